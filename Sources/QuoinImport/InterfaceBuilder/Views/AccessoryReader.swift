import QuoinGeometry
import QuoinModel

/// The mark at the end of a table's cell, which is not an element of the document.
enum AccessoryReader {
  static func add(
    _ varied: VariedElement, to container: RelativeContainer, direction: LayoutDirection?
  ) {
    guard varied.name == "tableViewCell", let accessory = accessory(varied["accessoryType"]),
      let cell = PlacementReader.recordedSize(varied)
    else { return }
    let content = varied.element.child(key: "contentView")?.child("rect", key: "frame")
    let room = content.map { cell.width - Number.rect($0).maxX } ?? 0
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

  private static func accessory(_ word: String?) -> Accessory? {
    switch word {
    case "disclosureIndicator": .disclosure
    case "detailButton": .detail
    case "detailDisclosureButton": .detailDisclosure
    case "checkmark": .checkmark
    default: nil
    }
  }
}
