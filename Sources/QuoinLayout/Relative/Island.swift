import QuoinGeometry
import QuoinModel
import QuoinSolver

/// Directly nested constraint containers and stacks, solved as one system.
///
/// The members are the root and every node whose container is a constraint container or a stack of
/// the island. Each has four variables: left, top, width and height of its alignment rectangle, in
/// the root's coordinates. A member that is itself another kind of container is placed like a leaf
/// and lays out its inside by its own algorithm.
final class Island {
  let pass: LayoutPass
  let root: Int
  /// The members' node indices in tree order; the root is the first.
  let members: [Int]
  /// From a node's index less the root's to its place among the members, or -1.
  private let slots: [Int32]
  /// The rows, and where each comes from.
  @exclusivity(unchecked) var rows: SystemRows
  @exclusivity(unchecked) var sources: [RowSource] = []
  /// What solves the rows, while a question is answered.
  @exclusivity(unchecked) var system: IslandSystem?
  /// Whether the rows have one solution, which is found.
  @exclusivity(unchecked) var isSolved = false
  /// The question that was answered last with the one solution that its rows have, and the values of that.
  @exclusivity(unchecked) private var solved: (question: Question, values: [Double])?
  private let indices: NodeIndex
  /// Rows whose numbers depend on the frames of the round before.
  @exclusivity(unchecked) var moving: [MovingRow] = []
  /// The content's extent of each scrolling member: two variables, of which the first is listed.
  @exclusivity(unchecked) var contentVariables: [Int: Int32] = [:]
  /// The first of the four variables of each added guide, by owner's place and guide.
  @exclusivity(unchecked) var guideVariables: [Int: Int32] = [:]
  /// What the safe area takes of each member, in points.
  @exclusivity(unchecked) var safeInsets: [EdgeInsets]
  /// What the layout margins take of each member, in points.
  @exclusivity(unchecked) var margins: [EdgeInsets]
  /// The natural size of each member's content.
  @exclusivity(unchecked) var natural: [MeasuredSize]
  /// Members whose height was measured for a width that is not their natural one.
  @exclusivity(unchecked) var remeasured: Set<Int> = []
  /// The conflicts that were met, by the row that was set aside.
  @exclusivity(unchecked) var conflicts: [ConstraintID: Conflict] = [:]
  /// The size that the root comes close to where it is free.
  @exclusivity(unchecked) var fitting = Fitting()
  /// Scratch for the row that is being written.
  @exclusivity(unchecked) var form = LinearForm()
  @exclusivity(unchecked) var termSlots: [Int] = []
  /// What insets and measured sizes are before a frame is known.
  @exclusivity(unchecked) private var first:
    (safeInsets: [EdgeInsets], margins: [EdgeInsets], natural: [MeasuredSize]) = ([], [], [])

  init(_ pass: LayoutPass, root: Int) {
    self.pass = pass
    self.root = root
    let tree = pass.tree
    var members = [root]
    var slots = [Int32](repeating: -1, count: Int(tree.ends[root]) - root)
    slots[0] = 0
    var next = root + 1
    while next < Int(tree.ends[root]) {
      slots[next - root] = Int32(members.count)
      members.append(next)
      next = tree.roles[next].contains(.island) ? next + 1 : Int(tree.ends[next])
    }
    self.members = members
    self.slots = slots
    safeInsets = Array(repeating: .zero, count: members.count)
    margins = Array(repeating: .zero, count: members.count)
    natural = Array(repeating: MeasuredSize(.zero), count: members.count)
    indices = pass.indices
    var rowCount = 6
    for member in members { rowCount += 6 + tree.nodes[member].keptConstraints.count }
    rows = SystemRows(variableCount: 4 * members.count, rowCount: rowCount)
    sources.reserveCapacity(rowCount)
    measureNatural()
    updateInsets(isFirst: true)
    first = (safeInsets, margins, natural)
    writeTreeRows()
  }

  /// Goes back to what is known before a question, and writes the rows of its room.
  func begin(_ question: Question) {
    (safeInsets, margins, natural) = first
    remeasured.removeAll()
    conflicts.removeAll()
    isSolved = false
    solved = nil
    for index in moving.indices { moving[index].constant = rows.constant(moving[index].row) }
    rows.removeRoom()
    sources.removeLast(sources.count - rows.count)
    writeRoom(question)
  }

  /// The place of a node among the members, or `nil` where it is none.
  func slot(of index: Int) -> Int? {
    guard index >= root, index - root < slots.count, slots[index - root] >= 0 else { return nil }
    return Int(slots[index - root])
  }

