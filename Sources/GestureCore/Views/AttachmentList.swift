/// The recognizers on a view, in the order of adding.
///
/// Removing one from an array moves all behind it. Where several are removed from a long list and
/// the others aren't read meanwhile, they leave gaps instead, which the next reading closes:
/// removing n recognizers, in any order, takes n log n steps.
struct AttachmentList {
  /// Empty while there are gaps.
  private var list = ObjectList<Attachment>()
  /// The same with gaps, while there are some.
  private var slots: [Slot] = []
  /// How many gaps there are.
  private var gaps: Int32 = 0
  /// Whether one was removed since the others were read.
  private var isUnsettled = false

  /// A place in the list. Its number stays when the recognizer goes; numbers rise.
  private struct Slot {
    let number: Int
    var attachment: Attachment?
  }

  /// With fewer than this, moving those behind is as fast.
  private static let fewestForGaps = 64

  var isEmpty: Bool { list.isEmpty && slots.isEmpty }

  /// The recognizers for a visit, during which the list may change.
  var all: ObjectList<Attachment> {
    mutating get {
      isUnsettled = false
      closeGaps()
      return list
    }
  }

  mutating func append(_ attachment: Attachment) {
    closeGaps()
    list.append(attachment)
  }

  /// Removes the recognizer with an ``RecognizerCore/additionNumber``.
  ///
  /// - Returns: the recognizer; the caller releases it, when the list is complete again.
  mutating func remove(_ number: Int) -> Attachment? {
    if slots.isEmpty {
      guard isUnsettled, list.count >= Self.fewestForGaps else {
        isUnsettled = true
        return list.remove(where: { $0.core.additionNumber }, is: number)
      }
      slots = list.objects.map { Slot(number: $0.core.additionNumber, attachment: $0) }
      list = ObjectList()
      gaps = 0
    }
    var candidates = slots.indices
    while let middle = candidates.first.map({ $0 + candidates.count / 2 }) {
      let found = slots[middle].number
      if found == number { return leaveGap(at: middle) }
      candidates =
        found < number ? middle + 1..<candidates.upperBound : candidates.lowerBound..<middle
    }
    return nil
  }

  private mutating func leaveGap(at place: Int) -> Attachment? {
    guard let attachment = slots[place].attachment else { return nil }
    slots[place].attachment = nil
    gaps += 1
    if Int(gaps) * 2 >= slots.count { closeGaps() }
    return attachment
  }

  private mutating func closeGaps() {
    if slots.isEmpty { return }
    list = ObjectList(slots.compactMap { $0.attachment })
    slots = []
  }
}
