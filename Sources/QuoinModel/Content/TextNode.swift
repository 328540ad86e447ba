import QuoinGeometry

/// Text: a `UILabel`.
open class TextNode: Node {
  /// The text; setting it removes the looks of its parts, as in UIKit.
  @exclusivity(unchecked) public final var string: String {
    didSet {
      styled = nil
      // Rules may select by `:empty`.
      if string.isEmpty != oldValue.isEmpty { noteStyleChange() }
      noteChange()
    }
  }

  /// The text with the looks of its parts, or `nil` if they are all the same.
  public final var span: TextSpan? {
    get { styled?.value }
    set {
      string = newValue?.string ?? ""
      styled = newValue.map { Apart($0) }
    }
  }

  /// Whether parts of the text have looks of their own.
  package var hasSpan: Bool { styled != nil }
  /// The text if all of its parts have the same look.
  package var plainString: String? { styled == nil ? string : nil }
  @exclusivity(unchecked) private final var styled: Apart<TextSpan>? { didSet { noteChange() } }

  /// Creates a node that shows a text, on as many lines as its style allows; the text can be set
  /// later.
  public init(_ string: String = "", file: String = #fileID, line: Int = #line) {
    self.string = string
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  /// Creates a node that shows a text with several looks.
  public convenience init(_ span: TextSpan, file: String = #fileID, line: Int = #line) {
    self.init(span.string, file: file, line: line)
    styled = Apart(span)
  }

  /// Creates a node that shows strings and spans one after the other.
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

  // The text of most nodes is known without an array.
  package override var hasTexts: Bool {
    type(of: self) == TextNode.self ? !string.isEmpty : !texts.isEmpty
  }

  package override var hasSpans: Bool {
    type(of: self) == TextNode.self ? hasSpan : texts.contains { $0.content != nil }
  }

  open override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize?
  {
    let width = context.look.text.lineLimit == 1 ? nil : proposal.width
    guard let span else { return context.measure(string, width: width) }
    return context.measure(span, width: width)
  }
}

extension TextNode {
  /// Sets the maximum number of lines, or 0 for no limit.
  @discardableResult public func lines(_ limit: Int) -> Self {
    style.text.lineLimit = limit
    return self
  }

  /// Uses digits of equal width, so that a changing number does not move.
  @discardableResult public func monospacedDigits() -> Self {
    var features = style.text.fontFeatures ?? []
    features.choose([.tabularDigits])
    style.text.fontFeatures = features
    return self
  }
}

extension MeasureContext {
  /// Returns the size of a text in the node's look, rounded up to pixels so that nothing is
  /// clipped.
  ///
  /// - Returns: the size, or zero if there is no text or no measurer.
  public func measure(_ string: String, width: Double?) -> MeasuredSize {
    guard !string.isEmpty, let measurer = text else { return MeasuredSize(.zero) }
    return rounded(measurer.measure(string, style: look.text, width: width))
  }

  /// Returns the size of a text with several looks, rounded up to pixels.
  ///
  /// - Returns: the size, or zero if there is no text or no measurer.
  public func measure(_ span: TextSpan, width: Double?) -> MeasuredSize {
    let styled = span.styledText(in: look.text, tint: look.tint, traits: traits)
    guard !styled.string.isEmpty, let measurer = text else { return MeasuredSize(.zero) }
    return rounded(measurer.measure(styled, style: look.text, width: width))
  }

  private func rounded(_ measured: MeasuredText) -> MeasuredSize {
    measured.measuredSize(displayScale: traits.displayScale)
  }
}

extension MeasuredText {
  /// Returns the size and the baselines of the text, with a size rounded up to pixels so that nothing is clipped.
  package func measuredSize(displayScale: Double) -> MeasuredSize {
    let grid = PixelGrid(scale: displayScale)
    return MeasuredSize(
      Size(grid.ceil(size.width), grid.ceil(size.height)),
      firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }
}
