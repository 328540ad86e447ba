import Testing

@testable import QuoinLayout

/// Lists that share their elements against arrays with the same elements.
@Suite struct SharedListTests {
  /// An element that counts how many there are.
  private final class Element: Sendable {
    final class Count: @unchecked Sendable { var value = 0 }

    let number: Int
    let count: Count

    init(_ number: Int, _ count: Count) {
      (self.number, self.count) = (number, count)
      count.value += 1
    }

    deinit { count.value -= 1 }
  }

  private static func numbers(_ list: SharedList<Element>) -> [Int] {
    (0..<list.count).map { list[Int32($0)].number }
  }

  @Test(arguments: 0..<40)
  func copiesHaveTheirOwnElements(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Element.Count()
    do {
      var lists: [(list: SharedList<Element>, expected: [Int])] = [(SharedList(), [])]
      for step in 0..<200 {
        let index = Int(random.next() % UInt64(lists.count))
        switch random.next() % 8 {
        case 0 where lists.count < 8: lists.append(lists[index])
        case 1 where lists.count > 1: lists.remove(at: index)
        case 2: lists[index].list.reserve(room: 5)
        case 3:
          let isKept = lists[index].expected.map { _ in random.next() % 2 == 0 }
          let places = lists[index].list.keep(isKept, room: 3)
          let kept = zip(lists[index].expected, isKept).filter(\.1).map(\.0)
          for (number, place) in zip(lists[index].expected, places) where place >= 0 {
            #expect(kept[Int(place)] == number)
          }
          #expect(places.map { $0 >= 0 } == isKept)
          lists[index].expected = kept
        default:
          let place = lists[index].list.append(Element(step, count))
          #expect(Int(place) == lists[index].expected.count)
          lists[index].expected.append(step)
        }
        for (list, expected) in lists { #expect(Self.numbers(list) == expected) }
      }
    }
    #expect(count.value == 0, "elements outlive all lists")
  }

  @Test func oneOfTwoCopiesAddsInPlace() {
    let count = Element.Count()
    var list = SharedList<Element>()
    for number in 0..<3 { _ = list.append(Element(number, count)) }
    var other = list
    var hasRoom = list.canMakeRoom()
    #expect(hasRoom)
    _ = list.append(Element(3, count))
    hasRoom = other.canMakeRoom()
    #expect(!hasRoom, "the place behind the elements is taken")
    _ = other.append(Element(4, count))
    #expect(Self.numbers(list) == [0, 1, 2, 3])
    #expect(Self.numbers(other) == [0, 1, 2, 4])
  }

  @Test func copiesGrowInTasks() async {
    let count = Element.Count()
    let elements = (0..<400).map { Element($0, count) }
    var list = SharedList<Element>()
    for number in 0..<100 { _ = list.append(elements[number]) }
    list.reserve(room: 200)
    let shared = list
    await withTaskGroup(of: [Int].self) { group in
      for task in 0..<8 {
        group.addTask {
          var own = shared
          for number in 0..<50 { _ = own.append(elements[100 + (task * 37 + number) % 300]) }
          return Self.numbers(own)
        }
      }
      var found: [[Int]] = []
      for await numbers in group { found.append(numbers) }
      let expected = (0..<8).map { task in
        Array(0..<100) + (0..<50).map { 100 + (task * 37 + $0) % 300 }
      }
      #expect(Set(found) == Set(expected))
    }
    #expect(Self.numbers(shared) == Array(0..<100))
  }
}
