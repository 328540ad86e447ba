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
  package var padding = AndroidPadding() { didSet { noteChange() } }
  /// The minimum size of the view, in pixels.
  package var minimumWidth = 0 { didSet { noteChange() } }
  package var minimumHeight = 0 { didSet { noteChange() } }
  /// The direction by which the sides of its text's padding are resolved.
  package var readingDirection = LayoutDirection.leftToRight { didSet { noteChange() } }
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
    func pixels(_ points: Double?) -> Int? { points.map { AndroidPixels.whole($0 * density) } }
    var measuring = AndroidLeafMeasuring(self, in: context)
    let answer = measuring.answer(
      AndroidRoom(
        width: pixels(proposal.width), height: pixels(proposal.height),
        isWidthExact: context.isWidthExact, isHeightExact: context.isHeightExact))
    let baseline = answer.baseline.map { Double($0) / density }
    return MeasuredSize(
      Size(Double(answer.width) / density, Double(answer.height) / density),
      firstBaseline: baseline, lastBaseline: baseline)
  }
}
