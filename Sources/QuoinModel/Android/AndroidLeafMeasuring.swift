import QuoinGeometry

/// The available space for a view without children, in pixels.
package struct AndroidRoom {
  /// The width, or `nil` without a limit.
  var width: Int?
  /// The height, or `nil` without a limit.
  var height: Int?
  /// Whether the view will be exactly as wide.
  var isWidthExact: Bool
  /// Whether the view will be exactly as high.
  var isHeightExact: Bool

  package init(width: Int?, height: Int?, isWidthExact: Bool, isHeightExact: Bool) {
    (self.width, self.height) = (width, height)
    (self.isWidthExact, self.isHeightExact) = (isWidthExact, isHeightExact)
  }
}

/// The size of a measured view, in pixels.
package struct AndroidMeasure: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// The distance from the top to the first line's baseline; `nil` without a baseline.
  package var baseline: Int?

  @inlinable package init(_ width: Int, _ height: Int, baseline: Int? = nil) {
    (self.width, self.height, self.baseline) = (width, height, baseline)
  }
}

/// Measures a view without children and without a text, repeatedly.
package struct AndroidLeafMeasuring {
  private let leaf: AndroidLeaf
  private let insets: AndroidInsets

  package init(_ leaf: AndroidLeaf, _ direction: LayoutDirection) {
    self.leaf = leaf
    insets = leaf.padding.insets(direction)
  }

  private var minimumWidth: Int { leaf.minimumWidth }
  private var minimumHeight: Int { leaf.minimumHeight }

  /// Returns the size of the view in some space.
  package func answer(_ room: AndroidRoom) -> AndroidMeasure {
    switch leaf.textlessExtent {
    case .plain:
      return AndroidMeasure(room.width ?? minimumWidth, room.height ?? minimumHeight)
    case .space:
      return AndroidMeasure(
        min(minimumWidth, room.width ?? minimumWidth),
        min(minimumHeight, room.height ?? minimumHeight))
    case .fixed(let width, let height):
      let wantedWidth = width.map { max($0 + insets.horizontal, minimumWidth) }
      let wantedHeight = height.map { max($0 + insets.vertical, minimumHeight) }
      return AndroidMeasure(
        least(wantedWidth, room.width) ?? max(insets.horizontal, minimumWidth),
        least(wantedHeight, room.height) ?? max(insets.vertical, minimumHeight))
    case .picture(let width, let height, let mostWidth, let mostHeight):
      return picture(Size(Double(width), Double(height)), (mostWidth, mostHeight), room)
    case .text: return AndroidMeasure(0, 0)
    }
  }

  /// Measures an `ImageView` with `adjustViewBounds`: if the sides do not have the image's
  /// proportions, a side that is not exact follows from the other.
  private func picture(
    _ natural: Size, _ most: (Int?, Int?), _ room: AndroidRoom
  ) -> AndroidMeasure {
    func resolved(_ wanted: Int, _ most: Int?, _ room: Int?, _ isExact: Bool) -> Int {
      if isExact, let room { return room }
      return min(wanted, most ?? wanted, room ?? wanted)
    }
    let across = insets.horizontal
    let down = insets.vertical
    var size = AndroidMeasure(
      resolved(AndroidPixels.whole(natural.width) + across, most.0, room.width, room.isWidthExact),
      resolved(AndroidPixels.whole(natural.height) + down, most.1, room.height, room.isHeightExact))
    guard natural.width > 0, natural.height > 0, size.width > across, size.height > down else {
      return size
    }
    let wanted = natural.width / natural.height
    let actual = Double(size.width - across) / Double(size.height - down)
    guard (actual - wanted).magnitude > 1e-7 else { return size }
    if !room.isWidthExact {
      let other = Int(wanted * Double(size.height - down)) + across
      if room.isHeightExact { size.width = resolved(other, most.0, room.width, false) }
      if other <= size.width {
        size.width = other
        return size
      }
    }
    if !room.isHeightExact {
      let other = Int(Double(size.width - across) / wanted) + down
      if room.isWidthExact { size.height = resolved(other, most.1, room.height, false) }
      if other <= size.height { size.height = other }
    }
    return size
  }

  private func least(_ wanted: Int?, _ room: Int?) -> Int? {
    guard let wanted else { return room }
    return min(wanted, room ?? wanted)
  }
}
