import QuoinGeometry
import QuoinModel

extension AndroidRelative: AndroidPassing {
  func passes(_ run: AndroidRun<Placement>, _ order: AndroidOrder) -> AndroidRelativePasses {
    AndroidRelativePasses(group: self, run: run)
  }
}

/// The passes of `RelativeLayout`.
///
/// The children are first measured and placed horizontally, each after those that it depends on, and then vertically.
/// Positions are computed in the available size; a smaller group moves its children afterwards.
// A class, because methods of a value that do not mutate it may be given a copy.
final class AndroidRelativePasses: AndroidPasses {
  typealias Placement = AndroidRelative.Placement
  typealias Slot = AndroidSlot<Placement>
  typealias Rule = AndroidRelative.Rule

  /// A child with its edges, as far as they are known.
  final class Member {
    let slot: Slot
    /// The position among the children.
    let index: Int
    let placement: Placement
    /// The child that each rule names, by its position; -1 if the child has no such rule or names nothing.
    let targets: [Int]
    /// The child that each rule refers to: the one that it names, or, if that is gone, the one that it depends on itself.
    @exclusivity(unchecked) var anchors: [Int] = []
    /// Whether the child has rules along each axis.
    let hasRulesAcross: Bool
    let hasRulesDown: Bool
    @exclusivity(unchecked) var left: Int?
    @exclusivity(unchecked) var right: Int?
    @exclusivity(unchecked) var top: Int?
    @exclusivity(unchecked) var bottom: Int?

    init(_ slot: Slot, _ index: Int, _ places: [String: Int]) {
      self.slot = slot
      self.index = index
      placement = slot.placement.absolute(slot.pass.tree.directions[slot.index])
      let rules = placement.rules
      hasRulesAcross = AndroidRelativePasses.across.contains { rules[$0] != nil }
      hasRulesDown = AndroidRelativePasses.down.contains { rules[$0] != nil }
      guard !placement.rules.isEmpty else {
        targets = Member.none
        return
      }
      var targets = Member.none
      for (rule, name) in placement.rules { targets[rule.rawValue] = places[name] ?? -1 }
      self.targets = targets
    }

    var margins: AndroidSlotMargins { slot.margins }

    func forgetEdges() { (left, top, right, bottom) = (nil, nil, nil, nil) }

    /// The targets of a child without rules.
    private static let none = [Int](repeating: -1, count: Rule.allCases.count)
  }

  /// Some of the children in an order, without a reference count at each visit; the passes own them.
  struct Order {
    private let members: [Unmanaged<Member>]

    init(_ members: [Member]) { self.members = members.map { Unmanaged.passUnretained($0) } }

    @inline(__always) func forEach(_ body: (Member) -> Void) {
      for place in members.indices { members[place]._withUnsafeGuaranteedRef(body) }
    }
  }

  let group: AndroidRelative
  let run: AndroidRun<Placement>
  let members: [Member]
  /// The children that are not gone, each after those that its horizontal rules name.
  private let acrossOrder: Order
  /// The children that are not gone, each after those that its vertical rules name.
  private let downOrder: Order
  /// The child that the gravity does not move.
  private let ignored: Member?
  /// The available size, or `nil` along an axis without limit.
  @exclusivity(unchecked) private(set) var room: (width: Int?, height: Int?) = (nil, nil)
  @exclusivity(unchecked) private var baseline: Int?

  init(group: AndroidRelative, run: AndroidRun<Placement>) {
    self.group = group
    self.run = run
    var places: [String: Int] = [:]
    for (index, slot) in run.slots.enumerated() {
      if let name = slot.node.identifier { places[name] = index }
    }
    let members = run.slots.enumerated().map { Member($1, $0, places) }
    AndroidRelativePasses.findAnchors(members)
    let across = AndroidRelativePasses.sorted(members, AndroidRelativePasses.across)
    let down = AndroidRelativePasses.sorted(members, AndroidRelativePasses.down)
    (acrossOrder, downOrder) = (Order(across.order), Order(down.order))
    self.members = members
    let moves = group.gravity.movesAcross || group.gravity.movesDown
    ignored = moves ? group.ignoredByGravity.flatMap { places[$0] }.map { members[$0] } : nil
    if across.hasCycle || down.hasCycle {
      run.report(
        .error, rule: "relative-cycle",
        "children depend on each other in a circle, which the framework rejects: remove a rule")
    }
  }

  static var isRepeatable: Bool { true }

  /// The width for placing children from the right while the group's width is unknown.
  private static let unknownWidth = 65_536

