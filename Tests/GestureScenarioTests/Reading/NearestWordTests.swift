import GestureScenario
import Testing

@Suite struct `Nearest word` {
  @Test(arguments: [
    ("fram", "frame"), ("HIDDEN", "hidden"), ("tap", "doubleTap"), ("multitouch", "multipleTouch"),
  ])
  func `a misspelt word has a nearest one`(word: String, nearest: String) {
    let known = ["frame", "hidden", "doubleTap", "multipleTouch"]
    #expect(nearestWord(to: word, among: known) == nearest)
  }

  @Test(arguments: [("tpa", "tap"), ("pna", "pan"), ("siwpe", "swipe")])
  func `two letters that were swapped are one mistake`(word: String, nearest: String) {
    #expect(nearestWord(to: word, among: ["tap", "pan", "swipe", "doubleTap"]) == nearest)
  }

  @Test(arguments: ["colour", "x", "something else"])
  func `a word that is like none has no nearest one`(word: String) {
    #expect(nearestWord(to: word, among: ["frame", "hidden", "interactive"]) == nil)
  }

  @Test(arguments: ["", "foo", "no", "b"])
  func `a short word that shares next to nothing has no nearest one`(word: String) {
    #expect(nearestWord(to: word, among: ["to", "a"]) == nil)
  }
}
