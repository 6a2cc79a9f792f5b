/// A reference that doesn't keep its object alive and costs nothing to follow.
///
/// The invariant of every such reference, and of every ``UnownedList``: *an object that is referred
/// to is alive, because it removes the reference before it is deallocated.* Each kind of object
/// does so in one place:
///
/// | refers to | is removed in |
/// |---|---|
/// | a view, from its subviews and recognizers | `View.deinit`, `detach()` |
/// | a window's dispatcher | `Dispatcher.deinit`, `remove(_:)` |
/// | a set of recognizers, from a core | `RecognizerSet.deinit`, `RecognizerCore.detach` |
/// | a view, from a set of recognizers | `View.deinit`, `RecognizerSet.remove` |
/// | an attachment, from its core | `Attachment.deinit` |
/// | a core, from the other end of a requirement | `RecognizerCore.deinit` |
/// | a core, from the lists of a dispatcher and its touches | `ActiveRecognizers.close`; until then the open attempt keeps its recognizer alive |
/// | a core, from the attempts that were closed and not yet reset | `ActiveRecognizers.forEachClosedAttempt`; until then its view or the attempt keeps the recognizer alive, and no other dispatcher opens an attempt that could release it (`isBeingReset`) |
/// | a core, from the sequence that is marked | `Questions.withSequenceMarked`; no attempt is closed before that returns, since attempts close when verdicts and actions are through |
/// | a touch, from the attempts that track it | `TouchRegistry.retireLifted` |
/// | an observation, from its reporter | `Reporter.remove`; until no report is being passed on, the reporter retains it |
/// | an attempt's dispatcher | `ActiveRecognizers.forEachClosedAttempt`, `shutDown` |
///
/// A walk from view to view (`deepestPlainView`, `nearestWithGestures`, `firstOwnResponder`) keeps
/// one for its own duration: it calls no code of a host, so that the tree stays as it is.
///
/// While the `deinit` of a host's subclass runs, before that of ``View``, the view may still be
/// referred to: it is whole as far as the engine is concerned.
///
/// A debug build verifies each read, before and after a visit. (`weak` alone would do without the
/// invariant, but Embedded Swift has none, and a weak reference allocates and is ten times slower.)
@safe
struct UnownedReference<Object: UnownedTarget> {
  // Not `unowned(unsafe) var`: an optional of a struct with such a field is miscompiled by Swift
  // 6.3 (nil reads as a value), so that a loop over an array of them never ends.
  private var reference: Unmanaged<Object>?
  #if DEBUG && !hasFeature(Embedded)
    private weak var shadow: Life?
  #endif

  init(_ object: Object? = nil) {
    unsafe reference = object.map { unsafe .passUnretained($0) }
    #if DEBUG && !hasFeature(Embedded)
      shadow = object?.life
    #endif
  }

  /// Whether there is an object.
  var isSet: Bool { unsafe reference != nil }

  /// Whether it refers to the given object.
  func refers(to object: Object) -> Bool {
    unsafe reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }

  /// Whether both refer to the same object, or to none.
  func isSame(as other: UnownedReference) -> Bool {
    unsafe reference?.toOpaque() == other.reference?.toOpaque()
  }

  /// Calls a closure with the object, if there is one, without counting a reference.
  ///
  /// The object must not be deallocated meanwhile: for objects that something else retains during
  /// the call.
  @discardableResult
  @inline(__always)
  func withObject<Result>(_ body: (Object) -> Result) -> Result? {
    guard let reference = unsafe reference else { return nil }
    verify()
    defer { verify() }
    return unsafe reference._withUnsafeGuaranteedRef { body($0) }
  }

  var object: Object? {
    get {
      verify()
      return unsafe reference?.takeUnretainedValue()
    }
    set { self = UnownedReference(newValue) }
  }

  /// In debug builds, stops the program where the object was deallocated.
  @inline(__always)
  private func verify() {
    #if DEBUG && !hasFeature(Embedded)
      precondition(
        unsafe reference == nil || shadow != nil,
        "an unowned reference outlived its \(Object.self): that is a fault of the engine")
    #endif
  }
}

/// An object that an ``UnownedReference`` may refer to.
protocol UnownedTarget: AnyObject {
  #if DEBUG && !hasFeature(Embedded)
    /// Ends with the object's properties, after the last `deinit` of its class and its subclasses.
    var life: Life { get }
  #endif
}

#if DEBUG && !hasFeature(Embedded)
  /// Says whether the object that owns it still exists.
  final class Life {}
#endif
