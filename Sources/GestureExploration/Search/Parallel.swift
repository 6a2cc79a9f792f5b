import Synchronization

#if canImport(Dispatch)
  import Dispatch
#endif

/// Work on several cores.
enum Parallel {
  /// Transforms each element, several at a time.
  ///
  /// - Parameters:
  ///   - makeTool: makes what one thread works with, which no other thread gets.
  ///   - work: called by several threads at a time, unless there is one core only.
  /// - Returns: the results in the order of the elements.
  static func map<Element: Sendable, Tool, Result: Sendable>(
    _ elements: [Element], cores: Int, with makeTool: @Sendable () -> Tool,
    _ work: @Sendable (Element, inout Tool) -> Result
  ) -> [Result] {
    #if canImport(Dispatch)
      if cores > 1 && elements.count > 1 {
        let gathered = Gathered<Result>(count: elements.count)
        DispatchQueue.concurrentPerform(iterations: min(cores, elements.count)) { _ in
          var tool = makeTool()
          while let index = gathered.takeNext() {
            gathered.put(work(elements[index], &tool), at: index)
          }
        }
        return gathered.results
      }
    #endif
    var tool = makeTool()
    return elements.map { work($0, &tool) }
  }
}

/// The results of several threads.
private final class Gathered<Result: Sendable>: Sendable {
  private let slots: Mutex<[Result?]>
  private let next = Atomic<Int>(0)
  private let count: Int

  init(count: Int) {
    self.count = count
    slots = Mutex(Array(repeating: nil, count: count))
  }

  /// The index of the next element to work on; nil where none is left.
  func takeNext() -> Int? {
    let index = next.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  func put(_ result: Result, at index: Int) {
    slots.withLock { $0[index] = result }
  }

  /// All results, once every thread is done.
  var results: [Result] { slots.withLock { $0.compactMap(\.self) } }
}
