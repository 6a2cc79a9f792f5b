import Foundation
import GestureCore
import GestureScenario
import GestureTestKit
import StrokeModel

/// A random scenario with recognizers of every kind, and with hosts that interfere from inside of
/// actions and questions: the same for the same seed.
struct LivelyWorld {
  private var world: RandomWorld
  /// Where each finger that is down goes next.
  private var ways: [String: [Point]] = [:]
  /// Where the latest finger came down; often the next one does so too, as the taps of a double
  /// tap.
  private var latest = Point(x: 205, y: 205)
  private var now = 0.0

  static func scenario(seed: UInt64) -> Scenario {
    var world = LivelyWorld(world: RandomWorld(random: SplitMix64(seed: seed)))
    world.world.addViews()
    world.addControls()
    world.world.addRecognizers()
    world.chooseKinds()
    world.world.addRelations()
    world.addSets()
    world.addHandOvers()
    world.world.addRules()
    world.makeRulesLively()
    world.addReactions()
    world.addScript()
    return Scenario(name: "seed \(seed)", scene: world.world.scene, script: world.world.script)
  }

  private init(world: RandomWorld) { self.world = world }

  private mutating func chance(_ percent: Int) -> Bool { world.random.chance(percent) }

  // MARK: The scene

  private mutating func addControls() {
    for index in world.scene.views.indices where chance(25) {
      world.scene.views[index].control = world.oneOf(ViewSpec.Control.allCases)
    }
    for index in world.scene.views.indices where chance(10) {
      world.scene.views[index].isExclusiveTouch = true
    }
  }

  private mutating func chooseKinds() {
    for index in world.scene.recognizers.indices {
      let spec = world.scene.recognizers[index]
      var new = RecognizerSpec(
        id: spec.id, kind: world.oneOf(RecognizerKinds.standard.all), view: spec.view)
      new.isEnabled = spec.isEnabled
      new.cancelsTouchesInView = spec.cancelsTouchesInView
      new.delaysTouchesBegan = spec.delaysTouchesBegan
      new.delaysTouchesEnded = spec.delaysTouchesEnded
      new.settings = settings(of: new.kind)
      world.scene.recognizers[index] = new
    }
  }

  private mutating func settings(
    of kind: RecognizerKind
  ) -> [PropertyName: RecognizerKind.PropertyValue] {
    switch kind.word {
    case "tap" where chance(40): [.numberOfTapsRequired: .number(Double(1 + world.below(3)))]
    case "longPress" where chance(40): [.minimumPressDuration: .number(Double(world.below(300)))]
    case "pan" where chance(30): [.minimumNumberOfTouches: .number(2)]
    case "pan" where chance(30): [.allowedScrollTypes: .words(["continuous"])]
    case "circle" where chance(50): [.reportsProgress: .flag(true)]
    case "screenEdgePan": [.edges: .words(["left"]), .edgeDepth: .number(200)]
    case _: [:]
    }
  }

  private mutating func addSets() {
    guard chance(35) else { return }
    for index in world.scene.recognizers.indices where chance(30) {
      let limit: Int? = world.oneOf([nil, 1, 2])
      world.scene.recognizers[index].forEachTouch = RecognizerSpec.ForEachTouch(limit: limit)
    }
  }

  /// Mostly from one drag to another, since others seldom are active for long.
  private mutating func addHandOvers() {
    guard chance(25) else { return }
    for spec in world.scene.recognizers where chance(40) && spec.kind.word != "pan" {
      guard let index = world.scene.recognizers.firstIndex(of: spec) else { continue }
      world.scene.recognizers[index].settings = [:]
      world.scene.recognizers[index].kind = .pan
    }
    for one in world.scene.recognizers {
      for other in world.scene.recognizers where one.id != other.id && chance(25) {
        var handOver = Scenario.HandOver(from: one.id, to: other.id)
        if one.kind == .pan, chance(50) {
          handOver.condition = Scenario.HandOver.Condition(
            world.oneOf([.x, .y]), atLeast: Double(world.below(80) - 40))
        }
        world.scene.handOvers.append(handOver)
      }
    }
  }

  // MARK: Delegates and actions that interfere

