import GestureCore
import GestureExploration
import GestureSimulation
import GestureTrace
import GestureTestKit
import LongPressGesture
import TapGesture
import Testing

@Suite struct `A planted fault` {
  @Test func `of two taps that both fire is found in four steps, and replays`() throws {
    let exploration = Exploration.run(depth: 6, [.never("single", and: "double")]) {
      Scenes.taps(related: false)
    }
    let found = try #require(exploration.counterexample, "\(exploration)")
    #expect(found.events.count == 4, "\(exploration)")
    let scene = Scenes.taps(related: false)
    found.replay(on: scene)
    #expect(scene.simulation.log.actions == ["single ended", "double ended"])
  }

  @Test func `is found by the name that the scene gives a recognizer's set`() {
    let exploration = Exploration.run(depth: 6, [.never("each", and: "double")]) {
      var scene = Scenes.taps(related: false)
      scene.setName = { $0 == "single" ? "each" : nil }
      return scene
    }
    #expect(exploration.counterexample?.events.count == 4, "\(exploration)")
  }

  @Test func `isn't found where it is corrected`() {
    let exploration = Exploration.run(
      depth: Effort.of(4, thorough: 6), [.never("single", and: "double")] + ExplorationProperty.laws
    ) {
      Scenes.taps(related: true)
    }
    #expect(exploration.counterexample == nil, "\(exploration)")
    #expect(exploration.isExhaustive)
    #expect(exploration.incomparable == 0)
  }

  @Test func `of one that never comes to an end is found`() throws {
    let exploration = Exploration.run(depth: 4) {
      Scenes.make([("restless", RestlessGestureRecognizer())])
    }
    let found = try #require(exploration.counterexample, "\(exploration)")
    #expect(found.property == ExplorationProperty.idle.name)
    #expect(found.events.count == 2, "it comes down and, at last, lifts: \(exploration)")
    let scene = Scenes.make([("restless", RestlessGestureRecognizer())])
    found.replay(on: scene)
    #expect(!scene.simulation.dispatcher.isIdle)
  }

  @Test func `of one that keeps another waiting for ever is found`() throws {
    let exploration = Exploration.run(
      depth: Effort.of(3, thorough: 4), [.always(oneOf: ["tap"])]
    ) {
      let (tap, restless) = (TapGestureRecognizer(), RestlessGestureRecognizer())
      tap.require(toFail: restless)
      return Scenes.make([("tap", tap), ("restless", restless)])
    }
    #expect(exploration.counterexample == nil, "nothing is ever over: \(exploration)")
    let idle = Exploration.run(depth: 4, [.idle]) {
      let (tap, restless) = (TapGestureRecognizer(), RestlessGestureRecognizer())
      tap.require(toFail: restless)
      return Scenes.make([("tap", tap), ("restless", restless)])
    }
    let found = try #require(idle.counterexample, "\(idle)")
    #expect(found.sentence.contains("'restless'"), "\(idle)")
  }

  @Test func `of a gap between two recognizers is found`() throws {
    let exploration = Exploration.run(depth: 6, [.always(oneOf: ["tap", "press"])]) {
      let (tap, press) = (TapGestureRecognizer(), LongPressGestureRecognizer())
      tap.maximumPressDuration = .milliseconds(400)
      return Scenes.make([("tap", tap), ("press", press)])
    }
    let found = try #require(exploration.counterexample, "\(exploration)")
    #expect(found.sentence.contains("none of 'tap', 'press' has recognized"), "\(exploration)")
  }

  /// A lone tap fires after 350 ms; a second finger that stays makes it wait for 750.
  @Test func `of a late tap is found, just above the limit`() throws {
    let late = Exploration.run(depth: 5, [.within(.milliseconds(349), "single")]) {
      Scenes.taps(related: true)
    }
    #expect(late.counterexample?.sentence.contains("350 ms after") == true, "\(late)")
    let later = Exploration.run(depth: 5, [.within(.milliseconds(749), "single")]) {
      Scenes.taps(related: true)
    }
    #expect(later.counterexample?.sentence.contains("750 ms after") == true, "\(later)")
    let inTime = Exploration.run(
      depth: Effort.of(4, thorough: 5), [.within(.milliseconds(750), "single")]
    ) {
      Scenes.taps(related: true)
    }
    #expect(inTime.counterexample == nil, "\(inTime)")
  }

  @Test func `in a property of one's own is found`() throws {
    let property = ExplorationProperty("'double' never fires", about: ["double"]) {
      $0.hasRecognized("double") ? "it fired" : nil
    }
    let exploration = Exploration.run(depth: 6, [property]) { Scenes.taps(related: false) }
    #expect(exploration.counterexample?.events.count == 4, "\(exploration)")
  }
}
