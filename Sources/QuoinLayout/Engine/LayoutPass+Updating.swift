import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

// The items of a kept layout after a change.
extension LayoutPass {
  /// Updates the frames of items, and creates new items for nodes that changed or have other sizes.
  ///
  /// Unless many nodes moved, only these nodes are visited, and the descendants of a node that moved by a fraction of a
  /// pixel. A move by whole pixels moves all edges inside alike.
  ///
  /// - Parameters:
  ///   - items: The items of all nodes.
  ///   - changed: The nodes that changed or were inserted.
  ///   - moved: The nodes with another frame than before, or `nil` if there are many.
  /// - Returns: `false` if a text has characters that no font contains.
  func update(
    _ items: inout Arrangement.Items, _ changed: MarkedNodes, _ moved: [MovedNode]?
  ) -> Bool {
    var others = changed
    if let moved {
      moveItems(moved.merged(with: changed.inOrder()), &items, &others)
      for node in moved where mayBreakLines(node.index) { others.insert(node.index) }
    } else {
      others.insert(setFrames(&items))
      for index in 0..<tree.count where mayBreakLines(index) { others.insert(index) }
      if roundsPieces { others.insert(Array(inlinePieces.keys)) }
    }
    return updateItems(of: others.inOrder(), &items, changed)
  }

  /// Whether there are pieces whose edges are rounded, which depends on the place of their node.
  private var roundsPieces: Bool { scene.roundsToPixels && !inlinePieces.isEmpty }

  /// Sets the frames of items that may have moved, and those in them if they moved by a fraction of a pixel.
  ///
  /// The noted origins of other nodes in the scene may be off by whole pixels, which makes no difference to any frame in
  /// its container; or by any distance if frames are not rounded, since origins are not used then.
  ///
  /// - Parameters:
  ///   - nodes: The nodes that changed or moved, in order.
  ///   - others: The nodes whose items may differ in more than their frames; those with another size are added.
  private func moveItems(
    _ nodes: [MovedNode], _ items: inout Arrangement.Items, _ others: inout MarkedNodes
  ) {
    let (parents, ends, frames) = (tree.parents, tree.ends, frames)
    // Without rounding, each distance is a whole number of pixels.
    let (roundsPieces, pixelScale) = (roundsPieces, scene.roundsToPixels ? traits.displayScale : 0)
    // Sums of whole pixels are exact if these are points, halves or quarters, but not if they are thirds.
    let movesAlike = pixelScale.significand == 1
    var pixels = PixelFrames(of: scene, traits)
    var moved: [(index: Int, frame: Rect)] = []
    moved.reserveCapacity(nodes.count)
    origins.withUnsafeMutableBufferPointer { origins in
      var former = items.frameReader()
      // The last distance that was a whole number of pixels; most siblings move alike.
      var (end, wholeShift) = (0, SIMD2<Double>.zero)
      for node in nodes where node.index >= end {
        let index = node.index
        // A node that moves by whole pixels in a container that does, too, needs no rounding.
        if movesAlike, node.shift == wholeShift || PixelGrid.areWhole(node.shift * pixelScale) {
          let shift = Point(node.shift.x, node.shift.y)
          moved.append((index, former.frame(at: index).offset(by: shift)))
          (end, wholeShift) = (index + 1, node.shift)
          continue
        }
        let formerOrigin = origins[index]
        var inner = index
        repeat {
          let frame = pixels.frame(of: inner, frames[inner], in: Int(parents[inner]), origins)
          let formerFrame = former.frame(at: inner)
          if frame != formerFrame { moved.append((inner, frame)) }
          if frame.size != formerFrame.size || roundsPieces && inlinePieces[inner] != nil {
            others.insert(inner)
          }
          if inner == index {
            let distance = origins[index] - formerOrigin
            let shift = SIMD2(distance.x, distance.y)
            if shift == wholeShift || PixelGrid.areWhole(shift * pixelScale) {
              (end, wholeShift) = (index + 1, shift)
            } else {
              end = Int(ends[index])
            }
          }
          inner += 1
        } while inner < end
      }
    }
    items.setFrames(moved)
  }

