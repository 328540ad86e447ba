import QuoinGeometry
import QuoinModel

/// The directions of characters in the imaginary font.
///
/// They are the strong letters of Unicode's bidirectional algorithm and numbers. Neutrals take the
/// direction of both neighbours if these agree, otherwise the paragraph's.
enum FixedBidi {
  private enum Direction { case leftToRight, rightToLeft, number, neutral }

  /// Sets the levels of the clusters of a paragraph.
  ///
  /// - Returns: The paragraph's own level.
  static func settle(
    _ text: inout ShapedText, from start: Int, direction: LayoutDirection?
  ) -> UInt8 {
    let range = start..<text.clusters.count
    var directions = range.map { self.direction(of: text, $0) }
    let first = directions.first { $0 == .leftToRight || $0 == .rightToLeft }
    let isRightToLeft = direction.map { $0 == .rightToLeft } ?? (first == .rightToLeft)
    let base: UInt8 = isRightToLeft ? 1 : 0
    guard isRightToLeft || directions.contains(.rightToLeft) else { return base }
    var before = isRightToLeft ? Direction.rightToLeft : .leftToRight
    let outer = before
    var index = 0
    while index < directions.count {
      guard directions[index] == .neutral else {
        if directions[index] != .number { before = directions[index] }
        index += 1
        continue
      }
      var end = index
      while end < directions.count, directions[end] == .neutral { end += 1 }
      var after = end < directions.count ? directions[end] : outer
      // A number counts as right-to-left beside neutrals (rule N1), unless it follows Latin text.
      if after == .number { after = before == .leftToRight ? .leftToRight : .rightToLeft }
      for place in index..<end { directions[place] = before == after ? before : outer }
      index = end
    }
    var strong = outer
    for (place, direction) in directions.enumerated() {
      let level: UInt8
      switch direction {
      case .rightToLeft: level = 1
      case .number: level = strong == .leftToRight && base == 0 ? 0 : 2
      default: level = base == 0 ? 0 : 2
      }
      if direction == .leftToRight || direction == .rightToLeft { strong = direction }
      text.clusters[range.lowerBound + place].level = level
    }
    return base
  }

  private static func direction(of text: ShapedText, _ index: Int) -> Direction {
    let cluster = text.clusters[index]
    guard !cluster.traits.contains(.object) else { return .neutral }
    let bytes = text.bytes[Int(cluster.shown)..<text.shownEnd(index)]
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if (0x30...0x39).contains(scalar.value) { return .number }
      switch scalar.strongDirection {
      case .leftToRight: return .leftToRight
      case .rightToLeft: return .rightToLeft
      case nil: continue
      }
    }
    return .neutral
  }
}
