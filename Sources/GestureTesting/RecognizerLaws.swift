public import GestureCore
public import GestureScenario
import GestureScenarioAnalysis
public import Testing

/// Runs a recognizer through generated touches and rivals, and reports which laws it breaks.
///
/// ```swift
/// @Test func `keeps the laws`() {
///   RecognizerLaws.verify { CheckmarkGestureRecognizer() }
/// }
/// ```
///
/// It needs only the recognizer: fingers, other views, rivals that wait for it or make it wait,
/// cancellations and lost lifts are generated from seeds, so that a run can be repeated.
public enum RecognizerLaws {
  /// How many scripts a recognizer goes through by default.
  public static let usualSeeds: Range<UInt64> = 0..<60

  /// The laws that a recognizer breaks, each with the first script that shows it, shrunk.
  ///
  /// - Parameters:
  ///   - seeds: which scripts are played. Default: ``usualSeeds``.
  ///   - kinds: kinds of scenario files; a violation by a recognizer of one of them comes as a
  ///     scenario file.
  ///   - make: makes a new recognizer; called many times.
  public static func violations(
    seeds: Range<UInt64> = usualSeeds, kinds: RecognizerKinds = .standard,
    of make: () -> any GestureRecognizer
  ) -> [Violation] {
    RecognizerLaw.allCases.compactMap { law in
      for seed in seeds {
        let script = LawScript.random(seed: seed)
        guard law.fault(in: script, seed: seed, of: make) != nil else { continue }
        let shrunk = shrink(script) { law.fault(in: $0, seed: seed, of: make) != nil }
        guard let fault = law.fault(in: shrunk, seed: seed, of: make) else { continue }
        return Violation(of: law, seed: seed, fault, kinds: kinds, make)
      }
      return nil
    }
  }

  /// Records an issue for each law that a recognizer breaks.
  public static func verify(
    seeds: Range<UInt64> = usualSeeds, kinds: RecognizerKinds = .standard,
    sourceLocation: SourceLocation = #_sourceLocation, _ make: () -> any GestureRecognizer
  ) {
    _ = recordViolations(seeds, kinds, sourceLocation, make)
  }

  /// - Returns: the laws that were broken.
  private static func recordViolations(
    _ seeds: Range<UInt64>, _ kinds: RecognizerKinds, _ location: SourceLocation,
    _ make: () -> any GestureRecognizer
  ) -> Set<RecognizerLaw> {
    let violations = violations(seeds: seeds, kinds: kinds, of: make)
    for violation in violations { Issue.record("\(violation)", sourceLocation: location) }
    return Set(violations.map(\.law))
  }

  /// Verifies a kind of scenario file with its defaults, then with each property at extreme values:
  /// there with the first four seeds, and a law that is broken with the defaults is not reported
  /// again. It also checks that the sample makes it recognize, unless its profile says that it only
  /// delays.
  public static func verify(
    _ kind: RecognizerKind, seeds: Range<UInt64> = usualSeeds,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let kinds = RecognizerKinds.standard.adding(kind)
    let broken = recordViolations(seeds, kinds, sourceLocation, kind.make)
    verifySample(of: kind, sourceLocation)
    for property in kind.properties {
      for value in property.form.extremes {
        let violations = violations(seeds: seeds.prefix(4), kinds: kinds) {
          let recognizer = kind.make()
          property.apply(value, recognizer)
          return recognizer
        }
        for violation in violations where !broken.contains(violation.law) {
          Issue.record(
            "with \(property.name) = \(value): \(violation)", sourceLocation: sourceLocation)
        }
      }
    }
  }

  /// A recognizer that only delays others never recognizes.
  private static func verifySample(of kind: RecognizerKind, _ location: SourceLocation) {
    if case .delay = GestureProfile(of: kind.make()).trigger { return }
    let scenario = Scenario.starting(with: [kind])
    guard scenario.expectations.actions[kind.word]?.isEmpty != false else { return }
    let reason = scenario.explain(kind.word).map { "\n\n\($0)" } ?? ""
    Issue.record(
      "the kind's sample is to show its gesture, and '\(kind.word)' sends no action\(reason)",
      sourceLocation: location)
  }

  /// Removes all that isn't needed to break the law: whole fingers, then single steps, repeatedly,
  /// since one removal may make another step superfluous.
  private static func shrink(_ script: LawScript, _ isBroken: (LawScript) -> Bool) -> LawScript {
    var script = script
    func keep(_ candidate: LawScript) {
      let shorter = candidate.completed
      if shorter.steps.count < script.steps.count && isBroken(shorter) { script = shorter }
    }
    for finger in Set(script.steps.compactMap(\.finger)).sorted() {
      keep(LawScript(steps: script.steps.filter { $0.finger != finger }))
    }
    var before = 0
    repeat {
      before = script.steps.count
      for index in script.steps.indices.reversed() where index < script.steps.count {
        var shorter = script
        shorter.steps.remove(at: index)
        keep(shorter)
      }
    } while script.steps.count < before
    return script
  }
}

extension RecognizerKind.Property.Form {
  /// Values at which a recognizer must not break.
  fileprivate var extremes: [RecognizerKind.PropertyValue] {
    switch self {
    case .number: [.nan, .infinity, -1, 0, 1e300].map { .number($0) }
    case .wholeNumber: [-1e15, -1, 0, 1e15].map { .number($0) }
    case .milliseconds: [-1e9, 0, 20_000].map { .number($0) }
    case .millisecondsOrNull: [.none] + [-1e9, 0, 1e-6, 20_000].map { .number($0) }
    case .flag: [.flag(true), .flag(false)]
    case .word(let words): words.map { .word($0) }
    case .words: [.words([])]
    }
  }
}
