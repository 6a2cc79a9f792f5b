import GestureCore

// Changes between recognizers.
extension Change {
  static func allow(_ one: String, with other: String) -> Change {
    Change(
      "'\(one)' and '\(other)' were allowed simultaneously",
      [
        DelegateRule(.shouldRecognizeSimultaneously, of: one, other: other, answer: true),
        DelegateRule(.shouldRecognizeSimultaneously, of: other, other: one, answer: true),
      ])
  }

  static func forbid(_ one: String, with other: String) -> Change {
    Change(
      "no delegate allowed '\(one)' and '\(other)' simultaneously",
      [
        DelegateRule(.shouldRecognizeSimultaneously, of: one, other: other, answer: false),
        DelegateRule(.shouldRecognizeSimultaneously, of: other, other: one, answer: false),
      ])
  }

  static func dropRequirement(of waiting: String, toFail required: String) -> Change {
    Change("'\(waiting)' did not have to wait for '\(required)'") { scenario in
      scenario.scene.delegateRules.insert(
        contentsOf: [
          DelegateRule(.shouldRequireFailure, of: waiting, other: required, answer: false),
          DelegateRule(.shouldBeRequiredToFail, of: required, other: waiting, answer: false),
        ], at: 0)
      let recognizers = scenario.scene.recognizers
      guard let index = recognizers.firstIndex(where: { $0.id == waiting }) else { return }
      scenario.scene.recognizers[index].requireToFail.removeAll { $0 == required }
    }
  }

  static func dropPrerequisite(of dependent: String, startingAfter first: String) -> Change {
    Change("'\(dependent)' did not start after '\(first)'", of: dependent) { spec in
      spec.startsAfter.removeAll { $0 == first }
    }
  }

  static func require(_ waiting: String, toFail required: String) -> Change {
    Change("'\(waiting)' had to wait for '\(required)' to fail", of: waiting) { spec in
      if !spec.requireToFail.contains(required) { spec.requireToFail.append(required) }
    }
  }

  static func switchOff(_ id: String) -> Change {
    var change = Change("'\(id)' were switched off", of: id) { $0.isEnabled = false }
    change.loser = id
    return change
  }

  static func switchOn(_ id: String) -> Change {
    Change("it were switched on", of: id) { $0.isEnabled = true }
  }

  static func answer(
    _ question: DelegateRule.Question, of id: String, _ answer: Bool
  ) -> Change {
    Change(
      "its delegate said \(answer ? "yes" : "no") to \(question.rawValue)",
      [DelegateRule(question, of: id, answer: answer)])
  }

  static func letBegin(_ id: String, on view: String) -> Change {
    Change(
      "view '\(view)' let it begin",
      [DelegateRule(.viewShouldBegin, of: id, hitView: view, answer: true)])
  }

  static func leaveTouches(_ id: String) -> Change {
    Change("the cancelsTouchesInView of '\(id)' were false", of: id) {
      $0.cancelsTouchesInView = false
    }
  }

  static func dontDelay(_ id: String) -> [Change] {
    [
      Change("the delaysTouchesEnded of '\(id)' were false", of: id) {
        $0.delaysTouchesEnded = false
      },
      Change("the delaysTouchesBegan of '\(id)' were false", of: id) {
        $0.delaysTouchesBegan = false
      },
    ]
  }

  /// The app doesn't disable, remove or cancel it.
  static func leaveAlone(_ id: String) -> Change {
    Change("the app had let it be") { scenario in
      scenario.remove { $0 == .disable(id) || $0 == .remove(id) || $0 == .cancel(id) }
    }
  }
}

extension Scenario {
  /// Leaves out actions of the host wherever they are.
  mutating func remove(_ isUnwanted: (Scenario.HostAction) -> Bool) {
    for index in script.indices {
      script[index].content.actions.removeAll(where: isUnwanted)
    }
    for index in scene.reactions.indices {
      scene.reactions[index].actions.removeAll(where: isUnwanted)
    }
    for index in scene.delegateRules.indices {
      scene.delegateRules[index].actions.removeAll(where: isUnwanted)
    }
  }
}
