/// The border of a side that a part of a table asks for where borders collapse.
package struct TableBorder: Hashable, Sendable, BitwiseCopyable {
  /// How the line is drawn, in the order in which styles of one width win: CSS 2 §17.6.2.1.
  package enum Line: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// Not at all: any other border wins.
    case none
    /// Carved in as a whole.
    case inset
    /// A carved line.
    case groove
    /// Raised as a whole.
    case outset
    /// A raised line.
    case ridge
    /// Dots.
    case dotted
    /// Dashes.
    case dashed
    /// One line.
    case solid
    /// Two lines.
    case double
    /// Not at all, and no other border either.
    case hidden
  }

  /// The width, in points; it counts for nothing where no line is drawn.
  package var width: Double
  /// How the line is drawn.
  package var line: Line

  /// A border of its parts.
  package init(width: Double, line: Line = .solid) {
    self.width = width
    self.line = line
  }

  /// No border.
  package static let none = TableBorder(width: 0, line: .none)
}
