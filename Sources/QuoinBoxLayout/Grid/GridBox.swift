/// A grid item during the layout of its container; sizes are of the border box.
struct GridBox: BitwiseCopyable {
  var box: Int32
  var order: Int32
  var bits: Bits = []
  /// The alignments as `normal`, `stretch`, `baseline`, `lastBaseline`, `center`, `flexStart` or
  /// `flexEnd`.
  var align: SelfAlignment.Keyword
  var justify: SelfAlignment.Keyword
  /// The first track, or ``GridBox/unplaced``, and the number of tracks.
  var column: Int32 = GridBox.unplaced
  var columnSpan: Int32 = 1
  var row: Int32 = GridBox.unplaced
  var rowSpan: Int32 = 1
  /// The box's own rules, resolved against its area as far as that is known.
  var resolved: ResolvedBox
  /// The size of the area, or NaN.
  var areaWidth = Float.nan
  var areaHeight = Float.nan
  /// The used size.
  var width = Float.nan
  var height = Float.nan
  /// The height by the aspect ratio, which percentages in the item refer to, and the height that the content extends it
  /// to, or NaN.
  var least = Float.nan
  var leastHeight = Float.nan
  /// The contributions of the margin box to the axis that is being sized; NaN until they are requested.
  var minimum = Float.nan
  var minContent = Float.nan
  var maxContent = Float.nan
  /// The distance from the margin box's top to the baseline, or from the last baseline to its bottom, for items that
  /// share one.
  var ascent: Float = 0
  /// The space above or below an item that shares a baseline (CSS Grid §12.5, step 1).
  var shim: Float = 0
  /// What the edges and gaps of the subgrids around an item add to its contributions.
  var outerWidth: Float = 0
  var outerHeight: Float = 0

  static let unplaced = Int32.min

  struct Bits: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    static let isAlignedSafely = Bits(rawValue: 1 << 0)
    static let isJustifiedSafely = Bits(rawValue: 1 << 1)
    static let isRelative = Bits(rawValue: 1 << 2)
    /// The rules refer to nothing outside the box.
    static let isPlain = Bits(rawValue: 1 << 3)
    /// The rows of the area have fixed sizes.
    static let hasFixedRows = Bits(rawValue: 1 << 4)
    /// The item is a container whose columns or rows are those of this grid.
    static let isSubgridAcross = Bits(rawValue: 1 << 5)
    static let isSubgridDown = Bits(rawValue: 1 << 6)
    /// The item of a subgrid takes no part in the columns or rows of this grid.
    static let isApartAcross = Bits(rawValue: 1 << 7)
    static let isApartDown = Bits(rawValue: 1 << 8)
  }

  /// Whether the item is a container with tracks of this grid.
  var isSubgrid: Bool { !bits.isDisjoint(with: [.isSubgridAcross, .isSubgridDown]) }

  /// Whether the tracks of an axis are sized to fit the item: not if they are for its own items instead.
  @inline(__always) func contributes(_ isColumns: Bool) -> Bool {
    bits.isDisjoint(
      with: isColumns ? [.isSubgridAcross, .isApartAcross] : [.isSubgridDown, .isApartDown])
  }

  @inline(__always) func start(_ isColumns: Bool) -> Int32 { isColumns ? column : row }
  @inline(__always) func span(_ isColumns: Bool) -> Int32 { isColumns ? columnSpan : rowSpan }
  @inline(__always) func end(_ isColumns: Bool) -> Int32 {
    isColumns ? column + columnSpan : row + rowSpan
  }

  /// The height by the aspect ratio, if the content determines the item's height.
  @inline(__always) var usedLeast: Float { height == leastHeight ? least : .nan }

  /// Whether the item shares a baseline; automatic margins take precedence.
  @inline(__always) var isAlignedByBaseline: Bool {
    align == .baseline && resolved.autoMargins.isDisjoint(with: [.top, .bottom])
  }

  /// Whether the item shares a last baseline.
  @inline(__always) var isAlignedByLastBaseline: Bool {
    align == .lastBaseline && resolved.autoMargins.isDisjoint(with: [.top, .bottom])
  }

  /// The rank of the item among those in the first row: the baseline of the highest one is the container's first.
  ///
  /// An item shares its last baseline in the last row that it spans.
  var firstBaselineRank: Int {
    isAlignedByBaseline ? 2 : isAlignedByLastBaseline && rowSpan == 1 ? 1 : 0
  }
  /// The rank of the item among those that end in the last row: the baseline of the highest one is the container's last.
  ///
  /// An item shares its first baseline in the first row that it spans.
  var lastBaselineRank: Int {
    isAlignedByLastBaseline ? 2 : isAlignedByBaseline && rowSpan == 1 ? 1 : 0
  }

  /// Whether the box is replaced, and so has its own size where others fill their areas.
  @inline(__always) private var isReplaced: Bool { resolved.bits.contains(.isReplaced) }

  /// Whether an automatic width is that of the area (CSS Grid §6.2).
  @inline(__always) var stretchesWidth: Bool {
    (justify == .stretch || (justify == .normal && !isReplaced))
      && resolved.bits.contains(.hasAutoWidth)
      && resolved.autoMargins.isDisjoint(with: [.left, .right])
  }

  /// Whether an automatic height may be that of the area.
  @inline(__always) var mayStretchHeight: Bool {
    (align == .stretch || (align == .normal && !isReplaced))
      && resolved.bits.contains(.hasAutoHeight)
      && resolved.autoMargins.isDisjoint(with: [.top, .bottom])
  }

  /// Whether an automatic height is that of the area.
  ///
  /// As in browsers, a ratio that no `stretch` overrides leaves one side to the area: the width if that may be
  /// stretched, otherwise the height.
  @inline(__always) var stretchesHeight: Bool {
    mayStretchHeight
      && (align == .stretch || resolved.ratio == 0
        || (!stretchesWidth && resolved.bits.contains(.hasAutoWidth)))
  }
}
