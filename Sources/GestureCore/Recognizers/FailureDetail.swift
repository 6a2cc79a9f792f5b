/// What exactly made a recognizer fail: a phrase and, where they exist, the measured value and the
/// limit.
///
/// ```swift
/// core.fail("it moved", measured: 12.4, limit: 10, .points)
/// // "it moved: 12.4 pt where 10 pt are allowed"
///
/// core.fail("the fingers lifted too early", measured: 4, limit: 10, .points, .atLeast)
/// // "the fingers lifted too early: 4 pt where 10 pt are needed"
/// ```
///
/// The figures stay numbers in outcomes, traces and JSON; ``description`` turns them into words.
/// Two details are equal if their phrases and figures are; their rules aren't compared.
public struct FailureDetail: Hashable, Sendable {
  /// The unit of a figure.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// A length, as in "12.4 pt".
    case points
    /// A speed, as in "240 pt/s".
    case pointsPerSecond
    /// An interval, as in "350 ms".
    case milliseconds
    /// An angle.
    case radians
    /// A number of things, such as fingers.
    case count
    /// A share or a factor, without a unit.
    case ratio
  }

  /// Which side of the limit is allowed.
  public enum Bound: String, Hashable, Sendable, CaseIterable {
    /// Failed by too much.
    case atMost
    /// Failed by too little.
    case atLeast
  }

  /// The measured value and its limit.
  public struct Figures: Hashable, Sendable {
    /// Nil where the phrase says all: "no second tap began within" 350 ms.
    public var measured: Double?
    /// The greatest or the least value that is allowed, as ``bound`` says.
    public var limit: Double
    /// The unit of the measured value and of the limit.
    public var unit: Unit
    /// Which side of the limit is allowed.
    public var bound: Bound

    /// A measured value and its limit, both in the same unit.
    public init(measured: Double?, limit: Double, unit: Unit, bound: Bound) {
      self.measured = measured
      self.limit = limit
      self.unit = unit
      self.bound = bound
    }
  }

  /// A rule of `Docs/Rules.md` by which a recognizer of this framework fails: 9 and 4 for S9.4.
  public struct Rule: Hashable, Sendable, CustomStringConvertible {
    fileprivate let code: UInt16

    /// A rule by the number of its section, and its own in that, both from 1 on.
    public init(_ section: UInt8, _ number: UInt8) {
      code = UInt16(section) << 8 | UInt16(number)
    }

    /// The rule with a code. Failures store the code, which is cheaper to copy than an optional.
    ///
    /// - Parameter code: 0 for no rule.
    fileprivate init?(code: UInt16) {
      guard code != 0 else { return nil }
      self.code = code
    }

    /// As the page has it: "S9.4".
    public var description: String { "S\(code >> 8).\(code & 0xFF)" }
  }

  /// A detail whose phrase is known at compile time: a plain value, which costs nothing to create,
  /// to copy and to drop. State machines return it.
  public struct Fixed: Sendable {
    /// The phrase without its figures, such as "it moved".
    public let phrase: StaticString
    /// The measured value and its limit; nil where the phrase says all.
    public let figures: Figures?
    /// The rule that was applied; nil where there is none, as for another package's recognizer.
    public var rule: Rule? { Rule(code: code) }
    fileprivate let code: UInt16

    /// A phrase with what was measured and the limit.
    public init(
      _ phrase: StaticString, measured: Double, limit: Double, _ unit: Unit,
      _ bound: Bound = .atMost, rule: Rule? = nil
    ) {
      self.phrase = phrase
      code = rule?.code ?? 0
      figures = Figures(measured: measured, limit: limit, unit: unit, bound: bound)
    }

    /// A phrase that ends in a time limit, such as "no second tap began within" 350 ms.
    public init(_ phrase: StaticString, limit: Duration, rule: Rule? = nil) {
      self.phrase = phrase
      code = rule?.code ?? 0
      figures = Figures(
        measured: nil, limit: limit.inMilliseconds, unit: .milliseconds, bound: .atMost)
    }

    /// A phrase without figures.
    public init(_ phrase: StaticString, rule: Rule? = nil) {
      self.phrase = phrase
      code = rule?.code ?? 0
      figures = nil
    }
  }

  private enum Phrase: Sendable {
    case fixed(StaticString)
    case made(String)
  }

  private let storage: Phrase
  /// The measured value and its limit; nil where the phrase says all.
  public let figures: Figures?
  /// The rule that was applied; nil where there is none, as for another package's recognizer.
  public var rule: Rule? { Rule(code: code) }
  private let code: UInt16

  /// The same detail, as outcomes and traces keep it.
  public init(_ fixed: Fixed) {
    storage = .fixed(fixed.phrase)
    figures = fixed.figures
    code = fixed.code
  }

  /// A phrase composed at run time.
  public init(words: String, figures: Figures? = nil) {
    storage = .made(words)
    self.figures = figures
    code = 0
  }

  /// The phrase without its figures.
  public var phrase: String {
    switch storage {
    case .fixed(let phrase): phrase.description
    case .made(let phrase): phrase
    }
  }
}

extension FailureDetail.Fixed: CustomStringConvertible {
  /// The phrase with its figures in words.
  public var description: String { FailureDetail(self).description }
}

extension FailureDetail.Fixed: ExpressibleByStringLiteral {
  public init(stringLiteral phrase: StaticString) { self.init(phrase) }
}

extension FailureDetail: ExpressibleByStringLiteral {
  public init(stringLiteral phrase: StaticString) { self.init(Fixed(phrase)) }
}

// By bytes, as elsewhere in the engine: comparing as text would need Unicode's tables.
extension FailureDetail {
  public static func == (left: FailureDetail, right: FailureDetail) -> Bool {
    left.figures == right.figures && left.phrase.hasSameBytes(as: right.phrase)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(figures)
    for byte in phrase.utf8 { hasher.combine(byte) }
  }
}

extension FailureDetail: CustomStringConvertible {
  /// The phrase with its figures in words.
  public var description: String {
    guard let figures else { return phrase }
    return figures.measured == nil
      ? "\(phrase) \(figures.limitText)" : "\(phrase): \(figures.comparison)"
  }
}

extension FailureDetail.Figures {
  fileprivate var limitText: String { unit.text(limit.withOneDecimal) }

  /// "12.4 pt where 10 pt are allowed": with as many decimals as it takes to tell the two apart.
  package var comparison: String {
    let decimals = (1...6).first { places in
      measured?.text(decimals: places) != limit.text(decimals: places)
    }
    let places = measured == limit ? 1 : decimals ?? 1
    let (value, bar) = ((measured ?? limit).text(decimals: places), limit.text(decimals: places))
    let verb = unit == .count && limit == 1 ? "is" : "are"
    let side = bound == .atMost ? "allowed" : "needed"
    return "\(unit.text(value)) where \(unit.text(bar)) \(verb) \(side)"
  }
}

extension FailureDetail.Unit {
  fileprivate func text(_ number: String) -> String {
    switch self {
    case .points: number + " pt"
    case .pointsPerSecond: number + " pt/s"
    case .milliseconds: number + " ms"
    case .radians: number + " rad"
    case .count, .ratio: number
    }
  }
}
