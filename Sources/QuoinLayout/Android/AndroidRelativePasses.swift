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
struct AndroidRelativePasses: AndroidPasses {
  typealias Placement = AndroidRelative.Placement
  typealias Slot = AndroidSlot<Placement>
  typealias Rule = AndroidRelative.Rule

  /// A child with its edges, as far as they are known.
  final class Member {
    let slot: Slot
    let placement: Placement
    let name: String?
    var left: Int?
    var right: Int?
    var top: Int?
    var bottom: Int?

    init(_ slot: Slot) {
      self.slot = slot
      placement = slot.placement.absolute(slot.child.pass.tree.directions[slot.child.index])
      name = slot.child.node.identifier
    }

    var margins: AndroidInsets { slot.margins }
  }

  let group: AndroidRelative
  let run: AndroidRun<Placement>
  let members: [Member]
  let byName: [String: Member]
  /// The available size, or `nil` along an axis without limit.
  var room: (width: Int?, height: Int?) = (nil, nil)
  var baseline: Int?

  init(group: AndroidRelative, run: AndroidRun<Placement>) {
    self.group = group
    self.run = run
    members = run.slots.map { Member($0) }
    byName = Dictionary(
      members.compactMap { member in member.name.map { ($0, member) } }, uniquingKeysWith: { $1 })
  }

  /// The width for placing children from the right while the group's width is unknown.
  private static let unknownWidth = 65_536

  mutating func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    room = (
      width.mode == .unspecified ? nil : width.size,
      height.mode == .unspecified ? nil : height.size
    )
    if run.isRightToLeft, room.width == nil { room.width = AndroidRelativePasses.unknownWidth }
    var size = AndroidMeasure(width.isExact ? width.size : 0, height.isExact ? height.size : 0)
    var movesAcross = false
    for member in sorted(AndroidRelativePasses.across) {
      applyAcross(member)
      measureAcross(member)
      if placeAcross(member, isWrapped: !width.isExact) { movesAcross = true }
    }
    var movesDown = false
    let vertical = sorted(AndroidRelativePasses.down)
    for member in vertical {
      applyDown(member)
      measureWhole(member)
      if placeDown(member, isWrapped: !height.isExact) { movesDown = true }
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
    let bounds = bounds(of: vertical)
    noteBaseline(vertical)
    if !width.isExact { wrapAcross(&size, width, movesAcross) }
    if !height.isExact { wrapDown(&size, height, movesDown) }
    applyGravity(size, bounds)
    if run.isRightToLeft { shift(vertical, by: (room.width ?? 0) - size.width) }
    size.baseline = baseline
    return size
  }

  func layout(_ width: Int, _ height: Int) {
    for member in members where !member.slot.isGone {
      member.slot.left = member.left ?? 0
      member.slot.top = member.top ?? 0
      member.slot.setFrame(
        width: (member.right ?? 0) - (member.left ?? 0),
        height: (member.bottom ?? 0) - (member.top ?? 0))
    }
  }

  // MARK: The order

  private static let across: [Rule] = [.leftOf, .rightOf, .alignLeft, .alignRight]
  private static let down: [Rule] = [.above, .below, .alignBaseline, .alignTop, .alignBottom]

  /// Returns the children that are not gone, each after those that its rules name.
  ///
  /// Circular dependencies are ignored, as if the children had no rules; the framework rejects them.
  private func sorted(_ rules: [Rule]) -> [Member] {
    var sorted: [Member] = []
    var done: Set<ObjectIdentifier> = []
    var open: Set<ObjectIdentifier> = []
    var hasCycle = false
    for first in members {
      var pending: [(member: Member, isLeft: Bool)] = [(first, false)]
      while let (member, isLeft) = pending.popLast() {
        let id = ObjectIdentifier(member)
        if isLeft {
          open.remove(id)
          if done.insert(id).inserted { sorted.append(member) }
          continue
        }
        if done.contains(id) { continue }
        guard open.insert(id).inserted else {
          hasCycle = true
          continue
        }
        pending.append((member, true))
        for rule in rules.reversed() {
          guard let other = member.placement.rules[rule].flatMap({ byName[$0] }), other !== member
          else { continue }
          if open.contains(ObjectIdentifier(other)) {
            hasCycle = true
          } else {
            pending.append((other, false))
          }
        }
      }
    }
    if hasCycle {
      run.children.report(
        .error, rule: "relative-cycle",
        "children depend on each other in a circle, which the framework rejects: remove a rule")
    }
    return sorted.filter { !$0.slot.isGone }
  }

  /// Returns the child that a rule names, or, if that is gone, the one that it depends on itself.
  func anchor(of member: Member, _ rule: Rule) -> Member? {
    guard let name = member.placement.rules[rule], var found = byName[name] else { return nil }
    var steps = 0
    while found.slot.isGone {
      steps += 1
      guard let next = found.placement.rules[rule].flatMap({ byName[$0] }), next !== found,
        steps <= members.count
      else { return nil }
      found = next
    }
    return found
  }

  // MARK: The group

  private func bounds(of order: [Member]) -> (left: Int, top: Int, right: Int, bottom: Int)? {
    let ignored = ignored
    var found: (left: Int, top: Int, right: Int, bottom: Int)?
    for member in order {
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

  private var hasHorizontalGravity: Bool {
    let part = group.gravity.horizontalPart
    return part != .start && !part.isEmpty
  }

  private var hasVerticalGravity: Bool {
    let part = group.gravity.verticalPart
    return part != .top && !part.isEmpty
  }

  private var ignored: Member? {
    hasHorizontalGravity || hasVerticalGravity
      ? group.ignoredByGravity.flatMap { byName[$0] } : nil
  }

  /// Takes the baseline of the topmost child, and the leftmost among several.
  private mutating func noteBaseline(_ order: [Member]) {
    let first = order.min { a, b in
      (a.top ?? 0, a.left ?? 0) < (b.top ?? 0, b.left ?? 0)
    }
    baseline = first?.slot.baseline
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
    guard hasHorizontalGravity || hasVerticalGravity, let bounds else { return }
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

  private func shift(_ order: [Member], by distance: Int) {
    for member in order {
      member.left = (member.left ?? 0) - distance
      member.right = (member.right ?? 0) - distance
    }
  }
}
