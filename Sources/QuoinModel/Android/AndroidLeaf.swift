import QuoinGeometry

/// An Android view without children, or without children that it lays out.
package final class AndroidLeaf: Node {
  /// The source of a view's size.
  package enum Extent: Hashable, Sendable {
    /// The whole available space: `View`.
    case plain
    /// At most the minimum size: `Space`.
    case space
    /// A size in pixels; `nil` for as large as allowed.
    case fixed(width: Int?, height: Int?)
    /// An image with a size in pixels, which keeps its proportions if one side is given, up to a
    /// maximum.
    case picture(width: Int, height: Int, maximumWidth: Int?, maximumHeight: Int?)
    /// A text.
    case text(AndroidText)
  }

  /// The number of pixels in a point.
  package let density: Double
  package let extent: Extent
  package var padding = AndroidPadding()
  /// The minimum size of the view, in pixels.
  package var minimumWidth = 0
  package var minimumHeight = 0
  /// The direction by which the sides of its text's padding are resolved.
  package var readingDirection = LayoutDirection.leftToRight
  /// The drawings in addition to a text and the look.
  package var ownDrawings: NodeDrawings? { didSet { noteChange() } }
  /// The texts of a view that draws them itself, such as the titles of tabs or the label of a
  /// field.
  package var labels: [TextPart] = [] { didSet { noteChange() } }

  package init(_ extent: Extent, density: Double) {
    self.extent = extent
    self.density = density
    super.init()
  }

  package override var kind: String { "view" }

  package override var content: NodeContent {
    if case .text = extent { return .text }
    return labels.isEmpty ? .none : .text
  }

  package override var drawings: NodeDrawings? { ownDrawings }

  package override var texts: [TextPart] {
    guard case .text(let text) = extent else { return labels }
    return text.parts(density: density, insets: padding.insets(readingDirection), readingDirection)
      + labels
  }

  package override func measure(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    let insets = padding.insets(context.traits.layoutDirection)
    let room = (pixels(proposal.width), pixels(proposal.height))
    switch extent {
    case .plain:
      return answer(room.0 ?? minimumWidth, room.1 ?? minimumHeight)
    case .space:
      return answer(
        min(minimumWidth, room.0 ?? minimumWidth), min(minimumHeight, room.1 ?? minimumHeight))
    case .fixed(let width, let height):
      let wantedWidth = width.map { max($0 + insets.horizontal, minimumWidth) }
      let wantedHeight = height.map { max($0 + insets.vertical, minimumHeight) }
      return answer(
        least(wantedWidth, room.0) ?? max(insets.horizontal, minimumWidth),
        least(wantedHeight, room.1) ?? max(insets.vertical, minimumHeight))
    case .picture(let width, let height, let maximumWidth, let maximumHeight):
      return picture(
        Size(Double(width), Double(height)), insets, room, (maximumWidth, maximumHeight), context)
    case .text(let text):
      var measuring = AndroidTextMeasuring(text, insets, density, context)
      measuring.minimum = (minimumWidth, minimumHeight)
      return measuring.answer(width: room.0, height: room.1)
    }
  }

  /// Measures an `ImageView` with `adjustViewBounds`: if the sides do not have the image's
  /// proportions, a side that is not exact follows from the other.
  private func picture(
    _ natural: Size, _ insets: AndroidInsets, _ room: (Int?, Int?), _ most: (Int?, Int?),
    _ context: MeasureContext
  ) -> MeasuredSize {
    func resolved(_ wanted: Int, _ most: Int?, _ room: Int?, _ isExact: Bool) -> Int {
      if isExact, let room { return room }
      return min(wanted, most ?? wanted, room ?? wanted)
    }
    let across = insets.horizontal
    let down = insets.vertical
    var width = resolved(
      AndroidPixels.whole(natural.width) + across, most.0, room.0, context.isWidthExact)
    var height = resolved(
      AndroidPixels.whole(natural.height) + down, most.1, room.1, context.isHeightExact)
    guard natural.width > 0, natural.height > 0, width > across, height > down else {
      return answer(width, height)
    }
    let wanted = natural.width / natural.height
    let actual = Double(width - across) / Double(height - down)
    guard (actual - wanted).magnitude > 1e-7 else { return answer(width, height) }
    if !context.isWidthExact {
      let other = Int(wanted * Double(height - down)) + across
      if context.isHeightExact { width = resolved(other, most.0, room.0, false) }
      if other <= width {
        width = other
        return answer(width, height)
      }
    }
    if !context.isHeightExact {
      let other = Int(Double(width - across) / wanted) + down
      if context.isWidthExact { height = resolved(other, most.1, room.1, false) }
      if other <= height { height = other }
    }
    return answer(width, height)
  }

  private func least(_ wanted: Int?, _ room: Int?) -> Int? {
    guard let wanted else { return room }
    return min(wanted, room ?? wanted)
  }

  private func pixels(_ points: Double?) -> Int? {
    points.map { AndroidPixels.whole($0 * density) }
  }

  private func answer(_ width: Int, _ height: Int) -> MeasuredSize {
    MeasuredSize(Size(Double(width) / density, Double(height) / density))
  }
}
