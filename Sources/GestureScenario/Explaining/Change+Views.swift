import GestureCore

// Changes of views.
extension Change {
  /// Changes that let a touch through to a view that it missed.
  static func uncover(
    _ view: String, from swallower: String?, in scenario: Scenario
  ) -> [Change] {
    var changes: [Change] = []
    if let swallower, swallower != Scenario.Scene.windowID {
      changes.append(
        Change("view '\(swallower)' let touches through", ofView: swallower) {
          $0.isUserInteractionEnabled = false
        })
    }
    changes += leaveViews(above: view, in: scenario)
    var next: String? = view
    while let id = next, let spec = scenario.scene.views.first(where: { $0.id == id }) {
      changes += obstacles(of: spec)
      next = spec.parent
    }
    return changes
  }

  /// The app doesn't hide or remove a view or one of its ancestors.
  private static func leaveViews(above view: String, in scenario: Scenario) -> [Change] {
    var changes: [Change] = []
    var next: String? = view
    while let id = next, let spec = scenario.scene.views.first(where: { $0.id == id }) {
      let unwanted: [Scenario.HostAction] = [.hideView(id), .removeView(id)]
      if scenario.allActions.contains(where: unwanted.contains) {
        changes.append(
          Change("the app had not taken view '\(id)' away") { $0.remove(unwanted.contains) })
      }
      next = spec.parent
    }
    return changes
  }

  private static func obstacles(of spec: ViewSpec) -> [Change] {
    var changes: [Change] = []
    if spec.isHidden {
      changes.append(
        Change("view '\(spec.id)' were not hidden", ofView: spec.id) { $0.isHidden = false })
    }
    if spec.alpha < 0.01 {
      changes.append(Change("view '\(spec.id)' were opaque", ofView: spec.id) { $0.alpha = 1 })
    }
    if !spec.isUserInteractionEnabled {
      changes.append(
        Change("the isUserInteractionEnabled of view '\(spec.id)' were true", ofView: spec.id) {
          $0.isUserInteractionEnabled = true
        })
    }
    return changes
  }

  static func move(_ id: String, to view: String) -> Change {
    Change("it were on view '\(view)'", of: id) { $0.view = view }
  }

  /// Changes that leave a touch to a view that lost it to a recognizer.
  static func protect(_ view: String, from thief: String) -> [Change] {
    [
      leaveTouches(thief),
      Change("it were a control", ofView: view) { $0.control = .button },
      Change(
        "it answered no when it is asked whether '\(thief)' should begin",
        [DelegateRule(.viewShouldBegin, of: thief, hitView: view, answer: false)]),
      Change(
        "the delegate of '\(thief)' refused touches on this view",
        [DelegateRule(.shouldReceiveTouch, of: thief, hitView: view, answer: false)]),
      switchOff(thief),
    ]
  }
}
