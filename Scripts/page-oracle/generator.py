"""Random pages that are built as real ones are: articles, forms, tables, layouts of columns, mails.

A seed always makes the same page. Declarations are chosen from lists: `name: a | b` is one of its
values, LENGTH is any length and PX a number of pixels.
"""
import random
import re

from styles import STYLES

DOCTYPE = "<!doctype html>"
LIMITED_QUIRKS = ('<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" '
                  '"http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">')
VOID = {"br", "col", "hr", "img", "input"}
WORDS = """the quick brown fox jumps over lazy dog invoice total amount due payment thank you for your order Report
Quarterly 2026 customers email support team design systems Engineer Senior responsible delivered growth 45% $1,299.00
Berlin to of a and in with on by is we our shipping address account subscription here click details
internationalization e.g. state-of-the-art https://example.com/path/to/page""".split()


class Node:
    """An element: children are elements and texts, `style` is a list of declarations."""

    def __init__(self, tag, children=(), style=(), **attributes):
        self.tag, self.children, self.style = tag, list(children), list(style)
        self.attributes = {name.rstrip("_"): value for name, value in attributes.items()}

    def copy(self):
        children = [child if isinstance(child, str) else child.copy() for child in self.children]
        return Node(self.tag, children, self.style, **self.attributes)

    def walk(self):
        yield self
        for child in self.children:
            if not isinstance(child, str):
                yield from child.walk()

    def html(self):
        attributes = dict(self.attributes)
        if self.style:
            attributes["style"] = "; ".join(self.style)
        written = "".join(f" {name}" if value is True else f' {name}="{str(value).replace(chr(34), "&quot;")}"'
                          for name, value in attributes.items())
        if self.tag in VOID:
            return f"<{self.tag}{written}>"
        inside = "".join(child if isinstance(child, str) else child.html() for child in self.children)
        return f"<{self.tag}{written}>{inside}</{self.tag}>"


class Rule:
    def __init__(self, selector, declarations, media=None):
        self.selector, self.declarations, self.media = selector, list(declarations), media

    def css(self):
        rule = f"{self.selector} {{ {'; '.join(self.declarations)} }}"
        return f"@media {self.media} {{ {rule} }}" if self.media else rule


class Page:
    def __init__(self, body, rules=(), doctype=DOCTYPE, direction=""):
        self.body, self.rules, self.doctype, self.direction = body, list(rules), doctype, direction

    def copy(self):
        rules = [Rule(rule.selector, rule.declarations, rule.media) for rule in self.rules]
        return Page(self.body.copy(), rules, self.doctype, self.direction)

    def html(self):
        sheet = "\n".join(rule.css() for rule in self.rules)
        style = f"<style>\n{sheet}\n</style>\n" if sheet else ""
        direction = f' dir="{self.direction}"' if self.direction else ""
        return f'{self.doctype}\n<html{direction}><meta charset="utf-8">\n{style}{self.body.html()}</html>\n'


