import Foundation
import Quoin
import QuoinCairo
import QuoinResources

/// One picture with all variants of a scene side by side, each under its label: a row for each device.
struct ContactSheet {
  /// A picture on the sheet.
  struct Cell {
    /// What is special about it.
    var label: String
    /// The picture, or `nil` where it could not be drawn.
    var picture: Miniature?
  }

  /// The pictures of a device.
  struct Row {
    /// The device, where there are several rows.
    var title: String?
    var cells: [Cell]
  }

  /// What is shown.
  var title: String
  /// What is common to all pictures.
  var subtitle: String
  var rows: [Row]

  /// Rows wrap that are longer, in points.
  private static let widest = 2400.0
  private static let gap = 20.0
  private static let padding = 28.0

  /// The sheet as a layout.
  func arrangement(_ text: PangoTextMeasurer) -> Arrangement {
    let root = FlexContainer(
      .column, gap: 24, alignItems: .start, padding: ContactSheet.padding
    ) {
      FlexContainer(.column, gap: 2, alignItems: .start) {
        line(title, size: 20, .label, isBold: true).maxWidth(.points(width))
        if !subtitle.isEmpty { line(subtitle, size: 13, .secondaryLabel).maxWidth(.points(width)) }
      }
      for row in rows {
        FlexContainer(.column, gap: 10, alignItems: .start) {
          if let title = row.title { line(title, size: 15, .label, isBold: true) }
          FlexContainer(.row, wrap: .wrap, gap: ContactSheet.gap, alignItems: .start) {
            for cell in row.cells { view(of: cell, in: row) }
          }.maxWidth(.points(width))
        }
      }
    }.background(.systemGroupedBackground)
    var scene = Quoin.Scene(root, text: text)
    scene.keepsLayouts = false
    let traits = Traits(displayScale: Miniature.scale)
    let sheetWidth = width + 2 * ContactSheet.padding
    let height = scene.measure(ProposedSize(width: sheetWidth), traits: traits).height
    return scene.layout(in: Size(sheetWidth, height), traits: traits)
  }

  /// Paints the sheet.
  func write(to path: String, text: PangoTextMeasurer) throws(PaintError) {
    var png = PNG(arrangement(text), scale: Miniature.scale, text: text)
    // The pictures are the run's own: no stranger says how many or how large they are.
    png.reading = PictureReading(limits: .none)
    try png.write(to: path)
  }

  /// The width of the pictures, in points: that of the longest row, and room for a title.
  private var width: Double {
    let widths = rows.map { row in
      row.cells.reduce(-ContactSheet.gap) { $0 + size(of: $1, in: row).width + ContactSheet.gap }
    }
    return min(max(widths.max() ?? 0, 320), ContactSheet.widest)
  }

  /// The size of a picture; of one that is not there that of its neighbours.
  private func size(of cell: Cell, in row: Row) -> Size {
    cell.picture?.size ?? row.cells.lazy.compactMap(\.picture?.size).first ?? Size(160, 320)
  }

  private func view(of cell: Cell, in row: Row) -> Node {
    let size = size(of: cell, in: row)
    return FlexContainer(.column, gap: 6) {
      line(cell.label, size: 12, .secondaryLabel).width(.points(size.width))
      if let picture = cell.picture {
        ImageNode(ContactSheet.address(of: picture), size: picture.size).size(picture.size)
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

  private static func address(of picture: Miniature) -> String {
    "data:image/png;base64," + Data(picture.file).base64EncodedString()
  }
}
