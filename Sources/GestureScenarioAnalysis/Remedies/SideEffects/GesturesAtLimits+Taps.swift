import GestureCore
import GestureScenario
import GestureTrace

// Taps that follow each other within one limit and not within another.
extension GesturesAtLimits {
  /// Taps whose pause lies between two limits: with the shorter one they were another recognizer's.
  func sideEffectsOfPauses(_ spec: RecognizerSpec, _ former: RecognizerSpec) -> [Consequence] {
    guard let count = spec.tapCount, count > 1, count == former.tapCount,
      let new = spec.number(.maximumTapGap), let old = former.number(.maximumTapGap), new > old
    else { return [] }
    let range = "\(old.plain) to \(new.plain) ms"
    return sideEffects(
      of: spec, in: [.zero],
      called: { _ in "\(count) taps\(spec.wordsOfFingers), \(range) apart," }
    ) { place, _ in
      var hand = FingerGroup(of: spec, in: changed, at: place)
      for _ in 0..<count { hand.tap(before: (new + old) / 2) }
      return hand.steps
    }
  }
}
