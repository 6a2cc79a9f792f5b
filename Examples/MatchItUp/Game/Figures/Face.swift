import GestureCore

struct Face {
  enum Mouth {
    case smiling, sad
  }

  var mouth = Mouth.smiling
  var winks = false
  var hasNose = true

  var marks: [Mark] {
    var marks = [
      Mark(.circle(0.5, 0.5, radius: 0.41), .yellow),
      Mark(.circle(0.34, 0.38, radius: 0.065), .blue),
      Mark(winks ? .line((0.57, 0.38), (0.75, 0.38)) : .circle(0.66, 0.38, radius: 0.065), .blue),
      Mark(.line(mouthCurve.points), .red),
    ]
    if hasNose { marks.append(Mark(.line((0.5, 0.42), (0.44, 0.59), (0.53, 0.59)), .plain)) }
    return marks
  }

  private var mouthCurve: Curve {
    switch mouth {
    case .smiling: Curve(from: (0.3, 0.65), by: (0.5, 0.93), to: (0.7, 0.65))
    case .sad: Curve(from: (0.3, 0.78), by: (0.5, 0.55), to: (0.7, 0.78))
    }
  }
}

extension Figure {
  static var faces: Figure {
    Figure(
      plural: "faces", marks: Face().marks,
      differences: [
        Difference("does not smile", Face(mouth: .sad).marks),
        Difference("winks", Face(winks: true).marks),
        Difference("has no nose", Face(hasNose: false).marks),
      ])
  }
}
