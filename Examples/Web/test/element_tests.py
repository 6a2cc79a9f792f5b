"""Elements of all sorts: rows of tables, sliders, slotted ones, and such as two pages share."""
from driver import heard, middle

ADD = """(html) => {
    const box = document.querySelector("#doomed")
    box.innerHTML = html
    box.style.width = box.style.height = "140px"
    box.style.top = "310px"
    drag.isEnabled = false
    document.body.style.height = "3000px"
}"""


def stroke(fingers, x, y, dx, dy):
    fingers.down(1, x, y)
    for step in range(1, 9):
        fingers.move(_1=(x + dx * step / 8, y + dy * step / 8))
    fingers.up(1)
    fingers.page.wait_for_timeout(50)


def test_without_touch_action(test):
    """CSS `touch-action` has no effect on some elements: one around them carries it."""
    content = {
        "a row": '<table><tr id=it><td style="width:130px;height:60px">row</td></tr></table>',
        "a span": "<span id=it>a word in a line of text, and more of it</span>",
        "a shape": '<svg width=130 height=60><rect id=it width=130 height=60 /></svg>',
    }
    for name, html in content.items():
        page, fingers = test.stage()
        page.evaluate(ADD, html)
        page.evaluate("tell(page.view('#it').add('swipe', { direction: 'up' }, { name: 'flick' }))")
        x, y = middle(page, "#it")
        stroke(fingers, x, y, 0, -100)
        found = heard(page)
        test.check(f"{name} is swiped where the page could scroll",
                   found == ["flick ended"] and page.evaluate("scrollY") == 0, found)
        page.context.close()


def test_shared_element(test):
    page, fingers = test.stage()
    page.evaluate(ADD, "")
    page.evaluate("""() => {
        drag.remove()
        window.outer = page.view("#doomed").add("tap")
        window.inner = gestures.attach("#doomed")
        tell(inner.root.add("pan", {}, { name: "pull" }))
        outer.remove()
    }""")
    stroke(fingers, *middle(page, "#doomed"), 0, -80)
    found = heard(page)
    test.check("what one page no longer needs of an element stays for another one",
               found[:1] == ["pull began"] and found[-1] == "pull ended", found)
    page.evaluate("inner.detach()")
    found = page.evaluate("document.querySelector('#doomed').style.touchAction")
    test.check("until neither needs it", found == "", found)
    page.context.close()


def test_range(test):
    page, fingers = test.stage()
    page.evaluate(ADD, "<input id=it type=range value=50 style='width:130px'>")
    page.evaluate("""() => {
        drag.remove()
        tell(page.view("#doomed").add("pan", {}, { name: "pull" }))
    }""")
    stroke(fingers, *middle(page, "#it"), 50, 0)
    found = [heard(page), int(page.evaluate("document.querySelector('#it').value"))]
    test.check("a slider follows the finger, and no drag around it", found[0] == [] and found[1] > 60,
               found)
    page.context.close()


def test_slotted(test):
    page, fingers = test.stage()
    page.evaluate(ADD, "<div id=host><b id=it>slotted</b></div>")
    page.evaluate("""() => {
        const shadow = document.querySelector("#host").attachShadow({ mode: "open" })
        shadow.innerHTML = "<div id=w style='padding:20px'><slot></slot></div>"
        tell(page.view(shadow.querySelector("#w")).add("tap", {}, { name: "wrap" }))
    }""")
    fingers.tap(*middle(page, "#it"))
    page.wait_for_timeout(50)
    found = heard(page)
    test.check("a slotted element is in what is around its slot", found == ["wrap ended"], found)
    page.context.close()


def test_long_deadline(test):
    page, fingers = test.stage()
    page.evaluate("() => { page.view('#card').add('longPress', { minimumPressDuration: 3e9 }) }")
    fingers.down(1, *middle(page, "#card"))
    page.wait_for_timeout(700)
    page.evaluate("() => { window.wakes = 0; page.observe(() => { wakes += 1 }) }")
    page.wait_for_timeout(500)
    found = page.evaluate("wakes")
    test.check("a deadline in a month is waited for", found <= 2, found)
    fingers.up(1)
    page.context.close()


