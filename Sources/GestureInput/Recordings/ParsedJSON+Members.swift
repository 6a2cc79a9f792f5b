import Foundation
import StrictJSON

extension ParsedJSON {
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  var text: String? { if case .string(let text) = self { text } else { nil } }

  var members: [String: ParsedJSON]? {
    if case .object(let members) = self { members } else { nil }
  }

  var numbers: [Double]? {
    guard case .list(let items) = self else { return nil }
    let numbers = items.compactMap { $0.number }
    return numbers.count == items.count ? numbers : nil
  }

  /// The members of the object that a line consists of; nil if the line is anything else.
  static func object(inLine line: some Sequence<UInt8>) -> [String: ParsedJSON]? {
    ParsedJSON(strictly: Data(line))?.members
  }
}
