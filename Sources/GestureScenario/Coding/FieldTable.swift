import GestureTrace

/// How an object is written in a file: a table of its keys, read in both directions.
///
/// A key is one line of the table. The order of the fields is the order in which the writer puts
/// them.
struct FieldTable<Object: Sendable>: Sendable {
  typealias Check = @Sendable (Object, JSONNode) throws(ScenarioError) -> Void
  typealias Home = @Sendable (String, JSONNode, SceneNames) -> String?

  /// What messages say where there is no object.
  var expected = "an object"
  /// An object with the defaults. Its values for required keys mean nothing.
  let blank: Object
  /// Fields to read before the rest, which depends on them.
  var heading: [Field<Object>] = []
  let fields: [Field<Object>]
  /// For a key that is misplaced in the object, a sentence on where it belongs; nil for any other.
  var home: Home = { _, _, _ in nil }
  /// Throws if an object makes no sense as a whole.
  var check: Check = { _, _ in }

  func hasKey(_ key: String) -> Bool { (heading + fields).contains { $0.key == key } }

  func read(_ node: JSONNode, _ names: SceneNames) throws(ScenarioError) -> Object {
    var object = try readHeading(node, names)
    try readRest(node, into: &object, names)
    return object
  }

  func readHeading(_ node: JSONNode, _ names: SceneNames) throws(ScenarioError) -> Object {
    let members = try node.object(expected, keys: (heading + fields).map(\.key)) { key in
      home(key, node, names)
    }
    var object = blank
    try Self.read(heading, from: members, into: &object, names)
    return object
  }

  func readRest(
    _ node: JSONNode, into object: inout Object, _ names: SceneNames
  ) throws(ScenarioError) {
    let known = fields.filter { $0.applies(object) }
    let members = try node.object(expected, keys: (heading + known).map(\.key))
    try Self.read(known, from: members, into: &object, names)
    try check(object, node)
  }

  /// Reads what is there first: a wrong value is reported before a missing key.
  private static func read(
    _ fields: [Field<Object>], from members: JSONObject, into object: inout Object,
    _ names: SceneNames
  ) throws(ScenarioError) {
    for isPresent in [true, false] {
      for field in fields where (members[field.key] != nil) == isPresent {
        try field.read(members, &object, names)
      }
    }
  }

  func write(_ object: Object) -> JSONValue {
    var builder = JSONBuilder()
    for field in heading + fields { builder[field.key] = field.write(object, blank) }
    return builder.json
  }
}
