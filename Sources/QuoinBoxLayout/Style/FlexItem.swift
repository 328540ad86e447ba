/// The properties of a box as a flex item.
///
/// The initial values are those of CSS.
public struct FlexItem: Hashable, Sendable {
  /// The share of the free space that the item takes; negative values count as zero.
  public var grow: Double = 0
  /// The share of missing space that the item gives up, weighted by its base size; negative values
  /// count as zero.
  public var shrink: Double = 1
  /// The size before free space is distributed.
  public var basis = FlexBasis.auto
  /// The alignment across the line; `auto` uses the container's.
  public var alignSelf = SelfAlignment.auto
  /// The ordinal group; items are laid out by group, then in tree order.
  public var order: Int32 = 0
  /// The positioning scheme: in flow or out of it.
  public var position = BoxPosition.static
  /// The values that few items have, for comparing them without a copy of the item.
  package private(set) var apart = EdgesAndSizes()

  /// Creates an item that grows, shrinks and starts as given.
  ///
  /// This is the CSS shorthand `flex`, but with the initial values of the three properties.
  public init(grow: Double = 0, shrink: Double = 1, basis: FlexBasis = .auto) {
    self.grow = grow
    self.shrink = shrink
    self.basis = basis
  }
}

// Properties that few items have, apart from the others: a large tree has an item for each node.
extension FlexItem {
  /// Whether all edges and sizes have their initial values because none was ever set.
  package var hasInitialEdgesAndSizes: Bool { apart.areInitial }

  /// The space around the box.
  public var margin: Edges<Length> {
    get { apart.values.margin }
    _modify { yield &apart.values.margin }
  }
  /// The distances from the containing block's padding edges (`absolute`), or the offset by which
  /// the box is moved (`relative`).
  public var inset: Edges<Length> {
    get { apart.values.inset }
    _modify { yield &apart.values.inset }
  }
  /// The width in the container; `auto` keeps the box's own.
  public var width: SizeValue {
    get { apart.values.width }
    _modify { yield &apart.values.width }
  }
  /// The height in the container; `auto` keeps the box's own.
  public var height: SizeValue {
    get { apart.values.height }
    _modify { yield &apart.values.height }
  }
  /// The minimum width in the container; `auto` keeps the box's own.
  public var minWidth: SizeValue {
    get { apart.values.minWidth }
    _modify { yield &apart.values.minWidth }
  }
  /// The minimum height in the container; `auto` keeps the box's own.
  public var minHeight: SizeValue {
    get { apart.values.minHeight }
    _modify { yield &apart.values.minHeight }
  }
  /// The maximum width in the container; `auto` keeps the box's own.
  public var maxWidth: SizeValue {
    get { apart.values.maxWidth }
    _modify { yield &apart.values.maxWidth }
  }
  /// The maximum height in the container; `auto` keeps the box's own.
  public var maxHeight: SizeValue {
    get { apart.values.maxHeight }
    _modify { yield &apart.values.maxHeight }
  }
}

/// The edges and sizes of an item, which copies share until one of them is changed.
package struct EdgesAndSizes: Sendable {
  fileprivate struct Values: Hashable {
    var margin = Edges<Length>.zero
    var inset = Edges<Length>.auto
    var width = SizeValue.auto
    var height = SizeValue.auto
    var minWidth = SizeValue.auto
    var minHeight = SizeValue.auto
    var maxWidth = SizeValue.auto
    var maxHeight = SizeValue.auto
  }

  /// The shared values.
  package final class Storage: @unchecked Sendable {
    // Changed only while a single copy refers to it.
    @exclusivity(unchecked) fileprivate var values: Values

    fileprivate init(_ values: Values) { self.values = values }
  }

  private static let initial = Storage(Values())

  /// The values, the same object for all items without any.
  package private(set) var storage = EdgesAndSizes.initial

  fileprivate init() {}

  /// Whether no value was ever set.
  fileprivate var areInitial: Bool { storage === EdgesAndSizes.initial }

  fileprivate var values: Values {
    get { storage.values }
    _modify {
      // Other items refer to the initial values, so that these are never changed.
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      yield &storage.values
    }
  }
}

extension EdgesAndSizes: Hashable {
  package static func == (a: EdgesAndSizes, b: EdgesAndSizes) -> Bool {
    a.storage === b.storage || a.values == b.values
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
