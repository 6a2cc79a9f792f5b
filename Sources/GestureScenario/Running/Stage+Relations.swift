import GestureCore

// The relations of a scene. Recognizers of a set are related as they are made.
extension Stage {
  /// Declares the relations of the recognizers that are there, in their order: for each the
  /// requirements come first (S15.6).
  func declareRelations() {
    for spec in scene.recognizers {
      for member in members where member.spec.id == spec.id { declareRelations(of: member) }
    }
    for handOver in scene.handOvers {
      for giver in members(handOver.from) {
        for taker in members(handOver.to) { declare(handOver, giver, taker) }
      }
    }
  }

  private func declareRelations(of member: Member) {
    for id in member.spec.requireToFail { forEach(id) { member.attached.require(toFail: $0) } }
    for id in member.spec.startsAfter { start(member, after: id) }
    for id in member.spec.recognizesTogether {
      forEach(id) { member.attached.recognizesSimultaneously(with: $0) }
    }
  }

  /// Relates a recognizer of a set to the others.
  func declareRelations(ofNew new: Member) {
    declareRelations(of: new)
    for other in members where other.id != new.id {
      if other.spec.requireToFail.contains(new.spec.id) {
        other.attached.require(toFail: new.attached)
      }
      if other.spec.recognizesTogether.contains(new.spec.id) {
        other.attached.recognizesSimultaneously(with: new.attached)
      }
    }
    for handOver in scene.handOvers {
      if handOver.from == new.spec.id {
        for taker in members(handOver.to) { declare(handOver, new, taker) }
      } else if handOver.to == new.spec.id {
        for giver in members(handOver.from) { declare(handOver, giver, new) }
      }
    }
  }

  /// Lets a recognizer start after another, or after those of a set.
  func start(_ member: Member, after id: String) {
    if let set = sets[id] {
      member.attached.startsAfter(set)
    } else {
      forEach(id) { member.attached.startsAfter($0) }
    }
  }

  func forEach(_ id: String, _ body: (any GestureRecognizer) -> Void) {
    for member in members(id) { body(member.attached) }
  }

  private func declare(_ handOver: Scenario.HandOver, _ giver: Member, _ taker: Member) {
    let translation = giver.kind.reading("translation")
    giver.attached.handsOver(to: taker.attached) { [weak recognizer = giver.recognizer] _ in
      guard let condition = handOver.condition else { return true }
      guard let recognizer else { return false }
      return condition.isMet(by: translation?.read(recognizer) ?? [])
    }
  }
}
