#!/usr/bin/env python3
"""Asks Chromium for computed values: Tests/QuoinStyleTests/Fixtures/computed.json.

    Scripts/css-fixtures.py            write the file anew
    Scripts/css-fixtures.py --check    exit with 1 where the file is not what Chromium answers

Each case is a declaration list on an element inside a parent with a declaration list of its own,
and the names of the properties to ask for. Needs Debian's `chromium`.
"""
import html
import json
import pathlib
import re
import subprocess
import sys
import tempfile

FIXTURE = pathlib.Path(__file__).parent.parent / "Tests/QuoinStyleTests/Fixtures/computed.json"
PARENT = "font-size: 20px; color: rgb(10, 20, 30); line-height: 1.5; --gap: 12px; --tone: teal"

# (declarations of the element, properties to ask for)
CASES = []


def ask(declarations, *names):
    CASES.append((declarations, names))


COLORS = """red #f80 #f808 #12345678 #abcdef transparent currentcolor rgb(1,2,3) rgb(1 2 3 / 50%)
rgba(300,-5,20.6,.5) rgb(10% 20% 30%) hsl(120,100%,25%) hsl(210deg 50% 40% / .25)
hsl(0.5turn 100% 50%) hwb(90deg 10% 20%) hwb(0_60%_60%) rebeccapurple RED rgb(calc(1+1) 2 3)
rgb(calc(1_+_1)_2_3) rgb(none_2_3)""".split("\n")
for word in " ".join(COLORS).replace("rgb(1 2 3 / 50%)", "rgb(1_2_3_/_50%)").replace(
        "rgb(10% 20% 30%)", "rgb(10%_20%_30%)").replace(
        "hsl(210deg 50% 40% / .25)", "hsl(210deg_50%_40%_/_.25)").replace(
        "hsl(0.5turn 100% 50%)", "hsl(0.5turn_100%_50%)").replace(
        "hwb(90deg 10% 20%)", "hwb(90deg_10%_20%)").replace(
        "rgb(calc(1+1) 2 3)", "rgb(calc(1+1)_2_3)").split():
    ask(f"background-color: {word.replace('_', ' ')}", "background-color")
    ask(f"color: {word.replace('_', ' ')}", "color")

LENGTHS = """10px 1em 2rem 1in 2.54cm 10mm 40q 1pc 12pt 50% 10vw 10vh 5vmin 5vmax 0 -4px 1e1px .5em
calc(1px+2px) calc(1px_+_2px) calc(10%_+_4px) calc(2_*_(3px_+_1em)) calc(10px_/_4) calc(1_*_2)
min(10px,_1em) max(10px,_2em,_3rem) clamp(1px,_5em,_30px) min(50%,_10px) max(10%,_4px_+_1em)
calc(100%_-_2em) calc(-1_*_(2px_-_10px)) 10 10foo auto min-content var(--gap) var(--none)
var(--none,_3px) calc(var(--gap)_*_2) var(--gap)px abs(-4px) 10px! '10px' clamp(none,_30px,_1em)
clamp(30px,_1em,_none) clamp(none,_5%,_none) clamp(none) hypot(30px,_40px) hypot(-3em)
calc(hypot(3,_4)_*_1px) min(10px,_infinity_*_1px) max(1em,_1px_*_-infinity) min(10px,_1px_/_0)""".split()
for length in LENGTHS:
    value = length.replace("_", " ")
    for name in ("margin-left", "padding-left", "text-indent"):
        ask(f"{name}: 7px; {name}: {value}", name)

for value in """normal 2 1.5em 150% 12px calc(1em_+_2px) -1 0 inherit initial unset""".split():
    ask(f"font-size: 10px; line-height: {value.replace('_', ' ')}", "line-height")
for value in """12px 2em 150% small medium x-large larger smaller calc(1em_+_2px) 0 -3px 1rem inherit
initial unset revert-x""".split():
    ask(f"font-size: {value.replace('_', ' ')}; text-indent: 1em", "font-size", "text-indent")
for value in "normal bold bolder lighter 350 1 1000 1001 0 inherit".split():
    ask(f"font-weight: {value}", "font-weight")
for value in "normal condensed semi-expanded 80% 0% -1% 50px inherit wide".split():
    ask(f"font-stretch: expanded; font-stretch: {value}", "font-stretch")
for value in ["normal", "italic", "oblique", "oblique 10deg", "oblique -0.1turn", "oblique 0deg",
              "oblique 91deg", "oblique 5", "italic 3deg", "inherit"]:
    ask(f"font-style: italic; font-style: {value}", "font-style")
