import QuoinGeometry

extension BoxTree {
  /// Sets the size that replaces a box's content while its sizes are contained, in points (CSS Sizing 4 §6.1).
  ///
  /// The initial size is zero.
  package mutating func setContainIntrinsicSize(_ size: Size, of box: BoxID) {
    setContentRule(of: box) {
      $0.width = Float(size.width.finiteLength)
      $0.height = Float(size.height.finiteLength)
    }
  }

  /// Says how high the content of a block is at least, whatever is in it, and lets margins reach out of that.
  package mutating func setMarkerRoom(_ height: Double, of box: BoxID) {
    setContentRule(of: box) { $0.markerHeight = Float(height.finiteLength) }
  }

  /// Sets the distance from the top of a list item's marker to its baseline, in points.
  ///
  /// The first child of the item that has a baseline is low enough for the marker beside it.
  package mutating func setMarkerAscent(_ ascent: Double, of box: BoxID) {
    setContentRule(of: box) { $0.markerAscent = Float(ascent.finiteLength) }
  }

  /// Says that a box is a button, which has a baseline even without lines.
  package mutating func setButton(_ box: BoxID) {
    setContentRule(of: box) { $0.isButton = true }
  }

  /// Sets the number of lines after which the content of a box is cut: `-webkit-line-clamp`.
  ///
  /// The box establishes a block formatting context, whose lines are counted in all of its blocks.
  package mutating func setLineLimit(_ limit: Int, of box: BoxID) {
    setContentRule(of: box) { $0.lineLimit = Int32(clamping: limit) }
    // The count of lines continues across the edges of blocks, as floats do, so it takes the same path.
    hasFloats = true
  }

  private mutating func setContentRule(of box: BoxID, _ change: (inout ContentRule) -> Void) {
    let index = Int(place(box))
    if contentRules == nil {
      contentRules = .allocate(capacity: capacity)
      contentRules?.initialize(repeating: ContentRule(), count: capacity)
    }
    if let contentRules { change(&contentRules[index]) }
    markDirty(Int32(truncatingIfNeeded: index))
  }

  /// Copies the rules to a larger storage.
  mutating func growContentRules(to capacity: Int) {
    guard let old = contentRules else { return }
    let new = UnsafeMutablePointer<ContentRule>.allocate(capacity: capacity)
    new.initialize(repeating: ContentRule(), count: capacity)
    for index in 0..<used { new[index] = old[index] }
    old.deallocate()
    contentRules = new
  }
}

extension BoxEngine {
  /// Returns the request for a box whose size is independent of its content: CSS Containment 1 §3.2.
  ///
  /// A grid keeps the sizes of its tracks, which the engine does not distinguish from those of its items, so its
  /// content counts.
  @inline(never)
  mutating func contained(_ box: Int32, _ request: Request) -> Request {
    let style = styleOf(box)
    guard style.pointee.display != .grid else { return request }
    let rule = contentRules?[Int(box)] ?? ContentRule()
    let insets = insets(box, block: request.block)
    var request = request
    if style.pointee.containment.contains(.inlineSize), !request.width.isKnown {
      request.width = insets.horizontal + rule.width
    }
    if style.pointee.containment.contains(.blockSize), !request.height.isKnown {
      request.height = insets.vertical + rule.height
      request.heightLimit = .infinity
    }
    return request
  }

  /// The least height of a list's item with its marker; NaN where nothing is said of it.
  @inline(__always) func markerHeight(_ box: Int32, block: Float) -> Float {
    guard let rules = contentRules, rules[Int(box)].markerHeight > 0,
      !styleOf(box).pointee.containment.contains(.blockSize)
    else { return .nan }
    return insets(box, block: block).vertical + rules[Int(box)].markerHeight
  }

  /// Returns the distance from the top of a list item's marker to its baseline; NaN if the box has no marker.
  @inline(__always) func markerAscent(_ box: Int32) -> Float {
    guard let rules = contentRules, rules[Int(box)].markerAscent > 0 else { return .nan }
    return rules[Int(box)].markerAscent
  }

  /// Returns the width of a box that is independent of its content; NaN if it is not.
  func containedWidth(_ box: Int32, block: Float) -> Float {
    let style = styleOf(box)
    guard style.pointee.containment.contains(.inlineSize), style.pointee.display != .grid else {
      return .nan
    }
    return insets(box, block: block).horizontal + (contentRules?[Int(box)].width ?? 0)
  }
}
