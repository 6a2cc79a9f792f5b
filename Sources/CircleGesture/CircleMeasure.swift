/// The figures by which a path is judged; all but the size are free of unit and scale.
///
/// They don't depend on where the path starts, which way round it runs, how fast it was drawn and
/// how often it was sampled.
public struct CircleMeasure: Hashable, Sendable {
  /// The circle nearest to the path, each part of the path counting by its length.
  public var fit: CircleFit

  /// How far the path sweeps around the centre, overlaps counted again.
  ///
  /// Unit: radians. Range: zero and up. A closed circle has 2π; strokes drawn as circles have 5.2
  /// to 7.8.
  public var sweep: Double

  /// Whether the path runs from x to y: with y downwards, as the hands of a clock.
  public var isClockwise: Bool

  /// The longest way that the path travels against its own direction around the centre.
  ///
  /// Unit: radians. Range: zero and up. Strokes drawn as circles have up to 0.02, and up to 0.1
  /// under heavy tremor.
  public var backtrack: Double

  /// The distance of the path from the centre where it comes nearest, ÷ the radius.
  ///
  /// Range: zero and up. Strokes drawn as circles have 0.5 and more.
  public var innermost: Double

  /// The gap between the ends, ÷ the radius; of a path that overshoots, the gap that is left when
  /// the surplus is cut off at both ends.
  ///
  /// Range: zero and up. Strokes drawn as circles have up to 0.9.
  public var gap: Double

  /// How far the path bends its own way within the fifth of its length at either end, from the
  /// middle of one tenth to the middle of the next; of both ends the lesser.
  ///
  /// Unit: radians. A circle has 2π ÷ 10; strokes drawn as circles have zero and more, 98 of 100
  /// more than 0.2. Less than zero means that an end turns away from the circle, as the tail of a
  /// question mark does.
  public var endBend: Double

  /// How far the ends stick out: the distance of the nearer end of the path from the middle, ÷ the
  /// root mean square distance of the single turn that ``gap`` is taken of, once its oval has been
  /// evened out.
  ///
  /// Range: zero and up. A closed circle has one, a round loop with two straight tails of half its
  /// width √2. Strokes drawn as circles have up to 1.15, pigtails 1.28 and more. One end alone may
  /// be anywhere: people's hooks and overshoots have up to 1.29.
  public var protrusion: Double

  /// The long axis of the path ÷ its short one, each taken by how far the path spreads along it.
  ///
  /// An exact oval has a little less than its sides: 1.22 for 1.3 : 1, 1.5 for 1.7 : 1. Range: one
  /// (round) and up. Strokes drawn as circles have 1.02 to 1.54, 95 of 100 less than 1.3.
  public var ovalness: Double

  /// The root mean square of (distance from the centre − mean distance) ÷ mean distance, once the
  /// oval has been evened out.
  ///
  /// Range: zero and up. Strokes drawn as circles have 0.01 to 0.16; question marks that close
  /// enough to be taken for circles 0.13 to 0.19.
  public var unevenness: Double

  /// How three-cornered the path is, once the oval has been evened out.
  ///
  /// Range: zero (a circle) to one (a triangle) and a little more. Strokes drawn as circles have
  /// up to 0.4, triangles 0.7 and more.
  public var triangularity: Double

  /// How four-cornered the path is, once the oval has been evened out.
  ///
  /// Range: zero (a circle) to one (a square) and a little more. Strokes drawn as circles have up
  /// to 0.55, rectangles 0.7 and more.
  public var squareness: Double

  /// The share of the path that bends less than half as much as a circle does.
  ///
  /// Range: zero (a circle) to 0.56 (an exact square). Strokes drawn as circles have up to 0.27,
  /// rectangles 0.36 and more.
  public var straightShare: Double

  /// How much slower the path is where it bends than elsewhere; `nil` without a clock.
  ///
  /// Range: about one (no slower) and up. Strokes drawn as circles have 0.98 to 1.18, rectangles
  /// and triangles 1.1 to 3.8, half of them more than 2.
  public var lingering: Double?

  /// The corners, by three witnesses that err for different reasons: the form of the whole path,
  /// its straight parts, and the pauses of the hand.
  ///
  /// Range: zero (a circle) to about one (a square). It is the mean of ``squareness`` and twice
  /// the ``straightShare``, for a square is straight for about half of its length, as corners are
  /// judged here. A quarter of what ``lingering`` has above 1.2 comes on top, up to 0.1: enough to
  /// decide between a rounded square and a circle with a flat side, too little for a bad clock to
  /// refuse a good circle.
  public var cornerness: Double {
    let pauses = min(max((lingering ?? 1) - 1.2, 0) / 4, Self.mostByPauses)
    return (squareness + 2 * straightShare) / 2 + pauses
  }

  /// What the pauses of the hand add to ``cornerness`` at most.
  static var mostByPauses: Double { 0.1 }

  /// The height and width of the fitted circle. Unit: points.
  public var diameter: Double { 2 * fit.radius }
}
