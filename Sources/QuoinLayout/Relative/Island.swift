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
  @exclusivity(unchecked) var solver = Solver()
  /// The rows in the solver's order of declaration, and where they come from.
  @exclusivity(unchecked) var sources: [RowSource] = []
  /// Rows whose numbers depend on the frames of the round before.
  @exclusivity(unchecked) var moving: [MovingRow] = []
  /// The content's extent of each scrolling member: two variables.
  @exclusivity(unchecked) var contentVariables: [Int: Variable] = [:]
  /// The four variables of each added guide, by owner's place and guide.
  @exclusivity(unchecked) var guideVariables: [Int: Variable] = [:]
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
    _ = solver.makeVariables(4 * members.count)
    if let deadline = pass.deadline { solver.shouldStop = { deadline.isPassed } }
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

  func value(_ variable: Int32) -> Double { solver.value(of: Variable(index: variable)) }
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

  var id: ConstraintID
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
