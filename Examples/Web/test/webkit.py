"""WebKit's MiniBrowser, the nearest to Safari that runs on Linux, over WebDriver. Needs
WebKitWebDriver, and a screen or xvfb-run."""
import json
import os
import pathlib
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request

from webdriver import PATIENCE, STEP, Context


def mini_browser():
    """The newest MiniBrowser; Debian has it beside the library."""
    found = sorted(pathlib.Path("/usr/lib").glob("*/webkit*/MiniBrowser"))
    if not found:
        raise RuntimeError("no MiniBrowser (on Debian: webkit2gtk-driver)")
    return str(found[-1])


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class WebKit:
    """A running MiniBrowser."""

    def __init__(self):
        self.port = free_port()
        command = ["WebKitWebDriver", f"--port={self.port}"]
        if "DISPLAY" not in os.environ and shutil.which("xvfb-run"):
            command = ["xvfb-run", "-a"] + command
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            self.session = "/session/" + self.new_session()["sessionId"]
            # It stays open, so that others can be closed.
            self.tab = self.home = self.request("GET", self.session + "/window")
        except BaseException:
            self.end()
            raise

    def new_session(self):
        options = {"binary": mini_browser(), "args": ["--automation"]}
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self.request("POST", "/session", {"capabilities": capabilities})
            except OSError:  # it doesn't listen yet
                if time.monotonic() > end:
                    raise
                time.sleep(STEP)

    def request(self, method, path, body=None):
        data = json.dumps(body or {}).encode() if method == "POST" else None
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json"},
            method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {json.load(error)['value']['message']}") from None

    def send(self, path, body=None):
        return self.request("POST", self.session + path, body)

    def switch(self, tab):
        if tab != self.tab:
            self.send("/window", {"handle": tab})
            self.tab = tab

    def new_context(self, viewport, color_scheme="light", **_):
        return Context(self, viewport)

    def open_tab(self, viewport):
        self.switch(self.home)
        tab = self.send("/window/new", {"type": "window"})["handle"]
        self.switch(tab)
        # The window has more than the page in it.
        size = self.evaluate(tab, "Promise.resolve(JSON.stringify([outerHeight - innerHeight]))")
        rest = json.loads(size)[0]
        self.send("/window/rect",
                  {"width": viewport["width"], "height": viewport["height"] + rest})
        return tab

    def close_tab(self, tab):
        self.switch(tab)
        self.request("DELETE", self.session + "/window")
        self.switch(self.home)

    def navigate(self, tab, address):
        self.switch(tab)
        self.send("/url", {"url": address})

    def evaluate(self, tab, expression):
        self.switch(tab)
        return self.send("/execute/sync", {"script": f"return ({expression})", "args": []})

    def perform(self, tab, actions):
        self.switch(tab)
        for source in actions:
            for action in source["actions"]:
                for axis in ("x", "y"):
                    if axis in action:
                        action[axis] = round(action[axis])
        self.send("/actions", {"actions": actions})

    def close(self):
        try:
            self.request("DELETE", self.session)
        finally:
            self.end()

    def end(self):
        os.killpg(self.process.pid, 15)
        self.process.wait(PATIENCE)
