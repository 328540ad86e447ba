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
  private var wishCapacity = 0

  /// The start of each list.
  struct Layout {
    var variables: Int
    var rows: Int
    var wishes: Int

    static let listsOfVariables = 7
    static let listsOfRows = 4
    static let listsOfWishes = 2

    var total: Int {
      Self.listsOfVariables * variables + Self.listsOfRows * rows + Self.listsOfWishes * wishes
    }
    /// The lists of states, which are 0 between solves.
    var states: [Range<Int>] {
      [
        variableList(0)..<variableList(1), rowList(0)..<rowList(1), wishList(0)..<wishList(1),
      ]
    }
    func variableList(_ index: Int) -> Int { index * variables }
    func rowList(_ index: Int) -> Int { Self.listsOfVariables * variables + index * rows }
    func wishList(_ index: Int) -> Int {
      Self.listsOfVariables * variables + Self.listsOfRows * rows + index * wishes
    }
  }

  var layout: Layout {
    Layout(variables: variableCapacity, rows: rowCapacity, wishes: wishCapacity)
  }

  /// Reserves memory, with some to spare if a system grows row by row.
  mutating func prepare(variables: Int, rows: Int, wishes: Int) {
    if variables <= variableCapacity && rows <= rowCapacity && wishes <= wishCapacity { return }
    let isFirst = variableCapacity == 0
    func room(_ needed: Int, _ has: Int) -> Int {
      needed <= has ? has : isFirst ? needed : needed + needed / 4 + 8
    }
    variableCapacity = room(variables, variableCapacity)
    rowCapacity = room(rows, rowCapacity)
    wishCapacity = room(wishes, wishCapacity)
    // All but the states and the slopes is written before it is read.
    let layout = layout
    integers = [Int32](unsafeUninitializedCapacity: layout.total) { integers, count in
      for range in layout.states { integers[range].initialize(repeating: 0) }
      count = layout.total
    }
    let variableCapacity = variableCapacity
    values = [Double](unsafeUninitializedCapacity: variableCapacity) { $1 = variableCapacity }
    slopes = [Double](repeating: 0, count: variableCapacity)
    isDetermined = [Bool](repeating: false, count: variableCapacity)
  }
}
