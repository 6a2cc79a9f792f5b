import GestureInput
import Testing

@Suite struct `Terminal parser` {
  private func read(_ text: String) -> [TerminalInput] {
    var parser = TerminalParser()
    return parser.read(text.utf8)
  }

  @Test func `keys are characters and control characters`() {
    #expect(read("q\u{03}") == [.character("q"), .control(3)])
  }

  @Test func `a character of several bytes is one character`() {
    #expect(read("ü€😀") == [.character("ü"), .character("€"), .character("😀")])
  }

  @Test func `bytes that are no character are unknown input`() {
    var parser = TerminalParser()
    let inputs = parser.read([0xFF, 0xC3, 0x71])
    #expect(inputs == [.unknown([0xFF]), .unknown([0xC3]), .character("q")])
  }

  @Test func `a mouse report has the button and its action, whatever modifier keys are held`() {
    for (text, kind, button) in [
      ("\u{1B}[<0;12;5M", MouseReport.Kind.pressed, 0),
      ("\u{1B}[<32;12;5M", .dragged, 0),
      ("\u{1B}[<0;12;5m", .released, 0),
      ("\u{1B}[<2;12;5M", .pressed, 2),
      ("\u{1B}[<64;12;5M", .pressed, 64),
      ("\u{1B}[<52;12;5M", .dragged, 0),
    ] as [(String, MouseReport.Kind, Int)] {
      guard case .mouse(let report) = read(text).first else {
        Issue.record("no mouse report in \(text.debugDescription)")
        continue
      }
      #expect(report.kind == kind && report.button == button, "\(text.debugDescription)")
      #expect(report.x == 12 && report.y == 5, "\(text.debugDescription)")
    }
  }

  @Test func `a drag that leaves the window may be negative`() {
    guard case .mouse(let report) = read("\u{1B}[<32;-3;0M").first else {
      Issue.record("no mouse report")
      return
    }
    #expect(report.x == -3 && report.y == 0)
  }

  @Test func `a sequence may arrive in pieces of any length`() {
    let text = "a\u{1B}[<0;12;5M\u{1B}[I\u{1B}[?1016;2$yb"
    var parser = TerminalParser()
    #expect(text.utf8.flatMap { parser.read([$0]) } == read(text))
    #expect(read(text).count == 5)
  }

  @Test func `focus, modes and sizes are understood`() {
    #expect(read("\u{1B}[I\u{1B}[O") == [.focusGained, .focusLost])
    #expect(read("\u{1B}[?1016;2$y") == [.mode(1016, .reset)])
    #expect(read("\u{1B}[6;18;9t") == [.cellSize(PixelSize(width: 9, height: 18))])
    #expect(read("\u{1B}[4;432;720t") == [.textAreaSize(PixelSize(width: 720, height: 432))])
  }

  @Test func `an escape byte alone is the escape key when waiting stops`() {
    var parser = TerminalParser()
    #expect(parser.read([0x1B]) == [])
    #expect(parser.isWaitingAfterEscape)
    #expect(parser.stopWaiting() == [.escape])
    #expect(parser.read("q".utf8) == [.character("q")])
  }

  @Test(arguments: ["]", "P", "X", "^", "_", "[", "O"])
  func `a key with Alt that might start a sequence makes no other key unheard`(key: String) {
    let pressed = TerminalInput.unknown(Array("\u{1B}\(key)".utf8))
    var parser = TerminalParser()
    #expect(parser.read("\u{1B}\(key)".utf8) == [])
    #expect(parser.isWaitingAfterEscape, "the host's time limit ends it")
    #expect(parser.stopWaiting() == [pressed] && !parser.isWaitingAfterEscape)
    #expect(parser.read("q".utf8) == [.character("q")])
    #expect(
      read("\u{1B}\(key)\u{03}\u{1A}q") == [
        pressed, .control(3), .control(26), .character("q"),
      ])
  }

  @Test func `a string that does not go on is ended when waiting stops`() {
    var parser = TerminalParser()
    #expect(parser.read("\u{1B}]qqqq".utf8) == [])
    #expect(parser.isWaitingAfterEscape)
    #expect(parser.stopWaiting() == [.unknown(Array("\u{1B}]qqqq".utf8))])
    #expect(parser.read("q".utf8) == [.character("q")])
    #expect(read("\u{1B}]qqqq\u{03}") == [.unknown(Array("\u{1B}]qqqq".utf8)), .control(3)])
  }

  @Test func `stopping to wait has no effect within a sequence that has begun`() {
    var parser = TerminalParser()
    #expect(parser.read("\u{1B}[<0;1".utf8) == [])
    #expect(!parser.isWaitingAfterEscape)
    #expect(parser.stopWaiting() == [])
    #expect(parser.read("2;5M".utf8).count == 1)
  }

  @Test
  func `a sequence that the game does not use is one unknown input, and what follows is read`() {
    for text in [
      "\u{1B}[A", "\u{1B}OP", "\u{1B}x", "\u{1B}[200~", "\u{1B}[<0;1M",
      "\u{1B}[?1016;9$y", "\u{1B}[6;0;0t", "\u{1B}[<0;99999999999;1M",
      "\u{1B}[<0;32768;1M", "\u{1B}[<0;1;-32769M",
    ] as [String] {
      #expect(
        read(text + "q") == [.unknown(Array(text.utf8)), .character("q")],
        "\(text.debugDescription)")
    }
  }

  @Test func `a string from the terminal is skipped up to its end`() {
    #expect(read("\u{1B}]11;rgb:0/0/0\u{07}q").last == .character("q"))
    let ended = read("\u{1B}P1+r\u{1B}\\q")
    let string = TerminalInput.unknown(Array("\u{1B}P1+r".utf8))
    #expect(ended == [string, .unknown([0x1B, 0x5C]), .character("q")])
  }

  @Test func `a control character within a sequence ends it and counts`() {
    #expect(read("\u{1B}[<0;1\u{03}") == [.unknown(Array("\u{1B}[<0;1".utf8)), .control(3)])
    #expect(read("\u{1B}\u{03}") == [.escape, .control(3)])
  }

  @Test func `a sequence without an end is dropped after 256 bytes`() {
    let inputs = read("\u{1B}[" + String(repeating: "1", count: 300) + "\u{03}")
    #expect(inputs.last == .control(3))
  }
}
