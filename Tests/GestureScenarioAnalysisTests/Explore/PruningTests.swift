import GestureCore
@testable import GestureTrace
@testable import GestureExploration
@testable import GestureSimulation
import PanGesture
import RotationGesture
import Synchronization
import Testing

@Suite struct `Pruning` {
  private static let scenes: [(name: String, fingers: Int, make: @Sendable () -> ExploredScene)] = [
    ("taps", 1, { Scenes.taps(related: true) }), ("taps and pan", 1, { Scenes.tapsAndPan() }),
    ("press and swipe", 1, { Scenes.pressAndSwipe() }), ("pinch", 2, { Scenes.pinchAndPan() }),
    ("trackpad", 0, { Scenes.trackpad() }), ("keyboard and trackpad", 1, { Scenes.trackpad() }),
  ]

  /// Few actions, so that every script can be tried: a little, and far to each side.
  private static func alphabet(of scene: ExploredScene, fingers: Int) -> ExplorationAlphabet {
    var alphabet = ExplorationAlphabet(for: scene.simulation, fingers: fingers)
    alphabet.spots = Array(alphabet.spots.prefix(1))
    let sides = [(6.0, 0.0), (60, 0), (-60, 0), (0, 60), (0, -60)]
    alphabet.offsets = sides.map { Vector(dx: $0.0, dy: $0.1) }
    guard scene.simulation.window.allRecognizers.contains(where: { $0.name == "scroll" }) else {
      return alphabet
    }
    alphabet.actions = [.activate, .escape]
    if fingers == 0 {
      alphabet.scrollsInPhases = true
      alphabet.phasedScrolls = [Vector(dx: 4, dy: 0), Vector(dx: 30, dy: 0)]
      alphabet.transforms = [.init(scale: 2), .init(rotation: 0.5)]
    } else {
      alphabet.offsets = [Vector(dx: 60, dy: 0)]
      alphabet.scrolls = [Vector(dx: 30, dy: 0)]
      alphabet.scrollKinds = [.continuous]
    }
    return alphabet
  }

  /// What follows a script, as a text in which times count from the script's end.
  private func future(
    of script: [ExploredEvent], _ next: ExploredEvent, _ make: () -> ExploredScene
  ) -> String {
    var trial = Trial(make(), ExplorationProperty.laws)
    for event in script { trial.play(event) }
    let start = trial.scene.simulation.now
    let log = EventLog()
    trial.scene.simulation.dispatcher.addObserver(log)
    trial.play(next)
    _ = trial.close()
    return log.entries.compactMap { entry in
      if case .touch = entry.what { return nil }  // places may differ
      var what = entry.what
      if case .state(let recognizer, let from, let to, let reason, _) = what {
        // What exactly was measured may differ.
        what = .state(recognizer, from: from, to: to, reason, detail: nil)
      }
      return "\((entry.timestamp - start).inMilliseconds) \(what)"
    }.joined(separator: "\n")
  }

  @Test(arguments: scenes.map(\.name))
  func `takes two states for one only where the same follows from both`(name: String) throws {
    let scene = try #require(Self.scenes.first { $0.name == name })
    let alphabet = Self.alphabet(of: scene.make(), fingers: scene.fingers)
    var first: [StateDigest.Value: [ExploredEvent]] = [:]
    var scripts: [[ExploredEvent]] = [[]]
    var twins = 0
    for _ in 0..<4 {
      var next: [[ExploredEvent]] = []
      for script in scripts {
        var trial = Trial(scene.make(), ExplorationProperty.laws)
        for event in script { trial.play(event) }
        let state = try #require(trial.state)
        guard let twin = first[state] else {
          first[state] = script
          next += trial.actions(alphabet).map { script + [$0] }
          continue
        }
        twins += 1
        try compare(twin, script, alphabet, scene.make)
      }
      scripts = next
    }
    #expect(twins > 10, "something is pruned at all")
  }

  private func compare(
    _ one: [ExploredEvent], _ other: [ExploredEvent], _ alphabet: ExplorationAlphabet,
    _ make: () -> ExploredScene
  ) throws {
    let actions = [one, other].map { script in
      var trial = Trial(make(), ExplorationProperty.laws)
      for event in script { trial.play(event) }
      return trial.actions(alphabet)
    }
    try #require(actions[0].count == actions[1].count, "\(one)\n\(other)")
    for (left, right) in zip(actions[0], actions[1]) {
      let futures = (future(of: one, left, make), future(of: other, right, make))
      #expect(futures.0 == futures.1, "after \(one), \(left)\nand \(other), \(right)")
    }
  }