class Generator:
    TEXTS = ["paragraph", "paragraph", "heading", "bullets", "quote", "preformatted", "figure", "definitions", "data_table"]
    LAYOUTS = ["flex", "grid", "floats", "form", "mail", "mail_columns", "hero", "card", "positioned", "collapsing",
               "details", "sidebar", "navigation", "inline_blocks", "table_boxes", "scroller", "mixture"]

    def __init__(self, seed):
        self.random, self.rules, self.names = random.Random(seed), [], 0

    # Choices

    def chance(self, share):
        return self.random.random() < share

    def pick(self, *choices):
        return self.random.choice(choices)

    def words(self, least, most):
        return " ".join(self.random.choice(WORDS) for _ in range(self.random.randint(least, most)))

    def length(self):
        return self.choose("LENGTHS", STYLES["lengths"])

    def choose(self, name, values):
        value = self.random.choice(values).strip()
        value = re.sub("LENGTH", lambda _: self.length(), value)
        return re.sub("PX", lambda _: f"{self.pick(2, 4, 8, 10, 12, 16, 20, 24, 30, 40)}px", value)

    def declaration(self, text):
        name, _, values = text.partition(":")
        return f"{name}: {self.choose(name, values.split(' | '))}"

    def some(self, name, least=0, most=3):
        """Some declarations of a list in `STYLES`."""
        lines = list(STYLES[name])
        self.random.shuffle(lines)
        return [self.declaration(line) for line in lines[:self.random.randint(least, most)]]

    def rule(self, declarations, suffix="", name=None, media=None):
        """Adds a rule and returns the name of its class."""
        if name is None:
            self.names += 1
            name = f"c{self.names}"
        if declarations:
            self.rules.append(Rule(f".{name}{suffix}", [self.declaration(text) for text in declarations], media))
        return name

    def styled(self, node, share, name, most=4):
        """Gives a node a class with some declarations, now and then."""
        if self.chance(share):
            node.attributes["class"] = self.rule(self.some(name, 1, most))
        return node

    # What stands in lines

    def inline(self, least=2, most=18, depth=0):
        content = [self.words(least, most)]
        while depth < 3 and self.chance(.45):
            content += [self.pick(" ", " ", " ", ""), self.inline_item(depth), self.pick(" ", " ", " ", "")]
            if self.chance(.7):
                content.append(self.words(1, 10))
        return content

    def inline_item(self, depth):
        kind = self.random.randint(0, 9)
        if kind <= 2:
            return Node(self.pick("a", "strong", "em", "code", "small", "sub", "sup", "kbd", "q", "big", "tt", "label"),
                        self.inline(1, 6, depth + 1))
        if kind == 3:
            return Node("br")
        if kind == 4:
            return self.picture()
        if kind == 5:
            return self.control()
        if kind == 6:
            return Node("span", [self.words(1, 2)], class_=self.rule(self.some("badge", 1, 4) + ["display: inline-block"]))
        if kind == 7:
            return Node("i", class_=self.rule(["display: inline-block", "width: 16px", "height: 16px"] + self.some("icon")))
        inner = [Node("b", [self.words(1, 2)], self.some("inline", 0, 1))] if self.chance(.3) else []
        return Node("span", inner + self.inline(1, 4, depth + 1), self.some("inline", 1, 2))

    def text(self, least, most):
        return [self.words(least, most)] if self.chance(.6) else self.inline(least, most)

    def picture(self):
        node = Node("img", src=self.pick("picture.png", "picture.svg"), alt=self.pick("", "Logo of company", "x"))
        for name, values in (("width", (20, 60, 120, "50%")), ("height", (20, 40, 90))):
            if self.chance(.3):
                node.attributes[name] = self.pick(*values)
        if self.chance(.1):
            node.attributes[self.pick("align", "border", "hspace")] = self.pick("left", "right", "middle", 3, 5)
        node.style = self.some("picture", 0, 2)
        return node

    def control(self):
        kind = self.random.randint(0, 8)
        if kind <= 4:
            node = Node("input", type=self.pick("text", "email", "password", "checkbox", "radio", "submit", "button", "number",
                                                "search", "reset", "hidden", "range"))
            if node.attributes["type"] in ("submit", "button", "reset"):
                node.attributes["value"] = self.words(1, 2)
            elif self.chance(.3):
                node.attributes.update(placeholder=self.words(1, 3), size=self.pick(5, 10, 40))
        elif kind == 5:
            node = Node("button", self.text(1, 2), type="button")
        elif kind == 6:
            node = Node("select", [Node("option", [self.words(1, 3)]) for _ in range(3)])
            if self.chance(.2):
                node.attributes.update(multiple=True, size=3)
        elif kind == 7:
            node = Node("textarea", [self.words(0, 5)], rows=self.pick(2, 4), cols=self.pick(20, 40))
        else:
            node = Node(self.pick("progress", "meter"), value=".4")
        return self.styled(node, .3, "control", 5)

    # Blocks of text

    def block(self, depth=0):
        kinds = self.TEXTS + (self.LAYOUTS if depth < 3 else [])
        return getattr(self, self.random.choice(kinds))(depth)

    def blocks(self, depth, least, most):
        return [self.block(depth) for _ in range(self.random.randint(least, most))]

    def several(self, least, most, make):
        return [make() for _ in range(self.random.randint(least, most))]

    def paragraph(self, depth=0):
        return Node("p", self.inline(3, 40), self.some("paragraph", 1, 3) if self.chance(.3) else ())

    def heading(self, depth=0):
        node = self.styled(Node(self.pick("h1", "h2", "h3", "h4"), self.text(1, 8)), .35, "heading")
        if "class" in node.attributes and self.chance(.4):
            self.rule(self.some("generated", 2, 5) + ['content: "" | "# " | "→"'], self.pick("::before", "::after"),
                      node.attributes["class"])
        return node

    def bullets(self, depth=0):
        items = []
        for _ in range(self.random.randint(1, 5)):
            more = [self.block(depth + 2)] if self.chance(.15) else []
            items.append(Node("li", self.text(1, 12) + more))
        node = self.styled(Node(self.pick("ul", "ol"), items), .5, "list")
        if "class" in node.attributes:
            name = node.attributes["class"]
            self.rule(self.some("item"), " li", name)
            if self.chance(.25):
                self.rule(['content: "•" | "✓ " | counter(list-item) ". " | ""'] + self.some("marker", 1, 2), " li::before", name)
            if self.chance(.2):
                self.rule(["margin: 0 | 0 10px 0 0"], self.pick(" li:last-child", " li:not(:last-child)"), name)
        return node

    def quote(self, depth=0):
        inside = self.several(1, 2, self.paragraph) if self.chance(.8) else self.inline(4, 30)
        return self.styled(Node("blockquote", inside), .5, "box")

    def preformatted(self, depth=0):
        lines = "\n".join(self.several(1, 5, lambda: " " * self.pick(0, 2, 4) + self.words(1, 8)))
        return self.styled(Node("pre", [Node("code", [lines]) if self.chance(.7) else lines]), .5, "preformatted")

    def figure(self, depth=0):
        return Node("figure", [self.picture(), Node("figcaption", self.text(2, 10))], self.some("figure", 0, 2))

    def definitions(self, depth=0):
        pairs = self.several(1, 4, lambda: (Node("dt", self.text(1, 3)), Node("dd", self.text(2, 14))))
        return self.styled(Node("dl", [node for pair in pairs for node in pair]), .4, "definitions")

    # Tables

    def cell(self, tag="td"):
        node = Node(tag, self.blocks(3, 1, 2) if self.chance(.06) else self.text(1, 6), self.some("cell", 1, 2) if self.chance(.2) else ())
        for share, name, values in ((.12, "colspan", (2, 3)), (.06, "rowspan", (2,)), (.1, "align", ("right", "center")),
                                    (.12, "width", ("50%", "25%", 100, 200, 1)), (.1, "valign", ("top", "bottom"))):
            if self.chance(share):
                node.attributes[name] = self.pick(*values)
        return node

    def row(self, columns, tag="td"):
        return Node("tr", [self.cell(tag) for _ in range(columns)], [f"height: {self.pick(40, 80)}px"] if self.chance(.05) else ())

    def data_table(self, depth=0):
        columns = self.random.randint(1, 5)
        parts = [Node("caption", self.text(1, 5))] if self.chance(.15) else []
        if self.chance(.08):
            parts.append(Node("colgroup", [Node("col", width=self.pick("20%", 50, 100)) for _ in range(columns)]))
        if self.chance(.5):
            parts.append(Node("thead", [self.row(columns, "th")]))
        node = Node("table", parts + [Node("tbody", self.several(1, 5, lambda: self.row(columns)))])
        for share, name, values in ((.3, "width", ("100%", 600, "50%")), (.3, "cellpadding", (0, 5, 10)),
                                    (.3, "cellspacing", (0, 2, 10)), (.2, "border", (0, 1, 2)), (.08, "align", ("center", "right"))):
            if self.chance(share):
                node.attributes[name] = self.pick(*values)
        self.styled(node, .5, "table", 6)
        if "class" in node.attributes:
            self.rule(self.some("cells", 1, 4), self.pick(" td", " th", " td:first-child", " td:last-child"), node.attributes["class"])
        return node
