import QuoinGeometry

/// What a stack knows of a child.
public struct StackPlacement: Hashable, Sendable {
  /// The gap after the child, where it is not the stack's spacing, in points.
  public var spacingAfter: Double?
  /// Whether the child is in the row; one that is not is placed by constraints, as any child of a
  /// constraint container.
  public var isArranged = true
  /// The size that a child without a size of its own was drawn in, where a document says so: it keeps that unless
  /// something else decides, in points.
  package var drawnSize: Size?

  /// A child of which nothing is said.
  public init(spacingAfter: Double? = nil) { self.spacingAfter = spacingAfter }
}

/// A row or column of nodes: a `UIStackView`.
///
///     StackContainer(.vertical, spacing: 4) { name; role.spacingAfter(12); badge }
public final class StackContainer: ContainerNode, DefaultPlacing {
  /// A gap of its own.
  public typealias Placement = StackPlacement
  /// The stack's gap.
  public static var defaultPlacement: StackPlacement { StackPlacement() }

  /// How the children share the stack's length.
  public enum Distribution: String, CaseIterable, Hashable, Sendable {
    /// The child that hugs its content least takes what is left.
    case fill
    /// All are as long as each other.
    case fillEqually
    /// Lengths are in proportion to those of the contents.
    case fillProportionally
    /// All gaps are as wide as each other, at least the spacing.
    case equalSpacing
    /// The centres are as far from each other, with at least the spacing between.
    case equalCentering
  }

  /// Where the children stand across the stack.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    /// From side to side.
    case fill
    /// At the top of a row or at the leading side of a column.
    case leading
    /// A row's first baselines agree.
    case firstBaseline
    /// In the middle.
    case center
    /// At the bottom of a row or at the trailing side of a column.
    case trailing
    /// A row's last baselines agree.
    case lastBaseline

    /// UIKit's other name for `leading`, in rows.
    public static let top = Alignment.leading
    /// UIKit's other name for `trailing`, in rows.
    public static let bottom = Alignment.trailing
  }

  /// The gap that the system has between siblings, in points.
  public static let systemSpacing = 8.0

  /// The direction of the row.
  @exclusivity(unchecked) public var axis: Axis { didSet { noteChange() } }
  /// The gap between children, in points.
  @exclusivity(unchecked) public var spacing: Double { didSet { noteChange() } }
  /// How the children share the stack's length.
  @exclusivity(unchecked) public var distribution: Distribution { didSet { noteChange() } }
  /// Where the children stand across the stack.
  @exclusivity(unchecked) public var alignment: Alignment { didSet { noteChange() } }
  /// Whether the children keep to the margins instead of the edges.
  @exclusivity(unchecked) public var isMarginsRelative = false { didSet { noteChange() } }
  /// Whether the gaps of a column go from the last baseline to the next first one.
  @exclusivity(unchecked) public var isBaselineRelative = false { didSet { noteChange() } }

  /// A stack with children from the leading side or the top on.
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

  /// Takes this child out of its stack's row: it is in the stack, and constraints place it.
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

  /// Takes this child out of the row, or puts it back: constraints place it then.
  @discardableResult public func floating(_ isFloating: Bool = true) -> Relation {
    placement.isArranged = !isFloating
    return self
  }
}
