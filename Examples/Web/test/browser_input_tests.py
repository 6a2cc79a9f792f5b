"""What is left to the browser, and input that is lost or comes out of order."""
from driver import heard, middle

KEYS = """() => {
    const card = document.querySelector("#card")
    return [["ArrowDown", {}], ["Enter", { ctrlKey: true }], ["Enter", { isComposing: true }],
        ["ArrowLeft", { altKey: true }], ["Enter", {}], ["Enter", { repeat: true }]].map(
        ([key, more]) => !card.dispatchEvent(new KeyboardEvent(
            "keydown", { key, bubbles: true, cancelable: true, ...more })))
}"""


def test_keys(test):
    page = test.open("test/stage.html", width=800, height=400, touch=False)
    page.wait_for_function("window.isReady")
    page.evaluate("document.body.style.paddingBottom = '2000px'")
    page.locator("#card").focus()
    page.evaluate("scrollTo(0, 0)")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    page.wait_for_timeout(400)
    found = page.evaluate("scrollY")
    test.check("arrow keys scroll where no recognizer takes them", found > 0, found)
    page.evaluate("scrollTo(0, 0)")
    heard(page)
    taken = page.evaluate(KEYS)
    found = heard(page)
    test.check("keys are taken where a recognizer does, without modifiers",
               taken == [False, False, False, False, True, True], taken)
    test.check("and a key that is held down activates once",
               found.count("select ended") == 1, found)
    page.evaluate("select.isEnabled = board.isEnabled = false")
    taken = page.evaluate(KEYS)
    test.check("a disabled tap takes none", taken == [False] * 6, taken)
    page.context.close()


def test_clicks(test):
    page, fingers = test.stage()
    page.evaluate("""() => {
        window.clicks = 0
        select.on(() => {
            clicks += 1
            if (clicks < 100) document.querySelector("#card").click()
        })
    }""")
    fingers.tap(*middle(page, "#card"))
    page.wait_for_timeout(100)
    clicks = page.evaluate("clicks")
    test.check("a script's click in a tap is no tap", clicks == 1, clicks)
    page.context.close()


def test_hover_after_drag(test):
    page = test.open("test/stage.html", width=1200, height=800, touch=False)
    page.wait_for_function("window.isReady")
    page.evaluate("""() => {
        page.view("#card").add("hover").on(({ state }) => heard.push(`hover ${state}`))
    }""")
    x, y = middle(page, "#card")
    page.mouse.move(x, y)
    page.wait_for_timeout(50)
    page.mouse.down()
    page.mouse.move(x + 20, y)
    page.mouse.move(900, 700)
    page.wait_for_timeout(50)
    page.mouse.up()
    page.wait_for_timeout(50)
    found = [word for word in heard(page) if word.startswith("hover")]
    test.check("a hover ends where a button is let go outside",
               found[-1:] == ["hover ended"], found)
    page.context.close()


LOST = """() => {
    const doomed = document.querySelector("#doomed")
    const send = (type, more) => doomed.dispatchEvent(new PointerEvent(type, {
        pointerId: 1, pointerType: "mouse", bubbles: true, cancelable: true, clientX: 20,
        clientY: 20, button: 0, buttons: 1, ...more }))
    doomed.addEventListener("pointerdown", () => heard.push("down"))
    send("pointerdown")
    for (const clientX of [40, 80]) send("pointermove", { clientX, buttons: 0, button: -1 })
    const found = [page.pointers.down.size]
    send("pointerdown")
    send("pointerdown")
    found.push(page.pointers.down.size)
    for (const clientX of [40, 80]) send("pointermove", { clientX, button: -1 })
    send("pointerup", { buttons: 0 })
    return found
}"""


def test_lost_lift(test):
    page, _ = test.stage()
    sizes = page.evaluate(LOST)
    found = heard(page)
    wanted = ["down", "down", "down", "drag began", "drag ended"]
    short = [word for word in found if word != "drag changed"]
    test.check("a mouse whose lift was lost does not drag, and presses anew",
               sizes == [0, 1] and short == wanted, [sizes, found])
    page.context.close()


