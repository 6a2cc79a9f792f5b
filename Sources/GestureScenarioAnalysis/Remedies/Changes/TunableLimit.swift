import GestureCore
import GestureScenario
import GestureTrace

/// A number that could have another value: which values to try, and how to find the helpful value
/// that is nearest to the present one.
struct TunableLimit {
  /// What has the number.
  enum Quantity: Hashable {
    case property(PropertyName, recognizer: String)
    case hitOutset(view: String)
    case handOver(Change.Pair)
  }

  let quantity: Quantity
  /// Its value in the scenario.
  let present: Double
  /// The figures that were measured, in its unit.
  let figures: [Double]
  /// The largest value that makes sense. Default: any.
  var maximum = Double.infinity
  /// The smallest value that makes sense. Default: any.
  var minimum = 0.0
  /// A place farther in is no edge. (Our choice: a quarter of a phone's width.) Unit: points.
  private static let deepestEdge = 100.0

  /// The longest pause that users leave between two taps. (Source: Windows, where a double click
  /// may take 900 ms at most.) Unit: milliseconds.
  private static let longestGap = 900.0

  /// The change to a value.
  let change: (Double) -> Change

  /// A property of a recognizer.
  ///
  /// - Parameter name: the words for the property, such as "its hysteresis".
  init(
    of spec: RecognizerSpec, _ property: RecognizerKind.Property, called name: Clause,
    present: Double, figures: [Double]
  ) {
    quantity = .property(property.name, recognizer: spec.id)
    if property.role == .edgeDepth { maximum = Self.deepestEdge }
    if property.role == .maximumTapGap { maximum = max(present, Self.longestGap) }
    self.present = present
    self.figures = figures
    change = { value in
      let text = property.text(of: .number(value))
      var change = Change("\(name) were \(text)", of: spec.id) {
        $0.settings[property.name] = .number(value)
      }
      change.property = property
      change.caution = property.caution(of: value, instead: present)
      change.add(sideEffect: property.sideEffect(of: .number(value), for: spec))
      return change
    }
  }

  /// The distance from which a hand-over happens.
  init(
    of handOver: Change.Pair, present: Double, figures: [Double],
    change: @escaping (Double) -> Change
  ) {
    quantity = .handOver(handOver)
    self.present = present
    self.figures = figures
    self.change = change
  }

  /// The hit outset of a view, which counts in its own coordinates.
  init(hitOutsetOf view: ViewSpec, in scene: Scenario.Scene) {
    quantity = .hitOutset(view: view.id)
    present = view.hitOutset
    let scale = scene.scale(ofView: view.id)
    figures = [4, 10, 21].map { scale > 0 ? $0 / scale : $0 }
    maximum = (scale > 0 ? 44 / scale : 44).rounded(.down)
    change = { value in
      var change = Change(
        "the hitOutset of view '\(view.id)' were \(value.plain) pt", ofView: view.id
      ) { $0.hitOutset = value }
      let reach = "up to \((value * scale).magnitude.withOneDecimal) pt"
      let gain =
        value == 0 ? "in all of it" : "\(reach) \(value > 0 ? "beside it" : "from its edge")"
      change.add(
        sideEffect: Consequence(.other("view '\(view.id)'"), .other("get touches \(gain)")))
      return change
    }
  }

  /// What distinguishes it from other limits.
  struct Identity: Hashable {
    fileprivate let quantity: Quantity
    fileprivate let figures: [Double]
  }

  var identity: Identity { Identity(quantity: quantity, figures: figures) }

  /// The change for which a helpful value is still to be found.
  var search: Change {
    var search = change(present)
    search.limit = self
    return search
  }

  /// Values beyond the figures, above and below the present value, nearest first. None is less than
  /// 1, unless the present value is: with a limit near 0, anything that a finger does would be the
  /// gesture.
  var targets: [Double] {
    var above: [Double] = []
    var below: [Double] = []
    for figure in figures {
      above += [figure.rounded(.up) + 1, figure * 2, figure * 8].map { min($0, maximum) }
      below += [figure.rounded(.down) - 1, figure / 2, figure / 8]
    }
    above = above.filter { $0 > present }.sorted()
    let least = max(min(1, present / 10), minimum)
    below = below.filter { $0 < present && $0 >= least && $0 > 0 }.sorted { $0 > $1 }
    return above + below
  }

  /// The nearest targets beyond all that was measured, above and below, and the farthest targets,
  /// which show what else is in the way.
  var targetsBeyondAllFigures: [Double] {
    let (least, most) = (figures.min() ?? present, figures.max() ?? present)
    return [targets.filter { $0 > most }, targets.filter { $0 < least }].flatMap { beyond in
      guard let first = beyond.first, let farthest = beyond.last else { return [Double]() }
      return farthest == first ? [first] : [first, farthest]
    }
  }

  /// A round value with some margin beyond a value that just helps, because no two fingers move
  /// alike.
  ///
  /// - Parameter inWholeUnits: whether the value is rounded as little as can be.
  func valueWithRoom(beyond value: Double, inWholeUnits: Bool = false) -> Double {
    let isAbove = value > present
    if isAbove && value <= 0 { return 0 }  // an outset with which a view is smaller than its frame
    let goal = isAbove ? value * 1.1 : value / 1.1
    let step: Double = goal < 10 || inWholeUnits ? 1 : goal < 100 ? 5 : 50
    let steps = (goal / step).rounded(isAbove ? .up : .down)
    if isAbove { return min(steps * step, maximum) }
    return steps > 0 ? max(steps * step, minimum) : value
  }

  /// The helpful value nearest to the present value, in whole units, or in tenths below 1; nil
  /// where no target helps.
  ///
  /// - Parameter helps: whether a value helps; if one helps, so does every value beyond it.
  func nearest(_ helps: (Double) -> Bool) -> Double? {
    guard var good = targets.first(where: helps) else { return nil }
    let isAbove = good > present
    guard isAbove || good >= 1 else {
      let tenths = (good * 10).rounded(.down) / 10
      return tenths > 0 && helps(tenths) ? tenths : good
    }
    var bad = isAbove ? present.rounded(.down) : present.rounded(.up)
    good = isAbove ? good.rounded(.up) : good.rounded(.down)
    while (good - bad).magnitude > 1 {
      let middle = ((good + bad) / 2).rounded(.down)
      if helps(middle) { good = middle } else { bad = middle }
    }
    return helps(good) ? good : nil
  }
}

extension Scenario.Scene {
  /// By how much the transforms of a view, and of those around it, enlarge its lengths.
  func scale(ofView id: String) -> Double {
    path(toView: id).map(\.transform).reduce(1) { scale, transform in
      scale * transform.determinant.magnitude.squareRoot()
    }
  }
}

extension Double {
  /// A number of fingers: "one finger".
  var asFingers: String {
    self == 1 ? "one finger" : self == 2 ? "two fingers" : "\(plain) fingers"
  }
}
