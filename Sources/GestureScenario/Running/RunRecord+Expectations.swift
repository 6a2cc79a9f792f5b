import GestureCore
import GestureTrace

extension RunRecord {
  /// The actions of recognizers and whether all was idle in the end, as expectations.
  package func asExpected(of recognizers: [RecognizerSpec]) -> Scenario.Expectations {
    var expectations = Scenario.Expectations()
    expectations.isIdle = pendingWork.isEmpty
    for id in recognizers.flatMap(ids) {
      var list: [Scenario.Expected<GestureState>] = []
      for action in actions where action.recognizer == id {
        if action.state != .changed {
          list.append(Scenario.Expected(action.state, at: action.at.rounded(toPlaces: 3)))
        } else if list.last?.word != .changed {
          list.append(Scenario.Expected(.changed, isRepeated: true))
        }
      }
      expectations.actions[id] = list
    }
    return expectations
  }

  /// The ids by which expectations name a recognizer: of a set, each that took part.
  package func ids(_ spec: RecognizerSpec) -> [String] {
    guard spec.forEachTouch != nil else { return [spec.id] }
    var numbers: Set<Int> = []
    for label in entries.flatMap(\.what.labels)
    where RecognizerSpec.set(ofMember: label.name) == spec.id {
      numbers.insert(Int(label.name.dropFirst(spec.id.count + 1)) ?? 1)
    }
    return numbers.sorted().map { RecognizerSpec.id(ofMember: $0, of: spec.id) }
  }

  /// The actions of recognizers, the outcomes of their attempts, the touches of views, and whether
  /// all was idle in the end, as expectations.
  func asExpected(of scene: Scenario.Scene) -> Scenario.Expectations {
    var expectations = asExpected(of: scene.recognizers)
    for id in scene.recognizers.flatMap(ids) {
      expectations.outcomes[id] = outcomes(of: id).map {
        ExpectedOutcome($0.state, reason: $0.word)
      }
    }
    for id in [Scenario.Scene.windowID] + scene.views.map(\.id) {
      let told = touches(of: id)
      if !told.isEmpty { expectations.views[id] = Self.summed(told) }
    }
    return expectations
  }

  /// Replaces moves in a row by any number of moves.
  private static func summed(
    _ touches: [(phase: TouchPhase, at: Double)]
  ) -> [Scenario.Expected<TouchPhase>] {
    touches.reduce(into: []) { list, touch in
      if touch.phase != .moved {
        list.append(Scenario.Expected(touch.phase, at: touch.at.rounded(toPlaces: 3)))
      } else if list.last?.word != .moved {
        list.append(Scenario.Expected(.moved, isRepeated: true))
      }
    }
  }
}
