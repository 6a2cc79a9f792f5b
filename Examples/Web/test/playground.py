"""The playground in tests: its scenes, places on its stage, its log and its file."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from driver import FOLDER, Fingers

CARD = [{"id": "card", "frame": [0, 0, 300, 400]}]


def open_playground(test, scene=None, conflict=None, **options):
    query = f"?conflict={conflict}" if conflict else ""
    page = test.open(f"inspector.html{query}", **{"width": 1280, "height": 900, **options})
    page.wait_for_function("window.playground?.isReady")
    if scene:
        page.evaluate("scene => playground.use(scene)", scene)
    return page, Fingers(page)


def scene_of(*recognizers, **more):
    specs = [{"view": "card", **spec} for spec in recognizers]
    return {"name": "", "script": [], **more, "scene": {
        "size": [400, 600], "views": CARD, "recognizers": specs, **more.get("scene", {})}}


def place(page, x, y):
    """Where a place of the scene is in the browser's window."""
    page.evaluate("scrollTo(0, 0)")
    box = page.locator("#stage").bounding_box()
    unit = box["width"] / page.evaluate("playground.scenario.scene.size[0]")
    return box["x"] + x * unit, box["y"] + y * unit


def settle(page):
    page.wait_for_function("playground.page.isIdle")
    page.wait_for_timeout(50)


def steps(page):
    return page.evaluate("playground.scenario.script")


def log(page):
    return [json.loads(line) for line in page.evaluate("playground.page.logLines")]


def states(page, name):
    return [line["state"] for line in log(page)
            if line["kind"] == "action" and line["recognizer"] == name]


def check_file(test, page, sentence):
    """Whether the file gives the log of the page elsewhere, and passes."""
    lines = page.evaluate("playground.page.logLines")
    text = page.evaluate("JSON.stringify(playground.scenario)")
    node, tool = shutil.which("node"), os.environ.get("GESTURES")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "scene.json"
        file.write_text(text)
        commands = [[node, str(FOLDER / "scenarios.mjs")]] if node else []
        commands += [[tool, "run", "--log"], [tool, "run"]] if tool else []  # the log, the verdict
        for command in commands:
            done = subprocess.run([*command, str(file)], capture_output=True, text=True)
            is_same = command[-1] == "run" or done.stdout.splitlines() == lines
            name = pathlib.Path(command[0]).name
            test.check(f"{sentence}, by {name}", is_same and done.returncode == 0,
                       [done.stdout[-600:], done.stderr[-300:], lines[:20]])
