/// What a path must be like to be a circle: the thresholds of the circle recognizer.
///
/// The figures they bound are those of ``CircleMeasure``. The defaults were set on 180 strokes
/// drawn as circles and 2,700 drawn as other signs by six people with a pen, plain, stretched by
/// 1.3 either way, with noise, at every fourth sample, 30 points wide and with the start cut off;
/// each stands apart from the nearest circle and from the nearest other stroke.
public struct CircleCriteria: Hashable, Sendable {
  /// A way to decide.
  public enum Rule: Hashable, Sendable {
    /// Every figure of ``CircleMeasure`` within its threshold.
    case figures
    /// ``ClassicCircleRule``; the thresholds of the figures don't count.
    case classic
  }

  /// How to decide. Default: by the figures.
  public var rule: Rule = .figures

  /// How lenient the classic rule is. Range: above zero, below one. Default: 0.2.
  public var classicTolerance: Double = 0.2

  /// The smallest circle. Unit: points. Default: 16, a little more than the slop of a tap to
  /// either side; a finger can't draw smaller ones.
  public var minimumDiameter: Double = 16

  /// The largest ``CircleFit/error`` of the fitted circle.
  ///
  /// Default: 0.28. Circles have up to 0.19, and 0.23 when stretched by 1.3; strokes that no other
  /// test refuses 0.34 and more.
  public var maximumFitError: Double = 0.28

  /// The largest ``CircleMeasure/unevenness``. Default: 0.18. Circles
  /// have up to 0.16, those with a long hook inside.
  public var maximumUnevenness: Double = 0.18

  /// The smallest ``CircleMeasure/innermost``. Range: zero to one. Default: 0.35; circles with a
  /// long hook have 0.45.
  public var minimumInnermost: Double = 0.35

  /// The smallest ``CircleMeasure/sweep``.
  ///
  /// Unit: radians. Default: 4.8 (275 degrees). Circles have 300 degrees and more, 277 when their
  /// first twentieth is lost; a C has less than 270.
  public var minimumSweep: Double = 4.8

  /// The largest ``CircleMeasure/sweep``.
  ///
  /// Unit: radians. Default: 9.4 (one turn and a half). Circles have up to 1.25 turns.
  public var maximumSweep: Double = 9.4

  /// The largest ``CircleMeasure/backtrack``.
  ///
  /// Unit: radians. Default: 0.5 (29 degrees). Circles have up to 0.02.
  public var maximumBacktrack: Double = 0.5

  /// The largest ``CircleMeasure/gap``. Unit: radii. Default: 1.3. Circles have up to 0.9,
  /// and 1.3 when their first twentieth is lost; question marks that no other test refuses 1.39.
  public var maximumGap: Double = 1.3

  /// The largest ``CircleMeasure/ovalness``. Default: 1.7, so that an oval of 1.3 : 1 is one even
  /// as people draw it: what they draw as a round circle has up to 1.3 itself (95 of 100).
  public var maximumOvalness: Double = 1.7

  /// The largest ``CircleMeasure/triangularity``. Default: 0.5. Circles have up to 0.39,
  /// triangles 0.7 and more.
  public var maximumTriangularity: Double = 0.5

  /// The largest ``CircleMeasure/cornerness``. Default: 0.56. Circles have up to 0.49, 99 of 100
  /// less than 0.41; rectangles 0.81 and more, 0.7 when their first twentieth is lost. Nearest
  /// above is a question mark that curls up to a ring, with 0.6.
  public var maximumCornerness: Double = 0.56

  /// How far a path may run straight from its start before it is refused while it is still drawn.
  ///
  /// Unit: points. Range: above zero; infinite for no early failure. Default: 60.
  public var straightTravel: Double = 60

  /// A path counts as straight as long as no part of it strays further from the line between its
  /// ends than an arc of this radius would.
  ///
  /// Unit: points. Default: 700. It must be larger than the largest circle, for many people start
  /// a circle with a straight line. So it costs none of 180 circles of 300 points across (the
  /// median; 220 to 400), two of 180 of 400 points and 11 of 180 of 600 points. To accept larger
  /// circles, enlarge ``straightTravel`` in proportion.
  public var straightRadius: Double = 700

  /// Makes the standard criteria.
  public init() {}

  /// The standard criteria.
  public static var standard: CircleCriteria { CircleCriteria() }

  /// The classic rule, which decides at the lift alone.
  public static var classic: CircleCriteria {
    var criteria = CircleCriteria()
    criteria.rule = .classic
    criteria.straightTravel = .infinity
    return criteria
  }
}
