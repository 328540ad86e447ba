/// A fixed number of values in memory of their own, of which fields are read and written in place.
///
/// An array would check at each access whether it is the only owner of its memory. The table's owner deallocates it.
struct ConstraintTable<Element>: RandomAccessCollection, MutableCollection {
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

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Element {
    @inline(__always) _read {
      precondition(position >= 0 && position < count)
      yield base[position]
    }
    @inline(__always) nonmutating _modify {
      precondition(position >= 0 && position < count)
      yield &base[position]
    }
  }
}