for value in ["normal", '"wght" 350', '"wght" 1e2, "XTRA" -0.5', '"wgh" 3', '"wght"', "wght 3", '"wght" 3, "wght" 4',
              "initial"]:
    ask(f'font-variation-settings: "opsz" 9; font-variation-settings: {value}', "font-variation-settings")
for value in ["auto", "none", "no"]:
    ask(f"font-optical-sizing: {value}", "font-optical-sizing")
for value in ["none", "0.5", "ex-height 2", "cap-height 0.7", "-1", "0", "1 2", "cap-height"]:
    ask(f"font-size-adjust: 3; font-size-adjust: {value}", "font-size-adjust")
for value in ["normal", "none", "no-common-ligatures", "contextual common-ligatures", "contextual no-contextual",
              "historical-ligatures discretionary-ligatures", "none contextual"]:
    ask(f"font-variant-ligatures: no-contextual; font-variant-ligatures: {value}", "font-variant-ligatures")
for value in ["normal", "sub", "super", "sub super"]:
    ask(f"font-variant-position: {value}", "font-variant-position")
for value in ["normal", "jis78", "ruby full-width jis04", "simplified traditional", "proportional-width ruby"]:
    ask(f"font-variant-east-asian: {value}", "font-variant-east-asian")
FONTS = ["font-style", "font-weight", "font-stretch", "font-size-adjust", "font-optical-sizing",
         "font-variation-settings"]
for value in ["condensed 9px a", "oblique 5deg 350 semi-condensed 9px/2 a", "75% 9px a", "italic small-caps 9px a"]:
    ask('font-stretch: 80%; font-size-adjust: 2; font-optical-sizing: none; font-variation-settings: "a234" 1; '
        f"font: {value}", *FONTS)
VARIANTS = ["font-variant-caps", "font-variant-numeric", "font-variant-ligatures", "font-variant-position",
            "font-variant-east-asian"]
for value in ["normal", "none", "small-caps no-contextual", "sub tabular-nums jis90 common-ligatures", "sub super"]:
    ask(f"font-variant-position: super; font-variant: {value}", *VARIANTS)
for value in ["Arial", '"Two Words", serif', "Two Words", "system-ui, monospace", "inherit, a",
              "Arial,", "1a"]:
    ask(f"font-family: {value}", "font-family")
for value in ["bold italic 12px/2 Arial", "12px serif", "italic 2em/1.5 'A B', serif", "bold 12px",
              "normal normal normal 10px x", "12px/ 3 x"]:
    ask(f"font: {value}", "font-size", "font-weight", "font-style", "font-family", "line-height")

EDGES = ["top", "right", "bottom", "left"]
for value in ["1px", "1px 2px", "1px 2px 3px", "1px 2px 3px 4px", "1px 2px 3px 4px 5px", "1px,2px",
              "inherit", "auto", "1px auto"]:
    ask(f"margin: {value}", *[f"margin-{edge}" for edge in EDGES])
    ask(f"padding: 9px; padding: {value}", *[f"padding-{edge}" for edge in EDGES])
for value in ["1px solid red", "solid", "red", "thick dashed", "1.5px dotted blue",
              "0.4px solid", "1px 2px solid", "none", "50% solid", "medium double rgb(1 2 3)"]:
    ask(f"border: {value}", "border-top-width", "border-left-style", "border-bottom-color")
    ask(f"border-left: {value}", "border-left-width", "border-left-style", "border-left-color",
        "border-top-style")
ask("border-style: solid; border-width: thin medium thick 4px; border-color: red blue",
    *[f"border-{edge}-{part}" for edge in EDGES for part in ("width", "style", "color")])
for value in ["5px", "1px 2px 3px 4px", "10px / 20px", "1px 2px / 3px 4px 5px", "50%", "-1px",
              "calc(1em + 10%)", "10% 5px"]:
    ask(f"border-radius: {value}", "border-top-left-radius", "border-top-right-radius",
        "border-bottom-right-radius", "border-bottom-left-radius")

for value in ["1", "0 0 auto", "2 3", "2 3 10px", "none", "auto", "initial", "10px", "10px 2",
              "1 1 0", "-1", "1 10% 2", "max-content"]:
    ask(f"flex: {value}", "flex-grow", "flex-shrink", "flex-basis")
for value in ["row wrap", "column", "wrap-reverse column-reverse", "row row", "nowrap"]:
    ask(f"flex-flow: {value}", "flex-direction", "flex-wrap")
for value in ["center", "flex-start", "safe end", "unsafe center", "first baseline",
              "last baseline", "space-between", "left", "normal", "stretch", "'stretch'",
              "start end"]:
    for name in ("align-items", "justify-content", "align-self", "align-content"):
        ask(f"{name}: {value}", name)
