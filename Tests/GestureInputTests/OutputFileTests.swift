import Foundation
import GestureInput
import GestureTestKit
import Testing

/// Where `gestures convert -o` and the like write.
@Suite struct `A file that the tool writes` {
  private let folder: TemporaryFolder
  private let recording: String
  private let lines: String

  init() throws {
    folder = try TemporaryFolder()
    recording = try folder.write(Fixture.evemu, to: "tap.events")
    lines = Fixture.gestures
  }

  private func convert(to name: String) throws -> ChildProcess.Result {
    try ChildProcess.run("gestures", "convert", recording, "-o", folder.url(name).path)
  }

  private func attributes(_ name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: folder.url(name).path)
  }

  /// No temporary file is left.
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `keeps its mode, and a link to it stays a link`() throws {
    let file = try folder.write("old", to: "private.jsonl")
    try #require(chmod(file, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url("link").path, withDestinationPath: "private.jsonl")
    #expect(try convert(to: "link").status == 0)
    #expect(try attributes("link")[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(try folder.read("private.jsonl") == lines)
    #expect(try attributes("private.jsonl")[.posixPermissions] as? Int == 0o600)
    #expect(try names() == ["link", "private.jsonl", "tap.events"])
  }

  @Test func `keeps its other names`() throws {
    let file = try folder.write("old, and longer than what comes\n" + lines, to: "one.jsonl")
    try FileManager.default.linkItem(atPath: file, toPath: folder.url("two.jsonl").path)
    #expect(try convert(to: "one.jsonl").status == 0)
    #expect(try folder.read("one.jsonl") == lines && folder.read("two.jsonl") == lines)
    #expect(try names() == ["one.jsonl", "tap.events", "two.jsonl"])
  }

  @Test func `may be one that a link already points to`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url("link").path, withDestinationPath: "new.jsonl")
    #expect(try convert(to: "link").status == 0)
    #expect(try folder.read("new.jsonl") == lines)
  }

  @Test func `may be its own source`() throws {
    _ = try folder.write(Fixture.evemu, to: "tap.jsonl")
    let file = folder.url("tap.jsonl").path
    #expect(try ChildProcess.run("gestures", "convert", file, "-o", file).status == 0)
    #expect(try folder.read("tap.jsonl") == lines)
  }

  @Test func `is written to where it is a FIFO, and stays one`() throws {
    let fifo = folder.url("fifo").path
    try #require(mkfifo(fifo, 0o600) == 0)
    let reader = open(fifo, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(try convert(to: "fifo").status == 0)
    let handle = FileHandle(fileDescriptor: reader, closeOnDealloc: false)
    #expect(String(decoding: handle.readDataToEndOfFile(), as: UTF8.self) == lines)
    try #require(try attributes("fifo")[.posixPermissions] as? Int == 0o600)
    var info = stat()
    #expect(stat(fifo, &info) == 0 && info.st_mode & S_IFMT == S_IFIFO)
  }

  @Test(arguments: [1, 2])
  func `keeps its contents where a path makes no sense or there is no room`(names: Int) throws {
    let file = try folder.write("precious", to: "kept.jsonl")
    if names == 2 {
      try FileManager.default.linkItem(atPath: file, toPath: folder.url("other").path)
    }
    let odd = try convert(to: "nowhere/../kept.jsonl")
    #expect(odd.status == 2 && odd.errors.contains("there is no folder"), "\(odd.errors)")
    #expect(try folder.read("kept.jsonl") == "precious")
    let tool = try ChildProcess.executable("gestures")
    let text = Fixture.gestures + String(repeating: "{\"at\": 99}\n", count: 200)
    let long = try folder.write(text, to: "long.jsonl")
    let full = try ChildProcess.run([
      "/bin/sh", "-c", "trap '' XFSZ; ulimit -f 1; exec '\(tool)' convert '\(long)' -o '\(file)'",
    ])
    #expect(full.status == 2 && full.errors.contains("File too large"), "\(full.errors)")
    #expect(try folder.read("kept.jsonl") == "precious")
    #expect(try !self.names().contains { $0.hasPrefix(".") })
  }

  @Test(arguments: [
    (".", "it is a folder"), ("tap.events/a", "tap.events' is no folder"),
    ("nowhere/", "there is no folder"), ("nowhere/a", "there is no folder"),
  ])
  func `can't be at a path that is none`(name: String, reason: String) throws {
    let tool = try ChildProcess.executable("gestures")
    let run = try ChildProcess.run([
      "/bin/sh", "-c", "cd '\(folder.path)' && exec '\(tool)' convert tap.events -o \(name)",
    ])
    #expect(run.status == 2 && run.errors.contains(reason), "\(run.errors)")
  }

  @Test func `may have a name of one letter`() throws {
    let tool = try ChildProcess.executable("gestures")
    let run = try ChildProcess.run([
      "/bin/sh", "-c", "cd '\(folder.path)' && exec '\(tool)' convert tap.events -o x",
    ])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try folder.read("x") == lines)
  }

  @Test func `is not there after a mistake`() throws {
    let broken = try folder.write(Fixture.evemu + "E: nonsense\nE: 9 0 0 0\n", to: "bad.events")
    let file = folder.url("new.jsonl").path
    #expect(try ChildProcess.run("gestures", "convert", broken, "-o", file).status == 2)
    #expect(try names() == ["bad.events", "tap.events"])
  }

  @Test func `is written by other commands in the same way`() throws {
    let scenario = folder.url("tap.json").path
    #expect(try ChildProcess.run("gestures", "new", "tap", "--output", scenario).status == 0)
    let file = try folder.write("old", to: "tap.svg")
    try FileManager.default.linkItem(atPath: file, toPath: folder.url("two.svg").path)
    try #require(chmod(file, 0o640) == 0)
    #expect(try ChildProcess.run("gestures", "timeline", scenario, "--svg", file).status == 0)
    #expect(try attributes("tap.svg")[.posixPermissions] as? Int == 0o640)
    #expect(try folder.read("two.svg").hasPrefix("<svg"))
  }

  #if os(Linux)
    @Test func `is not overwritten by a recording`() throws {
      let fifo = folder.url("fifo").path
      try #require(mkfifo(fifo, 0o600) == 0)
      let file = try folder.write("precious", to: "kept.jsonl")
      let again = try ChildProcess.run("gestures", "record", fifo, "-o", file)
      #expect(again.status == 2 && again.errors.contains("is there already"), "\(again.errors)")
      #expect(try folder.read("kept.jsonl") == "precious")
    }
  #endif
}
