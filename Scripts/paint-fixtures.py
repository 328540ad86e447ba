#!/usr/bin/env python3
"""Asks Chromium to paint boxes: Tests/QuoinCairoTests/Fixtures/paint.png and paint.json.

    Scripts/paint-fixtures.py            write the files anew
    Scripts/paint-fixtures.py --show     keep the page and the picture beside them, too, as paint.html

Each case is a declaration list on an element of 80 by 56 pixels in the middle of a white cell of 120
by 88; the picture holds the cells row by row. Needs Debian's `chromium`.
"""
import html
import json
import pathlib
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).parent.parent / "Tests/QuoinCairoTests/Fixtures"
CELL = (120, 88)
BOX = (20, 16, 80, 56)
COLUMNS = 8

CASES = """
background-color: #3366cc
background-color: #3366cc; border-radius: 12px
background-color: #3366cc; border-radius: 40px 4px 20px 0
background-color: #3366cc; border-radius: 30px / 10px
background-color: #3366cc; border-radius: 60px 60px 10px 10px / 20px 50px 50px 20px
background-color: #3366cc; border-radius: 50%
background-color: rgb(51 102 204 / 50%); border-radius: 100px

background-image: linear-gradient(red, blue)
background-image: linear-gradient(90deg, red, blue)
background-image: linear-gradient(30deg, #f00, #ff0 30%, #00f)
background-image: linear-gradient(to top right, #f00, #0f0, #00f)
background-image: linear-gradient(to bottom left, #123456, #fedcba 20px, white)
background-image: linear-gradient(45deg, red, transparent)
background-image: linear-gradient(90deg, rgb(255 0 0 / 80%), rgb(0 0 255 / 20%))
background-image: linear-gradient(90deg, red 50%, blue 50%)
background-image: linear-gradient(90deg, red 60%, lime 30%, blue 80%)
background-image: linear-gradient(100deg, red, lime, yellow, blue 90%)
background-image: linear-gradient(90deg, red -20%, blue 150%)
background-image: repeating-linear-gradient(45deg, #036, #036 6px, #9cf 6px, #9cf 12px)
background-image: repeating-linear-gradient(90deg, red, blue 30px)
background-image: repeating-linear-gradient(20deg, red -10px, white 15px, blue 25px)
background-image: radial-gradient(red, blue)
background-image: radial-gradient(circle, #ff0, #f0f)
background-image: radial-gradient(circle at 20% 30%, #fff, #036)
background-image: radial-gradient(closest-side, red, lime, blue)
background-image: radial-gradient(closest-corner at 20px 15px, red, blue)
background-image: radial-gradient(circle farthest-side at 70px 20px, red, blue)
background-image: radial-gradient(20px 10px at center, red, blue)
background-image: radial-gradient(circle 30px at left top, rgb(255 0 0 / 50%) 20%, transparent)
background-image: radial-gradient(circle, red -20%, lime 40%, blue 120%)
background-image: repeating-radial-gradient(circle, red, blue 12px)
background-image: repeating-radial-gradient(ellipse at 30% 40%, #fff 5px, #000 15px)
background-image: conic-gradient(red, lime, blue, red)
background-image: conic-gradient(from 45deg at 30% 60%, red, yellow 25%, green 50%, blue)
background-image: conic-gradient(#000 25%, #fff 25% 50%, #000 50% 75%, #fff 75%)
background-image: repeating-conic-gradient(#f00 0 15deg, #ff0 15deg 30deg)
background-image: repeating-conic-gradient(from 10deg, red, blue 40deg)

background-image: linear-gradient(red, blue); background-size: 20px 14px
background-image: radial-gradient(circle closest-side, #036 90%, transparent); background-size: 16px 16px; background-color: #cde
background-image: linear-gradient(45deg, red, blue); background-size: 30px 20px; background-repeat: no-repeat; background-position: right bottom
background-image: linear-gradient(45deg, red, blue); background-size: 30px 20px; background-repeat: repeat-x; background-position: 50% 25%
background-image: linear-gradient(45deg, red, blue); background-size: 25% 50%; background-repeat: repeat-y; background-position: 10px 5px
background-image: linear-gradient(90deg, rgb(255 0 0 / 50%), transparent), linear-gradient(blue, lime); border-radius: 16px
background-image: linear-gradient(90deg, red, blue); border: 8px solid rgb(0 0 0 / 30%)
background-image: linear-gradient(90deg, red, blue); border: 8px solid #222; border-radius: 20px

background-color: #fff; box-shadow: 0 4px 12px rgb(0 0 0 / 50%)
background-color: #fff; border-radius: 16px; box-shadow: 0 4px 12px rgb(0 0 0 / 50%)
background-color: #fff; border-radius: 16px; box-shadow: 0 0 0 4px #3366cc
background-color: #fff; border-radius: 4px; box-shadow: 0 0 0 12px #3366cc
background-color: #fff; box-shadow: 6px 6px 0 -2px #c33, -6px -6px 0 -2px #3c3
background-color: #fff; border-radius: 28px; box-shadow: 0 0 16px 2px #f80
background-color: rgb(255 255 255 / 30%); border-radius: 12px; box-shadow: 3px 5px 8px #000
box-shadow: 10px 10px 5px #369
background-color: #fff; border-radius: 40px 0 20px 8px; box-shadow: 0 6px 10px 1px rgb(0 0 0 / 60%)
background-color: #fff; border-radius: 30px / 14px; box-shadow: 2px 6px 14px rgb(0 0 0 / 60%)
background-color: #fff; border-radius: 50%; box-shadow: 0 0 12px #000
background-color: #fff; box-shadow: 0 0 60px #000
background-color: #eee; box-shadow: inset 0 3px 8px rgb(0 0 0 / 60%)
background-color: #eee; border-radius: 20px; box-shadow: inset 0 0 12px 2px #036
background-color: #eee; border-radius: 50%; box-shadow: inset 6px 8px 10px #036
background-color: #eee; box-shadow: inset 0 0 0 6px #c33, inset 0 0 0 10px #3c3
background-color: #eee; border-radius: 18px; border: 4px solid #036; box-shadow: inset 0 6px 6px #f00, 0 4px 8px #0008
background-color: #fff; box-shadow: 0 1px 1px #000, 0 2px 2px #0008

border: 4px solid #3366cc
border: 4px solid #3366cc; border-radius: 12px
border: 6px solid; border-color: red green blue orange
border: 6px solid; border-color: red green blue orange; border-radius: 20px
border: solid #36c; border-width: 2px 10px 6px 16px
border: solid #36c; border-width: 2px 10px 6px 16px; border-radius: 24px
border: solid; border-width: 2px 10px 6px 16px; border-color: #c33 #3c3 #33c #cc3; border-radius: 24px 8px
border-left: 8px solid #f60; border-radius: 12px
border-bottom: 6px solid #093
border-top: 6px solid #093; border-right: 10px solid #930
border: 9px double #036
border: 9px double #036; border-radius: 20px
border: 4px double #036
border: 8px inset #6699cc
border: 8px outset #6699cc
border: 8px groove #6699cc
border: 8px ridge #6699cc
border: 7px groove #6699cc
border: 5px ridge #c33
border: 1px groove #6699cc
border: 8px inset #eee
border: 8px outset #ececec
border: 8px inset #ddd
border: 8px outset #000
border: 8px ridge #c33; border-radius: 16px
border: 4px dashed #c33
border: 2px dashed #c33
border: 1px dashed #333
border: 6px dotted #369
border: 2px dotted #369
border: 5px dashed; border-color: red green blue orange
border: 10px dotted rgb(0 0 0 / 50%)
border-top: 8px dashed #c33; border-bottom: 4px dotted #33c
border: 4px dashed #c33; border-radius: 16px
border: 6px dotted #369; border-radius: 20px
background-color: #ffd; border: 6px dashed #c33
border-width: 28px; border-style: solid; border-color: red green blue orange
border-width: 0 30px 56px 50px; border-style: solid; border-color: transparent transparent #c0c
opacity: 0.5; background-color: #c33; border: 6px solid #036

outline: 4px solid #c33
outline: 3px dashed #36c; outline-offset: 4px; background-color: #ffd
outline: 4px solid #093; outline-offset: -12px; background-color: #eee
outline: 3px solid #093; outline-offset: 3px; border-radius: 14px; background-color: #eee
border: 3px double #a9823a; outline: 1px solid #a9823a; outline-offset: 5px
background: linear-gradient(red, blue) padding-box, linear-gradient(90deg, lime, orange) border-box; border: 8px solid transparent; border-radius: 14px
background-color: #36c; background-clip: padding-box; border: 8px solid rgb(0 0 0 / 40%)
background: linear-gradient(90deg, red, blue) 0 0 / 20px 14px border-box; border: 6px solid rgb(0 0 0 / 20%)
background: radial-gradient(circle closest-side, #036 90%, transparent) 0 0 / 18px 18px space
background: linear-gradient(45deg, red, blue) 0 0 / 30px 25px round
background: linear-gradient(45deg, red, blue) 0 0 / 18px 25px space round
background: linear-gradient(45deg, red, blue) 0 0 / 30px auto round
background: linear-gradient(45deg, red, blue) right 8px bottom 4px / 30px 20px no-repeat
background: linear-gradient(90deg, red calc(50% - 5px), blue calc(50% + 5px))
background: linear-gradient(90deg, red, blue) no-repeat, none, linear-gradient(lime, yellow)
clip-path: polygon(50% 0, 100% 100%, 0 100%); background-color: #36c
clip-path: polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, 20px 10px, 20px calc(100% - 10px), 60px 30px, 20px 10px); background-color: #36c
clip-path: circle(24px at 30px 50%); background: linear-gradient(red, blue)
clip-path: circle(); background: linear-gradient(red, blue)
clip-path: ellipse(farthest-side closest-side at 30% 40%); background-color: #093
clip-path: inset(6px 12px 10px 20% round 12px 4px); background-color: #c33
clip-path: path("M10 10h60v20a20 20 0 0 1-40 0q-4-10-20-8z"); background-color: #639
mask-image: linear-gradient(90deg, #000, transparent); background-color: #36c
mask: radial-gradient(circle 6px, #000 90%, transparent) 0 0 / 16px 16px; background-color: #c33
mask: linear-gradient(#000, #000) 0 0 / 30px 100% no-repeat, linear-gradient(#000, #000) 100% 0 / 20px 50% no-repeat; background-color: #093
filter: blur(3px); background-color: #36c
filter: blur(6px); background: linear-gradient(90deg, red 50%, transparent 50%)
filter: drop-shadow(4px 6px 3px rgb(0 0 0 / 50%)); background-color: #fc0; border-radius: 16px
filter: drop-shadow(0 0 4px red) drop-shadow(6px 6px 0 blue); background-color: #fff; border-radius: 28px
filter: grayscale(1); background: linear-gradient(90deg, red, lime, blue)
filter: grayscale(50%) opacity(60%); background: linear-gradient(90deg, red, lime, blue)
filter: sepia(.8); background: linear-gradient(90deg, red, lime, blue)
filter: hue-rotate(90deg); background: linear-gradient(90deg, red, lime, blue)
filter: invert(.8); background: linear-gradient(90deg, red, lime, blue)
filter: saturate(2); background: linear-gradient(90deg, #a66, #6a6, #66a)
filter: brightness(.6) contrast(1.5); background: linear-gradient(90deg, #f86, #6f8, #68f)
transform: rotate(20deg); background-color: #36c
transform: translate(10%, -4px) skewX(-15deg) scale(.8, 1.1); background-color: #36c
transform: matrix(.9, .2, -.1, 1, 4, 2); transform-origin: 0 0; background-color: #36c
transform: rotate(-30deg); transform-origin: right bottom; background: linear-gradient(red, blue)
transform: skew(10deg, 5deg) translateX(calc(10% - 4px)); background-color: #c33
background-color: color-mix(in srgb, red 30%, blue)
background-color: color-mix(in oklab, #ff8000, rgb(0 0 255 / 50%) 60%)
background-color: color-mix(in srgb-linear, #f00, #0f0)
""".strip().split("\n")
CASES = [case for case in CASES if case]


