#!/usr/bin/env python3
"""Makes Tests/QuoinDocumentTests/Fixtures/*.json: HTML documents with the frames of a browser.

    Scripts/html-fixtures.py [--count N] [--seed S] [--check]

Needs `chromium` (or CHROMIUM=path) and the DejaVu fonts. The handwritten documents are in
Fixtures/Documents; the random ones come from the seed and are kept with their frames. `--check` writes
nothing and fails if a file is not what the browser says today. A node is an element: `tag`, its
`children`, and its `frame` [x, y, width, height] in its parent's border box, none where it has no box.
"""
import argparse, base64, html, json, os, random, re, subprocess, sys, tempfile

CHROMIUM = os.environ.get("CHROMIUM", "chromium")
HERE = os.path.dirname(os.path.abspath(__file__))
FIXTURES = os.path.join(HERE, "..", "Tests", "QuoinDocumentTests", "Fixtures")
VIEWPORT = (1280, 720)
# Each document is laid out in a frame of the size of the viewport, one after the other.
SCRIPT = """
const documents = JSON.parse(new TextDecoder().decode(Uint8Array.from(atob("%s"), c => c.charCodeAt(0))));
function walk(e, parent) {
  const style = e.ownerDocument.defaultView.getComputedStyle(e), r = e.getBoundingClientRect();
  const isBox = style.display != 'none' && style.display != 'contents';
  const node = { tag: e.tagName.toLowerCase() };
  if (isBox) node.frame = [r.left - parent.left, r.top - parent.top, r.width, r.height];
  if (style.display != 'none') node.children = [...e.children].map(c => walk(c, isBox ? r : parent));
  return node;
}
(async () => {
  const trees = [];
  for (const text of documents) {
    const frame = document.createElement('iframe');
    frame.style = 'width: %dpx; height: %dpx; border: 0';
    await new Promise(done => { frame.onload = done; frame.srcdoc = text; document.body.append(frame); });
    trees.push(walk(frame.contentDocument.body, { left: 0, top: 0 }));
    frame.remove();
  }
  document.documentElement.innerHTML = '<body></body>';
  document.body.textContent = 'FRAMES' + JSON.stringify(trees);
})();
"""


def frames(texts):
    """The trees of all documents, in one browser run."""
    data = base64.b64encode(json.dumps(texts).encode()).decode()
    page = "<!doctype html><meta charset=utf-8><body><script>" + SCRIPT % ((data,) + VIEWPORT) + "</script>"
    with tempfile.NamedTemporaryFile("w", suffix=".html") as file:
        file.write(page)
        file.flush()
        dom = subprocess.run(
            [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--font-render-hinting=none", "--virtual-time-budget=100000", "--window-size=1400,900",
             "--dump-dom", "file://" + file.name], capture_output=True, text=True, check=True).stdout
    return rounded(json.loads(html.unescape(re.search(r"FRAMES(\[.*\])</body>", dom, re.S).group(1))))


def rounded(value):
    if isinstance(value, float):
        return round(value, 3)
    if isinstance(value, list):
        return [rounded(item) for item in value]
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    return value