  /// The place of a member's container.
  func parentSlot(_ slot: Int) -> Int {
    slot == 0 ? 0 : Int(slots[Int(pass.tree.parents[members[slot]]) - root])
  }

  func node(_ slot: Int) -> Node { pass.tree.nodes[members[slot]] }
  func role(_ slot: Int) -> ContainerRole { pass.tree.roles[members[slot]] }
  func sizing(_ slot: Int) -> Sizing { pass.tree.sizings[members[slot]] }
  func direction(_ slot: Int) -> LayoutDirection { pass.tree.directions[members[slot]] }

  /// Whether the member's container scrolls, so that its edges are those of its content.
  func scrolls(_ slot: Int) -> Bool { (node(slot) as? RelativeContainer)?.scrolls ?? false }

  /// The variable of a member's left or top side.
  func start(_ slot: Int, _ axis: Axis) -> Int32 {
    Int32(4 * slot) + (axis == .horizontal ? 0 : 1)
  }

  /// The variable of a member's width or height.
  func length(_ slot: Int, _ axis: Axis) -> Int32 {
    Int32(4 * slot) + (axis == .horizontal ? 2 : 3)
  }

  /// The place in the tree of the node that a constraint names.
  func index(of id: NodeID) -> Int? { indices[id] }

  /// The solved value of a variable, or 0 while nothing is solved.
  func value(_ variable: Int32) -> Double {
    if let system { return system.solver.value(of: Variable(index: variable)) }
    return solved?.values[Int(variable)] ?? 0
  }

  /// Whether the solution that was found last is that of a question, too.
  ///
  /// It is where each extent of the room is either asked for as before, or said to be what it came to: what is added then
  /// is true in the one best solution, and what is left out says the same of all that remain.
  func answers(_ question: Question) -> Bool {
    guard let solved else { return false }
    return Axis.allCases.allSatisfy { axis in
      if question.isExact(axis), let exact = question.proposal[axis] {
        return exact == solved.values[Int(length(0, axis))]
      }
      return !solved.question.isExact(axis)
        && question.proposal[axis] == solved.question.proposal[axis]
    }
  }

  /// Keeps the values of the solution, so that the solver may be given back.
  func keepSolution(of question: Question) {
    guard let system else { return }
    solved = (
      question,
      (0..<Int32(rows.variableCount)).map { system.solver.value(of: Variable(index: $0)) }
    )
  }

  /// Whether the constraints leave a variable no freedom.
  func isDetermined(_ variable: Int32) -> Bool {
    system?.solver.isDetermined(Variable(index: variable)) ?? false
  }
}

/// Where a row of the solver comes from, for messages.
enum RowSource {
  /// The constraint at a place in a node's list.
  case constraint(node: Int, ordinal: Int)
  /// A rule of a stack.
  case stack(Int, StackRule)
  /// The natural size of a member's content.
  case content(Int, Axis)
  /// The size that a node gives itself.
  case sizing(Int, Axis)
  /// The pinned rectangle of a member.
  case pin(Int, Axis)
  /// No extent is negative.
  case bounds(Int, Axis)
  /// The size that the island's surroundings give it.
  case room(Axis)
}

/// A row whose number depends on frames: margins, safe areas, baselines, heights for widths.
struct MovingRow {
  enum Kind {
    case constraint(node: Int, ordinal: Int)
    case content(slot: Int)
    case stackEdge(slot: Int, Edge, sign: Double)
  }

  /// The row's number.
  var row: Int
  var kind: Kind
  var constant: Double
}

/// A linear form that is being written: variables with factors, and a number.
struct LinearForm {
  private(set) var terms: [Term] = []
  var constant = 0.0

  mutating func reset() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }

  /// Adds a multiple of a variable; multiples of one variable are added up.
  mutating func add(_ variable: Int32, _ coefficient: Double) {
    for index in terms.indices where terms[index].variable.index == variable {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
      return
    }
    if coefficient != 0 { terms.append(Term(Variable(index: variable), coefficient)) }
  }

  /// Adds a multiple of a line.
  mutating func add(_ line: Line, _ factor: Double) {
    if line.base >= 0 { add(line.base, factor) }
    if line.extent >= 0 { add(line.extent, factor * line.share) }
    constant += factor * line.constant
  }
}

/// A line or extent of a rectangle as a variable, a share of another, and a number.
///
/// A `base` or `extent` below zero is none.
struct Line {
  var base: Int32
  var extent: Int32 = -1
  var share = 0.0
  var constant = 0.0
}
