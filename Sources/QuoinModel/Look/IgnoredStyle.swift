import QuoinGeometry

/// A property that a style sets on a node without effect, with the reason.
public struct IgnoredStyle: Hashable, Sendable {
  /// The reason why a property has no effect.
  public enum Reason: Hashable, Sendable {
    /// Nodes of this kind neither use it nor pass it on to their descendants.
    case kind
    /// The node's placement in its container already determines it.
    case place
    /// It is not a valid length: negative, or not a number.
    case number
    /// It has no effect unless one of these properties is set.
    case without([StyleProperty])
  }

  /// The property.
  public var property: StyleProperty
  /// The reason why it has no effect.
  public var reason: Reason

  /// Creates an ignored property with its reason.
  package init(_ property: StyleProperty, _ reason: Reason) {
    self.property = property
    self.reason = reason
  }
}

extension Node {
  /// The properties from shared styles and the node's own style that have no effect.
  public var ignoredStyles: [IgnoredStyle] { ignoredStyles(of: appliedStyle) }

  /// Returns the properties of a style that would have no effect on the node in its current place.
  ///
  /// Corner radii that cut nothing off are not included, nor are properties that only a
  /// state would show.
  ///
  /// - Complexity: O(n) in the number of set properties.
  public func ignoredStyles(of style: Style) -> [IgnoredStyle] {
    if style.isEmpty { return [] }
    var ignored = style.ignored(by: self).map { IgnoredStyle($0, .kind) }
    let known = Set(ignored.map(\.property))
    for entry in style.entries where !known.contains(entry.property) {
      guard !entry.value.isReset, let reason = reason(entry.property, style) else { continue }
      ignored.append(IgnoredStyle(entry.property, reason))
    }
    return ignored.sorted { $0.property < $1.property }
  }

  private func reason(_ property: StyleProperty, _ style: Style) -> IgnoredStyle.Reason? {
    if property.group == .size, case .number(let length)? = style[property],
      !(length >= 0 && length.isFinite)
    {
      return .number
    }
    if let axis = property.sizeAxis, hasLengthFromPlace(axis) { return .place }
    if property == .aspectRatio, hasLengthFromPlace(.horizontal), hasLengthFromPlace(.vertical) {
      return .place
    }
    let needed = property.needed
    if !needed.isEmpty, needed.allSatisfy({ !style.isVisible($0) }) { return .without(needed) }
    return nil
  }

  /// Whether the placement in an absolute container determines the node's length.
  private func hasLengthFromPlace(_ axis: Axis) -> Bool {
    guard let container = parent as? AbsoluteContainer,
      let relation = container.relations.first(where: { $0.node === self })
        as? Relation<AbsoluteContainer>
    else { return false }
    let span = relation.placement[axis]
    return span.length != nil || span.start != nil && span.end != nil
  }
}

extension StyleProperty {
  /// The axis of a width or a height, or `nil`.
  fileprivate var sizeAxis: Axis? {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    default: nil
    }
  }

  /// The properties of which one must be set so that this one has an effect.
  fileprivate var needed: [StyleProperty] {
    switch self {
    case .borderTopColor, .borderTopLine: [.borderTopWidth]
    case .borderLeftColor, .borderLeftLine: [.borderLeftWidth]
    case .borderBottomColor, .borderBottomLine: [.borderBottomWidth]
    case .borderRightColor, .borderRightLine: [.borderRightWidth]
    case .backgroundFits, .backgroundPositions, .backgroundRepeats, .backgroundOrigins:
      [.backgroundImages]
    case .outlineColor, .outlineLine, .outlineOffset: [.outlineWidth]
    case .maskFits, .maskPositions, .maskRepeats, .maskClips, .maskOrigins: [.mask]
    case .transformOrigin: [.transform]
    case .decorationColor, .decorationLine, .decorationThickness: [.decoration]
    default: []
    }
  }
}

extension StyleValue {
  /// Whether the value only resets lower layers of the cascade.
  fileprivate var isReset: Bool { self == .initial }
}

extension Style {
  /// Whether a property is set to something visible.
  fileprivate func isVisible(_ property: StyleProperty) -> Bool {
    switch self[property] {
    case nil, .initial: false
    case .number(let width): width > 0
    case .decoration(let lines): !lines.isEmpty
    case .images(let images): !images.isEmpty
    default: true
    }
  }
}
