#!/usr/bin/env python3
"""Makes the small fonts in Fuzzing/Seeds/font: outlines of TrueType and of PostScript, letters that are made of
others, kerning, ligatures, variations. Needs PyPI's `fonttools`.

The smaller a font is, the more of its changed copies can be tried.
"""
import pathlib

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation

FOLDER = pathlib.Path(__file__).parent.parent / "Fuzzing/Seeds/font"
NAMES = [".notdef", "A", "b", "one", "two", "space", "A_b"]
LETTERS = {65: "A", 98: "b", 49: "one", 50: "two", 32: "space"}
FEATURES = """
feature kern { pos A b -40; } kern;
feature liga { sub A b by A_b; } liga;
"""


def outline(pen, number):
    pen.moveTo((0, 0))
    pen.lineTo((0, 100 * number))
    if isinstance(pen, TTGlyphPen):
        pen.qCurveTo((300, 500), (400, 0))
    else:
        pen.curveTo((100, 500), (300, 500), (400, 0))
    pen.closePath()


def start(is_true_type):
    builder = FontBuilder(1000, isTTF=is_true_type)
    builder.setupGlyphOrder(NAMES)
    builder.setupCharacterMap(LETTERS)
    return builder


def finish(builder, name):
    builder.setupHorizontalMetrics({glyph: (500, 0) for glyph in NAMES})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Seed", "styleName": "Regular", "psName": "Seed"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    addOpenTypeFeaturesFromString(builder.font, FEATURES)
    builder.font["head"].created = builder.font["head"].modified = 3_786_912_000
    builder.font.recalcTimestamp = False
    builder.save(FOLDER / name)


def true_type(name, varies):
    builder = start(True)
    glyphs = {}
    for number, glyph in enumerate(NAMES):
        pen = TTGlyphPen(glyphs)
        if glyph == "A_b":
            pen.addComponent("A", (1, 0, 0, 1, 0, 0))
            pen.addComponent("b", (0.5, 0, 0, 0.5, 400, 0))
        elif glyph != "space":
            outline(pen, number)
        glyphs[glyph] = pen.glyph()
    builder.setupGlyf(glyphs)
    if varies:
        builder.setupNameTable({"familyName": "Seed", "styleName": "Regular"})
        builder.setupFvar([("wght", 100, 400, 900, "Weight")], [])
        wide = TupleVariation({"wght": (0, 1, 1)}, [(0, 0)] * 3 + [(50, 0)] + [(0, 0)] * 4)
        builder.setupGvar({"A": [wide]})
    finish(builder, name)


def post_script(name):
    builder = start(False)
    strings = {}
    for number, glyph in enumerate(NAMES):
        pen = T2CharStringPen(500, {})
        if glyph != "space":
            outline(pen, number)
        strings[glyph] = pen.getCharString()
    builder.setupCFF("Seed", {"FullName": "Seed"}, strings, {})
    finish(builder, name)


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    true_type("outlines.ttf", False)
    true_type("variations.ttf", True)
    post_script("outlines.otf")


main()
