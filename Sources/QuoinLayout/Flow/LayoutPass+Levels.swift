import QuoinBoxLayout
import QuoinModel

extension LayoutPass {
  /// Returns how a node takes part in the flow around it.
  func level(of index: Int) -> Arrangement.Level {
    if let element = tree.elements[index] {
      if element.style.float != .none { return .float }
      switch element.level {
      case .inline: return .inline
      case .atomic: return .atomic
      case .block, .contents, .none: return .block
      }
    }
    if tree.areInlineTexts[index] { return .inline }
    guard let placement = (tree.relations[index] as? Relation<FlowContainer>)?.placement else {
      return .block
    }
    if placement.float != .none { return .float }
    switch placement.level {
    case .inline: return tree.roles[index].contains(.flow) ? .inline : .atomic
    case .inlineBlock: return .atomic
    case .block, .automatic: return .block
    }
  }

  /// Whether a document's element is painted as one unit, as an inline block would be.
  ///
  /// This is the case for items of flex and grid containers (CSS Flexbox 1 §4.3, CSS Grid 2 §6.4), and for replaced
  /// blocks (CSS 2.2, Appendix E, step 7).
  func isPaintedWhole(_ index: Int, _ element: ElementBox) -> Bool {
    element.level == .block && element.isReplaced || isBlockedIn(Int(tree.parents[index]))
  }

  /// Whether the children of a document's element are items of a flex or grid container.
  private func isBlockedIn(_ parent: Int) -> Bool {
    var step = parent
    while step >= 0, let element = tree.elements[step] {
      guard element.level == .contents else {
        return element.style.display == .flex || element.style.display == .grid
      }
      step = Int(tree.parents[step])
    }
    return false
  }

  /// Returns the flow container that paints a node's float: the outermost in its chain of block parents.
  func floatHolder(of index: Int) -> Int {
    var holder = Int(tree.parents[index])
    while level(of: holder) == .block, tree.relations[holder] is Relation<FlowContainer> {
      holder = Int(tree.parents[holder])
    }
    return holder
  }
}
