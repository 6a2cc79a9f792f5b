import GestureCore
import GestureScenario
import GestureSimulation

// Changes of a recognizer's own limits.
extension Change {
  /// Values of a recognizer's properties with which it might accept a gesture that it rejected.
  ///
  /// - Parameter detail: why it rejected the gesture.
  static func limits(of spec: RecognizerSpec, forgiving detail: FailureDetail?) -> [Change] {
    limits(of: spec, forgiving: detail) { .its($0) }
      + defaults(of: spec).filter { change in
        guard let property = change.property, let figures = detail?.figures,
          let usual = property.read(spec.kind.make())?.number
        else { return true }
        return property.mayForgive(figures, with: usual)
      }
  }

  /// The same for a recognizer other than the explained one.
  static func limits(ofOther spec: RecognizerSpec, forgiving detail: FailureDetail?) -> [Change] {
    limits(of: spec, forgiving: detail) { "the \($0) of '\(spec.id)'" }.map(\.ofAnother)
  }

  private static func limits(
    of spec: RecognizerSpec, forgiving detail: FailureDetail?,
    calling phrase: (PropertyName) -> Clause
  ) -> [Change] {
    let figures = detail?.figures
    let present = spec.recognizer
    return spec.kind.properties.flatMap { property -> [Change] in
      let name = phrase(property.name)
      switch property.form {
      case .number: return searches(of: spec, property, present, figures, .points, name)
      case .milliseconds:
        return searches(of: spec, property, present, figures, .milliseconds, name)
      case .wholeNumber where property.role == .buttonMaskRequired:
        return []  // the touch decides which button
      case .wholeNumber:
        return values(numbers(of: property, figures).map { .number($0) }, of: property, spec, name)
      case .word(let words):
        // A property at its default accepts more than before.
        return defaults(of: spec, calling: phrase).filter { $0.property?.name == property.name }
          + values(words.map { .word($0) }, of: property, spec, name).map { $0.with(.axis) }
      case .words(let words):
        return values(additions(of: words, to: property.read(present)), of: property, spec, name)
      case .millisecondsOrNull: return []
      case .flag: return flags(of: property, spec, name)
      }
    }
  }

  /// The whole numbers that are tried: the number of fingers that were counted, and 1 and 2.
  private static func numbers(
    of property: RecognizerKind.Property, _ figures: FailureDetail.Figures?
  ) -> [Double] {
    guard let figures, figures.unit == .count, let measured = figures.measured,
      property.countsTouches
    else { return [1, 2] }
    let numbers = [measured, 1, 2].filter { property.mayForgive(figures, with: $0) }
    return numbers.enumerated().filter { !numbers.prefix($0.offset).contains($0.element) }
      .map(\.element)
  }

  private static func flags(
    of property: RecognizerKind.Property, _ spec: RecognizerSpec, _ name: Clause
  ) -> [Change] {
    values([.flag(true), .flag(false)], of: property, spec, name)
  }

  /// The other value of each of a recognizer's flags.
  static func flags(of spec: RecognizerSpec) -> [Change] {
    spec.kind.properties.filter { $0.form == .flag }.flatMap { property in
      flags(of: property, spec, .its(property.name))
    }
  }

  /// The default properties of a rival's kind.
  static func defaults(ofRival rival: RecognizerSpec) -> [Change] {
    defaults(of: rival) { "the \($0) of '\(rival.id)'" }.map(\.ofAnother)
  }

  /// The change as a change of another recognizer's property.
  var ofAnother: Change {
    var change = self
    change.property = nil
    return change
  }

