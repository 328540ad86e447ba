extension Node {
  /// Puts a shared style on the node, above sheets and what it wears already, below its own style.
  ///
  /// Wearing the same style again puts it on top.
  @discardableResult public func wear(_ style: SharedStyle) -> Self {
    worn.removeAll { $0 === style }
    worn.append(style)
    return self
  }

  /// Takes a shared style off; what was under it shows again.
  @discardableResult public func takeOff(_ style: SharedStyle) -> Self {
    guard worn.contains(where: { $0 === style }) else { return self }
    worn.removeAll { $0 === style }
    return self
  }

  /// Writes what the node supports of a style into its own style, once: nothing else is kept.
  @discardableResult public func decorate(with style: Style) -> Self {
    let ignored = Set(style.ignored(by: self))
    self.style.merge(ignored.isEmpty ? style : style.filtered { !ignored.contains($0) })
    return self
  }

  /// Merges what another node wears and sets itself into the node's own style.
  @discardableResult public func copyAttributes(
    from other: Node, groups: Set<StyleGroup> = Set(StyleGroup.allCases)
  ) -> Self {
    style.copyAttributes(from: other.appliedStyle, groups: groups)
    return self
  }

  /// Puts the node into states, such as `.highlighted`.
  @discardableResult public func state(_ states: NodeState) -> Self {
    self.states = states
    return self
  }

  /// What the node wears, and its own style above that: all that is not a sheet's.
  public var appliedStyle: Style {
    if worn.isEmpty { return style }
    var applied = Style()
    for shared in worn { applied.merge(shared.style) }
    applied.merge(style)
    return applied
  }
}

extension Node {
  /// The groups of properties that nodes of this kind take for themselves.
  public var supportedStyleGroups: Set<StyleGroup> {
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
  /// The set properties that a node neither takes itself nor hands down.
  public func ignored(by node: Node) -> [StyleProperty] {
    if isEmpty { return [] }
    let groups = node.supportedStyleGroups
    let handsDown = node is ContainerNode
    return entries.map(\.property).filter {
      !groups.contains($0.group) && !(handsDown && $0.isInherited)
    }
  }
}
