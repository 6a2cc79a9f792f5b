import GestureCore
import GestureTrace

// The log of a page: what happened, entry by entry. It is kept only where the page asks for it.

/// The logs of pages, by the pages' handles.
final class Logs {
  private var logs: [Int32: EventLog] = [:]

  func log(ofPage page: Int32) -> EventLog? { logs[page] }

  func start(_ page: Int32) {
    guard let dispatcher = objects.pages[page]?.dispatcher, logs[page] == nil else { return }
    let log = EventLog()
    logs[page] = log
    dispatcher.addObserver(log)
  }

  func stop(_ page: Int32) {
    guard let log = logs.removeValue(forKey: page) else { return }
    objects.pages[page]?.dispatcher.removeObserver(log)
  }
}

nonisolated(unsafe) let logs = Logs()

@_cdecl("log_start")
func startLog(_ page: Int32) { logs.start(page) }

@_cdecl("log_stop")
func stopLog(_ page: Int32) { logs.stop(page) }

@_cdecl("log_clear")
func clearLog(_ page: Int32) { logs.log(ofPage: page)?.removeAll() }

@_cdecl("log_count")
func countEntries(_ page: Int32) -> Int32 { Int32(logs.log(ofPage: page)?.entries.count ?? 0) }

/// Writes an entry as a line of JSON into the text buffer and returns its length; −1 for one that
/// has no line.
@_cdecl("log_line")
func lineOfLog(_ page: Int32, _ index: Int32) -> Int32 {
  guard let entries = logs.log(ofPage: page)?.entries, entries.indices.contains(Int(index)),
    let line = entries[Int(index)].jsonLine(touchName: touchNames.name)
  else { return -1 }
  return textBuffer.write(line)
}

/// Writes an entry as a sentence.
@_cdecl("log_sentence")
func sentenceOfLog(_ page: Int32, _ index: Int32) -> Int32 {
  guard let entries = logs.log(ofPage: page)?.entries, entries.indices.contains(Int(index)) else {
    return -1
  }
  return textBuffer.write(entries[Int(index)].description)
}

/// The names of touches, where they are not their numbers.
final class TouchNameTable {
  private var names: [TouchID: String] = [:]

  func name(_ id: TouchID) -> String { names[id] ?? "\(id.rawValue)" }

  func set(_ id: TouchID, _ name: String) { names[id] = name }

  func removeAll() { names = [:] }
}

nonisolated(unsafe) let touchNames = TouchNameTable()

@_cdecl("touch_name_set")
func setTouchName(_ id: Double, _ nameLength: Int32) {
  touchNames.set(TouchID(Int(id)), textBuffer.read(nameLength))
}

@_cdecl("touch_names_clear")
func clearTouchNames() { touchNames.removeAll() }

/// The last attempt of a recognizer in one sentence; needs no log.
@_cdecl("recognizer_last_attempt")
func lastAttempt(_ member: Int32) -> Int32 {
  textBuffer.write(objects.members[member]?.recognizer.explainLastAttempt() ?? "")
}
