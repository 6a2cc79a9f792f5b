/// The root of a tree of views. Touches come in window coordinates: the window's own.
///
/// A host subclasses it for the same reasons as any ``View``: to hit test its own way, or to have
/// a say in what begins on the bare window.
open class Window: View {
  /// Who sends events to this window.
  public var dispatcher: Dispatcher? { dispatcherReference.object }

  var dispatcherReference = UnownedReference<Dispatcher>()

  public init(name: String = "window", size: Size) {
    super.init(name: name, frame: Rect(origin: .zero, size: size))
  }
}
