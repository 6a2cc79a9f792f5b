"""What fingers, mice, pens and wheels do on the playground's stage becomes a scenario file."""
from playground import check_file, log, open_playground, place, scene_of, settle, states, steps


def test_wheel(test):
    """A wheel reaches the scene, and scrolls the page only where nobody takes it."""
    page, _ = open_playground(test, conflict="wheel", height=600)
    page.mouse.move(*place(page, 200, 300))
    page.mouse.wheel(0, 240)
    page.wait_for_timeout(400)
    test.check("a wheel that nobody takes is recorded, and scrolls the page",
               "scroll" in steps(page)[0] and steps(page)[0]["at"] < 5
               and page.evaluate("scrollY") > 0, steps(page))
    # Nothing was told of it, and what is shown is of no earlier attempt.
    test.check("and nothing is left of another attempt", log(page) == [] and "move" not in
               page.locator("#timeline").text_content(), page.locator("#timeline").text_content())
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


TESTS = [test_wheel, test_pinch, test_mouse, test_pen, test_marks]
