extension Size {
  /// The width divided by the height, or `nil` where one of them is not a positive finite number.
  public var aspectRatio: Double? {
    guard width > 0, height > 0, isFinite else { return nil }
    return width / height
  }

  /// The size with both extents multiplied.
  public func scaled(by factor: Double) -> Size {
    let factor = factor.tamed
    return Size(width * factor, height * factor)
  }

  /// The size of the same shape with a given width; a size without a width keeps its height.
  public func scaled(toWidth target: Double) -> Size {
    scaled(to: target, along: .horizontal)
  }

  /// The size of the same shape with a given height; a size without a height keeps its width.
  public func scaled(toHeight target: Double) -> Size {
    scaled(to: target, along: .vertical)
  }

  /// The size of the same shape with a given extent along an axis.
  ///
  /// A negative target counts as zero. A size that has no extent along the axis has no shape to
  /// keep: its other extent stays.
  public func scaled(to target: Double, along axis: Axis) -> Size {
    let target = target.tamedExtent
    var result = self
    result[axis] = target
    if self[axis] > 0 { result[axis.cross] = (self[axis.cross] / self[axis] * target).tamed }
    return result
  }

  /// The largest size of the same shape that fits into another: aspect fit.
  ///
  /// An extent of zero sets no limit to the other one; the empty size stays empty.
  public func fitted(in room: Size) -> Size { scaled(in: room) { Swift.min($0, $1) } }

  /// The smallest size of the same shape that covers another: aspect fill.
  ///
  /// An extent of zero sets no demand for the other one; the empty size stays empty.
  public func filling(_ room: Size) -> Size { scaled(in: room) { Swift.max($0, $1) } }

  /// The size with each extent at most that of another.
  public func limited(to other: Size) -> Size {
    Size(Swift.min(width, other.width), Swift.min(height, other.height))
  }

  /// The size without insets on all four sides; no extent becomes negative.
  public func inset(by insets: EdgeInsets) -> Size {
    Size(
      Swift.max(0, width - insets.horizontal.tamed), Swift.max(0, height - insets.vertical.tamed))
  }

  private func scaled(in room: Size, choose: (Double, Double) -> Double) -> Size {
    let room = Size(room.width.tamedExtent, room.height.tamedExtent)
    let own = Size(width.tamedExtent, height.tamedExtent)
    let horizontal = room.width / own.width
    let vertical = room.height / own.height
    // The extent that decides is taken over as it is, so that no rounding leaves a hair.
    if own.width > 0, own.height == 0 || choose(horizontal, vertical) == horizontal {
      return Size(room.width, (own.height * horizontal).tamed)
    }
    return own.height > 0 ? Size((own.width * vertical).tamed, room.height) : .zero
  }
}
