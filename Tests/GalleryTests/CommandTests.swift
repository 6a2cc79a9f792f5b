import GestureTestKit
import Testing

@Suite struct `The Gallery command` {
  @Test func `lists every exercise with its title`() throws {
    let list = try ChildProcess.run("Gallery", "--list")
    #expect(list.status == 0)
    let names = list.lines.map { $0.prefix { $0 != " " } }.map(String.init)
    #expect(names == ExpectedTimeline.all.map(\.name))
  }

  @Test func `shows all exercises, each as it shows it alone`() throws {
    let all = try ChildProcess.run("Gallery", "--all")
    #expect(all.status == 0)
    let alone = try ExpectedTimeline.all.map { try ChildProcess.run("Gallery", $0.name).output }
    #expect(all.output == alone.joined(separator: "\n"))
  }

  @Test(arguments: ["--help", "-h"]) func `explains itself`(option: String) throws {
    let help = try ChildProcess.run("Gallery", option)
    #expect(help.status == 0)
    for word in ["--list", "--all", "--help", "NAME"] { #expect(help.output.contains(word)) }
  }

  @Test func `explains itself without arguments`() throws {
    let help = try ChildProcess.run("Gallery")
    #expect(help.status == 0)
    #expect(try help.output == ChildProcess.run("Gallery", "--help").output)
  }

  @Test(arguments: [
    ("tapz", "there is no exercise 'tapz'; did you mean 'taps'? (all names: Gallery --list)"),
    ("Pinch", "there is no exercise 'Pinch'; did you mean 'pinch-rotate-pan'?"),
    ("egde-pan", "there is no exercise 'egde-pan'; did you mean 'edge-pan'?"),
    ("--lst", "there is no option '--lst'; did you mean '--list'? (all options: Gallery --help)"),
    ("-all", "there is no option '-all'; did you mean '--all'?"),
  ]) func `names the nearest of what there is`(argument: String, message: String) throws {
    let wrong = try ChildProcess.run("Gallery", argument)
    #expect(wrong.status == 2)
    #expect(wrong.output.isEmpty)
    #expect(wrong.errors.hasPrefix("Gallery: " + message), "\(wrong.errors)")
    #expect(wrong.errors.filter(\.isNewline).count == 1)
  }

  @Test func `takes one argument`() throws {
    let wrong = try ChildProcess.run("Gallery", "taps", "list")
    #expect(wrong.status == 2)
    #expect(
      wrong.errors
        == "Gallery: it takes one argument, not 2: name one exercise, or write --all\n")
  }
}
