/// What exactly made a recognizer give up: a phrase, with the figure and the limit where there
/// are such. It is put into words only when someone reads it, so failing costs nothing.
///
/// ```swift
/// core.fail("moved too far", measured: 12.4, limit: 10, .points)
/// // "moved too far: 12.4 pt where 10 pt are allowed"
/// ```
///
/// It holds no object, so that handing it on is a plain copy. For words made up on the spot see
/// ``RecognizerCore/fail(_:words:)``.
public struct FailureDetail: Sendable, ExpressibleByStringLiteral {
  /// The unit of a figure.
  public enum Unit: Sendable {
    case points
    case milliseconds
    case count
  }

  private enum Form {
    case phrase
    case phraseAndLimit
    case measure
  }

  private let form: Form
  private let phrase: StaticString
  private var measured = 0.0
  private var limit = 0.0
  private var unit = Unit.count

  /// A fixed phrase, as a literal.
  public init(stringLiteral phrase: StaticString) { self.init(phrase) }

  /// A fixed phrase.
  public init(_ phrase: StaticString) {
    form = .phrase
    self.phrase = phrase
  }

  /// A phrase with what was measured and what is allowed.
  public init(_ phrase: StaticString, measured: Double, limit: Double, _ unit: Unit) {
    form = .measure
    self.phrase = phrase
    self.measured = measured
    self.limit = limit
    self.unit = unit
  }

  /// A phrase that ends in a time limit, such as "no second tap began within" 350 ms.
  public init(_ phrase: StaticString, limit: Duration) {
    form = .phraseAndLimit
    self.phrase = phrase
    self.limit = limit.inMilliseconds
    unit = .milliseconds
  }
}

extension FailureDetail: CustomStringConvertible {
  public var description: String {
    switch form {
    case .phrase: phrase.description
    case .phraseAndLimit: "\(phrase.description) \(unit.text(limit))"
    case .measure:
      "\(phrase.description): \(unit.text(measured)) where \(unit.text(limit)) are allowed"
    }
  }
}

extension FailureDetail.Unit {
  fileprivate func text(_ value: Double) -> String {
    switch self {
    case .points: value.withOneDecimal + " pt"
    case .milliseconds: value.withOneDecimal + " ms"
    case .count: value.withOneDecimal
    }
  }
}

extension Double {
  /// The number with at most one decimal, the same on every platform.
  package var withOneDecimal: String {
    guard isFinite, magnitude < 1e15 else { return isNaN ? "nan" : (self < 0 ? "-∞" : "∞") }
    let tenths = Int64((magnitude * 10).rounded())
    let sign = self < 0 && tenths != 0 ? "-" : ""
    return sign + "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)")
  }
}
