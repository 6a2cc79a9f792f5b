import GestureCore
import MatchItUpGame

extension Game {
  /// Performs an action of the player, now or in a recording.
  func perform(_ action: PlayerAction, at moment: Timestamp) {
    advance(to: moment)
    switch action {
    case .newSet: dealNewSet()
    case .debug: toggleDebugPicture()
    case .touch(.cancelled, _): cancelTouches()
    case .touch(let phase, let location):
      send(
        InputEvent(
          at: moment,
          touches: [TouchInput(id: 1, phase: phase, location: location, type: .mouse)]))
    }
  }
}
