import GestureCore
import GestureScenario
import GestureTrace

/// Gestures that only just make a recognizer fire, or only just don't: presses and movements between
/// a limit's former figure and its new one, and what is over before one has decided for which another
/// one waits now. A change gives them to another recognizer.
struct GesturesAtLimits {
  let scenario: Scenario
  let changed: Scenario
  let places: [ViewPlace]

  /// What a gesture does with the change, and what it did without.
  private enum Exchange: Hashable {
    /// It makes one recognizer fire instead of another one.
    case recognizers(loser: String, taker: String)
    /// A control loses it to a recognizer.
    case control(String, taker: String)

    var isOfControl: Bool { if case .control = self { true } else { false } }
  }

  /// A gesture in a direction, and what comes of it.
  private typealias Way = (direction: Vector, exchange: Exchange)

  /// How many prices of one change are told. (Our choice: more, nobody reads.)
  private static let mostPrices = 3
  /// How long a quick movement takes. Unit: milliseconds.
  private static let shortTime = 100.0
  /// How far a movement goes that leaves no doubt. Unit: points.
  private static let farEnough = 160.0
  /// How far a press is tried from the limits of its time, where a finger lifts too late or too early
  /// for certain. Unit: milliseconds.
  private static let margin = 10.0

  /// What gestures at limits would do.
  var prices: [Consequence] {
    var prices: [Consequence] = []
    for spec in changed.scene.recognizers where prices.count < Self.mostPrices {
      prices += self.prices(of: spec).filter { !prices.contains($0) }
    }
    return Array(prices.prefix(Self.mostPrices))
  }

  private func prices(of spec: RecognizerSpec) -> [Consequence] {
    guard let former = scenario.scene.spec(of: spec.id) else { return [] }
    let waits = spec.requireToFail.contains { !former.requireToFail.contains($0) }
    let old = former.number(.hysteresis)
    let hysteresis = old == spec.number(.hysteresis) ? nil : old
    switch GestureProfile(of: spec.recognizer).trigger {
    case .press(let time):
      return [priceOfPresses(spec, former, waits: waits)].compactMap(\.self)
        + pricesOfSlowDrags(spec, former, time.inMilliseconds)
    case .drag(let distance):
      return (hysteresis.map { pricesOfHysteresis(spec, distance, instead: $0) } ?? [])
        + (waits ? pricesOfShortDrags(spec, distance + 5) : [])
    case .twoFingers:
      return [
        waits ? priceOfShortPinches(spec) : nil,
        waits || hysteresis != nil ? priceOfUnevenPinches(spec) : nil,
      ].compactMap(\.self)
    case .taps, .swipe, .drawing, .hover, .delay, .unknown: return []
    }
  }

  // MARK: Presses

  /// Presses between two limits, or those that lift before one for which the recognizer waits has
  /// decided.
  private func priceOfPresses(
    _ spec: RecognizerSpec, _ former: RecognizerSpec, waits: Bool
  ) -> Consequence? {
    guard let new = spec.number(.minimumPressDuration),
      let old = former.number(.minimumPressDuration), waits || new != old
    else { return nil }
    let shortest = min(new, old) + Self.margin
    let longest = new == old ? 2 * shortest + 1000 : max(new, old) - Self.margin
    guard shortest < longest else { return nil }
    for place in places(of: spec) {
      func exchange(_ time: Double) -> Exchange? {
        self.exchange(UsualGestures.rest(time, at: place.place), at: place)
      }
      guard let first = exchange(shortest) else { continue }
      let isLast = exchange(longest) == first
      let end =
        isLast
        ? max(new, old) : Self.end(from: shortest, to: longest) { exchange($0) == first }
      return consequence("a press of \(min(new, old).plain) to \(end.plain) ms", first)
    }
    return nil
  }

