import GestureCore
import GestureScenario

extension Scenario.Scene {
  /// One view over the whole surface with every kind of gesture, so that each is reported: all but
  /// the two taps may recognize alongside one another.
  static func everyGesture(size: Size) -> Scenario.Scene {
    var view = ViewSpec(id: "surface", frame: Rect(origin: .zero, size: size))
    view.isMultipleTouchEnabled = true
    var recognizers: [RecognizerSpec] = []
    func add(_ id: String, _ kind: RecognizerKind, _ direction: String? = nil) {
      var spec = RecognizerSpec(id: id, kind: kind, view: view.id)
      if let direction { spec.settings[.direction] = .words([direction]) }
      recognizers.append(spec)
    }
    add("doubleTap", .doubleTap)
    add("tap", .tap)
    recognizers[1].requireToFail = ["doubleTap"]
    add("longPress", .longPress)
    add("pan", .pan)
    add("horizontalPan", .horizontalPan)
    add("swipeLeft", .swipe, "left")
    add("swipeRight", .swipe, "right")
    add("swipeUp", .swipe, "up")
    add("swipeDown", .swipe, "down")
    add("pinch", .pinch)
    add("rotation", .rotation)
    add("circle", .circle)
    return Scenario.Scene(
      size: size, views: [view], recognizers: recognizers, delegateRules: Self.allButTaps)
  }

  /// The first rule that matches counts.
  private static var allButTaps: [DelegateRule] {
    var rules: [DelegateRule] = []
    for tap in ["tap", "doubleTap"] {
      var asked = DelegateRule(.shouldRecognizeSimultaneously, answer: false)
      asked.recognizer = tap
      var other = DelegateRule(.shouldRecognizeSimultaneously, answer: false)
      other.other = tap
      rules += [asked, other]
    }
    return rules + [DelegateRule(.shouldRecognizeSimultaneously, answer: true)]
  }
}
