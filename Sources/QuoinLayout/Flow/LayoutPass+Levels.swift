import QuoinBoxLayout
import QuoinModel

extension LayoutPass {
  /// Returns how a node takes part in the flow around it.
  func level(of index: Int) -> Arrangement.Level {
    if let element = tree.elements[index] {
      if element.float != .none { return .float }
      switch element.level {
      case .inline: return .inline
      case .atomic: return .atomic
      case .block, .contents, .none: return .block
      }
    }
    if tree.areInlineTexts[index] { return .inline }
    guard let placement = tree.flowRelation(of: index)?.placement else {
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
    element.level == .block && element.isReplaced || itemDepth(Int(tree.parents[index])) != nil
  }

  /// Returns the ordinal group of an item of a flex or grid container.
  ///
  /// Out-of-flow children are painted as if they had none (CSS Flexbox 1 §5.4).
  func ordinal(of index: Int, _ element: ElementBox) -> Arrangement.Ordinal? {
    let placing = element.stacking.placing
    guard element.level != .contents, placing != .absolute, placing != .fixed,
      let depth = itemDepth(Int(tree.parents[index]))
    else { return nil }
    return Arrangement.Ordinal(group: element.order, depth: depth)
  }

  /// Returns the number of elements without a box from a parent up to the flex or grid container around it, or `nil`
  /// if the parent's children are no items of one.
  private func itemDepth(_ parent: Int) -> Int? {
    var step = parent
    var depth = 0
    while step >= 0, let element = tree.elements[step] {
      guard element.level == .contents else {
        return element.display == .flex || element.display == .grid ? depth : nil
      }
      step = Int(tree.parents[step])
      depth += 1
    }
    return nil
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
