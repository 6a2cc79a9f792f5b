import GestureCore

struct Fish {
  var hasEye = true
  var hasTopFin = true
  var stripes = 2
  var bubblesAreBehind = false

  var marks: [Mark] {
    let upper = Curve(from: (0.1, 0.55), by: (0.4, 0.08), to: (0.72, 0.55)).points
    let lower = Curve(from: (0.72, 0.55), by: (0.4, 1.02), to: (0.1, 0.55)).points
    var marks = [
      Mark(.polygon(upper + lower), .yellow),
      Mark(.polygon((0.72, 0.55), (0.92, 0.36), (0.86, 0.55), (0.92, 0.74)), .yellow),
      Mark(bubble, .blue),
    ]
    if hasTopFin { marks.append(Mark(.polygon((0.32, 0.34), (0.52, 0.16), (0.54, 0.37)), .red)) }
    if hasEye { marks.append(Mark(.circle(0.24, 0.5, radius: 0.045), .plain)) }
    for stripe in 0..<stripes {
      let x = 0.42 + 0.14 * Double(stripe)
      marks.append(Mark(.line((x, 0.42), (x + 0.03, 0.55), (x, 0.68)), .red))
    }
    return marks
  }

  private var bubble: Shape {
    let bubble = Shape.circle(0.13, 0.24, radius: 0.06)
    return bubblesAreBehind ? bubble.mirrored : bubble
  }
}

extension Figure {
  static var fish: Figure {
    Figure(
      plural: "fish", marks: Fish().marks,
      differences: [
        Difference("has no eye", Fish(hasEye: false).marks),
        Difference("has no fin on its back", Fish(hasTopFin: false).marks),
        Difference("has only one stripe", Fish(stripes: 1).marks),
        Difference("has its bubble behind it", Fish(bubblesAreBehind: true).marks),
      ])
  }
}
