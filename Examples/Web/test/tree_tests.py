"""Documents in documents: frames and shadow trees."""
from driver import heard


def test_frame(test):
    """A page in a frame of the same origin goes by the frame's time, not by that of the script."""
    page, fingers = test.stage()
    page.wait_for_timeout(1200)  # the frame's time begins later than the document's
    page.evaluate("""async () => {
        const frame = document.createElement("iframe")
        frame.srcdoc = "<body style='margin:0'><div id=inner style='height:200px'></div></body>"
        frame.style.cssText = "position:fixed;left:0;top:0;width:300px;height:200px;border:0;"
            + "background:#fff;z-index:9"
        document.body.append(frame)
        await new Promise(resolve => { frame.onload = resolve })
        const body = frame.contentDocument.body
        const inside = gestures.attach(body)
        window.inside = inside
        const view = inside.view("#inner")
        tell(view.add("longPress", {}, { name: "press" }))
        const double = tell(view.add("doubleTap", {}, { name: "double" }))
        tell(view.add("tap", {}, { name: "tap" })).requireToFail(double)
    }""")
    fingers.down(1, 100, 100)
    page.wait_for_timeout(150)
    test.check("a long press in a frame doesn't begin at once", heard(page) == [])
    page.wait_for_timeout(600)
    found = heard(page)
    test.check("but after its time", found == ["press began"], found)
    fingers.up(1)
    page.wait_for_timeout(50)
    heard(page)
    fingers.tap(100, 100)
    page.wait_for_timeout(120)
    fingers.tap(100, 100)
    page.wait_for_timeout(600)
    found = heard(page)
    test.check("two taps in a frame are a double tap", found == ["double ended"], found)
    page.evaluate("inside.detach()")
    page.context.close()


SHADOW = """mode => {
    const host = document.createElement("div")
    host.id = "host"
    host.style.cssText = "position:fixed;left:0;top:0;width:300px;height:200px;background:#fff;"
        + "z-index:9"
    document.querySelector("#board").append(host)
    const shadow = host.attachShadow({ mode })
    shadow.innerHTML = "<div id=inner style='height:100px'></div>"
        + "<button id=button style='width:90px;height:40px'>go</button><input id=input>"
    shadow.querySelector("#button").onclick = () => heard.push("clicked")
    window.shadow = shadow
}"""


def test_shadow_page(test):
    """A page in a shadow tree, which the document sees as the tree's host alone."""
    for mode in ["open", "closed"]:
        page = test.open("test/stage.html", width=800, height=600, touch=False)
        page.wait_for_function("window.isReady")
        page.evaluate(SHADOW, mode)
        page.evaluate("""() => {
            window.inside = gestures.attach(shadow.querySelector("#inner"))
            tell(inside.root.add("hover", {}, { name: "hover" }))
            tell(inside.root.add("pan", {}, { name: "pan" }))
        }""")
        for place in [(50, 50), (60, 60), (500, 500)]:
            page.mouse.move(*place)
            page.wait_for_timeout(50)
        found = heard(page)
        test.check(f"a pointer hovers over a page in a shadow tree ({mode}), and leaves it",
                   found[:1] == ["hover began"] and found[-1] == "hover ended", found)
        page.mouse.move(50, 50)
        page.mouse.down()
        page.mouse.move(120, 50, steps=4)
        page.mouse.up()
        found = [word for word in heard(page) if word.startswith("pan")]
        test.check("and drags there", found[:1] == ["pan began"] and found[-1] == "pan ended", found)
        page.evaluate("inside.detach()")
        page.context.close()


def test_shadow_inside(test):
    """A shadow tree in a page: what lies in it is found as if it were no tree of its own."""
    page, fingers = test.stage()
    page.evaluate(SHADOW, "open")
    fingers.tap(30, 120)
    page.wait_for_timeout(100)
    found = heard(page)
    test.check("a button in a shadow tree clicks, and the board's tap does not fire",
               found == ["clicked"], found)
    page.evaluate("""() => tell(window.page.view(shadow.querySelector("#inner")).add(
        "tap", {}, { name: "inner" }))""")
    fingers.tap(30, 50)
    page.wait_for_timeout(100)
    found = heard(page)
    test.check("an element in a shadow tree is a view", found == ["inner ended"], found)
    page.evaluate("shadow.querySelector('#input').focus()")
    page.keyboard.type("a b")
    typed = page.evaluate("shadow.querySelector('#input').value")
    test.check("a space is typed in a shadow tree's field", typed == "a b", typed)
    test.check("and activates nothing", heard(page) == [])
    page.evaluate("shadow.querySelector('#inner').remove()")
    page.wait_for_timeout(50)
    fingers.down(1, 30, 20)
    fingers.up(1)
    found = page.evaluate("window.page.views.map(({ name }) => name)")
    test.check("an element that is removed from a shadow tree is no view any more",
               "inner" not in found, found)
    test.check("and the page is at rest", page.evaluate("page.isIdle"))
    page.context.close()


TESTS = [test_frame, test_shadow_page, test_shadow_inside]
