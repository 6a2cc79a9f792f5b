"""What a wheel, a further button and a finger that rests mean, and what a page keeps of them."""
from driver import heard, middle

LISTEN = """async () => {
    const { HostedRecognizer } = await import("../gestures.js")
    class Wheel extends HostedRecognizer {
        static accepts = ["scroll"]
        inputReceived(input) { window.scrolled = input }
    }
    window.check.isEnabled = false
    page.view("#check").add(Wheel)
    page.view("#doomed").add("pan", { allowedScrollTypes: ["discrete"] }, { name: "sideways" })
    window.wheels = []
    document.addEventListener("wheel", event => window.wheels.push(event.defaultPrevented))
}"""


def turn(page, selector, **more):
    """Sends a wheel's event as trackpads and other systems do, which Playwright can't."""
    page.evaluate("""([selector, more]) => {
        const element = document.querySelector(selector)
        const box = element.getBoundingClientRect()
        element.dispatchEvent(new WheelEvent("wheel", { bubbles: true, cancelable: true,
            clientX: box.x + 20, clientY: box.y + 20, ...more }))
    }""", [selector, more])


def test_wheel_details(test):
    page = test.open("test/stage.html", width=1000, height=700, touch=False)
    page.wait_for_function("window.isReady")
    page.evaluate(LISTEN)
    page.evaluate("tell(page.view('#doomed').recognizers.at(-1))")
    turn(page, "#doomed", deltaX=120, wheelDeltaX=-120, wheelDeltaY=0)
    page.wait_for_timeout(300)
    found = heard(page)
    test.check("a notch to the side is a step of scrolling, too", "sideways began" in found, found)
    turn(page, "#check", deltaY=3, deltaMode=1, ctrlKey=True)
    found = page.evaluate("scrolled?.translation.y")
    test.check("with the control key it scrolls where nothing takes a pinch", found == -48, found)
    turn(page, "#check", deltaY=1, deltaMode=2)
    found = page.evaluate("scrolled?.translation.y")
    test.check("a page of a wheel is no more than the window", -700 <= found < -48, found)
    for mode, name in [(0, "pixels"), (1, "lines")]:
        page.evaluate("scales.length = 0")
        turn(page, "#photo", deltaY=-3, deltaMode=mode, ctrlKey=True)
        page.wait_for_timeout(20)
        turn(page, "#photo", deltaY=-3, deltaMode=mode, ctrlKey=True, shiftKey=True)
        found = page.evaluate("[scales.at(-1), pinch.velocity]")
        wanted = 1.0618 if mode == 0 else 2.6117
        test.check(f"a pinch by a wheel counts {name}",
                   found[0] is not None and abs(found[0] - wanted) < 0.001, found)
        test.check("and its velocity is what a wheel can turn", abs(found[1]) < 120, found)
        page.wait_for_timeout(400)
    page.context.close()


def test_second_button(test):
    """A tap with a pointer's second button has the button; elsewhere the menu opens."""
    page = test.open("test/stage.html", width=1000, height=700, touch=False)
    page.wait_for_function("window.isReady")
    page.evaluate("""() => {
        tell(page.view("#doomed").add("tap", { buttonMaskRequired: 2 }, { name: "more" }))
        window.menus = []
        document.addEventListener("contextmenu", event => {
            window.menus.push(event.defaultPrevented)
            event.preventDefault()
        })
    }""")
    for selector in ["#doomed", "#card"]:
        page.mouse.move(*middle(page, selector))
        page.mouse.down(button="right")
        page.mouse.up(button="right")
        page.wait_for_timeout(50)
    found = [page.evaluate("menus"), "more ended" in heard(page)]
    test.check("a menu is held back for a tap with that button alone",
               found == [[True, False], True], found)
    page.context.close()


def test_press_that_drags(test):
    """A press leaves scrolling to the browser until it begins; then its finger may move."""
    page, fingers = test.stage()
    page.evaluate("document.body.style.height = '3000px'")
    x, y = middle(page, "#card")
    fingers.down(1, x, y)
    page.wait_for_timeout(700)
    for step in range(1, 9):
        fingers.move(_1=(x, y - 11 * step))
    fingers.up(1)
    page.wait_for_timeout(50)
    found = heard(page)
    test.check("a finger that has pressed long drags, and scrolls nothing",
               found[:2] == ["press began", "press changed"] and found[-1] == "press ended"
               and page.evaluate("scrollY") == 0, found)
    page.context.close()


def test_samples(test):
    page, _ = test.stage()
    page.evaluate("""async () => {
        const { HostedRecognizer } = await import("../gestures.js")
        window.samples = []
        class Ink extends HostedRecognizer {
            static touchAction = "pan-y"
            touchesMoved([touch]) {
                const all = [this.coalescedTouches(touch), this.predictedTouches(touch)]
                window.samples.push(all.map(list => list.map(({ location }) => location.x)))
            }
            touchesEnded(touches) { window.later = this.coalescedTouches(touches[0]).length; this.end() }
        }
        const view = page.view("#check")
        window.check.isEnabled = window.swipe.isEnabled = false
        view.add(Ink)
        const send = (type, x, more = {}) => view.element.dispatchEvent(new PointerEvent(type, {
            bubbles: true, pointerId: 7, pointerType: "touch", buttons: 1, clientX: x, clientY: 300,
            ...more }))
        const at = x => new PointerEvent("pointermove", { clientX: x, clientY: 300 })
        send("pointerdown", 240)
        send("pointermove", 246, {
            coalescedEvents: [at(242), at(244), at(246)], predictedEvents: [at(250)] })
        send("pointermove", 248)
        send("pointerup", 248)
    }""")
    found = page.evaluate("samples")
    test.check("a recognizer in JavaScript reads coalesced and predicted samples",
               found == [[[242, 244, 246], [250]], [[248], []]], found)
    found = page.evaluate("getComputedStyle(document.querySelector('#check')).touchAction")
    test.check("and says what it leaves to the browser", found == "pan-y", found)
    page.context.close()


TESTS = [test_wheel_details, test_second_button, test_press_that_drags, test_samples]
