import GestureCore
import GestureScenario
import GestureTestKit
import StrokeModel

/// A random scenario in the reference's world: the same for the same seed.
struct RandomWorld {
  var random: SplitMix64
  var scene = Scenario.Scene(size: Size(width: 400, height: 400))
  var script: [Scenario.Step] = []
  /// The fingers that are down, each with its place.
  var down: [String: Point] = [:]

  static func scenario(seed: UInt64) -> Scenario {
    var world = RandomWorld(random: SplitMix64(seed: seed))
    world.addViews()
    world.addRecognizers()
    world.addRelations()
    world.addRules()
    world.addReactions()
    world.addScript()
    return Scenario(name: "seed \(seed)", scene: world.scene, script: world.script)
  }

  init(random: SplitMix64) { self.random = random }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  mutating func oneOf<Element>(_ choices: [Element]) -> Element {
    choices[below(choices.count)]
  }

  var recognizers: [String] { scene.recognizers.map(\.id) }
  var views: [String] { [Scenario.Scene.windowID] + scene.views.map(\.id) }

  mutating func place() -> Point {
    Point(x: Double(below(40)) * 10 + 5, y: Double(below(40)) * 10 + 5)
  }

  // MARK: The scene

  mutating func addViews() {
    for number in 0..<below(5) {
      let parent = oneOf(views)
      let size = scene.views.first { $0.id == parent }?.frame.size ?? scene.size
      var frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
      if random.chance(60) {
        frame = Rect(
          x: Double(below(10)) * size.width / 20, y: Double(below(10)) * size.height / 20,
          width: size.width / 2, height: size.height / 2)
      }
      var view = ViewSpec(id: "view\(number)", frame: frame)
      view.parent = parent
      view.isHidden = random.chance(5)
      view.isUserInteractionEnabled = !random.chance(5)
      view.isMultipleTouchEnabled = random.chance(40)
      scene.views.append(view)
    }
  }

  mutating func addRecognizers() {
    for number in 0..<(2 + below(5)) {
      var spec = RecognizerSpec(
        id: String("abcdefgh".dropFirst(number).prefix(1)), kind: .scripted, view: oneOf(views))
      spec.isEnabled = !random.chance(5)
      if random.chance(30) { spec.cancelsTouchesInView = random.chance(50) }
      if random.chance(20) { spec.delaysTouchesBegan = random.chance(70) }
      if random.chance(30) { spec.delaysTouchesEnded = random.chance(50) }
      scene.recognizers.append(spec)
    }
  }

  mutating func addRelations() {
    let (density, mayClose) = (oneOf([0, 10, 25]), random.chance(10))
    let prevention = oneOf([0, 0, 0, 15, 50])
    let (sequence, together) = (oneOf([0, 0, 20, 45]), oneOf([0, 0, 15]))
    for (index, waiter) in recognizers.enumerated() {
      for (rank, required) in recognizers.enumerated()
      where waiter != required && (mayClose || comesBefore(rank, index)) && random.chance(density) {
        scene.recognizers[index].requireToFail.append(required)
      }
      for (rank, first) in recognizers.enumerated()
      where waiter != first && (mayClose || comesBefore(rank, index)) && random.chance(sequence) {
        scene.recognizers[index].startsAfter.append(first)
      }
      for other in recognizers where other != waiter && random.chance(together) {
        scene.recognizers[index].recognizesTogether.append(other)
      }
      if random.chance(prevention) { scene.recognizers[index].preventsOnly = someRecognizers() }
      if random.chance(prevention) { scene.recognizers[index].preventedOnlyBy = someRecognizers() }
    }
  }

  /// An order that has nothing to do with that of adding, so that requirements don't close rings.
  func comesBefore(_ one: Int, _ other: Int) -> Bool {
    (one * 5 + 3) % 7 < (other * 5 + 3) % 7
  }

  private func isInOrder(_ one: String, _ other: String) -> Bool {
    let (left, right) = (recognizers.firstIndex(of: one), recognizers.firstIndex(of: other))
    return comesBefore(left ?? 0, right ?? 0)
  }

  mutating func someRecognizers() -> [String] {
    var some: [String] = []
    for id in recognizers where random.chance(40) { some.append(id) }
    return some
  }

  mutating func addRules() {
    let (together, waiting) = (oneOf([0, 15, 40]), oneOf([0, 0, 15]))
    for (index, one) in recognizers.enumerated() {
      for (rank, other) in recognizers.enumerated() where one != other {
        if random.chance(together) { addRule(.shouldRecognizeSimultaneously, true, one, other) }
        guard comesBefore(rank, index) else { continue }
        if random.chance(waiting) { addRule(.shouldRequireFailure, true, one, other) }
        if random.chance(waiting) { addRule(.shouldBeRequiredToFail, true, other, one) }
      }
      if random.chance(8) { addRule(.shouldBegin, false, one) }
      if random.chance(8) { addCondition(one) }
      if random.chance(8) { addRule(.shouldBegin, false, one, times: [1 + below(2)]) }
      if random.chance(5) { addRule(.shouldReceiveEvent, false, one, times: [1 + below(3)]) }
      if random.chance(5) { addRule(.shouldReceiveEvent, false, one) }
      if random.chance(10) { addRule(.shouldReceiveTouch, false, one, touch: "\(1 + below(3))") }
      if random.chance(10) { addRule(.viewShouldBegin, false, one, hitView: oneOf([nil] + views)) }
    }
  }

