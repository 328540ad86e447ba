import QuoinModel

/// Breaks the clusters of a shaped text into lines, each as long as fits.
///
/// It does not hold the text, which is a dozen lists that would be retained for each line.
package struct LineFiller {
  /// A line as a range of clusters.
  struct Line {
    /// The clusters, including hanging ones.
    var clusters: Range<Int>
    /// The index after the last cluster that is not a trailing space.
    var solidEnd: Int
    /// Whether the trailing spaces are shown.
    var keepsSpaces = false
    /// The width of the visible part, in points.
    var width = 0.0
    /// Whether a hyphen is added.
    var hyphenates = false
    /// The start of the next line, or `nil` at the end of the text.
    var next: Int?
    /// Whether a forced break ends it.
    var endsWithBreak = false
    /// The index of its paragraph.
    var paragraph = 0
  }

  /// The tolerance for rounding errors when a sum of widths is compared with the available width,
  /// in points.
  static let slack = 1e-6

  private var position: Int? = 0
  private var paragraph = 0
  /// Whether lines break as for the minimum width of the text.
  private let isMinimal: Bool

  /// Creates a filler of the lines of a text.
  ///
  /// - Parameter isMinimal: Whether lines break as for the minimum width of the text.
  init(isMinimal: Bool = false) { self.isMinimal = isMinimal }

  /// Creates a filler of the lines of a text from a cluster on, which is in a paragraph.
  init(from start: Int, paragraph: Int) {
    position = start
    self.paragraph = paragraph
    isMinimal = false
  }

  /// The insets of the next line, in points.
  struct Insets {
    var leading = 0.0
    var trailing = 0.0
    var alignment: TextAlignment?
  }

  /// Returns the insets of the next line for an available width.
  func insets(in room: Double?, of text: ShapedText) -> Insets {
    guard let position, !text.paragraphStyles.isEmpty else { return Insets() }
    let style = text.style(of: paragraph)
    let isFirst =
      paragraph < text.paragraphs.count && Int(text.paragraphs[paragraph].start) == position
    return Insets(
      leading: style.leading(isFirst: isFirst), trailing: style.trailing(in: room),
      alignment: style.alignment)
  }

  /// The sum of widths so far, and the part of it that would be invisible at the end of a line.
  private struct Pen {
    var x = 0.0
    /// The width of the trailing spaces.
    var hanging = 0.0
    var solidEnd: Int
    var width: Double { x - hanging }
  }

  /// Returns the next line, or `nil` after the last one.
  ///
  /// - Parameters:
  ///   - room: The width, in points, or `nil` for lines that end only at forced breaks.
  ///   - text: The text.
  mutating func next(_ room: Double?, of text: ShapedText) -> Line? {
    guard let start = position else { return nil }
    let clusters = text.clusters
    let limit = room.map { $0 + LineFiller.slack } ?? .infinity
    var pen = Pen(solidEnd: start)
    var best: Line?
    var tight: Line?
    var index = start
    while index < clusters.count {
      var cluster = clusters[index]
      if isMinimal { cluster.traits.keepWords() }
      if cluster.traits.contains(.newline) {
        return end(text, start..<index, pen, room, next: index + 1, endsWithBreak: true)
      }
      if room != nil, index > start, cluster.traits.contains(.breakBefore) {
        let candidate = wrapped(text, start, at: index, pen)
        if candidate.width <= limit {
          best = candidate
        } else if candidate.hyphenates, pen.width <= limit {
          // Only the hyphen does not fit; the following text may still fit without it.
          tight = tight ?? candidate
        } else {
          // Nothing shorter fits, or it would have been taken when this one did not.
          return commit(best ?? tight ?? candidate)
        }
      }
      let advance =
        cluster.traits.contains(.tab)
        ? LineFiller.tab(from: pen.x, every: text.tabWidth) : cluster.advance
      if cluster.traits.contains(.space) {
        pen.x += advance
        pen.hanging += advance
        index += 1
        continue
      }
      let isEdge = cluster.traits.contains(.boxEdge)
      let width = pen.x + advance - (isEdge ? pen.hanging : 0)
      if width > limit {
        if let best { return commit(best) }
        if index > start, cluster.traits.contains(.emergencyBreakBefore) {
          return commit(wrapped(text, start, at: index, pen))
        }
        if let tight { return commit(tight) }
      }
      pen.x += advance
      if !isEdge {
        pen.hanging = 0
        pen.solidEnd = index + 1
      }
      index += 1
    }
    if pen.width > limit, let best { return commit(best) }
    return end(text, start..<index, pen, room, next: nil, endsWithBreak: false)
  }

  private mutating func commit(_ line: Line) -> Line {
    position = line.next
    return line
  }

  /// Returns a line that wraps before a cluster.
  private func wrapped(_ text: ShapedText, _ start: Int, at index: Int, _ pen: Pen) -> Line {
    var line = Line(
      clusters: start..<index, solidEnd: pen.solidEnd, width: pen.width, next: index,
      paragraph: paragraph)
    let last = pen.solidEnd - 1
    if last >= start, text.clusters[last].traits.contains(.softHyphen) {
      line.hyphenates = true
      line.width += text.segments[Int(text.clusters[last].segment)].hyphen
    }
    return line
  }

  /// Returns the last line of a paragraph.
  private mutating func end(
    _ text: ShapedText, _ range: Range<Int>, _ pen: Pen, _ room: Double?, next: Int?,
    endsWithBreak: Bool
  ) -> Line {
    var line = Line(
      clusters: range, solidEnd: pen.solidEnd, width: pen.width, next: next,
      endsWithBreak: endsWithBreak, paragraph: paragraph)
    var kept = 0.0
    for cluster in text.clusters[pen.solidEnd..<range.upperBound]
    where cluster.traits.isKeptSpace {
      line.keepsSpaces = true
      kept += cluster.advance
    }
    if line.keepsSpaces {
      // Spaces hang only as far as they do not fit.
      let all = line.width + kept
      line.width = min(all, max(line.width, room ?? .infinity))
    }
    position = next
    if endsWithBreak { paragraph += 1 }
    return line
  }

  /// Returns the distance to the next tab stop, in points.
  static func tab(from x: Double, every distance: Double) -> Double {
    guard distance > 0, x.isFinite, x >= 0, x / distance < 1e9 else { return 0 }
    let stop = (x / distance + slack).rounded(.down) + 1
    return stop * distance - x
  }
}
