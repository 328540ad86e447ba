import QuoinModel

/// The two axes of a layout.
enum ConstraintAxis: Int {
  case horizontal, vertical

  /// The axes as a collection without memory of its own.
  struct Both: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { 2 }
    @inline(__always) subscript(position: Int) -> ConstraintAxis {
      position == 0 ? .horizontal : .vertical
    }
  }

  static var both: Both { Both() }

  var other: ConstraintAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A value for each axis.
struct ConstraintPair<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ both: Value) {
    horizontal = both
    vertical = both
  }

  init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: ConstraintAxis) -> Value {
    // Inlined, because a coroutine allocates memory.
    @inline(__always) get { axis == .horizontal ? horizontal : vertical }
    @inline(__always) _modify {
      if axis == .horizontal { yield &horizontal } else { yield &vertical }
    }
  }
}

extension ConstraintPair: Equatable where Value: Equatable {}

/// One side of an item.
///
/// Its number is that of its variable in the system, whose order matters: it is the library's.
struct ConstraintAnchorID: Hashable {
  enum Side: UInt8, CaseIterable {
    case left, top, right, bottom, baseline

    init(_ axis: ConstraintAxis, isEnd: Bool) {
      switch axis {
      case .horizontal: self = isEnd ? .right : .left
      case .vertical: self = isEnd ? .bottom : .top
      }
    }

    var axis: ConstraintAxis { self == .left || self == .right ? .horizontal : .vertical }

    /// The other end of its axis; a baseline has no opposite.
    var opposite: Side? {
      switch self {
      case .left: .right
      case .top: .bottom
      case .right: .left
      case .bottom: .top
      case .baseline: nil
      }
    }
  }

  /// The number of sides of an item.
  static let count = 5

  private let number: Int32
  let side: Side

  init(_ item: Int, _ side: Side) { (number, self.side) = (Int32(item), side) }

  init(beginOf item: Int, _ axis: ConstraintAxis) { self.init(item, Side(axis, isEnd: false)) }

  init(endOf item: Int, _ axis: ConstraintAxis) { self.init(item, Side(axis, isEnd: true)) }

  init(baselineOf item: Int) { self.init(item, .baseline) }

  var item: Int { Int(number) }
  /// The number of the side's variable.
  var rawValue: Int { Int(number) * Self.count + place }
  /// The place of the side among those of its item.
  var place: Int { Int(side.rawValue) }

  /// The raw values of the sides of an item.
  static func sides(of item: Int) -> Range<Int> { item * count..<(item + 1) * count }

  var opposite: ConstraintAnchorID? { side.opposite.map { ConstraintAnchorID(item, $0) } }
}

/// A side and its connection.
struct ConstraintAnchor {
  var target: ConstraintAnchorID?
  var margin = 0
  var goneMargin: Int?
  /// The position of the side, if direct resolution found it.
  var settled: Int?
  /// The first and the last of the sides connected to this one, in the order of connection.
  var firstDependent: ConstraintAnchorID?
  var lastDependent: ConstraintAnchorID?
  /// The side that was connected next to the same target.
  var nextDependent: ConstraintAnchorID?
}

/// One axis of an item.
struct ConstraintExtent {
  enum Behaviour {
    case fixed, wrap, matchParent, match
  }

  /// How an extent that matches its constraints is computed from them.
  enum Match {
    case spread, wrap, percent, ratio, ratioResolved
  }

  /// A limit that stands for the size of the content.
  static let wrapLimit = -2

  var behaviour = Behaviour.fixed
  var size = 0
  var position = 0
  var match = Match.spread
  var resolvedMatch = Match.spread
  var percent = 1.0
  /// The minimum; zero means none.
  var minimum = 0
  var maximum = 0
  var bias = 0.5
  var weight = -1.0
  var chainStyle = AndroidConstraint.Dimension.ChainStyle.spread
  /// Whether a wrapping layout includes the item.
  var countsInParent = true
  /// Whether direct resolution found the position in this pass.
  var isResolved = false
  /// Whether direct resolution has visited the item's dependents.
  var isVisited = false
  /// Whether the position follows directly from the layout's size.
  var isDirect = false
  var isInBarrier = false
  /// The limit that cut the size found by the solver; the layout is solved again with it.
  var override: Int?
}

/// A child of the layout while it is solved, or the layout itself.
///
/// It is read and written in place, one field at a time (`ConstraintTable`); a copy of all of them would cost more than
/// all else.
struct ConstraintItem {
  enum Kind {
    case layout, view, inert
    case guideline(AndroidConstraint.Guideline)
    case barrier(ConstraintBarrier)
    case flow(ConstraintFlow)
    case placeholder(Int?)
  }

  /// A kind without its values, which is read without a copy of them.
  enum Shape: UInt8 {
    case layout, view, inert, guideline, barrier, flow, placeholder
  }

