import GestureTrace

/// A verb and what it is about, as in `{"add": "pan", "view": "card"}`, in both directions.
struct Command<Action: Sendable>: Sendable {
  let verb: String
  /// The key that belongs to the verb; nil for a verb that stands alone.
  private(set) var furtherKey: String?
  let read: @Sendable (JSONObject, SceneNames) throws(ScenarioError) -> Action
  /// Nil for an action that another verb writes.
  let write: @Sendable (Action) -> JSONValue?

  /// The same verb for the actions of which these are a part.
  func of<Whole: Sendable>(
    _ whole: @escaping @Sendable (Action) -> Whole,
    _ part: @escaping @Sendable (Whole) -> Action?
  ) -> Command<Whole> {
    Command<Whole>(
      verb: verb, furtherKey: furtherKey,
      read: { object, names throws(ScenarioError) in whole(try read(object, names)) },
      write: { part($0).flatMap(write) })
  }
}

extension Command {
  /// A verb that stands alone.
  ///
  /// - Parameters:
  ///   - action: makes an action of the verb's value.
  ///   - value: the verb's value; nil for an action that another verb stands for.
  init<Subject: Sendable>(
    _ verb: String, _ subject: Shape<Subject>, _ action: @escaping @Sendable (Subject) -> Action,
    value: @escaping @Sendable (Action) -> Subject?
  ) {
    self.verb = verb
    read = { object, names throws(ScenarioError) in
      action(try subject.read(object.required(verb, "what it is done to"), names))
    }
    write = { value($0).map { .object([(key: verb, value: subject.write($0))]) } }
  }

  /// A verb with a further key.
  ///
  /// - Parameters:
  ///   - action: makes an action of both values.
  ///   - values: both values; nil for an action that another verb stands for.
  init<Subject: Sendable, Complement: Sendable>(
    _ verb: String, _ subject: Shape<Subject>,
    _ key: String, _ complement: Shape<Complement>, required expected: String,
    _ action: @escaping @Sendable (Subject, Complement) -> Action,
    values: @escaping @Sendable (Action) -> (Subject, Complement)?
  ) {
    self.verb = verb
    furtherKey = key
    read = { object, names throws(ScenarioError) in
      action(
        try subject.read(object.required(verb, "what it is done to"), names),
        try complement.read(object.required(key, expected), names))
    }
    write = {
      values($0).map { first, second in
        .object([
          (key: verb, value: subject.write(first)), (key: key, value: complement.write(second)),
        ])
      }
    }
  }
}

extension Shape {
  /// An object with exactly one of some verbs.
  ///
  /// - Parameter commands: evaluated late, since a command can contain others.
  static func command(
    among commands: @autoclosure @escaping @Sendable () -> [Command<Value>]
  ) -> Shape {
    Shape { node, names throws(ScenarioError) in
      let commands = commands()
      let verbs = commands.map(\.verb)
      var known = verbs
      for case let key? in commands.map(\.furtherKey) where !known.contains(key) {
        known.append(key)
      }
      let members = try node.object(keys: known).members
      let found = commands.filter { members[$0.verb] != nil }
      guard let command = found.first, found.count == 1 else {
        let both = found.map { "\"\($0.verb)\"" }.joined(separator: " and ")
        throw node.error(
          .misfit(
            found.isEmpty
              ? "expected one of \(verbs.joined(separator: ", "))"
              : "expected one thing to do, found \(both): each is an object of its own"))
      }
      let keys = [command.verb] + (command.furtherKey.map { [$0] } ?? [])
      return try command.read(node.object(keys: keys), names)
    } write: { action in
      guard let json = commands().lazy.compactMap({ $0.write(action) }).first else {
        preconditionFailure("a file has no verb for \(action)")
      }
      return json
    }
  }
}
