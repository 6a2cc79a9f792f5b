import GestureCore
import GestureExploration
import GestureSimulation
import GestureTestKit
import PanGesture
import Synchronization
import TapGesture
import Testing

@Suite struct `The search` {
  /// A tap of two fingers is found in two steps and two lifts, a pan that is cancelled in three.
  @Test func `finds the shortest script, lifts included`() throws {
    let property = ExplorationProperty(
      "neither 'two' nor a cancelled 'pan'", about: ["two", "pan"]
    ) {
      $0.hasRecognized("two") || $0.hasRecognized("pan") && $0.wasCancelled ? "it did" : nil
    }
    func makeScene() -> ExploredScene {
      let (two, pan) = (TapGestureRecognizer(), PanGestureRecognizer())
      two.numberOfTouchesRequired = 2
      return Scenes.make([("two", two), ("pan", pan)])
    }
    let alphabet = ExplorationAlphabet(for: makeScene().simulation, fingers: 2)
    let exploration = Exploration.run(
      depth: 5, [property], options: ExplorationOptions(alphabet: alphabet), makeScene)
    let found = try #require(exploration.counterexample, "\(exploration)")
    #expect(found.events.count == 3, "\(exploration)")
    let shallow = Exploration.run(
      depth: 2, [property], options: ExplorationOptions(alphabet: alphabet), makeScene)
    #expect(shallow.counterexample?.events.count == 4, "there is no other: \(shallow)")
  }

  @Test func `tells how far it is`() {
    var reports: [Int] = []
    let exploration = Exploration.run(depth: 4, progress: { reports.append($0.scripts) }) {
      Scenes.tapsAndPan()
    }
    #expect(reports == Array(stride(from: 1000, through: exploration.scripts, by: 1000)))
    #expect(!reports.isEmpty)
    #expect(exploration.completedDepth == 4)
  }

  @Test(arguments: Effort.of([2], thorough: [2, 5]))
  func `comes to the same on any number of cores`(cores: Int) {
    let properties = [ExplorationProperty.never("single", and: "pan")] + ExplorationProperty.laws
    for limit in [Int.max, 777] {
      let options = ExplorationOptions(limit: limit)
      let one = Exploration.run(depth: 4, properties, options: options) { Scenes.tapsAndPan() }
      let several = Exploration.run(depth: 4, properties, options: options, cores: cores) {
        Scenes.tapsAndPan()
      }
      #expect("\(several)" == "\(one)")
      #expect(several.recognized == one.recognized)
    }
    let found = (1...2).map { cores in
      Exploration.run(depth: 6, [.never("single", and: "double")], cores: cores) {
        Scenes.taps(related: false)
      }.counterexample?.events
    }
    #expect(found[0] != nil && found[0] == found[1])
  }

  /// Two taps that are 50 ms apart are easier to picture than four events at one moment.
  @Test func `paces the steps of what it finds`() throws {
    let exploration = Exploration.run(depth: 6, [.never("single", and: "double")]) {
      Scenes.taps(related: false)
    }
    let found = try #require(exploration.counterexample)
    #expect(found.events.map(\.timestamp.milliseconds) == [0, 50, 100, 150])
  }

  /// A finger that may not rest for 50 ms: the pause would undo what was found.
  @Test func `paces no steps where it matters that they are quick`() throws {
    let exploration = Exploration.run(depth: 3, [.never("quick", and: "pan")]) {
      let (quick, pan) = (TapGestureRecognizer(), PanGestureRecognizer())
      quick.maximumPressDuration = .milliseconds(15)
      quick.recognizesSimultaneously(with: pan)
      return Scenes.make([("quick", quick), ("pan", pan)])
    }
    let found = try #require(exploration.counterexample, "\(exploration)")
    #expect(found.events.allSatisfy { $0.timestamp == .zero }, "\(exploration)")
  }

  @Test func `leaves no scene behind`() {
    let living = Count()
    let exploration = Exploration.run(depth: 4) {
      let scene = Scenes.tapsAndPan()
      scene.simulation.window.subviews[0].addSubview(ClingingView(living))
      return scene
    }
    #expect(exploration.scripts > 10)
    #expect(living.number.withLock { $0 } == 0)
  }
}

private final class Count: Sendable {
  let number = Mutex(0)
}

/// A view that is counted, and holds its touches until it hears that they are over.
private final class ClingingView: View {
  private let living: Count
  private var held: [Touch] = []

  init(_ living: Count) {
    self.living = living
    super.init(name: "clinging", frame: Rect(x: 0, y: 0, width: 200, height: 200))
    living.number.withLock { $0 += 1 }
  }

  deinit { living.number.withLock { $0 -= 1 } }

  override func touchesBegan(_ touches: Touches, with event: TouchEvent) { held += touches }

  override func touchesEnded(_ touches: Touches, with event: TouchEvent) { held = [] }

  override func touchesCancelled(_ touches: Touches, with event: TouchEvent) { held = [] }
}
