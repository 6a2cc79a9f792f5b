import Foundation
import GestureCore
@testable import GestureInput
import GestureScenario
import GestureTestKit
import Testing

/// `gestures replay`, `convert` and the like, as processes.
@Suite struct `The tool with touch hardware` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A finger that taps at 100, 200 and drags to the right afterwards.
  private static let tapAndDrag: String = {
    let header = Fixture.evemu.split(separator: "\n").prefix { !$0.hasPrefix("E:") }
    func touch(_ at: Double, _ events: String...) -> String {
      (events + ["0000 0000 0"]).map { "E: \(at) \($0)\n" }.joined()
    }
    var text = header.joined(separator: "\n") + "\n"
    text += touch(1, "0003 0039 1", "0003 0035 100", "0003 0036 200") + touch(1.05, "0003 0039 -1")
    text += touch(3, "0003 0039 2")
    for step in 1...20 {
      text += touch(3 + 0.01 * Double(step), "0003 0035 \(100 + 20 * step)")
    }
    return text + touch(3.5, "0003 0039 -1")
  }()

  @Test func `replay tells what each recognizer sees`() throws {
    let path = try folder.write(Self.tapAndDrag, to: "drag.events")
    let result = try ChildProcess.run("gestures", "replay", path)
    #expect(result.status == 0 && result.errors == "")
    #expect(
      result.lines.suffix(2) == [
        "recognized: tap, horizontalPan, pan, swipeRight", "touches: 2 began, 2 ended, 0 cancelled",
      ], "\(result.output)")
  }

  @Test func `a pipe gives the same bytes as a file`() throws {
    let path = try folder.write(Self.tapAndDrag, to: "drag.events")
    let file = try ChildProcess.run("gestures", "replay", "--log", path)
    let tool = try ChildProcess.executable("gestures")
    let pipe = try ChildProcess.run(["/bin/sh", "-c", "cat '\(path)' | '\(tool)' replay --log -"])
    #expect(pipe.output == file.output && file.output.contains("\"kind\": \"action\""))
  }

  @Test func `a scenario made of a recording passes, and logs the same`() throws {
    let path = try folder.write(Self.tapAndDrag, to: "drag.events")
    let scenario = folder.url("drag.json").path
    let made = try ChildProcess.run("gestures", "replay", path, "--as-scenario", "-o", scenario)
    #expect(made.status == 0, "\(made.errors)")
    #expect(try ChildProcess.run("gestures", "run", scenario).status == 0)
    let replayed = try ChildProcess.run("gestures", "replay", "--log", path)
    let run = try ChildProcess.run("gestures", "run", "--log", scenario)
    #expect(run.output == replayed.output)
  }

  @Test func `convert writes JSON Lines that replay the same`() throws {
    let path = try folder.write(Self.tapAndDrag, to: "drag.events")
    let lines = folder.url("drag.jsonl").path
    #expect(try ChildProcess.run("gestures", "convert", path, "-o", lines).status == 0)
    let first = try ChildProcess.run("gestures", "replay", "--log", path)
    let second = try ChildProcess.run("gestures", "replay", "--log", lines)
    #expect(first.output == second.output)
    #expect(try ChildProcess.run("gestures", "convert", lines).output == folder.read("drag.jsonl"))
  }

  @Test func `a description that is apart is found by the beginning of its name`() throws {
    let lines = Self.tapAndDrag.split(separator: "\n")
    let described = try folder.write(Self.tapAndDrag, to: "whole.events")
    _ = try folder.write("N: wrong\n", to: "A.desc")
    _ = try folder.write(
      lines.filter { !$0.hasPrefix("E:") }.joined(separator: "\n") + "\n", to: "A_screen.desc")
    let apart = try folder.write(
      lines.filter { $0.hasPrefix("E:") }.joined(separator: "\n") + "\n", to: "A_screen.drag.events"
    )
    let first = try ChildProcess.run("gestures", "convert", described)
    let second = try ChildProcess.run("gestures", "convert", apart)
    #expect(second.output == first.output && second.errors == "")
  }

  @Test func `what a browser tells gives the log of the same touches`() throws {
    var places = (0...40).map { step -> (Double, Double) in
      let turn = Double(step) / 40 * 2 * .pi
      return (300 + 80 * cos(turn), 300 + 80 * sin(turn))
    }
    places.append(places[0])
    var browser: [String] = []
    var lines = ["{\"format\": \"gestures-recording\", \"version\": 1, \"size\": [400, 400]}"]
    for (index, place) in places.enumerated() {
      let isLast = index == places.count - 1
      let (type, word) =
        index == 0 ? ("down", "began") : isLast ? ("up", "ended") : ("move", "moved")
      browser.append(
        """
        {"type": "pointer\(type)", "pointerId": 7, "pointerType": "touch", "isPrimary": true, \
        "clientX": \(place.0), "clientY": \(place.1), "timeStamp": \(5000 + index * 16), \
        "buttons": \(isLast ? 0 : 1), "pressure": 0, "width": 1, "height": 1}
        """)
      lines.append(
        """
        {"at": \(index * 16), "\(word)": {"1": [\(place.0), \(place.1)]}, "contact": {"1": [0.5, 0]}}
        """)
    }
    let objects = try folder.write(browser.joined(separator: "\n") + "\n", to: "objects.json")
    let list = try folder.write("[" + browser.joined(separator: ",\n") + "]", to: "list.json")
    let own = try folder.write(lines.joined(separator: "\n") + "\n", to: "own.jsonl")
    let logs = try [objects, list, own].map {
      try ChildProcess.run("gestures", "replay", "--log", "--points", "400x400", $0).output
    }
    #expect(logs[0] == logs[2] && logs[1] == logs[2], "\(logs[0])")
    #expect(logs[2].contains("\"recognizer\": \"circle\""))
  }

  @Test func `what MatchItUp has recorded replays`() throws {
    let session = Repository.path("Examples/MatchItUp/Terminal/Resources/session.jsonl")
    let result = try ChildProcess.run("gestures", "replay", session)
    #expect(
      result.status == 0 && result.lines.contains { $0.contains("circle") }, "\(result.output)")
  }

  @Test func `what a device gives replays, from a pipe and with a description`() throws {
    let lines = Self.tapAndDrag.split(separator: "\n")
    _ = try folder.write(
      lines.filter { !$0.hasPrefix("E:") }.joined(separator: "\n") + "\n", to: "panel.desc")
    let raw = folder.url("panel.bin")
    try Data(Fixture.kernelEvents(wordSize: 8)).write(to: raw)
    let file = try ChildProcess.run("gestures", "convert", raw.path)
    #expect(
      file.errors == "" && file.lines.first?.contains("[1024, 512]") == true, "\(file.output)")
    let tool = try ChildProcess.executable("gestures")
    let pipe = try ChildProcess.run([
      "/bin/sh", "-c", "cat '\(raw.path)' | '\(tool)' convert --desc '\(folder.path)/panel.desc' -",
    ])
    #expect(pipe.output == file.output)
  }

  @Test func `a scene of one's own gets the touches`() throws {
    let path = try folder.write(Self.tapAndDrag, to: "drag.events")
    let scene = """
      {"name": "", "scene": {"size": [1024, 512], "views": [{"id": "card", "frame": [0, 0, 300, 300]}],
       "recognizers": [{"id": "touch", "kind": "tap", "view": "card"}]}, "script": []}
      """
    let file = try folder.write(scene, to: "scene.json")
    let result = try ChildProcess.run("gestures", "replay", path, "--scene", file)
    #expect(result.lines.suffix(2).first == "recognized: touch", "\(result.output)\(result.errors)")
  }

  @Test func `points, a turn, a picture`() throws {
    let path = try folder.write(Self.tapAndDrag, to: "drag.events")
    let picture = folder.url("drag.svg").path
    let result = try ChildProcess.run(
      "gestures", "replay", path, "--points", "512x1024", "--rotate", "90", "--svg", picture)
    #expect(result.lines.suffix(2).first?.contains("swipeDown") == true, "\(result.output)")
    #expect(try folder.read("drag.svg").contains("<polyline"))
  }

  @Test func `what makes no sense ends with status 2 and one line`() throws {
    let path = try folder.write(
      Self.tapAndDrag + "E: nonsense\nE: 9 0000 0000 0\n", to: "bad.events")
    for (arguments, words) in [
      (["replay", path], "bad.events:"), (["replay", "/nowhere"], "there is no such file"),
      (["replay"], "name one recording"), (["replay", path, "--points", "9"], "--points takes"),
      (["convert", folder.path], "folder"), (["record", "/dev/null"], "-o FILE"),
      (["watch", "/dev/null"], "no input device"), (["watch"], "name a device"),
      (["replay", path, "--speed", "0"], "--speed takes"),
      (["replay", path, "-o", "x.json"], "-o goes with --as-scenario"),
      (["replay", path, "--as-scenario", "--log"], "--log has no effect with --as-scenario"),
      (["replay", path, "--as-scenario", "--svg", "x.svg"], "--svg has no effect with"),
      (["replay", path, "--as-scenario", "--speed", "1"], "--speed has no effect with"),
      (["devices", "extra"], "devices takes options alone: leave out 'extra'"),
    ] {
      let result = try ChildProcess.run("gestures", arguments)
      #expect(result.status == 2 && result.output == "", "\(arguments)")
      #expect(
        result.errors.contains(words) && result.errors.split(separator: "\n").count == 1,
        "\(result.errors)")
    }
  }

  @Test func `figures beyond all measure come out as ones that can be read`() throws {
    let path = try folder.write(Self.tapAndDrag, to: "drag.events")
    let lines = folder.url("drag.jsonl").path
    let matrix = "1e300 0 0 0 -1e308 -1e308"
    #expect(
      try ChildProcess.run("gestures", "convert", path, "--calibrate", matrix, "-o", lines).status
        == 0)
    #expect(try ChildProcess.run("gestures", "replay", lines).status == 0)
    let wide = try folder.write(
      "{\"at\": 0, \"began\": {\"1\": [1, 2]}, \"contact\": {\"1\": [1e308, -1]}, "
        + "\"pose\": {\"1\": [1e308, 0, -1e308]}}\n", to: "wide.jsonl")
    let scenario = folder.url("wide.json").path
    #expect(
      try ChildProcess.run("gestures", "replay", wide, "--as-scenario", "-o", scenario).status == 0)
    let run = try ChildProcess.run("gestures", "run", scenario)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `what is wrong with the touches is warned of, as run warns of it`() throws {
    let text = """
      {"at": 100, "began": {"1": [10, 20]}}
      {"at": 50, "moved": {"1": [110, 20]}}
      {"at": 120, "ended": {"1": [210, 20]}}
      {"at": 130, "ended": {"2": [210, 20]}}

      """
    let path = try folder.write(text, to: "back.jsonl")
    let warnings = [
      "the event at 50 ms is older than the one before, at 100 ms; it counts as equally old",
      "touch 2 is not down; its event was dropped",
    ]
    for options in [[], ["--log"]] {
      let result = try ChildProcess.run("gestures", ["replay", path] + options)
      #expect(result.status == 0)
      #expect(
        result.errors == warnings.map { "\(path): warning: \($0)\n" }.joined(),
        "\(options): \(result.errors)")
    }
  }

  @Test func `a recording that stops in the middle is played and remarked`() throws {
    let path = try folder.write(String(Self.tapAndDrag.dropLast(70)), to: "cut.events")
    let result = try ChildProcess.run("gestures", "replay", path)
    #expect(result.status == 0 && result.lines.last == "touches: 2 began, 1 ended, 1 cancelled")
    #expect(result.errors.contains("still down at the end"))
  }

  #if os(Linux)
    @Test func `record and watch take a FIFO for a device`() throws {
      let (fifo, file) = (folder.url("fifo").path, folder.url("out.jsonl").path)
      try #require(mkfifo(fifo, 0o600) == 0)
      let tool = try ChildProcess.executable("gestures")
      let process = try ChildProcess(
        [tool, "record", fifo, "-o", file], input: .null, output: .null, errors: .null)
      let writer = try FifoWriter(fifo)
      try writer.touch(at: 7, [(3, 0x39, 1), (3, 0x35, 100), (3, 0x36, 200)])
      try writer.touch(at: 7.05, [(3, 0x39, -1)])
      writer.close()
      #expect(try process.waitForEnd() == .status(0))
      let lines = try folder.read("out.jsonl").split(separator: "\n")
      #expect(lines.dropFirst().first == "{\"at\": 0, \"began\": {\"1\": [100, 200]}}")
      #expect(lines.last == "{\"at\": 50, \"ended\": {\"1\": [100, 200]}}")
    }

    @Test func `times that go back count as equally old, which watch warns of`() throws {
      let (fifo, file) = (folder.url("fifo").path, folder.url("out.jsonl").path)
      try #require(mkfifo(fifo, 0o600) == 0)
      let tool = try ChildProcess.executable("gestures")
      let errors = try folder.write("", to: "errors")
      for words in [["record", fifo, "-o", file], ["watch", fifo]] {
        let process = try ChildProcess(
          [tool] + words, input: .null, output: .null, errors: .file(errors))
        let writer = try FifoWriter(fifo)
        try writer.touch(at: 7, [(3, 0x39, 1), (3, 0x35, 100), (3, 0x36, 200)])
        try writer.touch(at: 6.9, [(3, 0x35, 101)])
        try writer.touch(at: 7.05, [(3, 0x35, 102)])
        try writer.touch(at: 7.02, [(3, 0x39, -1)])
        writer.close()
        #expect(try process.waitForEnd() == .status(0))
      }
      let times = try folder.read("out.jsonl").split(separator: "\n").dropFirst().map {
        $0.prefix { $0 != "," }
      }
      #expect(times == ["{\"at\": 0", "{\"at\": 0", "{\"at\": 50", "{\"at\": 50"])
      #expect(try ChildProcess.run("gestures", "replay", file).status == 0)
      #expect(try folder.read("errors").contains("warning: the event at"))
    }
  #endif
}

/// Recordings of real devices, where they are at hand.
private let recordings = ProcessInfo.processInfo.environment["TOUCH_RECORDINGS"]

@Suite struct `Recordings of real devices` {
  @Test(.enabled(if: recordings != nil, "TOUCH_RECORDINGS names no folder with recordings"))
  func `replay with touches that balance, and as scenarios that say the same`() throws {
    let folder = recordings ?? ""
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { !$0.hasSuffix(".desc") && !$0.hasPrefix(".") }
    #expect(names.count > 0)
    for name in names.sorted() {
      let result = try ChildProcess.run("gestures", "replay", "\(folder)/\(name)")
      print("\(name): \(result.lines.suffix(2).joined(separator: "; "))")
      #expect(result.status == 0, "\(name): \(result.errors)")
      let counts = (result.lines.last ?? "").split(separator: " ").compactMap { Int($0) }
      #expect(counts.count == 3 && counts[0] == counts[1] + counts[2], "\(name)")
      #expect(counts.last == 0, "\(name) stops in the middle")
    }
  }
}
