import GestureCore
import GesturesWebSupport

/// The relations between two recognizers, by the numbers of `relations` in gestures.js.
private enum Relation: Int32 {
  case requireToFail, removeRequirement, startsAfter, removePrerequisite, together
}

/// Declares a relation; false where it would close a ring and was refused.
@_cdecl("relate")
func relate(_ relation: Int32, _ member: Int32, _ other: Int32) -> Bool {
  guard let relation = Relation(rawValue: relation), let one = objects.members[member]?.attached,
    let other = objects.members[other]?.attached
  else { return false }
  switch relation {
  case .requireToFail: return one.require(toFail: other) == nil
  case .removeRequirement: one.removeRequirement(toFail: other)
  case .startsAfter: return one.startsAfter(other) == nil
  case .removePrerequisite: one.removePrerequisite(other)
  case .together: one.recognizesSimultaneously(with: other)
  }
  return true
}

/// Whether a relation holds because it was declared.
@_cdecl("related")
func areRelated(_ relation: Int32, _ member: Int32, _ other: Int32) -> Bool {
  guard let relation = Relation(rawValue: relation), let one = objects.members[member]?.attached,
    let other = objects.members[other]?.attached
  else { return false }
  switch relation {
  case .requireToFail, .removeRequirement:
    return one.handle.failureRequirements.contains {
      $0.isDeclared && $0.other?.handle == other.handle
    }
  case .startsAfter, .removePrerequisite:
    return one.handle.prerequisites.contains { $0.handle == other.handle }
  case .together: return one.handle.isDeclaredTogether(with: other)
  }
}

// MARK: Groups

/// The recognizers of the group that is being put together.
private final class GroupDraft {
  var recognizers: [any GestureRecognizer] = []
}

nonisolated(unsafe) private let draft = GroupDraft()

@_cdecl("group_add")
func addToGroup(_ member: Int32) {
  if let recognizer = objects.members[member]?.attached { draft.recognizers.append(recognizer) }
}

/// Declares a group: 0 exclusively, 1 together, 2 in sequence. Returns a token that takes it back.
@_cdecl("group_declare")
func declareGroup(_ relation: Int32) -> Int32 {
  let group = draft.recognizers
  draft.recognizers = []
  let token =
    switch relation {
    case 0: group.recognizeExclusively()
    case 1: group.recognizeTogether()
    case _: group.recognizeInSequence()
    }
  return objects.tokens.insert(Token { token.remove() })
}

// MARK: Hand-over

/// Lets a recognizer hand its touches over while the page says yes to a condition's number; 0 is
/// always. Returns a token.
@_cdecl("hand_over")
func handOver(_ member: Int32, _ other: Int32, _ condition: Int32) -> Int32 {
  guard let one = objects.members[member]?.attached, let other = objects.members[other]?.attached
  else { return 0 }
  let handOver = one.handsOver(to: other) { _ in
    condition == 0 || page_hands_over(condition) != 0
  }
  return objects.tokens.insert(Token { handOver.remove() })
}

// MARK: One recognizer for each touch

/// A set of recognizers, one for each touch.
final class TouchSet {
  let set: RecognizerSet

  init(_ set: RecognizerSet) { self.set = set }
}

/// Adds a set to a view; the page makes its recognizers and is told the set's handle.
@_cdecl("set_add")
func addSet(_ view: Int32, _ limit: Int32, _ number: Int32) -> Int32 {
  guard let view = objects.views[view] else { return 0 }
  let set = view.addForEachTouch(limit: limit < 0 ? .max : Int(limit)) {
    let handle = page_make_for_touch(number)
    guard let member = objects.members[handle] else { return HostRecognizer() }
    return member.attached
  }
  return objects.sets.insert(TouchSet(set))
}

@_cdecl("set_remove")
func removeSet(_ set: Int32) { objects.sets.remove(set)?.set.remove() }

@_cdecl("set_enable")
func enableSet(_ set: Int32, _ isEnabled: Bool) { objects.sets[set]?.set.isEnabled = isEnabled }

@_cdecl("set_starts_first")
func startAfterSet(_ member: Int32, _ set: Int32, _ isRemoved: Bool) {
  guard let recognizer = objects.members[member]?.attached, let set = objects.sets[set]?.set else {
    return
  }
  if isRemoved { recognizer.removePrerequisite(set) } else { recognizer.startsAfter(set) }
}
