package import Foundation

/// Any value that JSON can hold. Reading a text to it first lets errors name the wrong member.
package enum ParsedJSON: Hashable, Sendable, Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case string(String)
  case list([ParsedJSON])
  case object([String: ParsedJSON])

  package init(from decoder: any Decoder) throws {
    // In the order in which a recording of touches has most of them.
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let list = try? value.decode([ParsedJSON].self) {
      self = .list(list)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if value.decodeNil() {
      self = .null
    } else {
      self = .object(try value.decode([String: ParsedJSON].self))
    }
  }

  /// The value that a text consists of; nil where it is no JSON, or where Foundation would pass over
  /// a mistake.
  package init?(strictly text: Data) {
    guard JSONStrictness.mistakeBeforeParsing(text) == nil,
      let value = try? JSONDecoder().decode(ParsedJSON.self, from: text),
      JSONStrictness.mistake(in: text) == nil
    else { return nil }
    self = value
  }
}
