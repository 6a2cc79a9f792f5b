"""The inspector, the playground, and the page of the README."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from driver import FOLDER, Fingers, middle


def test_inspector(test):
    page = test.open("inspector.html?conflict=late-tap", width=1280, height=900)
    page.wait_for_function("window.playground?.isReady")
    fingers = Fingers(page)
    page.locator("#replay").click()
    page.wait_for_timeout(200)
    page.locator("[data-explain=select]").click()
    text = page.locator("#why").text_content()
    test.check("the inspector explains a late tap", "had to wait for 'zoom'" in text, text)
    page.locator("#remedies button").first.click()
    page.wait_for_timeout(200)
    text = page.locator("#why").text_content()
    test.check("and its remedy works", "fired: ended at 70 ms" in text, text)
    page.goto(f"{test.address}/inspector.html?conflict=nothing-fires")
    page.wait_for_function("window.playground?.isReady")
    page.locator("#replay").click()
    page.locator("[data-explain=open]").click()
    text = page.locator("#why").text_content()
    test.check("it explains a tap that is lost", "did not fire" in text, text)
    page.locator("#remedies button").first.click()
    text = page.locator("#why").text_content()
    test.check("and the remedy makes it fire", "'open' of view" in text and " fired" in text, text)
    x, y = middle(page, "[data-view=card]")
    fingers.down(1, x, y)
    page.wait_for_timeout(50)
    live = page.locator("#live").text_content()
    fingers.up(1)
    test.check("it shows the recognizers at a finger", "open" in live, live)
    page.context.close()


def test_readme(test):
    """The page of the README, as it stands there."""
    text = (FOLDER / "README.md").read_text()
    source = re.search(r"```html\n(.*?)```", text, re.S).group(1)
    source += '<link rel="icon" href="data:,">'
    context = test.browser.new_context(viewport={"width": 800, "height": 600}, has_touch=True)
    page = context.new_page()
    lines = []
    page.on("console", lambda entry: lines.append(entry.text))
    page.on("pageerror", lambda error: test.errors.append(f"README: {error}"))
    page.route("**/mine.html", lambda route: route.fulfill(
        body=source.replace("const page =", "const page = window.page =").replace(
            "const gestures =", "const gestures = window.gestures ="),
        content_type="text/html"))
    page.goto(f"{test.address}/mine.html")
    page.wait_for_function("window.page?.recognizers.length === 3")
    fingers = Fingers(page)
    x, y = middle(page, ".card")
    fingers.tap(x, y)
    page.wait_for_timeout(600)
    test.check("the README's page selects by a tap", lines and "selected" in lines[0], lines)
    fingers.down(1, x, y)
    for step in range(1, 6):
        fingers.move(_1=(x + 20 * step, y + 10 * step))
    fingers.up(1)
    moved = middle(page, ".card")[0] - x
    test.check("and drags its card", 60 < moved <= 100, moved)
    page.evaluate("gestures.inspect(page)")
    page.wait_for_selector(".gestures-inspector")
    fingers.tap(*middle(page, ".card"))
    page.wait_for_timeout(600)
    page.get_by_role("button", name="tap2").click()
    why = page.locator(".gestures-inspector [data-part=why]").text_content()
    test.check("the inspector can be switched on, and says why", "had to wait for" in why, why)
    context.close()


def test_scenario_file(test):
    """What fingers do in the playground is a scenario file, which gives the same log elsewhere."""
    page = test.open("inspector.html", width=1280, height=900)
    page.wait_for_function("window.playground?.isReady")
    fingers = Fingers(page)
    x, y = middle(page, "[data-view=card]")
    fingers.down(1, x, y)
    for step in range(1, 6):
        fingers.move(_1=(x + 8 * step, y))
    fingers.up(1)
    page.wait_for_timeout(700)
    lines = page.evaluate("playground.page.logLines")
    scenario = page.evaluate("JSON.stringify(playground.scenario)")
    context = page.context
    test.check("a drag on the stage is recorded", any('"move"' in line for line in lines), lines)
    node = shutil.which("node")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "scene.json"
        file.write_text(scenario)
        commands = [[node, str(FOLDER / "scenarios.mjs")]] if node else []
        if "GESTURES" in os.environ:
            commands.append([os.environ["GESTURES"], "run", "--log"])
        for command in commands:
            done = subprocess.run([*command, str(file)], capture_output=True, text=True)
            test.check(f"and gives the same log by {pathlib.Path(command[0]).name}",
                       done.stdout.splitlines() == lines, done.stdout[:300] + done.stderr[:300])
    context.close()


def test_playground(test):
    """Recognizers from the palette, relations by clicking, views that are dragged, files."""
    page = test.open("inspector.html", width=1280, height=900)
    page.wait_for_function("window.playground?.isReady")
    page.locator("#kind").select_option("swipe")
    page.locator("#add").click()
    page.locator("#relation").select_option("requireToFail")
    page.locator("#relate").click()
    page.get_by_role("button", name="move", exact=True).click()
    page.get_by_role("button", name="swipe", exact=True).click()
    found = page.evaluate("playground.scenario.scene.recognizers.find(spec => spec.id === 'move')")
    test.check("two clicks relate recognizers", found.get("requireToFail") == ["swipe"], found)
    graph = page.locator("#graph").text_content()
    test.check("and the graph shows it", "'move' waits for 'swipe' to fail" in graph, graph)
    page.locator("#mode").click()
    page.evaluate("scrollTo(0, 0)")
    x, y = middle(page, "[data-view=card]")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 30, steps=3)
    page.mouse.up()
    found = page.evaluate("playground.scenario.scene.views[0].frame")
    test.check("a view can be dragged about", found[0] > 50 and found[1] > 80, found)
    with page.expect_download() as download:
        page.locator("#save").click()
    file = download.value.path()
    page.reload()
    page.wait_for_function("window.playground?.isReady")
    page.locator("#file").set_input_files(file)
    page.wait_for_timeout(300)
    found = page.evaluate("playground.scenario.scene.recognizers.length")
    test.check("and what was saved is loaded again", found == 4, found)
    page.context.close()


RECORDER = """kinds => {
  const surface = document.createElement("div")
  surface.id = "surface"
  surface.style = "position: fixed; left: 0; top: 0; width: 400px; height: 600px"
  document.body.append(surface)
  window.recorded = []
  const keys = ["type", "pointerId", "pointerType", "clientX", "clientY", "timeStamp", "buttons",
    "pressure", "width", "height"]
  for (const type of ["down", "move", "up", "cancel"]) {
    addEventListener(`pointer${type}`, event => recorded.push(
      Object.fromEntries(keys.map(key => [key, event[key]]))), { capture: true })
  }
  window.recorder = gestures.attach(surface)
  for (const kind of kinds) recorder.root.add(kind, {}, { name: kind })
  recorder.startLog()
}"""


def test_recorded_pointers(test):
    """What a page records of the browser's own events gives the same log by the tool."""
    if "GESTURES" not in os.environ:
        print("skipped: the replay of pointer events, for GESTURES names no tool")
        return
    kinds = ["pan", "pinch", "rotation", "circle"]
    page = test.open("test/stage.html", width=400, height=600)
    page.wait_for_function("window.isReady")
    page.evaluate(RECORDER, kinds)
    fingers = Fingers(page)
    fingers.down(1, 150, 300)
    fingers.down(2, 250, 300)
    for step in range(1, 9):
        fingers.move(_1=(150 - 8 * step, 300 + 4 * step), _2=(250 + 8 * step, 300 - 4 * step))
    fingers.up(1)
    fingers.up(2)
    page.wait_for_function("recorder.isIdle")
    wanted = decisions(page.evaluate("recorder.logLines"))
    recorded = page.evaluate("JSON.stringify(recorded)")
    page.context.close()
    frame = [0, 0, 400, 600]
    scene = {"size": [400, 600], "views": [{"id": "surface", "frame": frame}],
             "recognizers": [{"id": kind, "kind": kind, "view": "surface"} for kind in kinds]}
    with tempfile.TemporaryDirectory() as folder:
        (events, file) = (pathlib.Path(folder) / "events.json", pathlib.Path(folder) / "scene.json")
        events.write_text(recorded)
        file.write_text(json.dumps({"name": "", "scene": scene, "script": []}))
        command = [os.environ["GESTURES"], "replay", "--log", "--scene", str(file), str(events)]
        done = subprocess.run(command, capture_output=True, text=True)
    found = decisions(done.stdout.splitlines())
    test.check("pointer events that a page records replay with the same log",
               found == wanted and any(line.get("kind") == "action" for line in found),
               f"{wanted[:40]}\n{found[:40]}\n{done.stderr}")


def decisions(lines):
    """The lines of a log, with times since the first one."""
    entries = [json.loads(line) for line in lines]
    start = entries[0]["at"] if entries else 0
    return [{**entry, "at": round(entry["at"] - start, 1)} for entry in entries]


TESTS = [test_inspector, test_readme, test_scenario_file, test_recorded_pointers, test_playground]
