import QuoinModel

/// The lines of a block, between which page breaks are allowed: CSS Fragmentation 3 §3.3.
struct BlockLines {
  /// The position of a page break in a block.
  enum Cut {
    /// Above a line, at a height.
    case between(Double)
    /// Before the block.
    case before
    /// Not determined by the lines.
    case anywhere
  }

  /// The tops of the lines from top to bottom, none above the one before.
  private var tops: [Double] = []
  /// The bottom of the last line.
  private var bottom = 0.0

  /// Creates the lines of a block.
  ///
  /// - Parameters:
  ///   - extents: The extents of the texts in the lines, in any order.
  ///   - start: The top of the block's content.
  ///   - end: The bottom of the block's content.
  init(_ extents: [(top: Double, bottom: Double)], from start: Double, to end: Double) {
    let merged = BlockLines.merged(extents)
    guard let first = merged.first?.main, let last = merged.last else { return }
    // The space between two lines is above their texts as far as it is in the first line.
    tops = [min(first.top, max(start, first.top - (first.bottom - first.top)))]
    let above = first.top - tops[0]
    for index in merged.indices.dropFirst() {
      let (last, next) = (merged[index - 1].main.bottom, merged[index].main.top)
      let top = last < next ? max(last, next - above) : (last + next) / 2
      tops.append(max(tops[index - 1], top))
    }
    let leading = last.main.top - (tops.last ?? last.main.top)
    bottom = max(last.bottom, min(last.bottom + max(0, leading), end))
  }

  /// The texts of a line.
  private struct Line {
    /// The extent of the highest text: superscripts may extend into the line above.
    var main: (top: Double, bottom: Double)
    var bottom: Double
  }

  /// Returns the lines that the extents of texts are in, from top to bottom.
  private static func merged(_ extents: [(top: Double, bottom: Double)]) -> [Line] {
    var merged: [Line] = []
    var top = 0.0
    for extent in extents.sorted(by: { ($0.top, $0.bottom) < ($1.top, $1.bottom) }) {
      guard var last = merged.last else {
        merged.append(Line(main: extent, bottom: extent.bottom))
        top = extent.top
        continue
      }
      // Parts of one line are beside each other; the glyphs of two lines may overlap slightly.
      let shared = min(last.bottom, extent.bottom) - extent.top
      // A raised text may have no height.
      if shared > 0.5 * min(last.bottom - top, extent.bottom - extent.top)
        || extent.bottom <= last.bottom
      {
        last.bottom = max(last.bottom, extent.bottom)
        if extent.bottom - extent.top > last.main.bottom - last.main.top { last.main = extent }
        merged[merged.count - 1] = last
      } else {
        merged.append(Line(main: extent, bottom: extent.bottom))
        top = extent.top
      }
    }
    return merged
  }

  /// Returns the bottom of the line at a height, or that of the nearest one.
  func bottom(ofLineAt height: Double) -> Double? {
    tops.isEmpty ? nil : bottom(of: line(at: height))
  }

  /// Returns the bottom of the lines that a page has to have together with the line at a height.
  func end(ofLineAt height: Double, _ rules: PageBreakRules) -> Double? {
    guard !tops.isEmpty else { return nil }
    let last = min(max(line(at: height), rules.orphans - 1), tops.count - 1)
    return last + 1 > tops.count - rules.widows ? bottom : bottom(of: last)
  }

  private func line(at height: Double) -> Int {
    max(0, count(above: height.nextUp) - 1)
  }

  /// Returns the number of lines whose tops are above a height.
  ///
  /// - Complexity: O(log n) in the lines.
  private func count(above height: Double) -> Int {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] < height { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func bottom(of line: Int) -> Double { line + 1 < tops.count ? tops[line + 1] : bottom }

  /// Returns where a page that is full at a height ends, or `nil` if that is outside the lines.
  ///
  /// - Parameters:
  ///   - slack: How much of a line may extend beyond the end.
  ///   - start: The start of the page.
  func cut(at height: Double, slack: Double, start: Double, _ rules: PageBreakRules) -> Cut? {
    guard let first = tops.first, height < bottom - slack else { return nil }
    if height <= first + PageBreaks.hair { return nil }
    // The lines that end on the page, and those among them that begin there.
    let ending = max(0, count(above: (height + slack).nextUp) - 1)
    let earlier = count(above: start - PageBreaks.hair)
    var kept = min(ending, max(earlier, tops.count - rules.widows))
    let beginsHere = earlier == 0 && first > start + PageBreaks.hair
    if beginsHere, kept < min(rules.orphans, tops.count) { return .before }
    if kept <= earlier { kept = ending }
    guard kept < tops.count, tops[kept] > start + PageBreaks.hair else { return .anywhere }
    // If the page is full between two lines that may be separated, it ends there.
    return .between(min(tops[kept], height))
  }
}
