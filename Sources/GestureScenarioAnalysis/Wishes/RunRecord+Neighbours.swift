import GestureCore
import GestureScenario
import GestureTrace

// Gestures that go on at the same time with other touches.
extension RunRecord {
  /// The recognizers whose gestures were under way, with none of its touches, when `id` first
  /// fired: two recognizers that share no touch don't exclude each other (S4.1).
  func neighbours(ofFirstGestureOf id: String, among others: [String]) -> [String] {
    guard let moment = firings(ofRecognizer: id).first?.at else { return [] }
    let touches = touchesOfAttempts(at: moment)
    guard let own = touches[id], !own.isEmpty else { return [] }
    return others.filter { other in
      guard other != id, let its = touches[other], !its.isEmpty, its.isDisjoint(with: own) else {
        return false
      }
      return firings(ofRecognizer: other).contains { firing in
        firing.at <= moment && moment < firing.endedAt ?? firing.at
      }
    }
  }

  /// The recognizers that fired and were done, with other fingers, while the fingers were down with
  /// which `id` first fired.
  func finishedNeighbours(ofFirstGestureOf id: String, among others: [String]) -> [String] {
    guard let moment = firings(ofRecognizer: id).first?.at else { return [] }
    let given = Set(touchesGiven(to: id))
    let start = entries.first { entry in
      if case .touch(let touch, .began, _, _) = entry.what { given.contains(touch) } else { false }
    }
    guard let start = start?.timestamp.milliseconds, start < moment else { return [] }
    return others.filter { other in
      let its = Set(touchesGiven(to: other))
      return other != id && !its.isEmpty && its.isDisjoint(with: given)
        && firings(ofRecognizer: other).contains { firing in
          start <= firing.at && firing.at < moment && firing.endedAt ?? firing.at < moment
        }
    }
  }

  /// The touches that each recognizer had for its attempt at a moment: the touches that it was
  /// given and didn't drop, and the touches that it took over.
  private func touchesOfAttempts(at moment: Double) -> [String: Set<TouchID>] {
    var touches: [String: Set<TouchID>] = [:]
    for entry in entries where entry.timestamp.milliseconds <= moment {
      switch entry.what {
      case .bound(let label, let touch): touches[label.name, default: []].insert(touch)
      case .ignored(let label, let touch): touches[label.name]?.remove(touch)
      case .handedOver(let giver, let taker):
        touches[taker.name, default: []].formUnion(touches[giver.name] ?? [])
      case .reset(let label, _) where entry.timestamp.milliseconds < moment:
        touches[label.name] = nil
      case _: break
      }
    }
    return touches
  }
}
