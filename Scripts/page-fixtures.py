#!/usr/bin/env python3
"""Asks Chromium to print tables: Tests/QuoinDocumentTests/Fixtures/pages.json.

    Scripts/page-fixtures.py            write the file anew
    Scripts/page-fixtures.py --check    fail if the file is not what the browser says today

Each case is a document and, page by page, its words with the left and upper edges of their boxes in
pixels of CSS. Needs Debian's `chromium` (or CHROMIUM=path) and `poppler-utils`, and the DejaVu fonts.
"""
import json, os, pathlib, re, subprocess, sys, tempfile

CHROMIUM = os.environ.get("CHROMIUM", "chromium")
FILE = pathlib.Path(__file__).parent.parent / "Tests/QuoinDocumentTests/Fixtures/pages.json"
SIZE, MARGIN = (200, 220), 10
STYLE = """@page { size: %dpx %dpx; margin: %dpx } * { margin: 0; padding: 0 }
body { font: 10px/12px "DejaVu Sans" } table { width: 100px; border-spacing: 0 } tr { break-inside: avoid }
td, th { height: 38px; vertical-align: top; text-align: left; font-weight: normal } th { height: 18px } """ % (*SIZE, MARGIN)


def rows(count, extra=lambda index: ""):
    return "".join(f"<tr>{extra(index)}<td>r{index}<td>x{index}" for index in range(count))


HEAD = "<thead><tr><th>h1<th>h2</thead><tbody>"
CASES = [
    ("separate borders", "table { border-spacing: 4px; border: 3px solid }",
     f"<p>lead</p><table>{HEAD}{rows(12)}</table><p>tail</p>"),
    ("borders that collapse", "table { border-collapse: collapse } th, td { border: 4px solid }",
     f"<p>lead</p><table>{HEAD}{rows(12)}</table><p>tail</p>"),
    ("lines of a pixel", "table { border-collapse: collapse } th, td { border: 1px solid }",
     f"<p>lead</p><table>{HEAD}{rows(12)}</table><p>tail</p>"),
    ("in a box", "div { border: 5px solid; padding: 7px; width: 110px }",
     f"<div><table>{HEAD}{rows(12)}</table></div><p>tail</p>"),
    ("cells over rows", "",
     "<table>" + HEAD + rows(12, lambda i: f"<td rowspan=3>s{i}" if i % 3 == 0 else "") + "</table>"),
    ("a head is not left alone", "div { height: 170px }",
     f"<div>before</div><table>{HEAD}{rows(9)}</table>"),
    ("a head of two rows", "",
     f"<table><thead><tr><th colspan=2>top<tr><th>h1<th>h2</thead>{rows(9)}</table>"),
    ("the second head is a group", "",
     f"<table>{HEAD}{rows(5)}</tbody><thead><tr><th>i1<th>i2</thead><tbody>{rows(5)}</table>"),
    ("no head", "table { border-collapse: collapse } td { border: 2px solid }",
     f"<table><tr><td>a<td>b{rows(11)}</table>"),
    ("columns from the right", "table { direction: rtl; border-spacing: 2px }",
     f"<table>{HEAD}{rows(8)}</table>"),
]


def words(document):
    """The words of each page, with the corners of their boxes."""
    with tempfile.TemporaryDirectory() as folder:
        page, pdf = f"{folder}/a.html", f"{folder}/a.pdf"
        pathlib.Path(page).write_text(document)
        subprocess.run(
            [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
             f"--user-data-dir={folder}/profile", f"--print-to-pdf={pdf}", f"file://{page}"],
            check=True, stderr=subprocess.DEVNULL)
        text = subprocess.run(
            ["pdftotext", "-bbox", pdf, "-"], check=True, capture_output=True, text=True).stdout
    # A pixel of CSS is three quarters of a point.
    return [[[word, round(float(x) / 0.75, 2), round(float(y) / 0.75, 2)] for x, y, word in
             re.findall(r'<word xMin="([\d.]+)" yMin="([\d.]+)".*?>(.*?)</word>', part)]
            for part in text.split("<page ")[1:]]


def main():
    version = subprocess.run([CHROMIUM, "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
    cases = [{"name": name, "html": f"<!doctype html><style>{STYLE}{css}</style><body>{body}"}
             for name, css, body in CASES]
    for case in cases:
        case["pages"] = words(case["html"])
    if "--check" in sys.argv:
        if json.loads(FILE.read_text())["cases"] != cases:
            sys.exit(f"{FILE} is not what the browser says")
        return
    head = json.dumps({"about": "Scripts/page-fixtures.py", "browser": "Chromium " + version,
                       "size": SIZE, "margin": MARGIN})[:-1]
    FILE.write_text(head + ',\n"cases": [\n' + ",\n".join(json.dumps(case) for case in cases) + "\n]}\n")
    print(len(cases), "cases")


main()
