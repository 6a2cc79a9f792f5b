import GestureCore
import Testing

@Suite struct `Timestamps` {
  @Test func `takes whole numbers of any type`() {
    let (frame, small, big) = (16, UInt8(16), UInt64(16))
    for moment: Timestamp in [
      .milliseconds(frame), .milliseconds(small), .milliseconds(big), .milliseconds(16),
      .milliseconds(16.0),
    ] {
      #expect(moment == Timestamp(nanoseconds: 16_000_000))
    }
    #expect((0..<3).map { Timestamp.seconds($0) } == [.zero, .seconds(1.0), .seconds(2.0)])
    #expect(Timestamp.milliseconds(-frame) == .zero - .milliseconds(frame))
  }

  @Test func `keeps whole numbers exact that a Double can't hold`() {
    let count = 9_007_199_254_741
    #expect(Timestamp.milliseconds(count).nanoseconds == 9_007_199_254_741_000_000)
    #expect(Timestamp.milliseconds(Double(count)) != .milliseconds(count))
  }

  @Test(arguments: [
    (Timestamp.milliseconds(Int.max), Int64.max), (.milliseconds(Int.min), .min),
    (.seconds(UInt64.max), .max), (.seconds(Int.min), .min), (.milliseconds(1e300), .max),
    (.seconds(-Double.infinity), .min), (.seconds(Double.nan), 0),
  ])
  func `out of range is the nearest moment there is`(moment: Timestamp, nanoseconds: Int64) {
    #expect(moment.nanoseconds == nanoseconds)
  }
}
