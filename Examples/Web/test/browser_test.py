#!/usr/bin/env python3
"""Drives the pages in a real browser, with real multi-touch through the debugger protocol.

    browser_test.py                  all tests
    browser_test.py --shots FOLDER   also takes a picture of each page, small and large, light and dark
    GESTURES=FILE browser_test.py    also compares a log with that of the command-line tool

Needs Chromium, Playwright for Python, and gestures.wasm (Examples/Web/build).
"""
import importlib.machinery
import importlib.util
import math
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading

from playwright.sync_api import sync_playwright

FOLDER = pathlib.Path(__file__).resolve().parent.parent


def start_server():
    loader = importlib.machinery.SourceFileLoader("serve", str(FOLDER / "serve"))
    spec = importlib.util.spec_from_loader("serve", loader)
    module = importlib.util.module_from_spec(spec)
    sys.dont_write_bytecode = True
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


def test_circle(test):
    """A circle by touch around the odd picture wins the round."""
    page = test.open("index.html?seed=7")
    page.wait_for_function("window.game")
    fingers = Fingers(page)
    box = page.locator("#board").bounding_box()
    unit = box["width"] / 404
    for picture in range(4):
        x = box["x"] + (8 + picture % 2 * 196 + 94) * unit
        y = box["y"] + (8 + picture // 2 * 196 + 94) * unit
        fingers.down(1, x + 85 * unit, y)
        for step in range(1, 41):
            angle = step / 40 * 2 * math.pi
            fingers.move(_1=(x + 85 * unit * math.cos(angle), y + 85 * unit * math.sin(angle)))
        fingers.up(1)
        page.wait_for_timeout(50)
        message = page.locator("#message").text_content()
        if message.startswith("Right!"):
            break
        page.keyboard.press("n")
    test.check("a circle by touch wins a round", message.startswith("Right!"), message)
    page.keyboard.press("n")
    page.wait_for_timeout(50)
    test.check("the key n deals a new set",
               page.locator("#message").text_content().startswith("Draw a circle"))
    page.keyboard.press("d")
    test.check("the key d shows how it measures",
               page.locator("#debug").get_attribute("aria-pressed") == "true")
    page.context.close()


def test_pinch(test):
    page, fingers = test.stage()
    x, y = middle(page, "#photo")
    fingers.down(1, x - 30, y)
    fingers.down(2, x + 30, y)
    for step in range(1, 11):
        fingers.move(_1=(x - 30 - 6 * step, y), _2=(x + 30 + 6 * step, y))
    scale = page.evaluate("window.scales.at(-1)")
    fingers.up(2)
    fingers.up(1)
    test.check("two fingers pinch to nearly three times the distance", scale and 2.5 < scale < 3.1, scale)
    found = heard(page)
    test.check("the pinch begins and ends",
               "pinch began" in found and "pinch ended" in found, found)
    page.context.close()


def test_press_and_taps(test):
    page, fingers = test.stage()
    x, y = middle(page, "#card")
    fingers.down(1, x, y)
    page.wait_for_timeout(700)
    found = heard(page)
    test.check("a long press begins by a timer while the finger rests", found == ["press began"], found)
    fingers.up(1)
    found = heard(page)
    test.check("and ends with the finger, without a click", found == ["press ended"], found)
    fingers.tap(x, y)
    page.wait_for_timeout(100)
    found = heard(page)
    test.check("a tap selects, and takes the click", found == ["select ended"], found)
    page.wait_for_timeout(500)
    page.evaluate("select.requireToFail(zoom); heard.length = 0")
    fingers.tap(x, y)
    fingers.tap(x, y)
    page.wait_for_timeout(600)
    found = heard(page)
    test.check("a double tap wins against the tap that waits for it",
               "zoom ended" in found and "select ended" not in found, found)
    page.context.close()


def test_button(test):
    page, fingers = test.stage()
    fingers.tap(*middle(page, "#under"))
    page.wait_for_timeout(100)
    found = heard(page)
    test.check("a button on the board clicks, and the board's tap does not fire",
               found == ["button clicked"], found)
    page.locator("#under").focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    test.check("the key Enter clicks it, too", "button clicked" in heard(page))
    page.locator("#card").focus()
    page.keyboard.press("Enter")
    found = heard(page)
    test.check("the key Enter on a focused element activates its tap", "select ended" in found, found)
    page.context.close()


def test_touch_action(test):
    page, _ = test.stage()
    found = page.evaluate("""["#photo", "#card", "#doomed"].map(
        word => document.querySelector(word).style.touchAction)""")
    test.check("touch-action is what the recognizers need",
               found == ["none", "manipulation", "none"], found)
    page.evaluate("drag.set({ axis: 'horizontal' })")
    found = page.evaluate("document.querySelector('#doomed').style.touchAction")
    test.check("and follows their properties", found == "pan-y", found)
    page.context.close()


def test_cancel(test):
    page, fingers = test.stage()
    x, y = middle(page, "#doomed")
    fingers.down(1, x, y)
    fingers.move(_1=(x + 30, y))
    fingers.cancel()
    found = heard(page)
    test.check("pointercancel cancels a drag", found[-1:] == ["drag cancelled"], found)
    test.check("and leaves nothing behind", page.evaluate("page.isIdle"))
    page.context.close()


def test_removed(test):
    page, fingers = test.stage()
    x, y = middle(page, "#doomed")
    fingers.down(1, x, y)
    fingers.move(_1=(x + 30, y))
    page.evaluate("document.querySelector('#doomed').remove()")
    page.wait_for_timeout(50)
    found = heard(page)
    test.check("an element that is removed under a finger cancels its drag",
               found[-1:] == ["drag cancelled"], found)
    fingers.move(_1=(x + 60, y))
    fingers.up(1)
    page.wait_for_timeout(400)
    test.check("and the finger's lift leaves nothing behind", page.evaluate("page.isIdle"))
    page.context.close()


def test_check_mark(test):
    page, fingers = test.stage()
    x, y = middle(page, "#check")
    fingers.down(1, x - 30, y - 5)
    for step in range(1, 6):
        fingers.move(_1=(x - 30 + 4 * step, y - 5 + 5 * step))
    for step in range(1, 9):
        fingers.move(_1=(x - 10 + 5 * step, y + 20 - 6 * step))
    fingers.up(1)
    found = heard(page)
    test.check("a recognizer in JavaScript recognizes a check mark", "check ended" in found, found)
    fingers.down(1, x - 60, y)
    for step in range(1, 11):
        fingers.move(_1=(x - 60 + 12 * step, y))
    fingers.up(1)
    page.wait_for_timeout(50)
    found = heard(page)
    test.check("and competes: a swipe is not its gesture", "swipe ended" in found, found)
    page.wait_for_timeout(50)
    why = page.evaluate("check.explainLastAttempt()")
    test.check("its reason is in its own words", "swipe" in why or "stroke" in why, why)
    page.context.close()


def test_mouse_and_wheel(test):
    page = test.open("test/stage.html", width=1200, height=800, touch=False)
    page.wait_for_function("window.isReady")
    x, y = middle(page, "#doomed")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y, steps=4)
    page.mouse.up()
    found = heard(page)
    test.check("a mouse drags", found[:1] == ["drag began"] and found[-1] == "drag ended", found)
    page.evaluate("drag.set({ allowedScrollTypes: ['continuous', 'discrete'] })")
    page.mouse.move(x, y)
    page.mouse.wheel(0, 120)
    page.wait_for_timeout(400)
    found = heard(page)
    test.check("a wheel drags", "drag began" in found, found)
    page.evaluate("scrollTo(0, 0)")
    page.context.close()


