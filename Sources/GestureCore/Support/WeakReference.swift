// Embedded Swift has no weak references. There, and only there, these two hold their object
// strongly: take back targets, delegates, hand-overs, companions, groups and what starts after a
// set before releasing the recognizers.

/// A reference that becomes nil when its object is deallocated.
struct WeakReference<Object: AnyObject> {
  #if hasFeature(Embedded)
    private(set) var object: Object?
  #else
    private(set) weak var object: Object?
  #endif

  init(_ object: Object?) { self.object = object }
}

/// A reference to a delegate that becomes nil when the delegate is deallocated (S3.33).
///
/// It is never copied: copying a weak reference costs more than reading it.
struct DelegateReference: ~Copyable {
  #if hasFeature(Embedded)
    private(set) var delegate: (any GestureRecognizerDelegate)?
  #else
    private(set) weak var delegate: (any GestureRecognizerDelegate)?
  #endif

  init(_ delegate: (any GestureRecognizerDelegate)? = nil) { self.delegate = delegate }
}
