"""Remedies on a live page, and the playground's properties."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from driver import FOLDER, Fingers, heard, middle

PANEL = ".gestures-inspector"


def ask(page, name):
    page.locator(f"{PANEL} [data-part=names]").get_by_role("button", name=name, exact=True).click()
    return page.locator(f"{PANEL} [data-part=remedies] button").all_text_contents()


def settle(page):
    page.wait_for_function("page.isIdle")
    page.wait_for_timeout(50)


def test_live_remedies(test):
    """The overlay's remedies change the page itself, and can be taken back."""
    page, fingers = test.stage()
    page.evaluate("page.view('#card'); select.requireToFail(zoom); gestures.inspect(page)")
    page.wait_for_selector(PANEL)
    card = middle(page, "#card")
    fingers.tap(*card)
    page.wait_for_timeout(500)
    settle(page)
    before = heard(page)
    offers = ask(page, "select")
    test.check("the overlay offers remedies", any("did not have to wait" in words
                                                  for words in offers), offers)
    page.get_by_role("button", name="did not have to wait for 'zoom'").click()
    fingers.tap(*card)
    page.wait_for_timeout(50)
    found = heard(page)
    test.check("one of them works on the page", "select ended" in found, found)
    page.wait_for_timeout(500)
    page.get_by_role("button", name="Undo").click()
    fingers.tap(*card)
    page.wait_for_timeout(500)
    found = heard(page)
    test.check("and can be taken back", found == before and "select ended" not in before,
               [before, found])
    x, y = middle(page, "#card")
    fingers.down(1, x, y)
    page.wait_for_timeout(300)
    fingers.up(1)
    settle(page)
    ask(page, "press")
    page.locator(f"{PANEL} [data-part=remedies] button", has_text="minimumPressDuration").click()
    duration = page.evaluate("press.property('minimumPressDuration')")
    heard(page)
    fingers.down(1, x, y)
    page.wait_for_timeout(400)
    fingers.up(1)
    found = heard(page)
    page.wait_for_timeout(500)
    page.get_by_role("button", name="Undo").click()
    back = page.evaluate("press.property('minimumPressDuration')")
    test.check("a limit is set to what was measured", duration < 400 and "press ended" in found
               and back == 500, [duration, found, back])
    page.context.close()


def test_live_limits(test):
    """Where the page's own code decides, nothing is pretended."""
    page, fingers = test.stage()
    page.evaluate("""() => {
        select.delegate = { shouldBegin: () => false }
        gestures.inspect(page)
    }""")
    page.wait_for_selector(PANEL)
    fingers.tap(*middle(page, "#card"))
    page.wait_for_timeout(500)
    settle(page)
    offers = ask(page, "select")
    text = page.locator(f"{PANEL} [data-part=remedies]").text_content()
    test.check("what the page's own code decides is not tried", offers == []
               and "own code" in text, [offers, text])
    ask(page, "check")
    text = page.locator(f"{PANEL} [data-part=remedies]").text_content()
    test.check("nor a recognizer in JavaScript", "JavaScript" in text, text)
    page.context.close()


