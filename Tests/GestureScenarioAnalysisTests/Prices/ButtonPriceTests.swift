import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// What other buttons cost a recognizer: a tap needs all of its own at once (S9.2), any other gesture
/// one of them (S15.17).
@Suite struct `Other buttons`: WishedScenes {
  private func remedies(_ kind: String, mask: Int, pressed: Int) throws -> [String] {
    try sentences(
      page
        + recognizers(
          """
          {"id": "act", "kind": "\(kind)", "view": "page", "set": {"buttonMaskRequired": \(mask)}}
          """),
      """
      {"at": 0, "began": {"1": [100, 110]}, "type": "mouse", "buttons": \(pressed)},
      {"at": 20, "moved": {"1": [\(kind == "pan" ? 160 : 101), 110]}},
      {"at": 60, "ended": {"1": null}}
      """, wish: "act: fires")
  }

  @Test(arguments: [
    (5, 4, "button 3 alone", nil), (3, 2, "button 2 alone", nil),
    (7, 6, "button 2 or 3 alone", nil),
    (5, 2, "button 2 alone", "buttons 1 and 3 together"),
    (1, 2, "button 2 alone", "the primary button"), (4, 2, "button 2 alone", "button 3"),
  ])
  func `cost a tap only presses without them (S9.2)`(
    mask: Int, pressed: Int, words: String, lost: String?
  ) throws {
    let found = try remedies("tap", mask: mask, pressed: pressed)
    let price = lost.map { ", but then it would no longer take \($0)." } ?? "."
    #expect(
      found.contains { $0.hasSuffix("buttonMaskRequired were \(pressed) (\(words))\(price)") },
      "\(found)")
  }

  /// The remedies do what their prices say: the former buttons pressed with the new mask.
  @Test(arguments: [(5, 4, 5, true), (5, 4, 13, true), (5, 2, 5, false), (5, 2, 7, true)])
  func `fire with the former ones where nothing is said (S9.2)`(
    mask: Int, new: Int, pressed: Int, fires: Bool
  ) throws {
    let record = try scenario(
      page
        + recognizers(
          #"{"id": "act", "kind": "tap", "view": "page", "set": {"buttonMaskRequired": \#(new)}}"#),
      """
      {"at": 0, "began": {"1": [100, 110]}, "type": "mouse", "buttons": \(pressed)},
      {"at": 60, "ended": {"1": null}}
      """, ""
    ).play()
    #expect(record.actions.isEmpty != fires, "mask \(mask) to \(new)")
  }

  @Test func `cost a drag those that it no longer takes (S15.17)`() throws {
    let found = try remedies("pan", mask: 5, pressed: 8)
    #expect(
      found.contains { $0.hasSuffix("were 13 (button 1, 3 or 4).") }, "\(found)")
    let price = "(button 4 alone), but then it would no longer take button 1 or 3."
    #expect(found.contains { $0.hasSuffix(price) }, "\(found)")
  }

  /// Of two recognizers with wrong masks, and one finger's name in two strokes.
  @Test func `are found for each press of a finger, and for two recognizers at once`() throws {
    let found = try remedies(
      page
        + recognizers(
          #"{"id": "close", "kind": "tap", "view": "page", "set": {"buttonMaskRequired": 5}}"#,
          #"{"id": "hand", "kind": "pan", "view": "page", "set": {"buttonMaskRequired": 5}}"#),
      """
      {"at": 0, "began": {"1": [300, 300]}, "type": "mouse", "buttons": 8},
      {"at": 20, "moved": {"1": [360, 300]}}, {"at": 60, "ended": {"1": null}},
      {"at": 500, "began": {"1": [140, 140]}, "type": "mouse", "buttons": 4},
      {"at": 560, "ended": {"1": null}}
      """, #""hand": ["began", "ended"], "close": ["ended"]"#, of: "close")
    let both =
      "its buttonMaskRequired were 4 (button 3 alone) and the buttonMaskRequired of 'hand' were 13"
    #expect(found.contains { $0.contains(both) && !$0.contains("but then") }, "\(found)")
  }

  @Test func `cost a menu that they open the clicks that slip (S4.43)`() throws {
    let board =
      page
      + recognizers(
        #"{"id": "pan", "kind": "pan", "view": "page"}"#,
        #"{"id": "menu", "kind": "tap", "view": "page", "set": {"buttonMaskRequired": 2}}"#)
    func press(_ distance: Int) -> String {
      """
      {"at": 0, "began": {"1": [100, 110]}, "type": "mouse", "buttons": 2},
      {"at": 20, "moved": {"1": [\(100 + distance), 110]}}, {"at": 60, "ended": {"1": null}}
      """
    }
    let found = try scenario(board, press(100), "").remedies(for: "pan", wish: Wish("pan: fires"))
    let words = "a tap with button 2 that moves by 15 pt would fire 'pan' instead of 'menu'."
    for mask in ["3 (button 1 or 2)", "2 (button 2 alone)"] {
      let remedy = try #require(
        found.first { $0.sentence.contains("were \(mask)") }, "\(found.map(\.sentence))")
      #expect(remedy.sentence.hasSuffix(words), "\(remedy.sentence)")
      for (distance, firing) in [(8, "menu"), (15, "pan")] {
        var slip = remedy.scenario
        slip.script = try scenario(board, press(distance), "").script
        #expect(slip.play().actions.first?.recognizer == firing, "\(distance) pt")
      }
    }
  }
}
