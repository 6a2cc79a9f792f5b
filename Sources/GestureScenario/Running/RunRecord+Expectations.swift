import GestureCore

extension RunRecord {
  /// What happened, as expectations.
  func asExpected(of recognizers: [String]) -> Scenario.Expectations {
    var expectations = Scenario.Expectations()
    expectations.isIdle = unrest.isEmpty
    for id in recognizers {
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

  /// As the method above, with the outcomes of attempts and the touches of views.
  func asExpected(of scene: Scenario.Scene) -> Scenario.Expectations {
    let recognizers = scene.recognizers.map(\.id)
    var expectations = asExpected(of: recognizers)
    for id in recognizers {
      expectations.outcomes[id] = outcomes(of: id).map {
        ExpectedOutcome($0.state, reason: $0.reason?.word)
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
