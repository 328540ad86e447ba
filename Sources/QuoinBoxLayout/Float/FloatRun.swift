/// One layout of one block container in a formatting context with floats.
///
/// Heights (`start`, `top`, `y`) are counted from the top of the border box that establishes the
/// formatting context, because floats reach over the borders of blocks.
struct FloatRun {
  /// What any block container has; its own account of heights is not in use.
  var block: BlockRun
  /// The left side of the border box, from the formatting context.
  let left: Double
  /// Where the box would begin without the margins that adjoin its top.
  let start: Double
  /// The top of the border box, once something keeps the margins apart.
  var top = Double.nan
  /// The height below which the box stays because of floats (CSS 2 §9.5.2).
  var clearance = -Double.infinity
  /// Where the top was found to be in an earlier attempt.
  var forced: Double?
  /// The margins that adjoin at the end of what has been placed; while the top is open, all that
  /// adjoin it.
  var margin: CollapsingMargin
  /// The bottom of what has been placed.
  var y = 0.0
  /// The top by which floats were placed while it was open; NaN where there were none.
  var expected = Double.nan
  /// The top at which the box has to be laid out again, because floats were placed by another one.
  var restart = Double.nan
  /// Whether floats pushed the top down.
  var isPushed = false
  /// Whether the last margins are those of an empty box that is clear of floats, which do not reach out.
  var keepsMargin = false

  @inline(__always) var isOpen: Bool { top.isNaN }
  var contentLeft: Double { left + Double(block.insets.left) }
  var contentRight: Double { contentLeft + Double(block.innerWidth) }

  /// Where the top would be by what is known now.
  var likelyTop: Double {
    if !isOpen { return top }
    return forced ?? max(start + Double(margin.value), clearance)
  }

  /// Where something that follows without a margin of its own begins.
  var next: Double { isOpen ? likelyTop : y + Double(margin.value) }

  /// Settles the top: the margins so far are those that adjoin it (CSS 2 §8.3.1).
  mutating func settle() {
    settle(at: max(start + Double(margin.value), clearance))
    isPushed = start + Double(margin.value) < clearance
    margin = CollapsingMargin()
  }

  /// Settles the top where a child that begins with the box has its own.
  mutating func settle(at place: Double) {
    top = place
    y = place + Double(block.insets.top)
    if !expected.isNaN, expected != place { restart = place }
  }

  /// Notes that floats are placed while the top is open.
  mutating func expect() {
    guard isOpen else { return }
    let likely = likelyTop
    // Floats that were placed by two different tops have one of them wrong.
    expected = expected.isNaN || expected == likely ? likely : .infinity
  }
}

/// A block in a formatting context with floats as it was laid out.
struct FloatedBlock {
  var height: Float = 0
  /// The top of the border box; NaN while it is open, because nothing keeps the margins apart.
  var top = Double.nan
  /// Whether floats pushed it down.
  var isPushed = false
  /// The margins at its end that reach out of it; while its top is open, all.
  var margin = CollapsingMargin()
  var expected = Double.nan
  /// Where the top has to be in another attempt, if there must be one.
  var restart = Double.nan
  var baseline = Float.nan
}
