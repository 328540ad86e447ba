import QuoinModel
import QuoinStyle

extension BoxReader {
  private typealias P = CSS.Property

  /// Returns the stacking properties of an element.
  ///
  /// See CSS 2.2 §9.9.1, and for the properties that create a stacking context: CSS Color 4 §12.2,
  /// CSS Transforms 1 §3, Filter Effects 1 §5, CSS Masking 1 §4, Compositing 1 §3, CSS Will Change
  /// 1 §2.
  ///
  /// - Parameter isTransformable: Whether the element has a box that can be transformed or contain
  ///   others, unlike inline boxes (CSS Transforms 1 §2, CSS Containment 1 §3.3).
  func stacking(
    _ computed: CSS.ComputedStyle, isInFlex: Bool, isTransformable: Bool
  ) -> Stacking {
    var stacking = Stacking()
    switch computed[P.position].keyword {
    case .relative, .sticky: stacking.placing = .relative
    case .absolute: stacking.placing = .absolute
    case .fixed: stacking.placing = .fixed
    default: break
    }
    let isPositioned = stacking.placing != .plain
    if isPositioned || isInFlex, case .number(let index) = computed[P.zIndex] {
      stacking.index = Int(min(max(index, -1e9), 1e9))
      stacking.isContext = true
    }
    let willChange = willChange(computed)
    let changed = computed.set.union(willChange)
    func hasAny(_ properties: CSS.PropertySet) -> Bool { !changed.isDisjoint(with: properties) }
    if isPositioned || willChange.contains(.position) { stacking.holding = .absolute }
    let isContained = isContained(computed) || willChange.contains(.contain)
    if isTransformable, hasAny(P.moving) || hasAny(P.filtering) || isContained {
      stacking.holding = .fixed
    }
    let isSticky = computed[P.position] == .keyword(.sticky) || stacking.placing == .fixed
    if isSticky || stacking.holding == .fixed || hasAny(P.filtering) || hasAny(P.grouping)
      || willChange.contains(.position) || willChange.contains(.zIndex) && isPositioned
    {
      stacking.isContext = true
    }
    return stacking
  }

  /// Returns the properties in the element's `will-change` property.
  private func willChange(_ computed: CSS.ComputedStyle) -> CSS.PropertySet {
    guard computed.set.contains(.willChange), case .commas(let names) = computed[P.willChange]
    else { return CSS.PropertySet() }
    let written = names.compactMap(\.ident)
    return CSS.PropertySet(
      written.compactMap { name in CSS.Property.named(name).flatMap { $0.name == name ? $0 : nil } }
    )
  }
}
