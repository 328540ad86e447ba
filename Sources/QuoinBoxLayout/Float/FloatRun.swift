/// The layout of one block container in a formatting context with floats.
///
/// Heights (`start`, `top`, `y`) are relative to the top of the border box that establishes the formatting context,
/// because floats extend over the borders of blocks.
struct FloatRun {
  /// The state common to all block containers; its own heights are not used.
  var block: BlockRun
  /// The left side of the border box, relative to the formatting context.
  let left: Double
  /// The top of the box without the margins that adjoin it.
  let start: Double
  /// The top of the border box, once its margins are determined.
  var top = Double.nan
  /// The height below which the box stays due to clearance (CSS 2 §9.5.2).
  var clearance = -Double.infinity
  /// The height right below floats at which the box is, whatever its margins are; NaN if there is none.
  var cleared = Double.nan
  /// The top found in an earlier attempt.
  var forced: Double?
  /// The adjoining margins at the end of the placed content; while the top is open, all that adjoin it.
  var margin: CollapsingMargin
  /// Of the margins that adjoin an open top, those of the box and of its content.
  var ownMargin = CollapsingMargin()
  /// The bottom of the placed content.
  var y = 0.0
  /// The top that floats were placed by while it was open; NaN if there were none.
  var expected = Double.nan
  /// The sides of the floats that were placed while the tops of this container and all around it that its margins
  /// adjoin were open.
  var openSides: BoxClear = []
  /// The top for another attempt, if floats were placed by a wrong one.
  var restart = Double.nan
  /// Whether floats pushed the top down.
  var isPushed = false
  /// Whether the last margins are those of an empty box with clearance, which do not collapse through the container.
  var keepsMargin = false
  /// The end of the content after which it is cut; NaN if it is not.
  var cutEnd = Double.nan

  @inline(__always) var isOpen: Bool { top.isNaN }
  var contentLeft: Double { left + Double(block.insets.left) }
  var contentRight: Double { contentLeft + Double(block.innerWidth) }

  /// The top according to the margins so far.
  var likelyTop: Double {
    if !isOpen { return top }
    return forced ?? naturalTop
  }

  /// The top if no more margins adjoin it.
  private var naturalTop: Double {
    cleared.isNaN ? max(start + Double(margin.value), clearance) : cleared
  }

  /// The start of following content without a margin of its own.
  var next: Double { isOpen ? likelyTop : y + Double(margin.value) }

  /// Determines the top: the margins so far are those that adjoin it (CSS 2 §8.3.1).
  mutating func settle() {
    settle(at: naturalTop)
    isPushed = start + Double(margin.value) < clearance
    margin = CollapsingMargin()
  }

  /// Determines the top from that of a child at the start of the box.
  mutating func settle(at place: Double) {
    top = place
    y = place + Double(block.insets.top)
    if !expected.isNaN, expected != place { restart = place }
  }

  /// Records that floats are placed while the top is open.
  mutating func expect(_ side: BoxFloat) {
    guard isOpen else { return }
    openSides.insert(side == .right ? .right : .left)
    let likely = likelyTop
    // If floats were placed by two different tops, one of these is wrong.
    expected = expected.isNaN || expected == likely ? likely : .infinity
  }
}

/// The resulting layout of a block in a formatting context with floats.
struct FloatedBlock {
  var height: Float = 0
  /// The top of the border box; NaN while it is open because nothing separates the margins.
  var top = Double.nan
  /// Whether floats pushed it down.
  var isPushed = false
  /// The margins that collapse through its end; while its top is open, all margins.
  var margin = CollapsingMargin()
  /// While its top is open, the margins without those before it.
  var ownMargin = CollapsingMargin()
  var expected = Double.nan
  var openSides: BoxClear = []
  /// The top for another attempt, if one is required.
  var restart = Double.nan
  var baseline = Float.nan

  /// Takes what is known of a block after its content is placed, except for the margins that collapse through its end.
  mutating func take(_ run: FloatRun, height: Float) {
    self.height = height
    restart = run.restart
    top = run.top
    isPushed = run.isPushed
    ownMargin = run.ownMargin
    expected = run.expected
    openSides = run.openSides
    baseline = run.block.firstBaseline
  }

  /// Requires another attempt if nothing separates the margins, but the top is known and is not the expected one.
  mutating func noteTop(start: Double, clearance: Double, cleared: Double) {
    guard top.isNaN, restart.isNaN, !expected.isNaN else { return }
    let known = cleared.isNaN ? max(start + Double(margin.value), clearance) : cleared
    if expected != known { restart = known }
  }
}
