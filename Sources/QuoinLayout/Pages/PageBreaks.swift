import QuoinGeometry
import QuoinModel

/// Finds where an arrangement is cut into pages.
///
/// A cut goes between the children of containers: the node through which it would go, and that is to
/// stay whole, moves to the next page. Whole stay rows of lists and tables, nodes without children, and
/// containers that fit where moving them leaves no more than half of a page empty. The first row behind a
/// head takes the head along. What is longer than a page is cut between its children, a text between its
/// lines, and anything else where the page ends.
struct PageBreaks {
  let arrangement: Arrangement
  /// The frames in the coordinates of the root.
  let frames: [Rect]
  /// What is and what is in each item, from top to bottom.
  let reaches: [(top: Double, bottom: Double)]
  /// What is repeated on the pages.
  let heads: PageHeads

  private static let hair = 1e-3

  init(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    var frames: [Rect] = []
    frames.reserveCapacity(arrangement.items.count)
    for item in arrangement.items {
      let origin = item.parent.map { frames[$0].origin } ?? .zero
      frames.append(item.frame.offset(by: origin))
    }
    var reaches = frames.map { (top: $0.minY, bottom: $0.maxY) }
    for index in arrangement.items.indices.reversed() {
      let item = arrangement.items[index]
      guard let parent = item.parent, !item.isHidden, !item.isPiece,
        !arrangement.items[parent].look.clips
      else { continue }
      reaches[parent].top = min(reaches[parent].top, reaches[index].top)
      reaches[parent].bottom = max(reaches[parent].bottom, reaches[index].bottom)
    }
    self.frames = frames
    self.reaches = reaches
    heads = PageHeads(arrangement, frames: frames, tops: reaches.map(\.top))
  }

  /// Where the page that begins at a height ends: at the latest where it is full.
  func end(of start: Double, room: Double) -> Double {
    let full = start + room
    var end = full
    // What moves may uncover something beside it that is cut where it begins.
    for _ in 0..<100 {
      let earlier = cut(at: end, start: start, room: room)
      guard earlier > start + PageBreaks.hair else { return full }
      guard earlier < end - PageBreaks.hair else { return end }
      end = earlier
    }
    return end
  }

  /// Where a cut has to go so that it goes through nothing that stays whole.
  private func cut(at height: Double, start: Double, room: Double) -> Double {
    var end = height
    if arrangement.items[0].end == 1, let line = lineTop(in: 0, at: end),
      line > start + PageBreaks.hair
    {
      return line
    }
    var pending = [0]
    while let index = pending.popLast() {
      for child in arrangement.children(of: index) {
        let item = arrangement.items[child]
        let reach = reaches[child]
        guard !item.isHidden, !item.isPiece, reach.top < end - PageBreaks.hair,
          reach.bottom > end + PageBreaks.hair
        else { continue }
        if staysWhole(child, cutAt: end, start: start, room: room) {
          let top = heads.starts[child] ?? reach.top
          end = top > start + PageBreaks.hair ? top : reach.top
        } else if item.end > child + 1 {
          pending.append(child)
        } else if let line = lineTop(in: child, at: end), line > start + PageBreaks.hair {
          end = line
        }
      }
    }
    return end
  }

  private func staysWhole(
    _ index: Int, cutAt height: Double, start: Double, room: Double
  ) -> Bool {
    let reach = reaches[index]
    guard reach.top > start + PageBreaks.hair, reach.bottom - reach.top <= room else {
      return false
    }
    let item = arrangement.items[index]
    return item.isRow || item.end == index + 1 || start + room - reach.top <= room / 2
  }

  /// The top of the line of text that is at a height.
  private func lineTop(in index: Int, at height: Double) -> Double? {
    for placed in arrangement.items[index].texts {
      for line in placed.text.lines {
        let top = frames[index].minY + placed.frame.minY + line.top
        if top < height - PageBreaks.hair, top + line.height > height + PageBreaks.hair {
          return top
        }
      }
    }
    return nil
  }
}
