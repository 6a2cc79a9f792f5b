"""What is done on the playground's stage becomes a scenario file, also while the scene is changed."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from driver import FOLDER, Fingers

CARD = [{"id": "card", "frame": [0, 0, 300, 400]}]


def open_playground(test, scene=None, conflict=None, **options):
    query = f"?conflict={conflict}" if conflict else ""
    page = test.open(f"inspector.html{query}", **{"width": 1280, "height": 900, **options})
    page.wait_for_function("window.playground?.isReady")
    if scene:
        page.evaluate("scene => playground.use(scene)", scene)
    return page, Fingers(page)


def scene_of(*recognizers, **more):
    specs = [{"view": "card", **spec} for spec in recognizers]
    return {"name": "", "script": [], **more, "scene": {
        "size": [400, 600], "views": CARD, "recognizers": specs, **more.get("scene", {})}}


def place(page, x, y):
    """Where a place of the scene is in the browser's window."""
    page.evaluate("scrollTo(0, 0)")
    box = page.locator("#stage").bounding_box()
    unit = box["width"] / page.evaluate("playground.scenario.scene.size[0]")
    return box["x"] + x * unit, box["y"] + y * unit


def settle(page):
    page.wait_for_function("playground.page.isIdle")
    page.wait_for_timeout(50)


def steps(page):
    return page.evaluate("playground.scenario.script")


def log(page):
    return [json.loads(line) for line in page.evaluate("playground.page.logLines")]


def states(page, name):
    return [line["state"] for line in log(page)
            if line["kind"] == "action" and line["recognizer"] == name]


def check_file(test, page, sentence):
    """Whether the file gives the log of the page elsewhere, and passes."""
    lines = page.evaluate("playground.page.logLines")
    text = page.evaluate("JSON.stringify(playground.scenario)")
    node, tool = shutil.which("node"), os.environ.get("GESTURES")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "scene.json"
        file.write_text(text)
        commands = [[node, str(FOLDER / "scenarios.mjs")]] if node else []
        commands += [[tool, "run", "--log"], [tool, "run"]] if tool else []  # the log, the verdict
        for command in commands:
            done = subprocess.run([*command, str(file)], capture_output=True, text=True)
            is_same = command[-1] == "run" or done.stdout.splitlines() == lines
            name = pathlib.Path(command[0]).name
            test.check(f"{sentence}, by {name}", is_same and done.returncode == 0,
                       [done.stdout[-600:], done.stderr[-300:], lines[:20]])


def test_wheel(test):
    """A wheel reaches the scene, and scrolls the page only where nobody takes it."""
    page, _ = open_playground(test, conflict="wheel", height=600)
    page.mouse.move(*place(page, 200, 300))
    page.mouse.wheel(0, 240)
    page.wait_for_timeout(400)
    test.check("a wheel that nobody takes is recorded, and scrolls the page",
               "scroll" in steps(page)[0] and steps(page)[0]["at"] < 5
               and page.evaluate("scrollY") > 0, steps(page))
    check_file(test, page, "and the file gives the same log")
    page.evaluate("playground.ask('move')")
    page.locator("#remedies button").first.click()
    page.mouse.move(*place(page, 200, 300))
    page.mouse.wheel(0, 240)
    page.mouse.wheel(0, 240)
    settle(page)
    test.check("with the remedy it moves the pan, and leaves the page where it is",
               states(page, "move")[:1] == ["began"] and len(steps(page)) == 2
               and page.evaluate("scrollY") == 0, [steps(page), page.evaluate("scrollY")])
    check_file(test, page, "and that file gives the same log")
    page.context.close()
    page, _ = open_playground(test, conflict="late-tap", height=600)
    before = steps(page)
    page.mouse.move(*place(page, 200, 300))
    page.mouse.wheel(0, 240)
    page.wait_for_timeout(300)
    test.check("a wheel that only scrolls the page replaces no script of touches",
               steps(page) == before, steps(page))
    page.context.close()


def test_pinch(test):
    """A trackpad's pinch, as browsers report it."""
    page, _ = open_playground(test, scene_of({"id": "size", "kind": "pinch"}))
    page.mouse.move(*place(page, 100, 100))
    page.keyboard.down("Control")
    page.mouse.wheel(0, -60)
    page.keyboard.up("Control")
    settle(page)
    page.wait_for_timeout(300)
    test.check("a wheel with the control key is a trackpad's pinch",
               states(page, "size")[:1] == ["began"] and states(page, "size")[-1] == "ended",
               steps(page))
    check_file(test, page, "and its file gives the same log")
    page.context.close()


