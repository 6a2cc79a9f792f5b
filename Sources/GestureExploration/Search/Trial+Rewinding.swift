import GestureCore
import GestureSimulation

// Back to the end of a script, from which several actions are tried.
extension Trial {
  /// What a trial restores when its script is played again.
  final class Checkpoint {
    fileprivate let start: Timestamp
    fileprivate let notes: WatcherNotes
    fileprivate let streams: IndirectStreams
    /// The state, with sums to their last digits.
    fileprivate let exactState: StateDigest.Value?
    fileprivate let recognizerStates: [GestureState]

    fileprivate init(_ trial: Trial) {
      start = trial.start
      notes = trial.watcher.notes
      streams = trial.streams
      exactState = trial.state(hasExactSums: true)
      recognizerStates = trial.handles.map(\.trackingState)
    }
  }

  /// The present moment; nil where a script that is played again would bring new recognizers, which
  /// the notes don't have.
  var checkpoint: Checkpoint? { hasSameRecognizers ? Checkpoint(self) : nil }

  /// Undoes a move, which has followed a checkpoint, by a move back to where the finger was.
  ///
  /// - Returns: whether all is as it was at the checkpoint. It isn't where a recognizer has
  ///   decided, or sums differ in their last digits.
  mutating func takeBack(_ move: Move, to checkpoint: Checkpoint) -> Bool {
    guard let exactState = checkpoint.exactState,
      zip(handles, checkpoint.recognizerStates).allSatisfy({ $0.trackingState == $1 })
    else { return false }
    dispatcher.removeObserver(watcher)
    scene.play(.move(move.finger, to: move.origin), at: dispatcher.now)
    guard scene.divergence() == nil, hasSameRecognizers,
      state(hasExactSums: true) == exactState
    else { return false }
    watcher.notes = checkpoint.notes.delayed(by: start - checkpoint.start)
    dispatcher.addObserver(watcher)
    return true
  }

  /// A move of a finger from a place.
  struct Move {
    let finger: TouchID
    let origin: Point
  }

  /// The move of an action; nil if the action is no move.
  func move(_ action: ExploredEvent) -> Move? {
    guard case .move(let finger, _) = action.what, let touch = dispatcher.touch(finger) else {
      return nil
    }
    return Move(finger: finger, origin: touch.location(in: nil))
  }

  /// Plays a script again up to a checkpoint, on the scene as it is now. The notes up to there are
  /// known, so nothing is noted meanwhile.
  ///
  /// - Returns: whether it was played. It isn't if the scene's recognizers are no longer those in
  ///   the notes.
  mutating func replay(_ script: [ExploredEvent], to checkpoint: Checkpoint) -> Bool {
    guard hasSameRecognizers else { return false }
    playUnobserved(script)
    streams = checkpoint.streams
    watcher.notes = checkpoint.notes.delayed(by: start - checkpoint.start)
    dispatcher.addObserver(watcher)
    return true
  }

  private func playUnobserved(_ script: [ExploredEvent]) {
    for event in script { scene.play(event.what, at: start + (event.timestamp - .zero)) }
  }

  /// Abandons the script, brings the scene to rest, and stops observing it.
  ///
  /// - Parameter state: the state of a new scene.
  /// - Returns: whether it is in that state, so that it can serve for another script.
  mutating func restore(to state: StateDigest.Value?) -> Bool {
    dispatcher.removeObserver(watcher)
    abandon()
    guard violation == nil, state != nil else { return false }
    bringToRest()
    beginAnew()
    return isAtRest && self.state == state
  }

  private func bringToRest() {
    for what in streams.ending { scene.play(what, at: dispatcher.now) }
    for _ in 0..<Self.mostDeadlines {
      guard let next = dispatcher.nextDeadline else { break }
      scene.play(.wait, at: next)
    }
    // State that counts only for a moment, such as a touch's tap count, is over by then.
    scene.play(.wait, at: dispatcher.now + .seconds(10))
  }

  private var isAtRest: Bool { scene.divergence() == nil && dispatcher.isIdle }

  /// Whether the scene has the recognizers that it had in the beginning: the same recognizers, not
  /// others in their place.
  private var hasSameRecognizers: Bool { scene.simulation.window.hasRecognizers(handles) }
}
