import QuoinBoxLayout
import QuoinModel

extension LayoutPass {
  /// How a node takes part in the flow around it.
  func level(of index: Int) -> Arrangement.Level {
    guard let placement = (tree.relations[index] as? Relation<FlowContainer>)?.placement else {
      return .block
    }
    if let element = placement.element {
      if element.style.float != .none { return .float }
      switch element.level {
      case .inline: return .inline
      case .atomic: return .atomic
      case .block, .contents, .none: return .block
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
