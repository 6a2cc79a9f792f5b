import GestureCore
import GestureSimulation

// Changes of a recognizer's own limits.
extension Change {
  /// Values of its properties with which a gesture that a recognizer turned down might do.
  ///
  /// - Parameter detail: what exactly it said, with figures.
  static func limits(of spec: RecognizerSpec, forgiving detail: String?) -> [Change] {
    let figures = Figure.all(in: detail ?? "")
    var changes: [Change] = []
    for property in spec.kind.properties {
      for value in values(of: property, for: figures) where spec.settings[property.name] != value {
        changes.append(
          Change("its \(property.name) were \(value.text(of: property))", of: spec.id) {
            $0.settings[property.name] = value
          })
      }
    }
    return changes + defaults(of: spec)
  }

  /// Its properties as they are when nobody sets them.
  static func defaults(of spec: RecognizerSpec) -> [Change] {
    spec.settings.keys.sorted().map { name in
      Change("its \(name) were left at its default", of: spec.id) { $0.settings[name] = nil }
    }
  }

  private static func values(
    of property: RecognizerProperty, for figures: [Figure]
  ) -> [PropertyValue] {
    switch property.type {
    case .number: figures.filter { $0.unit == "pt" }.flatMap { $0.neighbours }
    case .milliseconds: figures.filter { $0.unit == "ms" }.flatMap { $0.neighbours }
    case .wholeNumber: [.number(1), .number(2)]
    case .word(let words): words.map { .word($0) }
    case .words(let words): words.map { .words([$0]) }
    case .flag: [.flag(true), .flag(false)]
    }
  }
}

/// A figure that stands in a sentence.
private struct Figure {
  var value: Double
  var unit: String

  static func all(in sentence: String) -> [Figure] {
    let words = sentence.split(separator: " ").map(String.init)
    return zip(words, words.dropFirst()).compactMap { word, unit in
      guard let value = Double(word) else { return nil }
      return Figure(value: value, unit: unit.filter(\.isLetter))
    }
  }

  /// Whole numbers that lie just beyond it, and generous ones.
  var neighbours: [PropertyValue] {
    let above = value.rounded(.up) == value ? value + 1 : value.rounded(.up)
    let below = value.rounded(.down) == value ? value - 1 : value.rounded(.down)
    return [above, below, above * 2].filter { $0 >= 0 }.map { .number($0) }
  }
}

extension PropertyValue {
  fileprivate func text(of property: RecognizerProperty) -> String {
    switch self {
    case .number(let number):
      switch property.type {
      case .number: "\(number.plain) pt"
      case .milliseconds: "\(number.plain) ms"
      case .wholeNumber, .flag, .word, .words: number.plain
      }
    case .flag(let flag): "\(flag)"
    case .word(let word): "'\(word)'"
    case .words(let words): words.map { "'\($0)'" }.joined(separator: ", ")
    }
  }
}
