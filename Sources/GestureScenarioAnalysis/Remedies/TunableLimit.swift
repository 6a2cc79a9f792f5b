import GestureCore
import GestureScenario
import GestureTrace

/// A number that could have another value: which values to try, and how to find the helpful one
/// that is nearest to the present value.
struct TunableLimit {
  /// Identifies it among others.
  let key: String
  /// Its value in the scenario.
  let present: Double
  /// The figures that were measured, in its unit.
  let figures: [Double]
  /// The largest value that makes sense. Default: any.
  var maximum = Double.infinity
  /// The change to a value.
  let change: (Double) -> Change

  /// A property of a recognizer.
  ///
  /// - Parameter name: the words for the property, such as "its hysteresis".
  init(
    of id: String, _ property: RecognizerKind.Property, called name: String, present: Double,
    figures: [Double]
  ) {
    key = "\(id).\(property.name)"
    self.present = present
    self.figures = figures
    change = { value in
      let text = property.text(of: .number(value))
      var change = Change("\(name) were \(text)", of: id) {
        $0.settings[property.name] = .number(value)
      }
      change.property = property
      change.caution = property.caution(of: value, instead: present)
      change.add(price: property.price(of: value, instead: present, for: id))
      return change
    }
  }

  /// Any other number.
  init(key: String, present: Double, figures: [Double], change: @escaping (Double) -> Change) {
    self.key = key
    self.present = present
    self.figures = figures
    self.change = change
  }

  /// The hit outset of a view, which counts in its own coordinates.
  init(hitOutsetOf view: ViewSpec, in scene: Scenario.Scene) {
    key = "\(view.id).hitOutset"
    present = view.hitOutset
    figures = [4, 10, 21]
    maximum = 44
    let scale = scene.scale(ofView: view.id)
    change = { value in
      var change = Change(
        "the hitOutset of view '\(view.id)' were \(value.plain) pt", ofView: view.id
      ) { $0.hitOutset = value }
      let reach = (value * scale).plain
      change.add(
        price: Consequence(
          .other("view '\(view.id)'"), .other("get touches up to \(reach) pt beside it")))
      return change
    }
  }

  /// The change for which a helpful value is still to be found.
  var search: Change {
    var search = change(present)
    search.limit = self
    return search
  }

  /// Values beyond the figures, above and below the present value, nearest first. None is less than
  /// 1, unless the present one is: with a limit of hardly anything, whatever a finger does would be
  /// the gesture.
  var targets: [Double] {
    var above: [Double] = []
    var below: [Double] = []
    for figure in figures {
      above += [figure.rounded(.up) + 1, figure * 2, figure * 8]
      below += [figure.rounded(.down) - 1, figure / 2, figure / 8]
    }
    above = above.filter { $0 > present && $0 <= maximum }.sorted()
    below = below.filter { $0 < present && $0 >= min(1, present / 10) && $0 > 0 }.sorted { $0 > $1 }
    return above + below
  }

  /// The nearest target beyond all that was measured, and the farthest one, which shows what else is
  /// in the way.
  var targetsBeyondAllFigures: [Double] {
    let (least, most) = (figures.min() ?? present, figures.max() ?? present)
    let beyond = targets.filter { $0 > most || $0 < least }
    guard let first = beyond.first else { return [] }
    let farthest = beyond.last { ($0 > present) == (first > present) } ?? first
    return farthest == first ? [first] : [first, farthest]
  }

  /// A round value with some room beyond a value that just helps: a finger is never twice the same.
  func valueWithRoom(beyond value: Double) -> Double {
    let isAbove = value > present
    let goal = isAbove ? value * 1.1 : value / 1.1
    let step: Double = goal < 10 ? 1 : goal < 100 ? 5 : 50
    let steps = (goal / step).rounded(isAbove ? .up : .down)
    if isAbove { return min(steps * step, maximum) }
    return steps > 0 ? steps * step : value
  }