for value in ["1px", "1px 2px", "10% normal", "-1px", "normal"]:
    ask(f"gap: {value}", "row-gap", "column-gap")
TRACKS = ["none", "10px 1fr", "auto min-content max-content", "minmax(10px, 1fr) 20%",
          "minmax(1fr, 10px)", "fit-content(5em) 1e1fr", "fit-content(auto)", "repeat(3, 10px 1fr)",
          "repeat(0, 10px)", "repeat(auto-fill, 100px)", "repeat(auto-fit, minmax(10px, 1fr))",
          "repeat(auto-fill, 1fr)", "repeat(auto-fill, minmax(auto, 1fr))", "1fr repeat(auto-fill, 10px)",
          "repeat(auto-fill, 10px) repeat(auto-fit, 10px)", "20px repeat(auto-fill, 10px) 5%",
          "[a] 10px [b c] 20px [d]", "[] 10px", "[a]", "[a] [b] 10px", "[span] 10px",
          "repeat(2, [a] 10px [b])", "repeat(auto-fill, [a] 10px [b] 20px)", "-1px", "10px, 20px",
          "-1fr", "0", "calc(1em + 10%) 1fr", "[Foo] 10px", "repeat(2, repeat(2, 10px))", "10"]
for value in TRACKS:
    for name in ("grid-template-columns", "grid-template-rows"):
        ask(f"{name}: 7px; {name}: {value}", name)
for value in ["auto", "10px 1fr", "minmax(10px, auto) min-content", "none", "repeat(2, 10px)", "[a] 10px",
              "fit-content(10%)"]:
    ask(f"grid-auto-rows: {value}", "grid-auto-rows")
    ask(f"grid-auto-columns: {value}", "grid-auto-columns")
for value in ["row", "column", "dense", "row dense", "dense column", "dense row", "row column", "dense dense"]:
    ask(f"grid-auto-flow: {value}", "grid-auto-flow")
for value in ["none", "'a'", "'a  b' \"c c\"", "'a b' 'a'", "'a b' 'b a'", "'. a' '... a'", "'a.b'", "''",
              "'a a' 'a .'", "'a+'", "a"]:
    ask(f"grid-template-areas: {value}", "grid-template-areas")
for value in ["auto", "2", "-3", "0", "span 2", "2 span", "span -1", "foo", "foo 2", "-2 foo", "span foo",
              "span 1 foo", "foo span 2", "span 2 span", "1.5", "span", "auto 2", "Foo-Bar"]:
    ask(f"grid-row-start: {value}", "grid-row-start")
    ask(f"grid-column-end: {value}", "grid-column-end")
LINES = ["grid-row-start", "grid-column-start", "grid-row-end", "grid-column-end"]
for value in ["1", "foo", "1 / 2", "a / span 2 / 3", "1 / 2 / 3 / 4", "1 / 2 / 3 / 4 / 5", "a / b", "auto",
              "span 2 / foo", "foo 2", "1 /"]:
    ask(f"grid-area: {value}", *LINES)
    ask(f"grid-row: {value}", "grid-row-start", "grid-row-end")
    ask(f"grid-column: {value}", "grid-column-start", "grid-column-end")
TEMPLATES = ["grid-template-rows", "grid-template-columns", "grid-template-areas"]
for value in ["none", "10px / 1fr 2fr", "none / 10px", "'a b' 'c d'", "'a b' 10px 'c d' 1fr / 20px auto",
              "[x] 'a' 10px [y] [z] 'b' [w] / [l] 1fr", "'a' / repeat(2, 10px)", "'a b' 'c'", "10px",
              "10px / none", "auto-flow / 10px", "auto-flow dense 20px / 10px 1fr", "10px / auto-flow",
              "10px / dense auto-flow 1fr", "dense / 10px", "none / auto-flow 10px",
              "'a' auto-flow / 10px", "row / 10px"]:
    ask(f"grid-template: {value}", *TEMPLATES)
    ask(f"grid-auto-flow: dense; grid: {value}", *TEMPLATES, "grid-auto-rows", "grid-auto-columns",
        "grid-auto-flow")
for value in ["center", "safe end", "left", "auto", "normal", "stretch", "legacy left", "self-start",
              "first baseline", "unsafe right", "space-between"]:
    ask(f"justify-items: {value}", "justify-items")
    ask(f"justify-self: {value}", "justify-self")
