import QuoinGeometry
import QuoinModel

extension AndroidFrame: AndroidPassing {
  func passes(_ run: AndroidRun<Placement>, _ order: AndroidOrder) -> AndroidFramePasses {
    AndroidFramePasses(group: self, run: run)
  }
}

/// The passes of `FrameLayout`, and of the scroll views, which are frames with one child.
struct AndroidFramePasses: AndroidPasses {
  typealias Placement = AndroidFrame.Placement
  typealias Slot = AndroidSlot<Placement>

  let run: AndroidRun<Placement>
  private let scrolling: AndroidFrame.Scrolling
  private let fillsViewport: Bool
  private let measuresAllChildren: Bool
  private var size = AndroidMeasure(0, 0)

  /// The gravity of a child without one.
  private static let corner: AndroidGravity = [.start, .top]

  static var isRepeatable: Bool { true }

  init(group: AndroidFrame, run: AndroidRun<Placement>) {
    self.run = run
    scrolling = group.scrolling
    fillsViewport = group.fillsViewport
    measuresAllChildren = group.measuresAllChildren
  }

  mutating func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    var wanted = AndroidMeasure(0, 0)
    var matching: [Slot] = []
    for slot in run.slots where !slot.isGone || measuresAllChildren {
      measure(slot, width, height)
      wanted.width = max(wanted.width, slot.outerWidth)
      wanted.height = max(wanted.height, slot.outerHeight)
      if !(width.isExact && height.isExact),
        slot.widthLength == .matchParent || slot.heightLength == .matchParent
      {
        matching.append(slot)
      }
    }
    size = AndroidMeasure(
      width.resolve(max(wanted.width + run.padding.horizontal, run.minimumWidth)),
      height.resolve(max(wanted.height + run.padding.vertical, run.minimumHeight)))
    // A single child that matches its parent keeps its measured size.
    if matching.count > 1 {
      for slot in matching { remeasure(slot, width, height) }
    }
    fillViewport(width, height)
    return size
  }

  /// Measures a child; a scroll view has no limit along its scroll axis.
  private func measure(_ slot: Slot, _ width: MeasureSpec, _ height: MeasureSpec) {
    let across = width.child(
      slot.widthLength, beside: run.padding.horizontal + slot.margins.horizontal)
    let down = height.child(slot.heightLength, beside: run.padding.vertical + slot.margins.vertical)
    switch scrolling {
    case .none: slot.measure(across, down)
    case .vertical: slot.measure(across, .unspecified)
    case .horizontal: slot.measure(.unspecified, down)
    }
  }

  /// Measures a child again that matches a side of the group, now that the side is known.
  private func remeasure(_ slot: Slot, _ width: MeasureSpec, _ height: MeasureSpec) {
    let usedWidth = run.padding.horizontal + slot.margins.horizontal
    let usedHeight = run.padding.vertical + slot.margins.vertical
    slot.measure(
      slot.widthLength == .matchParent
        ? .exactly(max(0, size.width - usedWidth))
        : width.child(slot.widthLength, beside: usedWidth),
      slot.heightLength == .matchParent
        ? .exactly(max(0, size.height - usedHeight))
        : height.child(slot.heightLength, beside: usedHeight))
  }

  /// Enlarges a child that is smaller than the viewport to fill it.
  private func fillViewport(_ width: MeasureSpec, _ height: MeasureSpec) {
    guard fillsViewport, let slot = run.slots.first else { return }
    let usedWidth = run.padding.horizontal + slot.margins.horizontal
    let usedHeight = run.padding.vertical + slot.margins.vertical
    switch scrolling {
    case .vertical where height.mode != .unspecified && slot.height < size.height - usedHeight:
      slot.measure(
        width.child(slot.widthLength, beside: usedWidth), .exactly(size.height - usedHeight))
    case .horizontal where width.mode != .unspecified && slot.width < size.width - usedWidth:
      slot.measure(
        .exactly(size.width - usedWidth), height.child(slot.heightLength, beside: usedHeight))
    default: break
    }
  }

  func layout(_ width: Int, _ height: Int) {
    for slot in run.slots where !slot.isGone {
      var gravity = slot.placement.gravity ?? AndroidFramePasses.corner
      if scrolling == .horizontal,
        slot.width > width - run.padding.horizontal - slot.margins.horizontal
      {
        // A child wider than the viewport begins at its left, in both directions.
        gravity = gravity.verticalPart.union(.left)
      }
      slot.put(gravity, in: width, height, run.padding, run.direction)
    }
  }
}

extension AndroidSlot {
  /// Places the measured child in a group by its gravity, as frames do.
  func put(
    _ gravity: AndroidGravity, in width: Int, _ height: Int, _ padding: AndroidInsets,
    _ direction: LayoutDirection
  ) {
    switch gravity.absolute(direction).absoluteHorizontalPart {
    case .centerHorizontal:
      left =
        padding.left + (width - padding.horizontal - self.width) / 2 + margins.left - margins.right
    case .right: left = width - padding.right - self.width - margins.right
    default: left = padding.left + margins.left
    }
    switch gravity.verticalPart {
    case .centerVertical:
      top =
        padding.top + (height - padding.vertical - self.height) / 2 + margins.top - margins.bottom
    case .bottom: top = height - padding.bottom - self.height - margins.bottom
    default: top = padding.top + margins.top
    }
  }
}

extension AndroidAbsolute: AndroidPassing {
  func passes(_ run: AndroidRun<Placement>, _ order: AndroidOrder) -> AndroidAbsolutePasses {
    AndroidAbsolutePasses(run: run)
  }
}

/// The passes of `AbsoluteLayout`.
struct AndroidAbsolutePasses: AndroidPasses {
  typealias Placement = AndroidAbsolute.Placement

  let run: AndroidRun<Placement>

  static var isRepeatable: Bool { true }

  func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    var wanted = AndroidMeasure(0, 0)
    for slot in run.shown {
      slot.measure(
        width.child(slot.widthLength, beside: run.padding.horizontal),
        height.child(slot.heightLength, beside: run.padding.vertical))
      wanted.width = max(wanted.width, slot.placement.x + slot.width)
      wanted.height = max(wanted.height, slot.placement.y + slot.height)
    }
    return AndroidMeasure(
      width.resolve(max(wanted.width + run.padding.horizontal, run.minimumWidth)),
      height.resolve(max(wanted.height + run.padding.vertical, run.minimumHeight)))
  }

  func layout(_ width: Int, _ height: Int) {
    for slot in run.shown {
      slot.left = run.padding.left + slot.placement.x
      slot.top = run.padding.top + slot.placement.y
    }
  }
}
