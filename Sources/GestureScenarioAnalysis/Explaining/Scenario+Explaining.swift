import GestureCore
public import GestureDiagnosis
public import GestureScenario
import GestureTrace

extension Scenario {
  /// Why a recognizer fired or didn't, or a view got its touches or lost them, and what would have
  /// changed that.
  ///
  /// Each remedy is found by playing the script again with that one change. Only changes that
  /// helped are named.
  ///
  /// ```swift
  /// if let explanation = scenario.explain("tap") { print(explanation) }
  /// ```
  ///
  /// Where the file expects certain actions of that recognizer, or touches of that view, and the
  /// run doesn't bring them, only changes that do are named.
  ///
  /// - Parameters:
  ///   - id: the id of a recognizer or of a view; if both have it, it is the recognizer, and
  ///     `view card` the view. Of a set,
  ///     `drag#2` is the second recognizer that it made, and `drag` the first that doesn't do what
  ///     the file expects, or its first one.
  ///   - wish: the outcome that was wanted. Default: what the file expects.
  ///   - others: the outcomes that were wanted of other recognizers or views. A remedy says which
  ///     of them come true, and which no longer do. Default: none.
  /// - Returns: nil if the scene has neither.
  public func explain(
    _ id: String, wish: Wish? = nil, besides others: [Wish] = []
  ) -> Explanation? {
    let scenario = withDistinctTouches
    return scenario.explain(id, in: scenario.play(), wish, besides: others)?.explanation
  }

  /// What would have changed the outcome of a recognizer or a view: what
  /// ``explain(_:wish:besides:)`` names as remedies, each with its side effects and the scenario that
  /// it makes.
  public func remedies(for id: String, wish: Wish? = nil) -> [Remedy] {
    let scenario = withDistinctTouches
    return (scenario.explain(id, in: scenario.play(), wish)?.remedies ?? []).map(\.ofFile)
  }

  /// Why each recognizer of the scene fired or didn't, in the order of the file.
  ///
  /// Recognizers and views that don't do what the file expects of them come first; other views are
  /// not explained. If there are any, a recognizer that does what is expected has no remedies. A
  /// recognizer of which the file expects nothing has only remedies that meet all of the file's
  /// expectations, and none if a remedy of the first recognizers or views already does.
  public func explainAll() -> [Explanation] { withDistinctTouches.explainAllRecognizers() }

  private func explainAllRecognizers() -> [Explanation] {
    let record = play()
    let made = scene.recognizers.flatMap(record.ids)
    let expected = Set(expectations.actions.keys).union(expectations.values.map(\.recognizer))
    let missing = expected.filter { !made.contains($0) }.sorted()
    let recognizers = (made + missing).filter { scene.spec(of: $0) != nil }
    let unmet =
      recognizers.filter { unmetExpectation(of: .recognizer($0), in: record) != nil }
      + unmetViews(in: record)
    var answers = unmet.compactMap { explain($0, in: record, nil) }
    let isSolved = answers.contains { answer in
      answer.remedies.contains { $0.leadsToAllExpected }
    }
    answers += recognizers.filter { !unmet.contains($0) }.compactMap { id in
      let isAsExpected = expectation(of: subject(calledBy: id)) != nil
      let search: RemedySearch =
        unmet.isEmpty ? .all : isSolved || isAsExpected ? .none : .completing
      return explain(id, in: record, nil, search)
    }
    for index in answers.indices where unmet.contains(answers[index].id) {
      guard let sentence = sharedRemedy(for: answers[index], among: answers) else { continue }
      if !answers[index].explanation.isWithoutRemedy {
        // A remedy that doesn't meet all of the file's expectations is named only where no other
        // remedy does.
        answers[index].explanation.remedies = answers[index].remedies.filter {
          $0.leadsToAllExpected
        }.map(\.sentence)
      }
      answers[index].explanation.remedies.insert(sentence, at: 0)
      answers[index].explanation.isWithoutRemedy = false
    }
    shareRemedies(among: &answers, of: unmet)
    return answers.map(\.explanation)
  }

  /// The remedies that are sought.
  private enum RemedySearch {
    case none, all
    /// Only remedies that meet all of the file's expectations.
    case completing
  }