  /// The value nearest to the present one that helps, in whole units unless it is less than one;
  /// nil where no target does.
  ///
  /// - Parameter helps: whether a value helps; if one helps, so does every value beyond it.
  func nearest(_ helps: (Double) -> Bool) -> Double? {
    guard var good = targets.first(where: helps) else { return nil }
    let isAbove = good > present
    guard isAbove || good >= 1 else { return good }
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
  fileprivate func scale(ofView id: String) -> Double {
    path(toView: id).map(\.transform).reduce(1) { scale, transform in
      scale * transform.determinant.magnitude.squareRoot()
    }
  }
}

extension RecognizerKind.Property {
  /// A finger that taps is down for no longer, so a press that is shorter is none. (Our choice.)
  /// Unit: milliseconds.
  private static let longestTap = 200.0
  /// A finger that rests moves by as much, so a drag that begins before is none. (Our choice.)
  /// Unit: points.
  private static let tremble = 3.0

  /// What another number asks for: a lower one of what is allowed refuses what a user does as usual.
  /// Taps and fingers that rest need less than half of what they may have. (Our choice.)
  fileprivate func caution(of value: Double, instead present: Double) -> Change.Caution? {
    if name == .minimumPressDuration, value < Self.longestTap { return .lastResort }
    if name == .hysteresis, value < present, value < Self.tremble { return .lastResort }
    if name == .edgeDepth, value < present { return .lastResort }  // a finger comes anywhere there
    if isUpperBound {
      let least = isGenerous ? present / 2 : present
      return value < least && refusesUsualMovements ? .lastResort : nil
    }
    return value > present ? .longerWay : nil
  }

  /// Whether it allows twice of what most users do.
  private var isGenerous: Bool {
    [.allowableTapSpacing, .maximumTapGap, .allowableMovement].contains(name)
  }

  /// What another number costs; nil where that can't be told.
  func price(of value: Double, instead present: Double, for id: String) -> Consequence? {
    effect(of: value, instead: present).map { Consequence(.recognizer(id), $0) }
  }

  private func effect(of value: Double, instead present: Double) -> Consequence.Kind? {
    let text = text(of: .number(value))
    switch name {
    case .hysteresis, .minimumPressDuration:
      return value > present ? .beginsAfter(limit: text) : nil
    case .minimumDistance:
      return value > present ? .other("fire only after \(text)") : nil
    case .edgeDepth:
      let words = value > present ? "begin up to" : "begin only up to"
      return .other("\(words) \(text) from the edge")
    case .maximumPressDuration:
      return value < present ? .other("take no tap of \(text) or longer") : nil
    case .allowableTapSpacing, .maximumTapGap:
      return value < present ? .other("take no taps more than \(text) apart") : nil
    case .allowableMovement:
      return value < present ? .other("give up after a movement of \(text)") : nil
    case .maximumDuration:
      return value < present ? .other("take nothing that lasts longer than \(text)") : nil
    case .numberOfTouchesRequired:
      return value != present ? .other("do nothing with \(present.asFingers)") : nil
    case .minimumNumberOfTouches:
      let fewer = value > present + 1 ? "fewer than \(value.plain) fingers" : present.asFingers
      return value > present ? .other("not begin with \(fewer)") : nil
    case .maximumNumberOfTouches:  // one that comes later is ignored
      return value < present ? .other("not begin with \((value + 1).asFingers)") : nil
    case _: return nil
    }
  }

  /// A value with its unit.
  func text(of value: RecognizerKind.PropertyValue) -> String {
    switch value {
    case .number(let number) where number >= Double(Int.max): "without a limit"
    case .number(let number):
      switch form {
      case .number: "\(number.plain) pt"
      case .milliseconds, .millisecondsOrNull: "\(number.plain) ms"
      case .wholeNumber, .flag, .word, .words: number.plain
      }
    case .flag(let flag): "\(flag)"
    case .word(let word): "'\(word)'"
    case .none: "null"
    case .words([]): "none"
    case .words(let words): words.map { "'\($0)'" }.joinedAsWords
    }
  }
}

extension Double {
  /// A number of fingers: "one finger".
  var asFingers: String {
    self == 1 ? "one finger" : self == 2 ? "two fingers" : "\(plain) fingers"
  }
}