for value in ["center", "start end", "baseline", "safe center left", "stretch"]:
    ask(f"place-items: {value}", "align-items", "justify-items")
    ask(f"place-self: {value}", "align-self", "justify-self")
    ask(f"place-content: {value}", "align-content", "justify-content")
for value in ["16/9", "2", "auto", "auto 1 / 2", "0", "-1", "1 / 0", "1 2", "3 auto"]:
    ask(f"aspect-ratio: {value}", "aspect-ratio")
for value in ["hidden", "scroll visible", "clip visible", "visible hidden", "auto", "overlay-x"]:
    ask(f"overflow: {value}", "overflow-x", "overflow-y")

for value in ["none", "1px 2px", "1px 2px 3px red", "inset 0 0 1em 2px rgb(0 0 0 / 50%)",
              "red 1px 1px, 2px 2px blue", "1px", "1px 2px -3px", "1px 2px 3px 4px 5px",
              "1px 2px currentcolor inset"]:
    ask(f"box-shadow: {value}", "box-shadow")
for value in ["none", "1px 1px", "0 1px 2px red", "0 0 0 1px red"]:
    ask(f"text-shadow: {value}", "text-shadow")
for value in ["linear-gradient(red, blue)", "linear-gradient(45deg, red 10%, blue)",
              "linear-gradient(to right, red, 30%, blue)", "linear-gradient(to top left, red, blue)",
              "linear-gradient(red)", "radial-gradient(red, blue)",
              "radial-gradient(circle at 10px 20%, red, blue 50%)",
              "radial-gradient(closest-side, red, blue)", "radial-gradient(10px 20px, red, blue)",
              "repeating-linear-gradient(90deg, red 0 10px, blue 10px 20px)",
              "conic-gradient(from 45deg at 50% 10%, red, blue)", "url(a.png)", 'url("b.png")',
              "none, linear-gradient(red, blue)", "linear-gradient(1em, red, blue)"]:
    ask(f"background-image: {value}", "background-image")
for value in ["red", "url(x) no-repeat", "url(x) center / cover, blue",
              "linear-gradient(red, blue) 10px 20px / 50% auto repeat-x fixed", "red, blue",
              "url(x) padding-box content-box", "none", "center", "red blue", "url(x) / cover"]:
    ask(f"background: {value}", "background-color", "background-size", "background-repeat",
        "background-position", "background-clip", "background-origin", "background-attachment")
for value in ["left", "top", "10px", "10px 20px", "right 10px bottom 20%", "center top", "top left",
              "bottom 10px", "left 10px top", "50% 50%", "10px left", "left right"]:
    ask(f"background-position: {value}", "background-position")

for value in ["underline", "underline red", "none", "overline underline wavy", "underline underline",
              "line-through 2px"]:
    ask(f"text-decoration: {value}", "text-decoration-line", "text-decoration-style",
        "text-decoration-color")
for name, values in {
        "opacity": ["0.5", "50%", "2", "-1", "calc(0.2 * 2)", "x"],
        "letter-spacing": ["normal", "1px", "0.1em", "10"],
        "word-spacing": ["normal", "1px", "0.1em"],
        "text-align": ["center", "justify", "start", "-webkit-center", "middle"],
        "text-transform": ["uppercase", "none", "caps"],
        "order": ["2", "-1", "1.5", "calc(1 + 1)"],
        "z-index": ["auto", "3", "-2", "1px"],
        "object-fit": ["cover", "none", "stretch"],
        "box-sizing": ["border-box", "padding-box"],
        "display": ["none", "flex", "block", "inline-block", "flow-root", "blocks"],
        "position": ["absolute", "relative", "center"],
        "flex-basis": ["content", "10px", "auto", "-webkit-fill-available", "50%"],
        "max-width": ["none", "10px", "50%", "auto", "max-content"],
        "min-height": ["auto", "10px", "none"],
        "color": ["inherit", "initial", "unset", "var(--tone)", "var(--tone, red)", "var(--x)"],
        "visibility": ["hidden", "shown"],
        "direction": ["rtl", "up"],
        "text-wrap-mode": ["nowrap", "balance"],
        "text-wrap-style": ["balance", "pretty", "stable", "nowrap"],
        "white-space-collapse": ["preserve", "preserve-breaks", "break-spaces", "normal"],
        "transform-style": ["preserve-3d", "flat", "3d"],
        "field-sizing": ["content", "fixed", "auto"],
        "content-visibility": ["hidden", "auto", "collapse"],
        "mix-blend-mode": ["multiply", "divide"]}.items():
    for value in values:
        ask(f"{name}: {value}", name)

