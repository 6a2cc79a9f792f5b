/// The default limits of recognizers, for each kind of touch.
///
/// One value for a whole dispatcher: it adapts all limits at once to a test, a device or a person
/// with a tremor. A recognizer's own property takes precedence.
///
/// ```swift
/// dispatcher.settings.direct.allowableTapMovement = 80  // for shaky fingers
/// ```
///
/// The limits of each gesture are declared beside it, as a ``GestureSetting``; recognizers of other
/// packages add theirs in the same way. A number or a duration less than 0, or no number, counts as
/// 0, and the dispatcher reports a diagnostic.
public struct GestureSettings: Hashable, Sendable {
  /// Limits for one kind of touch. A limit that was not set has its default.
  public struct Limits: Hashable, Sendable {
    private struct Entry: Hashable, Sendable {
      let name: String
      var bits: UInt64

      // By bytes, as elsewhere in the engine.
      static func == (left: Entry, right: Entry) -> Bool {
        left.bits == right.bits && left.name.hasSameBytes(as: right.name)
      }

      func hash(into hasher: inout Hasher) { hasher.combine(bits) }
    }

    /// What differs from the defaults, in the order of setting.
    private var entries: [Entry] = []
    /// What is wrong with values that were set, until a dispatcher reports it.
    private var problems: [String] = []

    /// Limits that are all at their defaults.
    public init() {}

    /// Whether no limit was set.
    fileprivate var isStandard: Bool { entries.isEmpty }

    /// The value of a setting.
    public subscript<Value: GestureSettingValue>(setting: GestureSetting<Value>) -> Value {
      get {
        if entries.isEmpty { return setting.defaultValue }
        let name = setting.name.description
        let entry = entries.first { $0.name.hasSameBytes(as: name) }
        return entry.map { Value.settingValue(of: $0.bits) } ?? setting.defaultValue
      }
      set {
        let name = setting.name.description
        entries.removeAll { $0.name.hasSameBytes(as: name) }
        let problem = Value.settingProblem(of: newValue, as: setting.name)
        let value = problem == nil ? newValue : Value.settingValue(of: 0)
        if let problem { problems.append(problem) }
        if value != setting.defaultValue {
          entries.append(Entry(name: name, bits: Value.settingBits(of: value)))
        }
      }
    }

    /// Returns the problems with values that were set, and forgets them.
    fileprivate mutating func takeProblems() -> [String] {
      defer { problems = [] }
      return problems
    }

    // The order of setting makes no difference.
    public static func == (left: Limits, right: Limits) -> Bool {
      left.entries.count == right.entries.count
        && left.entries.allSatisfy { right.entries.contains($0) }
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(entries.reduce(0) { $0 ^ $1.bits })
    }
  }

  /// For fingers on the screen.
  public var direct = Limits()
  /// For a stylus.
  public var pencil = Limits()
  /// For fingers on a surface away from the screen.
  public var indirect = Limits()
  /// For a pointer with buttons.
  public var mouse = Limits()

  /// Settings in which every limit has its default, for every kind of touch.
  public init() {}

  /// Whether no limit was set for a kind of touch.
  func isStandard(_ type: TouchType) -> Bool {
    switch type {
    case .direct: direct.isStandard
    case .pencil: pencil.isStandard
    case .indirect: indirect.isStandard
    case .mouse: mouse.isStandard
    }
  }

  /// Returns the problems with values that were set, and forgets them.
  mutating func takeProblems() -> [String] {
    direct.takeProblems() + pencil.takeProblems() + indirect.takeProblems() + mouse.takeProblems()
  }

  /// The limits for a kind of touch.
  public subscript(type: TouchType) -> Limits {
    get {
      switch type {
      case .direct: direct
      case .pencil: pencil
      case .indirect: indirect
      case .mouse: mouse
      }
    }
    set {
      switch type {
      case .direct: direct = newValue
      case .pencil: pencil = newValue
      case .indirect: indirect = newValue
      case .mouse: mouse = newValue
      }
    }
  }
}

extension RecognizerCore {
  /// The limits of the recognizer's dispatcher for the touches of its present attempt; for fingers
  /// between attempts, the standard ones while it has no dispatcher.
  public var settings: GestureSettings.Limits { changedSettings ?? GestureSettings.Limits() }

  /// These limits; nil stands for the standard ones. In an attempt it is nil where none was set;
  /// between attempts only where there is no dispatcher.
  @inline(__always)
  var changedSettings: GestureSettings.Limits? {
    let type = attempt.exclusiveType ?? .direct
    guard attemptDispatcher.isSet else { return dispatcher?.settings[type] }
    return attemptDispatcher.withObject { dispatcher in
      dispatcher.settings.isStandard(type) ? nil : dispatcher.settings[type]
    } ?? nil
  }
}
