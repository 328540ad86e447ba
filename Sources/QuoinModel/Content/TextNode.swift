import QuoinGeometry

/// Text: a `UILabel`.
open class TextNode: Node {
  /// The characters.
  public final var string: String

  /// A node that shows a text on one line, or as many as its style says.
  public init(_ string: String, file: String = #fileID, line: Int = #line) {
    self.string = string
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  open override var kind: String { "label" }
  open override var content: NodeContent { .text }
  open override var texts: [TextPart] { [TextPart(string)] }

  open override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize?
  {
    context.measure(string, width: context.look.text.lineLimit == 1 ? nil : proposal.width)
  }
}

extension TextNode {
  /// Sets the largest number of lines, or 0 for no limit.
  @discardableResult public func lines(_ limit: Int) -> Self {
    style.text.lineLimit = limit
    return self
  }
}

extension MeasureContext {
  /// Measures a text in the node's look, rounded up to pixels so that nothing cuts it.
  ///
  /// - Returns: zero where there is no text or nobody to measure it.
  public func measure(_ string: String, width: Double?) -> MeasuredSize {
    guard !string.isEmpty, let measurer = text else { return MeasuredSize(.zero) }
    let measured = measurer.measure(string, style: look.text, width: width)
    let grid = PixelGrid(scale: traits.displayScale)
    return MeasuredSize(
      Size(grid.ceil(measured.size.width), grid.ceil(measured.size.height)),
      firstBaseline: measured.firstBaseline, lastBaseline: measured.lastBaseline)
  }
}