  /// The kind's default properties.
  ///
  /// - Parameter phrase: the words for a property. Default: "its" and the name.
  static func defaults(
    of spec: RecognizerSpec, calling phrase: (PropertyName) -> Clause = { .its($0) }
  ) -> [Change] {
    let fresh = spec.kind.make()
    return spec.kind.properties.sorted { $0.name < $1.name }.compactMap { property in
      guard spec.settings[property.name] != nil else { return nil }
      guard spec.staysPossible(with: nil, of: property) else { return nil }
      let value = property.read(fresh).map { " (\(property.meaning(of: $0)))" } ?? ""
      var change = Change(
        "\(phrase(property.name)) were left at the default\(value)", of: spec.id
      ) {
        $0.settings[property.name] = nil
      }
      change.property = property
      if property.makesAnotherGesture { change.caution = .lastResort }
      guard let usual = property.read(fresh) else { return change }
      if property.isAbolition(usual, for: spec) { change.caution = .lastResort }
      change.add(sideEffect: property.sideEffect(of: usual, for: spec))
      return change
    }
  }

  static func values(
    _ values: [RecognizerKind.PropertyValue], of property: RecognizerKind.Property,
    _ spec: RecognizerSpec, _ name: Clause
  ) -> [Change] {
    let usual = property.read(spec.kind.make())
    return values.filter { value in
      spec.settings[property.name] != value && usual != value
        && spec.staysPossible(with: value, of: property)
    }.map { value in
      var change = Change("\(name) were \(property.text(of: value))", of: spec.id) {
        $0.settings[property.name] = value
      }
      change.property = property
      if property.makesAnotherGesture || property.isAbolition(value, for: spec) {
        change.caution = .lastResort
      }
      change.add(sideEffect: property.sideEffect(of: value, for: spec))
      return change
    }
  }

  /// The search for a value beyond the figures that were measured, and beyond a fraction of the
  /// present value if that counts too; none if nothing in the limit's unit was measured.
  private static func searches(
    of spec: RecognizerSpec, _ property: RecognizerKind.Property, _ present: any GestureRecognizer,
    _ figures: FailureDetail.Figures?, _ unit: FailureDetail.Unit, _ name: Clause
  ) -> [Change] {
    guard case .number(let value) = property.read(present) else { return [] }
    var figures = figures.map { $0.unit == unit ? [$0.measured, $0.limit] : [] } ?? []
    if property.alsoCountsInPart { figures.append(value) }
    guard !figures.isEmpty else { return [] }
    let limit = TunableLimit(
      of: spec, property, called: name, present: value, figures: figures.compactMap(\.self))
    return [limit.search]
  }

  /// The search for another value of a number, in steps from its present value.
  ///
  /// - Parameters:
  ///   - property: nil where the recognizer has no such property.
  ///   - isOfAnother: whether a recognizer other than the explained one has it. Default: false.
  ///   - least: the value that the present value has to exceed. Default: any.
  ///   - figures: the figures beyond which values are tried. Default: the present value.
  /// - Returns: nil where there is no such number.
  static func search(
    for property: RecognizerKind.Property?, of spec: RecognizerSpec, isOfAnother: Bool = false,
    above least: Double = -.infinity, figures: (Double) -> [Double] = { [$0] }
  ) -> Change? {
    guard let property, let present = property.read(spec.recognizer)?.number, present > least
    else { return nil }
    let name = spec.phrase(property.name, isOwn: !isOfAnother)
    let limit = TunableLimit(
      of: spec, property, called: name, present: present, figures: figures(present))
    return isOfAnother ? limit.search.ofAnother : limit.search
  }
}

extension RecognizerKind.Property {
  /// Whether it is a number of touches.
  fileprivate var countsTouches: Bool {
    [.numberOfTouchesRequired, .minimumNumberOfTouches, .maximumNumberOfTouches].contains(role)
  }

  /// Whether, with a number, a recognizer may accept as many touches as it counted: a recognizer
  /// that takes even fewer than before starts anew with some of them at best.
  fileprivate func mayForgive(_ figures: FailureDetail.Figures, with number: Double) -> Bool {
    guard countsTouches, figures.unit == .count, let measured = figures.measured else {
      return true
    }
    switch figures.bound {
    case .atMost: return number >= measured
    case .atLeast: return number <= measured
    }
  }
}

extension RecognizerSpec {
  /// A recognizer with these settings, on no view.
  var recognizer: any GestureRecognizer {
    let recognizer = kind.make()
    for property in kind.properties {
      if let value = settings[property.name] { property.apply(value, recognizer) }
    }
    return recognizer
  }
}