def test_mouse(test):
    """Hovers, buttons and modifier keys reach the scene, and are steps of the file."""
    page, _ = open_playground(
        test, scene_of({"id": "over", "kind": "hover"}, {"id": "select", "kind": "tap"}))
    page.evaluate("""() => stage.addEventListener("contextmenu", event => {
        window.menu = event.defaultPrevented
    })""")
    page.mouse.move(*place(page, 350, 500))
    page.mouse.move(*place(page, 100, 100))
    page.mouse.move(*place(page, 120, 100))
    test.check("a hover reaches the scene", states(page, "over")[:2] == ["began", "changed"],
               log(page))
    marks = page.evaluate("document.querySelectorAll('#stage .mark.hovering').length")
    test.check("and is shown", marks == 1, marks)
    page.mouse.move(*place(page, 350, 500))
    settle(page)
    check_file(test, page, "its file gives the same log")
    page.mouse.move(*place(page, 100, 100))
    page.mouse.down(button="right")
    page.mouse.up(button="right")
    page.wait_for_timeout(50)
    found = [step for step in steps(page) if "began" in step][-1:]
    test.check("a right click selects nothing, and opens no menu",
               states(page, "select") == [] and page.evaluate("window.menu") is True
               and [step.get("buttons") for step in found] == [2], [found, log(page)])
    page.keyboard.down("Shift")
    page.mouse.down()
    page.mouse.up()
    page.keyboard.up("Shift")
    page.wait_for_timeout(50)
    found = [step for step in steps(page) if "began" in step][-1:]
    test.check("a click with a modifier key is recorded with it",
               [(step.get("modifiers"), step.get("type")) for step in found]
               == [(["shift"], "mouse")] and states(page, "select") == ["ended"], found)
    page.mouse.move(*place(page, 350, 500))
    settle(page)
    check_file(test, page, "and the file of all gives the same log")
    page.context.close()


def test_pen(test):
    """A pen's hover, pressure and pose."""
    page, _ = open_playground(
        test, scene_of({"id": "over", "kind": "hover"}, {"id": "draw", "kind": "pan"}))
    session = page.context.new_cdp_session(page)

    def pen(kind, x, y, buttons, force=0.0):
        session.send("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "pointerType": "pen", "buttons": buttons,
            "button": "none" if kind == "mouseMoved" else "left", "force": force, "tiltX": 20,
            "clickCount": 1})

    pen("mouseMoved", *place(page, 100, 100), 0)
    pen("mousePressed", *place(page, 100, 100), 1, 0.25)
    pen("mouseMoved", *place(page, 150, 100), 1, 0.5)
    pen("mouseReleased", *place(page, 150, 100), 0)
    pen("mouseMoved", 900, 300, 0)
    settle(page)
    found = steps(page)
    test.check("a pen hovers, presses and leans",
               "pose" in found[0].get("hovering", {}) and found[1].get("pressure") == 0.25
               and found[1].get("type") == "pencil" and "pose" in found[2], found)
    check_file(test, page, "and its file gives the same log")
    page.context.close()


def test_marks(test):
    """Fingers are shown where they are."""
    page, fingers = open_playground(test, width=375, height=700)
    one, two = place(page, 100, 100), place(page, 200, 200)
    fingers.down(1, *one)
    fingers.down(2, *two)
    fingers.move(_1=place(page, 120, 140))
    page.wait_for_timeout(50)
    boxes = page.evaluate("""[...document.querySelectorAll("#stage .mark")].map(mark => {
        const box = mark.getBoundingClientRect()
        return [mark.dataset.finger, box.x + box.width / 2, box.y + box.height / 2]
    })""")
    wanted = {"1": place(page, 120, 140), "2": two}
    near = len(boxes) == 2 and all(
        abs(x - wanted[id][0]) < 1 and abs(y - wanted[id][1]) < 1 for id, x, y in boxes)
    test.check("each finger on the stage is shown where it is", near, [boxes, wanted])
    fingers.up(1)
    fingers.up(2)
    page.wait_for_timeout(50)
    left = page.evaluate("document.querySelectorAll('#stage .mark').length")
    test.check("and no longer once it has lifted", left == 0, left)
    page.context.close()


