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

  /// The tops of the lines from top to bottom.
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
    var merged: [(top: Double, bottom: Double)] = []
    for extent in extents.sorted(by: { ($0.top, $0.bottom) < ($1.top, $1.bottom) }) {
      guard let last = merged.last else {
        merged.append(extent)
        continue
      }
      // Parts of one line are beside each other; the glyphs of two lines may overlap slightly.
      let shared = min(last.bottom, extent.bottom) - extent.top
      if shared > 0.5 * min(last.bottom - last.top, extent.bottom - extent.top) {
        merged[merged.count - 1].bottom = max(last.bottom, extent.bottom)
      } else {
        merged.append(extent)
      }
    }
    guard let first = merged.first, let last = merged.last else { return }
    // The space between two lines is divided between them.
    tops = [min(first.top, max(start, first.top - (first.bottom - first.top)))]
    for index in merged.indices.dropFirst() {
      tops.append((merged[index - 1].bottom + merged[index].top) / 2)
    }
    let leading = last.top - (tops.last ?? last.top)
    bottom = max(last.bottom, min(last.bottom + max(0, leading), end))
  }

  /// Returns where a page that is full at a height ends, or `nil` if that is outside the lines.
  ///
  /// - Parameters:
  ///   - slack: How much of a line may extend beyond the end.
  ///   - start: The start of the page.
  func cut(at height: Double, slack: Double, start: Double, _ rules: PageBreakRules) -> Cut? {
    guard let first = tops.first, height < bottom - slack else { return nil }
    if height <= first + PageBreaks.hair { return nil }
    // The lines that end on the page, and those among them that begin there.
    var ending = 0
    while ending < tops.count {
      let lineBottom = ending + 1 < tops.count ? tops[ending + 1] : bottom
      guard lineBottom <= height + slack else { break }
      ending += 1
    }
    let earlier = tops.prefix { $0 < start - PageBreaks.hair }.count
    var kept = min(ending, max(earlier, tops.count - rules.widows))
    let beginsHere = earlier == 0 && first > start + PageBreaks.hair
    if beginsHere, kept < min(rules.orphans, tops.count) { return .before }
    if kept <= earlier { kept = ending }
    guard kept < tops.count, tops[kept] > start + PageBreaks.hair else { return .anywhere }
    // If the page is full between two lines that may be separated, it ends there.
    return .between(min(tops[kept], height))
  }
}