def test_properties(test):
    """A property is set by keyboard alone, has its effect, and is saved."""
    page = test.open("inspector.html", width=1280, height=900)
    page.wait_for_function("window.playground?.isReady")
    page.locator("#property-part summary").focus()
    page.keyboard.press("Enter")
    page.locator("#subject").focus()
    page.keyboard.type("move")
    page.locator("#properties [data-property=axis]").focus()
    page.keyboard.type("horizontal")
    page.locator("#properties [data-property=hysteresis]").focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("25")
    page.keyboard.press("Tab")
    page.locator("#properties [data-property=cancelsTouchesInView]").focus()
    page.keyboard.press("Space")
    focused = page.evaluate("document.activeElement.dataset.property")
    spec = page.evaluate("playground.scenario.scene.recognizers.find(({ id }) => id === 'move')")
    test.check("properties are set by keyboard",
               spec.get("set") == {"axis": "horizontal", "hysteresis": 25}
               and spec.get("cancelsTouchesInView") is False, spec)
    test.check("and a field that was changed keeps the focus",
               focused == "cancelsTouchesInView", focused)
    hysteresis = page.evaluate(
        "playground.script.scene.member('move').recognizer.property('hysteresis')")
    test.check("and they hold on the stage", hysteresis == 25, hysteresis)
    page.locator("#subject").select_option("view card")
    page.locator("#properties [data-property=multipleTouch]").check()
    page.locator("#properties [data-property=width]").fill("-1")
    page.locator("#properties [data-property=width]").press("Tab")
    hint = page.locator("#hint").text_content()
    width = page.locator("#properties [data-property=width]").input_value()
    test.check("a value that can't be is refused with a sentence",
               "a width and a height of 0 or more" in hint and width != "-1", [hint, width])
    page.locator("#properties [data-property=width]").fill("200")
    page.locator("#properties [data-property=control]").select_option("button")
    page.locator("#properties [data-property=control]").select_option("none")
    page.locator("#subject").select_option("recognizer select")
    page.locator("#properties [data-property=allowedTouchTypes][value=mouse]").uncheck()
    with page.expect_download() as download:
        page.locator("#save").click()
    saved = json.loads(pathlib.Path(download.value.path()).read_text())
    view = saved["scene"]["views"][0]
    test.check("those of views, too", view.get("multipleTouch") is True and view["frame"][2] == 200
               and "control" not in view, view)
    run = [os.environ["GESTURES"], "run"] if "GESTURES" in os.environ else (
        [shutil.which("node"), str(FOLDER / "scenarios.mjs")] if shutil.which("node") else [])
    if run:
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "scene.json"
            file.write_text(json.dumps(saved))
            done = subprocess.run([*run, str(file)], capture_output=True, text=True)
        test.check("and the file is one that can be run", done.returncode == 0,
                   done.stdout + done.stderr)
    page.context.close()


def test_view(test):
    """The playground explains a view, and its remedy works."""
    page = test.open("inspector.html?conflict=second-finger", width=1280, height=900)
    page.wait_for_function("window.playground?.isReady")
    page.locator("#replay").click()
    page.locator("[data-explain-view]").first.click()
    before = page.locator("#why").text_content()
    page.locator("#remedies button", has_text="isMultipleTouchEnabled").click()
    after = page.locator("#why").text_content()
    view = page.evaluate("playground.scenario.scene.views[0]")
    test.check("the playground explains a view, and its remedy works",
               view.get("multipleTouch") is True and before != after, [before, after, view])
    page.context.close()


FOCUSED = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"


def test_focus(test):
    """What the keyboard was on is shown anew, and keeps the focus."""
    page = test.open("inspector.html?conflict=late-tap", width=1280, height=900, touch=False)
    page.wait_for_function("window.playground?.isReady")
    page.locator("#replay").click()
    page.locator("[data-explain=select]").focus()
    page.keyboard.press("Enter")
    test.check("the question why keeps the focus",
               page.evaluate(FOCUSED) == "why did select do that?", page.evaluate(FOCUSED))
    page.locator("#remedies button").first.focus()
    page.keyboard.press("Enter")
    found = page.evaluate("document.activeElement.closest('#remedies') !== null")
    test.check("a remedy leaves the focus among the remedies", found)
    page.locator("[aria-label='remove select']").focus()
    page.keyboard.press("Enter")
    found = page.evaluate("document.activeElement.closest('#recognizers') !== null")
    test.check("a removed recognizer leaves it among the recognizers",
               found, page.evaluate(FOCUSED))
    page.context.close()


def test_overlay_fits(test):
    """The panel on a page of one's own, whatever that page's styles are."""
    page = test.open("test/stage.html", width=320)
    page.wait_for_function("window.isReady")
    page.evaluate("""async () => {
        for (const sheet of document.querySelectorAll("link[rel=stylesheet]")) sheet.remove()
        const part = window.page.root.addView({ name: "part", frame: [0, 0, 40, 40] })
        part.add("tap", {}, { name: "alone" })
        await gestures.inspect(window.page)
    }""")
    box = page.locator(PANEL).bounding_box()
    width = page.evaluate("document.documentElement.clientWidth")  # WebKit's has a least width
    test.check("it fits a narrow screen",
               box["x"] >= 0 and box["x"] + box["width"] <= width, [box, width])
    ask(page, "alone")
    words = page.locator(PANEL).text_content()
    test.check("it says why it tries nothing for a view without an element",
               "Its view stands for no element of the page" in words, words[-300:])
    page.context.close()


TESTS = [test_focus, test_overlay_fits, test_view, test_live_remedies, test_live_limits, test_properties]