  private mutating func makeRulesLively() {
    for index in world.scene.delegateRules.indices {
      if chance(25) { world.scene.delegateRules[index].times = [1 + world.below(3)] }
      if chance(15) { world.scene.delegateRules[index].actions = [deedOfQuestion()] }
    }
    for id in world.recognizers where chance(10) {
      world.addRule(world.oneOf(DelegateRule.Question.allCases), world.random.chance(50), id)
      world.scene.delegateRules[world.scene.delegateRules.count - 1].actions = [deedOfQuestion()]
      world.scene.delegateRules[world.scene.delegateRules.count - 1].times = [1 + world.below(2)]
    }
  }

  private mutating func addReactions() {
    let states: [GestureState] = [.began, .changed, .ended, .cancelled]
    for id in world.recognizers where chance(25) {
      var reaction = Scenario.Reaction(recognizer: id, state: world.oneOf(states), actions: [])
      for _ in 0...world.below(2) { reaction.actions.append(deed()) }
      world.scene.reactions.append(reaction)
    }
  }

  /// What a delegate declares while it is asked counts for later decisions only (S3.35), which the
  /// law on sequences can't tell.
  private mutating func deedOfQuestion() -> Scenario.HostAction {
    let deed = deed()
    if case .startsAfter(let one, let other) = deed { return .requireToFail(one, other: other) }
    return deed
  }

  private mutating func deed() -> Scenario.HostAction {
    guard chance(20) else { return world.deed() }
    var content = StepContent()
    let finger = world.oneOf(["1", "2", "3"])
    switch world.below(3) {
    case 0: content.moved[finger] = world.place()
    case 1: content.ended[finger] = .some(nil)
    default: content.cancelled = world.random.chance(50) ? .all : .touches([finger])
    }
    return .send(content)
  }

  // MARK: The script

  private mutating func addScript() {
    let deeds = world.oneOf([0, 10, 25])
    for _ in 0..<(10 + world.below(25)) {
      now += world.oneOf([5, 10, 10, 16, 16, 16, 40, 40, 100, 300, 600])
      var content = StepContent()
      addFingers(to: &content)
      addOtherInput(to: &content)
      for spec in world.scene.recognizers where spec.kind == .scripted && chance(15) {
        world.addOrders(spec.id, to: &content)
      }
      if chance(deeds) { content.actions.append(deed()) }
      world.script.append(Scenario.Step(at: now, content))
    }
    var last = StepContent()
    last.ended = ways.mapValues { _ in nil }
    last.hover = .left
    world.script.append(Scenario.Step(at: now + 20, last))
  }

  private mutating func addFingers(to content: inout StepContent) {
    for finger in ["1", "2", "3"] {
      guard let way = ways[finger] else {
        guard chance(ways.isEmpty ? 60 : 10) else { continue }
        let start = chance(50) ? latest : world.place()
        latest = start
        content.began[finger] = start
        ways[finger] = newWay(from: start)
        continue
      }
      if way.isEmpty, chance(5) {
        content.cancelled = .touches([finger])
        ways[finger] = nil
        return
      }
      guard chance(85) else { continue }
      if let next = way.first {
        content.moved[finger] = next
      } else {
        content.ended[finger] = .some(nil)
      }
      ways[finger] = way.isEmpty ? nil : Array(way.dropFirst())
    }
  }

  /// A tap, a drag, a flick, a circle: the places to which a finger goes.
  private mutating func newWay(from start: Point) -> [Point] {
    let (count, angle) = (2 + world.below(6), Double(world.below(16)) * .pi / 8)
    let step: Double = world.oneOf([0, 0, 3, 8, 25, 60])
    if step == 0 { return [] }
    if chance(15) { return circle(from: start) }
    return (1...count).map { number in
      start + Vector(angle: angle, length: Double(number) * step)
    }
  }

  private func circle(from start: Point) -> [Point] {
    let radius = 60.0
    let center = start + Vector(dx: radius, dy: 0)
    return (1...12).map { number in
      center + Vector(angle: .pi + Double(number) * .pi / 6, length: radius)
    }
  }

  private mutating func addOtherInput(to content: inout StepContent) {
    switch world.below(20) {
    case 0: content.hover = .at(world.place())
    case 1: content.hover = .left
    case 2:
      content.scroll = ScrollInput(
        at: world.place(), by: Vector(dx: 0, dy: 15), kind: .continuous)
    default: break
    }
  }
}

extension Vector {
  /// By its direction, clockwise from the x axis, in whole points.
  fileprivate init(angle: Double, length: Double) {
    self = Vector(dx: (length * cos(angle)).rounded(), dy: (length * sin(angle)).rounded())
  }
}
