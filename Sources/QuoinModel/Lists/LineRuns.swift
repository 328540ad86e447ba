/// The lines of a section in order, as runs of lines of equal length.
///
/// A run may be a million estimated rows, or a few measured ones. The runs are the nodes of a treap
/// (Seidel and Aragon, 1996) whose keys are the positions, with the sums of items, lines and
/// lengths of each subtree; so memory is proportional to the runs, and all queries and changes take
/// O(log runs) steps on average. The treap is stored in flat arrays, with indices as references.
package struct LineRuns: Sendable {
  /// Lines of equal length, among which the items are distributed evenly.
  package struct Run: Hashable, Sendable {
    package var items: Int
    package var lines: Int
    /// The length of each line, in points.
    package var length: Double
    package var isMeasured: Bool

    package init(items: Int, lines: Int, length: Double, isMeasured: Bool) {
      self.items = items
      self.lines = lines
      self.length = length
      self.isMeasured = isMeasured
    }

    var isEven: Bool { items % lines == 0 }

    func firstItem(ofLine line: Int) -> Int { (line * items + lines - 1) / lines }
    func line(ofItem item: Int) -> Int { item * lines / items }

    /// Whether two runs can be merged.
    func continues(_ other: Run) -> Bool {
      length == other.length && isMeasured == other.isMeasured && isEven && other.isEven
        && items / lines == other.items / other.lines
    }
  }

  /// A line and the sums of the lines before it.
  package struct Line: Hashable, Sendable {
    /// The index of the line.
    package var index = 0
    /// The total length of all lines before, in points, without spacing.
    package var before = 0.0
    package var firstItem = 0
    package var itemCount = 0
    /// The length of the line, in points.
    package var length = 0.0
    package var isMeasured = false

    package var items: Range<Int> { firstItem..<firstItem + itemCount }
  }

  var runs: [Run] = []
  var left: [Int32] = []
  var right: [Int32] = []
  /// The heap order of the treap.
  var weights: [UInt32] = []
  /// The sums of each subtree, including its own run.
  var items: [Int] = []
  var lines: [Int] = []
  var lengths: [Double] = []
  var free: [Int32] = []
  var root: Int32 = -1
  var seed: UInt32 = 0x9E37_79B9

  package init() {}

  package var itemCount: Int { root < 0 ? 0 : items[Int(root)] }
  package var lineCount: Int { root < 0 ? 0 : lines[Int(root)] }
  /// The total length of all lines, in points, without spacing.
  package var length: Double { root < 0 ? 0 : lengths[Int(root)] }
  package var runCount: Int { runs.count - free.count }

  /// Returns the line that holds an item.
  ///
  /// - Precondition: the item exists.
  package func line(ofItem item: Int) -> Line {
    precondition(item >= 0 && item < itemCount, "there is no item \(item)")
    var (node, before) = (root, Sums())
    while true {
      let index = Int(node)
      let inner = sums(left[index])
      if item < before.items + inner.items {
        node = left[index]
        continue
      }
      before.add(inner)
      let run = runs[index]
      if item < before.items + run.items {
        return line(run.line(ofItem: item - before.items), of: run, before)
      }
      before.add(Sums(run))
      node = right[index]
    }
  }

  /// Returns the line at an index.
  ///
  /// - Precondition: the line exists.
  package func line(_ number: Int) -> Line {
    precondition(number >= 0 && number < lineCount, "there is no line \(number)")
    return find {
      $0.lines <= number
    } within: { before, _ in
      number - before.lines
    }
  }

  /// Returns the first line that ends after a distance from the beginning, including the spacing
  /// after each line.
  ///
  /// The last line is returned if there is no such line, and `nil` if there are no lines.
  package func line(at distance: Double, spacing: Double) -> Line? {
    guard root >= 0 else { return nil }
    let last = lineCount - 1
    guard distance < length + spacing * Double(lineCount) else { return line(last) }
    return find {
      $0.length + spacing * Double($0.lines) <= distance
    } within: { before, run in
      let step = run.length + spacing
      let rest = distance - before.length - spacing * Double(before.lines)
      guard step > 0, rest > 0 else { return 0 }
      return min(Int(rest / step), run.lines - 1)
    }
  }

  /// Returns the line in the run in which sums pass a threshold.
  private func find(
    isBefore: (Sums) -> Bool, within: (Sums, Run) -> Int
  ) -> Line {
    var (node, before) = (root, Sums())
    var found: (run: Run, before: Sums)?
    while node >= 0 {
      let index = Int(node)
      var start = before
      start.add(sums(left[index]))
      var end = start
      end.add(Sums(runs[index]))
      if isBefore(end) {
        // Rounding may leave no run: then it is the last one.
        found = found ?? (runs[index], start)
        before = end
        node = right[index]
      } else {
        found = (runs[index], start)
        node = left[index]
      }
    }
    guard let found else { return Line() }
    return line(within(found.before, found.run), of: found.run, found.before)
  }

  private func line(_ line: Int, of run: Run, _ before: Sums) -> Line {
    let first = run.firstItem(ofLine: line)
    return Line(
      index: before.lines + line, before: before.length + run.length * Double(line),
      firstItem: before.items + first, itemCount: run.firstItem(ofLine: line + 1) - first,
      length: run.length, isMeasured: run.isMeasured)
  }

  /// Calls a function with each run, in order.
  package func forEachRun(_ body: (Run) -> Void) {
    var pending: [Int32] = []
    var node = root
    while node >= 0 || !pending.isEmpty {
      while node >= 0 {
        pending.append(node)
        node = left[Int(node)]
      }
      guard let next = pending.popLast() else { return }
      body(runs[Int(next)])
      node = right[Int(next)]
    }
  }
}

extension LineRuns {
  /// The sums of the lines before a position.
  struct Sums {
    var items = 0
    var lines = 0
    var length = 0.0

    init() {}

    init(_ run: Run) {
      items = run.items
      lines = run.lines
      length = run.length * Double(run.lines)
    }

    mutating func add(_ other: Sums) {
      items += other.items
      lines += other.lines
      length += other.length
    }
  }

  func sums(_ node: Int32) -> Sums {
    var sums = Sums()
    guard node >= 0 else { return sums }
    let index = Int(node)
    (sums.items, sums.lines, sums.length) = (items[index], lines[index], lengths[index])
    return sums
  }
}
