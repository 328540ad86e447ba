import QuoinGeometry

/// One flex item while its container is laid out; all sizes are of the border box.
struct FlexBox {
  let box: Int32
  let grow: Double
  let shrink: Double
  let basis: FlexBasis
  /// The alignment across the line, never `auto` or `normal`.
  let alignment: SelfAlignment
  let isRelative: Bool
  /// The item's own rules, resolved.
  let rules: ResolvedBox
  let boxSizing: BoxSizing

  /// The flex base size.
  var base = 0.0
  /// Whether the base size is that of the content, so that no smaller content is to be expected.
  var baseIsContent = false
  /// Whether the base size is a length that `flex-basis` says.
  var basisIsLength = false
  /// The least main size, the automatic one included once it has been found.
  var minimumMain = 0.0
  /// Whether the automatic minimum has yet to be found.
  var minimumIsPending = false
  /// The base size within the limits.
  var hypothetical = 0.0
  /// The used main size.
  var main = 0.0
  var isFrozen = false
  /// The used cross size.
  var cross = 0.0
  /// Whether the cross size is that of the line.
  var isStretched = false
  /// The baseline across the main axis, if the item is aligned by it.
  var baseline: Double?
  /// The border edge nearest to main start, from the content box's main start.
  var mainOffset = 0.0
  /// The border edge nearest to cross start, from the content box's cross start.
  var crossOffset = 0.0

  /// Whether the item would take the size of the line: `align-self: stretch` with an automatic
  /// cross size and no automatic margins across.
  func wouldStretch(across axis: Axis) -> Bool {
    alignment.keyword == .stretch && rules.isAuto(axis)
      && rules.autoMargins.isDisjoint(with: EdgeSet(along: axis))
  }

  /// A main size within the item's limits.
  func clampMain(_ length: Double, _ axis: Axis) -> Double {
    length.clamped(minimumMain, rules.maximum[axis])
  }
}

extension EdgeSet {
  /// The two sides that are passed when going along an axis.
  init(along axis: Axis) {
    self = EdgeSet(axis == .horizontal ? .left : .top)
    insert(EdgeSet(axis == .horizontal ? .right : .bottom))
  }
}
