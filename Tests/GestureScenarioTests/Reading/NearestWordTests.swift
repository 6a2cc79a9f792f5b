import GestureScenario
import Testing

@Suite struct `Nearest word` {
  @Test func `a misspelt word has a nearest one`() {
    for (word, nearest) in [
      ("fram", "frame"), ("HIDDEN", "hidden"), ("tap", "doubleTap"),
      ("multitouch", "multipleTouch"),
    ] as [(String, String)] {
      let known = ["frame", "hidden", "doubleTap", "multipleTouch"]
      #expect(nearestWord(to: word, among: known) == nearest, "\(word), \(nearest)")
    }
  }

  @Test func `a word that is like none has no nearest one`() {
    for word in ["colour", "x", "something else"] as [String] {
      #expect(nearestWord(to: word, among: ["frame", "hidden", "interactive"]) == nil, "\(word)")
    }
  }

  @Test func `a short word that shares next to nothing has no nearest one`() {
    for word in ["", "foo", "no", "b"] as [String] {
      #expect(nearestWord(to: word, among: ["to", "a"]) == nil, "\(word)")
    }
  }
}
