#!/usr/bin/env python3
"""Makes Tests/QuoinDocumentTests/Fixtures/Axes.ttf, a variable font, and fonts.json: widths in a browser.

    Scripts/font-fixtures.py [--check]

The letters a to e and the space of the font are 500 of 1000 units wide, and each letter is a box. Every
axis changes the advance by the units of AXES at its ends, which HVAR and gvar say alike; the slant moves
the tops. `cases` are families of `@font-face` rules, each with declarations for a text in it and
[width, height, line height] in the browser. `--check` writes nothing and fails where a file is not what
it would be. Needs `chromium` (or CHROMIUM=path), and the Liberation and DejaVu fonts.
"""
import base64, html, json, os, pathlib, re, struct, subprocess, sys, tempfile

CHROMIUM = os.environ.get("CHROMIUM", "chromium")
FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "Tests/QuoinDocumentTests/Fixtures"

# Tag, minimum, default, maximum, and the advance at the minimum and the maximum, in units.
AXES = [
    ("wght", 100, 400, 900, -100, 200), ("wdth", 50, 100, 200, -250, 500),
    ("opsz", 8, 14, 144, 50, -100), ("slnt", -15, 0, 0, 40, 0), ("XTRA", 0, 0, 100, 0, 300),
]
LETTERS = " abcde"
COUNT = len(LETTERS) + 1
ADVANCE = 500
# The axis, the end (-1 or 1) and the change of the advance there.
REGIONS = [
    (index, end, change)
    for index, axis in enumerate(AXES) for end, change in ((-1, axis[4]), (1, axis[5])) if change
]


def fixed(value):
    return int(value * 65536)


def box(glyph):
    """The outline: none for the space."""
    if glyph == 1:
        return b""
    points = [(50, 0), (50, 700), (450, 700), (450, 0)]
    data = struct.pack(">hhhhh", 1, 50, 0, 450, 700) + struct.pack(">HH", 3, 0) + bytes([1, 1, 1, 1])
    last = (0, 0)
    for axis in range(2):
        place = 0
        for point in points:
            data += struct.pack(">h", point[axis] - place)
            place = point[axis]
    return data + b"\0" * (-len(data) % 4)


def packed(deltas):
    """Deltas as words: OpenType, "Packed deltas"."""
    return bytes([0x40 | len(deltas) - 1]) + struct.pack(">%dh" % len(deltas), *deltas)


def variations(glyph):
    headers, body = b"", b""
    shared = b"\0"  # All points.
    for index, (axis, end, change) in enumerate(REGIONS):
        outline = [] if glyph == 1 else [0, 0, change, change]
        tops = [] if glyph == 1 else [0, 0, 0, 0]
        if AXES[axis][0] == "slnt" and outline:
            outline = [0, 188, 188, 0]
        data = packed(outline + [0, change, 0, 0]) + packed(tops + [0, 0, 0, 0])
        headers += struct.pack(">HH", len(data), index)
        body += data
    data = struct.pack(">HH", 0x8000 | len(REGIONS), 4 + len(headers)) + headers + shared + body
    return data + b"\0" * (len(data) % 2)


def tuples():
    return b"".join(
        struct.pack(">%dh" % len(AXES), *[end * 16384 if index == axis else 0 for index in range(len(AXES))])
        for axis, end, _ in REGIONS)


def gvar():
    glyphs = [variations(glyph) for glyph in range(COUNT)]
    offsets, place = [], 0
    for data in glyphs + [b""]:
        offsets.append(place // 2)
        place += len(data)
    head = 20 + 2 * (COUNT + 1)
    peaks = tuples()
    return struct.pack(
        ">HHHHIHHI", 1, 0, len(AXES), len(REGIONS), head, COUNT, 0, head + len(peaks)
    ) + struct.pack(">%dH" % (COUNT + 1), *offsets) + peaks + b"".join(glyphs)


def hvar():
    regions = struct.pack(">HH", len(AXES), len(REGIONS))
    for axis, end, _ in REGIONS:
        for index in range(len(AXES)):
            peak = end * 16384 if index == axis else 0
            regions += struct.pack(">hhh", min(peak, 0), peak, max(peak, 0))
    row = struct.pack(">%dh" % len(REGIONS), *[change for _, _, change in REGIONS])
    data = struct.pack(">HHH", 1, len(REGIONS), len(REGIONS)) + struct.pack(
        ">%dH" % len(REGIONS), *range(len(REGIONS))) + row
    store = struct.pack(">HIHI", 1, 12, 1, 12 + len(regions)) + regions + data
    store += b"\0" * (-len(store) % 4)
    # One entry, which all glyphs share.
    mapping = struct.pack(">BBHB", 0, 0, 1, 0)
    return struct.pack(">HHIIII", 1, 0, 20, 20 + len(store), 0, 0) + store + mapping


def fvar():
    data = struct.pack(">HHHHHHHH", 1, 0, 16, 2, len(AXES), 20, 0, 4 + 4 * len(AXES))
    for tag, least, usual, most, _, _ in AXES:
        data += tag.encode() + struct.pack(">iiiHH", fixed(least), fixed(usual), fixed(most), 0, 256)
    return data


def names():
    texts = [(1, "Axes"), (2, "Regular"), (3, "Axes Regular"), (4, "Axes Regular"), (6, "Axes-Regular"), (256, "Axis")]
    records, storage = b"", b""
    for name, text in texts:
        data = text.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, name, len(data), len(storage))
        storage += data
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + storage


