import QuoinGeometry
import QuoinModel

/// The edges of a box at its place: the outer edge of its border, and the inner one.
public struct BoxEdges: Hashable, Sendable {
  /// The outer edge of the border.
  public var outer: RoundedRect
  /// The widths of the border; no more than there is room for.
  public var widths: EdgeInsets
  /// The lines along the edges.
  public var lines: Lines
  /// Pixels in a point, where dashes are chosen by pixels, as browsers do; else 1.
  var scale = 1.0

  /// A line for each edge.
  public struct Lines: Hashable, Sendable {
    /// Along the top edge.
    public var top: BoxDecoration.Line
    /// Along the left edge.
    public var left: BoxDecoration.Line
    /// Along the bottom edge.
    public var bottom: BoxDecoration.Line
    /// Along the right edge.
    public var right: BoxDecoration.Line

    /// Lines of their own.
    package init(
      top: BoxDecoration.Line, left: BoxDecoration.Line, bottom: BoxDecoration.Line,
      right: BoxDecoration.Line
    ) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// The same line along all edges.
    package init(_ all: BoxDecoration.Line) {
      self.init(top: all, left: all, bottom: all, right: all)
    }

    /// The line along an edge.
    public subscript(edge: Edge) -> BoxDecoration.Line {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
  }

  /// The edges of a node with a look in a frame.
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
  }

  /// The edges of a box of its parts.
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

  /// The inner edge of the border, CSS's padding edge.
  public var inner: RoundedRect { outer.inset(by: widths) }

  /// The edge that a background or a mask refers to.
  ///
  /// `insets` are those of the content from the border's outer edge. Letters have no edge of their
  /// own: theirs is the border's.
  func edge(of box: BackgroundLayer.Box, _ insets: EdgeInsets) -> RoundedRect {
    switch box {
    case .borderBox, .text: outer
    case .paddingBox: inner
    case .contentBox: outer.inset(by: insets)
    }
  }

  /// Whether there is a border.
  package var hasBorder: Bool { widths != .zero }

  /// The line that all edges share, where they do.
  package var uniform: BoxDecoration.Line? {
    let line = lines.top
    return line == lines.left && line == lines.bottom && line == lines.right ? line : nil
  }

  /// Whether nothing can be seen through the border, nor where it ends.
  package var isOpaque: Bool {
    guard widths.top > 0, widths.left > 0, widths.bottom > 0, widths.right > 0 else { return false }
    return Edge.allCases.allSatisfy { lines[$0].line.isGapless && lines[$0].color.alpha >= 1 }
  }
}

extension BorderLine {
  /// Whether the line covers all of the border.
  var isGapless: Bool {
    switch self {
    case .solid, .groove, .ridge, .inset, .outset: true
    case .none, .dashed, .dotted, .double: false
    }
  }
}
