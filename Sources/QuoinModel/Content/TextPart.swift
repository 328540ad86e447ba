import QuoinGeometry

/// A text that a node shows, and where in the node: one for a label, one per segment of a
/// segmented control.
public struct TextPart: Hashable, Sendable {
  /// Where a text stands across its room.
  public enum Vertical: UInt8, Hashable, Sendable {
    /// At the top.
    case top
    /// In the middle.
    case center
  }

  /// The characters.
  public var string: String
  /// The characters with the looks of their parts, or `nil` where all look alike.
  public var content: TextSpan?
  /// The part of the node's width that the text may use, as fractions of it.
  public var span: ClosedRange<Double> = 0...1
  /// What is left free at the edges of that part, in points.
  public var insets = EdgeInsets.zero
  /// The alignment, where it is not the look's.
  public var alignment: TextAlignment?
  /// Where the text stands across its room.
  public var vertical = Vertical.center
  /// The colour, where the look has none.
  public var defaultColor = Color.label
  /// The font, where it is not the look's.
  public var font: Font?
  /// The largest number of lines, where it is not the look's.
  public var lineLimit: Int?

  /// A text that fills the node.
  public init(_ string: String) { self.string = string }
}
