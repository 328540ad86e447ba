import Synchronization

/// A list whose copies share their elements while they grow.
///
/// A copy retains one reference, however many elements there are. One of the copies adds elements behind those that it
/// shares; when another copy of the same length does so, too, its elements are copied.
struct SharedList<Element: Sendable>: Sendable {
  /// The elements of lists that share them.
  // An element is initialized once, by the list that has claimed its place, before another list can know its index. The
  // class is not private, because the compiler gives a value with a reference to a private one another layout in other
  // modules.
  final class Storage: @unchecked Sendable {
    let elements: UnsafeMutablePointer<Element>
    let capacity: Int
    /// The number of elements of the longest list.
    private let claimed: Atomic<Int>

    init(capacity: Int) {
      elements = .allocate(capacity: capacity)
      self.capacity = capacity
      claimed = Atomic(0)
    }

    deinit {
      elements.deinitialize(count: claimed.load(ordering: .acquiring))
      elements.deallocate()
    }

    /// Whether a list with a number of elements is the longest one, and there is room for another element.
    func hasRoom(behind count: Int) -> Bool {
      count < capacity && claimed.load(ordering: .relaxed) == count
    }

    /// Claims the place behind a number of elements for a list that has as many.
    ///
    /// - Returns: Whether the list has the place; `false` if the storage is full or another list has it.
    func claim(behind count: Int) -> Bool {
      count < capacity
        && claimed.compareExchange(
          expected: count, desired: count + 1, ordering: .acquiringAndReleasing
        ).exchanged
    }

    /// Takes over the first elements of another storage.
    ///
    /// - Parameter isLast: Whether no list needs the other storage any longer.
    func take(_ count: Int, of other: Storage, isLast: Bool) {
      if isLast, other.claimed.load(ordering: .acquiring) == count {
        elements.moveInitialize(from: other.elements, count: count)
        other.claimed.store(0, ordering: .releasing)
      } else {
        elements.initialize(from: other.elements, count: count)
      }
      claimed.store(count, ordering: .releasing)
    }
  }

  private var storage: Storage?
  /// The number of elements.
  private(set) var count = 0

  /// Creates an empty list.
  init() {}

  /// Makes room for a number of elements in an empty list.
  mutating func reserveCapacity(_ capacity: Int) {
    if count == 0, capacity > 0 { storage = Storage(capacity: capacity) }
  }

  /// Accesses an element.
  subscript(index: Int32) -> Element {
    @inline(__always) get {
      guard let storage, index >= 0, index < count else {
        preconditionFailure("no element \(index) in a list of \(count)")
      }
      return storage.elements[Int(index)]
    }
  }

  /// Returns whether an element can be added without copying the others.
  ///
  /// Elements that no other list has move to larger storage. They are copied if a list that had more elements is gone.
  mutating func canMakeRoom() -> Bool {
    guard let storage else { return true }
    return storage.hasRoom(behind: count) || isKnownUniquelyReferenced(&self.storage)
  }

  /// Adds an element.
  ///
  /// - Returns: Its index.
  /// - Complexity: O(1) on average while the list is built; O(n) if ``canMakeRoom()`` is `false`.
  mutating func append(_ element: consuming Element) -> Int32 {
    while storage?.claim(behind: count) != true { moveStorage(to: Swift.max(4, count * 2)) }
    guard let elements = storage?.elements else { preconditionFailure("a list without storage") }
    (elements + count).initialize(to: element)
    count += 1
    return Int32(count - 1)
  }

  /// Removes the elements that are not marked, and makes room for others.
  ///
  /// - Parameters:
  ///   - isKept: Whether each element is kept.
  ///   - room: The number of elements for which there is room afterwards.
  /// - Returns: The new index of each element; -1 for a removed one.
  mutating func keep(_ isKept: [Bool], room: Int) -> [Int32] {
    var kept = SharedList()
    kept.reserveCapacity(isKept.reduce(room) { $1 ? $0 + 1 : $0 })
    let places = isKept.indices.map { isKept[$0] ? kept.append(self[Int32($0)]) : -1 }
    self = kept
    return places
  }

  /// Makes room for a number of elements behind the others, and gives back room for more than twice as many.
  mutating func reserve(room: Int) {
    // The storage is not held here, because its elements would be copied then.
    let former = (storage?.capacity ?? 0) - count
    if count > 0, former < room || former > 2 * room { moveStorage(to: count + room) }
  }

  /// Moves the elements to a storage of a capacity, or copies them if other lists have them.
  private mutating func moveStorage(to capacity: Int) {
    let new = Storage(capacity: capacity)
    if var old = storage {
      storage = nil
      let isLast = isKnownUniquelyReferenced(&old)
      // Makes the elements visible that other threads have added with lists that are gone.
      atomicMemoryFence(ordering: .acquiring)
      new.take(count, of: old, isLast: isLast)
    }
    storage = new
  }
}
