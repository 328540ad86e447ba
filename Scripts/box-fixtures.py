#!/usr/bin/env python3
"""Makes Tests/QuoinBoxLayoutTests/Fixtures/*.json: cases of CSS boxes with the frames of a browser.

    Scripts/box-fixtures.py [--count N] [--seed S] [--out DIR] [--only FILE,…] [--check]

Needs `chromium` (or CHROMIUM=path). The handpicked cases are in the files *-cases.txt beside this
one; the random ones come from the seed. `--check` writes nothing and fails if a file is not what the
browser says today. A case is a tree of elements: `style` is CSS, `words` is
[count, width, height] of unbreakable inline boxes that wrap like words, `children` are elements,
and `frame` is [x, y, width, height] in the parent's border box as the browser laid it out.
"""
import argparse, html, json, os, random, re, subprocess, sys, tempfile

CHROMIUM = os.environ.get("CHROMIUM", "chromium")
HERE = os.path.dirname(os.path.abspath(__file__))
FIXTURES = os.path.join(HERE, "..", "Tests", "QuoinBoxLayoutTests", "Fixtures")
SHEET = """
body { margin: 0 }
div, td, col { position: relative; box-sizing: border-box; border: 0 solid; font-size: 0; line-height: 0 }
td { padding: 0; vertical-align: baseline }
i { display: inline-block }
::-webkit-scrollbar { width: 15px; height: 15px; background: gray }
"""
SCRIPT = """
// What spans has to be an element of a table, which the parser would not leave where it is.
for (const e of document.querySelectorAll('[colspan], [rowspan], [span]')) {
  const part = document.createElement(e.hasAttribute('span') ? 'col' : 'td');
  for (const a of e.attributes) part.setAttribute(a.name, a.value);
  part.append(...e.childNodes);
  e.replaceWith(part);
}
function walk(e, parent) {
  const display = getComputedStyle(e).display, shown = display != 'none';
  const isBox = shown && display != 'contents', r = isBox ? e.getBoundingClientRect() : parent;
  const frame = isBox ? [r.left - parent.left, r.top - parent.top, r.width, r.height] : null;
  return { frame, children: !shown ? [] : [...e.children].filter(c => c.tagName != 'I' && c.tagName != 'WBR').map(c => walk(c, r)) };
}
const all = [...document.body.children].map(e => walk(e, e.getBoundingClientRect()));
document.body.innerHTML = '';
document.body.textContent = JSON.stringify(all);
"""


def element(style="", words=None, children=()):
    result = {"style": style}
    if words:
        result["words"] = words
    if children:
        result["children"] = list(children)
    return result


def markup(node):
    style = html.escape(node["style"])
    spans = "".join(f' {name}="{number}"' for name, number in
                    re.findall(r"\b(colspan|rowspan|span): (\d+)", style))
    inside = "".join(markup(child) for child in node.get("children", []))
    if "words" in node:
        count, width, height = node["words"]
        inside += f'<i style="width:{width}px;height:{height}px"></i><wbr>' * count
    return f'<div style="{style}"{spans}>{inside}</div>'


