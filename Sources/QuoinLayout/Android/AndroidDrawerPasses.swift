import QuoinGeometry
import QuoinModel

extension AndroidDrawer: AndroidPassing {
  func passes(_ run: AndroidRun<Placement>, _ order: AndroidOrder) -> AndroidDrawerPasses {
    AndroidDrawerPasses(run: run)
  }
}

/// The passes of `DrawerLayout`: the content fills it, and drawers lie closed outside.
struct AndroidDrawerPasses: AndroidPasses {
  typealias Placement = AndroidDrawer.Placement
  typealias Slot = AndroidSlot<Placement>

  let run: AndroidRun<Placement>

  func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    let size = AndroidMeasure(
      width.mode == .unspecified ? run.minimumWidth : width.size,
      height.mode == .unspecified ? run.minimumHeight : height.size)
    for slot in run.shown {
      if side(of: slot) == nil {
        slot.measure(
          .exactly(max(0, size.width - slot.margins.horizontal)),
          .exactly(max(0, size.height - slot.margins.vertical)))
      } else {
        let edge = AndroidDrawerPasses.leastEdge * run.density
        slot.measure(
          MeasureSpec.exactly(size.width).child(
            slot.widthLength, beside: Int(edge + 0.5) + slot.margins.horizontal),
          MeasureSpec.exactly(size.height).child(slot.heightLength, beside: slot.margins.vertical))
      }
    }
    return size
  }

  /// The part of the content that an open drawer leaves visible, in density-independent pixels.
  private static let leastEdge = 64.0

  private func side(of slot: Slot) -> AndroidGravity? {
    guard let gravity = slot.placement.gravity else { return nil }
    switch gravity.absolute(run.direction).absoluteHorizontalPart {
    case .left: return .left
    case .right: return .right
    default: return nil
    }
  }

  func layout(_ width: Int, _ height: Int) {
    for slot in run.shown {
      (slot.left, slot.top) = (slot.margins.left, slot.margins.top)
      guard let side = side(of: slot) else { continue }
      slot.left = side == .left ? -slot.width : width
      switch slot.placement.gravity?.verticalPart {
      case .bottom: slot.top = height - slot.margins.bottom - slot.height
      case .centerVertical: slot.top = (height - slot.height) / 2
      default: break
      }
    }
  }
}

extension AndroidSwipe: AndroidPassing {
  func passes(_ run: AndroidRun<Placement>, _ order: AndroidOrder) -> AndroidSwipePasses {
    AndroidSwipePasses(run: run)
  }
}

/// The passes of `SwipeRefreshLayout`: its first child fills it.
struct AndroidSwipePasses: AndroidPasses {
  typealias Placement = AndroidSwipe.Placement

  let run: AndroidRun<Placement>

  func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    let size = AndroidMeasure(
      width.mode == .unspecified ? run.minimumWidth : width.size,
      height.mode == .unspecified ? run.minimumHeight : height.size)
    run.slots.first?.measure(
      .exactly(max(0, size.width - run.padding.horizontal)),
      .exactly(max(0, size.height - run.padding.vertical)))
    return size
  }

  func layout(_ width: Int, _ height: Int) {
    for slot in run.slots { (slot.left, slot.top) = (run.padding.left, run.padding.top) }
  }
}
