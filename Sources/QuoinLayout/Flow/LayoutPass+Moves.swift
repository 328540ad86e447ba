import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension LayoutPass {
  /// Moves sticky boxes that would leave the view of their nearest scroll container.
  ///
  /// They move as far as their parents allow (CSS Positioned Layout 3 §3.4). Nothing is scrolled.
  func stick(_ flow: FlowTree, _ absolute: inout [Rect]) {
    var moves = [Point](repeating: .zero, count: absolute.count)
    var isMoved = false
    for box in flow.stickyBoxes {
      let move = stickyMove(of: Int(box), flow, absolute, moves)
      moves[Int(box)] = move
      isMoved = isMoved || move != .zero
    }
    if isMoved { move(&absolute, by: moves, flow) }
  }

  /// Moves fixed boxes that a box other than their parent holds to their static positions in their parents, along the axes
  /// without insets: CSS Positioned Layout 3 §3.5.1.
  func moveHeldBoxes(_ flow: FlowTree, _ absolute: inout [Rect]) {
    var moves = [Point](repeating: .zero, count: absolute.count)
    for (box, place) in flow.heldBoxes {
      let style = flow.boxes.style(of: flow.ids[Int(box)])
      let frame = absolute[Int(box)]
      let target = absolute[Int(place)].offset(by: sum(of: moves, Int(place), flow))
      let isRightToLeft = isRightToLeft(Int(flow.parent(of: Int(place))), flow)
      if style.inset(.left) == .auto, style.inset(.right) == .auto {
        moves[Int(box)].x = isRightToLeft ? target.maxX - frame.maxX : target.minX - frame.minX
      }
      if style.inset(.top) == .auto, style.inset(.bottom) == .auto {
        moves[Int(box)].y = target.minY - frame.minY
      }
    }
    move(&absolute, by: moves, flow)
  }

  /// Returns how far a box moves together with the boxes around it.
  private func sum(of moves: [Point], _ box: Int, _ flow: FlowTree) -> Point {
    var (sum, step) = (Point.zero, box)
    while step >= 0 {
      sum = sum + moves[step]
      step = Int(flow.parent(of: step))
    }
    return sum
  }

  /// Moves blocks with the relatively positioned inline elements that contain them: CSS Positioned Layout 3 §3.4.
  func moveBlocksInside(_ flow: FlowTree, _ absolute: inout [Rect]) {
    var moves: [Point] = []
    for (element, block) in flow.blocksInside {
      let move = relativeMove(of: element, around: block, flow)
      guard move != .zero, let box = flow.place(of: block) else { continue }
      if moves.isEmpty { moves = Array(repeating: .zero, count: absolute.count) }
      moves[box] = moves[box] + move
    }
    if !moves.isEmpty { move(&absolute, by: moves, flow) }
  }

  /// Returns how far an inline element moves a block inside.
  func relativeMove(of element: Int, around block: Int, _ flow: FlowTree) -> Point {
    guard let box = flow.place(of: block), flow.parent(of: box) >= 0 else { return .zero }
    let parent = Int(flow.parent(of: box))
    return InlineText.relativeOffset(
      of: element, self, width: flow.boxes.contentRect(of: flow.ids[parent]).width,
      isRightToLeft: isRightToLeft(parent, flow))
  }

  /// Whether the content of a box runs from right to left; that of an anonymous box does not.
  private func isRightToLeft(_ box: Int, _ flow: FlowTree) -> Bool {
    flow.nodes[box] >= 0 && tree.directions[Int(flow.nodes[box])] == .rightToLeft
  }

  /// Moves boxes and their descendants.
  private func move(_ absolute: inout [Rect], by own: [Point], _ flow: FlowTree) {
    var moves = own
    // A box moves with its parent, which is before it.
    for index in 1..<absolute.count {
      let parent = Int(flow.parent(of: index))
      guard parent >= 0 else { continue }
      moves[index] = moves[index] + moves[parent]
      if moves[index] != .zero { absolute[index] = absolute[index].offset(by: moves[index]) }
    }
  }

  /// Returns how far a sticky box moves.
  ///
  /// - Parameter moves: The moves of the sticky boxes before it, by box.
  private func stickyMove(
    of index: Int, _ flow: FlowTree, _ absolute: [Rect], _ moves: [Point]
  ) -> Point {
    let node = Int(flow.nodes[index])
    guard node >= 0, let sticky = tree.elements[node]?.sticky, flow.parent(of: index) >= 0 else {
      return .zero
    }
    var parent = Int(flow.parent(of: index))
    while flow.nodes[parent] < 0, flow.parent(of: parent) >= 0 {
      parent = Int(flow.parent(of: parent))
    }
    // Outer sticky boxes have moved this one, and all that it is compared with up to them.
    func moved(_ box: Int) -> Point { sum(of: moves, box, flow) }
    let outer = moved(parent)
    var room = flow.boxes.contentRect(of: flow.ids[parent])
      .offset(by: absolute[parent].origin + outer)
    let style = flow.boxes.style(of: flow.ids[index])
    let width = room.width
    let scroller = scroller(of: parent, flow)
    let view = view(of: scroller, flow, absolute).offset(by: moved(scroller))
    if scroller == parent, flow.parent(of: parent) >= 0 {
      // What scrolls holds a box in its scrollable overflow, which is at least as large as the view.
      room.size = Size(.infinity, .infinity)
    }
    let frame = absolute[index].offset(by: moved(index))
    func margin(_ edge: Edge) -> Double {
      switch style.margin(edge) {
      case .points(let points): points
      case .percent(let percent): percent * width / 100
      case .auto: 0
      }
    }
    let x = LayoutPass.stickyStart(
      frame.minX, frame.width, in: (view.minX, view.maxX), sticky.left, sticky.right,
      within: (room.minX + margin(.left), room.maxX - margin(.right)))
    let y = LayoutPass.stickyStart(
      frame.minY, frame.height, in: (view.minY, view.maxY), sticky.top, sticky.bottom,
      within: (room.minY + margin(.top), room.maxY - margin(.bottom)))
    return Point(x - frame.minX, y - frame.minY)
  }

  /// Returns the nearest box that scrolls, from a box on outwards, or the root.
  private func scroller(of box: Int, _ flow: FlowTree) -> Int {
    var step = box
    while flow.parent(of: step) >= 0 {
      let style = flow.boxes.style(of: flow.ids[step])
      if style.overflowX.isScrollContainer || style.overflowY.isScrollContainer { return step }
      step = Int(flow.parent(of: step))
    }
    return step
  }

  /// Returns the padding box of a scroll container, or the root's box.
  private func view(of box: Int, _ flow: FlowTree, _ absolute: [Rect]) -> Rect {
    guard flow.parent(of: box) >= 0 else { return absolute[box] }
    let style = flow.boxes.style(of: flow.ids[box])
    return absolute[box].inset(
      by: EdgeInsets(
        top: style.border(.top), left: style.border(.left), bottom: style.border(.bottom),
        right: style.border(.right)))
  }

  /// Returns the start of a sticky box along an axis; the inset on the first side takes precedence.
  private static func stickyStart(
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
