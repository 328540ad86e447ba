import QuoinGeometry
import QuoinModel

extension PageBuilder {
  /// Adds notes at the foot of a page, in their area: CSS Generated Content for Paged Media 3 §2.4.
  ///
  /// - Parameters:
  ///   - content: The content area of the page.
  ///   - width: The width of the page, beyond which notes are cut off.
  mutating func add(
    _ pieces: [PageNotes.Piece], of notes: PageNotes, in content: Rect, width: Double
  ) {
    let insets = notes.insets
    let height = pieces.reduce(0) { $0 + $1.height } + insets.top + insets.bottom
    let bottom = content.maxY - notes.terms.bottom.resolved(content.width)
    let frame = Rect(
      content.minX + notes.frame.minX, bottom - height, notes.frame.width, height)
    var part = PageBuilder(notes.arrangement, notes.breaks)
    let area = notes.arrangement.items[0]
    part.add(box: frame, in: nil, stacking: area.stacking)
    part.items[0].type = area.type
    part.items[0].look = area.look
    var top = insets.top
    for piece in joined(pieces) {
      // Markers may be in the margin of the page.
      let box = part.add(
        box: Rect(-frame.minX, top, width, piece.height), in: 0, clips: piece.isCut)
      let root = part.items.count
      part.addPart(from: piece.from, to: piece.to, edge: piece.from, in: box)
      part.items[root].frame.origin.x = frame.minX
      top += piece.height
    }
    append(part.items, in: 0)
  }

  /// Returns the pieces, with those that follow each other in the area as one.
  private func joined(_ pieces: [PageNotes.Piece]) -> [PageNotes.Piece] {
    var joined: [PageNotes.Piece] = []
    for piece in pieces {
      if let last = joined.last, (last.to - piece.from).magnitude < PageBreaks.hair {
        joined[joined.count - 1].to = piece.to
        joined[joined.count - 1].isCut = last.isCut || piece.isCut
      } else {
        joined.append(piece)
      }
    }
    return joined
  }

  /// Adds the items of another builder to an item.
  private mutating func append(_ others: [Arrangement.Item], in parent: Int) {
    let offset = items.count
    for other in others {
      var item = other
      item.parent = other.parent.map { $0 + offset } ?? parent
      items.append(item)
    }
  }
}