  mutating func addRule(
    _ question: DelegateRule.Question, _ answer: Bool, _ recognizer: String,
    _ other: String? = nil, hitView: String? = nil, touch: String? = nil, times: [Int]? = nil
  ) {
    var rule = DelegateRule(question, answer: answer)
    rule.recognizer = recognizer
    rule.other = other
    rule.hitView = hitView
    rule.touch = touch
    rule.times = times
    scene.delegateRules.append(rule)
  }

  /// It may not begin while another is in some state.
  mutating func addCondition(_ recognizer: String) {
    addRule(.shouldBegin, false, recognizer)
    let states = oneOf([[GestureState.began, .changed], [.possible], [.failed], [.ended, .began]])
    scene.delegateRules[scene.delegateRules.count - 1].condition = DelegateRule.Condition(
      recognizer: oneOf(recognizers), states: states)
  }

  /// Actions that end attempts, their own or others'.
  mutating func addReactions() {
    guard random.chance(40) else { return }
    for id in recognizers where random.chance(30) {
      let other = oneOf(recognizers)
      let action = oneOf([Scenario.HostAction.disable(other), .cancel(other), .enable(other)])
      let state = oneOf([GestureState.began, .changed, .ended, .cancelled])
      scene.reactions.append(
        Scenario.Reaction(recognizer: id, state: state, actions: [action]))
    }
  }

  // MARK: The script

  mutating func addScript() {
    let (length, orders, deeds) = (3 + below(12), oneOf([10, 25]), oneOf([0, 0, 15, 40]))
    for number in 1...length {
      var content = StepContent()
      addTouches(to: &content)
      for id in recognizers where random.chance(orders) { addOrders(id, to: &content) }
      if random.chance(deeds) { content.actions.append(deed()) }
      script.append(Scenario.Step(at: Double(number) * 10, content))
    }
    guard !down.isEmpty, random.chance(90) else { return }
    var last = StepContent()
    last.ended = down.mapValues { _ in nil }
    script.append(Scenario.Step(at: Double(length) * 10 + 10, last))
  }

  mutating func addTouches(to content: inout StepContent) {
    for id in ["1", "2", "3"] {
      guard let place = down[id], !random.chance(2) else {
        guard random.chance(down.isEmpty ? 40 : 15) else { continue }
        let place = self.place()
        content.began[id] = place
        down[id] = place
        continue
      }
      switch below(10) {
      case 0..<5:
        down[id] = Point(x: place.x, y: place.y + 1)
        content.moved[id] = down[id]
      case 5..<7:
        content.ended[id] = .some(nil)
        down[id] = nil
      case 7 where random.chance(40):
        content.cancelled = .touches([id])
        down[id] = nil
        return
      default: break
      }
    }
  }

  mutating func addOrders(_ id: String, to content: inout StepContent) {
    let verbs: [StateAssignment.Verb] = [
      .begin, .begin, .begin, .change, .change, .end, .end, .fail, .cancelState,
    ]
    content.during.append(StateAssignment(oneOf(verbs), id))
    if random.chance(20) { content.during.append(StateAssignment(oneOf(verbs), id)) }
  }

  mutating func deed() -> Scenario.HostAction {
    let (one, other) = (oneOf(recognizers), oneOf(recognizers))
    switch below(19) {
    case 0: return .disable(one)
    case 1: return .enable(one)
    case 2: return .cancel(one)
    case 3: return .remove(one)
    case 4: return .add(one, view: oneOf(views))
    case 5 where scene.views.isEmpty == false: return .hideView(oneOf(Array(views.dropFirst())))
    case 6 where scene.views.isEmpty == false: return .removeView(oneOf(Array(views.dropFirst())))
    case 7: return .removeRequirement(one, other: other)
    case 12 where !scene.views.isEmpty:
      return .moveView(oneOf(Array(views.dropFirst())), parent: oneOf(views))
    case 14, 15: return .ignoreTouch(one, touch: oneOf(["1", "2", "3"]))
    case 16: return .removePrerequisite(one, other: other)
    case 17, 18:
      return isInOrder(other, one)
        ? .startsAfter(one, other: other) : .startsAfter(other, other: one)
    case 8, 9: return .assign(StateAssignment(oneOf([.begin, .end, .fail, .change]), one))
    default:
      return isInOrder(other, one)
        ? .requireToFail(one, other: other) : .requireToFail(other, other: one)
    }
  }
}
