import GestureCore
import GestureTrace

/// Sentences on the touches that the view was told of, and when.
struct DeliverySentences: ViewHistoryReader {
  let history: ViewHistory

  /// What recognizers may keep from a view.
  private enum KeptTouches { case touchesBegan, touchesEnded }

  /// That it was told of a touch, and what made that late.
  func beginning(of touch: TouchRecord) -> [Explanation.Cause] {
    [
      cause(.given(touch.id), "It was told of \(names.of(touch.id)).", "S2.1"),
      delay(of: touch, since: touch.began, "The touch came down", .touchesBegan),
    ].compactMap { $0 }
  }

  /// That it was told that a touch lifted, and what made that late.
  func lift(of touch: TouchRecord) -> [Explanation.Cause] {
    [
      cause(.fired(.ended), "It was told that \(names.of(touch.id)) lifted.", "S7.1"),
      delay(of: touch, since: touch.lifted ?? now, "The finger lifted", .touchesEnded),
    ].compactMap { $0 }
  }

  /// That it was told later than something happened; nil where it was told at once.
  private func delay(
    of touch: TouchRecord, since start: Timestamp, _ what: String, _ kept: KeptTouches
  ) -> Explanation.Cause? {
    guard start < now else { return nil }
    let (flag, rule) =
      switch kept {
      case .touchesBegan: ("delaysTouchesBegan", "S7.15")
      case .touchesEnded: ("delaysTouchesEnded", "S7.12")
      }
    // By now one may have only a later touch that has the same id.
    let deciding = history.decisions.recognizers(decidingOn: touch.id, at: now)
    let concerned = deciding.filter(touch.openRecipients.contains)
    let causers = recognizers(
      of: concerned.isEmpty ? deciding : concerned, keeping: kept, touch.id)
    let time = (now - start).inMilliseconds.withOneDecimal
    let reason = causers.isEmpty ? "" : " until \(names.list(causers)) had decided"
    return cause(
      .deliveredLate(touch.id, because: causers),
      "\(what) \(time) ms earlier; it was kept back\(reason) (\(flag)).", rule)
  }

  /// The recognizers of `labels` that keep touches from views; all of them where none is known to.
  private func recognizers(
    of labels: [RecognizerLabel], keeping kept: KeptTouches, _ id: TouchID
  ) -> [RecognizerLabel] {
    let window = places.window(now, id)
    let known = labels.filter { label in
      window?.descendant(named: label.view)?.gestureRecognizers.contains { recognizer in
        let keeps =
          switch kept {
          case .touchesBegan: recognizer.delaysTouchesBegan
          case .touchesEnded: recognizer.delaysTouchesEnded
          }
        return recognizer.name == label.name && keeps
      } ?? false
    }
    return known.isEmpty ? labels : known
  }

  /// What the view has got and lost, as the predicate of a sentence.
  var verdict: String {
    let count = ownTouches.count { touch in
      if case .completed = touch.delivery { true } else { false }
    }
    let lost = ownTouches.compactMap { $0.lost }.sorted()
    var times: [String] = []
    for time in lost.map({ "\($0.milliseconds.withOneDecimal) ms" }) where !times.contains(time) {
      times.append(time)
    }
    let losses = lost.count == times.count ? "a touch" : "\(lost.count) touches"
    let parts =
      (count == 0 ? [] : ["got \(count == 1 ? "a touch" : "\(count) touches") to the end"])
      + (times.isEmpty ? [] : ["lost \(losses) at \(times.joinedAsList)"])
    return parts.isEmpty ? "got no touch to the end" : parts.joinedAsList
  }
}
