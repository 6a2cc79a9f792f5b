#!/usr/bin/env python3
"""Drives the pages in a real browser, with real multi-touch through the debugger protocol.

    browser_test.py                  all tests
    browser_test.py --shots FOLDER   also takes a picture of each page, small and large, light and dark
    browser_test.py --firefox        those that Firefox can be driven for, in Firefox
    browser_test.py --webkit         those that WebKit's MiniBrowser can be driven for, in that
    GESTURES=FILE browser_test.py    also compares a log with that of the command-line tool

Needs Chromium and Playwright for Python, or Firefox and websocket-client, or WebKitWebDriver, and
gestures.wasm (Examples/Web/build).
"""
import pathlib
import shutil
import sys

sys.dont_write_bytecode = True

import browser_input_tests
import element_tests
import ending_tests
import input_tests
import inspector_tests
import page_tests
import playground_input_tests
import playground_tests
import remedy_tests
import tree_tests
import wheel_tests
from driver import Fingers, Test, middle, start_server


def take_pictures(test, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name in ["index.html?seed=7", "inspector.html?conflict=late-tap"]:
        for size, (width, height) in {"phone": (390, 844), "desktop": (1280, 900)}.items():
            for dark in (False, True):
                page = test.open(name, width, height, dark)
                page.wait_for_timeout(400)
                if name.startswith("inspector"):
                    page.wait_for_function("window.playground?.isReady")
                    page.locator("#replay").click()
                    page.locator("[data-explain=select]").click()
                    page.locator("#property-part summary").click()
                    page.wait_for_timeout(200)
                overflow = page.evaluate(
                    "document.documentElement.scrollWidth - document.documentElement.clientWidth")
                test.check(f"{name} fits a {size}", overflow <= 0, overflow)
                stem = f"{name.split('.')[0]}-{size}-{'dark' if dark else 'light'}"
                page.screenshot(path=folder / f"{stem}.png", full_page=True)
                page.context.close()
                if name.startswith("inspector"):
                    stem = f"overlay-{size}-{'dark' if dark else 'light'}"
                    take_overlay(test, folder / f"{stem}.png", width, height, dark)


def take_overlay(test, file, width, height, dark):
    page = test.open("test/stage.html", width, height, dark)
    page.wait_for_function("window.isReady")
    page.evaluate("select.requireToFail(zoom); gestures.inspect(page)")
    page.wait_for_selector(".gestures-inspector")
    Fingers(page).tap(*middle(page, "#card"))
    page.wait_for_timeout(500)
    remedy_tests.ask(page, "select")
    page.screenshot(path=file)
    page.context.close()


TESTS = [
    *page_tests.TESTS, *input_tests.TESTS, *browser_input_tests.TESTS, *ending_tests.TESTS,
    *inspector_tests.TESTS, *playground_input_tests.TESTS, *playground_tests.TESTS,
    *remedy_tests.TESTS, *tree_tests.TESTS, *wheel_tests.TESTS,
    *element_tests.TESTS,
]

# What WebDriver has no means for.
NOT_BY_WEBDRIVER = {
    page_tests.test_cancel: "it sends no pointercancel",
    input_tests.test_pen: "the pen is Chromium's debugger's",
    playground_input_tests.test_pen: "the pen is Chromium's debugger's",
    input_tests.test_hidden: "the focus is Chromium's debugger's",
    element_tests.test_press_over: "its fingers scroll nothing",
    ending_tests.test_leaks: "it collects no garbage when told to",
    ending_tests.test_bad_file: "files are put into a page by Playwright",
    inspector_tests.test_readme: "a page is put in place of another one by Playwright",
    inspector_tests.test_playground: "files are downloaded by Playwright",
    remedy_tests.test_properties: "files are downloaded by Playwright",
}
NOT_IN_WEBKIT = {
    page_tests.test_pinch: "its driver has one pointer, and makes it a mouse",
    input_tests.test_other_input: "its driver's wheel knows no modifier keys",
    playground_input_tests.test_pinch: "its driver's wheel knows no modifier keys",
    playground_input_tests.test_marks: "its driver has one pointer, and makes it a mouse",
}


def run_by_webdriver(make_browser, skipped):
    if "--shots" in sys.argv:
        sys.exit("pictures are taken in Chromium")
    for part, reason in skipped.items():
        print(f"skipped: {part.__name__}: {reason}")
    return run(make_browser(), [part for part in TESTS if part not in skipped])


def run(browser, tests):
    test = Test(browser, start_server())
    try:
        for part in tests:
            try:
                part(test)
            except Exception as error:
                test.check(part.__name__, False, str(error).splitlines()[:3])
        if "--shots" in sys.argv:
            take_pictures(test, pathlib.Path(sys.argv[sys.argv.index("--shots") + 1]))
        if "--webkit" not in sys.argv:  # whose driver doesn't tell
            errors = test.errors + getattr(browser, "console", [])
            test.check("nothing was written to the console", not errors, errors)
    finally:
        browser.close()
    print("all good" if test.failures == 0 else f"{test.failures} failed")
    return test.failures


def main():
    if "--firefox" in sys.argv:
        from firefox import Firefox
        sys.exit(run_by_webdriver(Firefox, NOT_BY_WEBDRIVER) > 0)
    if "--webkit" in sys.argv:
        from webkit import WebKit
        sys.exit(run_by_webdriver(WebKit, NOT_BY_WEBDRIVER | NOT_IN_WEBKIT) > 0)
    from playwright.sync_api import sync_playwright
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if not chromium:
        sys.exit("no chromium on the PATH")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        failures = run(browser, TESTS)
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