class Writer:
    """Random documents of blocks, lines and flex containers."""

    WORDS = "a bb ccc dddd eeeee ffffff ggg hh i jjjj kk".split()

    def __init__(self, seed):
        self.random = random.Random(seed)

    def text(self):
        return " ".join(self.random.choice(self.WORDS) for _ in range(self.random.randint(1, 6)))

    def length(self):
        r = self.random
        return r.choice([f"{r.randint(0, 60)}px", f"{r.randint(0, 50)}%", f"{r.random() * 2:.1f}em",
                         f"calc({r.randint(0, 40)}% + {r.randint(0, 20)}px)"])

    def style(self, is_inline):
        r, found = self.random, []

        def maybe(share, make):
            if r.random() < share:
                found.append(make())

        def sides(words):
            return " ".join(r.choice(words) for _ in range(r.randint(1, 4)))

        maybe(.15, lambda: "margin: " + sides(["0", "5px", "-4px", "10px", "auto", "5%"]))
        maybe(.2, lambda: "padding: " + sides(["0", "3px", "8px", "2%"]))
        maybe(.15, lambda: f"border: {r.choice(['1px', '2.6px', '5px'])} solid")
        maybe(.08, lambda: f"position: relative; left: {r.randint(-9, 9)}px; top: {r.randint(-9, 9)}px")
        maybe(.1, lambda: "font-size: " + r.choice(["10px", "20px", "2em", "80%"]))
        maybe(.1, lambda: "line-height: " + r.choice(["1", "2", "30px", "normal"]))
        maybe(.05, lambda: "white-space: " + r.choice(["nowrap", "pre", "pre-line"]))
        if is_inline:
            maybe(.15, lambda: "vertical-align: " + r.choice(["top", "bottom", "sub", "super", "4px", "-20%"]))
            return "; ".join(found)
        maybe(.2, lambda: "width: " + r.choice([self.length(), "max-content", "min-content", "fit-content"]))
        for name in ["height", "min-width", "max-width", "min-height"]:
            maybe(.07, lambda: f"{name}: {self.length()}")
        maybe(.05, lambda: "overflow: hidden")
        maybe(.15, lambda: "text-align: " + r.choice(["center", "right", "end", "left", "justify"]))
        maybe(.08, lambda: "text-indent: " + r.choice(["10px", "2em"]))
        maybe(.06, lambda: "direction: rtl")
        maybe(.1, lambda: "box-sizing: border-box")
        maybe(.06, lambda: "display: flow-root")
        return "; ".join(found)

    def many(self, most, make):
        return "".join(make() for _ in range(self.random.randint(1, most)))

    def inline(self, depth):
        r = self.random
        kind = r.random()
        if kind < .45 or depth <= 0:
            return self.text() + r.choice([" ", "", " "])
        if kind < .75:
            inside = self.many(3, lambda: self.inline(depth - 1))
            return f'<span style="{self.style(True)}">{inside}</span>' + r.choice([" ", ""])
        if kind < .8:
            return "<br>"
        if kind < .92:
            align = r.choice(["", "vertical-align: top; ", "vertical-align: bottom; "])
            inside = self.many(2, lambda: (self.inline if r.random() < .7 else self.block)(depth - 1))
            return f'<div style="display: inline-block; {align}{self.style(False)}">{inside}</div>'
        if kind < .96:
            return f'<div style="display: inline-flex">{self.many(3, lambda: self.inline(depth - 1))}</div>'
        return f'<div style="position: absolute; {r.choice(["", "left: 4px", "top: 3px"])}">{self.text()}</div>'

    def block(self, depth):
        r = self.random
        kind = r.random()
        if depth <= 0:
            return f'<div style="{self.style(False)}">{self.inline(0)}</div>'
        if kind < .15:
            flex = r.choice(["", "flex-direction: column; ", "flex-wrap: wrap; ", "gap: 5px; "])
            inside = self.many(4, lambda: r.choice([self.inline, self.block])(depth - 1))
            return f'<div style="{self.style(False)}; display: flex; {flex}">{inside}</div>'
        if kind < .5:
            return f'<div style="{self.style(False)}">{self.many(5, lambda: self.inline(depth))}</div>'
        if kind < .85:
            return f'<div style="{self.style(False)}">\n{self.many(3, lambda: self.block(depth - 1))}\n</div>\n'
        inside = self.many(4, lambda: r.choice([self.inline, self.block])(depth - 1))
        return f'<div style="{self.style(False)}">{inside}</div>'

    def document(self):
        width = self.random.choice([200, 400, 600])
        sheet = f'body {{ font: 16px/1.25 "DejaVu Sans"; width: {width}px; margin: 0; position: relative }}'
        body = self.many(3, lambda: self.block(3))
        return f"<!doctype html><meta charset=utf-8><style>{sheet}</style><body>{body}</body>"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    version = subprocess.run([CHROMIUM, "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
    folder = os.path.join(FIXTURES, "Documents")
    names = sorted(name for name in os.listdir(folder) if name.endswith(".html"))
    texts = [open(os.path.join(folder, name), encoding="utf-8").read() for name in names]
    writer = Writer(options.seed)
    drawn = [writer.document() for _ in range(options.count)]
    trees = frames(texts)
    for start in range(0, len(drawn), 75):
        trees += frames(drawn[start:start + 75])
    files = {
        "documents.json": [{"name": name, "root": tree} for name, tree in zip(names, trees)],
        "random.json": [{"name": f"{options.seed}-{index}", "html": text, "root": tree}
                        for index, (text, tree) in enumerate(zip(drawn, trees[len(names):]))],
    }
    stale = False
    for name, documents in files.items():
        text = json.dumps({"about": "Scripts/html-fixtures.py", "browser": "Chromium " + version})[:-1]
        text += ',\n"documents": [\n' + ",\n".join(json.dumps(item) for item in documents) + "\n]}\n"
        path = os.path.join(FIXTURES, name)
        if options.check:
            old = open(path, encoding="utf-8").read() if os.path.exists(path) else ""
            if json.loads(old or "{}").get("documents") != json.loads(text)["documents"]:
                print(f"{path} is not what the browser says", file=sys.stderr)
                stale = True
        else:
            open(path, "w", encoding="utf-8").write(text)
    sys.exit(1 if stale else 0)


if __name__ == "__main__":
    main()
