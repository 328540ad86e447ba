public import QuoinGeometry

extension BoxTree {
  /// Returns the border box of a box with its edges on pixels, in points, relative to its parent's.
  ///
  /// Absolute edges are rounded, so adjoining boxes stay adjoining. Pixel frames exist only while ``pixelScale`` is
  /// positive.
  public func pixelFrame(of box: BoxID) -> Rect {
    let index = Int(place(box))
    guard let pixels, hasPixelFrames else { return frame(of: box) }
    let frame = pixels[index]
    return Rect(
      Double(frame.x) / pixelScale, Double(frame.y) / pixelScale,
      Double(frame.width) / pixelScale, Double(frame.height) / pixelScale)
  }

  /// Rounds the frames of the last layout: the boxes of containers that were laid out, and the descendants of boxes
  /// that moved by a fraction of a pixel.
  mutating func roundToPixels(_ root: Int32) {
    let isFresh = pixels == nil || !hasPixelFrames
    if pixels == nil {
      pixels = .allocate(capacity: capacity)
    }
    guard let pixels else { return }
    if isFresh { pixels.initialize(repeating: PixelFrame(), count: capacity) }
    hasPixelFrames = true
    let scale = min(pixelScale, 1e4)
    var (x, y) = (0.0, 0.0)
    var box = root
    while true {
      let node = nodes + Int(box)
      let goesIn = round(box, x, y, scale, isFresh: isFresh) && node.pointee.firstChild >= 0
      node.pointee.flags.remove(.isMoved)
      node.pointee.forgetChangedChild()
      if goesIn {
        x += Double(node.pointee.x)
        y += Double(node.pointee.y)
        box = node.pointee.firstChild
        continue
      }
      while box != root, nodes[Int(box)].next < 0 {
        box = nodes[Int(box)].parent
        x -= Double(nodes[Int(box)].x)
        y -= Double(nodes[Int(box)].y)
      }
      if box == root { return }
      box = nodes[Int(box)].next
    }
  }

  /// Rounds one box whose parent begins at a point, and returns whether its descendants have to be rounded.
  @inline(__always)
  private func round(
    _ box: Int32, _ x: Double, _ y: Double, _ scale: Double, isFresh: Bool
  ) -> Bool {
    guard let pixels else { return false }
    let node = nodes + Int(box)
    if node.pointee.style.display == .none { return false }
    let left = (x + Double(node.pointee.x)) * scale
    let top = (y + Double(node.pointee.y)) * scale
    let pixelLeft = rounded(left)
    let pixelTop = rounded(top)
    let right = rounded(left + Double(node.pointee.width) * scale)
    let bottom = rounded(top + Double(node.pointee.height) * scale)
    // Between -0.5001 and 0.5.
    let fractionX = fixed(left - pixelLeft)
    let fractionY = fixed(top - pixelTop)
    let old = pixels[Int(box)]
    pixels[Int(box)] = PixelFrame(
      x: Float(pixelLeft - rounded(x * scale)), y: Float(pixelTop - rounded(y * scale)),
      width: Float(right - pixelLeft), height: Float(bottom - pixelTop), fractionX: fractionX,
      fractionY: fractionY)
    return isFresh || !node.pointee.flags.isDisjoint(with: [.isMoved, .isMovedInPart])
      || node.pointee.style.display == .contents || old.fractionX != fractionX
      || old.fractionY != fractionY
  }

  /// Returns a fraction of a pixel in 32,768ths.
  ///
  /// The added constant moves them into the last bits of the number.
  @inline(__always) private func fixed(_ fraction: Double) -> Int16 {
    Int16(truncatingIfNeeded: (fraction * 32768 + 0x1.8p52).bitPattern)
  }

  /// Rounds a number; halves are rounded up, as in CSS and Yoga.
  @inline(__always) private func rounded(_ value: Double) -> Double {
    // Adding 1.5 × 2⁵² leaves no bits for fractions, and is much faster than a call of libm; numbers slightly below a
    // half count as halves.
    (value + 1e-4) + 0x1.8p52 - 0x1.8p52
  }
}
