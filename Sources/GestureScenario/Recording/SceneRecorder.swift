import GestureCore

/// Records live views and recognizers as a scene.
struct SceneRecorder {
  private let window: Window
  private let kinds: RecognizerKinds
  private(set) var scene: Scenario.Scene
  private(set) var names = RecordedNames()
  /// The ids of the recorded recognizers.
  private var recognizers: [RecognizerHandle: String] = [:]
  /// The ids of the recorded views.
  private(set) var viewIDs: [ObjectIdentifier: String] = [:]
  private var waiting: [(index: Int, handle: RecognizerHandle)] = []

  init(window: Window, kinds: RecognizerKinds) {
    self.window = window
    self.kinds = kinds
    scene = Scenario.Scene(size: window.bounds.size)
  }

  mutating func record() throws(ScenarioRecordingError) {
    guard type(of: window) == Window.self || window is StageWindow else {
      throw .unknownView(window.name, type: "\(type(of: window))")
    }
    names.claim(Scenario.Scene.windowID, forView: window.name)
    try recordContents(of: window, id: Scenario.Scene.windowID)
    for (index, handle) in waiting {
      let declared = handle.failureRequirements.filter(\.isDeclared)
      scene.recognizers[index].requireToFail = declared.compactMap { requirement in
        requirement.other.flatMap { recognizers[$0.handle] }
      }
    }
  }

  private mutating func recordContents(
    of view: View, id: String
  ) throws(ScenarioRecordingError) {
    viewIDs[ObjectIdentifier(view)] = id
    for recognizer in view.gestureRecognizers { try record(recognizer, on: id) }
    for subview in view.subviews {
      let spec = try spec(of: subview, in: id)
      scene.views.append(spec)
      try recordContents(of: subview, id: spec.id)
    }
  }

  // MARK: Views

  private mutating func spec(
    of view: View, in parent: String
  ) throws(ScenarioRecordingError) -> ViewSpec {
    let size = view.bounds.size
    let corner = view.center - Vector(dx: size.width / 2, dy: size.height / 2)
    let isControl = try isControl(view)
    var spec = ViewSpec(
      id: names.id(ofViewNamed: view.name), frame: Rect(origin: corner, size: size))
    spec.parent = parent
    spec.isHidden = view.isHidden
    spec.alpha = view.alpha
    spec.isUserInteractionEnabled = view.isUserInteractionEnabled
    spec.catchesOwnTouches = view.catchesOwnTouches
    spec.isMultipleTouchEnabled = view.isMultipleTouchEnabled
    spec.isExclusiveTouch = view.isExclusiveTouch
    spec.isControl = isControl
    spec.bounds = view.bounds.origin == .zero ? nil : view.bounds
    spec.transform = view.transform
    spec.hitOutset = view.hitOutset
    return spec
  }

  private func isControl(_ view: View) throws(ScenarioRecordingError) -> Bool {
    if view is Button || view is StageControl || type(of: view) == Control.self { return true }
    if view is StageView || type(of: view) == View.self { return false }
    throw .unknownView(view.name, type: "\(type(of: view))")
  }

  // MARK: Recognizers

  private mutating func record(
    _ attached: any GestureRecognizer, on view: String
  ) throws(ScenarioRecordingError) {
    let ruled = attached as? RuledGestureRecognizer
    let recognizer = ruled?.base ?? attached
    guard let kind = kinds.kind(of: recognizer) else {
      throw .unknownRecognizer(recognizer.name, type: "\(type(of: recognizer))")
    }
    try recordDelegate(of: recognizer)
    let id = names.id(ofRecognizerNamed: recognizer.name)
    var spec = RecognizerSpec(id: id, kind: kind, view: view)
    spec.preventsOnly = ruled?.preventsOnly?.sorted()
    spec.preventedOnlyBy = ruled?.preventedOnlyBy?.sorted()
    spec.takeSettings(of: recognizer)
    recognizers[recognizer.handle] = id
    waiting.append((index: scene.recognizers.count, handle: recognizer.handle))
    scene.recognizers.append(spec)
  }

  /// The delegate of a scene is recorded as its rules.
  private mutating func recordDelegate(
    of recognizer: any GestureRecognizer
  ) throws(ScenarioRecordingError) {
    guard let delegate = recognizer.delegate else { return }
    guard let delegate = delegate as? StageDelegate else {
      throw .swiftDelegate(of: recognizer.name, type: "\(type(of: delegate))")
    }
    scene.delegateRules = delegate.rules
  }
}

extension RecognizerSpec {
  /// Records the properties that differ from those of a new recognizer of the kind.
  fileprivate mutating func takeSettings(of recognizer: any GestureRecognizer) {
    let fresh = kind.make()
    func changed<Value: Equatable>(
      _ value: (any GestureRecognizer) -> Value
    ) -> Value? {
      value(recognizer) == value(fresh) ? nil : value(recognizer)
    }
    allowedTouchTypes = changed(\.allowedTouchTypes).map { types in
      TouchType.allCases.filter { types.contains($0) }
    }
    requiresExclusiveTouchType = recognizer.requiresExclusiveTouchType
    isEnabled = recognizer.isEnabled
    cancelsTouchesInView = changed(\.cancelsTouchesInView)
    delaysTouchesBegan = changed(\.delaysTouchesBegan)
    delaysTouchesEnded = changed(\.delaysTouchesEnded)
    for property in kind.properties { settings[property.name] = changed(property.read) ?? nil }
  }
}
