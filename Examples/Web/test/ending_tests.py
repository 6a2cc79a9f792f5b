"""What pages, views and recognizers leave behind; the inspector beside the page."""
import json
import pathlib
import tempfile

from driver import Fingers, heard, middle

LOOP = """async () => {
    page.detach()
    window.updates = 0
    window.page = gestures.attach(document.body)
    page.view("#card").add("tap", {}, { name: "tap" }).on(() => heard.push("tap"))
    await gestures.inspect(page)
    page.observe(() => {
        updates += 1
        if (updates > 500) page.mutations.disconnect()  // so that a loop ends
    })
}"""


def test_inspector_on_body(test):
    page, fingers = test.stage()
    page.evaluate(LOOP)
    fingers.tap(*middle(page, "#card"))
    page.wait_for_timeout(300)
    updates = page.evaluate("updates")
    test.check("an inspected page may be the whole body", updates < 20, updates)
    test.check("and hears its taps", heard(page) == ["tap"])
    views = page.evaluate("page.views.length")
    page.locator(".gestures-inspector [data-part=names]").get_by_role("button", name="tap").click()
    found = page.evaluate("[page.views.length, document.querySelector('.gestures-finger')]")
    test.check("the inspector's buttons are no views of it", found == [views, None], found)
    page.evaluate("""async () => {
        const { LiveBars } = await import("../library/live-bars.js")
        window.notes = 0
        LiveBars.prototype.noteAction = () => { notes += 1 }
        for (let round = 0; round < 5; round += 1) {
            const inspector = await gestures.inspect(page)
            inspector.close()
        }
    }""")
    fingers.tap(*middle(page, "#card"))
    notes = page.evaluate("notes")
    test.check("one that is closed hears nothing more", notes == 0, notes)
    found = page.evaluate("""async () => {
        const [one, other] = [await gestures.inspect(page), await gestures.inspect(page)]
        page.detach()
        return [one === other, document.querySelectorAll(".gestures-inspector").length]
    }""")
    test.check("a page has one inspector, which goes with it", found == [True, 0], found)
    page.context.close()


STYLES = """() => {
    page.detach()
    const { style } = document.querySelector("#card")
    style.touchAction = "pan-y"
    style.webkitUserSelect = "text"
    const look = () => `${style.touchAction} ${style.webkitUserSelect}`
    const found = []
    const life = body => {
        window.page = gestures.attach(document.querySelector("#board"))
        body(page.view("#card"))
        found.push(look())
    }
    life(card => card.add("tap"))
    page.detach()
    life(card => card.add("pan"))
    page.root.release()
    page.detach()
    found.push(look())
    life(card => { window.set = card.forEachTouch("pan") })
    set.isEnabled = false
    found.push(look())
    set.isEnabled = true
    set.remove()
    found.push(look())
    life(card => { card.add("pan").isEnabled = false })
    life(card => card.set("interactive", false).add("pan"))
    page.detach()
    style.touchAction = style.webkitUserSelect = ""
    return found
}"""


def test_styles(test):
    page, _ = test.stage()
    found = page.evaluate(STYLES)
    own = "pan-y text"
    wanted = [own, "none none", own, "none none", own, own, own, own]
    test.check("an element has its own styles back", found == wanted, found)
    page.context.close()


FIGURES = """() => {
    page.detach()
    window.page = gestures.attach(document.querySelector("#board"))
    const figure = page.view("#card").addView({ name: "figure", frame: [0, 0, 150, 90] })
    for (const kind of ["tap", "pan", "pinch"]) {
        figure.add(kind).on(({ kind, state }) => heard.push(`${kind} ${state}`))
    }
    const [board, card] = [document.querySelector("#board"), document.querySelector("#card")]
    const before = [board.style.touchAction, card.style.touchAction]
    page.window.add("longPress").on(() => heard.push("press"))
    return [...before, board.style.touchAction]
}"""


