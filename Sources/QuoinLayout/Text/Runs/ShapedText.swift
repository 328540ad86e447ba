import QuoinModel

/// A styled text as flat arrays of what breaking it into lines needs: made once by a measurer, then
/// broken at any width by arithmetic alone.
package struct ShapedText: Sendable {
  /// The smallest piece that is never divided: a character with its marks, a ligature, an object.
  package struct Cluster: Sendable {
    /// Where it begins in the UTF-8 of the source.
    package var source: Int32
    /// Where it begins in the bytes that are shown.
    package var shown: Int32
    /// The segment that it belongs to.
    package var segment: Int32
    /// The embedding level of the Unicode bidirectional algorithm.
    package var level: UInt8
    /// What it is, and where lines may end.
    package var traits: ClusterTraits
    /// The width with the spaces that are added to letters and words, in points.
    package var advance: Double

    package init(
      source: Int, shown: Int, advance: Double, segment: Int, level: UInt8 = 0,
      traits: ClusterTraits = []
    ) {
      self.init(
        source: Int32(clamping: source), shown: Int32(clamping: shown), advance: advance,
        segment: Int32(clamping: segment), level: level, traits: traits)
    }

    init(
      source: Int32, shown: Int32, advance: Double, segment: Int32, level: UInt8,
      traits: ClusterTraits
    ) {
      self.source = source
      self.shown = shown
      self.advance = advance
      self.segment = segment
      self.level = level
      self.traits = traits
    }
  }

  /// Characters that share look and heights, or an object.
  package struct Segment: Sendable {
    /// The index of the run, or `nil` where none covers the characters.
    package var run: Int?
    /// The index of the object, if it is one.
    package var object: Int?
    /// How an object stands in its line.
    package var alignment = StyledText.Object.Alignment.baseline
    /// The heights of the letters or of the object, from its baseline.
    package var ascent: Double
    package var descent: Double
    /// The heights that the line must have, from its baseline.
    package var above: Double
    package var below: Double
    /// The free space that the font wants under a line that another one follows, in points.
    package var leading: Double = 0
    /// How far the baseline is above the line's, in points.
    package var rise: Double = 0
    /// Where lines may end between two characters of the segment.
    package var wrap = TextWrap.words
    /// Whether it is the beginning or end of a box, which has no part in the line's height.
    package var isEdge = false
    /// The widths of the mark of a cut and of a hyphen, in points.
    package var mark: Double = 0
    package var hyphen: Double = 0

    package init(
      run: Int?, object: Int? = nil, ascent: Double, descent: Double, above: Double, below: Double
    ) {
      self.run = run
      self.object = object
      self.ascent = ascent
      self.descent = descent
      self.above = above
      self.below = below
    }
  }

  /// In the order of the text.
  package var clusters = ClusterList()
  package var segments: [Segment] = []
  /// The characters that are shown, in UTF-8; those of the source where no look changes them.
  package var bytes: [UInt8] = []
  /// The number of bytes of the source.
  package var sourceLength = 0
  /// The paragraphs in order: the first cluster of each, and its level, 0 from left to right and 1
  /// from right to left.
  package var paragraphs: [(start: Int32, level: UInt8)] = []
  /// How their lines stand; empty where none of them says anything.
  package var paragraphStyles: [ParagraphStyle] = []
  /// The distance of tab stops, in points.
  package var tabWidth = 0.0
  /// The segment whose heights empty lines have, and all lines where there is a strut.
  package var strut: Segment
  package var hasStrut = false
  /// The clusters of characters for which no font has a picture, in order; one for each character.
  package var missing: [Int32] = []
  /// The number of characters for which no font has a picture.
  package var missingGlyphs: Int { missing.count }

  /// The number of such characters in some clusters.
  ///
  /// - Complexity: O(log n).
  func missingGlyphs(in clusters: Range<Int>) -> Int {
    guard !missing.isEmpty else { return 0 }
    return missing.partitionPoint { $0 >= clusters.upperBound }
      - missing.partitionPoint { $0 >= clusters.lowerBound }
  }

  package init(strut: Segment) { self.strut = strut }

  /// The paragraph that a cluster is in.
  ///
  /// - Complexity: O(log n).
  func paragraph(of cluster: Int) -> Int {
    max(0, paragraphs.partitionPoint { Int($0.start) > cluster } - 1)
  }

  /// The first cluster that begins at an offset of the source or behind it.
  ///
  /// - Complexity: O(log n).
  func cluster(at offset: Int) -> Int { clusters.partitionPoint { Int($0.source) >= offset } }

  /// Where a cluster ends in the bytes that are shown.
  func shownEnd(_ index: Int) -> Int {
    index + 1 < clusters.count ? Int(clusters[index + 1].shown) : bytes.count
  }

  /// Where a cluster ends in the source.
  func sourceEnd(_ index: Int) -> Int {
    index + 1 < clusters.count ? Int(clusters[index + 1].source) : sourceLength
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element for which a condition holds, which then holds for all that
  /// follow.
  fileprivate func partitionPoint(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// What a cluster is, and where lines may end.
package struct ClusterTraits: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  /// A line may end before it.
  package static let breakBefore = ClusterTraits(rawValue: 1)
  /// A line may end before it where a word has no room.
  package static let emergencyBreakBefore = ClusterTraits(rawValue: 2)
  /// That counts for the least width, too.
  package static let anywhere = ClusterTraits(rawValue: 4)
  /// A space, which hangs at the end of a line.
  package static let space = ClusterTraits(rawValue: 8)
  /// A space that the end of a paragraph drops.
  package static let dropped = ClusterTraits(rawValue: 16)
  /// A tab, which reaches to the next stop.
  package static let tab = ClusterTraits(rawValue: 32)
  /// The end of a paragraph.
  package static let newline = ClusterTraits(rawValue: 64)
  /// A soft hyphen, which shows where the line ends behind it.
  package static let softHyphen = ClusterTraits(rawValue: 128)
  /// The beginning or end of a box: spaces beside it still are at the line's end.
  package static let boxEdge = ClusterTraits(rawValue: 256)
  /// An object.
  package static let object = ClusterTraits(rawValue: 512)

  /// The beginning of a box, which stays with what follows.
  package static let opening = ClusterTraits(rawValue: 1024)
  /// All that says that a line may end.
  package static let anyBreak: ClusterTraits = [.breakBefore, .emergencyBreakBefore, .anywhere]

  /// Whether it is a space that the end of a paragraph keeps.
  var isKeptSpace: Bool { contains(.space) && !contains(.dropped) }
}
