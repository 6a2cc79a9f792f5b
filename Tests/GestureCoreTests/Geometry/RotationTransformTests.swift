import Foundation
import GestureCore
import Testing

@Suite struct `A turned transform` {
  @Test func `turns by the sine and cosine of the mathematics library`() {
    for angle in stride(from: -20.0, through: 20, by: 0.37) {
      let turn = GestureCore.AffineTransform(rotationAngle: angle)
      #expect((turn.a - cos(angle)).magnitude < 1e-14, "\(angle) radians")
      #expect((turn.b - sin(angle)).magnitude < 1e-14, "\(angle) radians")
      #expect(turn.c == -turn.b && turn.d == turn.a, "\(angle) radians")
    }
  }

  @Test func `a quarter turns to the right what points up`() {
    let turned = GestureCore.AffineTransform(rotationAngle: .pi / 2)
      .applied(to: Vector(dx: 0, dy: -1))
    #expect((turned - Vector(dx: 1, dy: 0)).length < 1e-15)
  }

  @Test func `what isn't a number turns nothing`() {
    #expect(GestureCore.AffineTransform(rotationAngle: .nan) == .identity)
    #expect(GestureCore.AffineTransform(rotationAngle: .infinity) == .identity)
  }

  @Test func `the new step comes first, as in UIKit`() {
    let moved = GestureCore.AffineTransform(translationX: 100, y: 0)
    let point = Point(x: 1, y: 2)
    #expect(moved.scaledBy(x: 2, y: 3).applied(to: point) == Point(x: 102, y: 6))
    #expect(moved.translatedBy(x: 1, y: 1).applied(to: point) == Point(x: 102, y: 3))
    let turned = moved.rotated(by: .pi).applied(to: point)
    #expect(turned.distance(to: Point(x: 99, y: -2)) < 1e-12)
  }
}
