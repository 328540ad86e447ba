import QuoinGeometry
import QuoinModel

/// Decides how a view stands in another one: by constraints, or by its recorded frame.
struct PlacementReader {
  let session: ImportSession
  let parent: VariedElement

  func placement(_ child: ChildViews.Entry) -> RelativePlacement {
    let varied = VariedElement(child.element, session.classes)
    switch child.place {
    case .filling:
      var placement = AbsolutePlacement()
      placement.horizontal.start = 0
      placement.horizontal.end = 0
      placement.vertical.start = 0
      placement.vertical.end = 0
      return RelativePlacement(pinned: placement)
    case .given: return RelativePlacement(pinned: given(varied))
    case .subview:
      guard !isConstrained(varied) else { return RelativePlacement() }
      return RelativePlacement(pinned: pinned(varied, mask: PlacementReader.mask(varied)))
    }
  }

  /// Whether constraints place a view, and not its mask or the tool that built the document.
  private func isConstrained(_ varied: VariedElement) -> Bool {
    guard session.info.usesAutoLayout, let id = varied["id"],
      session.index.constrained.contains(id)
    else { return false }
    return varied["translatesAutoresizingMaskIntoConstraints"] == "NO"
      && !varied.isYes("fixedFrame")
  }

  /// The recorded place of a cell, a header, or the content view of a cell.
  private func given(_ varied: VariedElement) -> AbsolutePlacement {
    let isTable = parent.name == "tableView"
    if varied.child("rect", key: "frame") == nil, let size = PlacementReader.recordedSize(parent) {
      // The content view of an old cell has no frame of its own: it fills the cell.
      var placement = AbsolutePlacement(frame: Rect(origin: .zero, size: size))
      placement.autoresizing = [.flexibleWidth, .flexibleHeight]
      placement.designSize = size
      return placement
    }
    if ViewKinds.cells.contains(varied.name) || isTable {
      return pinned(varied, mask: isTable ? .flexibleWidth : [])
    }
    return pinned(varied, mask: [.flexibleWidth, .flexibleHeight])
  }

  private func pinned(_ varied: VariedElement, mask: Autoresizing) -> AbsolutePlacement {
    let frame = varied.child("rect", key: "frame").map(Number.rect) ?? .zero
    var placement = AbsolutePlacement(frame: frame)
    if !mask.isEmpty, let size = PlacementReader.recordedSize(parent) {
      placement.autoresizing = mask
      placement.designSize = size
    }
    return placement
  }

  /// The size that was recorded for a view, or `nil` where there is none.
  static func recordedSize(_ varied: VariedElement) -> Size? {
    guard let rect = varied.child("rect", key: "frame") else { return nil }
    let size = Number.size(rect)
    return size.width > 0 && size.height > 0 ? size : nil
  }

  private static let maskNames: [(String, Autoresizing)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  static func mask(_ varied: VariedElement) -> Autoresizing {
    guard let element = varied.child("autoresizingMask", key: "autoresizingMask") else {
      return []
    }
    var mask: Autoresizing = []
    for (name, option) in maskNames where element[name] == "YES" { mask.insert(option) }
    return mask
  }
}
