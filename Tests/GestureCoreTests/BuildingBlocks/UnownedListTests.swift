import Testing

@testable import GestureCore

@Suite struct `A list of unowned objects` {
  private final class Item: UnownedTarget {
    #if DEBUG
      let life = Life()
    #endif
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private final class Owner {
    @exclusivity(unchecked) var list = UnownedList<Item>()
    let items = (0..<6).map { Item($0) }
    var numbers: [Int] { list.objects.map(\.number) }
  }

  private let owner = Owner()

  @Test(arguments: [1, 2, 5])
  func `a visit reaches those that were listed when it began`(count: Int) {
    for item in owner.items.prefix(count) { owner.list.append(item) }
    var visited: [Int] = []
    owner.list.forEach { item in
      visited.append(item.number)
      if owner.list.count < owner.items.count { owner.list.append(owner.items[5]) }
    }
    #expect(visited == Array(0..<count))
  }

  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 0]])
  func `each insertion keeps the order`(numbers: [Int]) {
    for number in numbers { owner.list.insert(owner.items[number]) { $0.number < $1.number } }
    #expect(owner.numbers == numbers.sorted())
  }

  @Test(arguments: 0..<5)
  func `a removal keeps the order of the others`(removed: Int) {
    for item in owner.items.prefix(5) { owner.list.append(item) }
    owner.list.remove(owner.items[removed])
    #expect(owner.numbers == (0..<5).filter { $0 != removed })
  }
}
