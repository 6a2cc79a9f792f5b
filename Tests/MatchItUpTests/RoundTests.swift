import GestureCore
@testable import MatchItUpGame
import Testing

@Suite struct Rounds {
  @Test func `the same seed deals the same rounds`() {
    var (first, second) = (RoundDealer(seed: 42), RoundDealer(seed: 42))
    for _ in 0..<100 {
      let (one, other) = (first.deal(), second.deal())
      #expect(one.figure.plural == other.figure.plural)
      #expect(one.difference.text == other.difference.text && one.oddPicture == other.oddPicture)
    }
  }

  @Test func `no figure comes twice in a row, and all figures and places come`() {
    var dealer = RoundDealer(seed: 1)
    let rounds = (0..<300).map { _ in dealer.deal() }
    for (one, next) in zip(rounds, rounds.dropFirst()) {
      #expect(one.figure.plural != next.figure.plural)
    }
    #expect(Set(rounds.map(\.figure.plural)).count == Figure.all.count)
    #expect(Set(rounds.map(\.oddPicture)) == [0, 1, 2, 3])
    #expect(rounds.map(\.number) == Array(1...300))
  }

  /// The reference sequence for seed 1234567, from the algorithm's published test values.
  @Test func `the generator gives the published numbers`() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
  }

  @Test func `each difference changes the marks, and all marks lie in the unit square`() {
    for figure in Figure.all {
      for difference in figure.differences {
        #expect(Set(difference.marks) != Set(figure.marks), "\(figure.plural): \(difference.text)")
      }
      for mark in figure.marks + figure.differences.flatMap(\.marks) {
        #expect(mark.shape.lies(within: 0...1), "\(figure.plural)")
      }
    }
  }
}

@Suite struct `Numbers as text` {
  @Test(arguments: [
    (0.0, 0, "0"), (0.5, 0, "1"), (-0.4, 0, "0"), (-1.25, 1, "-1.3"), (0.0345, 3, "0.035"),
    (99.999, 2, "100.00"), (.infinity, 0, "?"), (.nan, 1, "?"), (1e300, 0, "?"),
  ])
  func `a number is rounded to its decimals`(value: Double, places: Int, text: String) {
    #expect(Decimals(value, places: places).description == text)
  }
}

extension Shape {
  fileprivate func lies(within range: ClosedRange<Double>) -> Bool {
    switch self {
    case .line(let points), .polygon(let points):
      points.allSatisfy { range.contains($0.x) && range.contains($0.y) }
    case .circle(let center, let radius):
      [center.x - radius, center.x + radius, center.y - radius, center.y + radius]
        .allSatisfy(range.contains)
    }
  }
}
