/// A rectangle in a tree of rectangles: what touches hit, and what recognizers are attached to.
///
/// A view draws nothing. It has a place in its superview, catches touches there, and owns its
/// subviews and recognizers. A host that has a tree of its own keeps a `View` beside each of its
/// elements, or subclasses `View` and overrides ``hitTest(_:with:)`` and
/// ``point(inside:with:)``.
///
/// ```swift
/// let window = Window(size: Size(width: 400, height: 800))
/// let card = View(name: "card", frame: Rect(x: 20, y: 20, width: 200, height: 200))
/// window.addSubview(card)
/// card.addGestureRecognizer(TapGestureRecognizer())
/// ```
open class View: UnownedTarget {
  #if DEBUG && !hasFeature(Embedded)
    let life = Life()
  #endif
  /// The view's name in logs and explanations.
  public var name: String { didSet { forEachAttachment { $0.core.viewWasRenamed() } } }

  // MARK: Geometry

  /// The middle of the view in its superview's coordinates.
  public var center: Point { didSet { noteMoved() } }
  /// The view's own coordinates: the origin shifts its contents, the size is its extent before
  /// ``transform``.
  public var bounds: Rect { didSet { noteMoved() } }
  /// A transform about the middle of the view, from the view to its superview. Default: identity.
  public var transform = AffineTransform.identity { didSet { noteMoved() } }
  /// By how many points the area that catches touches is larger than ``bounds`` on each side;
  /// negative makes it smaller. Default: 0.
  public var hitOutset = 0.0 { didSet { noteMoved() } }

  // MARK: Which views catch touches (S2.2)

  /// A hidden view catches no touch, nor does anything in it. Default: false.
  public var isHidden = false { didSet { noteAdmission() } }
  /// Below 0.01, or where it is not a number, the view counts as hidden. Range: 0 to 1; more counts
  /// as 1. Default: 1.
  public var alpha = 1.0 { didSet { noteAdmission() } }
  /// When false, touches pass through the view and all in it. Default: true.
  public var isUserInteractionEnabled = true { didSet { noteAdmission() } }
  /// When false, the view lets touches through: its subviews are hit, it never is itself (S15.23).
  /// Default: true.
  public var catchesOwnTouches = true { didSet { noteAdmission() } }
  /// When false, the view itself receives one touch of a sequence; its recognizers get them all
  /// (S2.17). Default: false.
  public var isMultipleTouchEnabled = false { didSet { noteAdmission() } }
  /// When true, no other view of the window receives touches while this one has one, and this one
  /// receives none while another has one. Recognizers are not affected (S2.18). Default: false.
  public var isExclusiveTouch = false { didSet { noteAdmission() } }

  // MARK: What the view does with touches

  /// When true, the view leaves all touches to its superview: neither its `touches…` methods are
  /// called nor is ``next`` asked, which saves time with each event. For subclasses that override
  /// none of them, or handle touches only at times. `View` and ``Window`` themselves are passed
  /// over in any case, except in Embedded Swift, which can't tell a class from its subclasses.
  /// A touch that is on the view when this changes goes on as it began. Default: false.
  public var leavesTouchesToSuperview = false

  // MARK: The tree

  /// The views in this one, from back to front.
  public var subviews: [View] {
    settleSubviews()
    return subviewList.views
  }
  @safe @exclusivity(unchecked) var subviewList = SubviewList() {
    didSet { subviewIndex = nil }
  }

  /// The view's recognizers, in the order in which they were added (S8.10).
  @safe @exclusivity(unchecked) var attachments = AttachmentList()
  /// The sets of recognizers, one for each touch, in the order in which they were added.
  @safe @exclusivity(unchecked) var sets: [RecognizerSet] = []
  @safe @exclusivity(unchecked) var superviewReference = UnownedReference<View>()
  /// The number of the next recognizer that is added here.
  var nextAdditionNumber = 0
  /// The view's number among those that took part in the present session (S4.4).
  @safe @exclusivity(unchecked) var sessionNumber = 0
  /// How the view lies in its superview.
  @safe @exclusivity(unchecked) var placement = Placement()

