"""Whole pages: rows, grids, floats, forms, mails and what else text stands in."""
from generator import DOCTYPE, LIMITED_QUIRKS, Generator, Node, Page, Rule
from styles import MUTATIONS, RARE_MUTATIONS


class PageGenerator(Generator):
    def inside(self, depth, words=8):
        """What is in a column: words, or blocks."""
        return self.blocks(depth + 1, 1, 2) if self.chance(.5) else self.text(1, words)

    def flex(self, depth):
        def item():
            node = self.pick(self.picture, self.control, self.column, self.column)() if depth == 0 else self.column(depth)
            node.style += self.some("flex item", 1, 3) if self.chance(.5) else []
            return node
        name = self.rule(["display: flex | flex | inline-flex"] + self.some("flex", 1, 5))
        if self.chance(.3):
            self.rule(["flex-direction: column"] + self.some("flex", 0, 1), "", name, f"(max-width: {self.pick(600, 768, 1400)}px)")
        if self.chance(.2):
            self.rule(self.some("flex item", 1, 2), " > *", name)
        return Node("div", self.several(1, 5, item), class_=name)

    def column(self, depth=0):
        return Node("div", self.inside(depth))

    def grid(self, depth):
        items = self.several(1, 6, lambda: self.column(depth))
        for item in items:
            item.style += self.some("grid item", 1, 2) if self.chance(.2) else []
        name = self.rule(["display: grid"] + self.some("grid", 1, 5))
        if self.chance(.3):
            self.rule(["grid-template-columns: 1fr | 1fr 1fr"], "", name, self.pick("(max-width: 768px)", "(width <= 1100px)"))
        return Node("div", items, class_=name)

    def floats(self, depth):
        children = []
        for _ in range(self.random.randint(1, 4)):
            node = self.picture() if self.chance(.25) else self.column(depth)
            node.style += [f"float: {self.pick('left', 'right')}"] + self.some("float")
            children += [node] + ([self.block(depth + 1)] if self.chance(.5) else [])
        end = self.pick("nothing", "clear", "clearfix", "box")
        if end == "clear":
            children.append(Node("div", style=["clear: both"]))
        node = Node("div", children, self.some("box", 1, 3) if end == "box" else ())
        if end == "clearfix":
            node.attributes["class"] = self.rule(['content: ""', "display: table | block", "clear: both"], "::after")
        return node

    def form(self, depth):
        def field():
            kind = self.random.randint(0, 3)
            label = Node("label", [self.words(1, 3)])
            if kind == 0:
                return Node("p", [label, " ", self.control()])
            if kind == 1:
                return Node("label", [Node("input", type=self.pick("checkbox", "radio")), " ", self.words(1, 4)])
            if kind == 2:
                fields = self.several(1, 3, lambda: Node("div", [Node("label", [self.words(1, 2)]), self.control()]))
                return Node("fieldset", [Node("legend", self.text(1, 4))] + fields, self.some("box", 0, 2))
            return Node("div", [label, self.control()], [self.pick("display: flex", "margin-bottom: 15px")])
        return Node("form", self.several(1, 5, field), self.some("box", 0, 2))

    def mail(self, depth):
        """Tables in tables, with attributes for styles."""
        def cell():
            inside = [self.picture()] if self.chance(.2) else [self.data_table()] if self.chance(.2) else self.inside(2, 25)
            node = Node("td", inside, self.some("mail cell"))
            for name, values in (("align", ("center", "left")), ("width", ("50%", 200)), ("height", (20, 1)), ("colspan", (2,))):
                if self.chance(.15):
                    node.attributes[name] = self.pick(*values)
            return node
        rows = self.several(1, 4, lambda: Node("tr", self.several(1, 3, cell)))
        table = Node("table", [Node("tbody", rows)], self.some("mail"), width=self.pick("100%", 600), cellpadding=self.pick(0, 0, 5),
                     cellspacing=self.pick(0, 0, 2))
        if self.chance(.5):
            table.attributes["align"] = "center"
        if self.chance(.6):
            outer = Node("td", [table], align="center")
            return Node("table", [Node("tbody", [Node("tr", [outer])])], width="100%", cellpadding=0, cellspacing=0)
        return Node("center", [table]) if self.chance(.4) else table

    def mail_columns(self, depth):
        """Columns that stand in a line, as mail builders write them."""
        def column():
            text = Node("div", self.text(1, 12), [f"font-size: {self.pick(13, 20)}px", f"line-height: {self.pick('1', '1.5')}"])
            cell = Node("td", [text if self.chance(.7) else self.picture()], ["font-size: 0px", "padding: 10px 25px"])
            table = Node("table", [Node("tbody", [Node("tr", [cell])])], width="100%", cellpadding=0, cellspacing=0)
            return Node("div", [table], ["font-size: 0px", "display: inline-block", "vertical-align: top", "width: 100%"], class_=name)
        name = self.rule([f"width: {self.pick('50%', '33.333333%', '25%')} !important"], "", None, "only screen and (min-width: 480px)")
        cell = Node("td", self.several(1, 4, column), ["font-size: 0px", "padding: 20px 0", "text-align: center"])
        table = Node("table", [Node("tbody", [Node("tr", [cell])])], ["width: 100%"], align="center", cellspacing=0)
        return Node("div", [table], ["margin: 0 auto", "max-width: 600px"])

    def hero(self, depth):
        inner = Node("div", self.blocks(2, 1, 3), self.some("box", 1, 3))
        return Node("section", [inner], self.some("box", 1, 3) + [self.pick("display: flex", "display: grid", "position: relative"),
                                                                 self.pick("align-items: center", "place-items: center")])

    def card(self, depth):
        link = Node("a", [self.words(1, 2)], [f"display: {self.pick('inline-block', 'block', 'inline-flex')}", "padding: 8px 16px"])
        inside = Node("div", [self.heading(), self.paragraph(), link], self.some("box", 0, 2))
        layout = self.pick([], ["display: flex"], ["display: flex", "flex-direction: column"], ["display: inline-block"])
        return Node("article", [self.picture(), inside], layout + self.some("box", 1, 3))

    def positioned(self, depth):
        children = self.blocks(2, 1, 2)
        for _ in range(self.random.randint(1, 3)):
            position = self.pick("absolute", "absolute", "relative", "sticky", "fixed")
            node = Node(self.pick("div", "span"), self.text(1, 5), [f"position: {position}"] + self.some("positioned", 1, 4))
            children.insert(self.random.randint(0, len(children)), node)
        return Node("div", children, self.some("box", 0, 3) + [self.pick("position: relative", "display: flex", "display: grid")])

    def collapsing(self, depth):
        """Margins at and in one another."""
        def nest(levels):
            inside = [nest(levels - 1)] if levels and self.chance(.8) else self.text(1, 4) if self.chance(.7) else []
            more = [Node("div", self.text(1, 2), self.some("collapsing", 0, 1))] if self.chance(.3) else []
            return Node("div", inside + more, self.some("collapsing", 0, 2))
        return Node("div", self.several(1, 4, lambda: nest(self.random.randint(1, 3))))

    def details(self, depth):
        node = Node("details", [Node("summary", self.text(1, 5))] + self.blocks(2, 1, 2), self.some("box", 0, 2))
        if self.chance(.6):
            node.attributes["open"] = True
        return node

    def sidebar(self, depth):
        side, main = Node("aside", self.blocks(depth + 1, 1, 3)), Node("main", self.blocks(depth + 1, 1, 4))
        kind = self.pick("float", "flex", "grid")
        if kind == "float":
            side.style = [f"float: {self.pick('left', 'right')}", f"width: {self.pick('200px', '30%')}"]
            main.style = [self.pick("margin-left: 220px", "overflow: hidden", "width: 65%; float: right")]
            return Node("div", [side, main, Node("div", style=["clear: both"])])
        if kind == "flex":
            side.style, main.style = self.some("flex item", 1, 3), ["flex: 1"] + self.some("flex item", 0, 1)
            return Node("div", [side, main], ["display: flex", self.pick("gap: 2rem", "min-height: 100vh")])
        columns = self.pick("250px 1fr", "1fr 3fr", "minmax(150px, 25%) 1fr")
        return Node("div", [side, main], ["display: grid", f"grid-template-columns: {columns}", self.pick("gap: 20px", "gap: 0")])

    def navigation(self, depth):
        links = self.several(2, 5, lambda: Node("li", [Node("a", [self.words(1, 1)], href="#")]))
        name = self.rule(["margin: 0", "padding: 0", "list-style: none"] + self.some("list", 0, 2))
        self.rule(self.some("item", 0, 2), " li", name)
        self.rule(["padding: 10px 15px"] + self.some("badge", 0, 2) + ["display: block | inline-block | inline"], " a", name)
        logo = Node("a", [self.words(1, 2)] if self.chance(.6) else [self.picture()], href="#")
        return Node("nav", [logo, Node("ul", [part for link in links for part in (link, "\n")], class_=name)],
                    self.some("flex", 0, 3) + ["display: flex"] if self.chance(.7) else [])

    def inline_blocks(self, depth):
        children = []
        for _ in range(self.random.randint(2, 5)):
            node = Node("div", self.inside(2), ["display: inline-block"] + self.some("inline block", 1, 5))
            children += [node, self.pick("\n", "\n", "")]
        return Node("div", children, [self.pick("font-size: 0", "line-height: 0", "text-align: justify", "white-space: nowrap")]
                    if self.chance(.4) else self.some("box", 0, 1))

    def table_boxes(self, depth):
        children = self.several(1, 4, lambda: Node("div", self.inside(2), ["display: table-cell"] + self.some("cell", 0, 2)))
        if self.chance(.6):
            children = [Node("div", children, ["display: table-row"])]
        return Node("div", children, ["display: table"] + self.some("table", 0, 3) if self.chance(.9) else ())

    def scroller(self, depth):
        return Node("div", self.blocks(2, 1, 2), [f"overflow: {self.pick('hidden', 'auto')}"] + self.some("scroller", 1, 3))

    def mixture(self, depth):
        """Text and blocks side by side."""
        children = []
        for _ in range(self.random.randint(2, 5)):
            children += self.inline(1, 6) if self.chance(.5) else [self.block(3)]
        return Node(self.pick("div", "section", "center", "address"), children, self.some("box", 0, 2))

    def page(self):
        rules = []
        for share, selector, name in ((.6, "body", "body"), (.5, "*", "reset"), (.2, "img", "pictures"), (.15, "html", "root")):
            if self.chance(share):
                rules.append(Rule(selector, self.some(name, 1, 4)))
        body = Node("body", self.blocks(0, 1, 3))
        nodes = list(body.walk())[1:]
        for _ in range(6):
            if not self.chance(.25):
                break
            self.random.choice(nodes).style.append(self.random.choice(RARE_MUTATIONS if self.chance(.05) else MUTATIONS))
        doctype = LIMITED_QUIRKS if self.chance(.2) else DOCTYPE
        return Page(body, rules + self.rules, doctype, "rtl" if self.chance(.05) else "")


def make_page(seed):
    return PageGenerator(seed).page()
