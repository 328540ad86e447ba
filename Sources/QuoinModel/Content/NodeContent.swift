import QuoinGeometry

/// What a node shows, as a value that can leave the tree: the painter needs no node.
public enum NodeContent: Hashable, Sendable {
  /// Nothing but the look.
  case none
  /// Lines of text; they are in the item's `texts`.
  case text
  /// A picture.
  case image(ImageContent)
  /// A plain shape.
  case shape(Shape)
  /// A standard control.
  case control(Control)
}

/// A plain shape that fills a node.
public enum Shape: Hashable, Sendable {
  /// The node's rectangle.
  case rectangle
  /// The largest ellipse in the node.
  case ellipse
}

/// A picture by name.
public struct ImageContent: Hashable, Sendable {
  /// A file path, or the name that a document has for it; empty where there is none.
  public var name: String
  /// The natural size, in points, where it is known.
  public var size: Size?
  /// Whether it is one of the system's symbols, which are drawn in the tint.
  public var isSymbol: Bool

  /// A picture of its parts.
  public init(name: String, size: Size? = nil, isSymbol: Bool = false) {
    self.name = name
    self.size = size
    self.isSymbol = isSymbol
  }
}

/// A measured text at its place in a node.
public struct PlacedText: Hashable, Sendable {
  /// The rectangle that holds the lines, in the node's coordinates, in points.
  public var frame: Rect
  /// The lines.
  public var text: MeasuredText
  /// Font and colour.
  public var look: TextLook
  /// The side at which lines begin: left, center, right or justified.
  public var alignment: TextAlignment
  /// The colour of the glyphs.
  public var color: Color
  /// The looks of a styled text's runs, to which the pieces of its lines refer.
  public var runs: [StyledText.Run]

  /// A text of its parts.
  public init(
    frame: Rect, text: MeasuredText, look: TextLook, alignment: TextAlignment, color: Color,
    runs: [StyledText.Run] = []
  ) {
    self.frame = frame
    self.text = text
    self.look = look
    self.alignment = alignment
    self.color = color
    self.runs = runs
  }
}
