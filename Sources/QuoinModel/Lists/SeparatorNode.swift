import QuoinGeometry

/// The separator after a row of a list.
///
/// Lists create their separators; a sheet selects them as `separator`, and a `background` colours
/// them.
open class SeparatorNode: ControlNode {
  /// Creates a separator in the system's colour.
  public init(file: String = #fileID, line: Int = #line) {
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  override package var controlKind: String { "separator" }
  override package var control: Control { .separator }
}

/// The separators after the rows of a list.
public struct ListSeparators: Hashable, Sendable {
  /// The insets of the line from the sides of the row, in points.
  public var insets: DirectionalEdgeInsets
  /// The thickness, in points, or `nil` for one pixel.
  public var thickness: Double?
  /// Whether the last row of a section has a separator.
  public var showsLast: Bool

  /// Creates separators from their parts.
  public init(
    leading: Double = 16, trailing: Double = 0, thickness: Double? = nil, showsLast: Bool = false
  ) {
    insets = DirectionalEdgeInsets(leading: leading, trailing: trailing)
    self.thickness = thickness
    self.showsLast = showsLast
  }
}
