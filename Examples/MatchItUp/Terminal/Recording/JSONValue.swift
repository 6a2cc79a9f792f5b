import Foundation

/// Any JSON value. Decoding a recording to it first lets errors name the wrong member.
enum JSONValue: Hashable, Decodable {
  case null
  case boolean(Bool)
  case whole(UInt64)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let whole = try? value.decode(UInt64.self) {
      self = .whole(whole)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  /// Returns the members of the object in a line of text; nil if the line is anything else.
  static func object(inLine line: some Sequence<UInt8>) -> [String: JSONValue]? {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(line)),
      case .object(let members) = value
    else { return nil }
    return members
  }

  var double: Double? {
    switch self {
    case .whole(let whole): Double(whole)
    case .number(let number): number
    case .null, .boolean, .text, .list, .object: nil
    }
  }
}
