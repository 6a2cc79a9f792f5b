import Foundation
import GestureCore
import Testing

@Suite("Angles without a mathematics library")
struct VectorAngleTests {
  @Test func `the angle is that of the mathematics library to ten digits`() {
    for step in -1800...1800 {
      let angle = Double(step) * Double.pi / 1801
      let turned = Vector(dx: 3 * cos(1 + angle), dy: 3 * sin(1 + angle))
      let found = Vector(dx: cos(1), dy: sin(1)).angle(to: turned)
      #expect((found - angle).magnitude < 1e-10)
    }
  }

  @Test func `opposite directions are half a turn apart, no direction is none`() {
    let ahead = Vector(dx: 1, dy: 0)
    let half = ahead.angle(to: Vector(dx: -2, dy: 0)).magnitude
    #expect((half - Double.pi).magnitude < 1e-10)
    #expect(ahead.angle(to: .zero) == 0)
  }
}
