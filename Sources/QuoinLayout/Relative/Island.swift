import QuoinGeometry
import QuoinModel
import QuoinSolver

/// Directly nested constraint containers and stacks, solved as one system.
///
/// The members are the root and every node whose container is a constraint container or a stack of the island. Each has
/// four variables: left, top, width and height of its alignment rectangle, in the root's coordinates. A member that is
/// itself another kind of container is placed like a leaf and lays out its descendants by its own algorithm.
final class Island {
  /// The pass, which holds its islands only while it lays out.
  let pass: LayoutPass
  @exclusivity(unchecked) private(set) var root: Int
  /// The members' node indices in tree order; the root is the first.
  @exclusivity(unchecked) private(set) var members: [Int]
  /// The slot of each node among the members, or -1, indexed from the root's node.
  let slots: [Int32]
  /// The rows that the solver solves.
  @exclusivity(unchecked) var rows: SystemRows
  /// The sources of the rows of the tree.
  @exclusivity(unchecked) var sources: [RowSource] = []
  /// The system that solves the rows, while a question is answered.
  @exclusivity(unchecked) var system: IslandSystem?
  /// Whether the rows have a unique solution, which is found.
  @exclusivity(unchecked) var isSolved = false
  /// The last question whose rows had a unique solution.
  @exclusivity(unchecked) private var solved: Question?
  /// The values of the variables in that solution.
  @exclusivity(unchecked) private var values: [Double] = []
  @exclusivity(unchecked) private var indices: NodeIndex
  /// The rows whose numbers depend on the frames of the previous round.
  @exclusivity(unchecked) var moving: [MovingRow] = []
  /// The content extent of each scrolling member: the first of its two variables.
  @exclusivity(unchecked) var contentVariables: [Int: Int32] = [:]
  /// The first of the four variables of each added guide, by the owner's slot and the guide.
  @exclusivity(unchecked) var guideVariables: [Int: Int32] = [:]
  /// The axis along which a hidden member has the extent of its stack instead of a natural one.
  @exclusivity(unchecked) var hiddenAxes: [Int: Axis] = [:]
  /// What is known of each member besides its variables.
  @exclusivity(unchecked) var states: [MemberState]
  /// The conflicts found, by the row that was set aside.
  @exclusivity(unchecked) var conflicts: [ConstraintID: Conflict] = [:]
  /// The target size of the root where it is undetermined.
  @exclusivity(unchecked) var fitting = Fitting()
  /// Scratch storage for the row that is being written.
  @exclusivity(unchecked) var form = LinearForm()
  @exclusivity(unchecked) var termSlots: [Int] = []

  init(_ pass: LayoutPass, root: Int) {
    self.pass = pass
    self.root = root
    let tree = pass.tree
    let end = Int(tree.ends[root])
    // Appended one by one: `Array(repeating:count:)` looks up the type of its storage at each call.
    var slots: [Int32] = []
    slots.reserveCapacity(end - root)
    var count = 0
    var next = root
    while next < end {
      slots.append(Int32(count))
      count += 1
      let after =
        next == root || tree.roles[next].contains(.island) ? next + 1 : Int(tree.ends[next])
      for _ in next + 1..<after { slots.append(-1) }
      next = after
    }
    members = []
    members.reserveCapacity(count)
    states = []
    states.reserveCapacity(count)
    for (offset, slot) in slots.enumerated() where slot >= 0 {
      members.append(root + offset)
      states.append(MemberState())
    }
    self.slots = slots
    indices = pass.indices
    rows = SystemRows(variableCount: 4 * count)
    measureNatural()
    if let template = pass.islandSystems.template(of: self) {
      // None of its rows depends on insets.
      take(template)
    } else {
      updateInsets(isFirst: true)
      writeTreeRows()
      pass.islandSystems.note(self)
    }
  }

  /// Takes the rows of an island of the same form, with the natural sizes of this one's members.
  private func take(_ template: IslandTemplate) {
    (rows, sources, moving) = (template.rows, template.sources, template.moving)
    for content in template.contents {
      // Members of a template have no alignment insets.
      rows.setConstant(states[content.slot].content.size[content.axis], of: content.row)
    }
  }

  /// Resets the state to that before a question, and writes the rows of the question.
  func begin(_ question: Question) {
    indices = pass.indices
    conflicts.removeAll()
    solved = nil
    for slot in states.indices {
      states[slot].content = states[slot].natural
      states[slot].measuredWidth = -1
    }
    if movesWithInsets { updateInsets(isFirst: true) }
    rows.removeRoom()
    writeRoom(question)
  }

  /// Shifts the indices of all nodes, so that the root has a new index.
  func move(to root: Int) {
    let distance = root - self.root
    guard distance != 0 else { return }
    self.root = root
    for slot in members.indices { members[slot] += distance }
  }

