import QuoinGeometry
import QuoinModel

/// The lines of an item's texts by height, for finding those at a height without visiting all.
///
/// A paragraph of a long document has lines on thousands of pages.
struct LineIndex {
  /// A line, or a text that is drawn as a shape and has no lines.
  struct Place {
    let middle: Double
    let text: Int32
    /// The index of the line; -1 for a shape.
    let line: Int32
  }

  /// The lines by their middles.
  private let places: [Place]
  /// Half the height of the highest line.
  private let reach: Double

  /// Creates an index of the texts of an item.
  ///
  /// - Parameter top: The top of the item.
  /// - Complexity: O(n log n) in the lines.
  init(_ texts: [PlacedText], below top: Double) {
    var places: [Place] = []
    var highest = 0.0
    for index in texts.indices {
      if texts[index].sign != nil {
        places.append(Place(middle: top + texts[index].frame.midY, text: Int32(index), line: -1))
        continue
      }
      let above = top + texts[index].frame.minY
      for (number, line) in texts[index].text.lines.enumerated() {
        highest = max(highest, line.height)
        places.append(
          Place(
            middle: above + line.top + line.height / 2, text: Int32(index), line: Int32(number)))
      }
    }
    self.places = places.sorted {
      ($0.middle, $0.text, $0.line) < ($1.middle, $1.text, $1.line)
    }
    reach = highest / 2
  }

  /// Returns the lines whose middles are between two heights, in the order of the texts.
  func lines(from start: Double, to end: Double) -> [Place] {
    let first = first(from: start)
    return places[first..<max(first, self.first(from: end))].sorted {
      ($0.text, $0.line) < ($1.text, $1.line)
    }
  }

  /// Returns the lines that may contain a height, in the order of the texts.
  func lines(at height: Double) -> [Place] {
    // Coordinates are rounded, so that a line may be a little higher.
    lines(from: height - reach - 1, to: height + reach + 1)
  }

  /// Returns the first place whose middle is at or below a height.
  private func first(from height: Double) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].middle < height { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
