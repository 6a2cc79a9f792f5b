import GestureCore
import Gestures

/// Bytes as a small world: the first describe views, recognizers and relations, the others what the
/// host does, event after event.
///
/// At the end every finger lifts and time passes. Then the dispatcher has to be idle, and the world
/// must not outlive its host.
enum EngineInput {
  static func play(_ bytes: UnsafeRawBufferPointer) {
    let survivors = {
      let world = EngineWorld(bytes)
      while world.step() {}
      world.finish()
      return world.mortals
    }()
    precondition(survivors.allSatisfy { $0.object == nil }, "something outlives its world")
  }
}

/// A weak reference.
struct Mortal {
  weak var object: AnyObject?
}

/// A world and its host. Callbacks read their answers from the same bytes as the host its deeds.
final class EngineWorld {
  var bytes: ByteReader
  let window = Window(size: Size(width: 400, height: 400))
  let dispatcher: Dispatcher
  var views: [View] = []
  var recognizers: [any GestureRecognizer] = []
  var sets: [RecognizerSet] = []
  private let delegate = ByteDelegate()
  private var depth = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = ByteReader(bytes)
    dispatcher = Dispatcher(window: window)
    delegate.answer = { [weak self] usual in self?.answer(usual) ?? usual }
    buildViews()
    for _ in 0...self.bytes.index(below: 6) { addRecognizer() }
    for _ in 0..<self.bytes.index(below: 6) { relate() }
  }

  var mortals: [Mortal] {
    var objects: [AnyObject] = [window, dispatcher, delegate]
    objects += views
    objects += recognizers as [AnyObject]
    objects += sets
    return objects.map { Mortal(object: $0) }
  }

  // MARK: The scene

  private func buildViews() {
    views = [window]
    for _ in 0..<bytes.index(below: 4) {
      let frame = Rect(
        x: bytes.coordinate(), y: bytes.coordinate(), width: bytes.coordinate(),
        height: bytes.coordinate())
      let makers: [() -> View] = [
        { View(frame: frame) }, { Button(frame: frame) }, { Slider(frame: frame) },
        { Switch(frame: frame) },
      ]
      let view = bytes.element(of: makers)()
      view.isMultipleTouchEnabled = bytes.isTrue()
      bytes.element(of: views).addSubview(view)
      views.append(view)
    }
  }

  func addRecognizer() {
    let kind = bytes.byte()
    if kind >= 240 {
      let make = RecognizerMaker(kind: bytes.byte(), flags: bytes.byte() & 0xEF)  // none repeats
      sets.append(
        bytes.element(of: views).addForEachTouch(limit: bytes.index(below: 4)) { [weak self] in
          let recognizer = make()
          self?.prepare(recognizer)
          return recognizer
        })
    } else {
      let recognizer = RecognizerMaker(kind: kind, flags: bytes.byte())()
      prepare(recognizer)
      recognizers.append(recognizer)
      bytes.element(of: views).addGestureRecognizer(recognizer)
    }
  }

  private func prepare(_ recognizer: any GestureRecognizer) {
    recognizer.delegate = delegate
    recognizer.onAction { [weak self] _ in self?.act() }
  }

  func relate() {
    guard !recognizers.isEmpty else { return }
    let (one, other) = (bytes.element(of: recognizers), bytes.element(of: recognizers))
    switch bytes.index(below: 8) {
    case 0: one.require(toFail: other)
    case 1: one.startsAfter(other)
    case 2:
      let answer = bytes.isTrue()
      one.handsOver(to: other) { _ in answer }
    case 3: if let set = sets.first { one.startsAfter(set) }
    case 4: one.removeRequirement(toFail: other)
    case 5: one.removePrerequisite(other)
    case 6: if let set = sets.first { one.removePrerequisite(set) }
    default:
      other.tags = other.tags.isEmpty ? ["first"] : []
      one.startsAfter("first")
    }
  }

  // MARK: Callbacks

  private func answer(_ usual: Bool) -> Bool {
    let byte = bytes.byte()
    if byte >= 240 { act() }
    return byte % 4 == 3 ? !usual : usual
  }

  /// A deed from inside of a callback, one in eight times.
  private func act() {
    guard depth == 0, !bytes.isAtEnd, bytes.byte().isMultiple(of: 8) else { return }
    depth += 1
    change()
    depth -= 1
  }
}
