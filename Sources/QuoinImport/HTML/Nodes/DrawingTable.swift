/// What the inline SVGs of a page show of other elements.
struct DrawingTable {
  /// The elements that an SVG refers to in other SVGs, and the size of their text.
  private struct Borrowed {
    var targets: [Int] = []
    var bytes = 0
  }

  private var borrowed: [Int: Borrowed] = [:]
  /// The size of the text of all borrowed elements, in bytes; one that several SVGs refer to counts for each.
  private(set) var borrowedBytes = 0
  /// Whether an SVG has referred to parts of others.
  private(set) var borrows = false
  /// The first SVG element with each id, once one is looked for.
  private var ids: [String: Int]?

  /// Returns the first SVG element with an id.
  mutating func element(_ id: String, in tree: HTMLTree) -> Int? {
    if let ids { return ids[id] }
    var known: [String: Int] = [:]
    for index in tree.items.indices where tree.items[index].isForeign {
      guard let id = tree.attribute("id", of: index)?.value, known[id] == nil else { continue }
      known[id] = index
    }
    ids = known
    return known[id]
  }

  /// Notes that an SVG is drawn, which refers to nothing yet.
  mutating func forget(_ root: Int) {
    borrowedBytes -= borrowed.updateValue(Borrowed(), forKey: root)?.bytes ?? 0
  }

  /// Notes an element that an SVG refers to.
  ///
  /// - Parameter bytes: The size of its text, or 0 if it has no effect because it is not rendered.
  mutating func note(_ target: Int, of root: Int, bytes: Int) {
    borrows = true
    borrowed[root]?.targets.append(target)
    borrowed[root]?.bytes += bytes
    borrowedBytes += bytes
  }

  /// Returns the SVGs that refer to one of some elements, or to one that contains it.
  ///
  /// - Complexity: O(n) in the elements of all targets and the references to them.
  func roots(referringTo elements: Set<Int>, in tree: HTMLTree) -> [Int] {
    let targets = Set(borrowed.values.lazy.flatMap(\.targets)).filter { target in
      (target..<Int(tree.items[target].end)).contains(where: elements.contains)
    }
    return borrowed.filter { $0.value.targets.contains(where: targets.contains) }.map(\.key)
  }
}
