import GestureCore
import GestureTrace

extension Shape<Point> {
  static var point: Self {
    numbers(2, "a place [x, y]") {
      Point(x: $0[0], y: $0[1])
    } write: {
      [$0.x, $0.y]
    }
  }
}

extension Shape<Vector> {
  static var vector: Self {
    numbers(2, "[dx, dy]") {
      Vector(dx: $0[0], dy: $0[1])
    } write: {
      [$0.dx, $0.dy]
    }
  }
}

extension Shape<Size> {
  static var size: Self {
    numbers(2, "[width, height]", endInSize: true) {
      Size(width: $0[0], height: $0[1])
    } write: {
      [$0.width, $0.height]
    }
  }
}

extension Shape<Rect> {
  static var rect: Self {
    numbers(4, "[x, y, width, height]", endInSize: true) {
      Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } write: {
      [$0.minX, $0.minY, $0.width, $0.height]
    }
  }
}

extension Shape<AffineTransform> {
  static var transform: Self {
    numbers(6, "[a, b, c, d, tx, ty]") {
      AffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } write: {
      [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]
    }
  }
}

extension Shape<StepContent.Sample> {
  static var sample: Self {
    numbers(3, "a sample [x, y, ms]") {
      Value(location: Point(x: $0[0], y: $0[1]), at: $0[2])
    } write: {
      [$0.location.x, $0.location.y, $0.at]
    }
  }
}

extension Shape {
  /// A list of so many numbers.
  ///
  /// - Parameter endInSize: whether the last two are a width and a height.
  private static func numbers(
    _ count: Int, _ expected: String, endInSize: Bool = false,
    read: @escaping @Sendable ([Double]) -> Value, write: @escaping @Sendable (Value) -> [Double]
  ) -> Shape {
    Shape { node, _ throws(ScenarioError) in
      let numbers = try node.numbers(count, expected)
      guard !endInSize || numbers.suffix(2).allSatisfy({ $0 >= 0 }) else {
        throw node.error(.misfit("expected a width and a height of 0 or more"))
      }
      return read(numbers)
    } write: {
      .list(write($0).map { .number($0) })
    }
  }
}