def test_figures(test):
    """Figures on a canvas, and the window, need of the browser what elements do."""
    page, fingers = test.stage()
    found = page.evaluate(FIGURES)
    test.check("a figure's recognizers set the touch-action of the element around it",
               found == ["", "none", "manipulation"], found)
    x, y = middle(page, "#card")
    fingers.tap(x, y)
    page.wait_for_timeout(100)
    found = heard(page)
    test.check("a tap on a figure takes the click", found == ["tap ended"], found)
    fingers.down(1, x, y)
    for step in range(1, 5):
        fingers.move(_1=(x, y - 8 * step))
    fingers.up(1)
    found = heard(page)
    test.check("a finger drags a figure",
               found[:1] == ["pan began"] and found[-1] == "pan ended", found)
    taken = page.evaluate("""([clientX, clientY]) => !document.querySelector("#card").dispatchEvent(
        new WheelEvent("wheel", { deltaY: -50, ctrlKey: true, bubbles: true, cancelable: true,
            clientX, clientY }))""", [x, y])
    found = heard(page)
    test.check("and a trackpad pinches it", taken and "pinch began" in found, found)
    page.context.close()


ROUND = """async () => {
    page.detach()
    const board = document.querySelector("#board")
    const { engine } = gestures
    const pause = () => new Promise(resolve => setTimeout(resolve))
    const sizes = () => ["views", "recognizers", "makers", "conditions"].map(
        name => engine[name].size)
    const furnish = page => {
        const card = page.view("#card")
        const figure = card.addView({ frame: [0, 0, 10, 10] })
        const [tap, drag] = [figure.add("tap"), page.window.add("pan")]
        tap.handsOver(drag, () => true)
        gestures.exclusively(tap, drag)
        card.forEachTouch("longPress", {}, { prepare: press => press.on(() => card) })
    }
    const live = () => {
        for (let round = 0; round < 50; round += 1) {
            const page = gestures.attach(board)
            furnish(page)
            page.detach()
            page.detach()
        }
        return gestures.memoryUse.used
    }
    const before = sizes()
    const used = live()
    window.leak = { growth: live() - used, attached: [before, sizes()] }
    window.page = gestures.attach(board)
    leak.rows = [sizes()]
    for (let round = 0; round < 100; round += 1) {
        const row = document.createElement("div")
        board.append(row)
        const view = page.view(row)
        view.add("tap").on(() => view)
        row.remove()
    }
    await pause()
    leak.sizes = sizes
}"""


def test_leaks(test):
    page, fingers = test.stage()
    page.evaluate(ROUND)
    found = page.evaluate("[leak.growth, ...leak.attached]")
    test.check("a page that is detached leaves nothing behind",
               found[0] < 5000 and found[1] == found[2], found)
    for _ in range(20):
        fingers.session.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(50)
        found = page.evaluate("[leak.rows[0], leak.sizes()]")
        if found[0] == found[1]:
            break
    test.check("nor does an element that is removed for good", found[0] == found[1], found)
    page.evaluate("""async () => {
        const { page, heard } = window
        const card = document.querySelector("#card")
        page.view(card).add("tap").on(() => heard.push("card"))
        card.remove()
        await new Promise(resolve => setTimeout(resolve, 20))
        page.element.append(card)
    }""")
    fingers.session.send("HeapProfiler.collectGarbage")
    fingers.tap(*middle(page, "#card"))
    page.wait_for_timeout(100)
    found = heard(page)
    test.check("one that comes back has its recognizers", found == ["card"], found)
    page.context.close()


