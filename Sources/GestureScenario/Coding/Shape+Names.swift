import GestureTrace

extension Shape<String> {
  static var touch: Self { string("a touch id, such as \"1\"") }

  // MARK: Views

  /// The id of a view that is not yet known.
  static var newView: Self {
    newID("the view's name").checked { id, node, names throws(ScenarioError) in
      guard !names.views.contains(id) else { throw node.error(.duplicateID(id, what: "view")) }
    }
  }

  static var view: Self { string("the id of a view").checked(SceneNames.checkView) }

  /// A view other than the window.
  static var subview: Self {
    view.checked { id, node, _ throws(ScenarioError) in
      guard id != Scenario.Scene.windowID else {
        throw node.error(.misfit("expected a view in the window, found the window itself"))
      }
    }
  }

  // MARK: Recognizers

  /// The id of a recognizer that is not yet known.
  static var newRecognizer: Self {
    newID("the recognizer's name").checked { id, node, names throws(ScenarioError) in
      guard names.kind(of: id) == nil else {
        throw node.error(.duplicateID(id, what: "recognizer"))
      }
    }
  }

  static var recognizer: Self {
    string("the id of a recognizer").checked(SceneNames.checkRecognizer)
  }

  /// A recognizer in what is expected.
  static var expectedRecognizer: Self {
    string("the id of a recognizer").checked(SceneNames.checkExpectedRecognizer)
  }

  /// A recognizer for arbitration alone.
  static var scriptedRecognizer: Self {
    recognizer("a scripted recognizer") { $0.isScripted }
  }

  /// A recognizer with a figure that can be set.
  static func recognizer(withSettable reading: String) -> Self {
    recognizer("a recognizer whose \(reading) can be set") { $0.reading(reading)?.write != nil }
  }

  /// A recognizer whose kind can do what is asked of it.
  private static func recognizer(
    _ what: String, where isFit: @escaping @Sendable (RecognizerKind) -> Bool
  ) -> Self {
    recognizer.checked { id, node, names throws(ScenarioError) in
      guard let kind = names.kind(of: id), !isFit(kind) else { return }
      throw node.error(.misfit("expected \(what), found \"\(id)\", a \(kind.word)"))
    }
  }

  private static func newID(_ expected: String) -> Self {
    Self(
      read: { node, _ throws(ScenarioError) in try node.newID(expected) },
      write: { .string($0) })
  }
}

extension Shape<String?> {
  static var anyRecognizer: Self { any(.recognizer, "the id of a recognizer, or \"*\"") }

  static var anyView: Self { any(.view, "the id of a view, or \"*\"") }

  static var anyTouch: Self { any(.touch, "a touch id") }

  /// An id; nil for `"*"`, which means any.
  private static func any(_ id: Shape<String>, _ expected: String) -> Self {
    Self(
      read: { node, names throws(ScenarioError) in
        try node.string(expected) == "*" ? nil : try id.read(node, names)
      },
      write: { .string($0 ?? "*") })
  }
}

extension Shape<[String]> {
  static var recognizers: Self { list("a list of recognizers' ids", of: .recognizer) }
}

extension Shape {
  static func byTouch<Element: Sendable>(
    _ element: Shape<Element>, _ expected: String = "an object"
  ) -> Shape where Value == [String: Element] {
    members(element, expected, inOrder: { TouchNames.isInOrder($0, $1) }, check: { _, _, _ in })
  }

  static func byRecognizer<Element: Sendable>(_ element: Shape<Element>) -> Shape
  where Value == [String: Element] {
    members(element, check: SceneNames.checkExpectedRecognizer)
  }

  static func byView<Element: Sendable>(_ element: Shape<Element>) -> Shape
  where Value == [String: Element] {
    members(element, check: SceneNames.checkView)
  }
}
