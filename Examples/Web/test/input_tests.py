"""Pens, hidden pages, and input without touches for recognizers in JavaScript."""
import math

from driver import heard, middle

FEEL = """async () => {
    const { HostedRecognizer } = await import("../gestures.js")
    class Feel extends HostedRecognizer {
        touchesBegan(touches) { window.felt = touches }
        touchesMoved(touches) { window.felt.push(...touches) }
        touchesEnded() { this.end() }
    }
    page.view("#photo").add(Feel)
}"""


class Pen:
    """A pen with pressure and tilt, sent by the debugger as the browser's own input."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)

    def send(self, kind, place, **more):
        self.session.send("Input.dispatchMouseEvent", {
            "type": kind, "x": place[0], "y": place[1], "button": "left", "buttons": 1,
            "pointerType": "pen", "clickCount": 1, **more})


def test_pen(test):
    page, _ = test.stage()
    page.evaluate(FEEL)
    x, y = middle(page, "#photo")
    pen = Pen(page)
    pen.send("mousePressed", (x, y), force=0.5, tiltX=30, twist=90)
    pen.send("mouseMoved", (x + 4, y), force=0.75, tiltX=60, twist=90)
    pen.send("mouseReleased", (x + 4, y))
    page.wait_for_timeout(100)
    found = page.evaluate("felt.map(touch => ({ ...touch, view: null }))")
    down, move = found[0], found[-1]
    test.check("a pen's pressure and tilt arrive",
               down["type"] == "pencil" and abs(down["pressure"] - 0.5) < 0.01
               and abs(down["altitude"] - math.pi / 3) < 0.01, found)
    test.check("and what it does while it moves",
               abs(move["pressure"] - 0.75) < 0.01 and abs(move["altitude"] - math.pi / 6) < 0.01
               and abs(down["roll"] - math.pi / 2) < 0.01, found)
    page.context.close()


def begin_drag(page, fingers):
    x, y = middle(page, "#doomed")
    fingers.down(1, x, y)
    fingers.move(_1=(x + 30, y))
    return heard(page)


def test_hidden(test):
    """The page loses the focus to another tab, or is hidden, with a finger down."""
    page, fingers = test.stage()
    # Playwright lets every page believe that it has the focus.
    fingers.session.send("Emulation.setFocusEmulationEnabled", {"enabled": False})
    began = begin_drag(page, fingers)
    other = page.context.new_page()
    other.bring_to_front()
    page.wait_for_timeout(200)
    found = began + heard(page)
    test.check("another tab in front cancels a drag", found[-1:] == ["drag cancelled"], found)
    other.close()
    page.context.close()
    page, fingers = test.stage()
    began = begin_drag(page, fingers)
    # A browser without a window never hides a page, so the page says so itself.
    page.evaluate("""() => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => true })
        document.dispatchEvent(new Event("visibilitychange"))
        delete document.hidden
    }""")
    found = began + heard(page)
    test.check("a page that is hidden cancels a drag", found[-1:] == ["drag cancelled"], found)
    fingers.up(1)
    page.wait_for_function("page.isIdle")
    began = begin_drag(page, fingers)
    test.check("and drags again when it is back", began[:1] == ["drag began"], began)
    page.context.close()


def test_other_input(test):
    """A recognizer in JavaScript gets what a mouse, a wheel and a key do."""
    page = test.open("test/stage.html", width=1200, height=800, touch=False)
    page.wait_for_function("window.isReady")
    page.evaluate("""async () => {
        const { HostedRecognizer } = await import("../gestures.js")
        class Knob extends HostedRecognizer {
            static accepts = ["hover", "scroll", "transform", "action"]
            inputReceived({ kind, name, scale }) {
                heard.push(name ?? (scale > 1 ? "larger" : kind))
            }
        }
        page.view("#check").add(Knob)
        document.querySelector("#check").tabIndex = 0
    }""")
    x, y = middle(page, "#check")
    page.mouse.move(x, y)
    page.wait_for_timeout(50)
    page.mouse.wheel(0, 60)
    page.wait_for_timeout(50)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -60)
    page.keyboard.up("Control")
    page.locator("#check").focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_timeout(300)
    found = heard(page)
    wanted = ["hover", "scroll", "larger", "increment"]
    places = [found.index(word) if word in found else -1 for word in wanted]
    test.check("a recognizer in JavaScript gets hover, wheel, pinch and keys",
               -1 not in places and places == sorted(places), found)
    page.context.close()


def heard_of_drag(page, selector):
    """What recognizers tell of a mouse that is dragged from the middle of an element."""
    x, y = middle(page, selector)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=8)
    page.mouse.up()
    page.wait_for_timeout(50)
    return heard(page)


def test_images(test):
    """A browser drags images and links itself, unless a recognizer follows the mouse there."""
    page = test.open("test/stage.html", width=800, height=600, touch=False)
    page.wait_for_function("window.isReady")
    picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'/>"
    for name, content in [("image", f'<img id=inner src="{picture}" width=60 height=40>'),
                          ("link", '<a id=inner href="#there" style="display:block">there</a>')]:
        page.evaluate("html => { document.querySelector('#doomed').innerHTML = html }", content)
        page.wait_for_timeout(50)
        found = heard_of_drag(page, "#inner")
        test.check(f"a mouse drags a view by its {name}",
                   found[:1] == ["drag began"] and found[-1] == "drag ended", found)
    page.evaluate("""() => {
        drag.isEnabled = false
        window.page.view("#doomed").forEachTouch("pan", {}, { name: "each", prepare: tell })
    }""")
    found = heard_of_drag(page, "#inner")
    test.check("and so does one of a set", found[:1] == ["each#1 began"], found)
    page.evaluate("""() => {
        window.drags = []
        document.addEventListener("dragstart", event => window.drags.push(event.defaultPrevented))
        const [link, card] = ["#inner", "#card"].map(word => document.querySelector(word))
        const [own, other] = [document.createElement("b"), document.createElement("b")]
        own.draggable = true
        link.after(own)
        card.append(other)
        for (const element of [link, own, other]) {
            const [x, y] = [200, 200]
            const send = (type, buttons) => element.dispatchEvent(new PointerEvent(type, {
                bubbles: true, pointerId: 7, pointerType: "mouse", buttons,
                clientX: x, clientY: y }))
            send("pointerdown", 1)
            element.dispatchEvent(new Event("dragstart", { bubbles: true, cancelable: true }))
            send("pointerup", 0)
        }
    }""")
    found = page.evaluate("window.drags")
    test.check("what the author made draggable, or is only tapped, is the browser's to drag",
               found == [True, False, False], found)
    page.context.close()


TESTS = [test_pen, test_hidden, test_other_input, test_images]
