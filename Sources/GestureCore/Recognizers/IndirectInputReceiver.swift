/// A recognizer that takes input without touches: hovers, scrolls, transforms.
///
/// It names the kinds that it accepts in ``RecognizerCore/indirectInputs``, by default none.
public protocol IndirectInputReceiver: GestureRecognizer {
  /// Input without touches arrived, of a kind that the recognizer accepts. By default the core's
  /// ``GestureLogic`` gets it.
  func inputReceived(_ input: IndirectInput, with event: TouchEvent)
}

extension IndirectInputReceiver {
  public func inputReceived(_ input: IndirectInput, with event: TouchEvent) {
    let core = handle.core
    core.logic?.inputReceived(input, with: event, core)
  }
}

extension GestureRecognizer where Self: IndirectInputReceiver {
  public var indirectInputReceiver: (any IndirectInputReceiver)? { self }
}