def test_many_keys(test):
    """Keys, too, begin attempts: the log is of the last one."""
    page, _ = test.stage()
    page.locator("#card").focus()
    for _ in range(5):
        page.keyboard.press("Enter")
    found = page.evaluate("page.logLines.filter(line => line.includes('\"input\"')).length")
    test.check("the log of keys is that of the last one", found == 1, found)
    page.context.close()


def test_replaced(test):
    page, fingers = test.stage()
    page.evaluate("""async () => {
        await gestures.inspect(page)
        window.beta = page.view("#doomed").add("tap", {}, { name: "beta" })
        drag.remove()
    }""")
    fingers.tap(*middle(page, "#doomed"))
    page.wait_for_timeout(500)
    names = page.locator("[data-part=names] button").all_text_contents()
    test.check("the panel names the recognizers that are there",
               "beta" in names and "drag" not in names, names)
    page.evaluate("document.querySelector('#check').remove()")
    page.wait_for_timeout(50)
    fingers.tap(*middle(page, "#doomed"))
    page.wait_for_timeout(500)
    names = page.locator("[data-part=names] button").all_text_contents()
    test.check("and none of an element that has gone", "swipe" not in names, names)
    page.context.close()


def test_moved_carrier(test):
    """Where an element goes, another one comes to carry its touch-action."""
    page, fingers = test.stage()
    page.evaluate(ADD, "<p id=one><span id=it>a word in a line</span></p><p id=two></p>")
    page.evaluate("""() => {
        tell(page.view("#it").add("swipe", { direction: "up" }, { name: "flick" }))
        document.querySelector("#two").append(document.querySelector("#it"))
    }""")
    page.wait_for_timeout(50)
    found = page.evaluate("['one', 'two'].map(id => document.getElementById(id).style.touchAction)")
    test.check("touch-action goes with an element that is moved", found[0] == "" and found[1] != "",
               found)
    stroke(fingers, *middle(page, "#it"), 0, -100)
    found = heard(page)
    test.check("which is swiped there", found == ["flick ended"], found)
    page.evaluate("""() => {
        const shadow = document.querySelector("#one").attachShadow({ mode: "open" })
        shadow.innerHTML = "<span id=inner>words in the shadow</span>"
        page.view(shadow.querySelector("#inner")).add("pan")
    }""")
    found = page.evaluate("document.querySelector('#one').style.touchAction")
    test.check("a host carries that of its shadow tree's words", found == "none", found)
    page.context.close()


def test_second_attempt(test):
    """Two attempts of as many entries are two: the panel shows the last one."""
    page, fingers = test.stage()
    page.evaluate("gestures.inspect(page)")
    page.evaluate("page.view('#doomed').add('tap', {}, { name: 'one' })")
    page.evaluate("page.view('#check').add('tap', {}, { name: 'two' })")
    for selector in ["#doomed", "#check"]:
        fingers.tap(*middle(page, selector))
        page.wait_for_timeout(500)
    found = page.locator("[data-part=timeline]").text_content()
    test.check("the panel's timeline is of the last attempt", "check" in found, found)
    page.context.close()


def test_press_over(test):
    """Once a press is over, its finger scrolls again; and a field under it always does."""
    page, fingers = test.stage()
    page.evaluate(ADD, "<textarea id=it style='width:130px;height:60px'></textarea>")
    page.evaluate("""() => {
        drag.remove()
        const field = document.querySelector("#it")
        field.value = "line\\n".repeat(50)
        window.hold = tell(page.view("#doomed").add(
            "longPress", { minimumPressDuration: 100 }, { name: "hold" }))
    }""")
    x, y = middle(page, "#it")
    fingers.down(1, x, y)
    page.wait_for_timeout(200)
    for step in range(1, 9):
        fingers.move(_1=(x, y - 10 * step))
    fingers.up(1)
    page.wait_for_timeout(100)
    found = page.evaluate("document.querySelector('#it').scrollTop")
    test.check("a field scrolls though a press around it has begun", found > 10, found)
    page.context.close()


TESTS = [
    test_without_touch_action, test_shared_element, test_range, test_slotted, test_long_deadline,
    test_many_keys, test_replaced, test_moved_carrier, test_second_attempt, test_press_over,
]
