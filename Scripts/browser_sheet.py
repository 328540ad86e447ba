"""The pictures of many small documents by Debian's Chromium, in one run: frames side by side on a page.

For the scripts that write fixtures; needs `chromium` and PyPI's `pillow`.
"""
import html, io, pathlib, subprocess, tempfile

from PIL import Image

CHROMIUM = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--font-render-hinting=none", "--virtual-time-budget=5000"]


def pictures(documents, width, height, columns, scale=1):
    """Yields a picture of each document, `width` by `height` points at `scale` pixels a point."""
    frames = "".join(f'<iframe srcdoc="{html.escape(text)}"></iframe>' for text in documents)
    page = (f"<!doctype html><style>body {{ margin: 0; width: {width * columns}px; line-height: 0 }} iframe {{ border: 0;"
            f" width: {width}px; height: {height}px; vertical-align: top }}</style>{frames}")
    rows = -(-len(documents) // columns)
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "page.html"
        file.write_text(page)
        shot = pathlib.Path(folder) / "page.png"
        # Browsers keep some of the window's height for themselves.
        subprocess.run(CHROMIUM + [f"--force-device-scale-factor={scale}", f"--screenshot={shot}",
                                   f"--window-size={width * columns},{height * rows + 200}", file.as_uri()],
                       capture_output=True, check=True)
        sheet = Image.open(io.BytesIO(shot.read_bytes())).convert("RGB")
    for number in range(len(documents)):
        left, top = number % columns * width * scale, number // columns * height * scale
        yield sheet.crop((left, top, left + width * scale, top + height * scale))
