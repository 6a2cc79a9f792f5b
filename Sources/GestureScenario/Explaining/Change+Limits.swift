import GestureCore
import GestureSimulation

// Changes of a recognizer's own limits.
extension Change {
  /// Values of a recognizer's properties with which it might accept a gesture that it rejected.
  ///
  /// - Parameter detail: why it rejected the gesture.
  static func limits(of spec: RecognizerSpec, forgiving detail: FailureDetail?) -> [Change] {
    limits(of: spec, forgiving: detail) { "its \($0)" } + defaults(of: spec)
  }

  /// The same for another recognizer than the explained one.
  static func limits(ofOther spec: RecognizerSpec, forgiving detail: FailureDetail?) -> [Change] {
    limits(of: spec, forgiving: detail) { "the \($0) of '\(spec.id)'" }.map(\.ofAnother)
  }

  private static func limits(
    of spec: RecognizerSpec, forgiving detail: FailureDetail?, calling phrase: (String) -> String
  ) -> [Change] {
    let figures = detail?.figures
    let present = spec.recognizer
    return spec.kind.properties.flatMap { property -> [Change] in
      let name = phrase(property.name)
      switch property.form {
      case .number: return searches(of: spec, property, present, figures, .points, name)
      case .milliseconds:
        return searches(of: spec, property, present, figures, .milliseconds, name)
      case .wholeNumber: return values([.number(1), .number(2)], of: property, spec, name)
      case .word(let words):
        return values(words.map { .word($0) }, of: property, spec, name).map { $0.with(.axis) }
      case .words(let words):
        return values(additions(of: words, to: property.read(present)), of: property, spec, name)
      case .millisecondsOrNull: return []
      case .flag: return flags(of: property, spec, name)
      }
    }
  }

  private static func flags(
    of property: RecognizerKind.Property, _ spec: RecognizerSpec, _ name: String
  ) -> [Change] {
    values([.flag(true), .flag(false)], of: property, spec, name)
  }

  /// The other value of each of a recognizer's flags.
  static func flags(of spec: RecognizerSpec) -> [Change] {
    spec.kind.properties.filter { $0.form == .flag }.flatMap { property in
      flags(of: property, spec, "its \(property.name)")
    }
  }

  /// The default properties of a rival's kind.
  static func defaults(ofRival rival: RecognizerSpec) -> [Change] {
    defaults(of: rival) { "the \($0) of '\(rival.id)'" }.map(\.ofAnother)
  }

  /// The change as one of another recognizer's property than the explained one's.
  fileprivate var ofAnother: Change {
    var change = self
    change.property = nil
    return change
  }

  /// One tap where several are required, for an action stands for one.
  static func fewerTaps(of spec: RecognizerSpec) -> [Change] {
    guard let property = spec.kind.property("numberOfTapsRequired"),
      case .number(let present)? = property.read(spec.recognizer), present > 1
    else { return [] }
    return values([.number(1)], of: property, spec, "its \(property.name)")
  }

  /// A shorter press of another recognizer than the explained one.
  static func shorterPress(of spec: RecognizerSpec) -> [Change] {
    guard let property = spec.kind.property("minimumPressDuration"),
      case .number(let present)? = property.read(spec.recognizer), present > 1
    else { return [] }
    let limit = TunableLimit(
      of: spec.id, property, called: "the \(property.name) of '\(spec.id)'", present: present,
      figures: [present])
    return [limit.search.ofAnother]
  }

  /// One finger at most for a rival that may have several.
  static func oneFinger(of rival: RecognizerSpec) -> [Change] {
    let name = "maximumNumberOfTouches"
    guard case .number(let present)? = rival.kind.property(name)?.read(rival.recognizer),
      present > 1
    else { return [] }
    return [
      Change("the \(name) of '\(rival.id)' were 1", of: rival.id) {
        $0.settings[name] = .number(1)
      }
    ]
  }

  /// The kind's default properties.
  ///
  /// - Parameter phrase: the words for a property. Default: "its" and the name.
  static func defaults(
    of spec: RecognizerSpec, calling phrase: (String) -> String = { "its \($0)" }
  ) -> [Change] {
    let fresh = spec.kind.make()
    return spec.kind.properties.sorted { $0.name < $1.name }.compactMap { property in
      guard spec.settings[property.name] != nil else { return nil }
      let value = property.read(fresh).map { " (\(property.text(of: $0)))" } ?? ""
      var change = Change(
        "\(phrase(property.name)) were left at the default\(value)", of: spec.id
      ) {
        $0.settings[property.name] = nil
      }
      change.property = property.name
      if makesAnotherGesture(property.name) { change.caution = .lastResort }
      return change
    }
  }

  private static func values(
    _ values: [RecognizerKind.PropertyValue], of property: RecognizerKind.Property,
    _ spec: RecognizerSpec, _ name: String
  ) -> [Change] {
    let usual = property.read(spec.kind.make())
    return values.filter { spec.settings[property.name] != $0 && usual != $0 }.map { value in
      var change = Change("\(name) were \(property.text(of: value))", of: spec.id) {
        $0.settings[property.name] = value
      }
      change.property = property.name
      if makesAnotherGesture(property.name) { change.caution = .lastResort }
      if property.name == "axis" { change.price = axisPrice(of: spec.id, value) }
      return change
    }
  }

  /// The movements that a pan with another axis no longer takes, as a clause.
  private static func axisPrice(of id: String, _ axis: RecognizerKind.PropertyValue) -> String? {
    switch axis {
    case .word("horizontal"): "'\(id)' would take no movement up or down"
    case .word("vertical"): "'\(id)' would take no movement to the side"
    case _: nil
    }
  }