MENU = """selectors => selectors.map(selector => {
    const element = document.querySelector(selector)
    const { left: clientX, top: clientY } = element.getBoundingClientRect()
    const more = { pointerId: 5, pointerType: "touch", bubbles: true, cancelable: true, clientX,
        clientY, button: 0, buttons: 1 }
    element.dispatchEvent(new PointerEvent("pointerdown", more))
    const isTaken = !element.dispatchEvent(new PointerEvent("contextmenu", more))
    element.dispatchEvent(new PointerEvent("pointerup", { ...more, buttons: 0 }))
    return isTaken
})"""


def test_menus(test):
    page, _ = test.stage()
    page.evaluate("document.querySelector('#photo').innerHTML = '<input id=text>'")
    found = page.evaluate(MENU, ["#card", "#doomed", "#text", "#board"])
    test.check("a press takes the menu of a recognizer that holds still, and no text field's",
               found == [True, True, False, False], found)
    page.context.close()


PINCHES = """async () => {
    const wheel = () => document.querySelector("#photo").dispatchEvent(new WheelEvent("wheel", {
        deltaY: -20, ctrlKey: true, bubbles: true, cancelable: true, clientX: 60, clientY: 60 }))
    const pause = time => new Promise(resolve => setTimeout(resolve, time))
    wheel()
    await pause(120)
    page.detach()
    window.page = gestures.attach(document.querySelector("#board"))
    page.view("#photo").add("pinch").on(({ state }) => heard.push(`new ${state}`))
    heard.length = 0
    wheel()
    await pause(120)
    const early = heard.filter(word => word === "new ended")
    await pause(200)
    const late = heard.splice(0).filter(word => word === "new ended")
    wheel()
    window.dispatchEvent(new Event("blur"))
    return [early.length, late.length, heard.at(-1)]
}"""


def test_pinch_timers(test):
    page, _ = test.stage()
    found = page.evaluate(PINCHES)
    test.check("a page's pinch is ended by its own timer", found[:2] == [0, 1], found)
    test.check("and cancelled with the focus", found[2] == "new cancelled", found)
    page.context.close()


SAFARI = """() => {
    const photo = document.querySelector("#photo")
    const send = (event, more) => photo.dispatchEvent(Object.assign(event, more))
    const gesture = (phase, scale) => send(
        new Event(`gesture${phase}`, { bubbles: true, cancelable: true }),
        { scale, rotation: 0, clientX: 60, clientY: 60 })
    const finger = type => photo.dispatchEvent(new PointerEvent(type, {
        pointerId: 7, pointerType: "touch", bubbles: true, clientX: 60, clientY: 60, buttons: 1 }))
    gesture("start", 1)
    gesture("change", 2)
    finger("pointerdown")
    gesture("end", 2)
    finger("pointerup")
    return heard.filter(word => word.startsWith("pinch")).at(-1)
}"""


def test_safari_end(test):
    """Safari's own events, which no other browser sends, so the page sends them."""
    page, _ = test.stage()
    found = page.evaluate(SAFARI)
    test.check("a trackpad's pinch in Safari ends under a finger, too",
               found == "pinch ended", found)
    page.context.close()


def test_moving_place(test):
    page, fingers = test.stage()
    page.evaluate("""() => {
        window.places = []
        drag.on(({ location }) => places.push(location.y))
    }""")
    x, y = middle(page, "#doomed")
    fingers.down(1, x, y)
    fingers.move(_1=(x + 20, y))
    page.evaluate("document.querySelector('#doomed').style.top = '310px'")
    fingers.move(_1=(x + 30, y))
    fingers.up(1)
    page.wait_for_timeout(50)
    found = page.evaluate("[places[0], places.at(-1)]")
    test.check("a place is that in the element where it is now",
               abs(found[1] - found[0] - 20) < 1, found)
    page.context.close()


def test_own_selector(test):
    page, _ = test.stage()
    found = page.evaluate("page.view('#board') === page.root")
    test.check("a selector may mean the page's own element", found)
    page.context.close()


TESTS = [test_keys, test_clicks, test_hover_after_drag, test_lost_lift, test_menus,
         test_pinch_timers, test_safari_end, test_moving_place, test_own_selector]
