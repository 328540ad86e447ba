import QuoinGeometry

/// A property that a style sets on a node and that shows nowhere, with the reason.
public struct IgnoredStyle: Hashable, Sendable {
  /// Why a property does nothing.
  public enum Reason: Hashable, Sendable {
    /// Nodes of the kind neither take it nor hand it down.
    case kind
    /// The node's place in its container says it already.
    case place
    /// It is a length that no box can have: less than nothing, or no number.
    case number
    /// It does nothing as long as none of the others is set.
    case without([StyleProperty])
  }

  /// The property.
  public var property: StyleProperty
  /// Why it does nothing.
  public var reason: Reason

  /// A property with the reason.
  package init(_ property: StyleProperty, _ reason: Reason) {
    self.property = property
    self.reason = reason
  }
}

extension Node {
  /// The properties that the node wears and sets itself and that show nowhere.
  public var ignoredStyles: [IgnoredStyle] { ignoredStyles(of: appliedStyle) }

  /// The properties of a style that would show nowhere on the node, where it stands now.
  ///
  /// Corners that cut nothing are not among them, nor is what only a state would show.
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
    if !needed.isEmpty, needed.allSatisfy({ !style.saysSomething($0) }) { return .without(needed) }
    return nil
  }

  /// Whether numbers in an absolute container say how long the node is.
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
  /// The axis of a width or a height.
  fileprivate var sizeAxis: Axis? {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    default: nil
    }
  }

  /// The properties of which one must be set so that this one shows, or none.
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
  /// Whether it only undoes what lies beneath.
  fileprivate var isReset: Bool { self == .initial }
}

extension Style {
  /// Whether a property is set to more than nothing.
  fileprivate func saysSomething(_ property: StyleProperty) -> Bool {
    switch self[property] {
    case nil, .initial: false
    case .number(let width): width > 0
    case .decoration(let lines): !lines.isEmpty
    case .images(let images): !images.isEmpty
    default: true
    }
  }
}
