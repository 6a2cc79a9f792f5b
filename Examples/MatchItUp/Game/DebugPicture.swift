import CircleGesture
import GestureCore

/// What the circle recognizer made of a stroke, to look at.
struct DebugPicture {
  let stroke: Stroke
  /// How near to the centre the path may come, in radii.
  let forbiddenShare: Double

  /// The box round the path, the box round the fitted circle, and the middle of that, in which no
  /// point of the path may lie.
  var marks: [Mark] {
    var marks: [Mark] = []
    if let box = pathBox { marks.append(Mark(.box(box), .pathBox)) }
    if let fit = stroke.fit {
      marks.append(Mark(.box(fit.box), .circleBox))
      marks.append(
        Mark(.circle(center: fit.center, radius: fit.radius * forbiddenShare), .forbidden))
    }
    return marks
  }

  /// The figures of the circle, and which test refused the path.
  var figures: String {
    var lines: [String] = []
    if let fit = stroke.fit {
      lines = [
        "at \(Decimals(fit.center.x, places: 0)), \(Decimals(fit.center.y, places: 0))",
        "radius \(Decimals(fit.radius, places: 1))",
        "error \(Decimals(fit.error, places: 3))",
      ]
    }
    if let verdict = stroke.verdict { lines.append(verdict.explanation.description) }
    var text = ""
    for line in lines { text += text.isEmpty ? line : "\n" + line }
    return text
  }

  private var pathBox: Rect? {
    guard let first = stroke.path.first else { return nil }
    return stroke.path.reduce(Rect(x: first.x, y: first.y, width: 0, height: 0)) { box, point in
      box.union(Rect(x: point.x, y: point.y, width: 0, height: 0))
    }
  }
}

extension CircleFit {
  fileprivate var box: Rect {
    Rect(x: center.x, y: center.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius)
  }
}
