import QuoinGeometry
import QuoinModel

extension LayoutPass {
  /// Places the children of a node whose size is final.
  @inline(__always) func place(_ index: Int, in size: Size) {
    if !isPlaced(index, in: size) { placeChildren(of: index, in: size) }
  }

  /// Places the children of a node that are not placed in its size, or have changed.
  private func placeChildren(of index: Int, in size: Size) {
    guard let algorithm = tree.algorithms[index], !isOutOfTime else { return }
    guard Int(tree.ends[index]) > index + 1 || tree.roles[index].contains(.placesEmpty) else {
      // Its children may have been removed.
      return beginPlacing(index)
    }
    guard depth < LayoutPass.depthLimit else { return reportDepth(index) }
    depth += 1
    defer { depth -= 1 }
    place(index, in: size, by: algorithm)
  }

  /// Whether the descendants of a node are already placed, because neither its size nor any of them changed.
  @inline(__always) private func isPlaced(_ index: Int, in size: Size) -> Bool {
    guard !placedSizes.isEmpty else { return false }
    if isUpdating, placedSizes[index] == size, !dirty.contains(index) { return true }
    placedSizes[index] = size
    return false
  }

  private func place<Algorithm: ContainerAlgorithm>(
    _ index: Int, in size: Size, by algorithm: Algorithm
  ) {
    let outer = findings.container
    findings.container = index
    defer { findings.container = outer }
    beginPlacing(index)
    // A child that gets no frame has an empty one, even if it had another before.
    if isUpdating, tree.roles[index].isDisjoint(with: [.island, .boxes, .absolute, .list]) {
      forEachChild(of: index) { frames.clear($0) }
    }
    withCache(of: index, algorithm) { cache in
      algorithm.place(
        in: size, ContainerChildren(self, of: index, Question(exactly: size)), cache: &cache)
    }
    // Quoin's own algorithms continue inside by themselves: those of an island or of a box tree have placed more than
    // the children.
    guard tree.roles[index] == .places else { return }
    forEachChild(of: index) { place($0, in: frames[$0].size) }
  }

  /// Calls a closure with the algorithm's cache for a container in this layout.
  func withCache<Algorithm: ContainerAlgorithm, Result>(
    of index: Int, _ algorithm: Algorithm, _ body: (inout Algorithm.Cache) -> Result
  ) -> Result {
    guard Algorithm.Cache.self == Void.self else {
      return withKeptCache(of: index, algorithm, body)
    }
    var cache = algorithm.makeCache()
    return body(&cache)
  }

  /// Calls a closure with a cache that has contents.
  ///
  /// A separate function, because generic code that mentions an optional cache looks up its type at each call, even for
  /// algorithms without a cache.
  @inline(never)
  private func withKeptCache<Algorithm: ContainerAlgorithm, Result>(
    of index: Int, _ algorithm: Algorithm, _ body: (inout Algorithm.Cache) -> Result
  ) -> Result {
    // Removed while it is in use: descendants of the container may be laid out meanwhile.
    var cache = caches.removeValue(of: index) as? Algorithm.Cache ?? algorithm.makeCache()
    defer { caches[index] = cache }
    return body(&cache)
  }
}
