import QuoinGeometry

extension FlexRun {
  /// CSS Flexbox §4.1 and CSS Positioned Layout §4: places the children out of flow.
  ///
  /// Their containing block is the container's padding box.
  mutating func placeAbsolutes<Tree: BoxTree>(in tree: inout Tree) {
    guard !absolutes.isEmpty else { return }
    let padding = paddingBox(in: tree)
    for child in absolutes {
      let rules = tree.rules(of: child)
      let item = tree.flexItem(of: child)
      var box = AbsoluteBox(
        child, rules, item, in: padding, direction: direction,
        ownDirection: tree.direction(of: child))
      box.rules.resolveKeywords(child, rules, in: box.block, tree: &tree)
      if rules.limitsHeightByContent { limitations.insert(.intrinsicHeightLimits) }
      let size = box.size(in: &tree)
      var origin = Point.zero
      for axis in [Axis.horizontal, .vertical] {
        origin[axis] =
          box.origin(size, along: axis)
          ?? staticPosition(box, size[axis], axis, alignment(of: item, child, in: tree))
      }
      let placement = BoxPlacement(
        frame: Rect(origin: Point(origin.x.finite, origin.y.finite), size: size),
        hasDefiniteHeight: box.hasDefiniteHeight, containingBlock: box.block)
      tree.place(child, placement)
    }
  }

  private func paddingBox<Tree: BoxTree>(in tree: Tree) -> Rect {
    let rules = tree.rules(of: container)
    let direction = tree.direction(of: container)
    var border = EdgeInsets.zero
    for edge in Edge.allCases {
      border[edge] = rules.border.value(of: edge, direction).finiteLength
    }
    return Rect(origin: .zero, size: borderBox).inset(by: border)
  }

  /// CSS Flexbox §4.1: where the box would be if it were the only item of the container.
  ///
  /// As browsers have it, `safe` and the safe fallbacks of distributions do not count here.
  private func staticPosition(
    _ box: AbsoluteBox, _ length: Double, _ axis: Axis, _ alignment: SelfAlignment
  ) -> Double {
    let isMain = axis == self.axis
    let start = isMain ? mainStart : crossStart
    let free = (inner[axis] ?? 0) - length - box.rules.margin[sum: axis]
    let before =
      isMain
      ? offset(of: ContentAlignment(style.justifyContent.keyword), free)
      : offset(of: SelfAlignment(alignment.keyword), free)
    return physical(
      before + box.rules.margin[start], length, axis,
      reversed: isMain ? isMainReversed : isCrossReversed)
  }
}
