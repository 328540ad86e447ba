import QuoinGeometry
import QuoinModel

/// The placement of a part in a `StackLayout`.
public struct StackItem: LayoutPlacement, Hashable {
  /// The grow factor: the share of the free space that the part takes.
  @usableFromInline package var grow = 0.0
  /// The shrink factor: how much of the missing space the part gives up, in proportion to its
  /// length.
  @usableFromInline package var shrink = 0.0
  /// The flex basis: the length of the part before flexing.
  @usableFromInline package var basis = LayoutLength.auto
  /// The alignment of the part across the stack; `nil` for the stack's own.
  @usableFromInline package var alignment: StackAlignment?
  /// The distance before the part, in points.
  @usableFromInline package var spacingBefore = 0.0
  /// The distance after the part, in points.
  @usableFromInline package var spacingAfter = 0.0

  /// Creates the placement of a part that is as long as its content.
  @inlinable public init() {}

  /// Reports unusable numbers, which are ignored.
  @usableFromInline func check<Content>(_ context: LayoutContext<Content>) {
    context.check(grow, "grow factor", negative: false)
    context.check(shrink, "shrink factor", negative: false)
    context.check(basis, "basis")
    context.check(spacingBefore, "spacing before a part")
    context.check(spacingAfter, "spacing after a part")
  }
}

/// The alignment of the parts across a `StackLayout`.
public enum StackAlignment: UInt8, CaseIterable, Hashable, Sendable {
  /// The part fills the breadth.
  case stretch
  /// At the leading side or the top.
  case start
  /// In the middle.
  case center
  /// At the trailing side or the bottom.
  case end
  /// The first baselines of a row are aligned; a column has none, so this acts as `start`.
  case firstBaseline
  /// The last baselines of a row are aligned; a column has none, so this acts as `start`.
  case lastBaseline
}

/// The distribution of the free space along a `StackLayout`, or across it among its lines.
public enum StackJustification: UInt8, CaseIterable, Hashable, Sendable {
  /// The free space goes after the parts.
  case start
  /// Half of the free space goes before the parts and half after them.
  case center
  /// The free space goes before the parts.
  case end
  /// The free space goes between the parts.
  case spaceBetween
  /// The free space goes around each part.
  case spaceAround
  /// The free space goes in equal portions between the parts and at the ends.
  case spaceEvenly

  /// Returns the space before the first of a number of parts, and between each two.
  ///
  /// - Parameter rest: The free space; negative if space is missing.
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

/// The distribution of the breadth among the lines of a wrapping `StackLayout`.
public enum StackLineAlignment: Hashable, Sendable {
  /// Each line gets broader by the same amount.
  case stretch
  /// The lines keep their breadth.
  case justified(StackJustification)

  /// The free space goes after the lines.
  public static let start = StackLineAlignment.justified(.start)
  /// Half of the free space goes before the lines and half after them.
  public static let center = StackLineAlignment.justified(.center)
  /// The free space goes before the lines.
  public static let end = StackLineAlignment.justified(.end)
  /// The free space goes between the lines.
  public static let spaceBetween = StackLineAlignment.justified(.spaceBetween)
  /// The free space goes around each line.
  public static let spaceAround = StackLineAlignment.justified(.spaceAround)
}

extension Layout {
  /// Returns the layout as a stack item with a grow factor: its share of the free space.
  @inlinable public func grow(_ factor: Double) -> LayoutItem<Self, StackItem> {
    item { $0.grow = factor }
  }

  /// Returns the layout as a stack item with a shrink factor: how much of the missing space it
  /// gives up.
  @inlinable public func shrink(_ factor: Double) -> LayoutItem<Self, StackItem> {
    item { $0.shrink = factor }
  }

  /// Returns the layout as a stack item with a flex basis.
  @inlinable public func basis(_ basis: LayoutLength) -> LayoutItem<Self, StackItem> {
    item { $0.basis = basis }
  }

  /// Returns the layout as a stack item with a flex basis in points.
  @_disfavoredOverload @inlinable public func basis(_ basis: Double) -> LayoutItem<Self, StackItem>
  {
    self.basis(.points(basis))
  }

  /// Returns the layout as a stack item with an alignment of its own.
  @inlinable public func align(_ alignment: StackAlignment) -> LayoutItem<Self, StackItem> {
    item { $0.alignment = alignment }
  }

  /// Returns the layout as a stack item with a distance before and after it, in points.
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
  /// Returns the item with a grow factor: its share of the free space.
  @inlinable public func grow(_ factor: Double) -> LayoutItem { with { $0.grow = factor } }

  /// Returns the item with a shrink factor: how much of the missing space it gives up.
  @inlinable public func shrink(_ factor: Double) -> LayoutItem { with { $0.shrink = factor } }

  /// Returns the item with a flex basis.
  @inlinable public func basis(_ basis: LayoutLength) -> LayoutItem { with { $0.basis = basis } }

  /// Returns the item with a flex basis in points.
  @_disfavoredOverload @inlinable public func basis(_ basis: Double) -> LayoutItem {
    self.basis(.points(basis))
  }

  /// Returns the item with an alignment of its own.
  @inlinable public func align(_ alignment: StackAlignment) -> LayoutItem {
    with { $0.alignment = alignment }
  }

  /// Returns the item with a distance before and after it, in points.
  @inlinable public func spacing(before: Double = 0, after: Double = 0) -> LayoutItem {
    with {
      $0.spacingBefore = before
      $0.spacingAfter = after
    }
  }

  /// Returns the item with a width of its own, as if it was set before the placement.
  @inlinable public func width(_ width: LayoutLength) -> LayoutItem<SizedLayout<Part>, StackItem> {
    LayoutItem<SizedLayout<Part>, StackItem>(layout.width(width), placement)
  }

  /// Returns the item with a height of its own, as if it was set before the placement.
  @inlinable public func height(_ height: LayoutLength) -> LayoutItem<SizedLayout<Part>, StackItem>
  {
    LayoutItem<SizedLayout<Part>, StackItem>(layout.height(height), placement)
  }

  /// Returns the item with a size of its own, as if it was set before the placement.
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
