import QuoinGeometry

/// A view of Android that has no children, or none that it lays out.
package final class AndroidLeaf: Node {
  /// What decides the size of a view.
  package enum Extent: Hashable, Sendable {
    /// All the room that is offered: `View`.
    case plain
    /// No more than the least size: `Space`.
    case space
    /// A size in pixels, and as wide as allowed where that is `nil`.
    case fixed(width: Int?, height: Int?)
    /// A text.
    case text(AndroidText)
  }

  /// The pixels in a point.
  package let density: Double
  package let extent: Extent
  package var padding = AndroidPadding()
  /// The least size in pixels that the view wants.
  package var minimumWidth = 0
  package var minimumHeight = 0
  /// The direction in which the sides of its text's padding are read.
  package var readingDirection = LayoutDirection.leftToRight
  /// What is shown beside a text and the look.
  package var picture: ImageContent?

  package init(_ extent: Extent, density: Double) {
    self.extent = extent
    self.density = density
    super.init()
  }

  package override var kind: String { "view" }

  package override var content: NodeContent {
    if case .text = extent { return .text }
    return picture.map { .image($0) } ?? .none
  }

  package override var texts: [TextPart] {
    guard case .text(let text) = extent else { return [] }
    return text.parts(density: density, insets: padding.insets(readingDirection), readingDirection)
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
    case .text(let text):
      var measuring = AndroidTextMeasuring(text, insets, density, context)
      measuring.minimum = (minimumWidth, minimumHeight)
      return measuring.answer(width: room.0, height: room.1)
    }
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
