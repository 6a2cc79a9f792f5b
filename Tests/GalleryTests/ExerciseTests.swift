import GestureTestKit
import Testing

@Suite struct `An exercise` {
  @Test func `shows what it is about`() throws {
    for expected in ExpectedTimeline.all {
      let run = try ChildProcess.run("Gallery", expected.name)
      #expect(run.status == 0, "\(expected.name)")
      #expect(run.errors.isEmpty, "\(expected.name)")
      #expect(run.lines.first?.hasPrefix(expected.name + ": ") == true, "\(expected.name)")
      let missing = expected.firstMissing(in: run.lines)
      #expect(
        missing == nil, "\(expected.name): missing at its place: \(missing ?? "")\n\(run.output)")
    }
  }

  @Test func `goes forward in time, and the engine finds no fault with it`() throws {
    for expected in ExpectedTimeline.all {
      let run = try ChildProcess.run("Gallery", expected.name)
      let times = run.lines.compactMap { line in
        line.hasPrefix("  ") ? line.split(separator: " ").first.flatMap { Double($0) } : nil
      }
      #expect(times.count > 10, "\(expected.name)")
      #expect(times == times.sorted(), "\(expected.name): \(run.output)")
      #expect(!run.output.contains("diagnostic:"), "\(expected.name): \(run.output)")
    }
  }

  @Test func `that drags a button away never lights it up`() throws {
    let run = try ChildProcess.run("Gallery", "list")
    let scrolling = run.lines.prefix { !$0.contains("— a quick tap") }
    #expect(scrolling.contains { $0.contains("in view 'button 5'") })
    #expect(!scrolling.contains { $0.contains("view 'button 5' is told") }, "\(run.output)")
  }
}
