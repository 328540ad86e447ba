#!/usr/bin/env python3
"""Makes the pictures and the font that the documents in Examples/Documents/HTML show.

Everything is drawn here, from nothing: landscapes, portraits, a tile, a QR code, and “Dot Matrix”, a
font of five by seven dots as receipt printers have it. Needs PyPI's `pillow`, `fonttools`, `segno`.
"""
import math
import pathlib
import random

import segno
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from PIL import Image, ImageDraw, ImageFilter

FOLDER = pathlib.Path(__file__).parent.parent / "Examples/Documents/HTML"


def mixed(a, b, t):
    return tuple(round(x + (y - x) * t) for x, y in zip(a, b))


def vertical(size, stops):
    picture = Image.new("RGB", (1, size[1]))
    for y in range(size[1]):
        t = y / (size[1] - 1)
        for (p, a), (q, b) in zip(stops, stops[1:]):
            if p <= t <= q:
                picture.putpixel((0, y), mixed(a, b, (t - p) / (q - p)))
                break
    return picture.resize(size)


def landscape(name, size, sky, hills, sun, seed):
    """A sky, a sun and ridges behind each other."""
    rng = random.Random(seed)
    picture = vertical(size, sky).resize((size[0] * 2, size[1] * 2))
    width, height = picture.size
    glow = Image.new("L", picture.size, 0)
    x, y, r = sun[0] * width, sun[1] * height, sun[2] * height
    ImageDraw.Draw(glow).ellipse((x - 2 * r, y - 2 * r, x + 2 * r, y + 2 * r), fill=120)
    picture.paste((255, 236, 200), mask=glow.filter(ImageFilter.GaussianBlur(r)))
    draw = ImageDraw.Draw(picture)
    draw.ellipse((x - r, y - r, x + r, y + r), fill=(255, 246, 224))
    for number, color in enumerate(hills):
        base = height * (0.5 + 0.42 * number / len(hills))
        waves = [(rng.uniform(0.5, 5), rng.uniform(0, 6.3), rng.uniform(0.2, 1)) for _ in range(6)]
        points = []
        for step in range(0, width + 8, 8):
            t = step / width
            lift = sum(a / (f + 0.5) * math.sin(6.283 * f * t + p) for f, p, a in waves)
            points.append((step, base - lift * height * 0.07))
        draw.polygon(points + [(width, height), (0, height)], fill=color)
    picture.resize(size, Image.LANCZOS).save(FOLDER / "pictures" / name, quality=82, optimize=True)


def portrait(name, ground, skin, hair, shirt, long=False, size=320):
    """A face without features, as placeholders of address books have it."""
    big = size * 3
    picture = vertical((big, big), [(0, ground[0]), (1, ground[1])])
    draw = ImageDraw.Draw(picture)

    def oval(x, y, w, h, fill):
        draw.ellipse(((x - w / 2) * big, (y - h / 2) * big, (x + w / 2) * big, (y + h / 2) * big), fill=fill)

    if long:
        oval(0.5, 0.5, 0.52, 0.74, hair)
    oval(0.5, 1.06, 0.86, 0.72, shirt)
    draw.rounded_rectangle((0.43 * big, 0.55 * big, 0.57 * big, 0.78 * big), 0.06 * big, fill=mixed(skin, (0, 0, 0), 0.12))
    oval(0.5, 0.46, 0.36, 0.44, skin)
    draw.chord((0.3 * big, 0.2 * big, 0.7 * big, 0.58 * big), 180, 360, fill=hair)
    oval(0.36, 0.36, 0.1, 0.16, hair)
    oval(0.64, 0.36, 0.1, 0.16, hair)
    picture.resize((size, size), Image.LANCZOS).convert("P", palette=Image.ADAPTIVE, colors=96).save(
        FOLDER / "pictures" / name, optimize=True)


def tile():
    """Guilloche: crossing waves on nothing."""
    big = Image.new("RGBA", (240, 240), (0, 0, 0, 0))
    draw = ImageDraw.Draw(big)
    for number in range(6):
        for sign in (1, -1):
            points = [
                (x, 120 + sign * (60 + 10 * number) * math.sin(6.2832 * x / 240 + number * 0.5236))
                for x in range(0, 241, 2)]
            draw.line(points, fill=(146, 110, 40, 70), width=2)
    big.resize((60, 60), Image.LANCZOS).save(FOLDER / "pictures/guilloche.png", optimize=True)


