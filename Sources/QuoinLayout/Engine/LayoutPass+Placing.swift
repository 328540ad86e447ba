import QuoinGeometry
import QuoinModel

extension LayoutPass {
  /// Places what is in a node whose size is settled.
  func place(_ index: Int, in size: Size) {
    guard let algorithm = tree.algorithms[index],
      Int(tree.ends[index]) > index + 1 || tree.roles[index].contains(.placesEmpty)
    else { return }
    if isOutOfTime || isPlaced(index, in: size) { return }
    guard depth < LayoutPass.depthLimit else { return reportDepth(index) }
    depth += 1
    defer { depth -= 1 }
    place(index, in: size, by: algorithm)
  }

  /// Whether all in a node stands where it is to stand already, as it does at the same size where nothing in it changed.
  private func isPlaced(_ index: Int, in size: Size) -> Bool {
    guard !placedSizes.isEmpty else { return false }
    if placedSizes[index] == size, !isDirty.isEmpty, !isDirty[index] { return true }
    placedSizes[index] = size
    return false
  }

  private func place<Algorithm: ContainerAlgorithm>(
    _ index: Int, in size: Size, by algorithm: Algorithm
  ) {
    // A child that is given no frame has an empty one, also where it had another before.
    if !isDirty.isEmpty, tree.roles[index].isDisjoint(with: [.island, .boxes, .absolute, .list]) {
      tree.forEachChild(of: index) { frames[$0] = .zero }
    }
    withCache(of: index, algorithm) { cache in
      algorithm.place(
        in: size, ContainerChildren(self, of: index, Question(exactly: size)), cache: &cache)
    }
    // Quoin's own algorithms go on inside by themselves: those of an island or of a tree of boxes have
    // placed more than the children.
    guard tree.roles[index] == .places else { return }
    tree.forEachChild(of: index) { place($0, in: frames[$0].size) }
  }

  /// Calls a function with what an algorithm keeps for a container in this layout.
  func withCache<Algorithm: ContainerAlgorithm, Result>(
    of index: Int, _ algorithm: Algorithm, _ body: (inout Algorithm.Cache) -> Result
  ) -> Result {
    // Taken out while it is used: what is in the container may be laid out meanwhile.
    var cache = caches.removeValue(forKey: index) as? Algorithm.Cache ?? algorithm.makeCache()
    defer { if Algorithm.Cache.self != Void.self { caches[index] = cache } }
    return body(&cache)
  }
}