def test_expectations(test):
    """A scene that was changed is not expected to do what the former one did."""
    page, _ = open_playground(test, conflict="late-tap")
    page.evaluate("playground.replay(); playground.ask('select')")
    page.locator("#remedies button").first.click()
    check_file(test, page, "a file with a remedy passes, with the same log")
    page.context.close()
    page, _ = open_playground(test, conflict="late-tap")
    page.locator("#mode").click()
    x, y = place(page, 200, 200)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()
    test.check("a view that is only pressed changes nothing",
               page.evaluate("'expect' in playground.scenario"))
    page.mouse.down()
    page.mouse.move(x, y + 250, steps=3)
    page.mouse.up()
    page.locator("#replay").click()
    test.check("a view that was dragged is where it was dropped",
               page.evaluate("playground.scenario.scene.views[0].frame[1]") > 300)
    check_file(test, page, "and the file passes, with the same log")
    page.context.close()


def test_changes_under_way(test):
    """Whatever changes the scene ends what fingers do on it."""
    for what in ["#add", "#add-view", "#replay", "#forget", "#mode"]:
        page, fingers = open_playground(test)
        fingers.down(1, *place(page, 100, 100))
        page.wait_for_timeout(30)
        page.evaluate(f"document.querySelector('{what}').click()")
        fingers.move(_1=place(page, 160, 120))
        fingers.up(1)
        settle(page)
        complaints = [line for line in log(page) if line["kind"] == "diagnostic"]
        test.check(f"a finger that is down at {what} is none of the scene any more",
                   complaints == [] and page.evaluate("playground.input.isIdle"), log(page))
        check_file(test, page, "and page and file agree")
        if what != "#mode":
            fingers.tap(*place(page, 300, 280))
            page.wait_for_timeout(500)
            test.check("and the next one is", len(steps(page)) == 2 and any(
                line["kind"] == "action" for line in log(page)), log(page))
        page.context.close()


def test_removal(test):
    """A recognizer that is removed is named nowhere any more."""
    rule = {"question": "shouldBegin", "recognizer": "t", "answer": True}
    scene = scene_of(
        {"id": "t", "kind": "tap", "preventsOnly": ["u"], "preventedOnlyBy": ["u"]},
        {"id": "u", "kind": "tap"},
        {"id": "w", "kind": "pan", "requireToFail": ["u"], "startsAfter": ["u"],
         "recognizesTogether": ["u", "t"]},
        scene={
            "delegate": [{**rule, "do": [{"disable": "u"}]}, {**rule, "recognizer": "u"},
                         {"question": "shouldRequireFailure", "recognizer": "w", "other": "u",
                          "answer": True}],
            "reactions": [{"recognizer": "t", "state": "ended", "do": [{"disable": "u"}]},
                          {"recognizer": "t", "state": "ended",
                           "do": [{"enable": "u"}, {"disable": "w"}]}],
            "handOvers": [{"from": "w", "to": "u"}],
        },
        script=[
            {"at": 0, "began": {"1": [5, 5]}},
            {"at": 10, "do": [{"disable": "u"}, {"requireToFail": "w", "other": "u"},
                              {"send": {"do": [{"enable": "u"}]}}, {"ignoreTouch": "w",
                                                                    "touch": "1"}]},
            {"at": 20, "ended": {"1": [5, 5]}},
        ], expect={"actions": {"u": []}})
    page, _ = open_playground(test, scene)
    page.locator("[aria-label='remove u']").click()
    text = page.evaluate("JSON.stringify(playground.scenario)")
    test.check("a removed recognizer is named nowhere", '"u"' not in text, text)
    found = page.evaluate("playground.scenario.script[1].do")
    test.check("what is done to others stays", found == [{"ignoreTouch": "w", "touch": "1"}], found)
    page.locator("#replay").click()
    check_file(test, page, "and the file gives the same log")
    page.context.close()


def test_lint(test):
    """What lint finds is what the tool finds."""
    for name, words in {"no-swipe": "warning: alwaysBeaten: 'turn'",
                        "lost-pan": "warning: rarelyFires: 'open'"}.items():
        page, _ = open_playground(test, conflict=name)
        found = page.locator("#lint").text_content()
        test.check(f"lint in the playground warns of {name}", found.startswith(words), found)
        page.context.close()
    asked = scene_of({"id": "t", "kind": "tap"}, scene={"delegate": [
        {"question": "shouldRequireFailure", "recognizer": "t", "answer": True, "times": [1],
         "do": [{"disable": "t"}]}]})
    page, _ = open_playground(test, asked)
    test.check("it leaves the scene on the stage alone", page.evaluate(
        "playground.script.scene.member('t').recognizer.isEnabled"))
    page.context.close()


TESTS = [
    test_wheel, test_pinch, test_mouse, test_pen, test_marks, test_expectations,
    test_changes_under_way, test_removal, test_lint,
]
