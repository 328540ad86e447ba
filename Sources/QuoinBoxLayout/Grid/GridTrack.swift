/// A row or column during the layout of its container.
struct GridTrack: BitwiseCopyable {
  /// The specified sizes.
  var written = PackedTrack()
  /// The kinds of the sizes with percentages resolved; an unresolved one acts as `auto`.
  var minKind = Kind.auto
  var maxKind = Kind.auto
  var bits: Bits = []
  /// The base size, and finally the used size.
  var base: Float = 0
  /// The growth limit.
  var limit: Float = .infinity
  /// The flex factor.
  var flex: Float = 0
  /// The maximum size if it is definite, including the argument of `fit-content()`, otherwise NaN.
  var greatest: Float = .nan
  /// The planned increase of an affected size, and the increase that one item incurs.
  var planned: Float = 0
  var increase: Float = 0
  /// The distance from the content box's start.
  var offset: Float = 0
  /// The largest ascent of the items that share a baseline in this row.
  var ascent: Float = 0
  /// The largest distance from a last baseline that items share to the bottom of this row.
  var descent: Float = 0

  enum Kind: UInt8, BitwiseCopyable {
    case fixed
    case auto
    case minContent
    case maxContent
    case fitContent
    case flex
  }

  struct Bits: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An automatically repeated track without items: no size and no gap.
    static let isCollapsed = Bits(rawValue: 1 << 0)
    /// The growth limit was infinite before the intrinsic maximums were accommodated.
    static let isInfinitelyGrowable = Bits(rawValue: 1 << 1)
    static let isFrozen = Bits(rawValue: 1 << 2)
    /// An item of the group being accommodated affects the track.
    static let isAffected = Bits(rawValue: 1 << 3)
    /// The track exceeds its share, so that it counts as inflexible.
    static let isInflexible = Bits(rawValue: 1 << 4)
  }

  @inline(__always) var isFlexible: Bool { maxKind == .flex }
  @inline(__always) var hasIntrinsicMinimum: Bool { minKind != .fixed }
  @inline(__always) var hasIntrinsicMaximum: Bool { maxKind != .fixed && maxKind != .flex }
}

/// The tracks of a container along one axis.
struct GridAxis: BitwiseCopyable {
  /// The constraint under which the tracks are sized (CSS Grid §12.1).
  enum Constraint: UInt8, BitwiseCopyable {
    case layout
    case minContent
    case maxContent
  }

  let isColumns: Bool
  var tracks: UnsafeMutablePointer<GridTrack>
  var count = 0
  /// The implicit tracks before the explicit grid.
  var leading = 0
  var explicitCount = 0
  /// The number of repetitions of the automatic repetition.
  var repeats = 1
  var gap: Float = 0
  /// The available grid space: the content box's size, or NaN.
  var space = Float.nan
  /// Whether the space results from applying limits to the content's size.
  var isClamped = false
  var constraint = Constraint.layout
  var hasIntrinsic = false
  var hasFlexible = false
  /// Whether a size is a percentage.
  var hasPercentages = false
  /// The number of tracks that are not collapsed.
  var openCount = 0
  /// Whether the tracks are those of the parent grid.
  var isSubgrid = false
  /// Whether the gap is that of the parent grid.
  var keepsGap = false
  /// Whether the tracks have their final sizes and offsets.
  var isAligned = false

  init(isColumns: Bool, tracks: UnsafeMutablePointer<GridTrack>) {
    self.isColumns = isColumns
    self.tracks = tracks
  }

  /// The total gap between all tracks; those around collapsed tracks collapse into one (§7.2.3.2).
  var gaps: Float { openCount > 1 ? gap * Float(openCount - 1) : 0 }

  /// The gap with the space that the alignment distributes, once that is known.
  var usedGap: Float {
    guard isAligned else { return gap }
    for index in 1..<max(1, count)
    where !tracks[index].bits.contains(.isCollapsed)
      && !tracks[index - 1].bits.contains(.isCollapsed)
    {
      return tracks[index].offset - tracks[index - 1].offset - tracks[index - 1].base
    }
    return gap
  }

  /// The total extent of all tracks with their gaps.
  var extent: Double {
    var sum = Double(gaps)
    for index in 0..<count { sum += Double(tracks[index].base) }
    return sum
  }

  /// Returns the distance from the start of a track to the end of another one.
  @inline(__always) func extent(_ start: Int32, _ end: Int32) -> Float {
    let last = tracks + Int(end - 1)
    return last.pointee.offset + last.pointee.base - tracks[Int(start)].offset
  }

  /// Returns the sum of the maximum sizes of some tracks with their gaps; NaN unless all are
  /// definite.
  func greatestExtent(_ start: Int32, _ end: Int32) -> Float {
    var sum = gap * Float(end - start - 1)
    for index in Int(start)..<Int(end) { sum += tracks[index].greatest }
    return sum
  }

  /// Returns that sum if no track depends on content; NaN otherwise.
  func fixedExtent(_ start: Int32, _ end: Int32) -> Float {
    for index in Int(start)..<Int(end)
    where tracks[index].minKind != .fixed || tracks[index].maxKind != .fixed {
      return .nan
    }
    return greatestExtent(start, end)
  }
}
