import GestureCore
import GestureSimulation
import GestureTestKit
import TapGesture
import Testing

/// Up to 16 requirements are searched one by one; more are looked up.
@Suite struct `Many requirements of one recognizer` {
  private let patient = TapGestureRecognizer()

  private func requirements(_ count: Int) -> [TapGestureRecognizer] {
    (0..<count).map { number in
      let tap = TapGestureRecognizer()
      tap.name = "\(number)"
      patient.require(toFail: tap)
      return tap
    }
  }

  private var names: [String] { patient.handle.failureRequirements.map(\.label.name) }

  enum Order: CaseIterable {
    case firstFirst, lastFirst, fromTheMiddle, everySecond

    func sorted(_ count: Int) -> [Int] {
      let all = Array(0..<count)
      switch self {
      case .firstFirst: return all
      case .lastFirst: return all.reversed()
      case .fromTheMiddle: return Array(all[(count / 2)...] + all[..<(count / 2)])
      case .everySecond: return all.filter { $0 % 2 == 1 } + all.filter { $0 % 2 == 0 }
      }
    }
  }

  @Test(arguments: [15, 16, 17, 18, 50], Order.allCases)
  func `S4.34 S4.35 are taken back in any order, and the rest keep theirs`(
    count: Int, order: Order
  ) {
    let taps = requirements(count)
    var rest = (0..<count).map { "\($0)" }
    #expect(names == rest)
    for index in order.sorted(count) {
      patient.require(toFail: taps[index])  // a second one changes nothing
      #expect(names == rest)
      patient.removeRequirement(toFail: taps[index])
      rest.removeAll { $0 == "\(index)" }
      #expect(names == rest)
    }
    #expect(taps.allSatisfy { patient.require(toFail: $0) == nil })
    #expect(names == (0..<count).map { "\($0)" })
  }

  @Test(arguments: [16, 17, 50], Order.allCases)
  func `S4.36 end with the lives of those that were required`(count: Int, order: Order) {
    var taps: [TapGestureRecognizer?] = requirements(count)
    var rest = (0..<count).map { "\($0)" }
    for index in order.sorted(count) {
      taps[index] = nil
      rest.removeAll { $0 == "\(index)" }
      #expect(names == rest)
    }
  }

  @Test(arguments: [16, 17, 50], Order.allCases)
  func `S5.11 many actions are taken back in any order, and the rest keep theirs`(
    count: Int, order: Order
  ) {
    let stage = Stage()
    let tap = stage.add(TapGestureRecognizer(), "tap")
    var calls: [Int] = []
    let tokens = (0..<count).map { number in tap.onAction { _ in calls.append(number) } }
    var rest = Array(0..<count)
    for index in order.sorted(count) {
      tokens[index].remove()
      tokens[index].remove()  // does nothing
      rest.removeAll { $0 == index }
      calls = []
      stage.simulation.tap(at: stage.place)
      stage.simulation.wait(.seconds(1))
      #expect(calls == rest)
    }
  }
}