  /// The whole number up to which something holds, that does so at the first of two, and not at the
  /// second.
  private static func end(
    from first: Double, to second: Double, _ holds: (Double) -> Bool
  ) -> Double {
    var (good, bad) = (first.rounded(.down), second.rounded(.up))
    while bad - good > 1 {
      let middle = ((good + bad) / 2).rounded(.down)
      if holds(middle) { good = middle } else { bad = middle }
    }
    return bad
  }

  /// A slow drag that has not gone beyond what a press allows as that is long enough.
  private func pricesOfSlowDrags(
    _ spec: RecognizerSpec, _ former: RecognizerSpec, _ time: Double
  ) -> [Consequence] {
    guard let new = spec.number(.allowableMovement), let old = former.number(.allowableMovement),
      new > old
    else { return [] }
    let range = "more than \(old.plain) and less than \(new.plain) pt"
    return prices(
      of: spec, called: { "a drag that has gone \(range)\($0) in \(time.plain) ms" }
    ) { place, direction in
      UsualGestures.slowDrag(direction * ((new + old) / 2), in: time, at: place)
    }
  }

  // MARK: Movements

  /// A movement between two distances.
  private func pricesOfHysteresis(
    _ spec: RecognizerSpec, _ new: Double, instead old: Double
  ) -> [Consequence] {
    let middle = (new + old) / 2
    let whole = middle.rounded()
    let distance = whole > min(new, old) && whole < max(new, old) ? whole : middle
    let isMore = new > old
    let fingers = spec.wordsOfFingers
    let gesture =
      isMore
      ? "a drag\(fingers) of \(distance.plain) pt"
      : "a tap\(fingers) that moves by \(distance.plain) pt"
    return prices(of: spec, called: { spec.wordsOfTapsBefore + gesture + $0 }) { place, direction in
      quickDrag(by: distance, of: spec, at: place, direction)
    }
  }

  private func pricesOfShortDrags(_ spec: RecognizerSpec, _ distance: Double) -> [Consequence] {
    prices(
      of: spec, besides: Self.farEnough,
      called: { sides in
        let drag = "a drag\(spec.wordsOfFingers) of \(distance.plain) pt\(sides)"
        return "\(spec.wordsOfTapsBefore)\(drag) in \(Self.shortTime.plain) ms"
      }
    ) { place, direction in
      quickDrag(by: distance, of: spec, at: place, direction)
    }
  }

  private func quickDrag(
    by distance: Double, of spec: RecognizerSpec, at place: Point, _ direction: Vector
  ) -> [Scenario.Step] {
    var hand = Hand(of: spec, in: changed, at: place)
    hand.down()
    hand.move(by: distance, in: Self.shortTime) { _ in direction }
    hand.lift()
    return hand.steps
  }

  private func priceOfShortPinches(_ spec: RecognizerSpec) -> Consequence? {
    priceOfPinches(
      "a pinch of 32 pt in \(Self.shortTime.plain) ms", spec, by: 16, in: Self.shortTime
    ) {
      Vector(dx: $0 == 0 ? -1 : 1, dy: 0)
    }
  }

  private func priceOfUnevenPinches(_ spec: RecognizerSpec) -> Consequence? {
    priceOfPinches("a pinch with one finger at rest", spec, by: 80, in: 300) {
      Vector(dx: $0 == 0 ? 0 : 1, dy: 0)
    }
  }

  /// - Parameters:
  ///   - distance: how far a finger goes. Unit: points.
  ///   - time: how long that takes. Unit: milliseconds.
  private func priceOfPinches(
    _ words: String, _ spec: RecognizerSpec, by distance: Double, in time: Double,
    _ direction: (Int) -> Vector
  ) -> Consequence? {
    for place in places(of: spec) {
      var hand = Hand(of: spec, in: changed, at: place.place, apart: 96)
      hand.down()
      hand.move(by: distance, in: time, direction)
      hand.lift()
      guard let exchange = exchange(hand.steps, at: place) else { continue }
      let form = UsualGestures.Form.pinch(isSlow: false)
      let usual = form.script(for: spec, in: changed, at: place.place)
      if self.exchange(usual, at: place) != exchange { return consequence(words, exchange) }
    }
    return nil
  }

