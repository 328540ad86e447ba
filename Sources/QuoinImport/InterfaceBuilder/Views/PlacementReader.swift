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
      return RelativePlacement(
        pinned: pinned(varied, mask: styledMask(varied) ?? PlacementReader.mask(varied)))
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
    guard varied.frame != nil else {
      return isTable && isCell ? stacked(varied) : filling(varied)
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

  /// Returns the position of a view that fills its parent; the content view of a table cell leaves space for the
  /// separator in versions before Xcode 11.
  private func filling(_ varied: VariedElement) -> AbsolutePlacement {
    var placement = AbsolutePlacement.filling
    guard parent.name == "tableViewCell", varied.name == "tableViewCellContentView" else {
      return placement
    }
    switch session.info.era {
    case .classic: placement.vertical.end = 1
    case .safeAreas: placement.vertical.end = Coordinate(1 / (session.info.device?.scale ?? 2))
    case .cards, .current: break
    }
    return placement
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
    let frame = varied.frame ?? .zero
    var placement = AbsolutePlacement(frame: widened(frame, varied))
    if !mask.isEmpty, let size = PlacementReader.recordedSize(parent) {
      placement.autoresizing = mask
      placement.designSize = size
    }
    return placement
  }

  /// Returns how a cell with a style places a label in another width than the recorded one.
  private func styledMask(_ varied: VariedElement) -> Autoresizing? {
    guard let cell = styledCell, let id = varied["id"], varied.name == "label" else { return nil }
    let isValue = cell.isValue("style", "IBUITableViewCellStyleValue1")
    return isValue && cell["detailTextLabel"] == id ? .flexibleLeftMargin : .flexibleWidth
  }

  /// The cell whose content view the parent is, if a style of the cell lays out its labels.
  private var styledCell: XMLTreeElement? {
    guard parent.name == "tableViewCellContentView", let cell = parent.element.parent,
      cell.has("style")
    else { return nil }
    return cell
  }

  /// Returns the frame of a table cell's text, widened if the text was translated or has another size, as the cell
  /// itself would lay it out by its size.
  private func widened(_ frame: Rect, _ varied: VariedElement) -> Rect {
    let isResized =
      session.options.textSize != .large && varied.name == "label" && styledCell != nil
    guard parent.name == "tableViewCellContentView",
      isResized || varied.element.tree.translated.contains(varied.element.index),
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
    guard let size = varied.frame?.size else { return nil }
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
