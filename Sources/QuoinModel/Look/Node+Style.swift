extension Node {
  /// Adds a shared style to the node, above sheets and earlier shared styles, below its own style.
  ///
  /// Wearing the same style again moves it to the top.
  @discardableResult public func wear(_ style: SharedStyle) -> Self {
    worn.removeAll { $0 === style }
    worn.append(style)
    return self
  }

  /// Removes a shared style.
  @discardableResult public func takeOff(_ style: SharedStyle) -> Self {
    guard worn.contains(where: { $0 === style }) else { return self }
    worn.removeAll { $0 === style }
    return self
  }

  /// Merges the supported properties of a style into the node's own style, once.
  @discardableResult public func decorate(with style: Style) -> Self {
    let ignored = Set(style.ignored(by: self))
    self.style.merge(ignored.isEmpty ? style : style.filtered { !ignored.contains($0) })
    return self
  }

  /// Merges the shared styles and the own style of another node into the node's own style.
  @discardableResult public func copyAttributes(
    from other: Node, groups: Set<StyleGroup> = Set(StyleGroup.allCases)
  ) -> Self {
    style.copyAttributes(from: other.appliedStyle, groups: groups)
    return self
  }

  /// Sets the states of the node, such as `.highlighted`.
  @discardableResult public func state(_ states: NodeState) -> Self {
    self.states = states
    return self
  }

  /// The shared styles merged with the node's own style: everything that does not come from sheets.
  package var appliedStyle: Style {
    if worn.isEmpty { return style }
    // A copy of a single one shares its storage, by which nodes with equal styles are recognised.
    if worn.count == 1, style.isEmpty { return worn[0].style }
    var applied = Style()
    for shared in worn { applied.merge(shared.style) }
    applied.merge(style)
    return applied
  }

  /// Returns whether another node has an equal style of its own, and neither has shared styles or a document's style.
  package final func hasSameOwnStyle(as other: Node) -> Bool {
    worn.isEmpty && other.worn.isEmpty && documentStyle == nil && other.documentStyle == nil
      && style == other.style
  }
}

extension Node {
  /// The groups of properties that nodes of this kind use themselves.
  package var supportedStyleGroups: Set<StyleGroup> {
    var groups: Set<StyleGroup> = [.box, .size]
    switch content {
    case .text: groups.insert(.text)
    case .image: groups.insert(.image)
    case .control(let control):
      groups.insert(.control)
      switch control {
      case .button: groups.formUnion([.text, .image])
      case .textField, .textView, .segments, .searchField, .bar: groups.insert(.text)
      default: break
      }
    case .none, .shape: break
    }
    if isContainer, !(self is AbsoluteContainer) { groups.insert(.padding) }
    if !texts.isEmpty { groups.insert(.text) }
    return groups
  }
}

extension Style {
  /// Returns the set properties that a node neither uses nor passes on to its descendants.
  public func ignored(by node: Node) -> [StyleProperty] {
    if isEmpty { return [] }
    let groups = node.supportedStyleGroups
    let handsDown = node is ContainerNode
    return entries.map(\.property).filter {
      !groups.contains($0.group) && !(handsDown && $0.isInherited)
    }
  }
}
