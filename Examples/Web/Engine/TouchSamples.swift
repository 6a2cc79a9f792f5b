import GestureCore

// The coalesced and predicted samples of touches, for recognizers that are written in JavaScript.

extension HostRecognizer {
  /// The samples of a touch of the running callback (S10.10); none outside of one.
  fileprivate func samples(ofTouch index: Int32, arePredicted: Bool) -> [TouchSample] {
    guard let event, touches.indices.contains(Int(index)) else { return [] }
    let touch = touches[Int(index)]
    return arePredicted ? event.predictedTouches(for: touch) : event.coalescedTouches(for: touch)
  }
}

/// How many samples a touch of the running callback has.
@_cdecl("callback_samples")
func countSamplesOfCallback(_ member: Int32, _ index: Int32, _ arePredicted: Bool) -> Int32 {
  Int32(hosted(member)?.samples(ofTouch: index, arePredicted: arePredicted).count ?? 0)
}

/// A figure of a sample: 0 and 1 are its place in the window, 2 its time, 3 its pressure.
@_cdecl("callback_sample")
func sampleOfCallback(
  _ member: Int32, _ index: Int32, _ arePredicted: Bool, _ sample: Int32, _ figure: Int32
) -> Double {
  let samples = hosted(member)?.samples(ofTouch: index, arePredicted: arePredicted) ?? []
  guard samples.indices.contains(Int(sample)) else { return .nan }
  let found = samples[Int(sample)]
  return switch figure {
  case 0: found.location.x
  case 1: found.location.y
  case 2: found.timestamp.milliseconds
  default: found.pressure
  }
}
