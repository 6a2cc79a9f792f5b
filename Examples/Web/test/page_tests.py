"""Pages: the game, and gestures on elements."""
import math

from driver import Fingers, heard, middle


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
    page.evaluate("document.querySelector('#under').style.visibility = 'hidden'")
    fingers.tap(30, 370)
    page.wait_for_timeout(100)
    found = heard(page)
    test.check("where a hidden button was, the board is tapped", found == ["board ended"], found)
    page.evaluate("document.querySelector('#under').style.visibility = ''")
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
    page.evaluate("""() => {
        page.view("#photo").add("hover").on(({ state }) => heard.push(`hover ${state}`))
    }""")
    for place in [(100, 100), (120, 110), (900, 700)]:
        page.mouse.move(*place)
        page.wait_for_timeout(50)  # the browser sums up the moves of a frame
    found = heard(page)
    test.check("a mouse hovers in and out", found[:1] == ["hover began"]
               and found[-1] == "hover ended", found)
    page.evaluate("drag.set({ allowedScrollTypes: ['continuous', 'discrete'] })")
    page.mouse.move(x, y)
    page.mouse.wheel(0, 120)
    page.wait_for_timeout(400)
    found = heard(page)
    test.check("a wheel drags", "drag began" in found, found)
    page.evaluate("scrollTo(0, 0)")
    page.context.close()


def test_safari_gestures(test):
    """Safari's own events of a trackpad, which no other browser sends, so the page sends them."""
    page, _ = test.stage()
    x, y = middle(page, "#photo")
    taken = page.evaluate("""([x, y]) => [["start", 1], ["change", 2], ["end", 2]].map(
        ([phase, scale]) => !document.querySelector("#photo").dispatchEvent(Object.assign(
            new Event(`gesture${phase}`, { bubbles: true, cancelable: true }),
            { scale, rotation: 0, clientX: x, clientY: y })))""", [x, y])
    found = heard(page)
    test.check("a trackpad's pinch in Safari begins and ends a pinch",
               "pinch began" in found and "pinch ended" in found, found)
    test.check("and is not the browser's any more", taken == [True] * 3, taken)
    page.context.close()


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
    # A browser may round a finger's place to whole pixels; half of one is a point there.
    holds = found and abs(found["x"] - 20) <= 1 and abs(found["y"] - 40) <= 1
    test.check("a place is right in a scaled element of a scrolled page", holds, found)
    page.context.close()


TESTS = [test_circle,
         test_pinch,
         test_press_and_taps,
         test_button,
         test_touch_action,
         test_cancel,
         test_removed,
         test_check_mark,
         test_mouse_and_wheel, test_safari_gestures,
         test_places]
