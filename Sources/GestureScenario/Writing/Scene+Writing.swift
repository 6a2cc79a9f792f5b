import GestureCore
import GestureTrace

extension Scenario.Scene {
  var json: JSONValue {
    var object = JSONBuilder()
    object["size"] = .numbers(size.width, size.height)
    object["views"] = views.isEmpty ? nil : .list(views.map(\.json))
    object["recognizers"] = recognizers.isEmpty ? nil : .list(recognizers.map(\.json))
    object["delegate"] = delegateRules.isEmpty ? nil : .list(delegateRules.map(\.json))
    object["reactions"] = reactions.isEmpty ? nil : .list(reactions.map(\.json))
    return object.json
  }
}

extension ViewSpec {
  fileprivate var json: JSONValue {
    var object = JSONBuilder()
    object["id"] = .string(id)
    object["parent"] = parent == Scenario.Scene.windowID ? nil : .string(parent)
    object["frame"] = frame.json
    object["hidden"] = .flag(isHidden, default: false)
    object["alpha"] = alpha == 1 ? nil : .number(alpha)
    object["interactive"] = .flag(isUserInteractionEnabled, default: true)
    object["multipleTouch"] = .flag(isMultipleTouchEnabled, default: false)
    object["exclusiveTouch"] = .flag(isExclusiveTouch, default: false)
    object["control"] = .flag(isControl, default: false)
    object["bounds"] = bounds?.json
    object["transform"] =
      transform == .identity
      ? nil
      : .numbers(
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    object["hitOutset"] = hitOutset == 0 ? nil : .number(hitOutset)
    return object.json
  }
}

extension RecognizerSpec {
  fileprivate var json: JSONValue {
    var object = JSONBuilder()
    object["id"] = .string(id)
    object["kind"] = .string(kind.word)
    object["view"] = .string(view)
    object["allowedTouchTypes"] = allowedTouchTypes.map { .words($0.map(\.word)) }
    object["requiresExclusiveTouchType"] = .flag(requiresExclusiveTouchType, default: true)
    object["enabled"] = .flag(isEnabled, default: true)
    object["cancelsTouchesInView"] = cancelsTouchesInView.map { .flag($0) }
    object["delaysTouchesBegan"] = delaysTouchesBegan.map { .flag($0) }
    object["delaysTouchesEnded"] = delaysTouchesEnded.map { .flag($0) }
    object["requireToFail"] = requireToFail.isEmpty ? nil : .words(requireToFail)
    object["preventsOnly"] = preventsOnly.map { .words($0) }
    object["preventedOnlyBy"] = preventedOnlyBy.map { .words($0) }
    object["set"] = settings.isEmpty ? nil : settingsJSON
    return object.json
  }

  private var settingsJSON: JSONValue {
    var object = JSONBuilder()
    for property in kind.properties { object[property.name] = settings[property.name]?.json }
    return object.json
  }
}

extension RecognizerKind.PropertyValue {
  fileprivate var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .word(let word): .string(word)
    case .words(let words): .words(words)
    }
  }
}

extension DelegateRule {
  fileprivate var json: JSONValue {
    var object = JSONBuilder()
    object["question"] = .string(question.rawValue)
    object["recognizer"] = recognizer.map { .string($0) }
    object["other"] = other.map { .string($0) }
    object["hitView"] = hitView.map { .string($0) }
    object["touch"] = touch.map { .string($0) }
    object["while"] = condition?.json
    object["answer"] = answer.map { .flag($0) }
    object["times"] = times.map { .list($0.map { .number(Double($0)) }) }
    object["do"] = actions.isEmpty ? nil : .list(actions.map(\.json))
    return object.json
  }
}

extension DelegateRule.Condition {
  fileprivate var json: JSONValue {
    var object = JSONBuilder()
    object["recognizer"] = .string(recognizer)
    object["state"] = .words(states.map(\.word))
    return object.json
  }
}

extension Scenario.Reaction {
  fileprivate var json: JSONValue {
    var object = JSONBuilder()
    object["recognizer"] = .string(recognizer)
    object["state"] = .string(state.word)
    object["do"] = .list(actions.map(\.json))
    return object.json
  }
}
