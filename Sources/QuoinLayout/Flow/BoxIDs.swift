import QuoinBoxLayout

/// The handles of the boxes of a tree from which none was removed, in the order in which they were added.
struct BoxIDs: RandomAccessCollection {
  let endIndex: Int
  var startIndex: Int { 0 }

  /// Creates the handles of a number of boxes.
  init(count: Int) { endIndex = count }

  subscript(index: Int) -> BoxID {
    BoxID(first: index)
  }
}
