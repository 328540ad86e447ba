#!/usr/bin/env python3
"""Writes Tests/QuoinDocumentTests/Fixtures/controls.json by Debian's Chromium.

    Scripts/control-fixtures.py [--check]

Forms' controls, each in a document of its own, with colours of the browser's picture at places where it is
flat: all pixels around have the same colour there, so that no soft edge is asked for. Two pixels a point.
`--check` fails where the file is not what the browser says.

Needs `chromium` and PyPI's `pillow` and `numpy`.
"""
import argparse, json, pathlib, subprocess, sys

import numpy

from browser_sheet import CHROMIUM, pictures

PATH = pathlib.Path(__file__).resolve().parent.parent / "Tests/QuoinDocumentTests/Fixtures/controls.json"
WIDTH, HEIGHT, COLUMNS, REACH, STEP = 200, 60, 4, 2, 5
STYLE = "<!doctype html><style>body { margin: 10px; background: #fff }</style>"
CONTROLS = [
    "<input type=checkbox>", "<input type=checkbox checked>", "<input type=checkbox checked disabled>",
    "<input type=checkbox checked style='accent-color: #16a34a'>", "<input type=checkbox checked style='accent-color: gold'>",
    "<input type=checkbox checked style='width: 30px; height: 30px'>", "<input type=radio>", "<input type=radio checked>",
    "<input type=radio checked style='accent-color: gold'>", "<input type=radio checked style='width: 30px; height: 30px'>",
    "<input type=range>", "<input type=range value=10>", "<input type=range style='accent-color: #16a34a'>",
    "<input type=range style='accent-color: #d22' value=90>", "<input type=range disabled>",
    "<progress value=.3></progress>", "<progress value=.5 style='height: 30px; accent-color: #16a34a'></progress>",
    "<progress value=.9 style='height: 8px'></progress>", "<progress value=.5 style='accent-color: gold'></progress>",
    "<meter value=.7></meter>", "<meter value=.2 low=.3 high=.8 optimum=1></meter>", "<meter value=.5 low=.3 high=.8 optimum=1></meter>",
    "<input value=text>", "<input disabled value=text>", "<input style='background: #fee; border: 3px solid teal'>",
    "<textarea></textarea>", "<button>Press</button>", "<button disabled>Press</button>",
    "<button style='background: navy; color: #fff; border: 0; padding: 12px'>Press</button>", "<input type=submit>",
    "<select><option>One</select>", "<select style='background: #fed; border-radius: 8px; padding: 8px'><option>One</select>",
    "<select size=3><option>One<option selected>Two<option>Three</select>", "<input type=color value='#3366cc'>",
    "<input type=file>", "<fieldset style='margin: 0; height: 10px'><legend>Legend</legend></fieldset>",
    "<input type=checkbox checked style='appearance: none; width: 40px; height: 20px; background: green; border-radius: 10px'>",
    "<hr>", "<hr noshade>", "<hr color=red size=7>",
]


def flat(picture):
    """Places where the picture has one colour around, thinned where neighbours have the same colour."""
    taken, places = {}, []
    for y in range(REACH, picture.shape[0] - REACH):
        for x in range(REACH, picture.shape[1] - REACH):
            color = tuple(int(part) for part in picture[y, x])
            if color == (255, 255, 255) and (x % 20 or y % 10):
                continue
            around = picture[y - REACH:y + REACH + 1, x - REACH:x + REACH + 1]
            if (around != picture[y, x]).any():
                continue
            near = taken.setdefault(color, [])
            if any(abs(x - a) + abs(y - b) < STEP * 4 for a, b in near):
                continue
            near.append((x, y))
            places.append([x, y, *color])
    return places


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    documents = [STYLE + control for control in CONTROLS]
    sheet = pictures(documents, WIDTH, HEIGHT, COLUMNS, scale=2)
    shown = (numpy.asarray(picture, dtype=int) for picture in sheet)
    found = [{"html": text, "places": flat(picture)} for text, picture in zip(documents, shown)]
    version = subprocess.run([CHROMIUM[0], "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
    if options.check:
        if json.loads(PATH.read_text())["controls"] != found:
            sys.exit(f"{PATH} is not what the browser says")
        return
    PATH.write_text('{"about": "Scripts/control-fixtures.py", "browser": "Chromium %s", "size": [%d, %d], "controls": [\n' % (version, WIDTH, HEIGHT)
                    + ",\n".join(json.dumps(item) for item in found) + "\n]}\n")


main()
