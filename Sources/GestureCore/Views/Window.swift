/// The root of a tree of views. Touches come in window coordinates: the window's own.
///
/// A host subclasses it for the same reasons as any ``View``: to customize hit testing, or to
/// decide which recognizers may begin on the window itself.
open class Window: View {
  /// The dispatcher that sends events to this window.
  public var dispatcher: Dispatcher? { dispatcherReference.object }

  var dispatcherReference = UnownedReference<Dispatcher>()

  /// A window of a size, in points; its coordinates begin at its upper left corner.
  public init(name: String = "window", size: Size) {
    super.init(name: name, frame: Rect(origin: .zero, size: size))
  }
}
