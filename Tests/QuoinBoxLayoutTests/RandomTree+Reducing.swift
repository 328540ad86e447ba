import QuoinBoxLayout

extension RandomTree {
  /// The smallest tree of which a claim still holds that is found by leaving things out.
  func reduced(_ holds: (RandomTree) -> Bool) -> RandomTree {
    var best = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in best.simpler() where holds(candidate) {
        best = candidate
        isSmaller = true
        break
      }
    }
    return best
  }

  /// Trees with one thing less.
  private func simpler() -> [RandomTree] {
    var trees: [RandomTree] = []
    func add(_ change: (inout RandomTree) -> Void) {
      var tree = self
      change(&tree)
      trees.append(tree)
    }
    for box in nodes.indices {
      for child in nodes[box].children.indices {
        add { $0.nodes[box].children.remove(at: child) }
      }
    }
    let used = Set(nodes.flatMap(\.children)).union([0])
    let preset = BoxStyle()
    func reset<Value: Equatable>(_ box: Int, _ path: WritableKeyPath<BoxStyle, Value>) {
      guard nodes[box].style[keyPath: path] != preset[keyPath: path] else { return }
      add { $0.nodes[box].style[keyPath: path] = preset[keyPath: path] }
    }
    for box in nodes.indices where used.contains(box) {
      if nodes[box].words != nil { add { $0.nodes[box].words = nil } }
      reset(box, \.rules.width)
      reset(box, \.rules.height)
      reset(box, \.rules.minWidth)
      reset(box, \.rules.minHeight)
      reset(box, \.rules.maxWidth)
      reset(box, \.rules.maxHeight)
      reset(box, \.rules.aspectRatio)
      reset(box, \.rules.padding)
      reset(box, \.rules.boxSizing)
      reset(box, \.rules.overflow)
      reset(box, \.rules.border)
      reset(box, \.flex.direction)
      reset(box, \.flex.wrap)
      reset(box, \.flex.justifyContent)
      reset(box, \.flex.alignItems)
      reset(box, \.flex.alignContent)
      reset(box, \.flex.rowGap)
      reset(box, \.flex.columnGap)
      reset(box, \.item.grow)
      reset(box, \.item.shrink)
      reset(box, \.item.basis)
      reset(box, \.item.alignSelf)
      reset(box, \.item.margin)
      reset(box, \.item.order)
      reset(box, \.item.inset)
      if nodes[box].style.item.position != .relative, box != 0 {
        add { $0.nodes[box].style.item.position = .relative }
      }
    }
    return trees
  }
}