for declarations, names in [
        ("margin-inline: 1px 2px", ["margin-left", "margin-right"]),
        ("direction: rtl; margin-inline: 1px 2px", ["margin-left", "margin-right"]),
        ("direction: rtl; margin-left: 9px; margin-inline-end: 3px", ["margin-left"]),
        ("direction: rtl; margin-inline-end: 3px; margin-left: 9px", ["margin-left"]),
        ("margin-block: 5px; inline-size: 10px", ["margin-top", "margin-bottom"]),
        ("inset: 1px 2px", ["top", "right", "bottom", "left"]),
        ("color: red !important; color: blue", ["color"]),
        ("color: red ! important; color: blue", ["color"]),
        ("color: red !importan; background-color: blue", ["color", "background-color"]),
        ("{color: red} ; background-color: lime", ["color", "background-color"]),
        ("color: red; ; ;background-color: lime", ["color", "background-color"]),
        ("/* color: red */ background-color: /**/ lime", ["color", "background-color"]),
        ("co\\6cor: red; background-color: lime", ["color", "background-color"]),
        ("color: r\\65 d", ["color"]),
        ("color: red) ; background-color: lime", ["color", "background-color"]),
        ("color: (red ; background-color: lime", ["color", "background-color"]),
        ("color:: red; background-color: lime", ["color", "background-color"]),
        ("color red; background-color: lime", ["color", "background-color"]),
        ("--a: var(--b); --b: var(--a); color: var(--a)", ["color"]),
        ("--a: 1; --b: calc(var(--a) * 2); opacity: calc(var(--b) / 4)", ["opacity"]),
        ("--c: red; --c: ; color: var(--c)", ["color"]),
        ("--c:; color: var(--c,blue)", ["color"]),
        ("--w: 1px 2px; margin: var(--w) 3px", ["margin-top", "margin-right", "margin-bottom"]),
        ("border: var(--gap) solid", ["border-left-width", "border-left-style"]),
        ("border: 1px solid red; border: var(--nope)", ["border-left-width", "border-left-style"]),
        ("all: initial; opacity: .5", ["color", "opacity"]),
]:
    ask(declarations, *names)
for value in """nowrap pre pre-wrap pre-line break-spaces normal preserve preserve_nowrap
wrap_preserve-breaks nowrap_pre wrap-it""".split():
    ask(f"white-space: {value.replace('_', ' ')}", "white-space-collapse", "text-wrap-mode")
for value in "wrap nowrap balance pretty stable nowrap_balance balance_wrap balance_pretty pre".split():
    ask(f"text-wrap: {value.replace('_', ' ')}", "text-wrap-mode", "text-wrap-style")
ask("white-space: nowrap; text-wrap: balance", "white-space-collapse", "text-wrap-mode")


def page():
    elements = "".join(
        f'<div class="p" style="{html.escape(PARENT)}"><div id="c{index}" '
        f'style="{html.escape(declarations)}"></div></div>'
        for index, (declarations, _) in enumerate(CASES))
    names = json.dumps([names for _, names in CASES])
    return f"""<!DOCTYPE html><html><head><base href="file:///base/"><style>.p {{ display: contents }} </style></head><body>
<div style="display: none">{elements}</div><pre id="out"></pre><script>
const names = {names};
document.getElementById("out").textContent = JSON.stringify([[innerWidth, innerHeight], names.map((list, index) => {{
  const style = getComputedStyle(document.getElementById("c" + index));
  return list.map(name => style.getPropertyValue(name));
}})]);
</script></body></html>"""


def answers():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "page.html"
        path.write_text(page(), encoding="utf-8")
        out = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--window-size=800,600",
             f"--user-data-dir={folder}/profile", "--dump-dom", path.as_uri()],
            capture_output=True, text=True, timeout=300, check=True).stdout
    found = re.search(r'<pre id="out">(.*?)</pre>', out, re.S)
    if not found:
        sys.exit("Chromium answered nothing")
    return json.loads(html.unescape(found.group(1)))


def main():
    viewport, found = answers()
    cases = [
        {"css": declarations, "values": dict(zip(names, values))}
        for (declarations, names), values in zip(CASES, found)]
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases)
    head = json.dumps({"parent": PARENT, "viewport": viewport})[:-1]
    text = f'{head}, "cases": [\n{lines}\n]}}\n'
    if "--check" in sys.argv:
        sys.exit(0 if FIXTURE.read_text(encoding="utf-8") == text else f"{FIXTURE} is out of date")
    FIXTURE.parent.mkdir(parents=True, exist_ok=True)
    FIXTURE.write_text(text, encoding="utf-8")
    print(f"{len(cases)} cases, {sum(len(names) for _, names in CASES)} values")


main()
