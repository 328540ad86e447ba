extension Size {
  /// The width divided by the height, or `nil` if either is not a positive finite number.
  public var aspectRatio: Double? {
    guard width > 0, height > 0, isFinite else { return nil }
    return width / height
  }

  /// The size with both extents multiplied by a factor; a negative one counts as zero.
  public func scaled(by factor: Double) -> Size {
    let factor = factor.clampedExtent
    return Size(width * factor, height * factor)
  }

  /// The size scaled to a width, keeping its aspect ratio; a size without a width keeps its height.
  public func scaled(toWidth target: Double) -> Size {
    scaled(to: target, along: .horizontal)
  }

  /// The size scaled to a height, keeping its aspect ratio; a size without a height keeps its
  /// width.
  public func scaled(toHeight target: Double) -> Size {
    scaled(to: target, along: .vertical)
  }

  /// The size scaled to an extent along an axis, keeping its aspect ratio.
  ///
  /// A negative target counts as zero. A size with no extent along the axis has no aspect ratio to
  /// keep: its other extent stays.
  public func scaled(to target: Double, along axis: Axis) -> Size {
    let target = target.clampedExtent
    var result = self
    result[axis] = target
    if self[axis] > 0 { result[axis.cross] = (self[axis.cross] / self[axis] * target).clamped }
    return result
  }

  /// The largest size of the same aspect ratio that fits into another: aspect fit.
  ///
  /// An extent of zero does not limit the other one; the empty size stays empty.
  public func fitted(in room: Size) -> Size { scaled(in: room) { Swift.min($0, $1) } }

  /// The smallest size of the same aspect ratio that covers another: aspect fill.
  ///
  /// An extent of zero does not constrain the other one; the empty size stays empty.
  public func filling(_ room: Size) -> Size { scaled(in: room) { Swift.max($0, $1) } }

  /// The size with each extent at most that of another.
  public func limited(to other: Size) -> Size {
    Size(Swift.min(width, other.width), Swift.min(height, other.height))
  }

  /// The size less insets on all four sides; no extent becomes negative.
  public func inset(by insets: EdgeInsets) -> Size {
    Size(
      Swift.max(0, width - insets.horizontal.clamped),
      Swift.max(0, height - insets.vertical.clamped))
  }

  private func scaled(in room: Size, choose: (Double, Double) -> Double) -> Size {
    let room = Size(room.width.clampedExtent, room.height.clampedExtent)
    let own = Size(width.clampedExtent, height.clampedExtent)
    let horizontal = room.width / own.width
    let vertical = room.height / own.height
    // The deciding extent is copied unchanged, so that rounding leaves no difference.
    if own.width > 0, own.height == 0 || choose(horizontal, vertical) == horizontal {
      return Size(room.width, (own.height * horizontal).clamped)
    }
    return own.height > 0 ? Size((own.width * vertical).clamped, room.height) : .zero
  }
}
