// Which input a pan takes: after how many taps, with which buttons, by which wheels.
extension DragRecognizer {
  private var logic: DragLogic { handle.core.typedLogic() }

  /// How many full taps come before the drag, each with as many fingers as
  /// ``minimumNumberOfTouches``; the fingers that come down next drag (S15.21). A tap doesn't
  /// prevent a pan that needs as many taps or more. Range: 0 or more; less counts as 0, with a
  /// diagnostic. Default: 0.
  public var numberOfTapsRequired: Int {
    get { logic.precedingTaps?.numberOfTaps ?? 0 }
    set {
      let count = handle.core.atLeastZero(newValue, "numberOfTapsRequired")
      handle.core.numberOfPrecedingTaps = count
      logic.changePrecedingTaps { $0.numberOfTaps = count }
    }
  }

  /// How long it may take from a tap to the next touch. Range: 0 or more; less counts as 0, with a
  /// diagnostic. Default: 0.35 s.
  public var maximumTapGap: Duration {
    get { logic.tapOptions.maximumTapGap.value(for: handle.core) }
    set {
      let limit = handle.core.atLeastZero(newValue, "maximumTapGap")
      logic.changePrecedingTaps { $0.options.maximumTapGap.own = limit }
    }
  }

  /// How far the taps and the drag's beginning may be from the first tap. Unit: points. Range: 0 or
  /// more; less counts as 0, with a diagnostic. Default: 45.
  public var allowableTapSpacing: Double {
    get { logic.tapOptions.allowableTapSpacing.value(for: handle.core) }
    set {
      let limit = handle.core.atLeastZero(newValue, "allowableTapSpacing")
      logic.changePrecedingTaps { $0.options.allowableTapSpacing.own = limit }
    }
  }

  /// The buttons of which a pointer has to press at least one (S15.17). Fingers and styluses pass.
  /// Range: not empty; an empty mask counts as the primary button, with a diagnostic. Default: the
  /// primary one.
  public var buttonMaskRequired: ButtonMask {
    get { handle.core.buttonMaskRequired }
    set {
      handle.core.buttonMaskRequired = handle.core.notEmpty(newValue, "buttonMaskRequired")
    }
  }

  /// The kinds of scroll input that drive the pan, without touches (S9.25). Default: none.
  public var allowedScrollTypes: ScrollTypes {
    get { ScrollTypes(handle.core.indirectInputs) }
    set { newValue.put(into: &handle.core.indirectInputs) }
  }

  /// Whether the momentum of a scroll goes on driving the pan that its fingers have begun (S15.18).
  /// Then the pan waits 0.1 s for it after the fingers' end. Default: false.
  public var followsMomentum: Bool {
    get { handle.core.indirectInputs.contains(.scrollMomentum) }
    set {
      if newValue {
        handle.core.indirectInputs.insert(.scrollMomentum)
      } else {
        handle.core.indirectInputs.remove(.scrollMomentum)
      }
    }
  }
}

extension DragLogic {
  fileprivate var tapOptions: TapOptions { precedingTaps?.options ?? TapOptions() }

  fileprivate func changePrecedingTaps(_ change: (DragTaps) -> Void) {
    let precedingTaps = precedingTaps ?? DragTaps()
    change(precedingTaps)
    self.precedingTaps = precedingTaps
  }
}
