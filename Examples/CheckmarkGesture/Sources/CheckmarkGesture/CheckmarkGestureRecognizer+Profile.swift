import GestureCore

// What lint and the explorer have to know: when it decides, and what its state is.
extension CheckmarkGestureRecognizer: GestureInspectable {
  public var profile: GestureProfile {
    var profile = GestureProfile(.drawing("checkmark"))
    profile.decisiveDistances = [minimumDepth, minimumHeight]
    return profile
  }

  #if !hasFeature(Embedded)
    public func addState(to digest: inout StateDigest) { machine.addState(to: &digest) }
  #endif
}
