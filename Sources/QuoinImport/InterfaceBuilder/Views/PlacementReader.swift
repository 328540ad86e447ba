import QuoinGeometry
import QuoinModel

/// Decides how a view is placed: by constraints, or by its recorded frame.
struct PlacementReader {
  let session: ImportSession
  let parent: VariedElement
  /// The bottom of the table rows that have been placed so far.
  private var rowEnd = 0.0

  init(session: ImportSession, parent: VariedElement) {
    self.session = session
    self.parent = parent
  }

  mutating func placement(_ child: ChildViews.Entry) -> RelativePlacement {
    let varied = VariedElement(child.element, session.classes)
    switch child.place {
    case .filling: return RelativePlacement(pinned: .filling)
    case .given: return RelativePlacement(pinned: given(varied))
    case .subview:
      guard !isConstrained(varied) else { return RelativePlacement() }
      return RelativePlacement(pinned: pinned(varied, mask: PlacementReader.mask(varied)))
    }
  }

  /// Whether constraints place a view, rather than its autoresizing mask or a fixed frame.
  private func isConstrained(_ varied: VariedElement) -> Bool {
    let hasMask = varied.flag("translatesAutoresizingMaskIntoConstraints", default: true)
    guard !varied.flag("fixedFrame"), !hasMask, session.info.usesAutoLayout, let id = varied["id"]
    else { return false }
    return session.index.constrained.contains(id)
  }

  /// Returns the recorded position of a cell, a header, or the content view of a cell.
  private mutating func given(_ varied: VariedElement) -> AbsolutePlacement {
    let isTable = parent.name == "tableView"
    let isCell = ViewKinds.cells.contains(varied.name)
    guard varied.child("rect", key: "frame") != nil else {
      return isTable && isCell ? stacked(varied) : .filling
    }
    if isCell || isTable {
      let placement = pinned(varied, mask: isTable ? .flexibleWidth : [])
      rowEnd = max(
        rowEnd,
        (placement.vertical.start?.constant ?? 0) + (placement.vertical.length?.constant ?? 0))
      return placement
    }
    let placement = pinned(varied, mask: [.flexibleWidth, .flexibleHeight])
    return session.options.direction == .rightToLeft ? placement.mirrored : placement
  }

  /// Returns the position of a cell without a recorded frame: below the others.
  private mutating func stacked(_ varied: VariedElement) -> AbsolutePlacement {
    let written = [varied.number("rowHeight"), parent.number("rowHeight")].compactMap(\.self)
    let height = written.first { $0 > 0 } ?? 44
    var placement = AbsolutePlacement()
    placement.horizontal.start = 0
    placement.horizontal.end = 0
    placement.vertical.start = Coordinate(rowEnd)
    placement.vertical.length = Coordinate(height)
    rowEnd += height
    return placement
  }

  private func pinned(_ varied: VariedElement, mask: Autoresizing) -> AbsolutePlacement {
    let frame = varied.child("rect", key: "frame").map(\.rect) ?? .zero
    var placement = AbsolutePlacement(frame: widened(frame, varied))
    if !mask.isEmpty, let size = PlacementReader.recordedSize(parent) {
      placement.autoresizing = mask
      placement.designSize = size
    }
    return placement
  }

  /// Returns the frame of a table cell's text, widened if the text was translated, as the cell itself would
  /// lay it out by its size.
  private func widened(_ frame: Rect, _ varied: VariedElement) -> Rect {
    guard parent.name == "tableViewCellContentView",
      varied.element.tree.translated.contains(varied.element.index),
      let room = PlacementReader.recordedSize(parent)?.width, frame.maxX < room
    else { return frame }
    if varied.isValue("textAlignment", "right") {
      let left = min(frame.minX, room / 2)
      return Rect(left, frame.minY, frame.maxX - left, frame.height)
    }
    return Rect(frame.minX, frame.minY, max(frame.width, room - 8 - frame.minX), frame.height)
  }

  /// Returns the recorded size of a view, or `nil` if there is none.
  static func recordedSize(_ varied: VariedElement) -> Size? {
    guard let rect = varied.child("rect", key: "frame") else { return nil }
    let size = rect.size
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// Returns the size of an arranged view that nothing else determines: the recorded one, or that of Interface
  /// Builder's placeholder if the view is empty.
  static func drawnSize(_ varied: VariedElement, isEmpty: Bool) -> Size? {
    let recorded = varied.child("rect", key: "frame").map(\.rect.size) ?? .zero
    guard recorded == .zero else { return recorded }
    return isEmpty ? Size(240, 128) : nil
  }

  private static let maskNames: [(StaticString, Autoresizing)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  static func mask(_ varied: VariedElement) -> Autoresizing {
    guard let element = varied.child("autoresizingMask", key: "autoresizingMask") else {
      return []
    }
    var mask: Autoresizing = []
    for (name, option) in maskNames where element.flag(name) { mask.insert(option) }
    return mask
  }
}

extension AbsolutePlacement {
  /// A placement that fills the container.
  static var filling: AbsolutePlacement {
    var placement = AbsolutePlacement()
    placement.horizontal.start = 0
    placement.horizontal.end = 0
    placement.vertical.start = 0
    placement.vertical.end = 0
    return placement
  }
}
