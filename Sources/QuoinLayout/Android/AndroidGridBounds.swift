import QuoinModel

/// The space that children need before and after their alignment line.
///
/// The arithmetic wraps around, as the framework's does: a child that fills its cells has no line, which is represented
/// by the smallest integer, and the sum of both sides is still correct.
struct AndroidGridBounds {
  static let undefined = Int32.min
  /// The extent of a span that may be stretched.
  static let maximumExtent: Int32 = 100_000

  private(set) var before = undefined
  private(set) var after = undefined
  private(set) var canStretch = true
  /// The largest child, if lines are baselines, which not every child has.
  private var whole = undefined
  private let hasBaselines: Bool

  init(_ alignment: AndroidGrid.Alignment) { hasBaselines = alignment == .baseline }

  mutating func include(_ size: Int32, line: Int32, canStretch: Bool) {
    self.canStretch = self.canStretch && canStretch
    let rest = size &- line
    before = max(before, line)
    after = max(after, rest)
    whole = max(whole, line &+ rest)
  }

  func size(isMinimum: Bool) -> Int32 {
    if !isMinimum, canStretch {
      return hasBaselines
        ? max(AndroidGridBounds.maximumExtent, whole) : AndroidGridBounds.maximumExtent
    }
    return hasBaselines ? max(before &+ after, whole) : before &+ after
  }

  /// Returns the distance from the start of the group to the start of a child.
  func offset(line: Int32) -> Int32 {
    hasBaselines ? max(0, before &- line) : before &- line
  }
}

extension AndroidGrid.Alignment {
  /// Returns the alignment resolved to leading and trailing, in a direction.
  func resolved(isRightToLeft: Bool) -> AndroidGrid.Alignment {
    switch self {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    default: self
    }
  }

  /// Returns the position of the alignment line in a child of a size.
  func line(_ size: Int32, baseline: Int?, isGone: Bool) -> Int32 {
    switch self {
    case .leading, .left: 0
    case .trailing, .right: size
    case .center: size >> 1
    case .fill: AndroidGridBounds.undefined
    case .baseline:
      isGone ? 0 : baseline.map { Int32(clamping: $0) } ?? AndroidGridBounds.undefined
    }
  }

  /// Returns how far a group of children is moved in cells that are larger than it.
  func shift(_ free: Int32) -> Int32 {
    switch self {
    case .trailing, .right: free
    case .center: free >> 1
    case .leading, .left, .baseline, .fill: 0
    }
  }
}
