import QuoinBoxLayout
import QuoinGeometry

/// The first baselines of list items.
///
/// An item whose first line is that of an item inside it takes its baseline from there, so that the boxes of nested items are
/// searched once.
struct ItemBaselines {
  let flow: FlowTree
  /// The frames of all boxes, if they are not where the box engine placed them.
  let absolute: [Rect]?
  /// The results for items, from their tops.
  private var known: [Int32: Double?] = [:]

  init(flow: FlowTree, absolute: [Rect]? = nil) {
    self.flow = flow
    self.absolute = absolute
  }

  /// Returns the first baseline in the flow of an item, from the top of its border box; `nil` if there are no lines.
  mutating func baseline(of item: Int32, in pass: LayoutPass) -> Double? {
    let baseline = search(item, in: pass)
    known[item] = .some(baseline)
    return baseline
  }

  /// Visits the boxes of an item in the order of the document.
  private func search(_ item: Int32, in pass: LayoutPass) -> Double? {
    var box = item
    while true {
      var goesIn = true
      if box != item, isApart(box) {
        goesIn = false
      } else if box != item, let inner = known[box] {
        if let inner { return top(of: box, in: item) + inner }
        goesIn = false
      } else if let own = ownBaseline(of: box, in: pass) {
        return top(of: box, in: item) + own
      }
      if goesIn, let first = flow.boxes.firstChild(of: flow.ids[Int(box)]) {
        box = first.index
        continue
      }
      while box != item {
        if let next = flow.boxes.next(after: flow.ids[Int(box)]) {
          box = next.index
          break
        }
        box = flow.parent(of: Int(box))
      }
      if box == item { return nil }
    }
  }

  /// Whether the lines in a box are not those of the boxes around it.
  private func isApart(_ box: Int32) -> Bool {
    let style = flow.boxes.style(of: flow.ids[Int(box)])
    return style.float != .none || style.position.isOutOfFlow || style.containment.contains(.layout)
  }

  /// Returns the first baseline of a box's own lines, from its top.
  private func ownBaseline(of box: Int32, in pass: LayoutPass) -> Double? {
    guard let inline = flow.lines(of: Int(box)) else { return nil }
    let content = flow.boxes.contentRect(of: flow.ids[Int(box)])
    let layout = inline.layout(width: content.width, flow.ids[Int(box)], pass)
    return layout.firstBaseline.map { content.minY + $0 }
  }

  private func top(of box: Int32, in item: Int32) -> Double {
    absolute.map { $0[Int(box)].minY - $0[Int(item)].minY }
      ?? flow.offset(of: Int(box), in: Int(item)).y
  }
}
