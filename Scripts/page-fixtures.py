#!/usr/bin/env python3
"""Asks Chromium to print tables and other documents: pages.json and printed.json in
Tests/QuoinDocumentTests/Fixtures.

    Scripts/page-fixtures.py            write the files anew
    Scripts/page-fixtures.py --check    fail if the files are not what the browser says today

Each case is a document and, page by page, its words with the left and upper edges of their boxes in
pixels of CSS; where the document says which pages it wants, also their sizes. Needs Debian's `chromium` (or CHROMIUM=path) and `poppler-utils`, and the DejaVu fonts.
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


PRINTED_STYLE = """* { margin: 0; padding: 0 } body { font: 10px/12px "DejaVu Sans" } """
SMALL = "@page { size: 200px 220px; margin: 10px } "


def lines(name, count):
    return "<p>" + "<br>".join(f"{name}{index}" for index in range(count)) + "</p>"


PRINTED = [
    ("forced ends", SMALL + "p { margin: 10px 0 } .b { break-before: page } .a { page-break-after: always }",
     "<p>p1</p><p class=b>p2</p><p class=a>p3</p><p>p4</p><div><div><p class=b>p5</p></div></div><p>p6</p>"
     "<div style='padding-top: 7px'><div class=b>p7</div></div>"),
    ("empty boxes that force ends", SMALL + "p { margin: 10px 0 } h1 { margin: 15px 0; font-size: 10px }",
     "<p>p1</p><div style='page-break-after: always'></div><h1>h2</h1><p>p2</p>"
     "<div style='break-before: page'></div><h1>h3</h1><p>p3</p>"),
    ("forced ends at both ends of the document", SMALL + "section { break-before: page; break-after: page }",
     "<section>s1</section><section>s2</section><section>s3</section>"),
    ("boxes that stay whole", SMALL + "div { break-inside: avoid; border: 2px solid; margin: 5px 0 }",
     "".join(f"<div>{lines(f'd{index}x', 4)}</div>" for index in range(7))),
    ("boxes that are cut", SMALL + "div { border: 2px solid; margin: 5px 0 } p { margin: 4px }",
     "".join("<div>" + "".join(f"<p>d{index}x{line}</p>" for line in range(4)) + "</div>" for index in range(7))),
    ("headings stay with what follows", SMALL + "h2 { font-size: 10px; break-after: avoid; margin: 6px 0 }",
     f"<div style='height: 170px'>before</div><h2>h1</h2>{lines('a', 5)}<h2>h2</h2>{lines('b', 3)}"),
    ("what must not be parted from what is before", SMALL + ".k { break-before: avoid }",
     f"<div style='height: 176px'>before</div>{lines('a', 2)}<p class=k>k1</p>"),
    ("orphans and widows", SMALL + "p { margin-bottom: 5px } .w { orphans: 4; widows: 3 }",
     lines("a", 9) + lines("b", 9) + "<div class=w>" + lines("c", 9) + lines("d", 12) + lines("e", 5) + "</div>"),
    ("tall lines", SMALL + "p { line-height: 21px; orphans: 1; widows: 1 }", lines("a", 25)),
    ("feet of tables", SMALL + "table { border-spacing: 0 } td, th { height: 20px; padding-right: 20px } tr { break-inside: avoid }",
     f"<p>lead</p><table>{HEAD}{rows(20)}</tbody><tfoot><tr><td>f1<td>f2</tfoot></table><p>tail</p>"),
    ("feet of tables with lines", SMALL + "table { border-collapse: collapse } td, th { height: 20px; border: 4px solid }"
     " tr { break-inside: avoid }",
     f"<p>lead</p><table>{HEAD}{rows(20)}</tbody><tfoot><tr><td>f1<td>f2</tfoot></table><p>tail</p>"),
    ("a foot that does not fit behind the last row", SMALL + "table { border-spacing: 0 } td { height: 40px; padding-right: 20px }"
     " tr { break-inside: avoid }",
     f"<table>{rows(5)}<tfoot><tr><td>f1<td>f2</tfoot></table>"),
    ("what is placed in the page", SMALL + ".h { position: fixed; top: 0; right: 0 } .f { position: fixed; bottom: 0;"
     " left: 5px } .w { position: fixed; top: 50px; left: 100px; z-index: -1 } p { margin: 12px 0 }",
     "<div class=h>head</div><div class=f>foot</div><div class=w>mark</div>"
     + "".join(f"<p>p{index}</p>" for index in range(20))),
    ("a first page with other margins", "@page { size: 200px 220px; margin: 20px } @page :first { margin: 5px }"
     " .c { height: 100vh; width: 100% ; text-align: right } p { text-align: right }",
     "<div class=c>cover</div><p style='break-before: page'>p1</p><p>p2</p>"),
    ("a first page that begins lower", "@page { size: 200px 220px; margin: 10px } @page :first { margin-top: 100px }",
     "".join(f"<p>p{index}</p>" for index in range(30))),
    ("spreads", "@page { size: 200px 220px; margin: 10px } @page :left { margin: 10px 40px 10px 10px }"
     " @page :right { margin: 10px 10px 10px 40px }",
     "".join(f"<p>p{index}</p>" for index in range(40))),
    ("content that is wider than the pages", SMALL,
     "<div style='width: 225px; background: #eee'>wide</div>" + "".join(f"<p>p{index}</p>" for index in range(20))),
    ("content that is much wider", SMALL,
     "<div style='width: 600px; background: #eee'>wide</div>" + "".join(f"<p>p{index}</p>" for index in range(30))),
    ("a page on its side", "@page { size: A5 landscape; margin: 10mm 20mm }", "<p>p1</p><p style='height: 100vh'>p2</p>"),
    ("boxes in margins", "@page { size: 400px 220px; margin: 40px 50px; @top-left {"
     " content: 'tl'; font: 10px/12px 'DejaVu Sans' } @top-right { content: 'tr' counter(page); font: 10px/12px"
     " 'DejaVu Sans' } @bottom-center { content: 'p' counter(page) 'of' counter(pages); font: 10px/12px 'DejaVu Sans';"
     " border-top: 4px solid } @bottom-right { content: 'br'; vertical-align: top; font: 10px/12px 'DejaVu Sans' }"
     " @left-middle { content: 'lm'; font: 10px/12px 'DejaVu Sans' } @right-bottom { content: 'rb'; font: 10px/12px"
     " 'DejaVu Sans' } @top-left-corner { content: 'c'; text-align: left; font: 10px/12px 'DejaVu Sans' } } @page :first { @top-left {"
     " content: none } @top-right { content: 'begin' } } @page :left { @top-left { content: 'even'; color: red } }",
     "<p>b1</p><p style='break-before: page'>b2</p><p style='break-before: page'>b3</p>"),
    ("sheets for print", SMALL + "@media print { .s { display: none } p { padding-left: 20px } } @media screen { p"
     " { padding-left: 50px } }", "<p>p1</p><p class=s>p2</p><p>p3</p>"),
    ("pages with names", "@page { size: 200px 220px; margin: 10px } @page wide { size: 330px 150px; margin: 20px 15px }"
     " @page tall { margin: 30px 10px 10px } .w { page: wide } .t { page: tall } p { text-align: right }",
     "<p>p1</p><div class=w><p>w1</p><p>w2</p></div><p>p2</p><p class=t>t1</p><div class=t><div><p>t2</p></div></div>"
     "<section class=w><p>w3</p><p style='page: auto'>w4</p><p class=t>t3</p></section><p>p3</p>"),
    ("names of all pages and sides", "@page { size: 200px 220px; margin: 10px } @page n:left { margin: 10px 10px 10px 30px }"
     " @page n:right { margin: 10px 30px 10px 10px } @page n:first { margin-top: 60px } body { page: n }",
     "".join(f"<p>p{index}</p>" for index in range(40))),
    ("wide content on named pages", "@page { size: 200px 220px; margin: 10px } @page wide { size: 400px 220px }"
     " .w { page: wide } table { width: 370px; border-spacing: 0 } td { text-align: right; padding: 0 }",
     "<p>p1</p><table class=w><tr><td>a1<td>a2</table><p>p2</p>"),
    ("borders and padding of pages", "@page { size: 300px 200px; margin: 20px 25px; border: solid green; border-width: 2px"
     " 4px 6px 8px; padding: 5px 10px; @top-right { content: 'tr' } @bottom-left { content: 'bl' counter(page) } }"
     " @page :first { padding: 0; border-top: 0 } html { font: 8px/10px 'DejaVu Sans' } p { text-align: right }",
     "<p>p1</p><p style='break-before: page'>p2</p>"),
    ("lengths in fonts of pages", "html { font: 20px/24px 'DejaVu Sans' } @page { size: 20em 15rem; margin: 2rem 1em 40px;"
     " padding-left: .5em; font-size: 150%; @top-left { content: 'tl'; font: 1rem/1.2 'DejaVu Sans' } @bottom-right {"
     " content: 'br' } } p { text-align: right }", "<p>p1</p><p style='break-before: page'>p2</p>"),
    ("a root with zoom", "html { zoom: 2; font: 10px/12px 'DejaVu Sans' } @page { size: 40em 15rem; margin: 2rem 1em;"
     " @top-left { content: 'tl'; padding-left: 7px } @bottom-right { content: 'br' } } p { text-align: right }",
     "<p>p1</p><p style='break-before: page'>p2</p>"),
    ("parts of lines and columns", SMALL + ".g { display: grid; grid-template-columns: 1fr 1fr; gap: 6px }"
     " .g div { height: 44px; break-inside: avoid } .x { display: flex; flex-direction: column } .b { break-before: page }",
     "<div class=g>" + "".join(f"<div>g{index}</div>" for index in range(12)) + "</div>"
     "<div class=x><div>x1</div><div class=b>x2</div></div>"),
]


def pages(document):
    """The text of each page with the boxes of its words, as poppler says it."""
    with tempfile.TemporaryDirectory() as folder:
        page, pdf = f"{folder}/a.html", f"{folder}/a.pdf"
        pathlib.Path(page).write_text(document)
        subprocess.run(
            [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
             f"--user-data-dir={folder}/profile", f"--print-to-pdf={pdf}", f"file://{page}"],
            check=True, stderr=subprocess.DEVNULL)
        text = subprocess.run(
            ["pdftotext", "-bbox", pdf, "-"], check=True, capture_output=True, text=True).stdout
    return text.split("<page ")[1:]


def pixels(points):
    """A pixel of CSS is three quarters of a point."""
    return round(float(points) / 0.75, 2)


def words(page):
    """The words of a page, with the corners of their boxes."""
    return [[word, pixels(x), pixels(y)] for x, y, word in
            re.findall(r'<word xMin="([\d.]+)" yMin="([\d.]+)".*?>(.*?)</word>', page)]


def size(page):
    width, height = re.match(r'width="([\d.]+)" height="([\d.]+)"', page).groups()
    return [pixels(width), pixels(height)]


def main():
    version = subprocess.run([CHROMIUM, "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
    cases = [{"name": name, "html": f"<!doctype html><style>{STYLE}{css}</style><body>{body}"}
             for name, css, body in CASES]
    for case in cases:
        case["pages"] = [words(page) for page in pages(case["html"])]
    printed = [{"name": name, "html": f"<!doctype html><style>{PRINTED_STYLE}{css}</style><body>{body}"}
               for name, css, body in PRINTED]
    for case in printed:
        case["pages"] = [{"size": size(page), "words": words(page)} for page in pages(case["html"])]
    about = {"about": "Scripts/page-fixtures.py", "browser": "Chromium " + version}
    write(FILE, {**about, "size": SIZE, "margin": MARGIN}, cases)
    write(FILE.with_name("printed.json"), about, printed)


def write(file, about, cases):
    if "--check" in sys.argv:
        if json.loads(file.read_text())["cases"] != cases:
            sys.exit(f"{file} is not what the browser says")
        return
    head = json.dumps(about)[:-1]
    file.write_text(head + ',\n"cases": [\n' + ",\n".join(json.dumps(case) for case in cases) + "\n]}\n")
    print(file.name, len(cases), "cases")


main()
