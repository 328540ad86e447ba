import QuoinBoxLayout
import QuoinModel

extension FlowBuilder {
  /// Adds multi-column content: a box for each run of content, and between them the elements that span all columns (CSS
  /// Multi-column Layout 1 §6).
  func fillColumns(_ tree: FlowTree, _ node: Int, width: Double) {
    var run: [Int] = []
    func endRun() {
      guard !run.isEmpty else { return }
      var style = PackedStyle()
      style.display = .flowRoot
      style.direction = pass.tree.directions[node]
      style.width = .points(width)
      let box = tree.add(style, node: -1, parent: 0)
      tree.note(columns: box)
      fillBlock(tree, box, node, run)
      run = []
    }
    for child in children(of: node) {
      let element = pass.tree.elements[child]
      if element?.spansColumns == true, element?.level == .block,
        element?.float == BoxFloat.none, element?.position != .absolute
      {
        endRun()
        addBox(tree, 0, child)
      } else {
        run.append(child)
      }
    }
    endRun()
  }
}