def test_inspector(test):
    page = test.open("inspector.html?conflict=late-tap", width=1280, height=900)
    page.wait_for_function("window.playground?.isReady")
    fingers = Fingers(page)
    page.locator("#replay").click()
    page.wait_for_timeout(200)
    page.locator("[data-explain=select]").click()
    text = page.locator("#why").text_content()
    test.check("the inspector explains a late tap", "had to wait for 'zoom'" in text, text)
    page.locator("#remedies button").first.click()
    page.wait_for_timeout(200)
    text = page.locator("#why").text_content()
    test.check("and its remedy works", "fired: ended at 70 ms" in text, text)
    page.goto(f"{test.address}/inspector.html?conflict=nothing-fires")
    page.wait_for_function("window.playground?.isReady")
    page.locator("#replay").click()
    page.locator("[data-explain=open]").click()
    text = page.locator("#why").text_content()
    test.check("it explains a tap that is lost", "did not fire" in text, text)
    page.locator("#remedies button").first.click()
    text = page.locator("#why").text_content()
    test.check("and the remedy makes it fire", "'open' of view" in text and " fired" in text, text)
    x, y = middle(page, "[data-view=card]")
    fingers.down(1, x, y)
    page.wait_for_timeout(50)
    live = page.locator("#live").text_content()
    fingers.up(1)
    test.check("it shows the recognizers at a finger", "open" in live, live)
    page.context.close()


