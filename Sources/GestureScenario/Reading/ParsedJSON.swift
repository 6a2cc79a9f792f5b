/// Any value that JSON can hold.
enum ParsedJSON: Sendable, Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case string(String)
  case list([ParsedJSON])
  case object([String: ParsedJSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let list = try? container.decode([ParsedJSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: ParsedJSON].self))
    }
  }
}
