#!/usr/bin/env python3
"""Makes small picture files in the formats that are read: Tests/QuoinCairoTests/Fixtures/quarters*.

Each shows 32 by 16 pixels: red and green above blue and white, the file `faint` half transparent.
Needs PyPI's `pillow`.
"""
import pathlib

from PIL import Image

FOLDER = pathlib.Path(__file__).parent.parent / "Tests/QuoinCairoTests/Fixtures"


def quarters(mode="RGB", alpha=None):
    picture = Image.new("RGB", (32, 16))
    for x, y, color in [(0, 0, "#f00"), (16, 0, "#0f0"), (0, 8, "#00f"), (16, 8, "#fff")]:
        picture.paste(color, (x, y, x + 16, y + 8))
    if alpha is not None:
        picture.putalpha(alpha)
    return picture.convert(mode)


def main():
    FOLDER.mkdir(exist_ok=True)
    plain = quarters()
    plain.save(FOLDER / "quarters.jpg", quality=95, subsampling=0)
    plain.save(FOLDER / "quarters-progressive.jpg", quality=95, subsampling=0, progressive=True)
    quarters("CMYK").save(FOLDER / "quarters-cmyk.jpg", quality=95)
    # Stored lying on its side; the camera says so.
    exif = Image.Exif()
    exif[0x112] = 6
    plain.transpose(Image.Transpose.ROTATE_90).save(
        FOLDER / "quarters-turned.jpg", quality=95, subsampling=0, exif=exif)
    plain.save(FOLDER / "quarters.webp", lossless=True)
    plain.save(FOLDER / "quarters-lossy.webp", quality=95)
    quarters("RGBA", alpha=128).save(FOLDER / "quarters-faint.webp", lossless=True)
    plain.save(FOLDER / "quarters-moving.webp", save_all=True, append_images=[plain.rotate(180)],
               lossless=True)


main()
