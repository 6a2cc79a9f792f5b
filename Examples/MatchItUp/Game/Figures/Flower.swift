import GestureCore

struct Flower {
  var petals = Flower.allPetals
  var leafIsOnTheLeft = false
  var hasGrass = true

  var marks: [Mark] {
    let stem = Curve(from: (0.5, 0.47), by: (0.46, 0.7), to: (0.5, 0.92)).points
    let leaf = Shape.polygon((0.49, 0.82), (0.6, 0.66), (0.77, 0.66), (0.66, 0.8))
    var marks = [
      Mark(.line(stem), .green),
      Mark(leafIsOnTheLeft ? leaf.mirrored : leaf, .green),
      Mark(.circle(0.5, 0.36, radius: 0.09), .yellow),
    ]
    marks += petals.map { Mark(.circle(center: $0, radius: 0.085), .red) }
    if hasGrass { marks.append(Mark(Flower.grass, .green)) }
    return marks
  }

  private static let allPetals = [
    Point(x: 0.675, y: 0.36), Point(x: 0.5875, y: 0.512), Point(x: 0.4125, y: 0.512),
    Point(x: 0.325, y: 0.36), Point(x: 0.4125, y: 0.208), Point(x: 0.5875, y: 0.208),
  ]

  /// The flower without its upper right petal.
  static let plucked = Flower(petals: Array(allPetals.dropLast()))

  private static let grass = Shape.line(
    (0.14, 0.92), (0.2, 0.8), (0.26, 0.92), (0.32, 0.8), (0.38, 0.92))
}

extension Figure {
  static var flowers: Figure {
    Figure(
      plural: "flowers", marks: Flower().marks,
      differences: [
        Difference("has lost a petal", Flower.plucked.marks),
        Difference("has its leaf on the left", Flower(leafIsOnTheLeft: true).marks),
        Difference("has no grass beside it", Flower(hasGrass: false).marks),
      ])
  }
}
