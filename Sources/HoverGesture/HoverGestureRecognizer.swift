public import GestureCore

/// Recognizes a pointer over its view, with no button down.
///
/// Continuous: it begins when the pointer enters the view, changes when it moves there and ends
/// when it leaves. While a button is down it sends nothing (S14.22). It takes no touches and takes
/// no part in arbitration (S9.54, S9.55); on hardware without a pointer it never begins.
///
/// ```swift
/// let hover = HoverGestureRecognizer()
/// button.addGestureRecognizer(hover)
/// hover.onAction { hover in print("pointer", hover.state) }
/// ```
public final class HoverGestureRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "hover")
  private var place = Point.zero

  public var handle: RecognizerHandle { core.handle }

  public init() {
    core.indirectInputs = .hover
    core.allowedTouchTypes = []
    core.cancelsTouchesInView = false
  }

  /// Where the pointer is, or was last (S2.31).
  public func location(in view: View?) -> Point { view?.convert(place, from: nil) ?? place }
}

extension HoverGestureRecognizer: IndirectInputReceiver {
  public func inputReceived(_ input: IndirectInput, with event: TouchEvent) {
    guard case .hover(let hover) = input else { return }
    let hasMoved = hover.location.map { $0 != place } ?? false
    place = hover.location ?? place
    switch hover.phase {
    case .began: core.state = .began
    case .moved, .stationary: if hasMoved { core.state = .changed }
    case .ended: core.state = .ended
    case .cancelled: core.fail(.touchesCancelled)
    }
  }
}

extension HoverGestureRecognizer: GestureInspectable {
  public var profile: GestureProfile { GestureProfile(.hover) }

  #if !hasFeature(Embedded)
    public func addState(to digest: inout StateDigest) { digest.add(place) }
  #endif
}

@available(*, unavailable)
extension HoverGestureRecognizer: Sendable {}
