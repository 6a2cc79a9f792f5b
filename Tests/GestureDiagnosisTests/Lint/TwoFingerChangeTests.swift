import GestureCore
import GestureDiagnosis
import GestureTestKit
import PanGesture
import PinchGesture
import RotationGesture
import Testing

/// What two fingers change between them, by the name that another package gives it.
@Suite struct `A change that another package measures` {
  @Test func `is no other's, and mostly made along with one`() {
    let stage = Stage()
    _ = stage.add(ChangeGestureRecognizer(of: .offset), "slant")
    _ = stage.add(RotationGestureRecognizer(), "turn")
    #expect(stage.findings.map(\.kind) == [.noRelation], "\(stage.text)")
  }

  @Test(arguments: [1, 2])
  func `leaves a pan one finger, where that needs no more (S9.14)`(needed: Int) {
    let stage = Stage()
    let pan = stage.add(PanGestureRecognizer(), "move")
    pan.minimumNumberOfTouches = needed
    stage.add(PinchGestureRecognizer(), "zoom")
    let fixes = stage.findings(.noRelation).flatMap(\.fixes).map(\.words)
    let words = "set move.maximumNumberOfTouches to 1"
    #expect(fixes.contains(words) == (needed == 1), "\(stage.text)")
  }

  @Test func `is the same as one of the same name`() {
    let stage = Stage()
    _ = stage.add(ChangeGestureRecognizer(of: .offset), "slant")
    _ = stage.add(ChangeGestureRecognizer(of: TwoFingerChange("offset")), "tilt")
    #expect(stage.findings.map(\.kind) == [.alwaysBeaten], "\(stage.text)")
  }

  @Test func `may be one of this package's`() {
    let stage = Stage()
    _ = stage.add(ChangeGestureRecognizer(of: .distance), "squeeze")
    _ = stage.add(PinchGestureRecognizer(), "zoom")
    #expect(stage.findings.map(\.kind) == [.alwaysBeaten], "\(stage.text)")
  }

  @Test func `is told apart by all of its name`() {
    #expect(TwoFingerChange.distance != .arc)
    #expect(TwoFingerChange("arc") == .arc)
    #expect(TwoFingerChange("arcs") != .arc)
    #expect("\(TwoFingerChange.offset)" == "offset")
  }
}

extension TwoFingerChange {
  fileprivate static let offset = TwoFingerChange("offset")
}

/// Looks for a change between two fingers; it never recognizes.
private final class ChangeGestureRecognizer: GestureRecognizer, GestureInspectable {
  let core = RecognizerCore(name: "change")
  var handle: RecognizerHandle { core.handle }
  private let change: TwoFingerChange

  init(of change: TwoFingerChange) { self.change = change }

  var profile: GestureProfile {
    var profile = GestureProfile(.twoFingers(change: change, by: 8))
    profile.numberOfTouches = 2...2
    return profile
  }

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {}
  func touchesMoved(_ touches: Touches, with event: TouchEvent) {}
  func touchesEnded(_ touches: Touches, with event: TouchEvent) { core.fail() }
  func touchesCancelled(_ touches: Touches, with event: TouchEvent) { core.fail() }
  func addState(to digest: inout StateDigest) {}
}
