import GestureCore

/// Watches what views are told of each touch.
final class ViewStreams: GestureObserver {
  private(set) var streams: [Touch: [TouchPhase]] = [:]

  func observe(_ report: GestureReport, at timestamp: Timestamp) {
    guard case .viewTouch(_, let touch, let phase) = report else { return }
    streams[touch, default: []].append(phase)
  }

  /// The streams that are neither began, any number of moved, ended or cancelled, nor empty.
  var broken: [[TouchPhase]] {
    streams.values.filter { phases in
      let isWhole =
        phases.count >= 2 && phases.first == .began
        && (phases.last == .ended || phases.last == .cancelled)
        && phases.dropFirst().dropLast().allSatisfy { $0 == .moved }
      return !isWhole
    }
  }
}
