import GestureCore
import GestureTrace

extension Shape<[Double]> {
  /// A list of a given count of numbers.
  static func numbers(_ count: Int, _ expected: String) -> Self {
    Self(
      read: { node, _ throws(ScenarioError) in try node.numbers(count, expected) },
      write: { .list($0.map { .number($0) }) })
  }

  /// Numbers of which the last two are a width and a height.
  fileprivate static func numbersWithSize(_ count: Int, _ expected: String) -> Self {
    numbers(count, expected).checked { numbers, node, _ throws(ScenarioError) in
      guard numbers.suffix(2).allSatisfy({ $0 >= 0 }) else {
        throw node.error(.misfit("expected a width and a height of 0 or more"))
      }
    }
  }
}

extension Shape<Point> {
  static var point: Self {
    Shape<[Double]>.numbers(2, "a place [x, y]")
      .mapped({ Point(x: $0[0], y: $0[1]) }, { [$0.x, $0.y] })
  }
}

extension Shape<Vector> {
  static var vector: Self {
    Shape<[Double]>.numbers(2, "[dx, dy]")
      .mapped({ Vector(dx: $0[0], dy: $0[1]) }, { [$0.dx, $0.dy] })
  }
}

extension Shape<Size> {
  static var size: Self {
    Shape<[Double]>.numbersWithSize(2, "[width, height]")
      .mapped({ Size(width: $0[0], height: $0[1]) }, { [$0.width, $0.height] })
  }
}

extension Shape<Rect> {
  static var rect: Self {
    Shape<[Double]>.numbersWithSize(4, "[x, y, width, height]").mapped(
      { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
      { [$0.minX, $0.minY, $0.width, $0.height] })
  }
}

extension Shape<AffineTransform> {
  static var transform: Self {
    Shape<[Double]>.numbers(6, "[a, b, c, d, tx, ty]").mapped(
      { AffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) },
      { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] })
  }
}
