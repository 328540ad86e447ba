/// The part of an arrangement on a page.
struct PagePart {
  /// The start of the page's content.
  let start: Double
  /// The end of the page's content.
  var end: Double
  /// The start of the next page's content.
  var next: Double
  /// The repeated heads, each with its offset from the top.
  var heads: [(head: PageHeads.Head, offset: Double)]
  /// The repeated feet, one below the other.
  var feet: [PageFeet.Foot] = []
  /// The notes on the page and those for later pages.
  var notes = NotePlan(end: 0)
  /// The height of the heads on the page.
  var band: Double
  /// The position right below the heads.
  ///
  /// It is the start, or, below a head, which has a line of its own, the end of the line along it.
  var edge: Double
  /// How far the line along the start extends above it, if it is drawn.
  var above: Double
  /// The maximum height of the page's content.
  var room: Double

  /// Whether the page has notes only.
  var isOfNotes: Bool { end <= start && !notes.pieces.isEmpty }

  init(_ start: Double, _ breaks: PageBreaks, room: Double) {
    self.start = start
    end = start
    next = start
    heads = breaks.heads.heads(at: start)
    band = heads.map { $0.offset + $0.head.height }.max() ?? 0
    if band > room / 2 {
      // Heads that would take most of the page are not repeated.
      heads = []
      band = 0
    }
    let line = breaks.heads.overhang(at: start)
    edge = heads.isEmpty ? start : start + line.below
    above = heads.isEmpty ? line.above : 0
    self.room = room - band + edge - start
  }

  /// Finds the end of the page, leaving space for the feet of tables that do not end on it.
  ///
  /// - Parameter planner: Finds the notes of the page, if there are any.
  mutating func findEnd(_ breaks: PageBreaks, bottom: Double, _ planner: NotePlanner? = nil) {
    defer { next = isOfNotes ? start : max(self.end, breaks.start(behind: self.end)) }
    func end(_ room: Double) -> Double {
      if let planner {
        notes = planner.plan(room: room)
        return notes.end
      }
      return min(breaks.end(of: start, room: room), max(bottom, start + 1e-3))
    }
    self.end = end(room)
    if isOfNotes { return }
    let found = breaks.feet.feet(at: self.end)
    let height = found.reduce(0) { $0 + $1.height }
    // Feet that would take most of the page are not repeated.
    guard height > 0, band + height <= (room + band) / 2 else { return }
    let whole = notes
    let earlier = end(room - height)
    // Tables that now begin on the next page have no feet on this one.
    let left = breaks.feet.feet(at: earlier)
    guard !left.isEmpty, earlier > start + PageBreaks.hair else {
      if earlier > start + PageBreaks.hair { self.end = earlier } else { notes = whole }
      return
    }
    self.end = earlier
    feet = left
  }
}
