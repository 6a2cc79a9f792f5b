import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

/// Which recognizer blocks which: all combinations of class rules and delegates' answers.
@Suite struct `Decision table` {
  struct Row: Sendable, CustomTestStringConvertible {
    let canPrevent: Bool
    let canBePrevented: Bool
    let winnerAllowsBoth: Bool
    let loserAllowsBoth: Bool

    var blocks: Bool { canPrevent && canBePrevented && !winnerAllowsBoth && !loserAllowsBoth }
    var testDescription: String {
      "canPrevent \(canPrevent), canBePrevented \(canBePrevented), "
        + "simultaneously \(winnerAllowsBoth) and \(loserAllowsBoth)"
    }
  }

  static let rows: [Row] = (0..<16).map { bits in
    Row(
      canPrevent: bits & 1 != 0, canBePrevented: bits & 2 != 0, winnerAllowsBoth: bits & 4 != 0,
      loserAllowsBoth: bits & 8 != 0)
  }

  let stage = Stage()
  let delegateOfFirst = ScriptedDelegate()
  let delegateOfSecond = ScriptedDelegate()

  private func follow(
    _ row: Row, between first: ScriptedRecognizer, and second: ScriptedRecognizer
  ) {
    first.prevents = { $0.name != second.name || row.canPrevent }
    second.isPreventedBy = { $0.name != first.name || row.canBePrevented }
    first.delegate = delegateOfFirst
    second.delegate = delegateOfSecond
    delegateOfFirst.allowsBoth = { _, _ in row.winnerAllowsBoth }
    delegateOfSecond.allowsBoth = { _, _ in row.loserAllowsBoth }
  }

  @Test(arguments: rows)
  func `S4.14 one recognizes and the other is possible`(row: Row) {
    let first = ScriptedRecognizer("first").on(.moved, [.ended])
    let second = ScriptedRecognizer("second", .tap)
    follow(row, between: first, and: second)
    stage.add(first, second)
    stage.drag()
    #expect(
      stage.actions == ["first ended"] + (row.blocks ? [] : ["second ended"]), "\(stage.log)")
    if row.blocks {
      #expect(stage.reason(of: second) == .excluded(by: first.label), "\(stage.log)")
    }
  }

  @Test(arguments: rows)
  func `S4.15 one is active and the other wants to begin`(row: Row) {
    let active = ScriptedRecognizer("active", .drag)
    let newcomer = ScriptedRecognizer("newcomer").on(.began, [.ended])
    follow(row, between: active, and: newcomer)
    stage.window.addGestureRecognizer(active)
    stage.add(newcomer)
    stage.finger.down(at: stage.beside)
    stage.move(stage.finger)
    stage.secondFinger.down(at: stage.place)
    #expect(
      stage.actions == ["active began"] + (row.blocks ? [] : ["newcomer ended"]),
      "\(stage.log)")
    #expect(active.state == .began, "the active one is not disturbed\n\(stage.log)")
  }

  @Test func `S4.12 a recognizer that may not prevent another may still be prevented by it`() {
    let meek = ScriptedRecognizer("meek").on(.moved, [.began], [.changed]).on(.ended, [.ended])
    let bold = ScriptedRecognizer("bold", .tap)
    meek.prevents = { _ in false }
    stage.add(meek, bold)
    stage.drag()
    #expect(stage.actions == ["meek began", "bold ended", "meek ended"], "\(stage.log)")
    // This time the bold one is the first.
    meek.on(.moved, []).on(.ended, [])
    stage.tap()
    #expect(stage.actions.last == "bold ended", "\(stage.log)")
    #expect(stage.reason(of: meek) == .excluded(by: bold.label), "\(stage.log)")
  }

  @Test func `S4.13 a recognizer immune to one is not immune to others`() {
    let winner = ScriptedRecognizer("winner", .tap)
    let other = ScriptedRecognizer("other").on(.ended, [.failed])
    let immune = ScriptedRecognizer("immune", .undecided)
    immune.isPreventedBy = { $0.name != "winner" }
    stage.add(immune, other, winner)
    stage.tap()
    #expect(stage.states(of: immune) == [], "\(stage.log)")
    other.on(.began, [.ended])
    stage.tap()
    #expect(stage.reason(of: immune) == .excluded(by: other.label), "\(stage.log)")
  }
}
