import GestureCore
import Glibc
import MatchItUpGame

/// Does what the options say.
struct Command {
  let options: Options
  let environment: [String: String]

  func run() throws {
    switch options.mode {
    case .help: say(Help.text)
    case .replay(let file?): try replay(try RecordingReader.recording(inFile: file))
    case .replay(nil): try replayShippedSession()
    case .play where Terminal.isThere(environment: environment): try play()
    case .play:
      if options.seed != nil { throw OptionsError.noTerminal(option: "--seed") }
      if options.recordingFile != nil { throw OptionsError.noTerminal(option: "--record") }
      try replayShippedSession(
        preface: "There is no terminal to play in, so here is the session that ships with the "
          + "game.\n\n")
    }
  }

  private func replayShippedSession(preface: String = "") throws {
    try replay(
      try RecordingReader.recording(in: PackageResources.session_jsonl, named: "session.jsonl"),
      preface: preface)
  }

  private func replay(_ recording: Recording, preface: String = "") throws {
    let picture = try options.svgFile.map(OutputFile.init(creating:))
    say(preface)
    let game = Replay(seed: recording.seed) { say($0 + "\n") }.play(recording.moments)
    if let viewport = Viewport(columns: 80, rows: 24, board: Game.boardSize) {
      let frame = ScenePainter(viewport: viewport).paint(game.scene)
      say("\n" + frame.text(palette: replayPalette))
    }
    try picture?.write(SVGPicture(scene: game.scene, size: Game.boardSize).text)
  }

  private func play() throws {
    let picture = try options.svgFile.map(OutputFile.init(creating:))
    let seed = options.seed ?? UInt64.random(in: 0...999_999)
    let recorder = try options.recordingFile.map { try RecordingWriter(file: $0, seed: seed) }
    let game = Game(seed: seed) { _, _ in }
    let end = try playInTerminal(game, recorder: recorder)
    say(
      "Score \(game.score.won) of \(game.score.played). "
        + "The same rounds again: --seed \(seed)\n")
    try picture?.write(SVGPicture(scene: game.scene, size: Game.boardSize).text)
    try recorder?.finish()
    if case .signal(let number) = end { Signals.raiseDefault(number) }
  }

  private func playInTerminal(
    _ game: Game, recorder: RecordingWriter?
  ) throws(FileError) -> PlayLoop.End {
    let palette = Palette(environment: environment, wantsColor: options.wantsColor)
    let loop = PlayLoop(
      game: game, terminal: Terminal(), signals: try Signals(), palette: palette,
      record: { action, moment in recorder?.write(action, at: moment) })
    return loop.run()
  }

  /// Colour only where somebody sees it.
  private var replayPalette: Palette {
    Palette(
      environment: environment,
      wantsColor: options.wantsColor && isatty(STDOUT_FILENO) == 1)
  }

  private func say(_ text: String) {
    _ = STDOUT_FILENO.writeAll(text)
  }
}