# Columns of seven dots from left to right, the lowest bit at the top.
LETTERS = {
    " ": "", "!": "5f", '"': "07 00 07", "#": "14 7f 14 7f 14", "$": "24 2a 7f 2a 12",
    "%": "23 13 08 64 62", "&": "36 49 55 22 50", "'": "03", "(": "1c 22 41", ")": "41 22 1c",
    "*": "14 08 3e 08 14", "+": "08 08 3e 08 08", ",": "50 30", "-": "08 08 08 08 08", ".": "60 60",
    "/": "20 10 08 04 02", "0": "3e 51 49 45 3e", "1": "00 42 7f 40 00", "2": "42 61 51 49 46",
    "3": "21 41 45 4b 31", "4": "18 14 12 7f 10", "5": "27 45 45 45 39", "6": "3c 4a 49 49 30",
    "7": "01 71 09 05 03", "8": "36 49 49 49 36", "9": "06 49 49 29 1e", ":": "36 36", ";": "56 36",
    "<": "08 14 22 41", "=": "14 14 14 14 14", ">": "41 22 14 08", "?": "02 01 51 09 06",
    "@": "32 49 79 41 3e", "A": "7e 11 11 11 7e", "B": "7f 49 49 49 36", "C": "3e 41 41 41 22",
    "D": "7f 41 41 22 1c", "E": "7f 49 49 49 41", "F": "7f 09 09 09 01", "G": "3e 41 49 49 7a",
    "H": "7f 08 08 08 7f", "I": "00 41 7f 41 00", "J": "20 40 41 3f 01", "K": "7f 08 14 22 41",
    "L": "7f 40 40 40 40", "M": "7f 02 0c 02 7f", "N": "7f 04 08 10 7f", "O": "3e 41 41 41 3e",
    "P": "7f 09 09 09 06", "Q": "3e 41 51 21 5e", "R": "7f 09 19 29 46", "S": "46 49 49 49 31",
    "T": "01 01 7f 01 01", "U": "3f 40 40 40 3f", "V": "1f 20 40 20 1f", "W": "3f 40 38 40 3f",
    "X": "63 14 08 14 63", "Y": "07 08 70 08 07", "Z": "61 51 49 45 43", "[": "7f 41 41",
    "]": "41 41 7f", "_": "40 40 40 40 40", "a": "20 54 54 54 78", "b": "7f 48 44 44 38",
    "c": "38 44 44 44 20", "d": "38 44 44 48 7f", "e": "38 54 54 54 18", "f": "08 7e 09 01 02",
    "g": "0c 52 52 52 3e", "h": "7f 08 04 04 78", "i": "00 44 7d 40 00", "j": "20 40 44 3d 00",
    "k": "7f 10 28 44", "l": "00 41 7f 40 00", "m": "7c 04 18 04 78", "n": "7c 08 04 04 78",
    "o": "38 44 44 44 38", "p": "7c 14 14 14 08", "q": "08 14 14 18 7c", "r": "7c 08 04 04 08",
    "s": "48 54 54 54 20", "t": "04 3f 44 40 20", "u": "3c 40 40 20 7c", "v": "1c 20 40 20 1c",
    "w": "3c 40 30 40 3c", "x": "44 28 10 28 44", "y": "0c 50 50 50 3c", "z": "44 64 54 4c 44",
    "|": "7f", "×": "22 14 08 14 22", "·": "08", "–": "08 08 08 08 08", "€": "14 3e 55 55 41",
}


def font():
    """Every glyph is six dots wide; a dot is 100 units, seven of them are above the baseline."""
    builder = FontBuilder(700, isTTF=True)
    names = {".notdef": None} | {f"u{ord(c):04x}": c for c in LETTERS}
    builder.setupGlyphOrder(list(names))
    builder.setupCharacterMap({ord(c): n for n, c in names.items() if c})
    glyphs = {}
    for name, letter in names.items():
        pen = TTGlyphPen(None)
        columns = [int(part, 16) for part in LETTERS.get(letter, "").split()] if letter else [127, 65, 65, 65, 127]
        start = (5 - len(columns)) // 2
        for column, dots in enumerate(columns):
            for row in range(7):
                if dots >> row & 1:
                    dot(pen, (start + column) * 100 + 100, (6 - row) * 100 + 50)
        glyphs[name] = pen.glyph()
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (600, glyphs[name].xMin if glyphs[name].numberOfContours else 0) for name in names})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Dot Matrix", "styleName": "Regular",
                            "copyright": "The Quoin authors, MIT license"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200, sxHeight=500, sCapHeight=700)
    builder.setupPost(isFixedPitch=1)
    builder.font["head"].created = builder.font["head"].modified = 3_786_912_000
    builder.font.recalcTimestamp = False
    builder.save(FOLDER / "fonts/DotMatrix.ttf")


def dot(pen, x, y, r=46):
    points = [(round(x + r * math.cos(a)), round(y + r * math.sin(a)))
              for a in (-2 * math.pi * n / 12 for n in range(12))]
    pen.moveTo(points[0])
    for point in points[1:]:
        pen.lineTo(point)
    pen.closePath()


def main():
    (FOLDER / "pictures").mkdir(parents=True, exist_ok=True)
    (FOLDER / "fonts").mkdir(exist_ok=True)
    landscape("dusk.jpg", (1200, 675), [(0, (38, 34, 82)), (.45, (204, 92, 112)), (.7, (250, 178, 120)), (1, (255, 214, 160))],
              [(122, 70, 110), (88, 50, 98), (58, 36, 80), (30, 22, 54)], (.68, .44, .06), 4)
    landscape("coast.jpg", (800, 600), [(0, (74, 148, 206)), (.6, (178, 220, 236)), (1, (236, 244, 240))],
              [(120, 170, 150), (70, 130, 116), (36, 92, 96), (20, 66, 78)], (.24, .22, .07), 9)
    landscape("desert.jpg", (640, 800), [(0, (250, 200, 130)), (.5, (252, 226, 176)), (1, (255, 240, 214))],
              [(226, 150, 90), (200, 116, 66), (164, 84, 52), (112, 56, 44)], (.5, .3, .08), 21)
    portrait("ada.png", ((255, 214, 196), (240, 150, 140)), (236, 188, 160), (74, 42, 36), (64, 74, 140), long=True)
    portrait("lin.png", ((190, 232, 220), (90, 176, 170)), (226, 174, 132), (28, 26, 34), (250, 246, 236), long=True)
    portrait("max.png", ((206, 216, 250), (120, 136, 220)), (250, 212, 186), (170, 110, 60), (40, 46, 62))
    portrait("noor.png", ((252, 232, 180), (236, 178, 84)), (150, 98, 70), (40, 26, 24), (190, 60, 70))
    tile()
    segno.make("https://quoin.example/t/8F3K-22Q", error="m").save(str(FOLDER / "pictures/code.png"), scale=1, border=0)
    font()


main()
