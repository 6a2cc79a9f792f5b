import GestureCore
import Glibc
import MatchItUpGame

/// Runs what the options ask for.
struct Command {
  let options: Options
  let environment: [String: String]
  private let output = TextOutput.standardOutput

  init(options: Options, environment: [String: String]) {
    self.options = options
    self.environment = environment
  }

  func run() throws {
    switch options.mode {
    case .help: try output.write(Help.text)
    case .replay(let file?): try replay(try RecordingReader.recording(inFile: file))
    case .replay(nil): try replayIncludedSession()
    case .play where Terminal.isAvailable(environment: environment): try play()
    case .play: try replayInsteadOfPlaying()
    }
  }

  private func replayInsteadOfPlaying() throws {
    if options.seed != nil { throw OptionsError.noTerminal(option: "--seed") }
    if options.recordingFile != nil { throw OptionsError.noTerminal(option: "--record") }
    try replayIncludedSession(
      preface: "There is no terminal to play in. This is the session that comes with the game.\n\n")
  }

  private func replayIncludedSession(preface: String = "") throws {
    try replay(
      try RecordingReader.recording(in: PackageResources.session_jsonl, named: "session.jsonl"),
      preface: preface)
  }

  private func replay(_ recording: Recording, preface: String = "") throws {
    let picture = try options.svgFile.map(OutputFile.init(creating:))
    try output.write(preface)
    let game = try Replay(seed: recording.seed).play(recording.moments, write: output.write)
    if let viewport = Viewport(columns: 80, rows: 24, board: Game.boardSize) {
      let frame = ScenePainter(viewport: viewport).paint(game.scene)
      try output.write("\n" + frame.text(palette: replayPalette))
    }
    try picture?.write(SVGPicture(scene: game.scene, size: Game.boardSize).text)
  }

  /// A replay is coloured only on a terminal, not in a file or a pipe.
  private var replayPalette: Palette {
    Palette(
      environment: environment,
      wantsColor: options.wantsColor && isatty(STDOUT_FILENO) == 1)
  }
}

// Playing in the terminal.
extension Command {
  private func play() throws {
    let picture = try options.svgFile.map(OutputFile.init(creating:))
    let seed = options.seed ?? UInt64.random(in: 0...999_999)
    let recorder = try options.recordingFile.map { try RecordingWriter(file: $0, seed: seed) }
    let game = Game(seed: seed) { _, _ in }
    let end = try playInTerminal(game, recorder: recorder)
    let finish = { () throws(FileError) in
      try picture?.write(SVGPicture(scene: game.scene, size: Game.boardSize).text)
      try recorder?.finish()
      try output.write(summary(of: game, seed: seed))
    }
    switch end {
    case .quit: try finish()
    case .signal(let number):
      do { try finish() } catch { MatchItUp.report(error) }
      Signals.die(of: number)
    case .failure(let error):
      try? finish()
      throw error
    }
  }

  private func playInTerminal(
    _ game: Game, recorder: RecordingWriter?
  ) throws(FileError) -> PlayLoop.End {
    let palette = Palette(environment: environment, wantsColor: options.wantsColor)
    let loop = PlayLoop(
      game: game, terminal: Terminal(), signals: try SignalQueue(), palette: palette,
      record: { action, moment in recorder?.write(action, at: moment) })
    return loop.run()
  }

  private func summary(of game: Game, seed: UInt64) -> String {
    "Score \(game.score.won) of \(game.score.played). "
      + "To play the same rounds again: --seed \(seed)\n"
  }
}
