/// Deals one round after the other. The same seed always deals the same rounds.
struct RoundDealer: Sendable {
  private var random: SplitMix64
  private var dealt = 0
  private var lastFigure: Int?

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func deal() -> Round {
    let figure = Figure.all[nextFigure()]
    let difference = figure.differences[random.index(below: figure.differences.count)]
    dealt += 1
    return Round(
      number: dealt, figure: figure, difference: difference,
      oddPicture: random.index(below: Round.pictures))
  }

  /// The index of a figure other than the last one, so that each new set looks new.
  private mutating func nextFigure() -> Int {
    var figure = random.index(below: Figure.all.count - (lastFigure == nil ? 0 : 1))
    if let lastFigure, figure >= lastFigure { figure += 1 }
    lastFigure = figure
    return figure
  }
}
