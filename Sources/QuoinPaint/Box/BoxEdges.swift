import QuoinGeometry
import QuoinModel

/// The border of a box: its outer edge, its widths and its lines.
public struct BoxEdges: Hashable, Sendable {
  /// The outer edge of the border.
  public var outer: RoundedRect
  /// The widths of the border, limited to the size of the box.
  public var widths: EdgeInsets
  /// The lines along the edges.
  public var lines: Lines
  /// The number of pixels per point if dashes are fitted to pixels, as in browsers; otherwise 1.
  var scale = 1.0
  /// Whether an image is drawn in place of the lines.
  private var hasImage = false

  /// The line of each edge.
  public struct Lines: Hashable, Sendable {
    /// The line of the top edge.
    public var top: BoxDecoration.Line
    /// The line of the left edge.
    public var left: BoxDecoration.Line
    /// The line of the bottom edge.
    public var bottom: BoxDecoration.Line
    /// The line of the right edge.
    public var right: BoxDecoration.Line

    /// Creates a set of lines.
    package init(
      top: BoxDecoration.Line, left: BoxDecoration.Line, bottom: BoxDecoration.Line,
      right: BoxDecoration.Line
    ) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// Creates a set with the same line for all edges.
    package init(_ all: BoxDecoration.Line) {
      self.init(top: all, left: all, bottom: all, right: all)
    }

    /// The line of an edge.
    public subscript(edge: Edge) -> BoxDecoration.Line {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
  }

  /// Creates the edges of a node with a look and a frame.
  package init(_ look: Look, in frame: Rect) {
    guard !look.decoration.isNone else {
      self.init(RoundedRect(frame, radius: look.cornerRadius), uniform: look)
      return
    }
    let parts = look.decoration.parts
    self.init(
      RoundedRect(frame, radii: CornerRadii(parts, in: frame.size)),
      lines: Lines(
        top: parts[.top], left: parts[.left], bottom: parts[.bottom], right: parts[.right]))
    hasImage = parts.borderImage != nil
  }

  /// Creates edges from an outer edge and lines.
  package init(_ outer: RoundedRect, lines: Lines) {
    self.outer = outer
    self.lines = lines
    func width(_ line: BoxDecoration.Line, _ room: Double) -> Double {
      line.line == .none || !(line.width > 0) ? 0 : min(line.width, max(0, room))
    }
    let size = outer.rect.size
    widths = EdgeInsets(
      top: width(lines.top, size.height), left: width(lines.left, size.width),
      bottom: width(lines.bottom, size.height), right: width(lines.right, size.width))
  }

  private init(_ outer: RoundedRect, uniform look: Look) {
    self.init(
      outer,
      lines: Lines(BoxDecoration.Line(width: look.borderWidth, color: look.borderColor)))
  }

  /// The inner edge of the border, which CSS calls the padding edge.
  public var inner: RoundedRect { outer.inset(by: widths) }

  /// Returns the edge that a background or a mask refers to.
  ///
  /// `insets` are the distances of the content from the outer edge of the border. For `.text` the
  /// result is the outer edge, because text has no edge.
  func edge(of box: BackgroundLayer.Box, _ insets: EdgeInsets) -> RoundedRect {
    switch box {
    case .borderBox, .text: outer
    case .paddingBox: inner
    case .contentBox: outer.inset(by: insets)
    }
  }

  /// Whether the box has a border.
  package var hasBorder: Bool { widths != .zero }

  /// The common line of all edges, or `nil` if they differ.
  package var uniform: BoxDecoration.Line? {
    let line = lines.top
    return line == lines.left && line == lines.bottom && line == lines.right ? line : nil
  }

  /// Whether the border is opaque on all sides.
  package var isOpaque: Bool {
    guard !hasImage, widths.top > 0, widths.left > 0, widths.bottom > 0, widths.right > 0 else {
      return false
    }
    return Edge.allCases.allSatisfy { lines[$0].line.isGapless && lines[$0].color.alpha >= 1 }
  }
}

extension BorderLine {
  /// Whether the line covers the whole border.
  var isGapless: Bool {
    switch self {
    case .solid, .groove, .ridge, .inset, .outset: true
    case .none, .dashed, .dotted, .double: false
    }
  }
}