  let shape: Shape
  var isGone = false
  var isInPlaceholder = false
  var isInFlow = false
  var ratio: ConstraintRatio?
  /// The ratio and its side, as determined by the connections.
  var resolvedRatio = ConstraintRatio(value: 0)
  var hasBaseline = false
  var needsBaseline = false
  var baseline = 0
  var circle: (target: Int, angle: Double, radius: Int)?
  var needsMeasuring = true
  /// The last specs and their result.
  var asked: (width: MeasureSpec, height: MeasureSpec)?
  var answer: AndroidMeasure?

  init(_ shape: Shape) { self.shape = shape }

  // Inlined, so that a field is read in place.
  @inline(__always) var isFlow: Bool { shape == .flow }
  @inline(__always) var isGuideline: Bool { shape == .guideline }
  @inline(__always) var isBarrier: Bool { shape == .barrier }
  @inline(__always) var isPlaceholder: Bool { shape == .placeholder }
  /// Whether the item has no content of its own to measure.
  @inline(__always) var isHelper: Bool { shape == .barrier || shape == .inert }
}

extension ConstraintItem.Kind {
  var shape: ConstraintItem.Shape {
    switch self {
    case .layout: .layout
    case .view: .view
    case .inert: .inert
    case .guideline: .guideline
    case .barrier: .barrier
    case .flow: .flow
    case .placeholder: .placeholder
    }
  }
}

/// The state of solving one layout.
///
/// Item 0 is the layout, item n + 1 its nth child.
final class ConstraintState {
  @exclusivity(unchecked) private(set) var input: ConstraintLayoutInput
  let measure: ConstraintMeasure
  let items: ConstraintTable<ConstraintItem>
  /// The kinds of all items, apart from them, so that they are plain values.
  @exclusivity(unchecked) var kinds: [ConstraintItem.Kind]
  /// The axes of all items, two of each.
  private let extents: ConstraintTable<ConstraintExtent>
  /// The items and their axes before they are solved, if they were remembered.
  @exclusivity(unchecked) private var start: (items: [ConstraintItem], extents: [ConstraintExtent])?
  /// The sides of all items, by their raw values.
  private let anchors: ConstraintTable<ConstraintAnchor>
  /// The guidelines and the barriers.
  @exclusivity(unchecked) private(set) var guidelines: [Int] = []
  @exclusivity(unchecked) private(set) var barriers: [Int] = []
  /// Whether all children are views or helpers without effect, so that views alone determine the layout.
  @exclusivity(unchecked) private(set) var isOfViews = true
  @exclusivity(unchecked) var system = ConstraintState.emptySystem
  /// Whether the system has rows.
  @exclusivity(unchecked) var usesSystem = false
  /// The farthest resolved end, which a wrapping layout includes.
  @exclusivity(unchecked) var wrapEnds = ConstraintPair<Int?>(nil)
  /// The heads of chains, found while rows are added.
  @exclusivity(unchecked) var chainHeads = ConstraintPair<[Int]>([])
  /// The arrangement of each flow's members when it was last measured.
  @exclusivity(unchecked) var flowPlans: [Int: ConstraintFlowPlan] = [:]

  /// The steps of the last direct resolution, if they are the same in all sizes.
  @exclusivity(unchecked) var plan: ConstraintPlan?
  /// The steps of the direct resolution that is going on, if they are recorded.
  @exclusivity(unchecked) var recorded: ConstraintPlan?
  /// Whether the layout may be solved again, by the same steps.
  @exclusivity(unchecked) private(set) var keepsPlan = false

  /// The items from which direct resolution continues; empty but for its memory between searches.
  @exclusivity(unchecked) var openItems: [Int] = []

  /// The maximum number of steps of the solver for a layout.
  static let maximumSteps = 2_000_000
  private static let emptySystem = StrengthSystem(positions: 0, budget: maximumSteps)

  init(_ input: ConstraintLayoutInput, measure: @escaping ConstraintMeasure) {
    self.input = input.clamped
    self.measure = measure
    let isRightToLeft = input.isRightToLeft
    let kinds = input.children.map { ConstraintItem.Kind($0, isRightToLeft: isRightToLeft) }
    self.kinds = [.layout] + kinds
    items = ConstraintTable(
      [ConstraintItem(.layout)]
        + zip(input.children, kinds).map { ConstraintItem($0, $1.shape) })
    extents = ConstraintTable(
      [ConstraintExtent(), ConstraintExtent()]
        + input.children.flatMap { $0.extents(isRightToLeft: isRightToLeft) })
    anchors = ConstraintTable(
      Array(repeating: ConstraintAnchor(), count: items.count * ConstraintAnchorID.count))
    keepPlainContents()
    shareVisibility()
    connect()
    guidelines = items.indices.filter { items[$0].isGuideline }
    barriers = items.indices.filter { items[$0].isBarrier }
    isOfViews = items.indices.dropFirst().allSatisfy {
      items[$0].shape == .view || items[$0].shape == .inert
    }
  }

  deinit {
    items.deallocate()
    extents.deallocate()
    anchors.deallocate()
  }

