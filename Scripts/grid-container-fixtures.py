#!/usr/bin/env python3
"""Makes Tests/QuoinLanguageTests/Fixtures/grid-containers.json: grids of CSS with a browser's frames.

    Scripts/grid-container-fixtures.py [--check]

Needs `chromium` (or CHROMIUM=path). `GridContainerTests` describes the same grids in Swift. A case is a
list of frames [x, y, width, height] in the parent's border box, each element before what is in it.
`--check` writes nothing and fails if the file is not what the browser says today.
"""
import importlib.machinery
import importlib.util
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
OUT = HERE.parent / "Tests/QuoinLanguageTests/Fixtures/grid-containers.json"

loader = importlib.machinery.SourceFileLoader("boxes", str(HERE / "box-fixtures.py"))
boxes = importlib.util.module_from_spec(importlib.util.spec_from_loader("boxes", loader))
loader.exec_module(boxes)
element = boxes.element


def box(width, height, style=""):
    return element(f"width:{width}px; height:{height}px; {style}")


def high(height, style=""):
    return element(f"height:{height}px; {style}")


def words():
    """Four boxes of 20 by 10 that wrap."""
    style = "width:20px; height:10px; flex-shrink:0"
    return element("display:flex; flex-wrap:wrap", children=[element(style) for _ in range(4)])


def grid(style, *children):
    return element("display:grid; " + style, children=children)


CASES = {
    "form": grid(
        "width:300px; grid-template-columns:100px 1fr; gap:12px",
        box(30, 20), high(10), box(60, 8), high(24), high(5, "grid-column:span 2")),
    "page": grid(
        "width:300px; height:200px; grid-template-columns:80px 1fr; grid-template-rows:auto 1fr 20px;"
        "grid-template-areas:'head head' 'side main' '. foot'; gap:4px 10px; padding:6px",
        element("grid-area:main"), high(30, "grid-area:head"), element("grid-area:foot"),
        high(50, "grid-area:side; align-self:center")),
    "cards": grid(
        "width:200px; grid-template-columns:repeat(auto-fill, minmax(60px, 1fr)); gap:8px",
        *[high(20) for _ in range(5)]),
    "fit": grid(
        "width:400px; grid-template-columns:repeat(auto-fit, minmax(60px, 1fr)); gap:8px",
        *[high(20) for _ in range(2)]),
    "dense": grid(
        "width:120px; grid-template-columns:repeat(3, 40px); grid-auto-rows:10px;"
        "grid-auto-flow:row dense",
        element("grid-column:span 2"), element("grid-column:span 2"), element(),
        element("grid-row:span 2"), element()),
    "columns": grid(
        "width:200px; height:60px; grid-template-rows:20px 20px; grid-auto-columns:30px 50px;"
        "grid-auto-flow:column", *[element() for _ in range(5)]),
    "align": grid(
        "width:300px; height:200px; grid-template-columns:60px 80px; grid-template-rows:40px 50px;"
        "justify-items:center; align-items:end; justify-content:space-between; align-content:center",
        box(20, 10), high(10, "justify-self:stretch"),
        box(20, 10, "align-self:start; justify-self:end"), box(20, 10, "margin:auto 2px 3px auto")),
    "tracks": grid(
        "width:300px; grid-template-columns:min-content max-content fit-content(50px) auto 25%",
        *[words() for _ in range(5)]),
    "lines": grid(
        "width:200px; grid-template-columns:[side] 50px [main] 1fr 1fr [end];"
        "grid-template-rows:30px 30px",
        element("grid-column:main / end; grid-row:1"), element("grid-column:1; grid-row:1 / -1"),
        element("grid-column:-2 / -1; grid-row:2"), element("grid-column:2; grid-row:2; order:-1")),
    "absolute": grid(
        "width:200px; grid-template-columns:50px 1fr; grid-template-rows:30px 40px; padding:5px",
        box(10, 10, "grid-column:2 / 3; grid-row:2 / 3; position:absolute; left:3px; top:4px"),
        element("grid-column:2; grid-row:1; position:relative; left:7px; top:-2px"),
        box(10, 10, "position:absolute; right:1px; bottom:2px")),
    "nested": grid(
        "width:300px; grid-template-columns:1fr 2fr; gap:6px",
        grid("grid-template-columns:1fr 1fr; gap:2px", box(10, 10), box(20, 14), box(5, 5)),
        element("padding:2px", children=[high(10, "margin:3px 0"), high(8, "margin:5px 0")]),
        element("display:flex; gap:4px", children=[high(12, "flex-grow:1"), box(30, 6)]), words()),
    "shrink": grid(
        "width:max-content; grid-template-columns:auto auto; column-gap:5px; padding:3px",
        box(30, 20), words(), box(50, 10), box(12, 10)),
    "rtl": grid(
        "direction:rtl; width:300px; grid-template-columns:100px 1fr 50px; gap:10px;"
        "justify-items:start",
        box(30, 20), box(40, 10), box(60, 8, "justify-self:left"),
        high(24, "grid-column:2 / 4; justify-self:stretch")),
}


def flat(node):
    yield node["frame"]
    for child in node.get("children", []):
        yield from flat(child)


def main():
    found = boxes.frames([{"root": root} for root in CASES.values()])
    lines = []
    for (name, root), frame in zip(CASES.items(), found):
        boxes.attach(root, frame)
        lines.append(f"  {json.dumps(name)}: {json.dumps(list(flat(root)))}")
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    if "--check" in sys.argv:
        sys.exit(0 if OUT.read_text() == text else f"{OUT} is not what the browser says")
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(text)
    print(f"{len(CASES)} cases")


main()
