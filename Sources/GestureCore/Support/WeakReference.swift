// Embedded Swift has no weak references. There, and there alone, these two hold their object
// strongly: who lets a target or a delegate go removes it first.

/// A reference that turns nil when its object goes.
struct WeakReference<Object: AnyObject> {
  #if hasFeature(Embedded)
    private(set) var object: Object?
  #else
    private(set) weak var object: Object?
  #endif

  init(_ object: Object?) { self.object = object }
}

/// A reference to a delegate that turns nil when the delegate goes (S3.33).
struct DelegateReference {
  #if hasFeature(Embedded)
    private(set) var delegate: (any GestureRecognizerDelegate)?
  #else
    private(set) weak var delegate: (any GestureRecognizerDelegate)?
  #endif

  init(_ delegate: (any GestureRecognizerDelegate)? = nil) { self.delegate = delegate }
}
