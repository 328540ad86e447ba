import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

// The items of a kept layout after a change.
extension LayoutPass {
  /// Updates the frames of items, and creates new items for nodes that changed or have other sizes.
  ///
  /// Unless many nodes moved, only these nodes and their ancestors are visited, and the descendants of a node that moved
  /// by a fraction of a pixel. A move by whole pixels moves all edges inside alike.
  ///
  /// - Parameters:
  ///   - items: The items of all nodes.
  ///   - changed: The nodes that changed or were inserted.
  ///   - moved: The nodes with another frame than before, or `nil` if there are many.
  /// - Returns: `false` if a text has characters that no font contains.
  func update(
    _ items: inout Arrangement.Items, _ changed: MarkedNodes, _ moved: [Int]?
  ) -> Bool {
    guard let moved else { return updateAll(&items, changed) }
    var visited = changed
    visited.insert(moved)
    let resized = Set(moved.lazy.filter { self.mayBreakLines($0) })
    /// The nodes with visited descendants.
    var outer = MarkedNodes(of: tree.count)
    for index in visited.nodes {
      var step = Int(tree.parents[index])
      while step >= 0, outer.insert(step) { step = Int(tree.parents[step]) }
    }
    visited.insert(outer.nodes)
    var pixels = PixelFrames(of: scene, traits)
    var end = 0
    for index in visited.inOrder() where index >= end {
      guard let shift = updateItem(of: index, &items, changed, resized, &pixels) else {
        return false
      }
      let moved = origins[index] + shift
      if isWhole(shift.x), isWhole(shift.y) {
        if outer.contains(index) { origins[index] = moved }
        continue
      }
      origins[index] = moved
      end = Int(tree.ends[index])
      for inner in index + 1..<end {
        guard let shift = updateItem(of: inner, &items, changed, resized, &pixels) else {
          return false
        }
        origins[inner] = origins[inner] + shift
      }
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

  /// Updates the item of a node whose ancestors are up to date.
  ///
  /// - Parameter resized: The nodes whose lines may be others even if they have the same frame on the grid of pixels.
  /// - Returns: The distance from the origin at which the node's descendants were rounded to its new one, or `nil` if a
  ///   text has characters that no font contains.
  private func updateItem(
    of index: Int, _ items: inout Arrangement.Items, _ changed: MarkedNodes,
    _ resized: Set<Int>, _ pixels: inout PixelFrames
  ) -> Point? {
    let parent = Int(tree.parents[index])
    let exact = frames[index]
    let origin = parent >= 0 ? exact.origin + origins[parent] : exact.origin
    let frame = pixels.frame(exact, at: origin, in: parent, origins[parent])
    let shift = origin - origins[index]
    let hasOtherSize = items.setFrame(frame, at: index).size != frame.size
    if isRenewed(index, hasOtherSize, items, changed) {
      return renewItem(of: index, in: frame, from: origin, &items) ? shift : nil
    }
    if hasOtherSize || resized.contains(index),
      !resizeTexts(of: index, in: frame.size, &items)
    {
      return nil
    }
    return shift
  }

  /// Updates the items of all nodes.
  ///
  /// - Returns: `false` if a text has characters that no font contains.
  private func updateAll(_ items: inout Arrangement.Items, _ changed: MarkedNodes) -> Bool {
    var resized = MarkedNodes(of: tree.count)
    resized.insert(setFrames(&items))
    for index in 0..<tree.count where mayBreakLines(index) { resized.insert(index) }
    var renewed = changed
    if !inlinePieces.isEmpty, scene.roundsToPixels {
      for index in inlinePieces.keys { renewed.insert(index) }
    }
    for index in resized.nodes where !renewed.contains(index) {
      if tree.elements[index] != nil, hasOtherSpaces(index, items) {
        renewed.insert(index)
      } else if !resizeTexts(of: index, in: items.frame(at: index).size, &items) {
        return false
      }
    }
    for index in renewed.nodes {
      guard renewItem(of: index, in: items.frame(at: index), from: origins[index], &items) else {
        return false
      }
    }
    return true
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

  /// Whether an item differs from before in more than its frame and its texts.
  private func isRenewed(
    _ index: Int, _ hasOtherSize: Bool, _ items: Arrangement.Items, _ changed: MarkedNodes
  ) -> Bool {
    if changed.contains(index) { return true }
    // Besides the frame only texts depend on the size, and the rounded edges of pieces on the place.
    if scene.roundsToPixels, !inlinePieces.isEmpty, inlinePieces[index] != nil { return true }
    return tree.elements[index] != nil && hasOtherSize && hasOtherSpaces(index, items)
  }

  /// Replaces the item of a node with a new one.
  ///
  /// - Returns: `false` if a text has characters that no font contains.
  private func renewItem(
    of index: Int, in frame: Rect, from origin: Point, _ items: inout Arrangement.Items
  ) -> Bool {
    let parent = Int(tree.parents[index])
    var item = item(of: index, in: frame, parent: parent >= 0 ? parent : nil)
    if item.placedTexts.lackGlyphs { return false }
    if let pieces = inlinePieces[index] { item.pieces = onPixels(pieces, from: origin) }
    item.holdsFloats = items[index].holdsFloats
    items[index] = item
    return true
  }

  /// Whether an element's margin or the insets of its content, which its item has, may differ from before.
  private func hasOtherSpaces(_ index: Int, _ items: Arrangement.Items) -> Bool {
    if case .percent? = tree.elements[index]?.topMargin { return true }
    return (contentInsets[index] ?? .zero) != items[index].contentInsets
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

  /// Whether frames inside a node that moves by a distance stay the same: it is a whole number of pixels, or frames are
  /// not rounded.
  private func isWhole(_ distance: Double) -> Bool {
    let pixels = distance * traits.displayScale
    return !scene.roundsToPixels || Int64(exactly: pixels) != nil
  }
}
