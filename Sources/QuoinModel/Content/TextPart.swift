import QuoinGeometry

/// A text of a node and its area: one for a label, one for each segment of a segmented control.
public struct TextPart: Hashable, Sendable {
  /// The vertical alignment of a text in its area.
  public enum Vertical: UInt8, Hashable, Sendable {
    /// At the top.
    case top
    /// In the middle.
    case center
  }

  /// The characters.
  public var string: String
  /// The text with the looks of its parts, or `nil` if they are all the same.
  public var content: TextSpan?
  /// The part of the node's width that the text may use, as fractions.
  public var span: ClosedRange<Double> = 0...1
  /// The insets of that part, in points.
  public var insets = EdgeInsets.zero
  /// The alignment, or `nil` for that of the look.
  public var alignment: TextAlignment?
  /// The vertical alignment of the text in its area.
  public var vertical = Vertical.center
  /// The colour used if the look has none.
  public var defaultColor = Color.label
  /// The font, or `nil` for that of the look.
  public var font: Font?
  /// The maximum number of lines, or `nil` for that of the look.
  public var lineLimit: Int?

  /// Creates a text that fills the node.
  public init(_ string: String) { self.string = string }
}
