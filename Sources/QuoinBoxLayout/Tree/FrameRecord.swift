import QuoinGeometry

/// The frames of a tree's boxes as they were last read.
package struct FrameRecord {
  /// The frames by box, or not a number for a box that was not read.
  fileprivate var frames: [SIMD4<Float>] = []

  /// Creates an empty record.
  package init() {}
}

/// A box that was laid out, or has another frame, since the frames of a tree were last read.
@usableFromInline package struct ChangedBox {
  /// The index of the box.
  package let index: Int32
  /// Whether the frame differs from that which was read before.
  package let isOther: Bool
  @usableFromInline let values: SIMD4<Float>

  fileprivate init(_ index: Int32, _ values: SIMD4<Float>, isOther: Bool) {
    (self.index, self.values, self.isOther) = (index, values, isOther)
  }

  /// The frame relative to the border box of the parent, in points.
  @inlinable package var frame: Rect {
    Rect(Double(values.x), Double(values.y), Double(values.z), Double(values.w))
  }
}

extension BoxTree {
  /// Returns the boxes in another one that were laid out since the last call or whose frames differ from those of a
  /// record, and records them.
  ///
  /// The root is not among the boxes. Only containers that were laid out since the last call are visited.
  ///
  /// - Parameters:
  ///   - root: The outermost box.
  ///   - record: The frames that were read, always of this tree.
  /// - Complexity: O(c) in the children of these containers. If only one child of a column, block or grid was laid out, only this child of
  ///   the column is visited.
  package mutating func changedBoxes(
    in root: BoxID, since record: inout FrameRecord
  ) -> [ChangedBox] {
    let isFirst = record.frames.isEmpty
    if record.frames.count < used {
      record.frames += repeatElement(SIMD4(repeating: .nan), count: used - record.frames.count)
    }
    var changed: [ChangedBox] = []
    if isFirst { changed.reserveCapacity(used) }
    let (nodes, top) = (nodes, place(root))
    record.frames.withUnsafeMutableBufferPointer { frames in
      var box = top
      // Whether only one child of the container around the box is visited.
      var isOnly = false
      while true {
        let node = nodes + Int(box)
        let frame = SIMD4(
          node.pointee.x, node.pointee.y, node.pointee.width, node.pointee.height)
        let isOther = any(frames[Int(box)] .!= frame)
        let isPart = !isFirst && node.pointee.hasOnlyChangedChild
        let goesIn =
          isFirst || !node.pointee.flags.isDisjoint(with: [.isMoved, .isMovedInPart])
        // Most boxes are neither laid out nor moved.
        if goesIn || isOther {
          node.pointee.flags.remove(.isMoved)
          if !isPart { node.pointee.flags.remove(.isMovedInPart) }
          if box != top {
            changed.append(ChangedBox(box, frame, isOther: isOther))
            frames[Int(box)] = frame
          }
        }
        if goesIn, node.pointee.firstChild >= 0 {
          box = isPart ? node.pointee.changedChild : node.pointee.firstChild
          isOnly = isPart
          continue
        }
        while box != top, isOnly || nodes[Int(box)].next < 0 {
          box = nodes[Int(box)].parent
          if isOnly { (nodes + Int(box)).pointee.forgetChangedChild() }
          isOnly =
            box != top && nodes[Int(nodes[Int(box)].parent)].flags.contains(.isMovedInPart)
        }
        if box == top { return }
        box = nodes[Int(box)].next
      }
    }
    return changed
  }
}

extension BoxNode {
  /// Whether only one child may have another frame, and is known.
  fileprivate var hasOnlyChangedChild: Bool {
    flags.contains(.isMovedInPart) && !flags.contains(.isMoved) && changedChild >= 0
  }

  /// Resets ``changedChild`` after its frame was read, unless the container is dirty: the field then belongs to the next
  /// layout.
  mutating func forgetChangedChild() {
    guard flags.contains(.isMovedInPart) else { return }
    flags.remove(.isMovedInPart)
    if flags.isDisjoint(with: .isDirty) { changedChild = BoxNode.noChild }
  }
}