def cmap():
    segments = [(0x20, 0x20, 1 - 0x20), (0x61, 0x65, 2 - 0x61), (0xFFFF, 0xFFFF, 1)]
    body = b"".join(struct.pack(">H", end) for _, end, _ in segments) + b"\0\0"
    body += b"".join(struct.pack(">H", start) for start, _, _ in segments)
    body += b"".join(struct.pack(">H", delta & 0xFFFF) for _, _, delta in segments) + b"\0\0" * 3
    table = struct.pack(">HHHHHHH", 4, 14 + len(body), 0, 6, 4, 1, 2) + body
    return struct.pack(">HHHHI", 0, 1, 3, 1, 12) + table


def tables():
    glyphs = [box(glyph) for glyph in range(COUNT)]
    places = [sum(map(len, glyphs[:index])) // 2 for index in range(COUNT + 1)]
    return {
        "head": struct.pack(">HHiIIHHqqhhhhHHhhh", 1, 0, 65536, 0, 0x5F0F3CF5, 3, 1000, 0, 0, 50, 0, 450, 700, 0, 8, 2, 0, 0),
        "hhea": struct.pack(">HHhhhHhhhhhhhhhhhH", 1, 0, 800, -200, 0, ADVANCE, 50, 50, 450, 1, 0, 0, 0, 0, 0, 0, 0, COUNT),
        "maxp": struct.pack(">HHHHHHHHHHHHHHHH", 1, 0, COUNT, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        "OS/2": struct.pack(">HhHHH", 4, ADVANCE, 400, 5, 0) + struct.pack(">11h", 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0)
        + bytes(10) + struct.pack(">IIII", 1, 0, 0, 0) + b"NONE" + struct.pack(
            ">HHHhhhHH", 0x40, 0x20, 0x65, 800, -200, 0, 800, 200) + struct.pack(">II", 1, 0) + struct.pack(">hhHHH", 500, 700, 0, 32, 1),
        "hmtx": b"".join(struct.pack(">Hh", ADVANCE, 50 if glyph != 1 else 0) for glyph in range(COUNT)),
        "cmap": cmap(), "loca": struct.pack(">%dH" % (COUNT + 1), *places), "glyf": b"".join(glyphs),
        "post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0), "name": names(),
        "fvar": fvar(), "gvar": gvar(), "HVAR": hvar(),
    }


def checksum(data):
    data += b"\0" * (-len(data) % 4)
    return sum(struct.unpack(">%dI" % (len(data) // 4), data)) & 0xFFFFFFFF


def file():
    parts = sorted(tables().items())
    count = len(parts)
    power = 1 << count.bit_length() - 1
    head = struct.pack(">IHHHH", 0x10000, count, 16 * power, power.bit_length() - 1, 16 * (count - power))
    place, body = 12 + 16 * count, b""
    for tag, data in parts:
        head += tag.encode() + struct.pack(">III", checksum(data), place + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
    whole = bytearray(head + body)
    sum_place = place + sum(len(data) + -len(data) % 4 for tag, data in parts if tag < "head") + 8
    struct.pack_into(">I", whole, sum_place, 0xB1B0AFBA - checksum(bytes(whole)) & 0xFFFFFFFF)
    return bytes(whole)


STYLES = [
    "", "font-weight: 300", "font-weight: 350", "font-weight: 500", "font-weight: 900", "font-stretch: 75%",
    "font-stretch: condensed", "font-stretch: 200%", "font-stretch: 80%", "font-style: italic", "font-style: oblique",
    "font-style: oblique 5deg", "font-style: oblique 10deg", "font-style: oblique -10deg", "font: condensed 300 20px T",
    'font-variation-settings: "XTRA" 50', 'font-variation-settings: "wght" 900', "font-size: 144px", "font-size: 8px",
    'font-variation-settings: "wght" 900, "wdth" 60; font-weight: 100', 'font-variation-settings: "opsz" 144',
    "font-optical-sizing: none", 'font-variation-settings: "XTRA" 50, "XTRA" 100', "font-size-adjust: 0.75",
    "font-size-adjust: cap-height 1", 'font-variation-settings: "XTRA" 100; font: 20px T',
]
FEW = ["", "font-weight: 300", "font-weight: 450", "font-style: italic", "font-stretch: 75%", "font-size: 10px",
       "font-size-adjust: 0.5"]
CHOICE = [f"font-stretch: {stretch}; font-weight: {weight}; font-style: {style}"
          for stretch in ("75%", "100%", "150%") for weight in (200, 400, 450, 500) for style in ("normal", "italic")]
# Sources, descriptors of each face, and declarations. {} is the address of Axes.ttf.
CASES = [
    (["{}"], [""], STYLES), (["{}"], ["font-weight: 100 900; font-stretch: 50% 200%; font-style: oblique 0deg 15deg"], STYLES),
    (["{}"], ["font-weight: auto; font-stretch: auto; font-style: auto"], FEW),
    (["{}"], ["font-weight: normal; font-stretch: normal; font-style: normal"], FEW),
    (["{}"], ["font-weight: 500"], FEW), (["{}"], ["font-weight: 300 400"], FEW), (["{}"], ["font-weight: 450 200"], FEW),
    (["{}"], ["font-style: italic"], FEW), (["{}"], ["font-style: oblique 10deg"], FEW),
    (["{}"], ["font-style: oblique 5deg 12deg"], FEW), (["{}"], ["font-width: 60% 80%"], FEW),
    (["{}"], ["font-stretch: condensed expanded"], FEW), (["{}"], ["size-adjust: 150%"], FEW),
    (["{}"], ["ascent-override: 120%; descent-override: 50%; line-gap-override: 20%"], FEW),
    (["{}"], ["size-adjust: 150%; ascent-override: 120%; descent-override: 50%; line-gap-override: 20%"], FEW),
    (["{}"], ["ascent-override: 120%"], FEW), (["{}"], ["line-gap-override: 30%"], FEW),
    (["{}"], ["ascent-override: normal; ascent-override: -1%"], FEW),
    (["{}"], ["font-stretch: 75%; font-weight: 400; font-style: normal",
              "font-stretch: 100%; font-weight: 300; font-style: normal",
              "font-stretch: 100%; font-weight: 500; font-style: normal",
              "font-stretch: 100%; font-weight: 400; font-style: italic"], CHOICE),
    (["{}"], ["font-weight: 100 300; font-stretch: 50% 90%", "font-weight: 460 600; font-stretch: 120% 200%"], CHOICE),
    (["{}"], ["", "font-weight: 700", "font-style: italic"], STYLES),
    (["url(none) format('truetype') tech(features-graphite)", "{} format('truetype') tech(variations)"], [""], FEW),
    (['local("Liberation Mono")', "{}"], [""], FEW), (["local(LiberationMono)"], [""], FEW),
    (['local("liberation SANS")', "{}"], [""], FEW), (["local(Liberation Sans Narrow Bold)"], [""], FEW),
    (['local("Liberation")', "local(No Such Font)", "{}"], [""], FEW),
    (["{}", 'local("Liberation Mono")'], [""], FEW), (["local(Arial)", "local(DejaVuSansMono)"], ["size-adjust: 80%"], FEW),
    (["{} format('truetype') tech(variations)", 'local("Liberation Mono")'], [""], [""]),
    (["{} format('truetype') tech(features-graphite)", 'local("Liberation Mono")'], [""], [""]),
]
SCRIPT = """<script>
onload = async () => {
  await document.fonts.ready;
  const sizes = [...document.querySelectorAll('span')].map(e => {
    const a = e.getBoundingClientRect(), b = e.parentNode.getBoundingClientRect();
    return [a.width, a.height, b.height];
  });
  document.body.textContent = 'SIZES' + JSON.stringify(sizes) + 'END';
};
</script>"""


def page(font):
    address = f"url(data:font/ttf;base64,{base64.b64encode(font).decode()})"
    sheet, body = "", ""
    for index, (sources, faces, styles) in enumerate(CASES):
        source = ", ".join(sources).replace("{}", address)
        for face in faces:
            sheet += f"@font-face {{ font-family: T{index}; src: {source}; {face} }}\n"
        for style in styles:
            style = html.escape(f"font-family: T{index}; font-size: 20px; {style.replace('px T', f'px T{index}')}")
            body += f'<div style="{style}"><span>abcdeabcde</span></div>\n'
    return f"<!doctype html><meta charset=utf-8><style>{sheet}</style><body>{body}{SCRIPT}"


def sizes(font):
    with tempfile.NamedTemporaryFile("w", suffix=".html") as document:
        document.write(page(font))
        document.flush()
        dom = subprocess.run(
            [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--font-render-hinting=none",
             "--virtual-time-budget=100000", "--dump-dom", "file://" + document.name],
            capture_output=True, text=True, check=True).stdout
    return json.loads(re.search(r"SIZES(.*)END", dom).group(1))


def fixture(font):
    found = iter(sizes(font))
    cases = [{"sources": sources, "faces": faces,
              "texts": [{"style": style, "size": [round(number, 3) for number in next(found)]} for style in styles]}
             for sources, faces, styles in CASES]
    lines = ",\n".join(
        json.dumps({"sources": case["sources"], "faces": case["faces"]})[:-1] + ', "texts": [\n  '
        + ",\n  ".join(json.dumps(text) for text in case["texts"]) + "]}" for case in cases)
    return ("[" + lines + "]\n").encode()


def main():
    font = file()
    files = {FIXTURES / "Axes.ttf": font, FIXTURES / "fonts.json": fixture(font)}
    for path, data in files.items():
        if "--check" not in sys.argv:
            path.write_bytes(data)
        elif path.read_bytes() != data:
            sys.exit(f"{path.name} is not what the browser says")


if __name__ == "__main__":
    main()
