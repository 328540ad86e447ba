import QuoinModel

/// The lines of a block, between which pages may end: CSS Fragmentation 3 §3.3.
struct BlockLines {
  /// Where a page that would end in the block does.
  enum Cut {
    /// Above a line.
    case between(Double)
    /// Before the block.
    case before
    /// The lines do not say.
    case anywhere
  }

  /// The tops of the lines from top to bottom.
  private var tops: [Double] = []
  /// Where the last one ends.
  private var bottom = 0.0

  /// - Parameters:
  ///   - extents: where the texts of the lines begin and end, in any order.
  ///   - start: where the block's content begins.
  ///   - end: where it ends.
  init(_ extents: [(top: Double, bottom: Double)], from start: Double, to end: Double) {
    var merged: [(top: Double, bottom: Double)] = []
    for extent in extents.sorted(by: { ($0.top, $0.bottom) < ($1.top, $1.bottom) }) {
      guard let last = merged.last else {
        merged.append(extent)
        continue
      }
      // Parts of one line are beside each other; letters of two may reach into each other a little.
      let shared = min(last.bottom, extent.bottom) - extent.top
      if shared > 0.5 * min(last.bottom - last.top, extent.bottom - extent.top) {
        merged[merged.count - 1].bottom = max(last.bottom, extent.bottom)
      } else {
        merged.append(extent)
      }
    }
    guard let first = merged.first, let last = merged.last else { return }
    // The space between lines belongs to both.
    tops = [min(first.top, max(start, first.top - (first.bottom - first.top)))]
    for index in merged.indices.dropFirst() {
      tops.append((merged[index - 1].bottom + merged[index].top) / 2)
    }
    let leading = last.top - (tops.last ?? last.top)
    bottom = max(last.bottom, min(last.bottom + max(0, leading), end))
  }

  /// Where a page that is full at a height ends, or `nil` where that is not in the lines.
  ///
  /// - Parameters:
  ///   - slack: how much of a line may be behind the end.
  ///   - start: where the page begins.
  func cut(at height: Double, slack: Double, start: Double, _ rules: PageBreakRules) -> Cut? {
    guard let first = tops.first, height < bottom - slack else { return nil }
    if height <= first + PageBreaks.hair { return nil }
    // The lines that end on the page, and those of them that begin there.
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
    // Where the page is full between two lines, and they may part there, it ends.
    return .between(min(tops[kept], height))
  }
}