  /// A view at a place in its future superview.
  ///
  /// - Parameters:
  ///   - name: its name in logs and explanations.
  ///   - frame: its place and size, in its superview's coordinates; ``center`` and ``bounds``
  ///     follow from it.
  public init(name: String = "", frame: Rect = .zero) {
    self.name = name
    center = frame.center
    bounds = Rect(origin: .zero, size: frame.size)
  }

  /// An index of where the subviews are; nil when outdated. Built by hit tests in wide trees.
  @safe @exclusivity(unchecked) var subviewIndex: SubviewIndex?
  /// The view's index among its superview's subviews, while those have a ``SubviewIndex``, or gaps.
  @safe @exclusivity(unchecked) var placeInSuperview = 0
  /// How many calls of ``hitTest(_:with:)`` surround the present one of this view.
  @safe @exclusivity(unchecked) var hitTestDepth: Int32 = 0

  deinit {
    releaseSubviews()
    var former = attachments.all.objects
    for set in sets { former += set.takeAll() }
    for attachment in former { attachment.core.detach(attachment) }
    // An attempt may be under way without touches: between two taps, or by a wake (S8.11). One with
    // touches goes on until they end (S8.16).
    for attachment in former where attachment.core.touchList.isEmpty {
      attachment.core.endFromOutside(.removed)
    }
  }

  // MARK: To override

  /// Whether a point in the view's coordinates belongs to it. By default: whether it lies in
  /// ``bounds``, grown by ``hitOutset``.
  open func point(inside point: Point, with event: TouchEvent?) -> Bool {
    isInside(point)
  }

  /// Whether the view catches touches nowhere but inside ``bounds``, grown by ``hitOutset``, and
  /// doesn't change which of its subviews gets one. Among sibling views for which that is true, a
  /// hit test checks only those near the point.
  ///
  /// By default true for `View` itself and false for its subclasses, which may override
  /// ``hitTest(_:with:)`` or ``point(inside:with:)``. One that overrides neither may return true.
  /// (Embedded Swift can't tell a class from its subclasses: there it is false for all.)
  open var catchesTouchesInBoundsOnly: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == View.self
    #endif
  }

  /// Whether the host decides which touches hit the view, not its place: for instance a browser,
  /// which hit-tests its elements itself. Lint then assumes that touches reach the view, and says
  /// nothing of covers and of parts that stick out. Default: false.
  open var isHitTestedByHost: Bool { false }

  /// The view that catches a touch at a point in this view's coordinates; nil where none does.
  ///
  /// Asked once for a touch, when it begins (S2.1, S2.7). The event doesn't list the touch yet
  /// (S2.6). Where more than 250 views of subclasses are nested, the inner ones are asked for
  /// ``point(inside:with:)`` alone, since each nested call takes some of the stack; a diagnostic
  /// says so.
  open func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    defaultHitTest(point, with: event)
  }

  /// Whether a recognizer may begin on touches that hit this view. Asked for recognizers of this
  /// view and of those around it, if recognition would cancel the touches in it (S3.13, S3.14). By
  /// default: yes.
  open func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool { true }

  /// The responder that gets the touches that this view doesn't handle. By default: the superview.
  ///
  /// A ring of responders, of which none handles the touches, is left after a few rounds, with a
  /// diagnostic.
  open var next: View? { superview }

  /// Fingers came down on the view. By default: ``next`` gets them.
  open func touchesBegan(_ touches: Touches, with event: TouchEvent) { event.forwardToNext() }

  /// Fingers that came down on the view moved. By default: ``next`` gets them.
  open func touchesMoved(_ touches: Touches, with event: TouchEvent) { event.forwardToNext() }

  /// Fingers that came down on the view lifted. By default: ``next`` gets them.
  open func touchesEnded(_ touches: Touches, with event: TouchEvent) { event.forwardToNext() }

  /// Touches were cancelled: by a recognizer, by the host, or because the view left its window.
  /// Nothing more of them follows. By default: ``next`` gets them.
  open func touchesCancelled(_ touches: Touches, with event: TouchEvent) { event.forwardToNext() }

  /// The true pressure of a touch's earlier event has become known. By default nothing happens.
  open func touchEstimateUpdated(_ update: EstimationUpdate, of touch: Touch) {}

  /// The window that contains the view, or nil.
  open var window: Window? {
    var view = self
    while let superview = view.superview { view = superview }
    return view as? Window
  }
}

@available(*, unavailable)
extension View: Sendable {}