def page():
    cells = "".join(
        f'<div class="cell"><div class="box" style="{html.escape(case)}"></div></div>' for case in CASES)
    x, y, width, height = BOX
    return f"""<!DOCTYPE html><meta charset="utf-8"><style>
* {{ margin: 0; box-sizing: border-box }}
body {{ width: {CELL[0] * COLUMNS}px; background: #fff; font-size: 0 }}
.cell {{ position: relative; float: left; width: {CELL[0]}px; height: {CELL[1]}px; overflow: hidden }}
.box {{ position: absolute; left: {x}px; top: {y}px; width: {width}px; height: {height}px }}
</style>{cells}"""


def main():
    rows = -(-len(CASES) // COLUMNS)
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "paint.html"
        file.write_text(page())
        if "--show" in sys.argv:
            (FOLDER / "paint.html").write_text(page())
        subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--force-device-scale-factor=1", "--force-color-profile=srgb",
             f"--user-data-dir={folder}/profile",
             f"--window-size={CELL[0] * COLUMNS},{CELL[1] * rows}",
             f"--screenshot={FOLDER / 'paint.png'}", file.as_uri()],
            check=True, stderr=subprocess.DEVNULL)
    document = {"cell": CELL, "box": BOX, "columns": COLUMNS, "cases": CASES}
    (FOLDER / "paint.json").write_text(json.dumps(document, indent=1) + "\n")
    print(len(CASES), "cases")


main()
