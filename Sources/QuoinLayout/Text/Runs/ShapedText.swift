import QuoinModel

/// A styled text as flat arrays of the data for line breaking.
///
/// A measurer creates it once; it is then broken at any width by arithmetic alone.
package struct ShapedText: Sendable {
  /// The smallest indivisible piece: a character with its marks, a ligature, an object.
  package struct Cluster: Sendable {
    /// The start in the UTF-8 of the source.
    package var source: Int32
    /// The start in the shown bytes.
    package var shown: Int32
    /// The index of the cluster's segment.
    package var segment: Int32
    /// The embedding level of the Unicode bidirectional algorithm.
    package var level: UInt8
    /// The kind of cluster, and whether lines may end there.
    package var traits: ClusterTraits
    /// The width including letter and word spacing, in points.
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

  /// Characters with the same look and heights, or an object.
  package struct Segment: Sendable {
    /// The index of the run, or `nil` if none covers the characters.
    package var run: Int? { packedRun < 0 ? nil : Int(packedRun) }
    /// The index of the object, if it is one.
    package var object: Int? { packedObject < 0 ? nil : Int(packedObject) }
    private(set) var packedRun: Int32
    private(set) var packedObject: Int32
    /// The alignment of an object in its line.
    package var alignment = StyledText.Object.Alignment.baseline
    /// The heights of the glyphs or of the object, from its baseline.
    package var ascent: Double
    package var descent: Double
    /// The minimum heights of the line, from its baseline.
    package var above: Double
    package var below: Double
    /// The font's leading below a line if another one follows, in points.
    package var leading: Double = 0
    /// How far the baseline is above the line's, in points.
    package var rise: Double = 0
    /// The wrapping rule between two characters of the segment.
    package var wrap = TextWrap.words
    /// Whether it is the start or end of a box, which does not affect the line's height.
    package var isEdge = false
    /// The widths of the truncation mark and of a hyphen, in points.
    package var mark: Double = 0
    package var hyphen: Double = 0

    package init(
      run: Int?, object: Int? = nil, ascent: Double, descent: Double, above: Double, below: Double
    ) {
      packedRun = run.map { Int32(clamping: $0) } ?? -1
      packedObject = object.map { Int32(clamping: $0) } ?? -1
      self.ascent = ascent
      self.descent = descent
      self.above = above
      self.below = below
    }

    /// Creates a segment of another run or object with the heights and rules of a segment.
    init(_ segment: Segment, run: Int32, object: Int32) {
      self = segment
      packedRun = run
      packedObject = object
    }

    /// Whether a segment has the same heights and rules.
    func isLike(_ other: Segment) -> Bool {
      ascent == other.ascent && descent == other.descent && above == other.above
        && below == other.below && leading == other.leading && rise == other.rise
        && mark == other.mark && hyphen == other.hyphen && alignment == other.alignment
        && wrap == other.wrap && isEdge == other.isEdge
    }
  }

  /// The clusters in text order.
  package var clusters = ClusterList()
  package var segments = SegmentList()
  /// The shown characters, in UTF-8; those of the source unless a look changes them.
  package var bytes: [UInt8] = []
  /// The number of bytes of the source.
  package var sourceLength = 0
  /// The paragraphs in order: the first cluster of each, and its level, 0 for left to right and 1
  /// for right to left.
  package var paragraphs: [(start: Int32, level: UInt8)] = []
  /// The styles of the paragraphs; empty if none of them has any.
  package var paragraphStyles: [ParagraphStyle] = []
  /// The distance between tab stops, in points.
  package var tabWidth = 0.0
  /// The segment that determines the heights of empty lines, and of all lines if there is a strut.
  package var strut: Segment
  package var hasStrut = false
  /// The clusters of characters that no font contains, in order; one for each character.
  package var missing: [Int32] = []
  /// The number of characters that no font contains.
  package var missingGlyphs: Int { missing.count }

  /// Returns the number of characters in some clusters that no font contains.
  ///
  /// - Complexity: O(log n).
  package func missingGlyphs(in clusters: Range<Int>) -> Int {
    guard !missing.isEmpty else { return 0 }
    return missing.partitionPoint { $0 >= clusters.upperBound }
      - missing.partitionPoint { $0 >= clusters.lowerBound }
  }

  /// The clusters whose characters the font of their segment lacks, in order, and the font that has them.
  package var otherFonts: [(clusters: Range<Int32>, metrics: FontMetrics)] = []

  package init(strut: Segment) { self.strut = strut }

  /// Notes that another font has the characters of a cluster, which is behind those noted before.
  package mutating func noteOtherFont(_ metrics: FontMetrics, of cluster: Int) {
    let cluster = Int32(clamping: cluster)
    if let last = otherFonts.last, last.clusters.upperBound == cluster, last.metrics == metrics {
      otherFonts[otherFonts.count - 1].clusters = last.clusters.lowerBound..<cluster + 1
    } else {
      otherFonts.append((cluster..<cluster + 1, metrics))
    }
  }

  /// Returns the fonts of some clusters besides that of their segment, each once.
  ///
  /// - Complexity: O(log n + m f) in all m runs of clusters in other fonts among them, and their f fonts.
  func otherFonts(in clusters: Range<Int>) -> [FontMetrics] {
    let first = otherFonts.partitionPoint { $0.clusters.upperBound > clusters.lowerBound }
    var found: [FontMetrics] = []
    for font in otherFonts[first...] {
      guard font.clusters.lowerBound < clusters.upperBound else { break }
      if !found.contains(font.metrics) { found.append(font.metrics) }
    }
    return found
  }

  /// Returns the paragraph of a cluster.
  ///
  /// - Complexity: O(log n).
  func paragraph(of cluster: Int) -> Int {
    max(0, paragraphs.partitionPoint { Int($0.start) > cluster } - 1)
  }

  /// Returns the first cluster that begins at or after an offset of the source.
  ///
  /// - Complexity: O(log n).
  func cluster(at offset: Int) -> Int { clusters.partitionPoint { Int($0.source) >= offset } }

  /// Returns the end of a cluster in the shown bytes.
  func shownEnd(_ index: Int) -> Int {
    index + 1 < clusters.count ? Int(clusters[index + 1].shown) : bytes.count
  }

  /// Returns the end of a cluster in the source.
  func sourceEnd(_ index: Int) -> Int {
    index + 1 < clusters.count ? Int(clusters[index + 1].source) : sourceLength
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element for which a condition holds, if it then holds for all
  /// that follow.
  fileprivate func partitionPoint(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The kind of a cluster, and whether lines may end there.
package struct ClusterTraits: OptionSet, Sendable {
  package let rawValue: UInt16
  @inlinable
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  /// A line may end before the cluster.
  @inlinable package static var breakBefore: ClusterTraits { ClusterTraits(rawValue: 1) }
  /// A line may end before the cluster if a word does not fit.
  @inlinable package static var emergencyBreakBefore: ClusterTraits { ClusterTraits(rawValue: 2) }
  /// The emergency break also counts for the minimum width.
  @inlinable package static var anywhere: ClusterTraits { ClusterTraits(rawValue: 4) }
  /// A space, which hangs at the end of a line.
  @inlinable package static var space: ClusterTraits { ClusterTraits(rawValue: 8) }
  /// A space that is removed at the end of a paragraph.
  @inlinable package static var dropped: ClusterTraits { ClusterTraits(rawValue: 16) }
  /// A tab, which extends to the next stop.
  @inlinable package static var tab: ClusterTraits { ClusterTraits(rawValue: 32) }
  /// The end of a paragraph.
  @inlinable package static var newline: ClusterTraits { ClusterTraits(rawValue: 64) }
  /// A soft hyphen, which is visible if the line ends after it.
  @inlinable package static var softHyphen: ClusterTraits { ClusterTraits(rawValue: 128) }
  /// The start or end of a box; spaces before it still count as trailing.
  @inlinable package static var boxEdge: ClusterTraits { ClusterTraits(rawValue: 256) }
  /// An object.
  @inlinable package static var object: ClusterTraits { ClusterTraits(rawValue: 512) }

  /// The start of a box, which is kept with the following content.
  @inlinable package static var opening: ClusterTraits { ClusterTraits(rawValue: 1024) }
  /// A character that `word-break: break-all` keeps with the one before it, because one of them is punctuation.
  @inlinable package static var heldBack: ClusterTraits { ClusterTraits(rawValue: 2048) }
  /// A letter behind a letter, which `word-break: keep-all` keeps together.
  @inlinable package static var letterBehindLetter: ClusterTraits { ClusterTraits(rawValue: 4096) }
  /// A box behind a character that never ends a line.
  ///
  /// As in browsers, lines may end between them, but the minimum width holds both.
  @inlinable package static var keptBox: ClusterTraits { ClusterTraits(rawValue: 8192) }
  /// All kinds of breaks.
  @inlinable package static var anyBreak: ClusterTraits {
    [.breakBefore, .emergencyBreakBefore, .anywhere]
  }

  /// Whether it is a space that is kept at the end of a paragraph.
  var isKeptSpace: Bool { contains(.space) && !contains(.dropped) }

  /// Removes the break inside a word or before a kept box, or makes it one between words if it counts for the minimum width.
  mutating func keepWords() {
    if contains(.keptBox) { remove(.breakBefore) }
    guard contains(.emergencyBreakBefore) else { return }
    self = subtracting(.emergencyBreakBefore).union(contains(.anywhere) ? .breakBefore : [])
  }
}
