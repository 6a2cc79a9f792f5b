/// Adds the requirements of an attempt, among recognizers that share a touch for the first time
/// (step 4): it asks which of them waits for which, and reads their tags.
final class RequirementBuilder {
  private let questions: Questions
  private let noDelegate = NoDelegate()

  init(questions: Questions) { self.questions = questions }

  /// Asks the pairs of recognizers that a new touch has brought together. Each pair is asked once
  /// in its attempts (S3.22), in the event in which it first shares a touch (S3.26, S3.27).
  ///
  /// - Parameter changed: all touches of the event, one of which at least is new.
  func buildForNew(among changed: Touches) {
    if changed.count == 1 { return changed.withFirst { build(for: $0, besides: $0.asSlots) } }
    let newTouches = changed.only { $0.currentPhase == .began }
    var yetToCome = TouchSlots()
    for touch in newTouches { yetToCome.insert(touch.slot) }
    for touch in newTouches {
      build(for: touch, besides: yetToCome)
      yetToCome.remove(touch.slot)
    }
  }

  /// - Parameter unseen: the slots of this touch and of new ones after it, which don't count as
  ///   shared before.
  private func build(for touch: Touch, besides unseen: TouchSlots) {
    guard touch.recipients.count > 1,
      touch.recipients.contains(where: { $0.mayAddRequirements && $0.isUndecided })
    else { return }
    let cores = touch.recipients.objects
    startAfterTags(among: cores)
    build(among: cores.filter { $0.isUndecided }, besides: unseen)
  }

  /// Asks the pairs that an action has brought together.
  func build(forAction cores: [RecognizerCore]) {
    startAfterTags(among: cores)
    // A recognizer that takes an action tracks no touch, so these share nothing yet.
    build(among: cores.filter { $0.isUndecided }, besides: nil)
  }

  /// Lets recognizers start after those with a tag that have a touch in common with them, whether
  /// these have begun or not (S15.5).
  private func startAfterTags(among cores: [RecognizerCore]) {
    for core in cores where core.features.contains(.prerequisiteTags) && core.isUndecided {
      for other in cores where core.startsAfterTag(of: other) {
        // A cycle is diagnosed there.
        _ = core.addRequirement(.beginning, of: other, isStatic: false)
      }
    }
  }

  /// - Parameter unseen: touches that don't count as shared before; nil if none does.
  private func build(among cores: [RecognizerCore], besides unseen: TouchSlots?) {
    guard cores.contains(where: { $0.answersAboutRequirements }) else { return }
    let respondents = cores.compactMap { core in
      var formerTouches = TouchSlots()
      if let unseen {
        formerTouches = core.everTrackedSlots
        formerTouches.subtract(unseen)
      }
      return Respondent(core, insteadOfNone: noDelegate, formerTouches: formerTouches)
    }
    ObjectList(respondents).forEachPair { one, two in
      if one.isCurrent && two.isCurrent {
        askIfUndecided(one, two)
      } else {
        askAnew(one, two)
      }
    }
  }

  /// Asks two recognizers, at least one of which was given another delegate meanwhile.
  private func askAnew(_ one: Respondent, _ two: Respondent) {
    guard one.core.isUndecided && two.core.isUndecided, !one.hasMet(two),
      let one = one.readAgain(insteadOfNone: noDelegate),
      let two = two.readAgain(insteadOfNone: noDelegate)
    else { return }
    askIfUndecided(one, two)
  }

  /// Asks two recognizers that are undecided and share a touch for the first time.
  @inline(__always)
  private func askIfUndecided(_ one: Respondent, _ two: Respondent) {
    if one.hasAnswers || two.hasAnswers, one.core.isUndecided && two.core.isUndecided,
      !one.hasMet(two)
    {
      ask(one, two)
    }
  }

  @inline(__always)
  private func ask(_ one: Respondent, _ two: Respondent) {
    let waits = questions.waiting(between: one, and: two)
    // A cycle is diagnosed there.
    if waits.first { _ = one.core.addRequirement(.failure, of: two.core, isStatic: false) }
    if waits.second { _ = two.core.addRequirement(.failure, of: one.core, isStatic: false) }
  }
}

extension Touch {
  fileprivate var asSlots: TouchSlots {
    var slots = TouchSlots()
    slots.insert(slot)
    return slots
  }
}

extension RecognizerCore {
  /// Every touch that it has tracked in the attempt, those that it ignored included.
  fileprivate var everTrackedSlots: TouchSlots {
    guard attempt.flags.contains(.hasIgnored) else { return slots }
    var all = slots
    all.formUnion(ignoredSlots)
    return all
  }

  /// Whether its rules, its delegate or its tags may add requirements for the attempt.
  fileprivate var mayAddRequirements: Bool {
    answersAboutRequirements || features.contains(.prerequisiteTags)
  }

  /// Only recognizers that are still `possible` are asked about each other (S3.28).
  @inline(__always)
  fileprivate var isUndecided: Bool {
    attempt.isOpen && attempt.delivered == .possible && !attempt.failedByItself
  }
}
