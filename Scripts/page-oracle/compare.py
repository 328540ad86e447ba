"""Quoin's frames beside the browser's, and which differences are causes of others."""
import difflib
import json
import select
import subprocess

SKIPPED = set("br wbr script style link meta title template option optgroup track param area base head col colgroup map".split())
LEAVES = set("svg select video audio iframe object canvas math".split())
# What is told by its element rather than by its display type.
NAMED = {"img", "input", "button", "select", "textarea", "progress", "meter", "fieldset", "legend", "details", "summary"}


class NoAnswer(Exception):
    """Quoin ended, or took too long."""


class Quoin:
    """One process that lays out page after page."""

    def __init__(self, program, size, timeout=60):
        self.command = [program, "layout", "--stdin-list", "--size", f"{size[0]}x{size[1]}", "--format", "json"]
        self.timeout = timeout
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def frames(self, path):
        try:
            self.process.stdin.write(f"{path}\n".encode())
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        ready = select.select([self.process.stdout], [], [], self.timeout)[0]
        line = self.process.stdout.readline() if ready else b""
        if not line:
            self.close()
            status = self.process.returncode
            self.start()
            raise NoAnswer(f"quoin ended with {status}" if ready else f"no answer in {self.timeout} s")
        answer = json.loads(line)
        if not answer.get("scenes"):
            raise NoAnswer("no scene")
        root = answer["scenes"][0]["root"]
        place(root, 0, 0)
        return root

    def close(self):
        try:
            self.process.stdin.close()
            self.process.wait(timeout=1)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()


def place(node, x, y):
    """Gives frames in the page where they were in the parent."""
    left, top, width, height = node["frame"]
    node["frame"] = [x + left, y + top, width, height]
    for child in node["children"]:
        place(child, x + left, y + top)


class Element:
    """An element in both: `got` is Quoin's frame, or None."""

    def __init__(self, path, node, parent, got):
        self.path, self.node, self.parent, self.got = path, node, parent, got
        self.wanted, self.below_differs, self.why = node["frame"], False, None
        if parent:
            parent.children.append(self)
        self.children = []
        self.delta = [a - b for a, b in zip(got, self.wanted)] if got else None

    def wrong_size(self, tolerance):
        return self.delta is None or max(map(abs, self.delta[2:])) > tolerance

    def wrong_place(self, tolerance):
        """Whether it stands elsewhere in its parent."""
        if self.delta is None or not self.parent or self.parent.delta is None:
            return self.delta is None
        return any(abs(a - b) > tolerance for a, b in zip(self.delta[:2], self.parent.delta[:2]))

    def wrong(self, tolerance):
        return self.delta is None or max(map(abs, self.delta)) > tolerance

    def kind(self):
        node, display = self.node, self.node["display"]
        name = node["tag"] if node["tag"] in NAMED else "list item" if display == "list-item" else f"{display} box"
        if node["position"] in ("absolute", "fixed", "sticky"):
            return f"{node['position']} {name}"
        return f"floating {name}" if node["float"] != "none" else name

    def cause(self, tolerance):
        if self.why == "missing":
            wrong = "missing"
        elif self.why == "size":
            wrong = " and ".join(name for name, d in zip(("width", "height"), self.delta[2:]) if abs(d) > tolerance)
        else:
            at = self.parent.delta
            wrong = " and ".join(n for n, d, p in zip(("left", "top"), self.delta, at) if abs(d - p) > tolerance)
        return f"{wrong}: {self.kind()} in {self.parent.kind() if self.parent else 'the page'}"

    def line(self):
        def rounded(frame):
            return " ".join(f"{round(x, 2):g}" for x in frame) if frame else "none"
        path = "/".join(self.path.split("/")[-4:])
        return f"{self.why or 'moved'} {path} ({self.node['display']}): browser {rounded(self.wanted)}, quoin {rounded(self.got)}"


def aligned(nodes, others):
    """Each node with its like in the other tree, or None."""
    tags, types = [node["tag"] for node in nodes], [other["type"] for other in others]
    found = {}
    for i, j, count in difflib.SequenceMatcher(None, tags, types, autojunk=False).get_matching_blocks():
        found.update((i + k, others[j + k]) for k in range(count))
    return [(node, found.get(i)) for i, node in enumerate(nodes)]


def elements(node, other, path="", parent=None):
    """Elements that have boxes, parents first."""
    if node.get("hidden"):
        return
    if not node.get("contents"):
        parent = Element(path or node["tag"], node, parent, other and other["frame"])
        yield parent
    below = other["children"] if other and node["tag"] not in LEAVES else []
    below = [child for child in below if child["type"] not in SKIPPED and not child["type"].startswith(("#", ":"))]
    numbers = {}
    for child, like in aligned(node["children"], below):
        number = numbers[child["tag"]] = numbers.get(child["tag"], 0) + 1
        yield from elements(child, like, f"{path or node['tag']}/{child['tag']}[{number}]", parent)


def differences(browser_root, quoin_root, tolerance=1):
    """All elements, those that differ, and of these the ones that are causes: a wrong size with nothing
    wrong below, or a wrong place among right sizes. The body alone does not count, nor what is empty."""
    start = browser_root
    if quoin_root["type"] == "body":
        start = next(node for node in browser_root["children"] if node["tag"] == "body")
    found = list(elements(start, quoin_root))
    for element in reversed(found):
        if element.parent and (element.below_differs or element.wrong_size(tolerance)):
            element.parent.below_differs = True
    moved = set()
    for element in found:
        parent = element.parent
        if element.wrong_size(tolerance):
            if not element.below_differs:
                element.why = "size" if element.got else "missing"
        elif parent and element.wrong_place(tolerance):
            if not (id(parent) in moved or parent.below_differs or parent.wrong_size(tolerance)):
                element.why = "place"
            moved.add(id(parent))
    wrong = [e for e in found if e.wrong(tolerance) and e.node["tag"] not in ("html", "body") and e.wanted[2] * e.wanted[3] > 0]
    return found, wrong, [e for e in found if e.why] if wrong else []