def test_bad_file(test):
    """A file that is no scenario leaves the playground as it is."""
    page = test.open("inspector.html", width=1280, height=900)
    page.wait_for_function("window.playground?.isReady")
    def scene(**recognizer):
        return {"scene": {"size": [400, 600], "views": [{"id": "a", "frame": [0, 0, 9, 9]}],
                          "recognizers": [{"id": "t", **recognizer}]}}
    bad = [({}, '"scene"'), ({"scene": {}}, "size"), (scene(kind="tap", view="b"), '"b"'),
           (scene(kind="tip", view="a"), '"tip"'),
           ({**scene(kind="tap", view="a"), "script": [{"at": 0, "ended": None}]}, "ended"),
           ({**scene(kind="tap", view="a"), "script": [{"at": 0, "hover": 1e-9}]}, "hover")]
    said = []
    for content, word in bad:
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "bad.json"
            file.write_text(json.dumps(content))
            page.locator("#file").set_input_files(file)
            page.wait_for_timeout(100)
        hint = page.locator("#hint").text_content()
        said.append(hint if word not in hint else word)
    test.check("the playground says what is wrong with a file",
               said == [word for _, word in bad], said)
    page.locator("#replay").click()
    fingers = Fingers(page)
    fingers.tap(*middle(page, "[data-view=card]"))
    page.wait_for_timeout(600)
    lines = page.evaluate("playground.page.logLines")
    test.check("and goes on with the scene that it had",
               any('"action"' in line for line in lines), lines)
    page.context.close()


def test_page_removed(test):
    """The page's own element goes, of which its observer is not told, with a finger down."""
    page, fingers = test.stage()
    x, y = middle(page, "#doomed")
    fingers.down(1, x, y)
    fingers.move(_1=(x + 30, y))
    page.evaluate("document.querySelector('#board').remove()")
    fingers.move(_1=(x + 60, y))
    fingers.up(1)
    page.wait_for_timeout(50)
    found = heard(page)
    test.check("a page whose element was removed cancels its gestures",
               found[:1] == ["drag began"] and found[-1] == "drag cancelled", found)
    test.check("and is idle", page.evaluate("page.isIdle"))
    page.context.close()


def test_long_log(test):
    """A pointer that hovers on and on is one attempt: its log must not fill the memory."""
    page = test.open("test/stage.html", width=800, height=600, touch=False)
    page.wait_for_function("window.isReady")
    found = page.evaluate("""() => {
        const view = page.view("#card")
        const over = view.add("hover", {}, { name: "over" })
        const { exports } = gestures.engine
        let longest = 0
        for (let step = 0; step < 12000; step += 1) {
            view.element.dispatchEvent(new PointerEvent("pointermove", { bubbles: true,
                pointerId: 1, pointerType: "mouse", clientX: 100 + step % 50, clientY: 280 }))
            longest = Math.max(longest, exports.log_count(page.handle))
        }
        const words = page.explain(over)
        view.element.dispatchEvent(new PointerEvent("pointerleave", {
            pointerId: 1, pointerType: "mouse", clientX: 0, clientY: 0 }))
        document.querySelector("#board").dispatchEvent(new PointerEvent("pointerleave", {
            pointerId: 1, pointerType: "mouse", clientX: 0, clientY: 0 }))
        return [longest, words]
    }""")
    test.check("a log of one attempt has an end", found[0] <= 20_100, found[0])
    test.check("and what was dropped is not explained", "dropped" in found[1], found[1])
    page.context.close()


def test_lint_of_elements(test):
    """Where elements lie, and what covers them, is the browser's to say."""
    page, _ = test.stage()
    found = page.evaluate("page.lint()")
    test.check("lint says nothing of the places of elements",
               "no touch" not in found and "lies outside" not in found, found)
    test.check("and what it finds otherwise", "noRelation: 'select'" in found, found)
    page.evaluate("gestures.inspect(page)")
    page.wait_for_selector(".gestures-inspector")
    page.evaluate("select.requireToFail(zoom)")
    Fingers(page).tap(*middle(page, "#card"))
    page.wait_for_timeout(600)
    found = page.locator("[data-part=lint]").text_content()
    test.check("the panel's lint is of the scene as it is by now", "late" in found, found)
    found = page.evaluate("""() => [...document.querySelectorAll(".gestures-inspector svg text")]
        .map(text => text.getBoundingClientRect().height).sort((one, two) => one - two)[0]""")
    test.check("and its pictures can be read", found >= 10, found)
    page.context.close()


TESTS = [
    test_inspector_on_body, test_styles, test_figures, test_leaks, test_bad_file, test_page_removed, test_long_log,
    test_lint_of_elements,
]
