import Foundation

/// Any JSON value. Reading a line to it first lets errors name the wrong member.
enum JSONItem: Hashable, Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONItem])
  case object([String: JSONItem])

  init(from decoder: any Decoder) throws {
    // In the order in which a recording has most of them.
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let list = try? value.decode([JSONItem].self) {
      self = .list(list)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if value.decodeNil() {
      self = .null
    } else {
      self = .object(try value.decode([String: JSONItem].self))
    }
  }

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var members: [String: JSONItem]? { if case .object(let members) = self { members } else { nil } }

  var numbers: [Double]? {
    guard case .list(let items) = self else { return nil }
    let numbers = items.compactMap { $0.number }
    return numbers.count == items.count ? numbers : nil
  }

  /// The members of the object that a line consists of; nil if the line is anything else.
  static func object(inLine line: some Sequence<UInt8>) -> [String: JSONItem]? {
    (try? JSONDecoder().decode(JSONItem.self, from: Data(line)))?.members
  }
}
