import GestureCore
import GestureScenario

// Changes of properties that have one word, or several: an axis, directions, kinds of scrolling.
extension Change {
  /// Another axis of a pan.
  static func axis(of spec: RecognizerSpec) -> [Change] {
    guard let axis = spec.kind.property(.axis), case .word(let words) = axis.form else { return [] }
    if spec.settings[axis.name] != nil { return [] }  // it was meant
    return words.filter { word in
      axis.read(spec.recognizer) != .word(word) && spec.staysPossible(with: .word(word), of: axis)
    }.map { word in
      var change = Change("the \(axis.name) of '\(spec.id)' were '\(word)'", of: spec.id) {
        $0.set(.axis, to: .word(word))
      }
      change.add(sideEffect: axis.sideEffect(of: .word(word), for: spec))
      return change.with(.axis)
    }
  }

  /// One more kind of scrolling that a pan takes, or all kinds.
  ///
  /// - Parameter isOfAll: whether the script scrolls in several ways.
  static func scrollTypes(of spec: RecognizerSpec, all isOfAll: Bool) -> [Change] {
    guard let property = spec.kind.property(.allowedScrollTypes),
      case .words(let words) = property.form
    else { return [] }
    let present = property.read(spec.recognizer)
    let takesNone = present?.words?.isEmpty ?? true
    return values(
      additions(of: words, to: present) + (isOfAll && takesNone ? [.words(words)] : []),
      of: property, spec, .its(property.name))
  }

  /// Some of the kinds of scrolling that a recognizer takes, and not the others.
  ///
  /// - Parameter isOwn: whether it is the explained recognizer. Default: false.
  static func fewerScrollTypes(of spec: RecognizerSpec, isOwn: Bool = false) -> [Change] {
    guard let property = spec.kind.property(.allowedScrollTypes),
      let words = property.read(spec.recognizer)?.words, !words.isEmpty
    else { return [] }
    let phrase = spec.phrase(property.name, isOwn: isOwn)
    let fewer: [RecognizerKind.PropertyValue] =
      words.count > 1 ? words.map { .words([$0]) } : [.words([])]
    var changes = values(fewer, of: property, spec, phrase)
    if words.count == 1 {  // none is the default; fingers are left
      changes = defaults(of: spec) { _ in phrase }.filter { $0.property?.name == property.name }
        .map { $0.with(nil) }
    }
    return isOwn ? changes : changes.map(\.ofAnother)
  }

  /// Fewer of the directions that a recognizer takes: without one direction, and without its
  /// opposite if others are left.
  ///
  /// - Parameter isOwn: whether it is the explained recognizer.
  static func fewerDirections(of spec: RecognizerSpec, isOwn: Bool) -> [Change] {
    guard let property = spec.kind.property(.direction),
      let present = property.read(spec.recognizer)?.words, present.count > 1
    else { return [] }
    let axes = [["left", "right"], ["up", "down"]]
    let axesLeft = axes.map { axis in present.filter { !axis.contains($0) } }
    let wordsLeft = present.map { word in present.filter { $0 != word } }
    let lists = (axesLeft + wordsLeft).filter { !$0.isEmpty && $0.count < present.count }
    let phrase = spec.phrase(property.name, isOwn: isOwn)
    let changes = lists.flatMap { list in
      list == property.read(spec.kind.make())?.words
        ? defaults(of: spec) { _ in phrase }.filter { $0.property?.name == property.name }
        : values([.words(list)], of: property, spec, phrase)
    }
    return isOwn ? changes : changes.map(\.ofAnother)
  }

  /// Another direction for a swipe that takes the same single direction as the explained
  /// recognizer.
  static func otherDirection(of rival: RecognizerSpec, than spec: RecognizerSpec) -> [Change] {
    guard let property = rival.kind.property(.direction), case .words(let words) = property.form,
      let present = property.read(rival.recognizer)?.words, present.count == 1,
      spec.kind.property(.direction)?.read(spec.recognizer)?.words == present,
      spec.profile.numberOfTouches == rival.profile.numberOfTouches
    else { return [] }
    let others = words.filter { !present.contains($0) }
    return values(
      others.map { .words([$0]) }, of: property, rival, "the \(property.name) of '\(rival.id)'"
    ).map { change in
      var change = change.ofAnother
      change.caution = nil  // two swipes alike can't be meant
      return change
    }
  }

  /// The kind's default properties, except directions where a recognizer takes several: each
  /// direction that is too many is named by itself.
  static func defaultsInstead(of spec: RecognizerSpec) -> [Change] {
    defaults(of: spec).filter { !$0.resetsSeveralDirections(of: spec) }
  }

  /// The same for a recognizer other than the explained one.
  static func defaultsInstead(ofRival rival: RecognizerSpec) -> [Change] {
    defaults(of: rival) { "the \($0) of '\(rival.id)'" }
      .filter { !$0.resetsSeveralDirections(of: rival) }.map(\.ofAnother)
  }

  private func resetsSeveralDirections(of spec: RecognizerSpec) -> Bool {
    guard let property, property.role == .direction else { return false }
    return property.read(spec.recognizer)?.words?.count ?? 0 > 1
  }

  /// One word alone for each property that has several.
  static func singleWords(of spec: RecognizerSpec) -> [Change] {
    spec.kind.properties.flatMap { property -> [Change] in
      guard case .words(let words) = property.form else { return [] }
      return values(words.map { .words([$0]) }, of: property, spec, .its(property.name))
        .map { change in
          // A direction that the file doesn't name was hardly chosen.
          let isChosen = property.role != .direction || spec.settings[property.name] != nil
          return change.with(isChosen ? .lastResort : nil)
        }
    }
  }

  /// The words that a property has, with one more word.
  static func additions(
    of words: [String], to present: RecognizerKind.PropertyValue?
  ) -> [RecognizerKind.PropertyValue] {
    var list: [String] = []
    if case .words(let present)? = present { list = present }
    return words.filter { !list.contains($0) }.map { word in
      .words(words.filter { list.contains($0) || $0 == word })
    }
  }
}
