import GestureDiagnosis
import GestureTestKit
import Testing

/// A card of 200 by 200 with a tap, and a control that leaves a strip of it.
@Suite struct `A tap beside a control` {
  private func scene(height: Double, tap: String = "") -> FileScene {
    var scene = FileScene()
    scene.addView("button", [0, 0, 200, height], in: "card", "\"control\": true")
    scene.add("open", "tap", on: "card", tap)
    return scene
  }

  @Test func `is told where hardly anything is left for it (S11.1)`() throws {
    let found = try #require(try scene(height: 196).findings(.cutOff).first)
    #expect(found.severity == .note)
    #expect(
      found.sentence
        == "'open' gets no tap on 98 % of view 'card': control 'button' keeps taps to itself")
    #expect(
      found.fixes.map(\.words) == ["set open.cancelsTouchesInView to false if both are meant"])
  }

  @Test(arguments: [(179, false), (180, true), (181, true), (199, true), (200, false)])
  func `has nine tenths as the limit, and all is another finding`(
    height: Double, isTold: Bool
  ) throws {
    #expect(try scene(height: height).findings(.cutOff).isEmpty == !isTold)
    #expect(try scene(height: height).findings(.rarelyFires).isEmpty == (height < 200))
  }

  @Test(arguments: ["\"cancelsTouchesInView\": false", "\"set\": {\"numberOfTapsRequired\": 2}"])
  func `isn't kept where no view would lose its touch, nor of two taps (S11.5, S3.13)`(
    setting: String
  ) throws {
    #expect(try scene(height: 196, tap: setting).findings(.cutOff).isEmpty)
  }

  @Test func `isn't kept by a control that says yes to it (S11.7)`() throws {
    var scene = scene(height: 196)
    scene.answer("viewShouldBegin", true, "\"hitView\": \"button\"")
    #expect(try scene.findings(.cutOff).isEmpty)
  }

  @Test func `is told of what the control takes, and not of what a cover does (S2.2)`() throws {
    var scene = scene(height: 196)
    scene.addView("cover", [50, 50, 200, 100])
    #expect(try scene.findings(.cutOff).allSatisfy { !$0.sentence.contains("gets no tap on") })
  }
}
