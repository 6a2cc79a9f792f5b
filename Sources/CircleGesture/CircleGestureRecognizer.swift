public import GestureCore

/// Recognizes a circle that one finger draws.
///
/// It collects the path and recognizes at the lift. It fails early, as soon as the path can't
/// become a circle, so that a pan that waits for it starts at once (S14.25). A second finger makes
/// it fail.
///
/// ```swift
/// let circle = CircleGestureRecognizer()
/// board.addGestureRecognizer(circle)
/// circle.onAction { circle in
///   if let fit = circle.fit { print("a circle round", fit.center, "of radius", fit.radius) }
/// }
/// ```
///
/// The path, the fit and the verdict of the last attempt can be read until the next one begins,
/// also when it failed: a failure sends no action.
public final class CircleGestureRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "circle")

  public var handle: RecognizerHandle { core.handle }

  /// What a path must be like to be a circle. Default: ``CircleCriteria/standard``; the rule that
  /// is widely known is ``CircleCriteria/classic``.
  public var criteria: CircleCriteria {
    get { rules.criteria }
    set { rules = Rules(newValue, tolerance: tolerance) }
  }

  /// How lenient the criteria are applied as a whole. Range: above 0, below 1; what is outside
  /// counts as the default, with a diagnostic. Default: 0.2, the criteria as they stand.
  public var tolerance = CircleCriteria.standardTolerance {
    didSet {
      if !(tolerance > 0 && tolerance < 1) {
        core.diagnose(.misuse("tolerance has to lie between 0 and 1: it counts as 0.2"))
        tolerance = CircleCriteria.standardTolerance
      }
      rules = Rules(criteria, tolerance: tolerance)
    }
  }

  /// Whether it reports drawing: `began` once the path has left the slop, `changed` with each move,
  /// and at the lift `ended`, or `cancelled` if it is no circle. When false, it sends one `ended`
  /// at the lift. When true, it begins before it can know, and so excludes rivals early. Default:
  /// false.
  public var reportsProgress = false

  /// How far from its start the finger has to be before progress is reported. Unit: points. Range:
  /// 0 or more; what is below, or no number, counts as 0, with a diagnostic. Default: 10, as a
  /// pan's hysteresis.
  public var slop = 10.0 {
    didSet { slop = core.atLeastZero(slop, "slop") }
  }

  private var rules = Rules.standard
  /// Nil before the first touch: it takes more memory than all the rest.
  private var drawing: Drawing?
  private var isDrawing = false

  private final class Drawing {
    var path = CirclePath()
  }

  /// The criteria as they were set and as they apply: one object for all recognizers that keep the
  /// standard ones.
  private final class Rules: Sendable {
    let criteria: CircleCriteria
    let effective: CircleCriteria

    private init(standard: CircleCriteria) {
      criteria = standard
      effective = standard
    }

    init(_ criteria: CircleCriteria, tolerance: Double) {
      self.criteria = criteria
      effective = criteria.scaled(toTolerance: tolerance)
    }

    static let standard = Rules(standard: .standard)
  }

  /// A recognizer named "circle", with the standard criteria.
  public init() { core.buttonMaskRequired = .primary }

  /// The buttons of which a pointer has to press at least one (S15.17). Fingers and styluses pass.
  /// Range: not empty; an empty mask counts as the primary button, with a diagnostic. Default: the
  /// primary one.
  public var buttonMaskRequired: ButtonMask {
    get { core.buttonMaskRequired }
    set { core.buttonMaskRequired = core.notEmpty(newValue, "buttonMaskRequired") }
  }

  // MARK: What was drawn

  /// The path of the present or the last attempt, in window coordinates: at most 32,769 points, see
  /// ``CirclePath/points``.
  public var path: [Point] { drawing?.path.points ?? [] }

  /// The circle nearest to the path, in window coordinates; nil where the path is straight.
  public var fit: CircleFit? { drawing?.path.fit }

  /// All figures of the path; nil where it is too short or too straight to have any.
  public var measure: CircleMeasure? { drawing?.path.measure }

  /// Whether the last path was a circle, and which test refused it; nil while it is drawn.
  public private(set) var verdict: CircleVerdict?

  /// How circle-like the path is so far, from 0 to 1.
  public var likeness: Double { drawn.likeness(by: rules.effective) }

  private var drawn: CirclePath { drawing?.path ?? CirclePath() }

  // MARK: Touches

  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    guard !isDrawing, touches.count == 1 else {
      core.fail("a second finger came down")
      return
    }
    isDrawing = true
    verdict = nil
    let drawing = drawing ?? Drawing()
    self.drawing = drawing
    drawing.path.removeAll()
    drawing.path.add(touches.location, at: event.timestamp)
  }

  public func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    drawing?.path.add(touches.location, at: event.timestamp)
    if core.state != .possible {
      core.state = .changed
    } else if reportsProgress {
      if touches[0].distanceFromStart >= slop { core.state = .began }
    } else if let refusal = drawing?.path.earlyRefusal(by: rules.effective) {
      refuse(refusal)
    }
  }

  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    if touches[0].hasMoved { drawing?.path.add(touches.location, at: event.timestamp) }
    let verdict = drawn.verdict(by: rules.effective)
    if verdict.isAccepted {
      self.verdict = verdict
      core.state = .ended
    } else {
      refuse(verdict)
    }
  }

  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    core.fail(.touchesCancelled)
  }

  public func reset() { isDrawing = false }

  private func refuse(_ verdict: CircleVerdict) {
    self.verdict = verdict
    core.fail(FailureDetail.Fixed(verdict.explanation))
  }
}

extension CircleGestureRecognizer: GestureInspectable {
  public var profile: GestureProfile {
    if reportsProgress {
      var profile = GestureProfile(.drag(after: slop))
      profile.decisiveDistances = [slop]
      return profile
    }
    return GestureProfile(.drawing(figureName))
  }

  /// Circles of equal criteria have equal names.
  private var figureName: String? {
    let millionths = Int((tolerance * 1e6).rounded())
    return criteria == .standard ? "circle, tolerance \(millionths)" : nil
  }

  #if !hasFeature(Embedded)
    public func addState(to digest: inout StateDigest) {
      digest.add(isDrawing)
      drawn.addState(to: &digest)
    }
  #endif
}

@available(*, unavailable)
extension CircleGestureRecognizer: Sendable {}
