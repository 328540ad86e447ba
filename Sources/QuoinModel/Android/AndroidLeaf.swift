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
  @exclusivity(unchecked) package var padding = AndroidPadding() { didSet { noteChange() } }
  /// The minimum size of the view, in pixels.
  @exclusivity(unchecked) package var minimumWidth = 0 { didSet { noteChange() } }
  @exclusivity(unchecked) package var minimumHeight = 0 { didSet { noteChange() } }
  /// The direction by which the sides of its text's padding are resolved.
  @exclusivity(unchecked) package var readingDirection = LayoutDirection.leftToRight {
    didSet { noteChange() }
  }
  /// The drawings in addition to a text and the look.
  @exclusivity(unchecked) package var ownDrawings: NodeDrawings? { didSet { noteChange() } }
  /// The texts of a view that draws them itself, such as the titles of tabs or the label of a
  /// field.
  @exclusivity(unchecked) package var labels: [TextPart] = [] { didSet { noteChange() } }

  /// Whether the view is a text with characters, its own or those of its hint.
  private let hasCharacters: Bool
  /// Whether parts of the text have looks of their own.
  private let isStyled: Bool

  package init(_ extent: Extent, density: Double) {
    self.extent = extent
    self.density = density
    if case .text(let text) = extent {
      hasCharacters = !text.string.isEmpty || !text.hint.isEmpty
      isStyled = text.span != nil
    } else {
      (hasCharacters, isStyled) = (false, false)
    }
    super.init()
  }

  package override var kind: String { "view" }

  package override var content: NodeContent {
    if case .text = extent { return .text }
    return labels.isEmpty ? .none : .text
  }

  package override var drawings: NodeDrawings? { ownDrawings }

  package override var texts: [TextPart] {
    guard let part = ownText else { return labels }
    return labels.isEmpty ? [part] : [part] + labels
  }

  /// The text of a text view in its area, if it has characters.
  private var ownText: TextPart? {
    guard case .text(let text) = extent else { return nil }
    return text.part(
      density: density, insets: padding.insets(readingDirection), readingDirection)
  }

  /// The text of a text view, if it is the only one and has one look.
  package var plainText: TextPart? { labels.isEmpty && !isStyled ? ownText : nil }

  package override var hasTexts: Bool { hasCharacters || !labels.isEmpty }

  package override var hasSpans: Bool { isStyled || labels.contains { $0.content != nil } }

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
