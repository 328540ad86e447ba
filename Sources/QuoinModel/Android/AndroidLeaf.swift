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
    indirect case text(AndroidText)
  }

  /// The number of pixels in a point.
  package let density: Double
  /// The source of the size of a view without a text.
  let textlessExtent: Extent
  /// The text of a text view.
  let viewText: AndroidText.Shared?
  @exclusivity(unchecked) package var padding = AndroidPadding() {
    didSet {
      readTextInsets()
      noteChange()
    }
  }
  /// The minimum size of the view, in pixels.
  @exclusivity(unchecked) package var minimumWidth = 0 { didSet { noteChange() } }
  @exclusivity(unchecked) package var minimumHeight = 0 { didSet { noteChange() } }
  /// The direction by which the sides of its text's padding are resolved.
  @exclusivity(unchecked) package var readingDirection = LayoutDirection.leftToRight {
    didSet {
      readTextInsets()
      noteChange()
    }
  }
  /// The insets of a text view's text, in points, kept because each layout needs them.
  @exclusivity(unchecked) private var ownTextInsets = EdgeInsets.zero
  /// Whether a text view's text is at the top of its area rather than in the middle.
  private let isTextAtTop: Bool
  /// The drawings in addition to a text and the look.
  @exclusivity(unchecked) package var ownDrawings: NodeDrawings? { didSet { noteChange() } }
  /// The texts of a view that draws them itself, such as the titles of tabs or the label of a
  /// field.
  @exclusivity(unchecked) package var labels: [TextPart] = [] { didSet { noteChange() } }

  package init(_ extent: Extent, density: Double) {
    self.density = density
    if case .text(let text) = extent {
      viewText = AndroidText.Shared(text)
      isTextAtTop = text.gravity.verticalPart == .top
      textlessExtent = .plain
    } else {
      viewText = nil
      isTextAtTop = false
      textlessExtent = extent
    }
    super.init()
    readTextInsets()
  }

  private func readTextInsets() {
    guard let viewText else { return }
    ownTextInsets = viewText.insets(
      density: density, insets: padding.insets(readingDirection), readingDirection)
  }

  /// The source of the view's size.
  package var extent: Extent { viewText.map { .text($0.value) } ?? textlessExtent }

  package override var kind: String { "view" }

  package override var content: NodeContent { viewText == nil && labels.isEmpty ? .none : .text }

  package override var drawings: NodeDrawings? { ownDrawings }

  package override var texts: [TextPart] {
    guard let part = ownText else { return labels }
    return labels.isEmpty ? [part] : [part] + labels
  }

  /// The text of a text view in its area, if it has characters.
  private var ownText: TextPart? {
    viewText?.value.part(insets: ownTextInsets)
  }

  /// The text of a text view, if it is the only one and has one look.
  package var plainText: TextPart? { isPlain ? ownText : nil }

  /// Whether the view shows only one text, which has one look.
  private var isPlain: Bool { labels.isEmpty && viewText?.isStyled != true }

  /// Returns the area of a text view's text in a size of the view, and whether the text is at its top rather than in
  /// its middle.
  package func textArea(in size: Size) -> (area: Rect, isAtTop: Bool) {
    (Rect(origin: .zero, size: size).inset(by: ownTextInsets), isTextAtTop)
  }

  package override var hasTexts: Bool { viewText?.shown.isEmpty == false || !labels.isEmpty }

  package override var hasSpans: Bool {
    viewText?.isStyled == true || labels.contains { $0.content != nil }
  }

  package override func measure(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    func pixels(_ points: Double?) -> Int? { points.map { AndroidPixels.whole($0 * density) } }
    let room = AndroidRoom(
      width: pixels(proposal.width), height: pixels(proposal.height),
      isWidthExact: context.isWidthExact, isHeightExact: context.isHeightExact)
    var text = AndroidTextMeasuring(self, in: context)
    let answer =
      text?.answer(room)
      ?? AndroidLeafMeasuring(self, context.traits.layoutDirection).answer(room)
    let baseline = answer.baseline.map { Double($0) / density }
    return MeasuredSize(
      Size(Double(answer.width) / density, Double(answer.height) / density),
      firstBaseline: baseline, lastBaseline: baseline)
  }
}