def frames(cases):
    """The frames of all cases, in one browser run."""
    page = f"<!doctype html><meta charset=utf-8><style>{SHEET}</style><body>"
    page += "".join(markup(case["root"]) for case in cases)
    page += f"<script>{SCRIPT}</script>"
    with tempfile.NamedTemporaryFile("w", suffix=".html") as file:
        file.write(page)
        file.flush()
        dom = subprocess.run(
            [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", file.name],
            capture_output=True, text=True, check=True).stdout
    return json.loads(re.search(r"<body>(\[.*\])</body>", dom, re.S).group(1))


def attach(node, frame):
    if frame["frame"]:
        node["frame"] = [round(number, 4) for number in frame["frame"]]
    for child, inner in zip(node.get("children", []), frame["children"]):
        attach(child, inner)


# Handpicked cases: a line `# name` begins one; an element a line, indented by two spaces a level;
# `3*20x10` stands for three words of 20 by 10, the rest of the line is CSS.
def handpicked(path):
    cases, stack = [], []
    for line in open(path):
        if not line.strip() or line.startswith("//"):
            continue
        if line.startswith("# "):
            cases.append({"name": line[2:].strip()})
            continue
        level = (len(line) - len(line.lstrip())) // 2
        words = re.match(r"\s*(\d+)\*([\d.]+)x([\d.]+)\s*", line)
        style = line[words.end():] if words else line
        node = element(style.strip(), [float(n) if i else int(n) for i, n in
                                       enumerate(words.groups())] if words else None)
        if level == 0:
            cases[-1]["root"] = node
            stack = [node]
        else:
            stack = stack[:level]
            stack[-1].setdefault("children", []).append(node)
            stack.append(node)
    return cases


class Randomly:
    """Random containers and items."""

    def __init__(self, seed):
        self.r = random.Random(seed)

    def maybe(self, chance, *properties):
        return [self.r.choice(properties)] if self.r.random() < chance else []

    def px(self, low, high):
        return f"{self.r.randrange(low, high + 1, 4)}px"

    def length(self, low, high):
        return f"{self.r.choice([10, 25, 50, 80])}%" if self.r.random() < 0.15 else self.px(low, high)

    def sizes(self, chance):
        css = []
        for side in ("width", "height"):
            css += self.maybe(chance, f"{side}: {self.length(16, 160)}")
            css += self.maybe(0.08, f"min-{side}: {self.length(16, 100)}")
            css += self.maybe(0.08, f"max-{side}: {self.length(16, 100)}")
        css += self.maybe(0.06, "aspect-ratio: 2", "aspect-ratio: 0.5", "aspect-ratio: 1.5")
        css += self.maybe(0.04, "width: min-content", "width: max-content", "width: fit-content")
        css += self.maybe(0.15, f"padding: {self.px(4, 12)}", "padding: 5%",
                          "padding: 4px 0 8px 12px", "padding-inline-start: 8px")
        css += self.maybe(0.1, "border-width: 4px", "border-width: 1px 2px 3px 4px")
        css += self.maybe(0.1, "box-sizing: content-box")
        css += self.maybe(0.08, "overflow: hidden")
        return css

    def item(self):
        css = self.sizes(0.4)
        css += self.maybe(0.35, f"flex-grow: {self.r.choice([0.2, 0.5, 1, 1, 2, 3])}")
        css += self.maybe(0.3, f"flex-shrink: {self.r.choice([0, 0, 0.3, 2, 3])}")
        css += self.maybe(0.25, f"flex-basis: {self.length(0, 120)}", "flex-basis: content",
                          "flex-basis: 0px")
        css += self.maybe(0.3, "align-self: " + self.r.choice(
            ["center", "flex-start", "flex-end", "start", "end", "self-start", "self-end",
             "stretch", "baseline", "safe center", "safe end"]))
        css += self.maybe(0.3, f"margin: {self.px(4, 12)}", "margin: 5%", "margin: auto",
                          "margin: -4px 8px", "margin-left: auto", "margin-top: auto",
                          "margin-inline-end: 8px")
        css += self.maybe(0.1, f"order: {self.r.choice([-1, 1, 2])}")
        css += self.maybe(0.05, "direction: rtl", "direction: ltr")
        css += self.maybe(0.04, "display: none")
        if self.r.random() < 0.08:
            css += ["position: " + self.r.choice(["relative", "absolute", "absolute"])]
            for side in ("left", "top", "right", "bottom"):
                css += self.maybe(0.4, f"{side}: {self.length(0, 24)}")
        return css

    def container(self):
        css = ["display: flex"]
        css += self.maybe(0.7, "flex-direction: " + self.r.choice(
            ["column", "column", "row-reverse", "column-reverse"]))
        css += self.maybe(0.5, "justify-content: " + self.r.choice(
            ["center", "flex-end", "space-between", "space-around", "space-evenly", "start",
             "end", "left", "right", "safe center", "stretch"]))
        css += self.maybe(0.5, "align-items: " + self.r.choice(
            ["center", "flex-start", "flex-end", "start", "end", "baseline", "baseline",
             "stretch", "safe center"]))
        css += self.maybe(0.3, f"gap: {self.px(4, 12)}", "gap: 10%", "row-gap: 8px",
                          "column-gap: 8px")
        css += self.maybe(0.12, "direction: rtl")
        return css

    def tree(self, depth):
        css = self.item()
        if depth == 0 or self.r.random() < 0.55:
            words = [self.r.randrange(1, 6), self.r.choice([12, 20, 28]),
                     self.r.choice([8, 12])] if self.r.random() < 0.7 else None
            return element("; ".join(css), words)
        hidden = [one for one in css if one == "display: none"]
        css = [one for one in css if one not in hidden] + self.container() + hidden
        return element("; ".join(css), None,
                       [self.tree(depth - 1) for _ in range(self.r.randrange(1, 5))])

    def case(self, index):
        css = ["position: relative", f"width: {self.px(80, 320)}"] + self.container()
        css += self.maybe(0.7, f"height: {self.px(60, 240)}")
        css += self.maybe(0.2, "padding: 8px", "border-width: 4px")
        children = [self.tree(2) for _ in range(self.r.randrange(1, 5))]
        return {"name": f"random {index}", "root": element("; ".join(css), None, children)}


class Wrapping(Randomly):
    """Containers of several lines."""

    def container(self):
        css = super().container()
        if self.r.random() < 0.85:
            css.append("flex-wrap: " + self.r.choice(["wrap", "wrap", "wrap-reverse"]))
        css += self.maybe(0.6, "align-content: " + self.r.choice(
            ["center", "flex-start", "flex-end", "space-between", "space-around", "space-evenly",
             "stretch", "start", "end", "safe center", "safe end", "normal"]))
        return css

    def case(self, index):
        css = ["position: relative", f"width: {self.px(60, 260)}"] + self.container()
        css += self.maybe(0.5, f"height: {self.px(40, 240)}")
        css += self.maybe(0.2, "padding: 8px", "border-width: 4px", "max-height: 80px")
        children = [self.tree(1) for _ in range(self.r.randrange(2, 8))]
        return {"name": f"wrap {index}", "root": element("; ".join(css), None, children)}


class Blocks(Randomly):
    """Blocks in blocks: margins that collapse, automatic widths and margins, roots of formatting."""

    def block(self, is_empty):
        css = []
        css += self.maybe(0.3, f"width: {self.length(16, 200)}", "width: max-content",
                          "width: fit-content", "width: min-content")
        css += self.maybe(0.3 if not is_empty else 0.5, f"height: {self.length(8, 100)}")
        css += self.maybe(0.1, f"min-height: {self.length(8, 60)}", "min-height: 0px")
        css += self.maybe(0.08, f"max-height: {self.length(8, 60)}")
        css += self.maybe(0.08, f"min-width: {self.length(16, 100)}")
        css += self.maybe(0.08, f"max-width: {self.length(16, 100)}")
        css += self.maybe(0.05, "aspect-ratio: 2", "aspect-ratio: 0.5")
        for side in ("top", "bottom"):
            css += self.maybe(0.5, f"margin-{side}: {self.r.choice([-20, -8, 4, 8, 16, 24])}px",
                              f"margin-{side}: 5%")
        for side in ("left", "right"):
            css += self.maybe(0.25, f"margin-{side}: {self.px(4, 24)}", f"margin-{side}: auto",
                              f"margin-{side}: -8px")
        css += self.maybe(0.2, "padding: 4px", "padding-top: 4px", "padding-bottom: 5%",
                          "padding: 0 8px")
        css += self.maybe(0.1, "border-width: 2px", "border-width: 1px 0 0 3px")
        css += self.maybe(0.1, "box-sizing: content-box")
        css += self.maybe(0.08, "overflow: hidden", "overflow: scroll")
        css += self.maybe(0.08, "direction: rtl", "direction: ltr")
        css += self.maybe(0.04, "display: none")
        if self.r.random() < 0.12:
            css += ["position: " + self.r.choice(["relative", "absolute", "absolute"])]
            for side in ("left", "top", "right", "bottom"):
                css += self.maybe(0.25, f"{side}: {self.length(0, 24)}")
        return css

    def tree(self, depth):
        if depth == 0 or self.r.random() < 0.3:
            is_empty = self.r.random() < 0.5
            words = None if is_empty else [self.r.randrange(1, 6), self.r.choice([12, 20, 28]),
                                           self.r.choice([8, 12])]
            return element("; ".join(self.block(is_empty)), words)
        css = self.block(False)
        kind = self.r.random()
        hidden = "display: none" in css
        if kind < 0.15:
            css = self.container() + [one for one in css if one != "display: none"]
        elif kind < 0.25:
            css.append("display: flow-root")
        css += self.maybe(0.04, "align-content: center", "align-content: end") if kind > 0.15 else []
        if hidden:
            css.append("display: none")
        return element("; ".join(css), None,
                       [self.tree(depth - 1) for _ in range(self.r.randrange(1, 4))])

    def case(self, index):
        css = ["position: relative", "display: flow-root", f"width: {self.px(80, 320)}"]
        css += self.maybe(0.3, f"height: {self.px(60, 240)}")
        css += self.maybe(0.2, "padding: 8px", "border-width: 4px")
        css += self.maybe(0.15, "direction: rtl")
        children = [self.tree(3) for _ in range(self.r.randrange(1, 4))]
        return {"name": f"block {index}", "root": element("; ".join(css), None, children)}


class Floats(Randomly):
    """Floats, blocks that clear them, and blocks beside them; few sizes, so that many meet."""

    count = 400

    def box(self, depth):
        css = self.maybe(0.5, "width: 20px", "width: 40px", "width: 60px", "width: 90px",
                         "width: 30%")
        css += self.maybe(0.6, "height: 10px", "height: 20px", "height: 35px")
        for side in ("top", "bottom"):
            css += self.maybe(0.3, f"margin-{side}: 5px", f"margin-{side}: 15px",
                              f"margin-{side}: -10px")
        for side in ("left", "right"):
            css += self.maybe(0.15, f"margin-{side}: 5px", f"margin-{side}: 30px",
                              f"margin-{side}: -10px", f"margin-{side}: auto")
        css += self.maybe(0.12, "padding: 5px", "padding-top: 5px")
        kind = self.r.random()
        if kind < 0.4:
            css.append("float: " + self.r.choice(["left", "left", "right"]))
        elif kind < 0.6:
            css.append("display: flow-root")
        elif kind < 0.65:
            css.append("position: absolute")
        css += self.maybe(0.2, "clear: left", "clear: both", "clear: right")
        children = []
        if depth > 0 and self.r.random() < 0.5:
            children = [self.box(depth - 1) for _ in range(self.r.randrange(1, 3))]
        # Words in the flow are lines, which are the host's.
        elif kind < 0.6 and self.r.random() < 0.3:
            return element("; ".join(css), [self.r.randrange(1, 6), 20, 10])
        return element("; ".join(css), None, children)

    def case(self, index):
        css = ["display: flow-root", "width: " + self.r.choice(
            ["100px", "100px", "200px", "max-content", "min-content"])]
        css += self.maybe(0.15, "direction: rtl") + self.maybe(0.2, "padding: 5px")
        children = [self.box(2) for _ in range(self.r.randrange(1, 5))]
        return {"name": f"float {index}", "root": element("; ".join(css), None, children)}


class Absolutes(Wrapping):
    """Boxes out of flow, in containers that hold them and in others that do not."""

    def item(self):
        css = self.sizes(0.4)
        css += self.maybe(0.3, f"margin: {self.px(4, 12)}", "margin: 5%", "margin: auto",
                          "margin: -4px 8px", "margin-left: auto", "margin-top: auto")
        css += self.maybe(0.3, "align-self: " + self.r.choice(
            ["center", "flex-start", "flex-end", "start", "end", "self-start", "self-end",
             "stretch", "safe center"]))
        css += self.maybe(0.1, "direction: rtl", "direction: ltr")
        css += self.maybe(0.06, "overflow: scroll")
        if self.r.random() < 0.6:
            css += ["position: " + self.r.choice(["absolute"] * 3 + ["static", "relative"])]
            for side in ("left", "top", "right", "bottom"):
                css += self.maybe(0.45, f"{side}: {self.length(0, 40)}", f"{side}: -8px")
        else:
            css += self.maybe(0.5, "position: static")
        return css

    def container(self):
        return super().container() if self.r.random() < 0.6 else ["display: block"]

    def case(self, index):
        css = ["position: relative", f"width: {self.px(80, 320)}"] + self.container()
        css = ["display: flow-root" if one == "display: block" else one for one in css]
        css += self.maybe(0.7, f"height: {self.px(60, 240)}")
        css += self.maybe(0.3, "padding: 8px", "border-width: 4px", "overflow: scroll")
        children = [self.tree(2) for _ in range(self.r.randrange(1, 4))]
        return {"name": f"absolute {index}", "root": element("; ".join(css), None, children)}


class Keywords(Wrapping):
    """Sizes that are words, limits that are words, `contents`, scroll bars, percentages."""

    words = ["min-content", "max-content", "fit-content", "stretch"]

    def sizes(self, chance):
        css = super().sizes(chance)
        for side in ("width", "height"):
            css += self.maybe(0.2, f"{side}: {self.r.choice(self.words)}")
            css += self.maybe(0.08, f"min-{side}: {self.r.choice(self.words)}")
            css += self.maybe(0.08, f"max-{side}: {self.r.choice(self.words)}")
        css += self.maybe(0.15, f"flex-basis: {self.r.choice(self.words)}")
        css += self.maybe(0.06, "overflow: scroll")
        return css

    def tree(self, depth):
        node = super().tree(depth)
        if "children" in node and "display: none" not in node["style"]:
            kind = self.r.random()
            if kind < 0.2:
                node["style"] = "display: contents"
            elif kind < 0.4:
                node["style"] += "; display: block"
        return node

    def case(self, index):
        case = super().case(index)
        case["name"] = f"keyword {index}"
        if self.r.random() < 0.3:
            case["root"]["style"] += f"; width: {self.r.choice(self.words[:3])}"
        return case


class Balanced(Wrapping):
    """Containers whose lines are equally long, some of them with a number of lines."""

    count = 200

    def container(self):
        css = super().container()
        if any("flex-wrap" in one for one in css):
            css.append("flex-wrap: " + self.r.choice(
                ["balance", "balance", "wrap balance", "wrap-reverse balance"]))
            css += self.maybe(0.4, f"flex-line-count: {self.r.choice([1, 2, 2, 3, 5])}")
        return css

    def case(self, index):
        case = super().case(index)
        case["name"] = f"balance {index}"
        return case


class Grids(Randomly):
    """Grid containers: tracks of all kinds, places by line and span, alignment, nested containers."""

    count = 500

    def breadth(self, least=False):
        kinds = ["auto", "min-content", "max-content", self.length(8, 80), self.length(8, 80)]
        return self.r.choice(kinds if least else kinds + ["1fr", "2fr"])

    def track(self):
        kind = self.r.random()
        if kind < 0.22:
            return self.r.choice(["1fr", "1fr", "2fr", "0.3fr", "3fr"])
        if kind < 0.44:
            return self.px(8, 90)
        if kind < 0.64:
            return "auto"
        if kind < 0.74:
            return self.r.choice(["min-content", "max-content"])
        if kind < 0.8:
            return f"{self.r.choice([10, 20, 25, 40])}%"
        if kind < 0.92:
            return f"minmax({self.breadth(True)}, {self.breadth()})"
        return f"fit-content({self.length(16, 100)})"

    def tracks(self):
        if self.r.random() < 0.1:
            size = self.r.choice([self.px(16, 60), f"minmax({self.px(16, 60)}, 1fr)", "20%"])
            before = [self.px(8, 40)] if self.r.random() < 0.3 else []
            return " ".join(before + [f"repeat({self.r.choice(['auto-fill', 'auto-fit'])}, {size})"])
        tracks = [self.track() for _ in range(self.r.choice([1, 2, 2, 3, 3, 4]))]
        if self.r.random() < 0.1:
            tracks.append(f"repeat({self.r.choice([2, 3])}, {self.track()})")
        return " ".join(tracks)

    def container(self):
        css = ["display: grid"]
        for side in ("columns", "rows"):
            if self.r.random() < (0.8 if side == "columns" else 0.55):
                css.append(f"grid-template-{side}: {self.tracks()}")
            css += self.maybe(0.12, f"grid-auto-{side}: {self.track()}",
                              f"grid-auto-{side}: {self.track()} {self.track()}")
        css += self.maybe(0.2, "grid-auto-flow: " + self.r.choice(
            ["column", "column", "row dense", "column dense"]))
        css += self.maybe(0.35, f"gap: {self.px(2, 12)}", f"gap: {self.px(2, 12)} {self.px(2, 12)}",
                          "gap: 10%", "row-gap: 8px", "column-gap: 5%")
        for name in ("justify-content", "align-content"):
            css += self.maybe(0.2, f"{name}: " + self.r.choice(
                ["center", "end", "start", "space-between", "space-around", "space-evenly",
                 "stretch", "safe center", "safe end"]))
        for name in ("justify-items", "align-items"):
            css += self.maybe(0.2, f"{name}: " + self.r.choice(
                ["center", "end", "start", "stretch", "safe end", "self-end"]
                + (["baseline", "baseline"] if name == "align-items" else ["left", "right"])))
        css += self.maybe(0.12, "direction: rtl")
        return css

    def line(self):
        kind = self.r.random()
        if kind < 0.5:
            return str(self.r.choice([1, 1, 2, 2, 3, 4, -1, -1, -2]))
        return f"span {self.r.choice([1, 2, 2, 3])}" if kind < 0.9 else "auto"

    def item(self):
        css = self.sizes(0.25)
        for name in ("grid-column", "grid-row"):
            if self.r.random() < 0.3:
                both = self.r.random() < 0.6
                css.append(f"{name}: {self.line()}" + (f" / {self.line()}" if both else ""))
        css += self.maybe(0.2, "align-self: " + self.r.choice(
            ["center", "start", "end", "self-start", "stretch", "baseline", "safe center"]))
        css += self.maybe(0.2, "justify-self: " + self.r.choice(
            ["center", "start", "end", "self-end", "stretch", "safe end", "left", "right"]))
        css += self.maybe(0.2, f"margin: {self.px(4, 12)}", "margin: 5%", "margin: auto",
                          "margin: -4px 8px", "margin-left: auto", "margin-top: auto")
        css += self.maybe(0.08, f"order: {self.r.choice([-1, 1, 2])}")
        css += self.maybe(0.05, "direction: rtl", "direction: ltr")
        css += self.maybe(0.03, "display: none")
        if self.r.random() < 0.08:
            css += ["position: " + self.r.choice(["relative", "absolute", "absolute"])]
            for side in ("left", "top", "right", "bottom"):
                css += self.maybe(0.4, f"{side}: {self.length(0, 24)}")
        return css

    def tree(self, depth):
        node = super().tree(depth)
        if "children" in node and "display: none" not in node["style"]:
            kind = self.r.random()
            if kind < 0.15:
                node["style"] += "; display: flex"
                node["style"] += "; flex-direction: column" if kind < 0.07 else ""
            elif kind < 0.3:
                node["style"] += "; display: block"
            elif kind < 0.34:
                node["style"] = "display: contents"
        return node

    def case(self, index):
        css = ["position: relative", f"width: {self.px(80, 320)}"] + self.container()
        css += self.maybe(0.5, f"height: {self.px(60, 240)}")
        css += self.maybe(0.2, "padding: 8px", "border-width: 4px")
        css += self.maybe(0.1, "width: max-content", "width: min-content", "width: fit-content")
        css += self.maybe(0.08, "min-height: 120px", "max-height: 60px")
        children = [self.tree(1) for _ in range(self.r.randrange(1, 8))]
        return {"name": f"grid {index}", "root": element("; ".join(css), None, children)}


def text(about, cases):
    for case, frame in zip(cases, frames(cases)):
        attach(case["root"], frame)
    version = subprocess.run([CHROMIUM, "--version"], capture_output=True, text=True).stdout
    lines = ",\n".join(json.dumps(case) for case in cases)
    return '{"about": %s,\n"browser": %s,\n"cases": [\n%s\n]}\n' % (
        json.dumps(about), json.dumps(version.strip().split(" built")[0]), lines)


class Tables(Randomly):
    """Tables: columns, spans, both models of borders, heights."""
    count = 600

    def cell(self, depth):
        css = ["display: table-cell"]
        css += self.maybe(0.3, f"width: {self.px(8, 120)}", f"width: {self.r.choice([10, 25, 50, 80])}%")
        css += self.maybe(0.08, f"min-width: {self.px(8, 60)}")
        css += self.maybe(0.06, f"max-width: {self.px(8, 60)}")
        css += self.maybe(0.2, f"height: {self.px(8, 60)}", "height: 50%")
        css += self.maybe(0.4, f"padding: {self.px(4, 12)}", "padding: 4px 0 8px 12px")
        css += self.maybe(0.2, "border-width: 2px", "border-width: 1px 2px 3px 4px",
                          "border-width: 5px", "border-width: 0 0 3px 0")
        css += self.maybe(0.1, "border-style: dashed", "border-style: double", "border-style: hidden")
        css += self.maybe(0.1, "box-sizing: content-box")
        css += self.maybe(0.5, "vertical-align: " + self.r.choice(["top", "middle", "bottom"]))
        css += self.maybe(0.18, f"colspan: {self.r.choice([2, 2, 3])}")
        css += self.maybe(0.15, f"rowspan: {self.r.choice([2, 2, 3])}")
        kind = self.r.random()
        if kind < 0.1:
            return element("; ".join(css))
        if kind < 0.8 or depth == 0:
            words = [self.r.randrange(1, 5), self.r.choice([12, 20, 28]), self.r.choice([8, 12, 20])]
            return element("; ".join(css), words)
        if kind < 0.86:
            return element("; ".join(css), None, [self.table(depth - 1)])
        return element("; ".join(css), None, [self.inside() for _ in range(self.r.randrange(1, 3))])

    def inside(self):
        css = []
        css += self.maybe(0.3, f"width: {self.length(8, 60)}")
        css += self.maybe(0.5, f"height: {self.px(4, 40)}", "height: 100%", "height: 50%")
        css += self.maybe(0.2, "margin: 4px", "padding: 4px")
        words = [self.r.randrange(1, 4), 12, 8] if self.r.random() < 0.6 else None
        return element("; ".join(css), words)

    def row(self, depth):
        css = ["display: table-row"]
        css += self.maybe(0.15, f"height: {self.px(8, 60)}", "height: 30%")
        css += self.maybe(0.08, "border-width: 4px", "border-width: 0 0 6px 0")
        return element("; ".join(css), None,
                       [self.cell(depth) for _ in range(self.r.randrange(1, 5))])

    def group(self, kind, depth):
        css = [f"display: table-{kind}-group"]
        css += self.maybe(0.1, f"height: {self.px(20, 120)}", "height: 50%")
        css += self.maybe(0.06, "border-width: 4px")
        return element("; ".join(css), None,
                       [self.row(depth) for _ in range(self.r.randrange(1, 4))])

    def column(self):
        css = ["display: table-column"]
        css += self.maybe(0.5, f"width: {self.px(8, 100)}", "width: 25%")
        css += self.maybe(0.2, "span: 2")
        css += self.maybe(0.06, "border-width: 4px")
        return element("; ".join(css))

    def caption(self):
        css = ["display: table-caption"]
        css += self.maybe(0.4, "caption-side: bottom")
        css += self.maybe(0.2, "margin: 4px", f"width: {self.px(20, 100)}", "padding: 4px")
        return element("; ".join(css), [self.r.randrange(1, 5), 20, 8])

    def table(self, depth):
        css = ["display: table"]
        collapses = self.r.random() < 0.3
        css.append("border-collapse: " + ("collapse" if collapses else "separate"))
        css.append(f"border-spacing: {self.r.choice(['0px', '2px', '4px', '6px 2px'])}")
        css += self.maybe(0.5, f"width: {self.length(40, 280)}")
        css += self.maybe(0.3, f"height: {self.px(20, 200)}")
        css += self.maybe(0.1, "table-layout: fixed")
        css += self.maybe(0.08, f"min-width: {self.px(40, 200)}", f"min-height: {self.px(40, 200)}",
                          f"max-width: {self.px(40, 200)}")
        css += self.maybe(0.25, "border-width: 2px", "border-width: 5px", "padding: 4px")
        css += self.maybe(0.15, "margin: 0 auto", "margin: 8px", "margin-left: auto")
        css += self.maybe(0.1, "direction: rtl", "direction: ltr")
        parts = [self.caption()] if self.r.random() < 0.15 else []
        if self.r.random() < 0.25:
            columns = [self.column() for _ in range(self.r.randrange(1, 4))]
            parts += [element("display: table-column-group", None, columns)] \
                if self.r.random() < 0.5 else columns
        if self.r.random() < 0.3:
            parts += [self.row(depth) for _ in range(self.r.randrange(1, 5))]
        else:
            kinds = (["footer"] if self.r.random() < 0.15 else []) + ["row"] * self.r.choice([1, 1, 2])
            kinds += ["header"] if self.r.random() < 0.25 else []
            parts += [self.group(kind, depth) for kind in kinds]
        return element("; ".join(css), None, parts)

    def case(self, index):
        kind = self.r.random()
        css = ["position: relative", f"width: {self.px(160, 320)}"]
        css += ["display: flow-root"] if kind < 0.8 else self.container()
        css += self.maybe(0.2, f"height: {self.px(60, 240)}")
        return {"name": f"table {index}", "root": element("; ".join(css), None, [self.table(1)])}


RANDOM = {"flex-random": Randomly, "wrap-random": Wrapping, "block-random": Blocks,
          "absolute-random": Absolutes, "keyword-random": Keywords,
          "balance-random": Balanced, "float-random": Floats, "grid-random": Grids,
          "table-random": Tables}
HANDPICKED = ["semantics-cases", "flex-cases", "wrap-cases", "balance-cases", "float-cases", "block-cases",
              "absolute-cases", "size-cases", "grid-cases", "table-cases"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default=FIXTURES)
    parser.add_argument("--only", default="")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    only = options.only.split(",") if options.only else [*RANDOM, *HANDPICKED]
    stale = []
    for name in only:
        if name in RANDOM:
            randomly = RANDOM[name](options.seed)
            count = max(options.count, getattr(randomly, "count", 0))
            cases = [randomly.case(index) for index in range(count)]
            about = f"Scripts/box-fixtures.py --count {count} --seed {options.seed}"
        else:
            cases = handpicked(os.path.join(HERE, name + ".txt"))
            about = f"Scripts/{name}.txt through Scripts/box-fixtures.py"
        path = os.path.join(options.out, name + ".json")
        new = text(about, cases)
        if not options.check:
            with open(path, "w") as file:
                file.write(new)
        # Another version of the browser may say the same.
        elif json.loads(new)["cases"] != json.load(open(path))["cases"]:
            stale.append(name)
    if stale:
        sys.exit("not what the browser says: " + ", ".join(stale))


if __name__ == "__main__":
    main()
