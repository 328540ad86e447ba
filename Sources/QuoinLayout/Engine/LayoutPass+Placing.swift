import QuoinGeometry
import QuoinModel

extension LayoutPass {
  /// Places what is in a node whose size is settled.
  func place(_ index: Int, in size: Size) {
    // A layout value is looked at even where none of its nodes is here, to say so; a list, to make
    // its rows.
    guard
      Int(tree.ends[index]) > index + 1 || tree.kinds[index] == .composed
        || tree.kinds[index] == .list
    else { return }
    guard depth < LayoutPass.depthLimit else { return reportDepth(index) }
    depth += 1
    defer { depth -= 1 }
    switch tree.kinds[index] {
    case .leaf: break
    case .flex, .flow, .grid: placeFlow(index, in: size)
    case .composed: placeComposed(index, in: size)
    case .list: placeList(index, in: size)
    case .absolute: placeAbsolute(index, in: size)
    case .relative, .stack: placeIsland(index, in: size)
    }
  }
}
