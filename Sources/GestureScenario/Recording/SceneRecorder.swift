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
  private var waiting: [(index: Int, recognizer: any GestureRecognizer)] = []

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
    for (index, recognizer) in waiting { recordRelations(of: recognizer.handle, at: index) }
    if let window = window as? StageWindow {
      scene.handOvers = window.handOvers
    } else if let giver = waiting.first(where: { !$0.recognizer.handle.handOverTargets.isEmpty }) {
      throw .handOver(from: giver.recognizer.name)
    }
  }

  private mutating func recordRelations(of handle: RecognizerHandle, at index: Int) {
    func ids(_ others: [(any GestureRecognizer)?]) -> [String] {
      var ids: [String] = []
      for id in others.compactMap({ $0.flatMap { recognizers[$0.handle] } })
      where !ids.contains(id) { ids.append(id) }
      return ids
    }
    let declared = handle.failureRequirements.filter(\.isDeclared)
    scene.recognizers[index].requireToFail = ids(declared.map(\.other))
    let sets = handle.prerequisiteSets.flatMap(\.recognizers)
    // What tags declare is recorded for the recognizers that have them now.
    let tagged = waiting.map { $0.recognizer }.filter { $0.handle != handle }
    scene.recognizers[index].startsAfter = ids(
      handle.prerequisites.map(\.other) + sets + tagged.filter(handle.startsAfterTag(of:)))
    scene.recognizers[index].recognizesTogether = ids(
      handle.companions + tagged.filter(handle.isDeclaredTogetherByTag(with:)))
  }

  private mutating func recordContents(
    of view: View, id: String
  ) throws(ScenarioRecordingError) {
    viewIDs[ObjectIdentifier(view)] = id
    for recognizer in view.inspectedRecognizers { try record(recognizer, on: id) }
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
    let control = try control(of: view)
    var spec = ViewSpec(
      id: names.id(ofViewNamed: view.name), frame: Rect(origin: corner, size: size))
    spec.parent = parent
    spec.isHidden = view.isHidden
    spec.alpha = view.alpha
    spec.isUserInteractionEnabled = view.isUserInteractionEnabled
    spec.catchesOwnTouches = view.catchesOwnTouches
    spec.isMultipleTouchEnabled = view.isMultipleTouchEnabled
    spec.isExclusiveTouch = view.isExclusiveTouch
    spec.control = control
    spec.bounds = view.bounds.origin == .zero ? nil : view.bounds
    spec.transform = view.transform
    spec.hitOutset = view.hitOutset
    return spec
  }

  private func control(of view: View) throws(ScenarioRecordingError) -> ViewSpec.Control? {
    if view is Button || view is StageControl || type(of: view) == Control.self { return .button }
    if view is StageSlider || type(of: view) == Slider.self { return .slider }
    if view is StageSwitch || type(of: view) == Switch.self { return .switch }
    if view is StageView || type(of: view) == View.self { return nil }
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
    let set = recognizer.handle.recognizerSet
    // The first one of a set stands for all.
    if let set, let first = set.recognizers.first, first !== attached {
      recognizers[recognizer.handle] = recognizers[first.handle]
      return
    }
    let name = recognizer.name
    let id = names.id(
      ofRecognizerNamed: set.flatMap { _ in RecognizerSpec.set(ofMember: name) } ?? name)
    var spec = RecognizerSpec(id: id, kind: kind, view: view)
    spec.preventsOnly = ruled?.preventsOnly?.sorted()
    spec.preventedOnlyBy = ruled?.preventedOnlyBy?.sorted()
    spec.takeSettings(of: recognizer)
    if let set {
      spec.forEachTouch = RecognizerSpec.ForEachTouch(limit: set.limit == .max ? nil : set.limit)
    }
    recognizers[recognizer.handle] = id
    waiting.append((index: scene.recognizers.count, recognizer: recognizer))
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
