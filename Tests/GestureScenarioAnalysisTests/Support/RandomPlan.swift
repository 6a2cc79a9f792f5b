import GestureCore
import GestureScenario
import GestureTestKit
import StrokeModel

/// A small random scene in which views overlap, and two recognizers of it: the same for the same
/// seed.
struct RandomPlan {
  private var random: SplitMix64
  private(set) var scene = Scenario.Scene(size: Size(width: 300, height: 300))
  /// Two recognizers that may both recognize a touch.
  private(set) var pair: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    for number in 0...below(3) { addView(number) }
    for number in 0...(1 + below(2)) { addRecognizer(number) }
    addRules()
    addReaction()
    let first = below(scene.recognizers.count)
    let second = (first + 1 + below(scene.recognizers.count - 1)) % scene.recognizers.count
    pair = [first, second].map { scene.recognizers[$0].id }
  }

  /// A plan in which a tap shows, moves or hides a view that then covers most of a page, between
  /// the taps of a double tap.
  init(changingViews seed: UInt64) {
    random = SplitMix64(seed: seed)
    scene.views = [ViewSpec(id: "page", frame: Rect(x: 0, y: 0, width: 300, height: 300))]
    for number in 0...below(3) {
      addView(number)
      scene.views[number + 1].parent = "page"
    }
    pair = ["zoom", "toggle"]
    for (id, kind) in zip(pair, [RecognizerKind.doubleTap, .tap]) {
      var spec = RecognizerSpec(id: id, kind: kind, view: "page")
      if random.chance(50) { spec.preventedOnlyBy = [] }
      scene.recognizers.append(spec)
    }
    addRules()
    addRules()
    var curtain = ViewSpec(
      id: "curtain",
      frame: Rect(
        x: number(in: -20..<80), y: number(in: -20..<80), width: number(in: 180..<300),
        height: number(in: 180..<300)))
    curtain.isHidden = random.chance(80)
    scene.views.append(curtain)
    scene.reactions = [
      Scenario.Reaction(recognizer: "toggle", state: .ended, actions: [change(of: curtain)])
    ]
  }

  private mutating func change(of curtain: ViewSpec) -> Scenario.HostAction {
    guard !curtain.isHidden else { return .showView(curtain.id) }
    switch below(4) {
    case 0: return .setFrame(curtain.id, to: anyFrame())
    case 1: return .moveView(curtain.id, parent: anyView())
    case 2: return .setAlpha(curtain.id, to: 0)
    case _: return .hideView(curtain.id)
    }
  }

  var scenario: Scenario { Scenario(name: "a random plan", scene: scene, script: []) }

  /// Places all over the window, some of them near to each other.
  mutating func places(_ count: Int) -> [Point] {
    var places: [Point] = []
    while places.count < count {
      let place = Point(x: number(in: 0..<300), y: number(in: 0..<300))
      places.append(place)
      if random.chance(50) {
        places.append(place + Vector(dx: number(in: -30..<30), dy: number(in: -30..<30)))
      }
    }
    return places
  }

  /// Places to move to, on the lines along which recognizers judge movements.
  mutating func offsets(_ count: Int) -> [Vector] {
    (0..<count).map { _ in
      let distance = number(in: 1..<90)
      let sides = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]
      let side = sides[below(sides.count)]
      return Vector(dx: side.0 * distance, dy: side.1 * distance)
    }
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func number(in range: Range<Double>) -> Double {
    (Double.random(in: range, using: &random) * 4).rounded(.down) / 4
  }

  private var views: [String] { [Scenario.Scene.windowID] + scene.views.map(\.id) }

  private mutating func anyView() -> String { views[below(views.count)] }

  private mutating func anyFrame() -> Rect {
    let isBar = random.chance(40)
    let (long, short) = (number(in: 60..<280), number(in: 4..<40))
    let isUpright = random.chance(50)
    return Rect(
      x: number(in: 0..<200), y: number(in: 0..<200),
      width: isBar && isUpright ? short : long, height: isBar && !isUpright ? short : long)
  }

  private mutating func addView(_ number: Int) {
    var view = ViewSpec(id: "view\(number)", frame: anyFrame())
    if random.chance(30) { view.parent = anyView() }
    if random.chance(25) {
      view.transform = AffineTransform(rotationAngle: self.number(in: 0..<3))
    }
    if random.chance(20) { view.hitOutset = self.number(in: 1..<20) }
    if random.chance(10) { view.control = .button }
    view.catchesOwnTouches = !random.chance(10)
    scene.views.append(view)
  }

  private mutating func addRecognizer(_ number: Int) {
    let kinds: [RecognizerKind] = [
      .tap, .tap, .doubleTap, .longPress, .pan, .horizontalPan, .swipe, .screenEdgePan,
    ]
    let view = random.chance(50) ? Scenario.Scene.windowID : anyView()
    var spec = RecognizerSpec(id: "r\(number)", kind: kinds[below(kinds.count)], view: view)
    if spec.kind == .screenEdgePan { spec.settings = [.edges: .words(["left", "top"])] }
    if random.chance(75) { spec.preventedOnlyBy = [] }
    if number > 0 && random.chance(25) { spec.requireToFail = ["r\(below(number))"] }
    scene.recognizers.append(spec)
  }

  private mutating func addRules() {
    for spec in scene.recognizers where random.chance(25) {
      var rule = DelegateRule(.shouldReceiveTouch, answer: false)
      rule.recognizer = spec.id
      rule.hitView = anyView()
      scene.delegateRules.append(rule)
    }
  }

  private mutating func addReaction() {
    guard random.chance(30) else { return }
    let spec = scene.recognizers[below(scene.recognizers.count)]
    let view = scene.views[below(scene.views.count)].id
    let action =
      random.chance(50)
      ? Scenario.HostAction.setFrame(view, to: anyFrame()) : Scenario.HostAction.hideView(view)
    scene.reactions = [
      Scenario.Reaction(recognizer: spec.id, state: .ended, actions: [action])
    ]
  }
}
