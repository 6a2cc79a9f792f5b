/// A reference that doesn't keep its object alive and costs nothing to follow.
///
/// It is safe under one condition, which every use in the package keeps: whoever is referred to
/// clears all references to it in its `deinit`, or before its owner lets it go. So a reference
/// is either nil or alive. (`weak` would do without the condition, but Embedded Swift has none,
/// and a weak reference allocates.)
@safe
struct BackReference<Object: AnyObject> {
  // Not `unowned(unsafe) var`: an optional of a struct with such a field is miscompiled by Swift
  // 6.3 (nil reads as a value), so that a loop over an array of them never ends.
  private var reference: Unmanaged<Object>?

  init(_ object: Object? = nil) { unsafe reference = object.map { unsafe .passUnretained($0) } }

  /// Whether there is an object.
  var isSet: Bool { unsafe reference != nil }

  /// Whether it refers to an object.
  func refers(to object: Object) -> Bool {
    unsafe reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }

  /// Calls a closure with the object, if there is one, without counting a reference.
  ///
  /// The object must not go meanwhile: for objects that someone else holds during the call.
  @discardableResult
  @inline(__always)
  func withObject<Result>(_ body: (Object) -> Result) -> Result? {
    guard let reference = unsafe reference else { return nil }
    return unsafe reference._withUnsafeGuaranteedRef { body($0) }
  }

  var object: Object? {
    get { unsafe reference?.takeUnretainedValue() }
    set { unsafe reference = newValue.map { unsafe .passUnretained($0) } }
  }
}
