"""Changes of the playground's scene: its file stays one that runs, and gives the page's log."""
import json

from playground import check_file, log, open_playground, place, scene_of, settle, steps


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
    page.evaluate("""() => playground.use({ script: [], scene: { size: [400, 600],
        views: [{ id: "other", frame: [0, 0, 100, 100] }] } })""")
    page.locator("#add").click()
    views = page.evaluate("playground.scenario.scene.recognizers.map(({ view }) => view)")
    test.check("in another scene, one is added to a view of that", views == ["other"], views)
    page.evaluate("scenario => playground.use(scenario)", json.loads(text))
    test.check("what is done to others stays", found == [{"ignoreTouch": "w", "touch": "1"}], found)
    page.locator("#replay").click()
    check_file(test, page, "and the file gives the same log")
    page.context.close()


def test_lint(test):
    """What lint finds is what the tool finds."""
    for name, words in {"both-fire": "warning: undoesExclusion: the delegate of 'scroll'",
                        "no-swipe": "warning: alwaysBeaten: 'turn'",
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


TESTS = [test_expectations, test_changes_under_way, test_removal, test_lint]
