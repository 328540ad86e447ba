import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// A flex container, all flex containers directly nested in it, and their other children as boxes
/// that the pass measures.
final class FlexTree {
  var boxes: BoxTree
  /// The indices of the boxes' nodes, in the order in which they were added: that of the tree.
  let indices: [Int]
  let ids: [BoxID]

  init(_ root: Int, in pass: LayoutPass) {
    var boxes = BoxTree()
    boxes.depthLimit = LayoutPass.depthLimit
    var indices: [Int] = []
    var ids: [BoxID] = []
    let first = boxes.add(FlexTree.style(of: root, isRoot: true, in: pass))
    indices.append(root)
    ids.append(first)
    var open = 0
    while open < indices.count {
      if pass.tree.kinds[indices[open]] == .flex {
        pass.tree.forEachChild(of: indices[open]) { child in
          let isFlex = pass.tree.kinds[child] == .flex
          let box = boxes.add(
            FlexTree.style(of: child, isRoot: false, in: pass), isMeasured: !isFlex)
          boxes.append(box, to: ids[open])
          indices.append(child)
          ids.append(box)
        }
      }
      open += 1
    }
    self.boxes = boxes
    self.indices = indices
    self.ids = ids
  }

  /// What the box engine has to know of a node.
  ///
  /// The size of the root is what the pass asks for.
  private static func style(of index: Int, isRoot: Bool, in pass: LayoutPass) -> PackedStyle {
    var style = PackedStyle()
    style.direction = pass.tree.directions[index]
    if let flex = pass.tree.nodes[index] as? FlexContainer {
      style.display = .flex
      style.set(flex.flex)
      style.setPadding(pass.tree.looks[index].metrics.padding(flex.padding))
    }
    if isRoot { return style }
    let sizing = pass.tree.sizings[index]
    func value(_ length: Double?) -> SizeValue { length.map { .points($0) } ?? .auto }
    style.width = value(sizing.width)
    style.height = value(sizing.height)
    style.minWidth = value(sizing.minWidth)
    style.minHeight = value(sizing.minHeight)
    style.maxWidth = value(sizing.maxWidth)
    style.maxHeight = value(sizing.maxHeight)
    style.aspectRatio = sizing.aspectRatio
    style.set((pass.tree.relations[index] as? Relation<FlexContainer>)?.placement ?? FlexItem())
    // A node holds what is placed in it, whether it is moved itself or not.
    if style.position == .static { style.position = .relative }
    return style
  }
}
