import Foundation
import GestureTestKit
import Testing

/// Docs/Rules.md against the names of the tests.
@Suite struct `The page of rules` {
  @Test func `each rule has a test that names it`() throws {
    let untested = try Project.rules.filter { $0.isTestable }.map(\.number)
      .filter { !Project.testedRules.keys.contains($0) }
    #expect(
      untested.isEmpty,
      "no test's name begins with these rules: \(untested.joined(separator: ", "))")
  }

  @Test func `each rule that a test names is on the page`() throws {
    let known = Set(try Project.rules.map(\.number))
    let unknown = Project.testedRules.filter { !known.contains($0.key) }
    #expect(unknown.isEmpty, "tests name rules that Docs/Rules.md doesn't have: \(unknown)")
  }

  @Test func `no rule is on the page twice`() throws {
    let numbers = try Project.rules.map(\.number)
    let twice = Dictionary(grouping: numbers) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice.isEmpty, "\(twice)")
    #expect(numbers.count > 300, "only \(numbers.count) rules were found on the page")
  }
}

/// What the project's own files say.
private enum Project {
  struct Rule {
    var number: String
    /// False for remarks and for what this package doesn't offer, which the page marks.
    var isTestable: Bool
  }

  static let root = Repository.root

  static var rules: [Rule] {
    get throws {
      let page = root.appendingPathComponent("Docs/Rules.md")
      return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap {
        line in
        guard let match = line.firstMatch(of: /^- \*\*(S\d+\.\d+)\*\*(.*)/) else { return nil }
        let rest = match.2.drop { $0 == " " }
        return Rule(
          number: String(match.1),
          isTestable: !rest.hasPrefix("(guidance)") && !rest.hasPrefix("(not here)"))
      }
    }
  }

  /// The rules that tests name, with one of those tests.
  static let testedRules: [String: String] = {
    var tested: [String: String] = [:]
    let tests = root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for name in text.matches(of: /func `([^`]*)`/) {
        for rule in name.1.matches(of: /S\d+\.\d+/) { tested[String(rule.0)] = String(name.1) }
      }
    }
    return tested
  }()
}
