import QuoinGeometry

extension ResolvedBox {
  /// Resolves the intrinsic keywords of the width, its minimum and its maximum by measuring.
  ///
  /// CSS Sizing §3.2. Along the block axis the keywords of the preferred size are the height of
  /// the content, which is what an automatic height is; there they only rule out stretching.
  mutating func resolveKeywords<Tree: BoxTree>(
    _ box: Int32, _ rules: BoxRules, in block: ContainingBlock, tree: inout Tree
  ) {
    if let extent = keyword(rules.width, in: block) {
      preferred.width = measuredWidth(box, extent, in: block, tree: &tree)
    }
    if let extent = keyword(rules.minWidth, in: block) {
      minimum.width = measuredWidth(box, extent, in: block, tree: &tree)
    }
    if let extent = keyword(rules.maxWidth, in: block) {
      maximum.width = measuredWidth(box, extent, in: block, tree: &tree)
    }
  }

  private func keyword(_ value: SizeValue, in block: ContainingBlock) -> BoxExtent? {
    switch value {
    case .minContent: .minContent
    case .maxContent: .maxContent
    // While nothing is known of the room, fit-content contributes as the content does.
    case .fitContent: block.width.map { .within(max(0, $0 - margin.horizontal)) }
    case .points, .percent, .auto, .stretch: nil
    }
  }

  private func measuredWidth<Tree: BoxTree>(
    _ box: Int32, _ extent: BoxExtent, in block: ContainingBlock, tree: inout Tree
  ) -> Double {
    let height = preferred.height.map { clamp($0, .vertical) }
    let proposal = BoxProposal(
      width: extent, height: height.map { .exactly($0) } ?? .maxContent, containingBlock: block)
    let width = max(insets.horizontal, tree.measure(box, proposal).size.width.finiteLength)
    guard let aspectRatio, let height else { return width }
    return max(width, aspectRatio.length(along: .horizontal, fromCross: height))
  }
}
