"""The part of Playwright's interface that the tests use, for browsers that WebDriver drives: a browser
gives `open_tab`, `close_tab`, `navigate`, `evaluate` of an expression with a promise of a text, and
`perform` of WebDriver's actions."""
import json
import time

# How often a condition is looked at, and how long it may take. Unit: seconds.
STEP, PATIENCE = 0.02, 30
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", " ": " ", "Space": " ",
        "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
        "Control": "\ue009", "Shift": "\ue008"}

BUTTONS = {"left": 0, "middle": 1, "right": 2}


class Context:
    def __init__(self, browser, viewport):
        self.browser, self.viewport, self.pages = browser, viewport, []

    def new_page(self):
        self.pages.append(Page(self))
        return self.pages[-1]

    def new_cdp_session(self, page):
        return TouchScreen(page)

    def close(self):
        for page in self.pages:
            page.browser.close_tab(page.id)


class Page:
    def __init__(self, context):
        self.context, self.browser = context, context.browser
        self.id = self.browser.open_tab(context.viewport)
        self.keyboard, self.mouse = Keyboard(self), Mouse(self)

    def on(self, *_):
        """What is written to the console is collected by the browser."""

    def goto(self, address):
        self.browser.navigate(self.id, address)

    def evaluate(self, expression, argument=None):
        """The value of an expression, or of a function of an argument."""
        code = f"""(async argument => {{
            const given = ({expression})
            const value = await (typeof given === "function" ? given(argument) : given)
            try {{ return JSON.stringify(value) ?? null }} catch {{ return null }}  // a cycle
        }})({json.dumps(argument)})"""
        if ";" in expression and "=>" not in expression:  # statements
            code = f"(async () => {{ {expression} }})()"
        value = self.browser.evaluate(self.id, code)
        return json.loads(value) if value is not None else None

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def wait_for_function(self, expression):
        end = time.monotonic() + PATIENCE
        while not self.evaluate(expression):
            if time.monotonic() > end:
                raise RuntimeError(f"{expression} did not come true")
            time.sleep(STEP)

    def wait_for_selector(self, selector):
        self.wait_for_function(f"document.querySelector({json.dumps(selector)}) !== null")

    def locator(self, selector, has_text=None):
        return Locator(self, f"[...document.querySelectorAll({json.dumps(selector)})]").having(
            has_text)

    def get_by_role(self, role, name, exact=False):
        return self.locator("html").get_by_role(role, name, exact)

    def perform(self, *sources):
        self.browser.perform(self.id, list(sources))


class Locator:
    """Elements, as an expression that lists them."""

    def __init__(self, page, elements):
        self.page, self.elements = page, elements

    def having(self, text):
        return self if text is None else Locator(
            self.page, f"{self.elements}.filter(e => e.textContent.includes({json.dumps(text)}))")

    def get_by_role(self, role, name, exact=False):
        test = (f"e.textContent.trim() === {json.dumps(name)}" if exact
                else f"e.textContent.includes({json.dumps(name)})")
        within = f"{self.elements}.flatMap(e => [...e.querySelectorAll({json.dumps(role)})])"
        return Locator(self.page, f"{within}.filter(e => {test})")

    @property
    def first(self):
        return Locator(self.page, f"{self.elements}.slice(0, 1)")

    def _of_first(self, expression):
        self.page.wait_for_function(f"{self.elements}.length > 0")
        return self.page.evaluate(f"(e => {expression})({self.elements}[0])")

    def bounding_box(self):
        box = self._of_first("e.getBoundingClientRect().toJSON()")
        return {name: box[name] for name in ("x", "y", "width", "height")}

    def text_content(self):
        return self._of_first("e.textContent")

    def all_text_contents(self):
        return self.page.evaluate(f"{self.elements}.map(e => e.textContent)")

    def get_attribute(self, name):
        return self._of_first(f"e.getAttribute({json.dumps(name)})")

    def focus(self):
        self._of_first("e.focus()")

    def click(self):
        self._of_first("e.scrollIntoView({ block: 'center' })")
        box = self.bounding_box()
        mouse = self.page.mouse
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        mouse.down()
        mouse.up()


class Keyboard:
    def __init__(self, page):
        self.page = page

    def _act(self, key, *kinds):
        value = KEYS.get(key, key)
        self.page.perform({"type": "key", "id": "keyboard",
                           "actions": [{"type": kind, "value": value} for kind in kinds]})

    def down(self, key):
        self._act(key, "keyDown")

    def up(self, key):
        self._act(key, "keyUp")

    def press(self, key):
        self._act(key, "keyDown", "keyUp")

    def type(self, text):
        for key in text:
            self.press(key)


class Mouse:
    def __init__(self, page):
        self.page, self.place = page, (0, 0)

    def _act(self, **action):
        self.page.perform({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
                           "actions": [action]})

    def move(self, x, y, steps=1):
        (left, top), self.place = self.place, (x, y)
        for step in range(1, steps + 1):
            self._act(type="pointerMove", x=left + (x - left) * step / steps,
                      y=top + (y - top) * step / steps)

    def wheel(self, dx, dy):
        self.page.perform({"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": round(self.place[0]), "y": round(self.place[1]),
             "deltaX": dx, "deltaY": dy}]})

    def down(self, button="left"):
        self._act(type="pointerDown", button=BUTTONS[button])

    def up(self, button="left"):
        self._act(type="pointerUp", button=BUTTONS[button])


class TouchScreen:
    """Fingers by the messages of Chromium's debugger protocol that `Fingers` sends."""

    def __init__(self, page):
        self.page, self.places = page, {}

    def send(self, _, message):
        places = {point["id"]: (point["x"], point["y"])
                  for point in message["touchPoints"]}
        sources = []
        for number in sorted(set(places) | set(self.places)):
            place, former = places.get(number), self.places.get(number)
            actions = []
            if place and place != former:
                actions.append({"type": "pointerMove", "x": place[0], "y": place[1]})
            if place and not former:
                actions.append({"type": "pointerDown", "button": 0})
            if not place:
                actions.append({"type": "pointerUp", "button": 0})
            if actions:
                sources.append({"type": "pointer", "id": f"finger{number}",
                                "parameters": {"pointerType": "touch"}, "actions": actions})
        self.places = places
        if sources:
            self.page.perform(*sources)
