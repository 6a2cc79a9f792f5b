"""Drives the pages: the server, fingers through the debugger protocol, checks."""
import importlib.machinery
import importlib.util
import pathlib
import threading

FOLDER = pathlib.Path(__file__).resolve().parent.parent


def start_server():
    loader = importlib.machinery.SourceFileLoader("serve", str(FOLDER / "serve"))
    spec = importlib.util.spec_from_loader("serve", loader)
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    server = module.serve(0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


class Fingers:
    """Fingers on a page, by their numbers."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.places = {}

    def _send(self, kind):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in self.places.items()]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, number, x, y):
        self.places[number] = (x, y)
        self._send("touchStart")

    def move(self, **places):
        for name, place in places.items():
            self.places[int(name[1:])] = place
        self._send("touchMove")

    def up(self, number):
        del self.places[number]
        self._send("touchEnd")

    def cancel(self):
        self.places = {}
        self._send("touchCancel")

    def tap(self, x, y):
        self.down(1, x, y)
        self.up(1)


class Test:
    def __init__(self, browser, address):
        self.browser = browser
        self.address = address
        self.errors = []
        self.failures = 0

    def open(self, path, width=390, height=844, dark=False, touch=True):
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch,
            color_scheme="dark" if dark else "light", device_scale_factor=2)
        page = context.new_page()
        page.on("console", lambda entry: entry.type in ("error", "warning")
                and self.errors.append(f"{path}: {entry.text}"))
        page.on("pageerror", lambda error: self.errors.append(f"{path}: {error}"))
        page.goto(f"{self.address}/{path}")
        return page

    def check(self, sentence, holds, found=""):
        print(("ok    " if holds else "FAILS ") + sentence + ("" if holds else f": {found}"))
        self.failures += not holds

    def stage(self):
        page = self.open("test/stage.html")
        page.wait_for_function("window.isReady")
        return page, Fingers(page)


def middle(page, selector):
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def heard(page):
    return page.evaluate("window.heard.splice(0)")
