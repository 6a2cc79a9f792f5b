import GestureCore

struct House {
  var hasRightWindow = true
  var hasDoor = true
  var chimneyIsOnTheLeft = false

  var marks: [Mark] {
    let chimney = Shape.line((0.66, 0.25), (0.66, 0.1), (0.77, 0.1), (0.77, 0.35))
    var marks = [
      Mark(.polygon((0.2, 0.45), (0.8, 0.45), (0.8, 0.9), (0.2, 0.9)), .plain),
      Mark(.polygon((0.1, 0.45), (0.5, 0.12), (0.9, 0.45)), .red),
      Mark(chimneyIsOnTheLeft ? chimney.mirrored : chimney, .red),
      Mark(window(at: 0.26), .blue),
    ]
    if hasRightWindow { marks.append(Mark(window(at: 0.61), .blue)) }
    if hasDoor { marks.append(Mark(door, .yellow)) }
    return marks
  }

  private var door: Shape {
    .line((0.44, 0.9), (0.44, 0.62), (0.56, 0.62), (0.56, 0.9))
  }

  private func window(at x: Double) -> Shape {
    .box(Rect(x: x, y: 0.54, width: 0.13, height: 0.14))
  }
}

extension Figure {
  static var houses: Figure {
    Figure(
      plural: "houses", marks: House().marks,
      differences: [
        Difference("has only one window", House(hasRightWindow: false).marks),
        Difference("has no door", House(hasDoor: false).marks),
        Difference("has its chimney on the left", House(chimneyIsOnTheLeft: true).marks),
      ])
  }
}
