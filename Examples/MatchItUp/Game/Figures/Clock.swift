import GestureCore

struct Clock {
  /// The end of the long hand; the short one points to ten.
  var longHand = Point(x: 0.7, y: 0.36)
  var hasRightBell = true
  var hasRightFoot = true

  var marks: [Mark] {
    let bell = Shape.line(Curve(from: (0.12, 0.3), by: (0.12, 0.08), to: (0.36, 0.12)).points)
    let foot = Shape.line((0.28, 0.83), (0.16, 0.95))
    let middle = Point(x: 0.5, y: 0.52)
    var marks = [
      Mark(.circle(center: middle, radius: 0.38), .plain),
      Mark(.line([middle, longHand]), .red),
      Mark(.line((0.5, 0.52), (0.36, 0.44)), .blue),
      Mark(bell, .yellow),
      Mark(foot, .plain),
    ]
    marks += ticks.map { Mark($0, .plain) }
    if hasRightBell { marks.append(Mark(bell.mirrored, .yellow)) }
    if hasRightFoot { marks.append(Mark(foot.mirrored, .plain)) }
    return marks
  }

  private var ticks: [Shape] {
    [
      .line((0.5, 0.2), (0.5, 0.27)), .line((0.82, 0.52), (0.75, 0.52)),
      .line((0.5, 0.84), (0.5, 0.77)), .line((0.18, 0.52), (0.25, 0.52)),
    ]
  }
}

extension Figure {
  static var clocks: Figure {
    Figure(
      plural: "clocks", marks: Clock().marks,
      differences: [
        Difference("shows another time", Clock(longHand: Point(x: 0.66, y: 0.7)).marks),
        Difference("has only one bell", Clock(hasRightBell: false).marks),
        Difference("has only one foot", Clock(hasRightFoot: false).marks),
      ])
  }
}
