import QuoinGeometry

/// The floats of one block formatting context, and the room that they leave: CSS 2 §9.5.
///
/// All lengths are in points, from the top left corner of the border box that holds the floats.
package struct FloatSpace: Hashable, Sendable {
  /// The margin box of a float, as far as others have to keep off it.
  struct Exclusion: Hashable, Sendable {
    var top: Double
    var bottom: Double
    /// The right side of a float to the left, the left side of one to the right.
    var edge: Double
    /// The lowest bottom of this float and those before it on its side.
    var lowest: Double
  }

  /// The room at a height.
  package struct Band: Hashable, Sendable {
    /// The left side.
    package var left: Double
    /// The right side; where floats meet, it is smaller than the left one.
    package var right: Double
    /// Whether floats take room at the left.
    package var isNarrowedLeft = false
    /// Whether floats take room at the right.
    package var isNarrowedRight = false

    /// The width of the room.
    package var width: Double { right - left }
    /// Whether floats take any room.
    package var isNarrowed: Bool { isNarrowedLeft || isNarrowedRight }
  }

  private var left: [Exclusion] = []
  private var right: [Exclusion] = []
  /// The top of the last float, above which none of the following may be.
  private var lastTop = -Double.infinity

  /// What sizes may differ by and still be the same: boxes count in single precision.
  static let slack = 1.0 / 128

  /// A context without floats.
  package init() {}

  /// Whether there are no floats.
  package var isEmpty: Bool { left.isEmpty && right.isEmpty }

  /// The lowest bottom of all floats; minus infinity where there are none.
  package var bottom: Double { bottom(of: .both) }

  /// The lowest bottom of the floats to some sides (CSS 2 §9.5.2); minus infinity where there are none.
  package func bottom(of sides: BoxClear) -> Double {
    var bottom = -Double.infinity
    if sides.contains(.left), let last = left.last { bottom = last.lowest }
    if sides.contains(.right), let last = right.last { bottom = max(bottom, last.lowest) }
    return bottom
  }

  /// The room between two sides from one height to another; for two equal heights the room there.
  package func band(
    from top: Double, to bottom: Double, left leftEdge: Double, right rightEdge: Double
  ) -> Band {
    var band = Band(left: leftEdge, right: rightEdge)
    FloatSpace.visit(left, below: top) { float in
      if float.edge > band.left, FloatSpace.isBeside(float, top, bottom) {
        band.left = float.edge
        band.isNarrowedLeft = true
      }
    }
    FloatSpace.visit(right, below: top) { float in
      if float.edge < band.right, FloatSpace.isBeside(float, top, bottom) {
        band.right = float.edge
        band.isNarrowedRight = true
      }
    }
    return band
  }

  /// The next height below another one at which a float ends; nil where none does.
  package func nextBottom(below y: Double) -> Double? {
    var next = Double.infinity
    FloatSpace.visit(left, below: y) { float in
      if float.bottom > y { next = min(next, float.bottom) }
    }
    FloatSpace.visit(right, below: y) { float in
      if float.bottom > y { next = min(next, float.bottom) }
    }
    return next < .infinity ? next : nil
  }

  /// Places a float as high as it may be, and there as far to its side as there is room (CSS 2 §9.5.1).
  ///
  /// - Parameters:
  ///   - size: the size of the margin box.
  ///   - side: the side to which it floats.
  ///   - clear: the sides whose floats it stays below.
  ///   - top: the height above which it may not be.
  ///   - leftEdge: the left side of the content of the containing block.
  ///   - rightEdge: its right side.
  /// - Returns: the top left corner of the margin box.
  package mutating func place(
    _ size: Size, _ side: BoxFloat, clear: BoxClear = [], below top: Double, left leftEdge: Double,
    right rightEdge: Double
  ) -> Point {
    var top = max(top, lastTop)
    if !clear.isEmpty { top = max(top, bottom(of: clear)) }
    var band = band(from: top, to: top, left: leftEdge, right: rightEdge)
    while band.isNarrowed, size.width > max(0, band.width) + FloatSpace.slack,
      let next = nextBottom(below: top)
    {
      top = next
      band = self.band(from: top, to: top, left: leftEdge, right: rightEdge)
    }
    // As browsers have it, where floats overlap there is room for nothing at the right of the left ones.
    let x = side == .right ? max(band.left, band.right) - size.width : band.left
    lastTop = top
    let bottom = top + size.height
    // What has no width takes no room, but others may be clear of it.
    let hasWidth = size.width > 0
    if side == .right {
      let lowest = max(bottom, right.last?.lowest ?? -.infinity)
      right.append(
        Exclusion(top: top, bottom: bottom, edge: hasWidth ? x : .infinity, lowest: lowest))
    } else {
      let lowest = max(bottom, left.last?.lowest ?? -.infinity)
      left.append(
        Exclusion(
          top: top, bottom: bottom, edge: hasWidth ? x + size.width : -.infinity, lowest: lowest))
    }
    return Point(x, top)
  }

  /// Whether a float is somewhere between two heights.
  private static func isBeside(_ float: Exclusion, _ top: Double, _ bottom: Double) -> Bool {
    float.bottom > top && (float.top < bottom || (top == bottom && float.top <= top))
      && float.bottom > float.top
  }

  /// Visits the floats that may reach below a height, the last first.
  private static func visit(
    _ floats: [Exclusion], below y: Double, _ body: (Exclusion) -> Void
  ) {
    for float in floats.reversed() {
      if float.lowest <= y { return }
      body(float)
    }
  }
}
