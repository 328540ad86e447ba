// The limit of the lines in a block formatting context: the property `-webkit-line-clamp`, as Chromium has it.
//
// Lines are counted in all blocks that share the formatting context, and not in contexts of their own. If any content in
// the flow follows the last line, each block that is open there ends at it, without the margins below; what follows is
// placed as ever, in blocks that end after the first thing in them. Otherwise the limit has no effect. Since that is
// known only in the end, such a context is laid out a second time.

/// The count of lines in a block formatting context whose lines are limited.
struct LineClamp {
  /// The number of lines that are left; negative if there are more lines than the limit.
  var left: Int32
  /// Whether the content is cut, rather than only counted.
  var isCutting = false
  /// Whether there is content after the last line.
  private(set) var overflows = false

  init(limit: Int32, isCutting: Bool = false) {
    left = limit
    self.isCutting = isCutting
  }

  /// Notes that there is content in the flow.
  mutating func noteContent() {
    if left <= 0 { overflows = true }
  }

  /// Counts the lines of a block.
  mutating func count(_ lines: Int32) {
    left = left.subtractingReportingOverflow(lines).partialValue
    if left < 0 { overflows = true }
  }
}

extension BoxEngine {
  /// The number of lines after which the content of a box is cut, or 0.
  func lineLimit(_ box: Int32) -> Int32 { contentRules?[Int(box)].lineLimit ?? 0 }

  /// Fills a box that establishes a formatting context, and again if it exceeds its limit of lines.
  mutating func fillLimited(
    _ run: inout FloatRun, _ floats: inout FloatSpace, needsBaseline: Bool
  ) {
    let outer = state.pointee.lineClamp
    defer { state.pointee.lineClamp = outer }
    let limit = lineLimit(run.block.container)
    state.pointee.lineClamp = limit > 0 ? LineClamp(limit: limit) : nil
    let (start, space) = (run, floats)
    fill(&run, &floats, needsBaseline: needsBaseline)
    guard state.pointee.lineClamp?.overflows == true else { return }
    state.pointee.lineClamp = LineClamp(limit: limit, isCutting: true)
    (run, floats) = (start, space)
    fill(&run, &floats, needsBaseline: needsBaseline)
  }

  /// Ends a block after its child if no lines are left.
  @inline(__always) func cut(_ run: inout FloatRun) {
    guard let clamp = state.pointee.lineClamp, clamp.isCutting, clamp.left <= 0, run.cutEnd.isNaN
    else { return }
    run.cutEnd = run.isOpen ? -.infinity : run.y
  }
}
