import QuoinModel

/// The lines between the columns, or the rows, of a grid.
///
/// A span of cells is at least as long as its content, and no longer if none of its content may be stretched: the lines
/// are the longest paths over these arcs. Contradicting arcs are left out, upper limits first.
final class AndroidGridAxis {
  /// A child along the axis.
  struct Cell {
    var begin: Int
    var end: Int
    var weight: Float
    /// The alignment that the child specifies.
    var wanted: AndroidGrid.Alignment?
    /// The alignment that applies.
    var alignment: AndroidGrid.Alignment
    var isGone: Bool
  }

  /// A requirement of a minimum distance from one line to another.
  private struct Arc {
    let begin: Int
    let end: Int
    var value: Int32
    var isValid = true
    /// The source of the value.
    let source: Source

    enum Source {
      /// The minimum size of the span with a number.
      case minimum(Int)
      /// The maximum size of the span with a number.
      case maximum(Int)
      /// The available size of the grid.
      case roomMinimum
      case roomMaximum
      case order
    }
  }

  /// A group of children with the same alignment and span.
  private struct Key: Hashable {
    var begin: Int
    var end: Int
    var alignment: AndroidGrid.Alignment?
  }

  let cells: [Cell]
  let count: Int
  private let keepsOrder: Bool
  /// Returns the size of a child with its margins, and its baseline.
  var extent: (Int) -> (size: Int, baseline: Int?) = { _ in (0, nil) }
  private let groups: [Int]
  private let groupKeys: [Key]
  /// The groups of each span.
  private var spanGroups: [[Int]] = []
  private var bounds: [AndroidGridBounds] = []
  private var arcs: [Arc] = []
  private var deltas: [Int]
  private(set) var lines: [Int32] = []
  private var room: (minimum: Int32, maximum: Int32) = (0, 0)
  private var hasBounds = false
  /// The number of comparisons that may still be made to find arcs that contradict each other.
  private var comparisons: Int

  /// The maximum number of comparisons along an axis of a grid, in all of its passes.
  static let maximumComparisons = 20_000_000

  /// Whether contradicting arcs are left because finding them takes too long.
  private(set) var isCutShort = false

  init(_ cells: [Cell], defined: Int?, keepsOrder: Bool) {
    self.cells = cells
    self.keepsOrder = keepsOrder
    let most = cells.map(\.end).max() ?? 0
    count = max(defined ?? 0, most)
    comparisons = AndroidGridAxis.maximumComparisons
    deltas = [Int](repeating: 0, count: cells.count)
    var numbers: [Key: Int] = [:]
    var keys: [Key] = []
    groups = cells.map { cell in
      let key = Key(begin: cell.begin, end: cell.end, alignment: cell.wanted)
      if let number = numbers[key] { return number }
      numbers[key] = keys.count
      keys.append(key)
      return keys.count - 1
    }
    groupKeys = keys
    arcs = makeArcs()
  }

  /// Returns the bounds of a child's group around its alignment line.
  func bounds(of child: Int) -> AndroidGridBounds {
    if !hasBounds { computeBounds() }
    return bounds[groups[child]]
  }

  /// Returns the length of the axis for a measure spec without padding.
  func measure(_ spec: MeasureSpec) -> Int {
    switch spec.mode {
    case .unspecified: setRoom(0, AndroidGridBounds.maximumExtent)
    case .exactly: setRoom(Int32(clamping: spec.size), Int32(clamping: spec.size))
    case .atMost: setRoom(0, Int32(clamping: spec.size))
    }
    return Int(lines[count])
  }

  /// Discards the sizes of the children.
  func forgetSizes() { hasBounds = false }

  /// Computes the lines for the available size of the grid.
  func setRoom(_ minimum: Int32, _ maximum: Int32) {
    room = (minimum, maximum)
    if cells.contains(where: { !$0.isGone && $0.weight != 0 }) {
      share()
    } else {
      _ = solve(mends: true)
    }
    if !keepsOrder, let first = lines.first {
      for index in lines.indices { lines[index] &-= first }
    }
  }

  // MARK: Bounds of children

  private func computeBounds() {
    hasBounds = true
    bounds = groups.indices.reduce(into: []) { bounds, child in
      if groups[child] == bounds.count { bounds.append(AndroidGridBounds(cells[child].alignment)) }
    }
    for (child, cell) in cells.enumerated() {
      let extent = extent(child)
      let size = Int32(clamping: extent.size) &+ Int32(clamping: deltas[child])
      let line = cell.alignment.line(size, baseline: extent.baseline, isGone: cell.isGone)
      bounds[groups[child]].include(
        size, line: line, canStretch: cell.wanted != nil || cell.weight != 0)
    }
  }

