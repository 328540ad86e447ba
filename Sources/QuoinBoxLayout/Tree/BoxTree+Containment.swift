import QuoinGeometry

extension BoxTree {
  /// Sets the size that replaces a box's content while its sizes are contained, in points (CSS Sizing 4 §6.1).
  ///
  /// The initial size is zero.
  package mutating func setContainIntrinsicSize(_ size: Size, of box: BoxID) {
    setContained((Float(size.width.finiteLength), Float(size.height.finiteLength)), of: box)
  }

  /// Says how high the content of a block is at least, whatever is in it, and lets margins reach out of that.
  ///
  /// It is kept below zero, where no size is.
  package mutating func setMarkerRoom(_ height: Double, of box: BoxID) {
    setContained((0, -Float(height.finiteLength)), of: box)
  }

  private mutating func setContained(_ size: (Float, Float), of box: BoxID) {
    let index = Int(place(box))
    if containedSizes == nil {
      containedSizes = .allocate(capacity: capacity)
      containedSizes?.initialize(repeating: (0, 0), count: capacity)
    }
    containedSizes?[index] = size
    markDirty(Int32(truncatingIfNeeded: index))
  }

  /// Copies the sizes to a larger storage.
  mutating func growContainedSizes(to capacity: Int) {
    guard let old = containedSizes else { return }
    let new = UnsafeMutablePointer<(Float, Float)>.allocate(capacity: capacity)
    new.initialize(repeating: (0, 0), count: capacity)
    for index in 0..<used { new[index] = old[index] }
    old.deallocate()
    containedSizes = new
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
    var size = containedSizes?[Int(box)] ?? (0, 0)
    size.1 = abs(size.1)
    let insets = insets(box, block: request.block)
    var request = request
    if style.pointee.containment.contains(.inlineSize), !request.width.isKnown {
      request.width = insets.horizontal + size.0
    }
    if style.pointee.containment.contains(.blockSize), !request.height.isKnown {
      request.height = insets.vertical + size.1
      request.heightLimit = .infinity
    }
    return request
  }

  /// The least height of a list's item with its marker; NaN where nothing is said of it.
  @inline(__always) func markerHeight(_ box: Int32, block: Float) -> Float {
    guard let sizes = containedSizes, sizes[Int(box)].1 < 0 else { return .nan }
    return insets(box, block: block).vertical - sizes[Int(box)].1
  }

  /// Returns the width of a box that is independent of its content; NaN if it is not.
  func containedWidth(_ box: Int32, block: Float) -> Float {
    let style = styleOf(box)
    guard style.pointee.containment.contains(.inlineSize), style.pointee.display != .grid else {
      return .nan
    }
    return insets(box, block: block).horizontal + (containedSizes?[Int(box)].0 ?? 0)
  }
}
