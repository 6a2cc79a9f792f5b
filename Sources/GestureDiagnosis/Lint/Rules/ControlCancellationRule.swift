import GestureCore

/// Recognizers around controls that cancel their touches: a control wins only over single taps, and
/// a slider or switch over drags along it (S11.5, S11.2). Drags and presses that cancel none (S7.8).
struct ControlCancellationRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.flatMap { member -> [Lint.Finding] in
      let leavesTouches = !member.recognizer.cancelsTouchesInView
      guard member.mayRecognize,
        member.cancelsControlTouches || member.isPress && leavesTouches
      else { return [] }
      let areas = member.edgeAreas(in: scene.window)
      let controls = scene.controls.filter { control in
        control.isEnabled && control.liesIn(member.view) && member.getsTouches(of: control)
          && areas.contains(where: control.reaches) && !scene.isBeaten(member, on: control)
      }
      if leavesTouches {
        let own = [member.view as? Control].compactMap { $0 }.filter {
          $0.isEnabled && member.getsTouches(of: $0)
        }
        let pressed = (own + controls).filter { !$0.isDragged }
        return (member.profile.trigger.isDrag || member.isPress) && !pressed.isEmpty
          ? [finding(about: pressed, pressedBy: member)] : []
      }
      let rivals = controls.filter { !scene.isKept($0, from: member) }
      let lost = rivals.filter { scene.delay(of: member, beyondLiftOf: $0) == nil }
      let dragged = controls.filter { scene.keepsDrags($0, from: member) }
      let (all, last) = (
        lost.filter { scene.losesAllPresses($0, to: member) },
        lost.filter { !scene.losesAllPresses($0, to: member) }
      )
      return (all.isEmpty ? [] : [finding(about: member, all, losingAll: true)])
        + (last.isEmpty ? [] : [finding(about: member, last, losingAll: false)])
        + findings(about: member, dragged) + findings(about: member, rivals, in: scene)
    }
  }

  /// Controls that have had the lift when a tap recognizes, and act as well.
  private func findings(
    about tap: LintMember, _ controls: [Control], in scene: LintScene
  ) -> [Lint.Finding] {
    scene.required(by: tap).compactMap { other in
      let active = controls.filter {
        scene.delay(of: tap, beyondLiftOf: $0)?.isSame(as: other) ?? false
      }
      return active.isEmpty ? nil : .controlsActToo(active, tap, waitingFor: other)
    }
  }

  /// Controls that the finger of a drag or a press presses as well, where it lifts on them.
  private func finding(about controls: [Control], pressedBy member: LintMember) -> Lint.Finding {
    let (isDrag, one) = (member.profile.trigger.isDrag, controls.count == 1)
    return Lint.Finding(
      .controlActsToo, .note, [member],
      "\(controls.listed) \(one ? "acts" : "act") too when a \(isDrag ? "drag" : "press") of "
        + "\(member.quoted) of view '\(member.view.name)' begins and ends there: "
        + "\(member.name).cancelsTouchesInView is off, so that it takes no touches from views",
      fixes: [
        .set(
          .cancelsTouchesInView, of: member, to: true, if: " if \(member.quoted) alone is meant",
          bringing: .controlLosesTouch)
      ])
  }

  /// One finding for all controls that lose the same.
  private func findings(about member: LintMember, _ controls: [Control]) -> [Lint.Finding] {
    var losses: [String] = []
    for loss in controls.compactMap({ member.lostDrag(of: $0) }) where !losses.contains(loss) {
      losses.append(loss)
    }
    return losses.map { loss in
      let losers = controls.filter { member.lostDrag(of: $0) == loss }
      return Lint.Finding(
        .controlLosesTouch, .note, [member],
        "\(losers.listed) \(losers.count == 1 ? "loses" : "lose") a drag \(loss) to "
          + "\(member.quoted) of view '\(member.view.name)': "
          + (losers[0] is Slider
            ? "a slider keeps only drags of its thumb along its track"
            : "a switch keeps only drags along it"),
        fixes: [.refuseTouches(member, on: losers), .leaveTouches(member)])
    }
  }

  private func finding(
    about member: LintMember, _ controls: [Control], losingAll: Bool
  ) -> Lint.Finding {
    let loss =
      controls.count == 1
      ? "loses " + member.lost("its", all: losingAll)
      : "lose " + member.lost("their", all: losingAll)
    // Fast presses of a button are several taps; a slider is dragged.
    let isOfUsualUse = member.takesFastPresses && controls.contains { !($0 is Slider) }
    return Lint.Finding(
      .controlLosesTouch, isOfUsualUse ? .warning : .note, [member],
      "\(controls.listed) \(loss) when \(member.quoted) of view '\(member.view.name)' recognizes: "
        + "controls defend themselves only against one tap with one finger"
        + (controls.contains { $0 is Slider || $0 is Switch }
          ? ", and sliders and switches against a drag along them" : ""),
      fixes: [.refuseTouches(member, on: controls), .leaveTouches(member)])
  }
}

extension LintScene {
  /// Whether a recognizer on the control itself goes first each time, being nearer.
  func isBeaten(_ member: LintMember, on control: Control) -> Bool {
    partners(of: member).contains { other in
      guard other.view === control, !other.mayBeRefused else { return false }
      if other.beginsAtTouchDown, excludes(other, member), other.goesBefore(member) {
        return true
      }
      return dominance(of: other, over: member, whereShared: true, byTouches: true)
        .isFirstBesidesElsewhere
    }
  }
}

extension LintMember {
  /// Which drags on a slider or switch are this movement's; nil for none.
  fileprivate func lostDrag(of control: Control) -> String? {
    // A control may be turned; its track lies along its own horizontal axis.
    func mayStart(along isAlong: Bool) -> Bool {
      profile.mayStart { way in
        let own = control.convertFromWindow(way)
        let (along, across) = (own.dx.magnitude, own.dy.magnitude)
        // A movement may stray from its axis by 45 degrees. Where the control is turned by less than
        // a right angle, some go along it and some across.
        let isAskew = min(along, across) > max(along, across) * 1e-6
        return isAskew || (along > across) == isAlong
      }
    }
    let isAcross = mayStart(along: false)
    if control is Switch { return isAcross ? "across it" : nil }
    guard let slider = control as? Slider else { return nil }
    let hasTrack = slider.thumbWidth < slider.bounds.width && mayStart(along: true)
    let places = [hasTrack ? "beside its thumb" : nil, isAcross ? "across its track" : nil]
      .compactMap { $0 }
    return places.isEmpty ? nil : places.joined(separator: " or ")
  }

  /// Whether presses of a control that follow fast make its gesture.
  var takesFastPresses: Bool {
    guard case .taps(let count) = profile.trigger else { return false }
    return count > 1 && profile.numberOfTouches.lowerBound == 1
  }

  /// What a control loses: of several presses that make taps, all that are still kept from it.
  func lost(_ owner: String, all losesAll: Bool) -> String {
    guard case .taps(let count) = profile.trigger, count > 1 else { return "\(owner) touch" }
    if count == 2 { return losesAll ? "both presses" : "the second press" }
    return losesAll ? "all \(count) presses" : "the last of \(count) presses"
  }

  /// Whether it recognizes while a control has the touch, and the control doesn't win over it.
  fileprivate var cancelsControlTouches: Bool {
    switch profile.trigger {
    case .press(let duration): duration > .zero || !needsOneFingerAlone
    case .taps(let count): count > 1 || profile.numberOfTouches.lowerBound > 1
    case .drag, .swipe, .twoFingers: true
    case .drawing, .hover, .delay, .unknown: false
    }
  }
}