  /// Whether a property says what gesture is meant, and not how exactly it has to be made.
  private static func makesAnotherGesture(_ name: String) -> Bool {
    [
      "numberOfTapsRequired", "numberOfTouchesRequired", "minimumNumberOfTouches",
      "reportsProgress",
    ].contains(name)
  }

  /// The search for a value beyond the figures that were measured, and beyond a fraction of the
  /// present value where that counts too; none where nothing in the limit's unit was measured.
  private static func searches(
    of spec: RecognizerSpec, _ property: RecognizerKind.Property, _ present: any GestureRecognizer,
    _ figures: FailureDetail.Figures?, _ unit: FailureDetail.Unit, _ name: String
  ) -> [Change] {
    guard case .number(let value) = property.read(present) else { return [] }
    var figures = figures.map { $0.unit == unit ? [$0.measured, $0.limit] : [] } ?? []
    if property.alsoCountsInPart { figures.append(value) }
    guard !figures.isEmpty else { return [] }
    let limit = TunableLimit(
      of: spec.id, property, called: name, present: value, figures: figures.compactMap(\.self))
    return [limit.search]
  }
}

extension Change {
  /// More time for a recognizer that keeps touches back, so that it decides before a view is told.
  static func longerTimes(of spec: RecognizerSpec) -> [Change] {
    spec.kind.properties.filter { $0.form == .milliseconds }.compactMap { property in
      guard case .number(let present)? = property.read(spec.recognizer) else { return nil }
      let limit = TunableLimit(
        of: spec.id, property, called: "the \(property.name) of '\(spec.id)'", present: present,
        figures: [present])
      return limit.search.ofAnother.aiming(at: .silence)
    }
  }

  /// Values of a recognizer's properties with which it might recognize sooner: a shorter press, a
  /// shorter way.
  static func earlierLimits(of spec: RecognizerSpec) -> [Change] {
    spec.kind.properties.filter { ["hysteresis", "minimumPressDuration"].contains($0.name) }
      .flatMap { property -> [Change] in
        guard case .number(let present)? = property.read(spec.recognizer) else { return [] }
        let limit = TunableLimit(
          of: spec.id, property, called: "its \(property.name)", present: present,
          figures: [present])
        return [limit.search.aiming(at: .haste)]
      }
  }

  /// A longer way before a rival recognizes.
  static func longerWay(of rival: RecognizerSpec) -> [Change] {
    guard let property = rival.kind.property("hysteresis"),
      case .number(let present)? = property.read(rival.recognizer)
    else { return [] }
    let limit = TunableLimit(
      of: rival.id, property, called: "the \(property.name) of '\(rival.id)'", present: present,
      figures: [present])
    return [limit.search.ofAnother]
  }

  /// Values of a recognizer's properties with which it might reject a gesture that it accepted: a
  /// longer press, a longer way, one axis alone.
  static func stricterLimits(of spec: RecognizerSpec) -> [Change] {
    let present = spec.recognizer
    return spec.kind.properties.sorted { $0.name < $1.name }.flatMap { property -> [Change] in
      guard let value = property.read(present) else { return [] }
      switch (property.form, value) {
      case (.number, .number(let number)), (.milliseconds, .number(let number)):
        let limit = TunableLimit(
          of: spec.id, property, called: "its \(property.name)", present: number, figures: [number])
        return [limit.search]
      case (.word(let words), _) where spec.settings[property.name] == nil:
        return values(words.map { .word($0) }, of: property, spec, "its \(property.name)")
          .map { $0.with(.axis) }
      case _: return []
      }
    }
  }

  /// Another axis of a pan.
  static func axis(of spec: RecognizerSpec) -> [Change] {
    guard let axis = spec.kind.properties.first(where: { $0.name == "axis" }),
      case .word(let words) = axis.form
    else { return [] }
    if spec.settings["axis"] != nil { return [] }  // it was meant
    return words.filter { axis.read(spec.recognizer) != .word($0) }.map { word in
      var change = Change("the axis of '\(spec.id)' were '\(word)'", of: spec.id) {
        $0.settings["axis"] = .word(word)
      }
      change.price = axisPrice(of: spec.id, .word(word))
      return change.with(.axis)
    }
  }

  /// One more kind of scrolling that a pan takes.
  static func scrollTypes(of spec: RecognizerSpec) -> [Change] {
    let property = spec.kind.properties.first { $0.name == "allowedScrollTypes" }
    guard let property, case .words(let words) = property.form else { return [] }
    return values(
      additions(of: words, to: property.read(spec.recognizer)), of: property, spec,
      "its \(property.name)")
  }

  /// One word alone for each property that has several.
  static func singleWords(of spec: RecognizerSpec) -> [Change] {
    spec.kind.properties.flatMap { property -> [Change] in
      guard case .words(let words) = property.form else { return [] }
      return values(words.map { .words([$0]) }, of: property, spec, "its \(property.name)")
        .map { $0.with(.lastResort) }
    }
  }

  /// The words that a property has and one more.
  private static func additions(
    of words: [String], to present: RecognizerKind.PropertyValue?
  ) -> [RecognizerKind.PropertyValue] {
    var list: [String] = []
    if case .words(let present)? = present { list = present }
    return words.filter { !list.contains($0) }.map { word in
      .words(words.filter { list.contains($0) || $0 == word })
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
