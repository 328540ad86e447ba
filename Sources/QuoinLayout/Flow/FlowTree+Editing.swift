import QuoinBoxLayout
import QuoinStyle

// If all boxes are ordered as the nodes are, boxes are inserted and removed with their nodes. A removed box keeps its
// place in the lists, because their indices are those of the boxes; with too many of these, the tree is rebuilt.
extension FlowTree {
  /// The value in `nodes` for a removed box.
  static let gone: Int32 = -2

  /// Removes the boxes of removed nodes, and renumbers the others.
  ///
  /// - Returns: `false` if the boxes have to be rebuilt.
  func apply(_ splice: PreorderSplice) -> Bool {
    guard let known = plainMembers else { return false }
    for place in nodes.indices where nodes[place] >= splice.range.lowerBound {
      let node = splice.renumbered(nodes[place])
      if node < 0 {
        // The descendants of a box are removed with it.
        if nodes[Int(parents[place])] != FlowTree.gone { boxes.detach(ids[place]) }
        nodes[place] = FlowTree.gone
      } else {
        nodes[place] = node
      }
    }
    forgetPlaces()
    plainMembers = known.compactMap {
      let node = splice.renumbered(Int32($0))
      return node < 0 ? nil : Int(node)
    }
    return nodes.count { $0 == FlowTree.gone } * 2 < nodes.count
  }

  /// Reorders the child boxes of a container to match its children, and adds boxes for inserted nodes.
  func readChildren(of container: Int, in pass: LayoutPass) {
    guard let place = place(of: container) else { return }
    let builder = FlowBuilder(pass)
    var next = boxes.firstChild(of: ids[place])
    let start = ids.count
    for child in builder.children(of: container) {
      if let box = box(of: child) {
        // A single box that is out of order is skipped; it is moved at its turn.
        if box != next, next.flatMap({ boxes.next(after: $0) }) != box {
          boxes.move(box, to: ids[place], before: next)
        } else {
          next = boxes.next(after: box)
        }
        continue
      }
      let added = builder.addBox(self, Int32(place), child)
      if let next { boxes.move(ids[Int(added)], to: ids[place], before: next) }
    }
    fill(from: start, in: pass)
    guard ids.count > start else { return }
    forgetPlaces()
    plainMembers? += nodes[start...].map { Int($0) }.filter {
      pass.tree.algorithms[$0] != nil && !pass.isBoxes($0)
    }
  }

  /// Adds the descendants of the boxes from an index in the lists on.
  private func fill(from start: Int, in pass: LayoutPass) {
    var builder = FlowBuilder(pass)
    var open = start
    while open < ids.count {
      if pass.isBoxes(Int(nodes[open])) { builder.fill(self, Int32(open), Int(nodes[open])) }
      open += 1
    }
  }
}