  /// Updates the items of nodes whose frames are set.
  ///
  /// - Parameters:
  ///   - nodes: Nodes that changed or may have other texts or pieces than before.
  ///   - changed: The nodes that changed.
  /// - Returns: `false` if a text has characters that no font contains.
  private func updateItems(
    of nodes: [Int], _ items: inout Arrangement.Items, _ changed: MarkedNodes
  ) -> Bool {
    for index in nodes {
      let frame = items.frame(at: index)
      let isDone =
        isRenewed(index, changed)
        ? renewItem(of: index, in: frame, &items) : resizeTexts(of: index, in: frame.size, &items)
      guard isDone else { return false }
    }
    return true
  }

  /// Whether the lines of a node's text depend on its width before rounding to pixels.
  private func mayBreakLines(_ index: Int) -> Bool {
    guard tree.mayHaveTexts[index], !tree.areInlineTexts[index], !isRecorded(index) else {
      return false
    }
    return withNode(index) { type(of: $0) == TextNode.self }
  }

  /// Sets the frames of all items, and notes the nodes' origins in the scene.
  ///
  /// - Returns: The items with another size than before, in order.
  private func setFrames(_ items: inout Arrangement.Items) -> [Int] {
    var pixels = PixelFrames(of: scene, traits)
    let (parents, frames) = (tree.parents, frames)
    return origins.withUnsafeMutableBufferPointer { origins in
      items.setFrames { pixels.frame(of: $0, frames[$0], in: Int(parents[$0]), origins) }
    }
  }

  /// Whether an item may differ from before in more than its frame and its texts.
  private func isRenewed(_ index: Int, _ changed: MarkedNodes) -> Bool {
    changed.contains(index) || roundsPieces && inlinePieces[index] != nil
  }

  /// Returns the item that a node had before in another frame, or `nil` if more of it may differ.
  func item(
    of index: Int, in frame: Rect, parent: Int?, from former: FormerItems
  ) -> Arrangement.Item? {
    guard !former.changed.contains(index), inlinePieces[index] == nil, !mayBreakLines(index) else {
      return nil
    }
    var item = former.items[former.places.isEmpty ? index : former.places[index]]
    guard item.frame.size == frame.size else { return nil }
    item.frame = frame
    item.parent = parent
    if item.holdsFloats { item.holdsFloats = false }
    return item
  }

  /// Replaces the item of a node with a new one.
  ///
  /// - Returns: `false` if a text has characters that no font contains.
  private func renewItem(
    of index: Int, in frame: Rect, _ items: inout Arrangement.Items
  ) -> Bool {
    let parent = Int(tree.parents[index])
    var item = item(of: index, in: frame, parent: parent >= 0 ? parent : nil)
    if item.placedTexts.lackGlyphs { return false }
    if let pieces = inlinePieces[index] {
      let origin = frames[index].origin
      item.pieces = onPixels(pieces, from: parent >= 0 ? origin + origins[parent] : origin)
    }
    // An inserted node has its container's item until now.
    let former = items[index]
    item.holdsFloats = former.id == item.id && former.holdsFloats
    items[index] = item
    return true
  }

  /// Sets the texts of a node that differs from before only in its size.
  ///
  /// - Returns: `false` if a text has characters that no font contains.
  private func resizeTexts(of index: Int, in size: Size, _ items: inout Arrangement.Items) -> Bool {
    guard tree.mayHaveTexts[index] else { return true }
    // A line that was placed is shown.
    if !isOutOfTime, items.moveText(at: index, to: { frame(ofLine: $0, in: size, of: index) }) {
      return true
    }
    guard showsTexts(tree.nodes[index]) else { return true }
    let texts = self.texts(index, in: size)
    items.replaceTexts(texts, at: index)
    return !texts.lackGlyphs
  }
}
