import CircleGesture
import DoubleTapGesture
import GestureCore
import GesturesWebSupport
import HorizontalPanGesture
import HoverGesture
import LongPressGesture
import PanGesture
import PinchGesture
import RotationGesture
import ScreenEdgePanGesture
import SwipeGesture
import TapGesture

/// A recognizer of a page, with its type: Embedded Swift can't find it out later.
final class Member {
  enum Kind {
    case tap(TapGestureRecognizer)
    case doubleTap(DoubleTapGestureRecognizer)
    case longPress(LongPressGestureRecognizer)
    case pan(PanGestureRecognizer)
    case horizontalPan(HorizontalPanGestureRecognizer)
    case screenEdgePan(ScreenEdgePanGestureRecognizer)
    case swipe(SwipeGestureRecognizer)
    case pinch(PinchGestureRecognizer)
    case rotation(RotationGestureRecognizer)
    case hover(HoverGestureRecognizer)
    case circle(CircleGestureRecognizer)
    case contentDelay(ContentDelayGestureRecognizer)
    /// Written in JavaScript.
    case hosted(HostRecognizer)
  }

  let kind: Kind
  /// The recognizer itself.
  let recognizer: any GestureRecognizer
  /// The recognizer that is attached to a view: the recognizer itself, or a decorator whose rules
  /// are the page's.
  let attached: any GestureRecognizer
  var handle: Int32 = 0

  init(_ kind: Kind, hasRules: Bool) {
    self.kind = kind
    recognizer = kind.recognizer
    attached = hasRules ? RuledRecognizer(recognizer) : recognizer
  }

  /// Makes a recognizer of a kind; the numbers are those of `kinds` in gestures.js.
  convenience init?(number: Int32, hasRules: Bool) {
    let kind: Kind
    switch number {
    case 0: kind = .tap(TapGestureRecognizer())
    case 1: kind = .doubleTap(DoubleTapGestureRecognizer())
    case 2: kind = .longPress(LongPressGestureRecognizer())
    case 3: kind = .pan(PanGestureRecognizer())
    case 4: kind = .horizontalPan(HorizontalPanGestureRecognizer())
    case 5: kind = .screenEdgePan(ScreenEdgePanGestureRecognizer())
    case 6: kind = .swipe(SwipeGestureRecognizer())
    case 7: kind = .pinch(PinchGestureRecognizer())
    case 8: kind = .rotation(RotationGestureRecognizer())
    case 9: kind = .hover(HoverGestureRecognizer())
    case 10: kind = .circle(CircleGestureRecognizer())
    case 11: kind = .contentDelay(ContentDelayGestureRecognizer())
    case 12: kind = .hosted(HostRecognizer())
    case _: return nil
    }
    self.init(kind, hasRules: hasRules)
  }
}

extension Member.Kind {
  var recognizer: any GestureRecognizer {
    switch self {
    case .tap(let recognizer): recognizer
    case .doubleTap(let recognizer): recognizer
    case .longPress(let recognizer): recognizer
    case .pan(let recognizer): recognizer
    case .horizontalPan(let recognizer): recognizer
    case .screenEdgePan(let recognizer): recognizer
    case .swipe(let recognizer): recognizer
    case .pinch(let recognizer): recognizer
    case .rotation(let recognizer): recognizer
    case .hover(let recognizer): recognizer
    case .circle(let recognizer): recognizer
    case .contentDelay(let recognizer): recognizer
    case .hosted(let recognizer): recognizer
    }
  }
}

/// A recognizer whose rules of preventing the page gives.
final class RuledRecognizer: RecognizerDecorator, ArbitrationRules {
  let base: any GestureRecognizer

  init(_ base: any GestureRecognizer) { self.base = base }

  func canPrevent(_ other: any GestureRecognizer) -> Bool {
    answer(0, other) ?? base.canPrevent(other)
  }

  func canBePrevented(by other: any GestureRecognizer) -> Bool {
    answer(1, other) ?? base.canBePrevented(by: other)
  }

  private func answer(_ rule: Int32, _ other: any GestureRecognizer) -> Bool? {
    let answer = page_rule(rule, objects.handle(of: self), objects.handle(of: other))
    return answer < 0 ? nil : answer > 0
  }
}
