import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension LayoutPass {
  /// Moves sticky boxes into the visible part of the nearest scroll container, within their containing block.
  ///
  /// See CSS Positioned Layout 3 §3.4. The scroll offset is 0.
  func stick(_ flow: FlowTree, _ absolute: inout [Rect]) {
    for box in flow.stickyBoxes {
      let index = Int(box)
      let node = Int(flow.nodes[index])
      guard node >= 0, let sticky = tree.elements[node]?.sticky, flow.parents[index] >= 0 else {
        continue
      }
      let parent = Int(flow.parents[index])
      let room = flow.boxes.contentRect(of: flow.ids[parent])
        .offset(by: absolute[parent].origin)
      let style = flow.boxes.style(of: flow.ids[index])
      let view = view(of: parent, flow, absolute)
      let frame = absolute[index]
      func margin(_ edge: Edge) -> Double {
        switch style.margin(edge) {
        case .points(let points): points
        case .percent(let percent): percent * room.width / 100
        case .auto: 0
        }
      }
      let x = LayoutPass.stuck(
        frame.minX, frame.width, in: (view.minX, view.maxX), sticky.left, sticky.right,
        within: (room.minX + margin(.left), room.maxX - margin(.right)))
      let y = LayoutPass.stuck(
        frame.minY, frame.height, in: (view.minY, view.maxY), sticky.top, sticky.bottom,
        within: (room.minY + margin(.top), room.maxY - margin(.bottom)))
      let move = Point(x - frame.minX, y - frame.minY)
      guard move != .zero else { continue }
      for inner in index..<absolute.count where flow.isInside(Int32(inner), box) {
        absolute[inner] = absolute[inner].offset(by: move)
      }
    }
  }

  /// Returns the padding box of the nearest scroll container, or the frame of the root.
  private func view(of box: Int, _ flow: FlowTree, _ absolute: [Rect]) -> Rect {
    var step = box
    while flow.parents[step] >= 0 {
      let style = flow.boxes.style(of: flow.ids[step])
      if style.overflowX.isScrollContainer || style.overflowY.isScrollContainer {
        return absolute[step].inset(
          by: EdgeInsets(
            top: style.border(.top), left: style.border(.left), bottom: style.border(.bottom),
            right: style.border(.right)))
      }
      step = Int(flow.parents[step])
    }
    return absolute[step]
  }

  /// Returns the start of a sticky box along an axis; the start inset takes precedence over the end inset.
  private static func stuck(
    _ start: Double, _ size: Double, in view: (low: Double, high: Double), _ before: Length,
    _ after: Length, within room: (low: Double, high: Double)
  ) -> Double {
    func points(_ length: Length) -> Double? {
      switch length {
      case .points(let points): points
      case .percent(let percent): percent * (view.high - view.low) / 100
      case .auto: nil
      }
    }
    var place = start
    if let inset = points(after), place > view.high - inset - size {
      place = min(start, max(view.high - inset - size, room.low))
    }
    if let inset = points(before), place < view.low + inset {
      place = max(place, min(view.low + inset, room.high - size))
    }
    return place
  }
}
