/// The working memory of ``Propagation``, kept from one solve to the next.
///
/// States are 0 for all variables and rows outside the current solve.
struct PropagationMemory: Sendable {
  /// The lists of the working memory, each a stretch of this array; see ``Propagation``.
  var integers: [Int32] = []
  /// The solution by variable, until all components are solved.
  var values: [Double] = []
  var isDetermined: [Bool] = []
  var slopes: [Double] = []
  private var variableCapacity = 0
  private var rowCapacity = 0
  private var preferenceCapacity = 0

  /// The start of each list.
  struct Layout {
    var variables: Int
    var rows: Int
    var preferences: Int

    static let listsOfVariables = 7
    static let listsOfRows = 4
    static let preferenceLists = 2

    var total: Int {
      Self.listsOfVariables * variables + Self.listsOfRows * rows + Self.preferenceLists
        * preferences
    }
    /// The lists of states, which are 0 between solves.
    var states: [Range<Int>] {
      [
        variableList(0)..<variableList(1), rowList(0)..<rowList(1),
        preferenceList(0)..<preferenceList(1),
      ]
    }
    func variableList(_ index: Int) -> Int { index * variables }
    func rowList(_ index: Int) -> Int { Self.listsOfVariables * variables + index * rows }
    func preferenceList(_ index: Int) -> Int {
      Self.listsOfVariables * variables + Self.listsOfRows * rows + index * preferences
    }
  }

  var layout: Layout {
    Layout(variables: variableCapacity, rows: rowCapacity, preferences: preferenceCapacity)
  }

  /// Reserves memory, with some to spare if a system grows row by row.
  mutating func prepare(variables: Int, rows: Int, preferences: Int) {
    if variables <= variableCapacity && rows <= rowCapacity && preferences <= preferenceCapacity {
      return
    }
    let isFirst = variableCapacity == 0
    func room(_ needed: Int, _ has: Int) -> Int {
      needed <= has ? has : isFirst ? needed : needed + needed / 4 + 8
    }
    variableCapacity = room(variables, variableCapacity)
    rowCapacity = room(rows, rowCapacity)
    preferenceCapacity = room(preferences, preferenceCapacity)
    // All but the states and the slopes is written before it is read.
    let layout = layout
    integers = [Int32](unsafeUninitializedCapacity: layout.total) { integers, count in
      for range in layout.states { integers[range].initialize(repeating: 0) }
      count = layout.total
    }
    let variableCapacity = variableCapacity
    // An empty array made in this way writes to the storage that all empty arrays share, on every thread.
    values =
      variableCapacity == 0
      ? [] : [Double](unsafeUninitializedCapacity: variableCapacity) { $1 = variableCapacity }
    slopes = [Double](repeating: 0, count: variableCapacity)
    isDetermined = [Bool](repeating: false, count: variableCapacity)
  }
}
