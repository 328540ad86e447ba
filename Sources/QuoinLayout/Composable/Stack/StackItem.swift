import QuoinGeometry
import QuoinModel

/// What a `StackLayout` knows of a part.
public struct StackItem: LayoutPlacement, Hashable {
  /// The share of what is left over that the part takes.
  @usableFromInline package var grow = 0.0
  /// How much of what is missing the part gives, in proportion to its length.
  @usableFromInline package var shrink = 0.0
  /// The length that the part begins with.
  @usableFromInline package var basis = LayoutLength.auto
  /// Where the part stands across the stack, where it is not as the stack has it.
  @usableFromInline package var alignment: StackAlignment?
  /// The distance before the part, in points.
  @usableFromInline package var spacingBefore = 0.0
  /// The distance after the part, in points.
  @usableFromInline package var spacingAfter = 0.0

  /// A part as long as its content.
  @inlinable public init() {}

  /// Tells of numbers that count as if they were not said.
  @usableFromInline func check<Content>(_ context: LayoutContext<Content>) {
    context.check(grow, "grow factor", negative: false)
    context.check(shrink, "shrink factor", negative: false)
    context.check(basis, "basis")
    context.check(spacingBefore, "spacing before a part")
    context.check(spacingAfter, "spacing after a part")
  }
}

/// Where the parts of a `StackLayout` stand across it.
public enum StackAlignment: UInt8, CaseIterable, Hashable, Sendable {
  /// From side to side.
  case stretch
  /// At the leading side or the top.
  case start
  /// In the middle.
  case center
  /// At the trailing side or the bottom.
  case end
  /// The first baselines of a row agree; a column has none, so it is as `start`.
  case firstBaseline
  /// The last baselines of a row agree; a column has none, so it is as `start`.
  case lastBaseline
}

/// How a `StackLayout` shares what is left over along it, or its lines across it.
public enum StackJustification: UInt8, CaseIterable, Hashable, Sendable {
  /// All behind.
  case start
  /// Half before, half behind.
  case center
  /// All before.
  case end
  /// Between the parts.
  case spaceBetween
  /// Around each part.
  case spaceAround
  /// Between the parts and as much at the ends.
  case spaceEvenly

  /// What comes before the first of some things, and between each two.
  ///
  /// - Parameter rest: what is left over; what is missing, where it is negative.
  @inlinable func shares(of rest: Double, among count: Int) -> (before: Double, between: Double) {
    let n = Double(count)
    switch self {
    case .start: return (0, 0)
    case .center: return (rest / 2, 0)
    case .end: return (rest, 0)
    case .spaceBetween: return rest > 0 && count > 1 ? (0, rest / (n - 1)) : (0, 0)
    case .spaceAround: return rest > 0 && count > 1 ? (rest / n / 2, rest / n) : (rest / 2, 0)
    case .spaceEvenly:
      return rest > 0 ? (rest / (n + 1), rest / (n + 1)) : (rest / 2, 0)
    }
  }
}

/// How the lines of a `StackLayout` that wraps share its breadth.
public enum StackLineAlignment: Hashable, Sendable {
  /// Each line is made broader by the same amount.
  case stretch
  /// The lines keep their breadth.
  case justified(StackJustification)

  /// All behind.
  public static let start = StackLineAlignment.justified(.start)
  /// In the middle.
  public static let center = StackLineAlignment.justified(.center)
  /// All before.
  public static let end = StackLineAlignment.justified(.end)
  /// Between the lines.
  public static let spaceBetween = StackLineAlignment.justified(.spaceBetween)
  /// Around each line.
  public static let spaceAround = StackLineAlignment.justified(.spaceAround)
}

extension Layout {
  /// The layout in a stack, taking a share of what is left over.
  @inlinable public func grow(_ factor: Double) -> LayoutItem<Self, StackItem> {
    item { $0.grow = factor }
  }

  /// The layout in a stack, giving of what is missing.
  @inlinable public func shrink(_ factor: Double) -> LayoutItem<Self, StackItem> {
    item { $0.shrink = factor }
  }

  /// The layout in a stack, beginning with a length.
  @inlinable public func basis(_ basis: LayoutLength) -> LayoutItem<Self, StackItem> {
    item { $0.basis = basis }
  }

  /// The layout in a stack, beginning with a length in points.
  @_disfavoredOverload @inlinable public func basis(_ basis: Double) -> LayoutItem<Self, StackItem>
  {
    self.basis(.points(basis))
  }

  /// The layout in a stack, standing across it in its own way.
  @inlinable public func align(_ alignment: StackAlignment) -> LayoutItem<Self, StackItem> {
    item { $0.alignment = alignment }
  }

  /// The layout in a stack, with a distance before and after, in points.
  @inlinable public func spacing(before: Double = 0, after: Double = 0) -> LayoutItem<
    Self, StackItem
  > {
    item {
      $0.spacingBefore = before
      $0.spacingAfter = after
    }
  }

  @inlinable func item(_ change: (inout StackItem) -> Void) -> LayoutItem<Self, StackItem> {
    var placement = StackItem()
    change(&placement)
    return LayoutItem(self, placement)
  }
}

extension LayoutItem where Placement == StackItem {
  /// Takes a share of what is left over.
  @inlinable public func grow(_ factor: Double) -> LayoutItem { with { $0.grow = factor } }

  /// Gives of what is missing.
  @inlinable public func shrink(_ factor: Double) -> LayoutItem { with { $0.shrink = factor } }

  /// Begins with a length.
  @inlinable public func basis(_ basis: LayoutLength) -> LayoutItem { with { $0.basis = basis } }

  /// Begins with a length in points.
  @_disfavoredOverload @inlinable public func basis(_ basis: Double) -> LayoutItem {
    self.basis(.points(basis))
  }

  /// Stands across the stack in its own way.
  @inlinable public func align(_ alignment: StackAlignment) -> LayoutItem {
    with { $0.alignment = alignment }
  }

  /// Keeps a distance before and after, in points.
  @inlinable public func spacing(before: Double = 0, after: Double = 0) -> LayoutItem {
    with {
      $0.spacingBefore = before
      $0.spacingAfter = after
    }
  }

  /// Gives the part a width of its own, as before the words of its place.
  @inlinable public func width(_ width: LayoutLength) -> LayoutItem<SizedLayout<Part>, StackItem> {
    LayoutItem<SizedLayout<Part>, StackItem>(layout.width(width), placement)
  }

  /// Gives the part a height of its own, as before the words of its place.
  @inlinable public func height(_ height: LayoutLength) -> LayoutItem<SizedLayout<Part>, StackItem>
  {
    LayoutItem<SizedLayout<Part>, StackItem>(layout.height(height), placement)
  }

  /// Gives the part a size of its own, as before the words of its place.
  @inlinable public func size(_ width: LayoutLength, _ height: LayoutLength) -> LayoutItem<
    SizedLayout<Part>, StackItem
  > {
    LayoutItem<SizedLayout<Part>, StackItem>(layout.size(width, height), placement)
  }

  @inlinable func with(_ change: (inout StackItem) -> Void) -> LayoutItem {
    var result = self
    change(&result.placement)
    return result
  }
}
