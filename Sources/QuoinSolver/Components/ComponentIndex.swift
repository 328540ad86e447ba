/// Which variables, constraints and preferences belong together.
///
/// Components are numbered by their first variable; all lists are in ascending order, so that
/// everything computed from them depends on the system alone.
struct ComponentIndex: Sendable {
  /// The component of each variable.
  private(set) var componentOfVariable: [Int32] = []
  /// The place of each variable within its component.
  private(set) var placeOfVariable: [Int32] = []
  private(set) var variables = Buckets()
  private(set) var constraints = Buckets()
  private(set) var preferences = Buckets()
  /// Living rows without any variable: they hold or they do not.
  private(set) var constantRows: [Int32] = []

  var count: Int { variables.count }

  init() {}

  init(variableCount: Int, constraints rows: RowStore, preferences wishes: RowStore) {
    var sets = DisjointSets(count: variableCount)
    Self.join(rows, in: &sets)
    Self.join(wishes, in: &sets)

    var componentOfRoot = [Int32](repeating: -1, count: variableCount)
    componentOfVariable.reserveCapacity(variableCount)
    var total: Int32 = 0
    for variable in 0..<variableCount {
      let root = Int(sets.find(Int32(variable)))
      if componentOfRoot[root] < 0 {
        componentOfRoot[root] = total
        total += 1
      }
      componentOfVariable.append(componentOfRoot[root])
    }
    variables = Buckets(bucketCount: Int(total), bucketOf: componentOfVariable)
    placeOfVariable = [Int32](repeating: 0, count: variableCount)
    for component in 0..<Int(total) {
      for (place, variable) in variables[component].enumerated() {
        placeOfVariable[Int(variable)] = Int32(place)
      }
    }
    constraints = Buckets(
      bucketCount: Int(total), bucketOf: Self.components(of: rows, componentOfVariable))
    preferences = Buckets(
      bucketCount: Int(total), bucketOf: Self.components(of: wishes, componentOfVariable))
    for (row, header) in rows.rows.enumerated()
    where header.isAlive && header.isFinite && header.count == 0 {
      constantRows.append(Int32(row))
    }
  }

  private static func join(_ store: RowStore, in sets: inout DisjointSets) {
    for (row, header) in store.rows.enumerated() where header.isAlive && header.isFinite {
      let terms = store.terms(of: row)
      for term in terms.dropFirst() {
        sets.union(store.termVariables[terms.lowerBound], store.termVariables[term])
      }
    }
  }

  private static func components(of store: RowStore, _ componentOfVariable: [Int32]) -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(store.rows.count)
    for header in store.rows {
      let takesPart = header.isAlive && header.isFinite && header.count > 0
      result.append(
        takesPart ? componentOfVariable[Int(store.termVariables[Int(header.start)])] : -1)
    }
    return result
  }
}
