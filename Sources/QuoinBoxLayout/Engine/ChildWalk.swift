// The children of a container as layout sees them: the children of a child with `display: contents`
// take its place (CSS Display §2.5).

extension BoxEngine {
  /// Returns an upper bound of the number of boxes in a container.
  ///
  /// - Complexity: O(n) in the number of boxes.
  func boxCount(in container: Int32) -> Int {
    var count = 0
    var child = firstBox(in: container)
    while child >= 0 {
      count += 1
      child = box(after: child, in: container)
    }
    return count
  }

  /// Returns the first box in a container, or -1.
  @inline(__always) func firstBox(in container: Int32) -> Int32 {
    let first = node(container).pointee.firstChild
    if first < 0 || node(first).pointee.style.display != .contents { return first }
    return settle(first, container)
  }

  /// Returns the box after one, or -1.
  @inline(__always) func box(after box: Int32, in container: Int32) -> Int32 {
    let node = node(box)
    let next = node.pointee.next
    if next >= 0 {
      if self.node(next).pointee.style.display != .contents { return next }
    } else if node.pointee.parent == container {
      return -1
    }
    return next >= 0 ? settle(next, container) : climb(box, container)
  }

  /// Returns the first box at or after a node that may be `contents`.
  private func settle(_ start: Int32, _ container: Int32) -> Int32 {
    var box = start
    while node(box).pointee.style.display == .contents {
      let node = node(box)
      node.pointee.x = 0
      node.pointee.y = 0
      node.pointee.width = 0
      node.pointee.height = 0
      node.pointee.flags.remove(.isDirty)
      if node.pointee.firstChild >= 0 {
        box = node.pointee.firstChild
      } else if node.pointee.next >= 0 {
        box = node.pointee.next
      } else {
        return climb(box, container)
      }
    }
    return box
  }

  /// Returns the first box after the last child of a `contents` box.
  private func climb(_ last: Int32, _ container: Int32) -> Int32 {
    var box = last
    while true {
      box = node(box).pointee.parent
      if box == container { return -1 }
      let next = node(box).pointee.next
      if next >= 0 { return settle(next, container) }
    }
  }
}
