/// A border of a table part in the collapsing border model.
package struct TableBorder: Hashable, Sendable, BitwiseCopyable {
  /// The line styles, in ascending order of precedence among equal widths: CSS 2 §17.6.2.1.
  package enum Line: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// No line: any other border wins.
    case none
    /// A box that appears carved in.
    case inset
    /// A line that appears carved in.
    case groove
    /// A box that appears raised.
    case outset
    /// A line that appears raised.
    case ridge
    /// Dots.
    case dotted
    /// Dashes.
    case dashed
    /// One line.
    case solid
    /// Two lines.
    case double
    /// No line, and no other border either.
    case hidden
  }

  /// The width, in points; it is ignored if no line is drawn.
  package var width: Double
  /// The line style.
  package var line: Line

  /// Creates a border from its width and line style.
  package init(width: Double, line: Line = .solid) {
    self.width = width
    self.line = line
  }

  /// No border.
  package static let none = TableBorder(width: 0, line: .none)
}
