/// What a path must be like to be a circle: the thresholds of the circle recognizer.
///
/// The figures they bound are those of ``CircleMeasure``. The defaults were set on 180 strokes
/// drawn as circles and 2,700 drawn as other signs by six people with a pen, plain, stretched by
/// 1.3 either way, with noise, at every fourth sample, 30 points wide and with either end cut off;
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

  /// The largest ``CircleMeasure/unevenness``.
  ///
  /// Default: 0.21. Circles have up to 0.16, those with a long hook inside; of six people who drew
  /// them one has nearly twice as much as any other, so a seventh may have more. No stroke of
  /// another sign is refused by this test alone.
  public var maximumUnevenness: Double = 0.21

  /// The smallest ``CircleMeasure/innermost``. Range: zero to one. Default: 0.35; circles with a
  /// long hook have 0.45.
  public var minimumInnermost: Double = 0.35

  /// The smallest ``CircleMeasure/sweep``.
  ///
  /// Unit: radians. Default: 4.6 (264 degrees). Circles have 300 degrees and more, 277 when their
  /// first twentieth is lost, and 265 when they are stretched by 1.3 as well. A round C of as much
  /// is refused for its ``maximumGap``.
  public var minimumSweep: Double = 4.6

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

  /// The smallest ``CircleMeasure/endBend`` of a path that is open: whose ``CircleMeasure/gap`` is
  /// more than 0.6 of ``maximumGap``, 0.78 as it stands. The ends of a closed one may hook and
  /// flick.
  ///
  /// Unit: radians. Default: 0: neither end turns away from the circle. Circles that are open have
  /// 0.07 and more, but less than zero where they begin with a hook; 99 of 100 have a smaller gap
  /// than 0.8. Question marks that no other test refuses have a gap of 0.92 and more, and up to
  /// -0.31 when a twentieth of their tail is cut off, up to -0.07 at a tenth.
  public var minimumEndBend: Double = 0

  /// The largest ``CircleMeasure/ovalness``.
  ///
  /// Default: 1.8, which an exact oval of 2.1 : 1 has, so that an oval of 1.3 : 1 is one even as
  /// people draw it: what they draw as a round circle has up to 1.3 itself (95 of 100), one of six
  /// people's up to 1.54. No stroke of another sign is refused by this test alone.
  public var maximumOvalness: Double = 1.8

  /// The largest ``CircleMeasure/triangularity``. Default: 0.5. Circles have up to 0.39,
  /// triangles 0.7 and more.
  public var maximumTriangularity: Double = 0.5

  /// The largest ``CircleMeasure/cornerness``.
  ///
  /// Default: 0.6. Circles have up to 0.49, 99 of 100 less than 0.41; rectangles 0.81 and more,
  /// 0.72 with noise and 0.65 when they lose a twentieth at both ends: the bound lies two thirds of
  /// the way from the circles to those.
  public var maximumCornerness: Double = 0.6

  /// The largest ``CircleMeasure/protrusion``. Unit: radii.
  ///
  /// Default: 1.25, which a round loop with two straight tails has when each is 0.4 of its width
  /// long; at half its width it has 1.38. Circles have up to 1.15, and 1.17 when they are begun
  /// anywhere else on their way round; drawn pigtails 1.28 and more, and other tests refuse those
  /// too.
  public var maximumProtrusion: Double = 1.25

  /// How far a path may run straight from its start before it is refused while it is still drawn.
  ///
  /// Unit: points. Range: above zero; infinite for no early failure. Default: 120. Many people
  /// draw the top of a circle first, and flat: a fifth or a quarter of the way. 120 points are a
  /// quarter of a circle 150 points across; the largest of 180 drawn circles is 133 across, their
  /// median 100, of which 120 points are more than a third.
  public var straightTravel: Double = 120

  /// A path counts as straight as long as no part of it strays further from the line between its
  /// ends than an arc of this radius would.
  ///
  /// Unit: points. Default: 700. It must be larger than the largest circle, for many people start
  /// a circle with a straight line.
  public var straightRadius: Double = 700

  /// How long a quick hand must run straight: at its speed, ``straightTravel`` grows until it takes
  /// at least this long.
  ///
  /// Unit: seconds. Range: zero and up. Default: 0.1, six frames of a screen: 120 points up to a
  /// speed of 1,200 points a second, 250 points at 2,500. The quickest of 180 drawn circles took
  /// 0.27 seconds, the median of those drawn fast 0.54, a quarter of which is 0.14; more would let
  /// a pan wait longer for a circle that doesn't come.
  public var straightDuration: Double = 0.1

  /// How many steps from sample to sample a path must run straight: ``straightTravel`` grows to at
  /// least their length.
  ///
  /// Range: zero and up. Default: 6, which at 60 samples a second are the 0.1 seconds above.
  /// Without a clock, and with one that runs slowly, long steps still show a quick hand and a large
  /// path.
  public var straightSteps: Double = 6

  /// Sets the ``straightRadius`` for a quick hand: the distance that it covers in this time.
  ///
  /// Unit: seconds. Range: zero and up. Default: 2. Hands take about as long for a large circle
  /// as for a small one, so a quick hand draws a large one. That and ``straightSteps`` are what
  /// lets circles of any size pass: of 180 circles at 30 times their size, 3,000 points across,
  /// none is refused early, where the radius alone would refuse 121.
  public var straightRadiusDuration: Double = 2

  /// Sets the ``straightRadius`` for a path in long steps: the distance covered in this many of
  /// them.
  ///
  /// Range: zero and up. Default: 120, which at 60 samples a second are the 2 seconds above. With
  /// 60, twelve of 180 circles were refused when played backwards, without a clock, at 12 times
  /// their size; with 240 a line that bows by 2 % of its length would not fail at all.
  public var straightRadiusSteps: Double = 120

  /// The ``CircleMeasure/gap`` above which a path is open, and ``minimumEndBend`` counts.
  package var openGap: Double { 0.6 * maximumGap }

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
