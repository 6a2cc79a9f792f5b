import GestureCore
import GesturesWebSupport

/// Makes a recognizer; 0 for a kind that doesn't exist.
@_cdecl("recognizer_make")
func makeRecognizer(_ kind: Int32, _ hasRules: Bool, _ nameLength: Int32) -> Int32 {
  guard let member = Member(number: kind, hasRules: hasRules) else { return 0 }
  member.recognizer.name = textBuffer.read(nameLength)
  let handle = objects.keep(member)
  member.attached.onAction { recognizer in
    page_action(handle, Int32(recognizer.state.rawValue))
  }
  return handle
}

@_cdecl("recognizer_add")
func addRecognizer(_ member: Int32, _ view: Int32) {
  guard let member = objects.members[member] else { return }
  objects.views[view]?.addGestureRecognizer(member.attached)
}

@_cdecl("recognizer_remove")
func removeRecognizer(_ member: Int32) {
  guard let recognizer = objects.members[member]?.attached else { return }
  recognizer.view?.removeGestureRecognizer(recognizer)
}

@_cdecl("recognizer_release")
func releaseRecognizer(_ member: Int32) {
  removeRecognizer(member)
  objects.release(member: member)
}

@_cdecl("recognizer_view")
func viewOfRecognizer(_ member: Int32) -> Int32 {
  objects.handle(of: objects.members[member]?.attached.view)
}

@_cdecl("recognizer_state")
func stateOfRecognizer(_ member: Int32) -> Int32 {
  Int32(objects.members[member]?.attached.state.rawValue ?? 0)
}

/// The state that the recognizer itself has reached; the other lags behind while it is held.
@_cdecl("recognizer_tracking_state")
func trackingState(_ member: Int32) -> Int32 {
  Int32(objects.members[member]?.recognizer.handle.trackingState.rawValue ?? 0)
}

/// The id of a touch that the recognizer tracks; −1 where there are fewer.
@_cdecl("recognizer_touch")
func touchOfRecognizer(_ member: Int32, _ index: Int32) -> Double {
  guard let touches = objects.members[member]?.recognizer.handle.trackedTouches,
    touches.indices.contains(Int(index))
  else { return -1 }
  return Double(touches[Int(index)].id.rawValue)
}

@_cdecl("recognizer_cancel")
func cancelRecognizer(_ member: Int32) { objects.members[member]?.attached.cancel() }

/// Makes a recognizer ignore the touch with an id from now on; nothing for an id that is none.
@_cdecl("recognizer_ignore")
func ignoreTouch(_ member: Int32, _ page: Int32, _ id: Double) {
  guard let recognizer = objects.members[member]?.attached, let page = objects.pages[page],
    let event = page.window.event, let number = Int(exactly: id),
    let touch = page.touch(TouchID(number))
  else { return }
  recognizer.ignore(touch, for: event)
}
