/// A gesture conflict written down as data: a tree of views, the recognizers on it, the delegate's
/// answers, a script of touches, and what must come out.
///
/// ```swift
/// let scenario = try Scenario(contentsOfFile: "single-waits-for-double.json")
/// let result = scenario.run()
/// print(result.passes ? "as expected" : result.report)
/// ```
///
/// A scenario is a value: it can be made in code and written as a file (``text``), or read from a
/// file and run.
public struct Scenario: Hashable, Sendable {
  /// What the scenario shows, as a sentence.
  public var name: String
  /// The rule or report that the case comes from.
  public var source: String?
  /// The views, the recognizers and how they go together.
  public var scene: Scenario.Scene
  /// What happens, in order of time.
  public var script: [Scenario.Step]
  /// What must come out.
  public var expectations: Scenario.Expectations
  /// The file's ids of touches that were given others, so that each touch has its own.
  package var touchAliases: [String: String] = [:]

  /// A scenario; without a script nothing happens, without expectations nothing is checked.
  public init(
    name: String, source: String? = nil, scene: Scenario.Scene, script: [Scenario.Step] = [],
    expectations: Scenario.Expectations = Scenario.Expectations()
  ) {
    self.name = name
    self.source = source
    self.scene = scene
    self.script = script
    self.expectations = expectations
  }
}
