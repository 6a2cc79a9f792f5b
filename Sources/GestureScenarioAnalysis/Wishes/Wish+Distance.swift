import GestureCore
import GestureScenario

// Runs that don't fulfil a wish exactly.
extension Wish {
  /// How much a run lacks of the wish: 0 if it fulfils it. A missing gesture counts for more than a
  /// surplus one.
  func distance(of record: RunRecord, for subject: Subject) -> Int {
    if isMet(by: record, for: subject) { return 0 }
    var surplus = record.moments(of: subject)
    var missing = 0
    for beginning in beginnings.sorted(by: { $0 != nil && $1 == nil }) {
      let index = surplus.firstIndex { moment in
        beginning.map { isSameMoment($0, moment) } ?? true
      }
      if let index { surplus.remove(at: index) } else { missing += 1 }
    }
    return max(1, missing * 2 + surplus.count)
  }

  /// Whether `one` comes nearer to the wish than `other`: less is missing or too much, the first
  /// gesture begins nearer to its time, or there is at last a first gesture, made by the same
  /// touches.
  func isNearer(_ one: RunRecord, than other: RunRecord, for subject: Subject) -> Bool {
    let (new, old) = (distance(of: one, for: subject), distance(of: other, for: subject))
    guard new >= old, let wished = firstBeginning, let now = one.moments(of: subject).first else {
      return new <= old
    }
    guard let before = other.moments(of: subject).first else {
      return !one.touchesBegin(after: min(wished, now), until: max(wished, now))
    }
    return new == old && (now - wished).magnitude < (before - wished).magnitude
  }

  /// The wish with an end for the gesture or touch that it leaves unfinished; nil where it leaves
  /// none unfinished.
  var continued: Wish? {
    switch outcome {
    case .something: return nil
    case .actions(let list):
      guard list.last?.word == .began else { return nil }
      return Wish(
        id, .actions(list + [Scenario.Expected(.changed, isRepeated: true), .init(.ended)]))
    case .touches(let list):
      guard list.last?.word == .began else { return nil }
      return Wish(
        id, .touches(list + [Scenario.Expected(.moved, isRepeated: true), .init(.ended)]))
    }
  }

  /// When the first gesture should begin; nil where any time will do. Unit: milliseconds.
  var firstBeginning: Double? { beginnings.first ?? nil }

  /// When the second gesture should begin; nil where there should be none, or where any time will
  /// do. Unit: milliseconds.
  var secondBeginning: Double? { beginnings.dropFirst().first ?? nil }

  /// When its last gesture should end; nil where any time will do. Unit: milliseconds.
  var end: Double? {
    guard case .actions(let list) = outcome else { return nil }
    return list.last { $0.word == .ended }?.at
  }

  /// Whether a gesture, or a touch of a view, should be cancelled.
  var wantsCancellation: Bool {
    switch outcome {
    case .something: false
    case .actions(let list): list.contains { $0.word == .cancelled }
    case .touches(let list): list.contains { $0.word == .cancelled }
    }
  }

  /// The wished gestures, each with the time of its first action, or nil where any time will do.
  /// Unit: milliseconds.
  private var beginnings: [Double?] {
    switch outcome {
    case .something: return [nil]
    case .touches(let list): return list.filter { $0.word == .ended }.map(\.at)
    case .actions(let list):
      var beginnings: [Double?] = []
      var isUnderWay = false
      for expected in list {
        switch expected.word {
        case .began:
          beginnings.append(expected.at)
          isUnderWay = true
        case .ended, .cancelled:
          if !isUnderWay, expected.word == .ended { beginnings.append(expected.at) }
          isUnderWay = false
        case .possible, .changed, .failed: break
        }
      }
      return beginnings
    }
  }
}