def test_readme(test):
    """The page of the README, as it stands there."""
    text = (FOLDER / "README.md").read_text()
    source = re.search(r"```html\n(.*?)```", text, re.S).group(1)
    source += '<link rel="icon" href="data:,">'
    context = test.browser.new_context(viewport={"width": 800, "height": 600}, has_touch=True)
    page = context.new_page()
    lines = []
    page.on("console", lambda entry: lines.append(entry.text))
    page.on("pageerror", lambda error: test.errors.append(f"README: {error}"))
    page.route("**/mine.html", lambda route: route.fulfill(
        body=source.replace("const page =", "const page = window.page =").replace(
            "const gestures =", "const gestures = window.gestures ="),
        content_type="text/html"))
    page.goto(f"{test.address}/mine.html")
    page.wait_for_function("window.page?.recognizers.length === 3")
    fingers = Fingers(page)
    x, y = middle(page, ".card")
    fingers.tap(x, y)
    page.wait_for_timeout(600)
    test.check("the README's page selects by a tap", lines and "selected" in lines[0], lines)
    fingers.down(1, x, y)
    for step in range(1, 6):
        fingers.move(_1=(x + 20 * step, y + 10 * step))
    fingers.up(1)
    moved = middle(page, ".card")[0] - x
    test.check("and drags its card", 60 < moved <= 100, moved)
    page.evaluate("gestures.inspect(page)")
    page.wait_for_selector(".gestures-inspector")
    fingers.tap(*middle(page, ".card"))
    page.wait_for_timeout(600)
    page.get_by_role("button", name="tap2").click()
    why = page.locator(".gestures-inspector [data-part=why]").text_content()
    test.check("the inspector can be switched on, and says why", "had to wait for" in why, why)
    context.close()


def test_places(test):
    """Places are right on a page that is scrolled and in an element that is scaled."""
    page, fingers = test.stage()
    page.evaluate("""() => {
        document.body.style.paddingTop = "400px"
        document.body.style.paddingBottom = "2000px"
        document.querySelector("#card").style.transform = "scale(0.5)"
        scrollTo(0, 300)
        window.places = []
        window.select.on(tap => window.places.push(tap.location))
    }""")
    box = page.locator("#card").bounding_box()
    fingers.tap(box["x"] + 10, box["y"] + 20)
    page.wait_for_timeout(100)
    found = page.evaluate("window.places[0]")
    holds = found and abs(found["x"] - 20) < 1 and abs(found["y"] - 40) < 1
    test.check("a place is right in a scaled element of a scrolled page", holds, found)
    page.context.close()


