import QuoinModel

/// How much room children need before and behind the line by which they are aligned.
///
/// The arithmetic wraps around, as the framework's does: a child that fills its cells has no line, which is
/// said by the least of all numbers, and the sum of both sides is right all the same.
struct AndroidGridBounds {
  static let undefined = Int32.min
  /// The extent of what may be stretched.
  static let largest: Int32 = 100_000

  private(set) var before = undefined
  private(set) var after = undefined
  private(set) var canStretch = true
  /// The largest child, where lines are baselines, which not every child has.
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
      return hasBaselines ? max(AndroidGridBounds.largest, whole) : AndroidGridBounds.largest
    }
    return hasBaselines ? max(before &+ after, whole) : before &+ after
  }

  /// How far a child begins behind the begin of its group.
  func offset(line: Int32) -> Int32 {
    hasBaselines ? max(0, before &- line) : before &- line
  }
}

extension AndroidGrid.Alignment {
  /// The alignment by begin and end, in a direction.
  func resolved(isRightToLeft: Bool) -> AndroidGrid.Alignment {
    switch self {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    default: self
    }
  }

  /// Where the line is in a child of a size.
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

  /// How far a group of children is moved into cells that are larger than it.
  func shift(_ free: Int32) -> Int32 {
    switch self {
    case .trailing, .right: free
    case .center: free >> 1
    case .leading, .left, .baseline, .fill: 0
    }
  }
}
