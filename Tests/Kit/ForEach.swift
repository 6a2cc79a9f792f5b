/// Runs a check on each of many cases within one test, which then prints one line and not hundreds.
///
/// What the check throws doesn't end the test before all cases have had their turn: it is thrown at
/// the end, with the names of its cases. Expectations name the case themselves.
///
/// ```swift
/// try forEach(paths) { path in
///   #expect(try Scenario(contentsOfFile: path).run().passes, "\(path)")
/// }
/// ```
public func forEach<Cases: Sequence>(
  _ cases: Cases, check: (Cases.Element) throws -> Void
) throws {
  var failures: [String] = []
  for each in cases {
    do { try check(each) } catch { failures.append("\(each): \(error)") }
  }
  if !failures.isEmpty { throw CaseFailures(description: failures.joined(separator: "\n")) }
}

/// What checks of cases threw.
struct CaseFailures: Error, CustomStringConvertible {
  let description: String
}
