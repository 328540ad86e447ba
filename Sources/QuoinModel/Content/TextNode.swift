import QuoinGeometry

/// Text: a `UILabel`.
open class TextNode: Node {
  /// The characters; setting them takes the looks of their parts away, as UIKit does.
  @exclusivity(unchecked) public final var string: String {
    didSet {
      styled = nil
      // Rules may select by `:empty`.
      if string.isEmpty != oldValue.isEmpty { noteStyleChange() }
      noteChange()
    }
  }

  /// The characters with the looks of their parts, or `nil` where all look alike.
  public final var span: TextSpan? {
    get { styled?.value }
    set {
      string = newValue?.string ?? ""
      styled = newValue.map { Apart($0) }
    }
  }

  @exclusivity(unchecked) private final var styled: Apart<TextSpan>? { didSet { noteChange() } }

  /// A node that shows a text on one line, or as many as its style says; the text may be said later.
  public init(_ string: String = "", file: String = #fileID, line: Int = #line) {
    self.string = string
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  /// A node that shows a text of which parts have looks of their own.
  public convenience init(_ span: TextSpan, file: String = #fileID, line: Int = #line) {
    self.init(span.string, file: file, line: line)
    styled = Apart(span)
  }

  /// A node that shows strings and spans one after the other.
  ///
  ///     TextNode { "Hello, "; TextSpan("world").bold() }
  public convenience init(
    file: String = #fileID, line: Int = #line, @TextSpans _ spans: () -> [TextSpan]
  ) {
    self.init(TextSpan(spans()), file: file, line: line)
  }

  open override var kind: String { "label" }
  open override var content: NodeContent { .text }
  open override var texts: [TextPart] {
    var part = TextPart(string)
    part.content = span
    return [part]
  }

  open override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize?
  {
    let width = context.look.text.lineLimit == 1 ? nil : proposal.width
    guard let span else { return context.measure(string, width: width) }
    return context.measure(span, width: width)
  }
}

extension TextNode {
  /// Sets the largest number of lines, or 0 for no limit.
  @discardableResult public func lines(_ limit: Int) -> Self {
    style.text.lineLimit = limit
    return self
  }

  /// Sets digits that are all as wide as each other, so that a number that counts stands still.
  @discardableResult public func monospacedDigits() -> Self {
    var features = style.text.fontFeatures ?? []
    features.choose([.tabularDigits])
    style.text.fontFeatures = features
    return self
  }
}

extension MeasureContext {
  /// Measures a text in the node's look, rounded up to pixels so that nothing cuts it.
  ///
  /// - Returns: zero where there is no text or nobody to measure it.
  public func measure(_ string: String, width: Double?) -> MeasuredSize {
    guard !string.isEmpty, let measurer = text else { return MeasuredSize(.zero) }
    return rounded(measurer.measure(string, style: look.text, width: width))
  }

  /// Measures a text of which parts have looks of their own, rounded up to pixels.
  ///
  /// - Returns: zero where there is no text or nobody to measure it.
  public func measure(_ span: TextSpan, width: Double?) -> MeasuredSize {
    let styled = span.styledText(in: look.text, tint: look.tint, traits: traits)
    guard !styled.string.isEmpty, let measurer = text else { return MeasuredSize(.zero) }
    return rounded(measurer.measure(styled, style: look.text, width: width))
  }

  private func rounded(_ measured: MeasuredText) -> MeasuredSize {
    let grid = PixelGrid(scale: traits.displayScale)
    return MeasuredSize(
      Size(grid.ceil(measured.size.width), grid.ceil(measured.size.height)),
      firstBaseline: measured.firstBaseline, lastBaseline: measured.lastBaseline)
  }
}
