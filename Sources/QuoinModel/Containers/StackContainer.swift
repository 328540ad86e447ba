import QuoinGeometry

/// The placement of a child in a stack.
public struct StackPlacement: Hashable, Sendable {
  /// The gap after the child, in points, or `nil` for the stack's spacing.
  public var spacingAfter: Double?
  /// Whether the child is arranged in the row; otherwise constraints place it, like any child of a
  /// constraint container.
  package var isArranged = true
  /// The size that a document records for a child without a size of its own, in points; the child
  /// keeps it unless something else determines its size.
  package var drawnSize: Size?

  /// Creates a placement in the row.
  public init(spacingAfter: Double? = nil) { self.spacingAfter = spacingAfter }
}

/// A row or column of nodes: a `UIStackView`.
///
///     StackContainer(.vertical, spacing: 4) { name; role.spacingAfter(12); badge }
public final class StackContainer: ContainerNode, DefaultPlacing {
  /// The placement of a child, with an optional gap.
  public typealias Placement = StackPlacement
  /// The default placement, with the stack's gap.
  public static var defaultPlacement: StackPlacement { StackPlacement() }

  /// How the children share the stack's length.
  public enum Distribution: String, CaseIterable, Hashable, Sendable {
    /// The child with the lowest hugging priority takes the remaining space.
    case fill
    /// All children have the same length.
    case fillEqually
    /// Lengths are in proportion to those of the contents.
    case fillProportionally
    /// All gaps are equal, and at least the spacing.
    case equalSpacing
    /// The distances between centres are equal, with gaps of at least the spacing.
    case equalCentering
  }

  /// The alignment of the children across the stack.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    /// Fills the stack's width or height.
    case fill
    /// At the top of a row or at the leading side of a column.
    case leading
    /// Aligns the first baselines of a row.
    case firstBaseline
    /// In the middle.
    case center
    /// At the bottom of a row or at the trailing side of a column.
    case trailing
    /// Aligns the last baselines of a row.
    case lastBaseline

    /// UIKit's other name for `leading`, in rows.
    public static let top = Alignment.leading
    /// UIKit's other name for `trailing`, in rows.
    public static let bottom = Alignment.trailing
  }

  /// The system's default gap between siblings, in points.
  public static let systemSpacing = 8.0

  /// The axis of the row.
  @exclusivity(unchecked) public var axis: Axis { didSet { noteChange() } }
  /// The gap between children, in points.
  @exclusivity(unchecked) public var spacing: Double { didSet { noteChange() } }
  /// How the children share the stack's length.
  @exclusivity(unchecked) public var distribution: Distribution { didSet { noteChange() } }
  /// The alignment of the children across the stack.
  @exclusivity(unchecked) public var alignment: Alignment { didSet { noteChange() } }
  /// Whether the children are placed within the margins instead of the edges.
  @exclusivity(unchecked) public var isMarginsRelative = false { didSet { noteChange() } }
  /// Whether the gaps of a column are measured from the last baseline to the next first one.
  @exclusivity(unchecked) public var isBaselineRelative = false { didSet { noteChange() } }

  /// Creates a stack with children from the leading side or the top.
  public init(
    _ axis: Axis = .horizontal, spacing: Double = 0, distribution: Distribution = .fill,
    alignment: Alignment = .fill,
    file: String = #fileID, line: Int = #line,
    @Children<StackContainer> _ children: () -> [Relation<StackContainer>] = { [] }
  ) {
    self.axis = axis
    self.spacing = spacing
    self.distribution = distribution
    self.alignment = alignment
    super.init()
    declare(children(), file: file, line: line)
  }

  public override var kind: String { "stackView" }
}

extension Node {
  /// Sets the gap after this child, in points.
  public func spacingAfter(_ spacing: Double) -> Relation<StackContainer> {
    Relation(self, StackPlacement(spacingAfter: spacing))
  }

  /// Takes this child out of the stack's row, so that constraints place it in the stack.
  public func floating() -> Relation<StackContainer> {
    Relation<StackContainer>(self, StackPlacement()).floating()
  }
}

extension Relation where C == StackContainer {
  /// Sets the gap after this child, in points.
  @discardableResult public func spacingAfter(_ spacing: Double) -> Relation {
    placement.spacingAfter = spacing
    return self
  }

  /// Takes this child out of the row, so that constraints place it, or puts it back.
  @discardableResult public func floating(_ isFloating: Bool = true) -> Relation {
    placement.isArranged = !isFloating
    return self
  }
}
