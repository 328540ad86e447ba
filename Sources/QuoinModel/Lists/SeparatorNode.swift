import QuoinGeometry

/// The line behind a row of a list.
///
/// Lists make theirs themselves; a sheet selects them as `separator`, and a `background` colours
/// them.
open class SeparatorNode: ControlNode {
  /// A line in the system's colour for them.
  public init(file: String = #fileID, line: Int = #line) {
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  override package var controlKind: String { "separator" }
  override package var control: Control { .separator }
}

/// The lines behind the rows of a list.
public struct ListSeparators: Hashable, Sendable {
  /// From where rows begin and end to the ends of the line, in points.
  public var insets: DirectionalEdgeInsets
  /// The thickness, in points, or `nil` for one pixel.
  public var thickness: Double?
  /// Whether there is a line behind the last row of a section.
  public var showsLast: Bool

  /// Lines of their parts.
  public init(
    leading: Double = 16, trailing: Double = 0, thickness: Double? = nil, showsLast: Bool = false
  ) {
    insets = DirectionalEdgeInsets(leading: leading, trailing: trailing)
    self.thickness = thickness
    self.showsLast = showsLast
  }
}
