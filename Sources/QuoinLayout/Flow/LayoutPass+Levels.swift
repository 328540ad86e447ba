import QuoinBoxLayout
import QuoinModel

extension LayoutPass {
  /// How a node takes part in the flow around it.
  func level(of index: Int) -> Arrangement.Level {
    guard let placement = (tree.relations[index] as? Relation<FlowContainer>)?.placement else {
      return .block
    }
    if let element = placement.element {
      // CSS Flexbox 1 §4.3, CSS Grid 2 §6.4: an item is painted as one, as a box in a line is.
      if isBlockedIn(Int(tree.parents[index])) { return .atomic }
      if element.style.float != .none { return .float }
      switch element.level {
      case .inline: return .inline
      case .atomic: return .atomic
      // CSS 2.2, Appendix E, step 7: so is what replaces a block.
      case .block: return element.isReplaced ? .atomic : .block
      case .contents, .none: return .block
      }
    }
    if placement.float != .none { return .float }
    if isInlineText(index) { return .inline }
    switch placement.level {
    case .inline: return tree.kinds[index] == .flow ? .inline : .atomic
    case .inlineBlock: return .atomic
    case .block, .automatic: return .block
    }
  }

  /// Whether the children of a document's element are the items of a flex or grid container.
  private func isBlockedIn(_ parent: Int) -> Bool {
    var step = parent
    while step >= 0, let element = BoxStyles.element(of: step, in: self) {
      guard element.level == .contents else {
        return element.style.display == .flex || element.style.display == .grid
      }
      step = Int(tree.parents[step])
    }
    return false
  }

  /// The flow container with the blocks beside which a node floats: the outermost around it of those that
  /// are blocks of each other.
  func floatHolder(of index: Int) -> Int {
    var holder = Int(tree.parents[index])
    while level(of: holder) == .block, tree.relations[holder] is Relation<FlowContainer> {
      holder = Int(tree.parents[holder])
    }
    return holder
  }
}
