import Foundation
import GestureTestKit
import Testing

@Suite struct `The tool as a process` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a scenario that passes has a line and exit status 0`() throws {
    let file = try folder.write(Example.text, to: "tap.json")
    let run = try ChildProcess.run("gestures", ["run", file])
    #expect(run.status == 0)
    #expect(
      run.output == """
        ✓ a single tap waits until the double tap has failed
        1 passed, 0 failed

        """)
    #expect(run.errors.isEmpty)
  }

  @Test func `a scenario that falls short shows the difference and has exit status 1`() throws {
    let file = try folder.write(
      Example.replacing("ended@410", with: "ended@60"), to: "tap.json")
    let run = try ChildProcess.run("gestures", ["run", file])
    #expect(run.status == 1)
    #expect(
      run.output == """
        − expected, + actual
        ✗ a single tap waits until the double tap has failed
            \(file)
            expect.actions.single
              − ended@60
              + ended@410

                   ms  0            60                                                                   410
            touch 1    ▼────────────▲
            single     ░░░░░░░░░░░░░╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱E
            double     ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░F
            view card  ▼───────────────────────────────────────────────────────────────────────────────────×

            ─ finger down   ░ undecided   ╱ held   ▼ comes down   ▲ lifts   × cancelled   E action ended
            F failed

             60 ms  'single' has to wait for 'double'
            410 ms  'double' fails: no second tap began within 350 ms
            410 ms  'double' lets 'single' go on by failing
            410 ms  'single' takes touch 1 from view 'card'

        0 passed, 1 failed

        """)
  }

  @Test func `a file named - is the standard input`() throws {
    let file = try folder.write(Example.text, to: "tap.json")
    let tool = try ChildProcess.executable("gestures")
    let run = try ChildProcess.run([tool, "run", "-"], input: .file(file))
    #expect(
      run.output == "✓ a single tap waits until the double tap has failed\n1 passed, 0 failed\n")
    for words in [["timeline", "-"], ["lint", "-"], ["graph", "-"], ["explain", "-", "single"]] {
      let piped = try ChildProcess.run([tool] + words, input: .file(file))
      let read = try ChildProcess.run([tool] + words.map { $0 == "-" ? file : $0 })
      let isWarned = words[0] == "lint"  // a double tap around a button takes its presses
      #expect(piped.status == (isWarned ? 1 : 0), "\(words): \(piped.errors)")
      #expect(piped.output == read.output && !read.output.isEmpty, "\(words)")
    }
    let formatted = try ChildProcess.run([tool, "format", "-"], input: .file(file))
    _ = try ChildProcess.run([tool, "format", file])
    #expect(formatted.output == (try String(contentsOfFile: file, encoding: .utf8)))
  }

  @Test func `a FIFO is read like a file, and can't be written back`() throws {
    let file = try folder.write(Example.text, to: "tap.json")
    let fifo = folder.url("fifo").path
    try #require(mkfifo(fifo, 0o600) == 0)
    let tool = try ChildProcess.executable("gestures")
    let run = try ChildProcess.run([
      "/bin/sh", "-c", "cat '\(file)' > '\(fifo)' & exec '\(tool)' run '\(fifo)'",
    ])
    #expect(run.status == 0 && run.lines.last == "1 passed, 0 failed", "\(run.errors)")
    let format = try ChildProcess.run("gestures", ["format", fifo])
    #expect(format.status == 2 && format.errors.contains("can't be written back"))
  }

  @Test(arguments: [
    (["graph", "--dot", "--svg", "x", "y"], "--dot has no effect with --svg: leave out one"),
    (["timeline", "--width", "80", "--svg", "x", "y"], "--width has no effect with --svg"),
    (["lint", "--fix", "--json", "y"], "--json has no effect with --fix"),
    (["lint", "--fix", "--severity", "note", "y"], "--severity has no effect with --fix"),
    (["lint", "--json", "--quiet", "y"], "--quiet has no effect with --json"),
    (["lint", "--output", "x", "y"], "--output goes with --fix"),
    (["help", "run", "extra"], "help tells about one command: leave out 'extra'"),
  ])
  func `an argument without effect is refused`(arguments: [String], message: String) throws {
    let run = try ChildProcess.run("gestures", arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("gestures: \(message)"), "\(run.errors)")
  }

  @Test(arguments: [
    (["run", "-"], "{", "standard input:1:2: this is no JSON"),
    (["run", "-", "-"], "{}", "gestures: -: the standard input can be read only once"),
    (["run", "-"], "", "standard input:1:1: this is no JSON"),
    (
      ["format", "--check", "-"], "{}",
      "gestures: --check looks at files, not at the standard input"
    ),
  ])
  func `a standard input that makes no sense is named`(
    words: [String], text: String, message: String
  ) throws {
    let file = try folder.write(text, to: "input")
    let tool = try ChildProcess.executable("gestures")
    let run = try ChildProcess.run([tool] + words, input: .file(file))
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
  }

  @Test func `hidden files in a folder are left alone`() throws {
    _ = try folder.write(Example.text, to: "tap.json")
    _ = try folder.write("{", to: ".tap.json")
    #expect(
      try ChildProcess.run("gestures", ["run", "--quiet", folder.path]).output
        == "1 passed, 0 failed\n")
  }

  @Test func `a filter that fits no scenario is a mistake, not a success`() throws {
    _ = try folder.write(Example.text, to: "good.json")
    let run = try ChildProcess.run("gestures", ["run", folder.path, "--filter", "nothing like it"])
    #expect(run.status == 2)
    #expect(
      run.errors.contains("none of 1 scenarios has this in its name or path"), "\(run.errors)")
  }

  @Test func `a property that makes no sense is warned of, and the scenario runs (S9.11)`() throws {
    let text = Example.replacing(
      #""single", "kind": "tap","#,
      with: #""single", "kind": "tap", "set": {"numberOfTapsRequired": 0},"#)
    let run = try ChildProcess.run(
      "gestures", ["run", "--quiet", try folder.write(text, to: "zero.json")])
    #expect(run.errors.contains("warning: "), "\(run.errors)\(run.output)")
    #expect(
      run.errors.contains("numberOfTapsRequired has to be at least 1, not 0"), "\(run.errors)")
  }

  @Test func `a file that can't be read has exit status 2, and nothing is run`() throws {
    _ = try folder.write(Example.text, to: "good.json")
    let file = try folder.write(
      Example.replacing("doubleTap", with: "dubbleTap"), to: "bad.json")
    let run = try ChildProcess.run("gestures", ["run", folder.path])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasPrefix(
        "\(file):11:32: scene.recognizers[0].kind: \"dubbleTap\" is no kind; did you mean"),
      "\(run.errors)")
  }

  @Test func `a run is printed as JSON Lines`() throws {
    let file = try folder.write(Example.text, to: "tap.json")
    let run = try ChildProcess.run("gestures", ["run", "--log", file])
    #expect(run.status == 0)
    #expect(
      run.lines == [
        #"{"at": 0, "kind": "touch", "touch": "1", "phase": "began", "location": [30, 30], "hitView": "card"}"#,
        #"{"at": 0, "kind": "bind", "recognizer": "single", "touch": "1"}"#,
        #"{"at": 0, "kind": "bind", "recognizer": "double", "touch": "1"}"#,
        #"{"at": 0, "kind": "view", "view": "card", "touch": "1", "phase": "began"}"#,
        #"{"at": 60, "kind": "touch", "touch": "1", "phase": "ended", "location": [30, 30], "hitView": "card"}"#,
        #"{"at": 60, "kind": "held", "recognizer": "single", "by": ["double"]}"#,
        #"{"at": 410, "kind": "state", "recognizer": "double", "from": "possible", "to": "failed", "reason": "ownDecision", "detail": "no second tap began within 350 ms", "figures": {"limit": 350, "unit": "milliseconds", "bound": "atMost"}}"#,
        #"{"at": 410, "kind": "state", "recognizer": "single", "from": "possible", "to": "ended"}"#,
        #"{"at": 410, "kind": "view", "view": "card", "touch": "1", "phase": "cancelled"}"#,
        #"{"at": 410, "kind": "action", "recognizer": "single", "state": "ended"}"#,
        #"{"at": 410, "kind": "reset", "recognizer": "single"}"#,
        #"{"at": 410, "kind": "reset", "recognizer": "double"}"#,
      ])
    #expect(run.errors.hasSuffix("1 passed, 0 failed\n"))
  }

  @Test func `a control character in a name leaves each line JSON`() throws {
    let name = "single\u{7F}\u{85}"
    let file = try folder.write(Example.replacing("single\"", with: "\(name)\""), to: "tap.json")
    let run = try ChildProcess.run("gestures", ["run", "--log", file])
    #expect(run.lines.contains { $0.contains(#""recognizer": "single\u007f\u0085""#) })
    for line in run.lines {
      let read = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(
        read?["recognizer"].map { ["\(name)", "double"].contains("\($0)") } ?? true, "\(line)")
    }
  }

  @Test func `quiet leaves out those that pass, a filter runs some alone`() throws {
    _ = try folder.write(Example.text, to: "one.json")
    _ = try folder.write(Example.replacing("a single", with: "another single"), to: "two.json")
    #expect(
      try ChildProcess.run("gestures", ["run", "--quiet", folder.path]).output
        == "2 passed, 0 failed\n")
    let filtered = try ChildProcess.run(
      "gestures", ["run", "--filter", "Another", "--jobs", "1", folder.path])
    #expect(filtered.lines.count == 2)
    #expect(filtered.lines.last == "1 passed, 0 failed")
  }

  @Test(arguments: [
    ["run"], ["run", "nowhere.json"], ["run", "--jobs", "none", "x"], ["runn"], [], ["new"],
    ["new", "tapp"], ["format"], ["run", "--fast", "x"], ["help", "me"],
  ])
  func `a command line that makes no sense has exit status 2`(arguments: [String]) throws {
    let run = try ChildProcess.run("gestures", arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(!run.errors.isEmpty)
  }

  @Test(arguments: [
    ["--help"], ["help"], ["run", "--help"], ["help", "run"], ["help", "new"], ["help", "format"],
  ])
  func `help is there for the tool and each command`(arguments: [String]) throws {
    let run = try ChildProcess.run("gestures", arguments)
    #expect(run.status == 0)
    #expect(run.output.contains("usage: gestures"))
  }

  @Test func `a new scenario runs as it stands, for every kind at once`() throws {
    let kinds = [
      "tap", "doubleTap", "longPress", "pan", "horizontalPan", "screenEdgePan", "swipe", "pinch",
      "rotation", "hover", "circle", "scripted", "tap",
    ]
    for kind in kinds {
      let file = "\(folder.path)/\(kind).json"
      if FileManager.default.fileExists(atPath: file) { continue }
      #expect(try ChildProcess.run("gestures", ["new", kind, "--output", file]).status == 0)
    }
    let all = try ChildProcess.run("gestures", ["new"] + kinds)
    _ = try folder.write(all.output, to: "all.json")
    #expect(
      try ChildProcess.run("gestures", ["run", "--quiet", folder.path]).output
        == "13 passed, 0 failed\n")
    #expect(try ChildProcess.run("gestures", ["format", "--check", folder.path]).status == 0)
    #expect(
      try ChildProcess.run("gestures", ["new", "tap", "--output", "\(folder.path)/tap.json"]).status
        == 2)
  }

  @Test func `a file is written back tidily and means the same`() throws {
    let file = try folder.write(Example.text, to: "tap.json")
    let check = try ChildProcess.run("gestures", ["format", "--check", file])
    #expect(check.status == 1)
    #expect(check.output == "\(file) is not tidy\n")
    #expect(try folder.read("tap.json") == Example.text)
    #expect(try ChildProcess.run("gestures", ["format", file]).status == 0)
    #expect(try folder.read("tap.json") != Example.text)
    #expect(try ChildProcess.run("gestures", ["format", "--check", file]).status == 0)
    #expect(
      try ChildProcess.run("gestures", ["run", "--quiet", file]).output == "1 passed, 0 failed\n")
  }

  @Test func `the repository's own scenarios pass and are tidy`() throws {
    let run = try ChildProcess.run(
      "gestures", ["run", "--quiet", Repository.path(ScenarioLibrary.folder)])
    #expect(run.status == 0)
    #expect(run.output == "\(ScenarioLibrary.paths.count) passed, 0 failed\n")
    #expect(
      try ChildProcess.run(
        "gestures", ["format", "--check", Repository.path(ScenarioLibrary.folder)]
      ).output.isEmpty
    )
  }
}
