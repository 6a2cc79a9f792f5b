import GestureCore

struct Boat {
  var hasJib = true
  var hasMiddlePorthole = true
  var flagFliesToTheRight = false

  var marks: [Mark] {
    let flag = Shape.polygon((0.5, 0.08), (0.3, 0.13), (0.5, 0.2))
    var marks = [
      Mark(.line((0.5, 0.08), (0.5, 0.66)), .plain),
      Mark(.polygon((0.08, 0.66), (0.92, 0.66), (0.76, 0.9), (0.24, 0.9)), .red),
      Mark(flagFliesToTheRight ? flag.mirrored : flag, .green),
      Mark(.polygon((0.54, 0.24), (0.86, 0.6), (0.54, 0.6)), .plain),
      Mark(.circle(0.34, 0.78, radius: 0.05), .yellow),
      Mark(.circle(0.66, 0.78, radius: 0.05), .yellow),
    ]
    if hasJib { marks.append(Mark(.polygon((0.46, 0.28), (0.46, 0.6), (0.2, 0.6)), .blue)) }
    if hasMiddlePorthole { marks.append(Mark(.circle(0.5, 0.78, radius: 0.05), .yellow)) }
    return marks
  }
}

extension Figure {
  static var boats: Figure {
    Figure(
      plural: "boats", marks: Boat().marks,
      differences: [
        Difference("has only one sail", Boat(hasJib: false).marks),
        Difference("has only two portholes", Boat(hasMiddlePorthole: false).marks),
        Difference("flies its flag to the right", Boat(flagFliesToTheRight: true).marks),
      ])
  }
}
