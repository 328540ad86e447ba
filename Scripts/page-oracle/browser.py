"""One Chromium that stays open, spoken to through the pipe of its remote debugging."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
# Transforms are no part of a layout. What has no box of its own is left out, and what is inside of replaced elements.
PROBE = """
(() => {
  const skipped = new Set('br wbr script style link meta title template option optgroup track param area base head col colgroup map'.split(' '));
  const leaves = new Set('svg select video audio iframe object canvas math'.split(' '));
  const off = document.createElement('style');
  off.textContent = '*, ::before, ::after { transform: none !important; translate: none !important;'
    + ' rotate: none !important; scale: none !important }';
  document.head.append(off);
  function walk(e) {
    const style = getComputedStyle(e), r = e.getBoundingClientRect(), tag = e.tagName.toLowerCase();
    const node = { tag, display: style.display, position: style.position, float: style.float, children: [],
                   frame: [r.left + scrollX, r.top + scrollY, r.width, r.height] };
    if (style.display == 'none') return { tag, hidden: true };
    if (style.display == 'contents') node.contents = true;
    else if (e.getClientRects().length == 0) node.hidden = true;
    const closed = tag == 'details' && !e.open;
    if (!leaves.has(tag)) for (const c of e.children)
      if (!skipped.has(c.tagName.toLowerCase()) && !(closed && c.tagName != 'SUMMARY')) node.children.push(walk(c));
    return node;
  }
  return JSON.stringify(walk(document.documentElement));
})()
"""


def find_browser(name=None):
    """The path of the browser, or None."""
    return next(filter(None, map(shutil.which, [name] if name else NAMES)), None)


class Browser:
    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        # Chromium reads from descriptor 3 and writes to 4. Those made here are never smaller, and rise.
        read, self.commands = os.pipe()
        answers, write = os.pipe()

        def connect():
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--font-render-hinting=none",
             "--allow-file-access-from-files", "--remote-debugging-pipe", f"--user-data-dir={self.folder.name}", "--no-first-run",
             "--disable-extensions", "--disable-background-networking", "--host-resolver-rules=MAP * ~NOTFOUND", "about:blank"],
            preexec_fn=connect, pass_fds=(3, 4), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read)
        os.close(write)
        self.answers, self.number, self.events, self.session, self.rest = answers, 0, [], None, b""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Emulation.setScriptExecutionDisabled", value=True)
        self.call("Emulation.setScrollbarsHidden", hidden=True)

    def message(self):
        while b"\0" not in self.rest:
            data = os.read(self.answers, 1 << 16)
            if not data:
                raise EOFError("the browser ended")
            self.rest += data
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer.get("method"))

    def set_size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def frames(self, path):
        """The elements of a page with their frames in the page."""
        self.events.clear()
        self.call("Page.navigate", url=pathlib.Path(path).as_uri())
        while "Page.loadEventFired" not in self.events:
            self.events.append(self.message().get("method"))
        self.call("Runtime.evaluate", expression="document.fonts.ready.then(() => 1)", awaitPromise=True)
        return json.loads(self.call("Runtime.evaluate", expression=PROBE, returnByValue=True)["result"]["value"])

    def close(self):
        try:
            self.call("Browser.close")
        except (EOFError, OSError, RuntimeError):
            pass
        self.process.wait()
        self.folder.cleanup()
