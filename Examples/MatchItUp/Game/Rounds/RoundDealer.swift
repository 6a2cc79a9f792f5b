/// Deals one round after the other; the same seed always deals the same ones.
struct RoundDealer: Sendable {
  private var random: SplitMix64
  private var dealt = 0
  private var lastFigure: Int?

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func deal() -> Round {
    let figure = Figure.all[nextFigure()]
    let oddity = figure.oddities[random.index(below: figure.oddities.count)]
    dealt += 1
    return Round(
      number: dealt, figure: figure, oddity: oddity,
      oddPicture: random.index(below: Round.pictures))
  }

  /// A figure other than the one before, so that each new set is seen to be new.
  private mutating func nextFigure() -> Int {
    var figure = random.index(below: Figure.all.count - (lastFigure == nil ? 0 : 1))
    if let lastFigure, figure >= lastFigure { figure += 1 }
    lastFigure = figure
    return figure
  }
}
