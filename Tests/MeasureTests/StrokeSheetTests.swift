import Foundation
import GestureTestKit
import StrokeModel
import Testing

@Suite struct `A sheet of strokes` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func count(of what: String, in svg: String) -> Int {
    svg.components(separatedBy: what).count - 1
  }

  @Test func `it shows what went wrong, with its figures`() throws {
    let lines = StrokeLines.lines(of: [.circle, .square], count: 2).split(separator: "\n")
    let swapped = lines.map { line in
      line.contains("square")
        ? line.replacingOccurrences(of: "\"square\"", with: "\"circle\"")
        : line.replacingOccurrences(of: "\"circle\"", with: "\"a < b\"")
    }
    let file = try folder.write((lines.map(String.init) + swapped).joined(separator: "\n"))
    let picture = folder.url("misses.svg")
    let run = try ChildProcess.run("gestures", "measure", "circle", file, "--misses", picture.path)
    #expect(run.status == 0, "\(run.errors)")
    let svg = try String(contentsOf: picture, encoding: .utf8)
    #expect(count(of: "<polyline", in: svg) == 4)
    #expect(svg.contains("a &lt; b"))
    #expect(svg.contains("line 7, ") && svg.contains("cornerness 0."), "\(svg)")
    #expect(svg.contains("the path has corners"))
    #expect(svg.contains("≤ 0.60<") && svg.contains("264°–539°") && svg.contains("of it lingering"))
    #expect(svg.contains(">strokes.jsonl<"))
  }

  @Test func `files of the same name are told apart by their paths`() throws {
    let lines = StrokeLines.lines(of: [.square], count: 1)
      .replacingOccurrences(of: "\"square\"", with: "\"circle\"")
    let other = try TemporaryFolder()
    let files = [try folder.write(lines), try other.write(lines)]
    let picture = folder.url("misses.svg")
    _ = try ChildProcess.run(
      "gestures", ["measure", "circle"] + files + ["--misses", picture.path])
    let svg = try String(contentsOf: picture, encoding: .utf8)
    for file in files { #expect(svg.contains(">\(file.prefix(21))<"), "\(svg)") }
    #expect(!svg.contains(">strokes.jsonl<"))
  }

  @Test func `where nothing went wrong it says so`() throws {
    let picture = folder.url("misses.svg")
    _ = try ChildProcess.run(
      "gestures", "measure", "circle", "--generated", "3", "--misses", picture.path)
    let svg = try String(contentsOf: picture, encoding: .utf8)
    #expect(svg.contains(">none<") && !svg.contains("<polyline"), "\(svg)")
  }

  @Test func `a picture has six strokes of each label, and is the same each time`() throws {
    let (first, second) = (folder.url("first.svg"), folder.url("second.svg"))
    for url in [first, second] {
      _ = try ChildProcess.run(
        "gestures", "measure", "circle", "--generated", "7", "--picture", url.path)
    }
    let svg = try String(contentsOf: first, encoding: .utf8)
    #expect(count(of: "<polyline", in: svg) == 15 * 6)
    #expect(svg.contains("prefers-color-scheme: dark"))
    #expect(try String(contentsOf: second, encoding: .utf8) == svg)
  }

  @Test func `the picture in Docs is what the tool draws`() throws {
    let drawn = folder.url("drawn.svg")
    _ = try ChildProcess.run(
      "gestures", "measure", "circle", "--generated", "6", "--picture", drawn.path)
    let isSame =
      try Repository.text("Docs/Circle.svg") == String(contentsOf: drawn, encoding: .utf8)
    #expect(isSame, "gestures measure circle --generated 6 --picture Docs/Circle.svg draws it anew")
  }
}