  /// The remedy of another answer that also brings what is expected of this one, as a sentence; nil
  /// where there is none, or where a single change of its own meets all of the file's expectations.
  private func sharedRemedy(for own: Answer, among answers: [Answer]) -> String? {
    let complete = own.remedies.filter { $0.leadsToAllExpected }
    if complete.contains(where: { !$0.isPair }) { return nil }
    let others = answers.filter { $0.id != own.id }.map { other in
      (
        id: other.id,
        remedies: complete.isEmpty ? other.remedies : other.remedies.filter { !$0.isPair }
      )
    }
    return sharedRemedy(
      for: own.id, among: others, completing: !own.explanation.isWithoutRemedy)
  }

  /// - Parameter completing: whether the remedy has to meet all of the file's expectations.
  private func sharedRemedy(
    for id: String, among others: [(id: String, remedies: [Remedy])], completing: Bool
  ) -> String? {
    let subject = subject(calledBy: id)
    guard let wish = expectation(of: subject) else { return nil }
    for other in others {
      let remedy = other.remedies.first { remedy in
        completing
          ? remedy.leadsToAllExpected : wish.isMet(by: remedy.scenario.play(), for: subject)
      }
      guard let remedy else { continue }
      return remedy.shared(by: words(of: other.id))
    }
    return nil
  }

  /// The views whose touches in a run differ from what the file expects.
  private func unmetViews(in record: RunRecord) -> [String] {
    expectations.views.keys.sorted().filter { id in
      unmetExpectation(of: .view(id), in: record) != nil
    }.map(nameOfView)
  }

  /// The explanation and the remedies; nil if the scene has neither a recognizer nor a view of that
  /// id.
  ///
  /// - Parameter wish: the outcome that was wanted; nil for what the file expects.
  private func explain(
    _ id: String, in record: RunRecord, _ wish: Wish?, besides others: [Wish] = [],
    _ search: RemedySearch = .all
  ) -> Answer? {
    var id = wish.map { $0.id == id ? name(of: $0) : id } ?? id
    if let wish, wish.isForNothing, wish.id == id,
      let member = membersThatFired(of: id, in: record).first
    {
      id = member
    }
    let subject = subject(calledBy: id, in: record)
    var run = ExplainedRun(of: subject, in: record, of: self)
    guard var explanation = story(of: id, in: run) else { return nil }
    let question = wish ?? unmetExpectation(of: subject, in: record)
    if let question {
      let isMet = question.isMet(by: record, for: subject)
      explanation.wish = question.clause(isMet: isMet, for: subject)
      run.wish = question
      explanation.addCauses(foundBy: CauseFinders.forWish(about: subject), in: run)
    }
    let isAsItShouldBe = question == nil && expectation(of: subject) != nil
    let search =
      search == .all && isAsItShouldBe && !isAsExpected(in: record) ? .completing : search
    explanation.addCauses(foundBy: CauseFinders.forFigures, in: run)
    if !touchAliases.isEmpty { explanation.dropRepeatedTakings() }
    guard search != .none else { return Answer(id: id, explanation: explanation, remedies: []) }
    let context = RemedyContext(
      scenario: self, record: record, subject: subject, wish: question,
      heedsExpectations: wish == nil && !isAsExpected(in: record),
      otherWishes: others.filter { name(of: $0) != id && $0 != wish })
    var remedies = self.remedies(against: explanation.causes, context)
    if search == .completing {
      remedies.removeAll { !$0.leadsToAllExpected }
    }
    explanation.remedies = DragFigureFinder(run: run).remedies + remedies.map(\.sentence)
    explanation.isWithoutRemedy =
      remedies.isEmpty && !(question?.isMet(by: record, for: subject) ?? true)
    return Answer(id: id, explanation: explanation, remedies: remedies)
  }

  /// The remedies against causes; where there are none, those that fulfil the wish with the lift
  /// after it: a lift ends what has begun, even where the wish doesn't mention the end.
  private func remedies(
    against causes: [Explanation.Cause], _ context: RemedyContext
  ) -> [Remedy] {
    let remedies = RemedyFinder(context: context).remedies(for: causes)
    guard remedies.isEmpty, let continued = context.wish?.continued else { return remedies }
    var ended = context
    ended.wish = continued
    return RemedyFinder(context: ended).remedies(for: causes).filter {
      continued.isMet(by: $0.scenario.play(), for: context.subject)
    }
  }

