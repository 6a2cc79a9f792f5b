import GestureTestKit
import GestureCore
import GestureSimulation
import StrokeModel

/// A host that plays random events to a scene of all recognizers, and that meddles with it from
/// inside of every callback: the same events and deeds for the same seed.
final class RandomHost {
  let simulation = Simulation()
  let laws = Laws()
  let delegate = ScriptedDelegate()
  let popUp = Window(name: "popUp", size: Size(width: 400, height: 800))
  var random: SplitMix64
  var views: [RandomView] = []
  var recognizers: [any GestureRecognizer] = []
  /// The dispatcher's event; there is one for all.
  weak var event: TouchEvent?
  /// How many deeds it may still do until the next event of its own.
  private var deedsLeft = 0
  private var lastNumber = 0
  /// Whether a decision depends on the answer that is being given. What is declared meanwhile
  /// counts for later decisions only (S3.35), which the law on sequences can't tell.
  private(set) var isDeciding = false
  /// What it has done from inside of callbacks, by the numbers of `doSomething`.
  var deeds: [String] = []
  private(set) var breaches: [String] = []
  private(set) var witnesses: [Witness] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    simulation.dispatcher.addObserver(laws)
    answerQuestions()
    for number in 0..<6 {
      let view = RandomView(
        name: "view\(number)",
        frame: Rect(x: 15.0 * Double(number), y: 0, width: 250, height: 300))
      view.isMultipleTouchEnabled = number.isMultiple(of: 2)
      view.host = self
      views.append(view)
      witnesses.append(Witness(name: view.name, object: view))
    }
    restoreTree()
    for _ in 0..<21 { addRecognizer() }
  }

  /// Puts every view back: three deep, twice side by side.
  private func restoreTree() {
    for window in [simulation.window, popUp] { simulation.dispatcher.add(window) }
    for (index, view) in views.enumerated() {
      view.isHidden = false
      if index.isMultiple(of: 3) {
        let window = index == 0 ? simulation.window : popUp
        if view.superview !== window { window.addSubview(view) }
      } else if view.superview !== views[index - 1] {
        if views[index - 1].isDescendant(of: view) { views[index - 1].removeFromSuperview() }
        views[index - 1].addSubview(view)
      }
    }
  }

  /// Makes the delegate meddle and answer at random, now so, now otherwise.
  private func answerQuestions() {
    delegate.shouldBegin = { [weak self] _ in self?.decide(80, usual: true) ?? true }
    delegate.receivesTouch = { [weak self] _, _ in self?.answer(90, usual: true) ?? true }
    delegate.receivesEvent = { [weak self] _, event in
      self?.event = event
      return self?.answer(90, usual: true) ?? true
    }
    delegate.allowsBoth = { [weak self] _, _ in self?.decide(40, usual: false) ?? false }
    delegate.waits = { [weak self] _, _ in self?.answer(20, usual: false) ?? false }
    delegate.precedes = { [weak self] _, _ in self?.answer(20, usual: false) ?? false }
  }

  // MARK: Playing

  /// Plays random events; after each fifty of them it lifts all fingers and looks for what
  /// should be over and isn't.
  func play(_ count: Int) {
    for number in 1...count {
      deedsLeft = random.chance(40) ? 3 : 0
      let window = random.chance(40) ? popUp : simulation.window
      simulation.dispatcher.send(randomEvent(), to: window)
      if simulation.dispatcher.isIdle != simulation.dispatcher.pendingWork.isEmpty {
        breaches.append("idle and pendingWork disagree at \(now)")
      }
      if number.isMultiple(of: 50) || number == count { settleDown() }
    }
    breaches += laws.breaches
  }

  private func settleDown() {
    deedsLeft = 0
    let touches = simulation.dispatcher.touches.map(\.id)
    simulation.send(touches.map { TouchInput(id: $0, phase: .ended, location: nil) })
    endIndirectInput()
    if !simulation.runUntilNothingIsPending() { breaches.append("a deadline stays pending") }
    if !simulation.dispatcher.isIdle { breaches.append("the dispatcher isn't idle at \(now)") }
    for name in laws.namesOfThoseUnderWay { breaches.append("\(name) wasn't reset at \(now)") }
    for recognizer in recognizers where recognizer.handle.trackingState != .possible {
      breaches.append("\(recognizer.name) stays \(recognizer.handle.trackingState.word) at \(now)")
    }
    for recognizer in recognizers where recognizer.state != .possible {
      breaches.append("\(recognizer.name) reads \(recognizer.state.word) at \(now)")
    }
    laws.forgetTouches()
    restoreTree()
    for recognizer in recognizers {
      recognizer.isEnabled = true
      if recognizer.view == nil { attach(recognizer) }
    }
  }

  private var now: String { "\(simulation.now.milliseconds) ms" }

  /// Maybe does something, from inside of a callback.
  func meddle() {
    guard deedsLeft > 0, random.chance(25) else { return }
    deedsLeft -= 1
    doSomething()
  }

  /// An answer that is yes so many times in a hundred; `usual` when there is nothing to stir up.
  func answer(_ percent: Int, usual: Bool) -> Bool {
    meddle()
    return deedsLeft > 0 ? random.chance(percent) : usual
  }

  /// An answer on which a decision depends that is being made.
  func decide(_ percent: Int, usual: Bool) -> Bool {
    whileDeciding { answer(percent, usual: usual) }
  }

  func whileDeciding(_ answer: () -> Bool) -> Bool {
    let wasDeciding = isDeciding
    isDeciding = true
    defer { isDeciding = wasDeciding }
    return answer()
  }

  // MARK: Recognizers

  func addRecognizer() {
    lastNumber += 1
    let recognizer = makeRecognizer(lastNumber)
    recognizer.delegate = random.chance(50) ? delegate : nil
    recognizer.cancelsTouchesInView = random.chance(80)
    recognizer.delaysTouchesBegan = random.chance(20)
    recognizer.delaysTouchesEnded = random.chance(70)
    recognizers.append(recognizer)
    witnesses.append(Witness(name: recognizer.name, object: recognizer))
    attach(recognizer)
  }

  func attach(_ recognizer: any GestureRecognizer) {
    let target = random.chance(10) ? simulation.window : views[below(views.count)]
    target.addGestureRecognizer(recognizer)
  }

  func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
}

/// Knows whether something is still there.
struct Witness {
  let name: String
  weak var object: AnyObject?
}

/// A view that meddles.
final class RandomView: View {
  weak var host: RandomHost?

  override func touchesBegan(_ touches: Touches, with event: TouchEvent) { meddle(event) }
  override func touchesMoved(_ touches: Touches, with event: TouchEvent) { meddle(event) }
  override func touchesEnded(_ touches: Touches, with event: TouchEvent) { meddle(event) }
  override func touchesCancelled(_ touches: Touches, with event: TouchEvent) { meddle(event) }

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    host?.decide(90, usual: true) ?? true
  }

  private func meddle(_ event: TouchEvent) {
    host?.event = event
    host?.meddle()
  }
}
