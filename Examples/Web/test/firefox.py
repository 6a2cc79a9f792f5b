"""Firefox over WebDriver BiDi, since Debian's is not the one that Playwright drives. Needs
websocket-client."""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading

import websocket

from webdriver import PATIENCE, Context

# Touch events as on a device with a touch screen, no first-run pages.
PREFERENCES = {
    "dom.w3c_touch_events.enabled": 1, "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False, "remote.active-protocols": 1,
}
class Firefox:
    """A running Firefox without a window."""

    def __init__(self):
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if not program:
            sys.exit("no firefox on the PATH")
        self.profile = tempfile.mkdtemp(prefix="gestures-firefox-")
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});"
                 for name, value in PREFERENCES.items()]
        pathlib.Path(self.profile, "user.js").write_text("\n".join(lines))
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", self.profile,
             "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.number = 0
        self.messages = []
        try:
            self.socket = websocket.create_connection(
                self.address() + "/session", timeout=PATIENCE, suppress_origin=True)
            self.send("session.new", {"capabilities": {}})
            self.send("session.subscribe", {"events": ["log.entryAdded"]})
        except BaseException:
            self.end()
            raise

    def address(self):
        """Where it can be driven, as it says at its start."""
        timer = threading.Timer(PATIENCE, self.process.kill)
        timer.start()
        for line in self.process.stderr:
            found = re.search(r"WebDriver BiDi listening on (ws://\S+)", line)
            if found:
                timer.cancel()
                # What else it says is read, so that it can say more, and left alone.
                threading.Thread(target=self.process.stderr.read, daemon=True).start()
                return found[1]
        raise RuntimeError("Firefox ended before it could be driven")

    @property
    def console(self):
        """The errors and warnings that pages have written."""
        self.send("session.status", {})  # what was written before has arrived then
        return self.messages

    def send(self, method, params):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("method") == "log.entryAdded":
                entry = message["params"]
                if entry["level"] in ("error", "warn"):
                    self.messages.append(entry["text"])
            elif message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]

    def new_context(self, viewport, color_scheme="light", **_):
        return Context(self, viewport)

    def open_tab(self, viewport):
        tab = self.send("browsingContext.create", {"type": "tab"})["context"]
        self.send("browsingContext.setViewport", {"context": tab, "viewport": viewport})
        return tab

    def close_tab(self, tab):
        self.send("browsingContext.close", {"context": tab})

    def navigate(self, tab, address):
        self.send("browsingContext.navigate",
                  {"context": tab, "url": address, "wait": "complete"})

    def evaluate(self, tab, expression):
        outcome = self.send("script.evaluate", {
            "expression": expression, "target": {"context": tab}, "awaitPromise": True})
        if outcome["type"] == "exception":
            raise RuntimeError(outcome["exceptionDetails"]["text"])
        return outcome["result"].get("value")

    def perform(self, tab, actions):
        self.send("input.performActions", {"context": tab, "actions": actions})

    def close(self):
        try:
            self.send("browser.close", {})
            self.socket.close()
            self.process.wait(PATIENCE)
        finally:
            self.end()

    def end(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)