  /// Returns the slot of a node among the members, or `nil` if it is not a member.
  func slot(of index: Int) -> Int? {
    guard index >= root, index - root < slots.count, slots[index - root] >= 0 else { return nil }
    return Int(slots[index - root])
  }

  /// Returns the slot of a member's container.
  func parentSlot(_ slot: Int) -> Int {
    slot == 0 ? 0 : Int(slots[Int(pass.tree.parents[members[slot]]) - root])
  }

  func node(_ slot: Int) -> Node { pass.tree.nodes[members[slot]] }
  func role(_ slot: Int) -> ContainerRole { pass.tree.roles[members[slot]] }
  func sizing(_ slot: Int) -> Sizing { pass.tree.sizings[members[slot]] }
  func direction(_ slot: Int) -> LayoutDirection { pass.tree.directions[members[slot]] }

  /// Whether the member is a scrolling container, so that its edges are those of its content.
  func scrolls(_ slot: Int) -> Bool { (node(slot) as? RelativeContainer)?.scrolls ?? false }

  /// Returns the variable of a member's left or top side.
  func start(_ slot: Int, _ axis: Axis) -> Int32 {
    Int32(4 * slot) + (axis == .horizontal ? 0 : 1)
  }

  /// Returns the variable of a member's width or height.
  func length(_ slot: Int, _ axis: Axis) -> Int32 {
    Int32(4 * slot) + (axis == .horizontal ? 2 : 3)
  }

  /// Returns the tree index of the node that a constraint names.
  func index(of id: NodeID) -> Int? { indices[id] }

  /// Returns the solved value of a variable, or 0 if nothing is solved.
  func value(_ variable: Int32) -> Double {
    if let system { return system.solver.value(of: Variable(index: variable)) }
    return solved == nil ? 0 : values[Int(variable)]
  }

  /// Whether the last solution also answers a question.
  ///
  /// It does if each extent is either asked as before, or exactly the solved one: the added row then holds in the
  /// unique best solution, and removing the old one changes nothing for the rest.
  func answers(_ question: Question) -> Bool {
    guard let solved else { return false }
    return Axis.allCases.allSatisfy { axis in
      if question.isExact(axis), let exact = question.proposal[axis] {
        return exact == values[Int(length(0, axis))]
      }
      return !solved.isExact(axis) && question.proposal[axis] == solved.proposal[axis]
    }
  }

  /// Keeps the values of the solution, so that the solver can be returned.
  func keepSolution(of question: Question) {
    guard let system else { return }
    solved = question
    values.removeAll(keepingCapacity: true)
    values.reserveCapacity(rows.variableCount)
    for variable in 0..<Int32(rows.variableCount) {
      values.append(system.solver.value(of: Variable(index: variable)))
    }
  }

  /// Whether the constraints determine a variable.
  func isDetermined(_ variable: Int32) -> Bool {
    system?.solver.isDetermined(Variable(index: variable)) ?? false
  }
}

/// What an island knows of a member besides its variables.
struct MemberState {
  /// The safe area insets, in points.
  var safeInsets = EdgeInsets.zero
  /// The layout margins, in points.
  var margins = EdgeInsets.zero
  /// The size of the content without a limit.
  var natural = MeasuredSize(.zero)
  /// The size of the content whose height and baselines are those at ``measuredWidth``.
  var content = MeasuredSize(.zero)
  /// The width that ``content`` was last measured for, or -1 while it equals ``natural``.
  var measuredWidth = -1.0
}

/// The source of a row of the solver, for messages.
enum RowSource {
  /// A constraint, by its position in a member's list.
  case constraint(Int, ordinal: Int)
  /// A rule of a stack.
  case stack(Int, StackRule)
  /// The natural size of a member's content.
  case content(Int, Axis)
  /// A node's own size.
  case sizing(Int, Axis)
  /// The pinned rectangle of a member.
  case pin(Int, Axis)
  /// An extent is not negative.
  case bounds(Int, Axis)
  /// The size that the island's environment specifies.
  case room(Axis)
}

/// A row whose number depends on frames: margins, safe areas, baselines, heights for widths.
struct MovingRow {
  enum Kind {
    case constraint(slot: Int, ordinal: Int)
    case content(slot: Int)
    case stackEdge(slot: Int, Edge, sign: Double)
    case stackCenter(slot: Int, Axis)
  }

  /// The index of the row.
  var row: Int
  var kind: Kind
}

/// A linear form under construction: variables with coefficients, and a constant.
struct LinearForm {
  private(set) var terms: [Term] = []
  var constant = 0.0

  mutating func reset() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }

  /// Adds a multiple of a variable to the one already present, if any.
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

/// A line or length of a rectangle: a variable, a share of another, and a constant.
///
/// A negative `base` or `extent` means no variable.
struct Line {
  var base: Int32
  var extent: Int32 = -1
  var share = 0.0
  var constant = 0.0
}