  private func makeArcs() -> [Arc] {
    var minima: [Arc] = []
    var maxima: [Arc] = []
    var spans: [Key: Int] = [:]
    for (group, key) in groupKeys.enumerated() where key.begin != key.end {
      var span = key
      span.alignment = nil
      if let number = spans[span] {
        spanGroups[number].append(group)
        continue
      }
      let number = spans.count
      spans[span] = number
      spanGroups.append([group])
      minima.append(Arc(begin: key.begin, end: key.end, value: 0, source: .minimum(number)))
      maxima.append(Arc(begin: key.end, end: key.begin, value: 0, source: .maximum(number)))
    }
    if keepsOrder {
      let held = Set(minima.filter { $0.end == $0.begin + 1 }.map(\.begin))
      for line in 0..<count where !held.contains(line) {
        minima.append(Arc(begin: line, end: line + 1, value: 0, source: .order))
      }
    }
    if count > 0 {
      minima.append(Arc(begin: 0, end: count, value: 0, source: .roomMinimum))
      maxima.append(Arc(begin: count, end: 0, value: 0, source: .roomMaximum))
    }
    return sorted(minima) + sorted(maxima)
  }

  /// Returns the arcs in an order for which one round is mostly enough.
  private func sorted(_ arcs: [Arc]) -> [Arc] {
    var leaving = [[Arc]](repeating: [], count: count + 1)
    for arc in arcs { leaving[arc.begin].append(arc) }
    var result: [Arc] = []
    var isDone = [Bool](repeating: false, count: count + 1)
    for start in 0...count where !isDone[start] {
      isDone[start] = true
      var pending = [(line: start, next: 0)]
      while let (line, next) = pending.last {
        // An arc comes after all arcs that leave its end.
        if next > 0 { result.append(leaving[line][next - 1]) }
        guard next < leaving[line].count else {
          pending.removeLast()
          continue
        }
        pending[pending.count - 1].next = next + 1
        let end = leaving[line][next].end
        if !isDone[end] {
          isDone[end] = true
          pending.append((end, 0))
        }
      }
    }
    return result.reversed()
  }

  private func updateArcs() {
    if !hasBounds { computeBounds() }
    for index in arcs.indices {
      switch arcs[index].source {
      case .order: break
      case .roomMinimum: arcs[index].value = room.minimum
      case .roomMaximum: arcs[index].value = 0 &- room.maximum
      case .minimum(let span): arcs[index].value = extreme(span) { $0.size(isMinimum: true) }
      case .maximum(let span):
        arcs[index].value = extreme(span) { 0 &- $0.size(isMinimum: false) }
      }
    }
  }

  /// Returns the largest value among all groups with a span.
  private func extreme(_ span: Int, _ value: (AndroidGridBounds) -> Int32) -> Int32 {
    spanGroups[span].reduce(Int32.min) { max($0, value(bounds[$1])) }
  }

  // MARK: Longest paths

  /// Computes the lines.
  ///
  /// Each removal takes as many comparisons as there are lines and arcs, and there may be as many removals as arcs, as in
  /// the framework: a grid of 400 contradicting spans would take seconds.
  ///
  /// - Parameter mends: Whether contradicting limits are removed permanently.
  /// - Returns: Whether there are lines that satisfy all arcs.
  private func solve(mends: Bool) -> Bool {
    updateArcs()
    for _ in 0..<max(1, arcs.count) {
      lines = [Int32](repeating: 0, count: count + 1)
      for _ in 0...count {
        var hasChanged = false
        for arc in arcs where relax(arc) { hasChanged = true }
        if !hasChanged { return true }
      }
      guard mends else { return false }
      comparisons -= 2 * arcs.count * (count + 1)
      guard comparisons > 0 else {
        isCutShort = true
        return true
      }
      var culprits = Set<Int>()
      for _ in 0...count {
        for (index, arc) in arcs.enumerated() where relax(arc) { culprits.insert(index) }
      }
      guard let limit = culprits.sorted().first(where: { arcs[$0].begin >= arcs[$0].end }) else {
        return true
      }
      arcs[limit].isValid = false
    }
    return true
  }

  private func relax(_ arc: Arc) -> Bool {
    guard arc.isValid else { return false }
    let candidate = lines[arc.begin] &+ arc.value
    guard candidate > lines[arc.end] else { return false }
    lines[arc.end] = candidate
    return true
  }

  // MARK: Weights

  /// Gives children with weights as much as the available size allows, by a binary search.
  private func share() {
    deltas = [Int](repeating: 0, count: cells.count)
    _ = solve(mends: true)
    var most = Int(room.minimum) * cells.count + 1
    guard most >= 2 else { return }
    var least = 0
    let weight = cells.reduce(Float(0)) { $1.isGone ? $0 : $0 + $1.weight }
    var valid = -1
    var isSolved = true
    while least < most {
      let delta = (least + most) / 2
      give(delta, weight)
      isSolved = solve(mends: false)
      if isSolved {
        valid = delta
        least = delta + 1
      } else {
        most = delta
      }
    }
    if valid > 0, !isSolved {
      give(valid, weight)
      _ = solve(mends: true)
    }
  }

  private func give(_ total: Int, _ weight: Float) {
    hasBounds = false
    var (total, weight) = (total, weight)
    deltas = [Int](repeating: 0, count: cells.count)
    for (child, cell) in cells.enumerated() where !cell.isGone && cell.weight != 0 {
      let delta = AndroidArithmetic.int((cell.weight * Float(total) / weight + 0.5).rounded(.down))
      deltas[child] = delta
      total -= delta
      weight -= cell.weight
    }
  }
}
