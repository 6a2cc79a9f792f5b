/** The scenes of Docs/Complaints, which the server serves. */
export const conflicts = {
  "dead-button": "My button is dead since I added a tap to dismiss the keyboard",
  "late-tap": "My single tap comes a third of a second late",
  "nothing-fires": "Nothing fires at all",
  "both-fire": "Both fire",
  "no-swipe": "My swipe never fires",
  "lost-pan": "My pan loses to the list it is in",
  "tap-too-many": "A double tap selects the photo before it zooms",
  "drag-at-once": "My row is dragged though nobody held it",
  "second-finger": "The second finger does nothing",
  "cut-off": "The long press is cut off at random",
  "badge": "The badge can't be tapped",
  "wheel": "The mouse wheel does nothing",
}

/** What the playground begins with. */
export const blank = () => ({
  name: "a scene of the playground",
  scene: {
    size: [400, 600],
    views: [{ id: "card", frame: [40, 60, 320, 240] }],
    recognizers: [
      { id: "zoom", kind: "doubleTap", view: "card" },
      { id: "select", kind: "tap", view: "card", requireToFail: ["zoom"] },
      { id: "move", kind: "pan", view: "card" },
    ],
  },
  script: [],
})
