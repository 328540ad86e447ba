import QuoinGeometry

/// The floats of one block formatting context, and the space beside them: CSS 2 §9.5.
///
/// All lengths are in points, from the top left corner of the border box that contains the floats.
package struct FloatSpace: Hashable, Sendable {
  /// The margin box of a float, as far as other content must avoid it.
  struct Exclusion: Hashable, Sendable {
    var top: Double
    var bottom: Double
    /// The right side of a left float, or the left side of a right float.
    var edge: Double
    /// The lowest bottom among this float and those before it on its side.
    var lowest: Double
    /// The number of the shape that lines avoid instead, or -1.
    var shape: Int32 = -1
  }

  /// The shape of a float, with the top left corner of its margin box.
  private struct PlacedShape: Hashable, Sendable {
    var shape: FloatShape
    var origin: Point
    var width: Double
  }

  /// The available space at a height.
  package struct Band: Hashable, Sendable {
    /// The left side.
    package var left: Double
    /// The right side; it is less than the left one if floats overlap.
    package var right: Double
    /// Whether floats narrow the band at the left.
    package var isNarrowedLeft = false
    /// Whether floats narrow the band at the right.
    package var isNarrowedRight = false

    /// The width of the band.
    package var width: Double { right - left }
    /// Whether floats narrow the band.
    package var isNarrowed: Bool { isNarrowedLeft || isNarrowedRight }
  }

  private var left: [Exclusion] = []
  private var right: [Exclusion] = []
  private var shapes: [PlacedShape] = []
  /// The top of the last float, above which no later float may be.
  private var lastTop = -Double.infinity

  /// The tolerance within which sizes are equal, since boxes use single precision.
  static let slack = 1.0 / 128

  /// Creates a context without floats.
  package init() {}

  /// Whether there are no floats.
  package var isEmpty: Bool { left.isEmpty && right.isEmpty }

  /// The lowest bottom of all floats; negative infinity if there are none.
  package var bottom: Double { bottom(of: .both) }

  /// Returns the lowest bottom of the floats on some sides (CSS 2 §9.5.2); negative infinity if there are none.
  package func bottom(of sides: BoxClear) -> Double {
    var bottom = -Double.infinity
    if sides.contains(.left), let last = left.last { bottom = last.lowest }
    if sides.contains(.right), let last = right.last { bottom = max(bottom, last.lowest) }
    return bottom
  }

  /// Returns the band between two sides over a range of heights; for equal heights, the band there.
  package func band(
    from top: Double, to bottom: Double, left leftEdge: Double, right rightEdge: Double
  ) -> Band {
    band(from: top, to: bottom, left: leftEdge, right: rightEdge) { float, _ in float.edge }
  }

  /// Returns the band for a line, which avoids the shapes of floats that have one: CSS Shapes 1 §2.
  package func lineBand(
    from top: Double, to bottom: Double, left leftEdge: Double, right rightEdge: Double
  ) -> Band {
    band(from: top, to: bottom, left: leftEdge, right: rightEdge) { float, isLeft in
      edge(of: float, top, bottom, isLeft: isLeft)
    }
  }

  /// - Parameter edge: Returns the edge of a float at the heights, or `nil` if the float is not there.
  @inline(__always)
  private func band(
    from top: Double, to bottom: Double, left leftEdge: Double, right rightEdge: Double,
    edge: (_ float: Exclusion, _ isLeft: Bool) -> Double?
  ) -> Band {
    var band = Band(left: leftEdge, right: rightEdge)
    FloatSpace.visit(left, below: top) { float in
      if float.edge > band.left, FloatSpace.isBeside(float, top, bottom),
        let edge = edge(float, true), edge > band.left
      {
        band.left = edge
        band.isNarrowedLeft = true
      }
    }
    FloatSpace.visit(right, below: top) { float in
      if float.edge < band.right, FloatSpace.isBeside(float, top, bottom),
        let edge = edge(float, false), edge < band.right
      {
        band.right = edge
        band.isNarrowedRight = true
      }
    }
    return band
  }

  /// Returns the edge of a float that a line is beside, or `nil` if its shape is not there.
  ///
  /// A shape has no effect outside of the margin box.
  private func edge(
    of float: Exclusion, _ top: Double, _ bottom: Double, isLeft: Bool
  ) -> Double? {
    guard float.shape >= 0 else { return float.edge }
    let placed = shapes[Int(float.shape)]
    let origin = placed.origin
    guard
      let extent = placed.shape.extent(
        from: max(top, float.top) - origin.y, to: min(bottom, float.bottom) - origin.y)
    else { return nil }
    let x = min(max(0, isLeft ? extent.upperBound : extent.lowerBound), placed.width)
    return origin.x + x
  }

  /// Returns the next height below `y` at which a line may have more space, or `nil` if no float is below `y`.
  ///
  /// Beside a shape, the next height is one pixel lower, as in browsers. Beside a float of more than 4,096 pixels it is
  /// a larger step lower, which bounds the number of steps.
  package func nextLine(below y: Double) -> Double? {
    guard let next = nextBottom(below: y) else { return nil }
    var step = Double.infinity
    func visit(_ float: Exclusion) {
      guard float.shape >= 0, FloatSpace.isBeside(float, y, y) else { return }
      step = min(step, max(1, (float.bottom - float.top) / 4_096))
    }
    FloatSpace.visit(left, below: y, visit)
    FloatSpace.visit(right, below: y, visit)
    // Far down, a pixel may be less than the precision of numbers.
    return y + step > y ? min(next, y + step) : next
  }

  /// Returns the next height below another one at which a float ends; `nil` if there is none.
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

  /// Places a float as high as possible, and there as far to its side as it fits (CSS 2 §9.5.1).
  ///
  /// - Parameters:
  ///   - size: The size of the margin box.
  ///   - side: The side to which the box floats.
  ///   - clear: The sides whose floats the box is placed below.
  ///   - top: The height above which the box must not be.
  ///   - leftEdge: The left side of the containing block's content.
  ///   - rightEdge: The right side of the containing block's content.
  ///   - shape: The area that lines avoid, if it is not the margin box.
  /// - Returns: The top left corner of the margin box.
  package mutating func place(
    _ size: Size, _ side: BoxFloat, clear: BoxClear = [], below top: Double, left leftEdge: Double,
    right rightEdge: Double, shape: FloatShape? = nil
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
    // As in browsers, if floats overlap, nothing fits to the right of the left ones.
    let x = side == .right ? max(band.left, band.right) - size.width : band.left
    lastTop = top
    let bottom = top + size.height
    // A float without width takes no space, but other boxes may clear it.
    let hasWidth = size.width > 0
    var number: Int32 = -1
    if let shape, hasWidth {
      number = Int32(shapes.count)
      shapes.append(PlacedShape(shape: shape, origin: Point(x, top), width: size.width))
    }
    if side == .right {
      let lowest = max(bottom, right.last?.lowest ?? -.infinity)
      right.append(
        Exclusion(
          top: top, bottom: bottom, edge: hasWidth ? x : .infinity, lowest: lowest,
          shape: number))
    } else {
      let lowest = max(bottom, left.last?.lowest ?? -.infinity)
      left.append(
        Exclusion(
          top: top, bottom: bottom, edge: hasWidth ? x + size.width : -.infinity, lowest: lowest,
          shape: number))
    }
    return Point(x, top)
  }

  /// Whether a float is between two heights.
  private static func isBeside(_ float: Exclusion, _ top: Double, _ bottom: Double) -> Bool {
    float.bottom > top && (float.top < bottom || (top == bottom && float.top <= top))
      && float.bottom > float.top
  }

  /// Visits the floats that may extend below a height, the last first.
  private static func visit(
    _ floats: [Exclusion], below y: Double, _ body: (Exclusion) -> Void
  ) {
    for float in floats.reversed() {
      if float.lowest <= y { return }
      body(float)
    }
  }
}
