import Quoin
import QuoinCairo

/// A contact sheet: one image with all variants of a scene, labelled, with one row per device.
struct ContactSheet {
  /// A picture on the sheet.
  struct Cell {
    /// The traits that distinguish this variant.
    var label: String
    /// The image, or `nil` if it could not be drawn.
    var picture: Thumbnail?
  }

  /// The images for a device.
  struct Row {
    /// The device's name, if there are several rows.
    var title: String?
    var cells: [Cell]
  }

  /// The name of the scene.
  var title: String
  /// The traits that all images have in common.
  var subtitle: String
  var rows: [Row]

  /// The width beyond which rows wrap, in points.
  private static let widest = 2400.0
  private static let gap = 20.0
  private static let padding = 28.0

  /// The maximum length of a picture's side, in pixels.
  private static let maximumSide = 16_384.0

  /// Returns the sheet's layout and the nodes that reserve space for its images.
  private func arrangement(
    _ text: PangoTextMeasurer
  ) -> (sheet: Arrangement, rooms: [(picture: Thumbnail, node: Node)]) {
    var made = arrangement(text, columns: 1)
    for columns in 2...8 {
      guard made.sheet.size.height * Thumbnail.scale > ContactSheet.maximumSide else { break }
      guard sheetWidth(columns) * Thumbnail.scale <= ContactSheet.maximumSide else { break }
      made = arrangement(text, columns: columns)
    }
    return made
  }

  /// The width of a sheet with columns, in points.
  private func sheetWidth(_ columns: Int) -> Double {
    Double(columns) * (width + ContactSheet.gap) - ContactSheet.gap + 2 * ContactSheet.padding
  }

  /// The sheet as a layout, and the nodes that are room for its pictures.
  private func arrangement(
    _ text: PangoTextMeasurer, columns: Int
  ) -> (sheet: Arrangement, rooms: [(picture: Thumbnail, node: Node)]) {
    var rooms: [(picture: Thumbnail, node: Node)] = []
    let most = max(1, (rows.count + columns - 1) / columns)
    let root = FlexContainer(
      .column, gap: 24, alignItems: .start, padding: ContactSheet.padding
    ) {
      FlexContainer(.column, gap: 2, alignItems: .start) {
        line(title, size: 20, .label, isBold: true).maxWidth(.points(width))
        if !subtitle.isEmpty { line(subtitle, size: 13, .secondaryLabel).maxWidth(.points(width)) }
      }
      FlexContainer(.row, gap: ContactSheet.gap, alignItems: .start) {
        for start in Swift.stride(from: 0, to: rows.count, by: most) {
          FlexContainer(.column, gap: 24, alignItems: .start) {
            for row in rows[start..<min(start + most, rows.count)] { view(of: row, &rooms) }
          }.width(.points(width))
        }
      }
    }.background(.systemGray5)
    var scene = Quoin.Scene(root, text: text)
    scene.keepsLayouts = false
    let traits = Traits(displayScale: Thumbnail.scale)
    let sheetWidth = sheetWidth(columns)
    let height = scene.measure(ProposedSize(width: sheetWidth), traits: traits).height
    return (scene.layout(in: Size(sheetWidth, height), traits: traits), rooms)
  }

  /// Paints the sheet.
  func write(to path: String, text: PangoTextMeasurer) throws(PaintError) {
    let (arrangement, rooms) = arrangement(text)
    let png = PNG(arrangement, scale: Thumbnail.scale, text: text)
    let pixels = try png.pixels(of: png.list)
    var places: [NodeID: Int] = [:]
    for index in arrangement.items.indices { places[arrangement.items[index].id] = index }
    for (picture, node) in rooms {
      // Thumbnails already have the sheet's pixel scale, so they are copied rather than scaled.
      guard let index = places[node.id] else { continue }
      let origin = arrangement.absoluteFrame(of: index).origin
      try pixels.draw(
        png: picture.file, x: Int((origin.x * Thumbnail.scale).rounded()),
        y: Int((origin.y * Thumbnail.scale).rounded()))
    }
    try pixels.write(to: path)
  }

  /// The width of the image area, in points: that of the longest row, with a minimum for the title.
  private var width: Double {
    let widths = rows.map { row in
      row.cells.reduce(-ContactSheet.gap) { $0 + size(of: $1, in: row).width + ContactSheet.gap }
    }
    return min(max(widths.max() ?? 0, 320), ContactSheet.widest)
  }

  /// Returns the size of an image; a missing one takes the size of another in its row.
  private func size(of cell: Cell, in row: Row) -> Size {
    cell.picture?.size ?? row.cells.lazy.compactMap(\.picture?.size).first ?? Size(160, 320)
  }

  private func view(of row: Row, _ rooms: inout [(picture: Thumbnail, node: Node)]) -> Node {
    FlexContainer(.column, gap: 10, alignItems: .start) {
      if let title = row.title { line(title, size: 15, .label, isBold: true) }
      FlexContainer(.row, wrap: .wrap, gap: ContactSheet.gap, alignItems: .start) {
        for cell in row.cells { view(of: cell, in: row, &rooms) }
      }.maxWidth(.points(width))
    }
  }

  private func view(
    of cell: Cell, in row: Row, _ rooms: inout [(picture: Thumbnail, node: Node)]
  ) -> Node {
    let size = size(of: cell, in: row)
    let room = ShapeNode().background(.systemBackground)
    if let picture = cell.picture { rooms.append((picture, room)) }
    return FlexContainer(.column, gap: 6) {
      line(cell.label, size: 12, .secondaryLabel).width(.points(size.width))
      if cell.picture != nil {
        room.size(size)
      } else {
        FlexContainer(.column, justifyContent: .center, alignItems: .center) {
          line("not drawn", size: 13, .secondaryLabel)
        }.background(.systemBackground).size(size)
      }
    }
  }

  private func line(_ text: String, size: Double, _ color: Color, isBold: Bool = false) -> TextNode
  {
    TextNode(text).font(isBold ? .system(size, weight: .bold) : .system(size)).color(color).lines(1)
  }
}
