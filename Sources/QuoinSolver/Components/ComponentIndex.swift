/// The components of the whole system: the sets of connected variables.
///
/// Components are numbered by their first variable.
struct ComponentIndex: Sendable {
  /// The component of each variable.
  private(set) var componentOfVariable: [Int32] = []
  private(set) var count = 0

  init(variableCount: Int, constraints rows: RowStore, preferences preferred: RowStore) {
    var sets = DisjointSets(count: variableCount)
    Self.join(rows, in: &sets)
    Self.join(preferred, in: &sets)

    var componentOfRoot = [Int32](repeating: -1, count: variableCount)
    componentOfVariable.reserveCapacity(variableCount)
    for variable in 0..<variableCount {
      let root = Int(sets.find(Int32(variable)))
      if componentOfRoot[root] < 0 {
        componentOfRoot[root] = Int32(count)
        count += 1
      }
      componentOfVariable.append(componentOfRoot[root])
    }
  }

  private static func join(_ store: RowStore, in sets: inout DisjointSets) {
    for (row, header) in store.rows.enumerated() where header.isAlive && header.isFinite {
      let terms = store.terms(of: row)
      for term in terms.dropFirst() {
        sets.union(store.cells[terms.lowerBound].variable, store.cells[term].variable)
      }
    }
  }
}