  /// The recognizers of a set that fired, in order, if the wish is that none of it does. Without a
  /// wish, the recognizers that don't do what the file expects. Otherwise the id alone.
  package func subjects(of id: String, wish: Wish?) -> [String] {
    guard let spec = scene.spec(of: id), spec.forEachTouch != nil, spec.id == id else {
      return [id]
    }
    let record = play()
    let members: [String]
    if let wish {
      members = wish.isForNothing ? membersThatFired(of: id, in: record) : []
    } else {
      let expected = expectations.actions.keys.sorted { ($0.count, $0) < ($1.count, $1) }
      members = expected.filter { member in
        RecognizerSpec.set(ofMember: member) == id
          && unmetExpectation(of: .recognizer(member), in: record) != nil
      }
    }
    return members.isEmpty ? [id] : members
  }

  /// The recognizers of a set that fired; empty for anything but a set.
  private func membersThatFired(of id: String, in record: RunRecord) -> [String] {
    guard let spec = scene.spec(of: id), spec.forEachTouch != nil, spec.id == id else { return [] }
    return record.ids(spec).filter { !record.firings(ofRecognizer: $0).isEmpty }
  }

  /// What an id means: of a set, the first recognizer that doesn't do what the file expects, or its
  /// first recognizer where all do.
  private func subject(calledBy id: String, in record: RunRecord? = nil) -> Subject {
    guard let spec = scene.spec(of: id) else { return .view(view(calledBy: id) ?? id) }
    guard spec.forEachTouch != nil, spec.id == id else { return .recognizer(id) }
    let unmet = expectations.actions.keys.sorted().first { member in
      RecognizerSpec.set(ofMember: member) == id
        && record.map { unmetExpectation(of: .recognizer(member), in: $0) != nil } ?? false
    }
    return .recognizer(unmet ?? RecognizerSpec.id(ofMember: 1, of: id))
  }

  /// What happened to a subject: its kind is needed because a view may have the id of a recognizer.
  func story(of subject: Subject, in record: RunRecord) -> Explanation? {
    story(of: subject.isView ? nameOfView(subject.id) : subject.id, in: record)
  }

  /// What happened to a recognizer or a view; nil if the scene has neither.
  func story(of id: String, in record: RunRecord) -> Explanation? {
    story(of: id, in: ExplainedRun(of: subject(calledBy: id, in: record), in: record, of: self))
  }

  /// - Parameter run: has the subject that the id means.
  private func story(of id: String, in run: ExplainedRun) -> Explanation? {
    let (record, subject, past) = (run.record, run.subject, run.past)
    if let spec = scene.spec(of: id) {
      let label = RecognizerLabel(
        name: subject.id, view: record.lastView(of: subject.id) ?? spec.view)
      var story = Explanation(
        of: label, in: entries(about: label, of: spec, calledBy: id, in: record),
        knowing: facts(about: spec, record, past), window: past.window(at:before:),
        home: { past.view(of: subject.id, at: $0, before: $1) }, touchName: record.name(of:))
      story.addCauses(foundBy: CauseFinders.forStory, in: run)
      return story
    }
    guard let view = view(calledBy: id) else { return nil }
    return Explanation(
      ofView: view, in: record.entries, hostChanges: record.hostChanges,
      window: past.window(at:before:), touchName: record.name(of:))
  }

  /// The log for an explanation. A touch beyond a set's limit is refused to a recognizer that was
  /// never made: the explanations of the set and of such a recognizer report it.
  private func entries(
    about label: RecognizerLabel, of spec: RecognizerSpec, calledBy id: String,
    in record: RunRecord
  ) -> [LogEntry] {
    let entries = record.entries(calling: label).map {
      namingEmptySet(in: $0, before: spec, record)
    }
    let isMade = entries.contains { entry in
      if case .bound(label, _) = entry.what { true } else { false }
    }
    guard spec.forEachTouch != nil else { return entries }
    guard spec.id == id || !isMade else {
      return entries.filter { entry in
        if case .refused(_, _, .limit) = entry.what { false } else { true }
      }
    }
    return entries.map { entry in
      guard case .refused(let other, let touch, .limit) = entry.what,
        scene.spec(of: other.name)?.id == spec.id
      else { return entry }
      return LogEntry(at: entry.timestamp, .refused(label, touch, .limit))
    }
  }
}
