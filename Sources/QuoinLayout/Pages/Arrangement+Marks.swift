import QuoinGeometry
import QuoinModel

// Pages on larger sheets: CSS Paged Media 3 §7.2 and §7.3.
extension Arrangement {
  /// Returns the page on its larger sheet.
  func onSheet(_ sheet: PageSheet) -> Arrangement {
    placed(
      Rect(origin: Point(sheet.edge, sheet.edge), size: sheet.size), by: 1, on: sheet.whole,
      diagnostics: diagnostics)
  }

  /// Returns the page with the marks of its sheet, and with its boxes.
  func marked(_ sheet: PageSheet) -> Arrangement {
    let boxes = PrintedBoxes(sheet)
    var items = items
    for line in Arrangement.lines(sheet, boxes) {
      var look = Look()
      look.background = .black
      var item = Item(
        id: NodeID(), identifier: nil, type: "#page", parent: 0, end: items.count + 1, frame: line,
        isHidden: false, look: look, content: .none, texts: .none, place: nil)
      item.colorScheme = items.first?.colorScheme ?? .light
      // The marks are around the page, and not part of its text.
      item.isRepeated = true
      items.append(item)
    }
    if !items.isEmpty { items[0].end = items.count }
    var page = Arrangement(
      size: size, traits: traits, safeArea: safeArea, items: items, diagnostics: diagnostics,
      windows: windows, documentTerms: documentTerms)
    page.printedBoxes = boxes
    return page
  }

  /// Returns the lines of the marks: a quarter of a point wide, three points away from all that is printed.
  private static func lines(_ sheet: PageSheet, _ boxes: PrintedBoxes) -> [Rect] {
    let (trim, whole) = (boxes.trim, sheet.whole)
    let (width, gap) = (0.25, 3.0)
    let length = sheet.markRoom - 2 * gap
    guard length > 0 else { return [] }
    func horizontal(_ x: Double, _ y: Double) -> Rect { Rect(x, y - width / 2, length, width) }
    func vertical(_ x: Double, _ y: Double) -> Rect { Rect(x - width / 2, y, width, length) }
    var lines: [Rect] = []
    if sheet.marks.contains(.crop) {
      for y in [trim.minY, trim.maxY] {
        lines += [horizontal(gap, y), horizontal(whole.width - gap - length, y)]
      }
      for x in [trim.minX, trim.maxX] {
        lines += [vertical(x, gap), vertical(x, whole.height - gap - length)]
      }
    }
    if sheet.marks.contains(.cross) {
      let room = sheet.markRoom / 2
      let centers = [
        Point(trim.midX, room), Point(trim.midX, whole.height - room), Point(room, trim.midY),
        Point(whole.width - room, trim.midY),
      ]
      for center in centers {
        lines += [
          horizontal(center.x - length / 2, center.y), vertical(center.x, center.y - length / 2),
        ]
      }
    }
    return lines
  }
}