def test_pen(test):
    """A pen's pressure and tilt reach a recognizer in JavaScript; events by the page itself."""
    page, _ = test.stage()
    page.evaluate("""async () => {
        const { HostedRecognizer } = await import("../gestures.js")
        class Feel extends HostedRecognizer {
            touchesBegan([touch]) { window.felt = touch }
            touchesEnded() { this.end() }
        }
        page.view("#photo").add(Feel)
        const box = document.querySelector("#photo").getBoundingClientRect()
        const send = (type, more) => document.querySelector("#photo").dispatchEvent(
            new PointerEvent(type, {
                bubbles: true, pointerId: 77, pointerType: "pen", clientX: box.x + 50,
                clientY: box.y + 50, pressure: 0.5, tiltX: 30, tiltY: 0, buttons: 1, ...more,
            }))
        send("pointerdown")
        send("pointerup", { buttons: 0 })
    }""")
    found = page.evaluate("({ ...window.felt, view: null })")
    test.check("a pen's pressure and tilt arrive",
               found["type"] == "pencil" and found["pressure"] == 0.5
               and abs(found["altitude"] - math.pi / 3) < 0.01, found)
    page.context.close()


def test_scenario_file(test):
    """What fingers do in the playground is a scenario file, which gives the same log elsewhere."""
    page = test.open("inspector.html", width=1280, height=900)
    page.wait_for_function("window.playground?.isReady")
    fingers = Fingers(page)
    x, y = middle(page, "[data-view=card]")
    fingers.down(1, x, y)
    for step in range(1, 6):
        fingers.move(_1=(x + 8 * step, y))
    fingers.up(1)
    page.wait_for_timeout(700)
    lines = page.evaluate("playground.page.logLines")
    scenario = page.evaluate("JSON.stringify(playground.scenario)")
    context = page.context
    test.check("a drag on the stage is recorded", any('"move"' in line for line in lines), lines)
    node = shutil.which("node")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "scene.json"
        file.write_text(scenario)
        commands = [[node, str(FOLDER / "scenarios.mjs")]] if node else []
        if "GESTURES" in os.environ:
            commands.append([os.environ["GESTURES"], "run", "--log"])
        for command in commands:
            done = subprocess.run([*command, str(file)], capture_output=True, text=True)
            test.check(f"and gives the same log by {pathlib.Path(command[0]).name}",
                       done.stdout.splitlines() == lines, done.stdout[:300] + done.stderr[:300])
    context.close()


def take_pictures(test, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name in ["index.html?seed=7", "inspector.html?conflict=late-tap"]:
        for size, (width, height) in {"phone": (390, 844), "desktop": (1280, 900)}.items():
            for dark in (False, True):
                page = test.open(name, width, height, dark)
                page.wait_for_timeout(400)
                if name.startswith("inspector"):
                    page.wait_for_function("window.playground?.isReady")
                    page.locator("#replay").click()
                    page.wait_for_timeout(200)
                overflow = page.evaluate(
                    "document.documentElement.scrollWidth - document.documentElement.clientWidth")
                test.check(f"{name} fits a {size}", overflow <= 0, overflow)
                stem = f"{name.split('.')[0]}-{size}-{'dark' if dark else 'light'}"
                page.screenshot(path=folder / f"{stem}.png", full_page=True)
                page.context.close()


def main():
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if not chromium:
        sys.exit("no chromium on the PATH")
    address = start_server()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        test = Test(browser, address)
        for part in [test_circle, test_pinch, test_press_and_taps, test_button, test_touch_action, test_cancel,
                     test_removed, test_check_mark, test_mouse_and_wheel, test_inspector,
                     test_readme, test_places, test_pen, test_scenario_file]:
            try:
                part(test)
            except Exception as error:
                test.check(part.__name__, False, str(error).splitlines()[:3])
        if "--shots" in sys.argv:
            take_pictures(test, pathlib.Path(sys.argv[sys.argv.index("--shots") + 1]))
        test.check("nothing was written to the console", not test.errors, test.errors)
        browser.close()
    print("all good" if test.failures == 0 else f"{test.failures} failed")
    sys.exit(test.failures > 0)


if __name__ == "__main__":
    main()
