import QuoinGeometry
import QuoinModel

/// The accessory at the end of a table cell, which is not an element of the document.
enum AccessoryReader {
  static func add(
    _ varied: VariedElement, to container: RelativeContainer, direction: LayoutDirection?
  ) {
    guard varied.name == "tableViewCell",
      let accessory = varied.keyword(
        "accessoryType", KeywordTables.accessory, otherwise: "none is used") ?? nil,
      let cell = PlacementReader.recordedSize(varied)
    else { return }
    let content = varied.element.child(key: "contentView")?.child("rect", key: "frame")
    let room = content.map { cell.width - $0.rect.maxX } ?? 0
    let width = room > 8 ? room : 36
    let node = AccessoryNode(accessory)
    node.documentType = "accessory"
    node.place = container.place
    var placement = AbsolutePlacement(frame: Rect(cell.width - width, 0, width, cell.height))
    placement.autoresizing = [.flexibleLeftMargin, .flexibleHeight]
    placement.designSize = cell
    container.add(
      Relation(
        node,
        RelativePlacement(pinned: direction == .rightToLeft ? placement.mirrored : placement)))
  }
}
