/// A table of a fixed size that reads and writes fields of its values in place.
///
/// An array would check at each access whether it is the only owner of its memory. Copies of a table share the memory,
/// which the owner deallocates.
struct ConstraintTable<Element>: RandomAccessCollection {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  /// Creates a table of values.
  init(_ values: [Element]) {
    base = .allocate(capacity: values.count)
    base.initialize(from: values, count: values.count)
    count = values.count
  }

  /// Releases the memory; the table must not be used afterwards.
  func deallocate() {
    base.deinitialize(count: count)
    base.deallocate()
  }

  /// Sets all values.
  func set(_ values: [Element]) {
    precondition(values.count == count, "the table has another number of values")
    base.update(from: values, count: count)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Element {
    // Addresses rather than coroutines, which would copy a value to read a field of it.
    @inline(__always) unsafeAddress { UnsafePointer(pointer(to: position)) }
    @inline(__always) nonmutating unsafeMutableAddress { pointer(to: position) }
  }

  @inline(__always) private func pointer(to position: Int) -> UnsafeMutablePointer<Element> {
    precondition(position >= 0 && position < count, "the table has no such value")
    return base + position
  }
}
