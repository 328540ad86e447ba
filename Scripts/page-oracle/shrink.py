"""Makes a page smaller as long as it still differs."""
from generator import DOCTYPE

# Elements that are not replaced by plainer ones.
KEPT = {"body", "div", "span", "img", "input", "button", "select", "table", "tbody", "tr", "td", "ul", "li"}


class Shrinker:
    def __init__(self, page, differs, tries):
        self.page, self.differs, self.tries, self.changed = page.copy(), differs, tries, True

    def attempt(self, owner, name, value):
        """Sets a property where the page still differs then."""
        before = getattr(owner, name)
        if self.tries <= 0 or value == before:
            return False
        self.tries -= 1
        setattr(owner, name, value)
        if self.differs(self.page):
            self.changed = True
            return True
        setattr(owner, name, before)
        return False

    def drop_parts(self, owner, name, least=0):
        """Drops what can be dropped of a list: halves, quarters, single ones."""
        size = len(getattr(owner, name))
        while size >= 1:
            start = 0
            while start < len(getattr(owner, name)):
                parts = getattr(owner, name)
                rest = parts[:start] + parts[start + size:]
                if len(rest) < least or not self.attempt(owner, name, rest):
                    start += size
            size //= 2

    def unwrap(self, node):
        """Puts what is in a child in the child's place."""
        number = 0
        while number < len(node.children):
            child = node.children[number]
            inside = [] if isinstance(child, str) else child.children
            if inside and self.attempt(node, "children", node.children[:number] + inside + node.children[number + 1:]):
                self.drop_parts(node, "children", least=1)
                number = 0
            else:
                number += 1

    def shorten(self, node):
        """Takes fewer words."""
        for number, child in enumerate(node.children):
            words = child.split() if isinstance(child, str) else []
            if len(words) > 1:
                half = len(words) // 2
                for some in (words[:1], words[:half], words[half:]):
                    if self.attempt(node, "children", node.children[:number] + [" ".join(some)] + node.children[number + 1:]):
                        break

    def simplify(self, node):
        self.drop_parts(node, "style")
        for name in list(node.attributes):
            if name != "src":
                self.attempt(node, "attributes", {key: value for key, value in node.attributes.items() if key != name})
        self.shorten(node)
        if node.tag not in KEPT:
            self.attempt(node, "tag", "div") or self.attempt(node, "tag", "span")

    def run(self):
        page = self.page
        while self.changed and self.tries > 0:
            self.changed = False
            self.drop_parts(page, "rules")
            nodes, number = [page.body], 0
            while number < len(nodes):
                self.drop_parts(nodes[number], "children", least=1)
                self.unwrap(nodes[number])
                nodes, number = list(page.body.walk()), number + 1
            for rule in page.rules:
                self.drop_parts(rule, "declarations", least=1)
                self.attempt(rule, "media", None)
            for node in list(page.body.walk()):
                self.simplify(node)
            self.attempt(page, "direction", "")
            self.attempt(page, "doctype", DOCTYPE)
        return page


def shrink(page, differs, tries):
    """A smaller page, found by so many tries at most."""
    return Shrinker(page, differs, tries).run()