  // MARK: Trying

  /// What a gesture in some directions would do: to a recognizer, and to a control.
  ///
  /// - Parameters:
  ///   - far: a distance with which a movement goes the same way, which is another price; nil for
  ///     none. Unit: points.
  ///   - words: what the gesture is called, given where it goes: "" for anywhere, or " up or down".
  private func prices(
    of spec: RecognizerSpec, besides far: Double? = nil, called words: (String) -> String,
    _ script: (Point, Vector) -> [Scenario.Step]
  ) -> [Consequence] {
    var told: [Bool: Consequence] = [:]
    for place in places(of: spec) where told.count < 2 {
      let ways = Vector.ways.compactMap { direction -> Way? in
        guard let exchange = exchange(script(place.place, direction), at: place) else { return nil }
        if let far {
          let movement = quickDrag(by: far, of: spec, at: place.place, direction)
          if self.exchange(movement, at: place) == exchange { return nil }
        }
        return (direction, exchange)
      }
      guard let first = ways.first?.exchange, told[first.isOfControl] == nil else { continue }
      let alike = ways.filter { $0.exchange == first }.map(\.direction)
      let sides = alike.count == Vector.ways.count ? "" : alike.asSides
      let elsewhere = places(of: spec).filter { $0.view != place.view }
      let isEverywhere = elsewhere.allSatisfy { other in
        let script = script(other.place, alike[0])
        return !isOfLoser(of: first, script, at: other) || exchange(script, at: other) == first
      }
      told[first.isOfControl] = consequence(
        words(sides), first, on: isEverywhere ? nil : place.view)
    }
    return [false, true].compactMap { told[$0] }
  }

  /// Whether a gesture made the one that loses another one fire so far.
  private func isOfLoser(
    of exchange: Exchange, _ script: [Scenario.Step], at place: ViewPlace
  ) -> Bool {
    guard case .recognizers(let loser, _) = exchange else { return false }
    let before = NeighbouringGestures.outcome(of: script, in: scenario, on: place.view)
    return before.firings.contains(loser)
  }

  /// What a gesture does otherwise with the change; nil where no other recognizer fires then, or
  /// nothing is lost.
  private func exchange(_ script: [Scenario.Step], at place: ViewPlace) -> Exchange? {
    let before = NeighbouringGestures.outcome(of: script, in: scenario, on: place.view)
    if before.firings.isEmpty && before.presses == 0 { return nil }
    let after = NeighbouringGestures.outcome(of: script, in: changed, on: place.view)
    guard let taker = after.firings.first(where: { !before.firings.contains($0) }) else {
      return nil
    }
    if let loser = before.firings.first(where: { !after.firings.contains($0) }) {
      return .recognizers(loser: loser, taker: taker)
    }
    let isControl = scenario.scene.viewSpec(place.view)?.control != nil
    return isControl && after.presses < before.presses ? .control(place.view, taker: taker) : nil
  }

  /// - Parameter view: the view of the gesture; nil where it does the same on others.
  private func consequence(
    _ words: String, _ exchange: Exchange, on view: String? = nil
  ) -> Consequence {
    switch exchange {
    case .recognizers(let loser, let taker):
      Consequence(
        .other(words + (view.map { " on view '\($0)'" } ?? "")),
        .other("fire '\(taker)' instead of '\(loser)'"))
    case .control(let view, let taker):
      Consequence(.other("\(words) on view '\(view)'"), .other("be lost to '\(taker)'"))
    }
  }

  /// The places at which gestures of a recognizer are tried.
  private func places(of spec: RecognizerSpec) -> [ViewPlace] {
    places.filter {
      scenario.scene.contains($0.view, in: spec.view)
        || changed.scene.contains($0.view, in: spec.view)
    }
  }
}