  func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    room = (
      width.mode == .unspecified ? nil : width.size,
      height.mode == .unspecified ? nil : height.size
    )
    if run.isRightToLeft, room.width == nil { room.width = AndroidRelativePasses.unknownWidth }
    // A rule may name a child that comes later, which has no edges yet: not those of the last measuring.
    acrossOrder.forEach { $0.forgetEdges() }
    var size = AndroidMeasure(width.isExact ? width.size : 0, height.isExact ? height.size : 0)
    var movesAcross = false
    acrossOrder.forEach { member in
      applyAcross(member)
      measureAcross(member)
      if placeAcross(member, isWrapped: !width.isExact) { movesAcross = true }
    }
    var movesDown = false
    downOrder.forEach { member in
      applyDown(member)
      measureWhole(member)
      if placeDown(member, isWrapped: !height.isExact) { movesDown = true }
      include(member, in: &size, width, height)
    }
    let bounds = hasGravity ? bounds() : nil
    noteBaseline()
    if !width.isExact { wrapAcross(&size, width, movesAcross) }
    if !height.isExact { wrapDown(&size, height, movesDown) }
    applyGravity(size, bounds)
    if run.isRightToLeft { shift(by: (room.width ?? 0) - size.width) }
    size.baseline = baseline
    return size
  }

  /// Enlarges a group that wraps its content to include a placed child.
  private func include(
    _ member: Member, in size: inout AndroidMeasure, _ width: MeasureSpec, _ height: MeasureSpec
  ) {
    if !width.isExact {
      let reach =
        run.isRightToLeft
        ? (room.width ?? 0) - (member.left ?? 0) + member.margins.left
        : (member.right ?? 0) + member.margins.right
      size.width = max(size.width, reach)
    }
    if !height.isExact {
      size.height = max(size.height, (member.bottom ?? 0) + member.margins.bottom)
    }
  }

  func layout(_ width: Int, _ height: Int) {
    downOrder.forEach { member in
      member.slot.left = member.left ?? 0
      member.slot.top = member.top ?? 0
      member.slot.setFrame(
        width: (member.right ?? 0) - (member.left ?? 0),
        height: (member.bottom ?? 0) - (member.top ?? 0))
    }
  }

  // MARK: The order

  fileprivate static let across: [Rule] = [.leftOf, .rightOf, .alignLeft, .alignRight]
  fileprivate static let down: [Rule] = [.above, .below, .alignBaseline, .alignTop, .alignBottom]

  /// Returns the children that are not gone, each after those that its rules name.
  ///
  /// Circular dependencies are ignored, as if the children had no rules; the framework rejects them.
  private static func sorted(
    _ members: [Member], _ rules: [Rule]
  ) -> (order: [Member], hasCycle: Bool) {
    var sorted: [Member] = []
    sorted.reserveCapacity(members.count)
    var isDone = [Bool](repeating: false, count: members.count)
    var isOpen = isDone
    var hasCycle = false
    var pending: [(member: Int, isLeft: Bool)] = []
    for first in members {
      pending.append((first.index, false))
      while let (index, isLeft) = pending.popLast() {
        let member = members[index]
        if isLeft {
          isOpen[index] = false
          if !isDone[index], !member.slot.isGone { sorted.append(member) }
          isDone[index] = true
          continue
        }
        if isDone[index] { continue }
        if isOpen[index] {
          hasCycle = true
          continue
        }
        isOpen[index] = true
        pending.append((index, true))
        for rule in rules.reversed() {
          let other = member.targets[rule.rawValue]
          guard other >= 0, other != index else { continue }
          if isOpen[other] {
            hasCycle = true
          } else {
            pending.append((other, false))
          }
        }
      }
    }
    return (sorted, hasCycle)
  }

  /// Finds the positions of the children that the rules of each child refer to: instead of a gone child, the one that
  /// it refers to by the same rule.
  ///
  /// - Complexity: O(n).
  private static func findAnchors(_ members: [Member]) {
    for member in members { member.anchors = member.targets }
    guard members.contains(where: \.slot.isGone) else { return }
    for rule in Rule.allCases.map(\.rawValue) {
      // The children that gone ones are replaced with; `nil` until that is known.
      var known = [Int?](repeating: nil, count: members.count)
      for member in members where !member.slot.isGone {
        var target = member.targets[rule]
        var passed: [Int] = []
        while target >= 0, members[target].slot.isGone {
          if let end = known[target] {
            target = end
            break
          }
          // Gone children that refer to each other in a circle stand for none.
          known[target] = -1
          passed.append(target)
          target = members[target].targets[rule]
        }
        for step in passed { known[step] = target }
        member.anchors[rule] = target
      }
    }
  }

  /// Returns the child that a rule names, or, if that is gone, the one that it depends on itself.
  func anchor(of member: Member, _ rule: Rule) -> Member? {
    let anchor = member.anchors[rule.rawValue]
    return anchor >= 0 ? members[anchor] : nil
  }

  // MARK: The group

  private func bounds() -> (left: Int, top: Int, right: Int, bottom: Int)? {
    var found: (left: Int, top: Int, right: Int, bottom: Int)?
    downOrder.forEach { member in
      let isIgnored = member === ignored
      var bounds = found ?? (Int.max, Int.max, Int.min, Int.min)
      if !isIgnored || hasVerticalGravity {
        bounds.left = min(bounds.left, (member.left ?? 0) - member.margins.left)
        bounds.top = min(bounds.top, (member.top ?? 0) - member.margins.top)
      }
      if !isIgnored || hasHorizontalGravity {
        bounds.right = max(bounds.right, (member.right ?? 0) + member.margins.right)
        bounds.bottom = max(bounds.bottom, (member.bottom ?? 0) + member.margins.bottom)
      }
      found = bounds
    }
    return found
  }

  private var hasGravity: Bool { hasHorizontalGravity || hasVerticalGravity }
  private var hasHorizontalGravity: Bool { group.gravity.movesAcross }
  private var hasVerticalGravity: Bool { group.gravity.movesDown }

  /// Takes the baseline of the topmost child, and the leftmost among several.
  private func noteBaseline() {
    var least: (top: Int, left: Int)?
    baseline = nil
    downOrder.forEach { member in
      let corner = (top: member.top ?? 0, left: member.left ?? 0)
      if let least, corner >= least { return }
      least = corner
      baseline = member.slot.baseline
    }
  }

  private func wrapAcross(_ size: inout AndroidMeasure, _ spec: MeasureSpec, _ moves: Bool) {
    size.width = spec.resolve(max(size.width + run.padding.right, run.minimumWidth))
    guard moves else { return }
    for member in members where !member.slot.isGone {
      if member.placement.sides.contains(.centerHorizontal) {
        center(member, across: size.width)
      } else if member.placement.sides.contains(.right) {
        member.left = size.width - run.padding.right - member.slot.width
        member.right = size.width - run.padding.right
      }
    }
  }

  private func wrapDown(_ size: inout AndroidMeasure, _ spec: MeasureSpec, _ moves: Bool) {
    size.height = spec.resolve(max(size.height + run.padding.bottom, run.minimumHeight))
    guard moves else { return }
    for member in members where !member.slot.isGone {
      if member.placement.sides.contains(.centerVertical) {
        center(member, down: size.height)
      } else if member.placement.sides.contains(.bottom) {
        member.top = size.height - run.padding.bottom - member.slot.height
        member.bottom = size.height - run.padding.bottom
      }
    }
  }

  /// Moves all children together by the gravity.
  private func applyGravity(
    _ size: AndroidMeasure, _ bounds: (left: Int, top: Int, right: Int, bottom: Int)?
  ) {
    guard let bounds else { return }
    let left = run.padding.left
    let right = size.width - run.padding.right
    let top = run.padding.top
    let bottom = size.height - run.padding.bottom
    let width = bounds.right - bounds.left
    let height = bounds.bottom - bounds.top
    let across =
      switch group.gravity.absolute(run.direction).absoluteHorizontalPart {
      case .left, .fillHorizontal: left
      case .right: right - width
      default: left + (right - left - width) / 2
      }
    let down =
      switch group.gravity.verticalPart {
      case .top, .fillVertical: top
      case .bottom: bottom - height
      default: top + (bottom - top - height) / 2
      }
    for member in members where !member.slot.isGone && member !== ignored {
      if hasHorizontalGravity {
        member.left = (member.left ?? 0) + across - bounds.left
        member.right = (member.right ?? 0) + across - bounds.left
      }
      if hasVerticalGravity {
        member.top = (member.top ?? 0) + down - bounds.top
        member.bottom = (member.bottom ?? 0) + down - bounds.top
      }
    }
  }

  private func shift(by distance: Int) {
    downOrder.forEach { member in
      member.left = (member.left ?? 0) - distance
      member.right = (member.right ?? 0) - distance
    }
  }
}

extension AndroidGravity {
  /// Whether it moves the children of a relative layout horizontally.
  fileprivate var movesAcross: Bool { horizontalPart != .start && !horizontalPart.isEmpty }
  /// Whether it moves the children of a relative layout vertically.
  fileprivate var movesDown: Bool { verticalPart != .top && !verticalPart.isEmpty }
}
