#!/usr/bin/env python3
"""Writes Tests/QuoinDocumentTests/Fixtures/properties.json by Debian's Chromium.

    Scripts/property-fixtures.py [--check]

`names` are all properties that the browser knows. `probes` are the declarations of
Fixtures/property-probes.txt, each in a small document, and whether the browser's picture is another one
with it than without: what changes a picture there must change Quoin's or be told. `--check` fails
where the file is not what the browser says.

Needs `chromium` and PyPI's `pillow`.
"""
import argparse, html, json, pathlib, re, subprocess, sys, tempfile

from PIL import ImageChops

from browser_sheet import CHROMIUM, pictures

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "Tests/QuoinDocumentTests/Fixtures"
WIDTH, HEIGHT, COLUMNS = 220, 160, 8
PICTURE = ("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='10'%3E%3Crect width='10'"
           " height='10' fill='red'/%3E%3Crect x='10' width='10' height='10' fill='blue'/%3E%3C/svg%3E")
BASE = ("<!doctype html><style>body { margin: 10px; background: #cde; font: 14px Arial }"
        " .o { width: 160px; height: 90px; border: 1px solid #999 } p { margin: 0 }</style>")
CONTEXTS = {
    "text": "<p id=t>AVA office 0123 words\tthat  wrap <b>extraordinarily</b> in lines\n of jumpy text.</p><p>after</p>",
    "span": "<p>Some <span id=t>words of jumpy text</span> here that wrap in lines</p>",
    "rule": "<p id=t>Some words that wrap in lines of text</p>",
    "flex": '<div id=t style="display: flex"><i>one</i><i style="font-size: 20px">two<br>lines</i><i>three words</i></div>',
    "item": '<div style="display: flex; width: 180px; height: 60px"><i id=t>one two</i><i>two</i><i>three words here</i></div>',
    "grid": '<div id=t style="display: grid; gap: 2px"><i>one</i><i>two</i><i>three</i></div>',
    "cell": '<div style="display: grid; gap: 2px; grid-template: 30px 30px / 60px 60px"><i id=t>one</i><i>two</i><i>three</i></div>',
    "img": f'text <img id=t src="{PICTURE}" style="width: 60px; height: 60px"> text',
    "list": "<ul><li id=t>one<li>two</ul>",
    "table": "<table id=t border=1 style='background: #eee'><caption>cap</caption><tr><td>a<td>bb bb<tr><td><td>d</table>",
    "td": "<table border=1><tr><td id=t>a<td>b<br>b<tr><td>c<td>d</table>",
    "input": "<input id=t type=checkbox checked> <input value=xx>",
    "svg": "<svg width=60 height=60><circle id=t cx=20 cy=20 r=12 stroke=#00f /></svg>",
}


def document(context, declarations):
    rule = f"#t{declarations}" if context == "rule" else f"#t {{ {declarations} }}"
    return f"{BASE}<style>{rule if declarations else ''}</style><div class=o>{CONTEXTS[context]}</div>"


def names():
    page = """<body><script>
      const names = new Set(getComputedStyle(document.body));
      for (const key in document.body.style) {
        if (/^(cssText|length|parentRule|cssFloat|getProperty.*|item|removeProperty|setProperty)$/.test(key)) continue;
        const name = key.replace(/[A-Z]/g, c => '-' + c.toLowerCase());
        names.add(/^webkit-/.test(name) ? '-' + name : name);
      }
      document.body.textContent = 'NAMES' + JSON.stringify([...names].sort()) + 'END';</script>"""
    with tempfile.NamedTemporaryFile("w", suffix=".html") as file:
        file.write(page)
        file.flush()
        dom = subprocess.run(CHROMIUM + ["--dump-dom", file.name], capture_output=True, text=True, check=True).stdout
    return json.loads(html.unescape(re.search(r"NAMES(.*)END", dom).group(1)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    probes = []
    for line in (FIXTURES / "property-probes.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            probes.append(tuple(line.split(" | ", 1)))
    wanted = [(context, "") for context in CONTEXTS] + probes
    drawn = []
    for start in range(0, len(wanted), 80):
        drawn += pictures([document(*item) for item in wanted[start:start + 80]], WIDTH, HEIGHT, COLUMNS)
    plain = {context: picture for (context, _), picture in zip(wanted, drawn)} | dict(zip(CONTEXTS, drawn))
    found = []
    for (context, declarations), picture in list(zip(wanted, drawn))[len(CONTEXTS):]:
        changes = ImageChops.difference(plain[context], picture).getbbox() is not None
        found.append({"context": context, "declarations": declarations, "changes": changes,
                      "html": document(context, declarations)})
    version = subprocess.run([CHROMIUM[0], "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
    answer = {"about": "Scripts/property-fixtures.py", "browser": f"Chromium {version}", "names": names(),
              "plain": {context: document(context, "") for context in CONTEXTS}, "probes": found}
    path = FIXTURES / "properties.json"
    if options.check:
        old = json.loads(path.read_text())
        if any(old.get(key) != answer[key] for key in ("names", "plain", "probes")):
            sys.exit(f"{path} is not what the browser says")
    else:
        path.write_text(json.dumps(answer, indent=0, ensure_ascii=False) + "\n")


main()
