/// Disjoint sets of small integers: union by size, path halving (Tarjan).
struct DisjointSets {
  private var parents: [Int32] = []
  private var sizes: [Int32] = []

  init(count: Int = 0) { reset(count: count) }

  mutating func reset(count: Int) {
    parents.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
    for index in 0..<count {
      parents.append(Int32(index))
      sizes.append(1)
    }
  }

  mutating func find(_ element: Int32) -> Int32 {
    var node = Int(element)
    while Int(parents[node]) != node {
      parents[node] = parents[Int(parents[node])]
      node = Int(parents[node])
    }
    return Int32(node)
  }

  mutating func union(_ first: Int32, _ second: Int32) {
    let a = Int(find(first))
    let b = Int(find(second))
    if a == b { return }
    let (large, small) = sizes[a] >= sizes[b] ? (a, b) : (b, a)
    parents[small] = Int32(large)
    sizes[large] += sizes[small]
  }
}