  /// Prepares for solving the layout repeatedly, and returns whether that is possible: flows change the connections of
  /// their members, and placeholders those of their content.
  func rememberStart() -> Bool {
    if items.indices.contains(where: { items[$0].isFlow || items[$0].isPlaceholder }) {
      return false
    }
    start = (Array(items), Array(extents))
    keepsPlan = isPlannable
    return true
  }

  /// Returns to the state before solving, for other specs of the layout; the start was remembered.
  func restart(_ width: MeasureSpec, _ height: MeasureSpec) {
    (input.width, input.height) = (width.clamped, height.clamped)
    if let start {
      items.set(start.items)
      extents.set(start.extents)
    }
    for anchor in anchors.indices { anchors[anchor].settled = nil }
    if usesSystem { system = ConstraintState.emptySystem }
    usesSystem = false
    wrapEnds = ConstraintPair(nil)
    chainHeads = ConstraintPair([])
  }

  // MARK: Reading

  /// Accesses an axis of an item.
  ///
  /// Inlined, so that a field is read in place rather than from a copy.
  subscript(item: Int, axis: ConstraintAxis) -> ConstraintExtent {
    @inline(__always) get { extents[2 * item + axis.rawValue] }
    @inline(__always) _modify { yield &extents[2 * item + axis.rawValue] }
  }

  subscript(anchor: ConstraintAnchorID) -> ConstraintAnchor {
    // Inlined, as a field of a pair is.
    @inline(__always) get { anchors[anchor.rawValue] }
    @inline(__always) _modify { yield &anchors[anchor.rawValue] }
  }

  /// Returns the effective margin: zero for a gone item, and the gone margin towards a gone target.
  func margin(_ anchor: ConstraintAnchorID) -> Int {
    if items[anchor.item].isGone { return 0 }
    let side = anchor.rawValue
    if let gone = anchors[side].goneMargin, let target = anchors[side].target,
      items[target.item].isGone
    {
      return gone
    }
    return anchors[side].margin
  }

  func size(_ item: Int, _ axis: ConstraintAxis) -> Int {
    items[item].isGone ? 0 : self[item, axis].size
  }

  func behaviour(_ item: Int, _ axis: ConstraintAxis) -> ConstraintExtent.Behaviour {
    self[item, axis].behaviour
  }

  /// Whether the layout itself wraps its content.
  func wraps(_ axis: ConstraintAxis) -> Bool { behaviour(0, axis) == .wrap }

  func target(_ anchor: ConstraintAnchorID) -> ConstraintAnchorID? {
    anchors[anchor.rawValue].target
  }

  /// Whether a side and its target are connected to each other.
  func isMutual(_ anchor: ConstraintAnchorID) -> Bool {
    guard let target = target(anchor) else { return false }
    return self.target(target) == anchor
  }

  func isInChain(_ item: Int, _ axis: ConstraintAxis) -> Bool {
    isMutual(ConstraintAnchorID(beginOf: item, axis))
      || isMutual(ConstraintAnchorID(endOf: item, axis))
  }

  func isChainHead(_ item: Int, _ axis: ConstraintAxis) -> Bool {
    let begin = ConstraintAnchorID(beginOf: item, axis)
    return target(begin) != nil && !isMutual(begin)
      && isMutual(ConstraintAnchorID(endOf: item, axis))
  }

  func hasDependents(_ item: Int) -> Bool {
    ConstraintAnchorID.sides(of: item).contains { anchors[$0].firstDependent != nil }
  }

  // MARK: Connecting

  func connect(
    _ anchor: ConstraintAnchorID, to target: ConstraintAnchorID, margin: Int, goneMargin: Int? = nil
  ) {
    disconnect(anchor)
    self[anchor].target = target
    self[anchor].margin = margin
    self[anchor].goneMargin = goneMargin
    if let last = self[target].lastDependent {
      self[last].nextDependent = anchor
    } else {
      self[target].firstDependent = anchor
    }
    self[target].lastDependent = anchor
  }

  /// Whether a side has a dependent that satisfies a condition.
  func hasDependent(
    of anchor: ConstraintAnchorID, where isWanted: (ConstraintAnchorID) -> Bool
  ) -> Bool {
    var next = self[anchor].firstDependent
    while let dependent = next {
      if isWanted(dependent) { return true }
      next = self[dependent].nextDependent
    }
    return false
  }

  private func removeDependent(_ anchor: ConstraintAnchorID, of target: ConstraintAnchorID) {
    var previous: ConstraintAnchorID?
    var next = self[target].firstDependent
    while let found = next, found != anchor {
      (previous, next) = (found, self[found].nextDependent)
    }
    let following = self[anchor].nextDependent
    if let previous {
      self[previous].nextDependent = following
    } else {
      self[target].firstDependent = following
    }
    if following == nil { self[target].lastDependent = previous }
    self[anchor].nextDependent = nil
  }

  func disconnect(_ anchor: ConstraintAnchorID) {
    if let old = target(anchor) { removeDependent(anchor, of: old) }
    self[anchor].target = nil
    self[anchor].margin = 0
    self[anchor].goneMargin = nil
  }
}
