import QuoinGeometry
import QuoinModel

extension AndroidCoordinator: AndroidPassing {
  func passes(_ run: AndroidRun<Placement>, _ order: AndroidOrder) -> AndroidCoordinatorPasses {
    AndroidCoordinatorPasses(run: run)
  }
}

/// The passes of `CoordinatorLayout`, in the unscrolled state.
struct AndroidCoordinatorPasses: AndroidPasses {
  typealias Placement = AndroidCoordinator.Placement
  typealias Slot = AndroidSlot<Placement>

  let run: AndroidRun<Placement>

  func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    var wanted = AndroidMeasure(0, 0)
    let bar = self.bar
    // Children below the bar depend on it.
    for slot in run.shown where !isBelow(bar, slot) { measure(slot, width, height) }
    for slot in run.shown {
      if let bar, isBelow(bar, slot) {
        let room = height.mode == .unspecified ? 0 : height.size
        let own = max(0, room - bar.height + scrollRange(of: bar))
        switch slot.heightLength {
        case .matchParent where height.mode != .unspecified: measure(slot, width, .exactly(own))
        case .wrapContent where height.mode != .unspecified: measure(slot, width, .atMost(own))
        default: measure(slot, width, height)
        }
      }
      wanted.width = max(wanted.width, slot.outerWidth)
      wanted.height = max(wanted.height, slot.outerHeight)
    }
    return AndroidMeasure(
      width.resolve(max(wanted.width + run.padding.horizontal, run.minimumWidth)),
      height.resolve(max(wanted.height + run.padding.vertical, run.minimumHeight)))
  }

  private func measure(_ slot: Slot, _ width: MeasureSpec, _ height: MeasureSpec) {
    slot.measure(width, beside: run.padding.horizontal, height, beside: run.padding.vertical)
  }

  /// The bar at the top.
  private var bar: Slot? {
    run.shown.first { ($0.node as? AndroidLinear)?.isBar == true }
  }

  private func isBelow(_ bar: Slot?, _ slot: Slot) -> Bool {
    bar != nil && slot != bar && slot.placement.scrollsBelowBar
  }

  /// Returns how far the bar can scroll away: the extent of its children up to the first that
  /// stays.
  private func scrollRange(of bar: Slot) -> Int {
    guard let group = bar.node as? AndroidLinear, let order = bar.order else { return 0 }
    var range = 0
    for slot in bar.pass.androidState(of: group, at: bar.index).slots(measuredBy: order) {
      guard let scroll = slot.placement.scroll else { break }
      range += slot.outerHeight
      if let least = scroll.minimum {
        range -= least
        break
      }
    }
    return max(0, range)
  }

  func layout(_ width: Int, _ height: Int) {
    let bar = self.bar
    for slot in run.shown {
      slot.put(
        slot.placement.gravity ?? [.start, .top], in: width, height, run.padding, run.direction)
    }
    for slot in run.shown where isBelow(bar, slot) {
      slot.top = (bar.map { $0.top + $0.height } ?? 0) + slot.margins.top
    }
    for slot in run.shown {
      guard let name = slot.placement.anchor,
        let anchor = run.shown.first(where: { $0.node.identifier == name })
          ?? holder(of: name)
      else { continue }
      put(slot, at: anchor, width, height)
    }
  }

  /// Returns the child that contains the view with a name, which stands for the view.
  private func holder(of name: String) -> Slot? {
    run.shown.first { slot in
      let tree = slot.pass.tree
      let index = slot.index
      return tree.nodes[index..<Int(tree.ends[index])].contains { $0.identifier == name }
    }
  }

  /// Places a child at a side of another one, inside the group.
  private func put(_ slot: Slot, at anchor: Slot, _ width: Int, _ height: Int) {
    let side = (slot.placement.anchorGravity ?? [.start, .top]).absolute(run.direction)
    let own = (slot.placement.gravity ?? .center).absolute(run.direction)
    var left =
      switch side.absoluteHorizontalPart {
      case .right: anchor.left + anchor.width
      case .centerHorizontal: anchor.left + anchor.width / 2
      default: anchor.left
      }
    var top =
      switch side.verticalPart {
      case .bottom: anchor.top + anchor.height
      case .centerVertical: anchor.top + anchor.height / 2
      default: anchor.top
      }
    switch own.absoluteHorizontalPart {
    case .right: break
    case .centerHorizontal: left -= slot.width / 2
    default: left -= slot.width
    }
    switch own.verticalPart {
    case .bottom: break
    case .centerVertical: top -= slot.height / 2
    default: top -= slot.height
    }
    let padding = run.padding
    slot.left = max(
      padding.left + slot.margins.left,
      min(left, width - padding.right - slot.width - slot.margins.right))
    slot.top = max(
      padding.top + slot.margins.top,
      min(top, height - padding.bottom - slot.height - slot.margins.bottom))
  }
}
