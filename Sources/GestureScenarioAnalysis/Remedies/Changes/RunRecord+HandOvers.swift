import GestureCore
import GestureScenario
import GestureTrace

extension RunRecord {
  /// Whether a recognizer took over another recognizer's touches.
  func tookOver(_ id: String) -> Bool {
    entries.contains { entry in
      if case .handedOver(_, to: let taker) = entry.what { taker.name == id } else { false }
    }
  }

  /// When `giver` first handed its touches over to `taker`; nil where it didn't. Unit:
  /// milliseconds.
  func momentOfHandOver(from giver: String, to taker: String) -> Double? {
    let first = entries.first { entry in
      guard case .handedOver(let from, to: let to) = entry.what else { return false }
      return from.name == giver && to.name == taker
    }
    return first?.timestamp.milliseconds
  }

  /// The actions of a recognizer that offered a translation.
  func actionsWithTranslation(of id: String) -> [Action] {
    actions.filter { $0.recognizer == id && $0.readings["translation"]?.count == 2 }
  }

  /// The translations that a recognizer offered while its gesture was under way. Unit: points.
  func translations(of id: String) -> [[Double]] {
    actions.filter { $0.recognizer == id && ($0.state == .began || $0.state == .changed) }
      .compactMap { $0.readings["translation"] }.filter { $0.count == 2 }
  }
}