  @Test func `a transform under two fingers changes nothing, wherever it comes`() throws {
    let make = { Scenes.make([("rotation", RotationGestureRecognizer())]) }
    func event(_ milliseconds: Int, _ what: ExploredEvent.What) -> ExploredEvent {
      ExploredEvent(at: .milliseconds(Double(milliseconds)), what)
    }
    let fingers = [
      event(0, .down(1, Point(x: 60, y: 120))), event(8, .down(2, Point(x: 160, y: 120))),
    ]
    let move = ExploredEvent.What.move(2, to: Point(x: 160, y: 125))
    let transform = ExploredEvent.What.transform(
      TransformInput(phase: .began, at: Point(x: 110, y: 120), scale: 1, rotation: 0))
    let scripts = [
      fingers + [event(16, transform), event(24, move)],
      fingers + [event(16, move), event(24, transform)],
    ]
    let states = try scripts.map { script in
      var trial = Trial(make(), ExplorationProperty.laws)
      for event in script { trial.play(event) }
      return try #require(trial.state)
    }
    let turn = event(32, .move(2, to: Point(x: 160, y: 146)))
    let futures = scripts.map { future(of: $0, turn, make) }
    #expect(futures[0].contains("began"), "the fingers turn far enough: \(futures[0])")
    #expect(futures[0] == futures[1])
    #expect(states[0] == states[1])
  }

  @Test func `changes no verdict`() {
    let alphabet = Self.alphabet(of: Scenes.taps(related: true), fingers: 1)
    for related in [false, true] {
      let results = [true, false].map { prunes in
        Exploration.run(
          depth: 4, [.never("single", and: "double")],
          options: ExplorationOptions(alphabet: alphabet, prunes: prunes)
        ) {
          Scenes.taps(related: related)
        }
      }
      #expect(results[0].counterexample?.events == results[1].counterexample?.events)
      #expect(results[0].scripts < results[1].scripts)
    }
  }

  /// All interactions that come to an end within so many steps, with their delays.
  private func interactions(
    depth: Int, fingers: Int, prunes: Bool, _ make: () -> ExploredScene
  ) -> Set<Exploration.Interaction> {
    let recognizers = make().simulation.window.allRecognizers.map(\.name)
    let found = Mutex<Set<Exploration.Interaction>>([])
    let collector = ExplorationProperty("anything goes", about: recognizers) { interaction in
      if interaction.isOver { found.withLock { _ = $0.insert(interaction) } }
      return nil
    }
    let alphabet = Self.alphabet(of: make(), fingers: fingers)
    let options = ExplorationOptions(alphabet: alphabet, prunes: prunes)
    _ = Exploration.run(depth: depth, [collector], options: options, make)
    return found.withLock { $0 }
  }

  @Test(arguments: scenes.map(\.name)) func `loses no interaction`(name: String) throws {
    let scene = try #require(Self.scenes.first { $0.name == name })
    let all = interactions(depth: 4, fingers: scene.fingers, prunes: false, scene.make)
    let kept = interactions(depth: 4, fingers: scene.fingers, prunes: true, scene.make)
    #expect(kept == all, "lost: \(all.subtracting(kept)), made up: \(kept.subtracting(all))")
    #expect(all.contains { !$0.recognitions.isEmpty })
  }

  @Test func `leaves those alone that don't say what they keep`() throws {
    let exploration = Exploration.run(depth: 4, [.always(oneOf: ["secretive"])]) {
      Scenes.make([("secretive", SecretiveGestureRecognizer())])
    }
    #expect(exploration.incomparable > 0, "\(exploration)")
    let found = Exploration.run(depth: 4, [.never("secretive", and: "secretive")]) {
      Scenes.make([("secretive", SecretiveGestureRecognizer())])
    }
    #expect(found.counterexample?.events.count == 4, "three moves like each other: \(found)")
  }

  @Test func `of three recognizers is done with a few hundred states`() {
    let exploration = Exploration.run(depth: 4) { Scenes.tapsAndPan() }
    #expect(exploration.counterexample == nil, "\(exploration)")
    #expect(exploration.isExhaustive)
    #expect(exploration.states < 1000, "\(exploration)")
  }

  @Test func `stops where the limit is`() {
    let exploration = Exploration.run(depth: 8, options: ExplorationOptions(limit: 500)) {
      Scenes.tapsAndPan()
    }
    #expect(exploration.scripts == 500)
    #expect(!exploration.isExhaustive)
    #expect("\(exploration)".contains("stopped early"))
    #expect(exploration.completedDepth == 2)
  }

  @Test func `knows which touches may be handed over`() throws {
    func state(
      _ play: (inout Trial, PanGestureRecognizer) -> Void
    ) throws -> StateDigest.Value {
      let (giver, taker) = (PanGestureRecognizer(), PanGestureRecognizer())
      giver.handsOver(to: taker)
      taker.isEnabled = false
      var trial = Trial(
        Scenes.make([("giver", giver), ("taker", taker)]), ExplorationProperty.laws)
      play(&trial, taker)
      return try #require(trial.state)
    }
    let down = ExploredEvent(at: .zero, .down(1, Point(x: 60, y: 120)))
    let early = try state { trial, taker in
      taker.isEnabled = true
      trial.play(down)
      taker.cancel()
    }
    let late = try state { trial, taker in
      trial.play(down)
      taker.isEnabled = true
    }
    #expect(early != late, "one was given the touch as it came down, the other one wasn't")
  }
}
