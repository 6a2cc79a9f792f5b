import GestureCore
import GestureTrace
import StrictJSON

extension RecognizerSpec {
  fileprivate static let table = FieldTable<Self>(
    blank: Self(id: "", kind: .tap, view: ""),
    heading: [
      Field("id", \.id, .newRecognizer, required: "the recognizer's name"),
      Field("kind", \.kind, .kind, required: "a recognizer's kind"),
      Field("view", \.view, .view, required: "the id of the view it is added to"),
      Field("forEachTouch", \.forEachTouch, .object(ForEachTouch.table)),
    ],
    fields: [
      Field(
        "allowedTouchTypes", \.allowedTouchTypes, .list("a list of touch types", of: .touchType)),
      Field("requiresExclusiveTouchType", \.requiresExclusiveTouchType, .flag),
      Field("enabled", \.isEnabled, .flag),
      Field("cancelsTouchesInView", \.cancelsTouchesInView, .flag),
      Field("delaysTouchesBegan", \.delaysTouchesBegan, .flag),
      Field("delaysTouchesEnded", \.delaysTouchesEnded, .flag),
      Field("requireToFail", \.requireToFail, .recognizers),
      Field("startsAfter", \.startsAfter, .recognizers),
      Field("recognizesTogether", \.recognizesTogether, .recognizers),
      Field("preventsOnly", \.preventsOnly, .recognizers),
      Field("preventedOnlyBy", \.preventedOnlyBy, .recognizers),
      Field("set", \.settings) { spec in .object(spec.kind.settingsTable) },
    ],
    home: { key, node, names in
      guard case .object(let members) = node.json, case .string(let word)? = members["kind"],
        let kind = names.kinds.all.first(where: { $0.word == word }),
        kind.property(named: PropertyName(key)) != nil
      else { return nil }
      return "\"\(key)\" is a property of the kind \"\(word)\": it belongs into \"set\""
    })
}

extension RecognizerSpec.ForEachTouch {
  fileprivate static let table = FieldTable<Self>(
    blank: Self(), fields: [Field("limit", \.limit, .count)])
}

extension RecognizerKind {
  fileprivate var settingsTable: FieldTable<[PropertyName: PropertyValue]> {
    FieldTable(
      blank: [:],
      fields: properties.map { Field($0.name.word, \.[$0.name], .value(of: $0.form)) },
      home: { key, _, _ in
        RecognizerSpec.table.hasKey(key)
          ? "\"\(key)\" is a key of every recognizer: it belongs beside \"set\"" : nil
      })
  }
}

extension Shape<RecognizerKind> {
  fileprivate static var kind: Self {
    Self(
      read: { node, names throws(ScenarioError) in
        try node.word("kind", among: names.kinds.all.map { ($0.word, $0) })
      },
      write: { .string($0.word) })
  }
}

extension Shape<[RecognizerSpec]> {
  /// A recognizer may require one that is listed after it.
  static var recognizerSpecs: Self {
    list("a list of recognizers", of: RecognizerSpec.table) { spec, names in
      names.add(recognizer: spec.id, spec.kind, isSet: spec.forEachTouch != nil)
    }
  }
}

extension Shape<RecognizerKind.PropertyValue> {
  private static func listOf(_ words: [String]) -> String {
    "a list of words" + (words.first.map { ", such as [\"\($0)\"]" } ?? "")
  }

  fileprivate static func value(of form: RecognizerKind.Property.Form) -> Self {
    Self { node, names throws(ScenarioError) in
      switch form {
      case .number: .number(try node.number())
      case .wholeNumber: .number(Double(try node.wholeNumber()))
      case .milliseconds: .number(try node.number("milliseconds"))
      case .millisecondsOrNull:
        node.isNull ? .none : .number(try node.number("milliseconds, or null"))
      case .flag: .flag(try node.flag())
      case .word(let words): .word(try node.word("value", among: words.map { ($0, $0) }))
      case .words(let words):
        .words(
          try Shape<[String]>.list(Self.listOf(words), of: .word("value", among: words))
            .read(node, names))
      }
    } write: {
      switch $0 {
      case .number(let number): .number(number)
      case .flag(let flag): .flag(flag)
      case .word(let word): .string(word)
      case .words(let words): .words(words)
      case .none: .null
      }
    }
  }
}
