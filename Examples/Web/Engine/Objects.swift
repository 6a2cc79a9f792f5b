import GestureCore

/// Everything that the page has a handle of.
///
/// A module for the web has one thread and no other owner, so that its only global is safe.
final class Objects {
  var pages = HandleTable<Page>()
  var views = HandleTable<View>()
  var members = HandleTable<Member>()
  var sets = HandleTable<TouchSet>()
  var tokens = HandleTable<Token>()
  private var handlesOfViews: [ObjectIdentifier: Int32] = [:]
  private var handlesOfMembers: [RecognizerHandle: Int32] = [:]

  func handle(of view: View?) -> Int32 {
    view.flatMap { handlesOfViews[ObjectIdentifier($0)] } ?? 0
  }

  func handle(of recognizer: (any GestureRecognizer)?) -> Int32 {
    recognizer.flatMap { handlesOfMembers[$0.handle] } ?? 0
  }

  func keep(_ view: View) -> Int32 {
    let handle = views.insert(view)
    handlesOfViews[ObjectIdentifier(view)] = handle
    return handle
  }

  func release(view handle: Int32) {
    guard let view = views.remove(handle) else { return }
    handlesOfViews[ObjectIdentifier(view)] = nil
  }

  func keep(_ member: Member) -> Int32 {
    let handle = members.insert(member)
    member.handle = handle
    handlesOfMembers[member.recognizer.handle] = handle
    return handle
  }

  func release(member handle: Int32) {
    guard let member = members.remove(handle) else { return }
    member.recognizer.delegate = nil
    handlesOfMembers[member.recognizer.handle] = nil
  }
}

nonisolated(unsafe) let objects = Objects()

/// Something that can be taken back: a group of relations, a hand-over, an action's observer.
final class Token {
  private let remove: () -> Void

  init(_ remove: @escaping () -> Void) { self.remove = remove }

  func takeBack() { remove() }
}

@_cdecl("token_remove")
func removeToken(_ token: Int32) { objects.tokens.remove(token)?.takeBack() }
