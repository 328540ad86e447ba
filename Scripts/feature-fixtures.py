#!/usr/bin/env python3
"""Writes Tests/QuoinDocumentTests/Fixtures/features.json: what Debian's Chromium knows of CSS besides properties.

    Scripts/feature-fixtures.py [--check]

Those of Fixtures/feature-candidates.txt that the browser understands, by kind: pseudo-classes and
pseudo-elements by `CSS.supports()`, at-rules by a sheet of one rule, units and functions by a
declaration, and media features by whether a query is of a known one. `--check` fails where the file is
not what the browser says.

Needs `chromium` (or CHROMIUM=path).
"""
import html, json, os, pathlib, re, subprocess, sys, tempfile

CHROMIUM = os.environ.get("CHROMIUM", "chromium")
FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "Tests/QuoinDocumentTests/Fixtures"
SCRIPT = """
const known = {
  selector: text => CSS.supports('selector(' + text + ')'),
  rule: text => {
    const style = document.createElement('style');
    style.textContent = text;
    document.head.append(style);
    const rules = style.sheet.cssRules, found = rules.length > 0 && rules[0].cssText.startsWith(text.split(/[ {;]/)[0]);
    style.remove();
    return found;
  },
  unit: text => ['width: 1', 'rotate: 1', 'image-resolution: 1', 'transition-duration: 1', 'grid-template-rows: 1']
    .some(start => CSS.supports(start + text)) || CSS.supports('width', 'calc(1px * sign(1' + text + '))')
    || matchMedia('(resolution: 1' + text + ')').media == '(resolution: 1' + text + ')',
  function: text => CSS.supports(text),
  media: text => !matchMedia('(' + text + ')').media.includes('not all') && (matchMedia('(' + text + ')').matches
    || matchMedia('not (' + text + ')').matches),
};
const found = candidates.filter(([kind, text]) => known[kind](text));
document.body.textContent = 'FOUND' + JSON.stringify(found) + 'END';
"""


def main():
    lines = (FIXTURES / "feature-candidates.txt").read_text().splitlines()
    candidates = [line.split(" ", 1) for line in lines if line and not line.startswith("#")]
    page = "<!doctype html><head></head><body><script>const candidates = " + json.dumps(candidates) + ";" + SCRIPT + "</script>"
    with tempfile.NamedTemporaryFile("w", suffix=".html") as file:
        file.write(page)
        file.flush()
        dom = subprocess.run([CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", file.name],
                             capture_output=True, text=True, check=True).stdout
    found = json.loads(html.unescape(re.search(r"FOUND(.*)END", dom, re.S).group(1)))
    version = subprocess.run([CHROMIUM, "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
    answer = {"about": "Scripts/feature-fixtures.py", "browser": f"Chromium {version}",
              "features": [{"kind": kind, "text": text} for kind, text in found]}
    path = FIXTURES / "features.json"
    if "--check" in sys.argv:
        if json.loads(path.read_text())["features"] != answer["features"]:
            sys.exit(f"{path} is not what the browser says")
    else:
        path.write_text(json.dumps(answer, indent=0, ensure_ascii=False) + "\n")
        print(len(found), "of", len(candidates), "known")


main()
