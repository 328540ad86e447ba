extension LineRuns {
  /// Replaces the lines that hold some items with other lines.
  ///
  /// A line that is only partly replaced is split; the rest of it remains as a line of its own.
  ///
  /// - Precondition: the items exist, or the range is empty and at most at the end.
  package mutating func replace(_ range: Range<Int>, with new: [Run]) {
    precondition(range.lowerBound >= 0 && range.upperBound <= itemCount, "there are no such items")
    var (front, rest) = split(root, range.lowerBound)
    var (middle, back) = split(rest, range.count)
    release(&middle)
    rest = -1
    var pending = new.filter { $0.items > 0 && $0.lines > 0 }
    if let first = pending.first, let last = lastRun(front), first.continues(last) {
      (front, rest) = split(front, sums(front).items - last.items)
      release(&rest)
      pending.insert(last, at: 0)
    }
    if let last = pending.last ?? lastRun(front), let first = firstRun(back), first.continues(last)
    {
      if pending.isEmpty {
        (front, rest) = split(front, sums(front).items - last.items)
        release(&rest)
        pending.append(last)
      }
      (rest, back) = split(back, first.items)
      release(&rest)
      pending.append(first)
    }
    for run in LineRuns.joined(pending) { front = merge(front, leaf(run)) }
    root = merge(front, back)
  }

  /// Appends lines.
  package mutating func append(_ run: Run) { replace(itemCount..<itemCount, with: [run]) }

  /// Reduces the number of runs: outside a range of items, each two adjacent runs become their
  /// average, so that the total length is unchanged.
  ///
  /// - Complexity: O(runs).
  package mutating func average(but kept: Range<Int>) {
    var result: [Run] = []
    var waiting: Run?
    var item = 0
    forEachRun { run in
      let range = item..<item + run.items
      item = range.upperBound
      guard range.upperBound <= kept.lowerBound || range.lowerBound >= kept.upperBound else {
        if let first = waiting { result.append(first) }
        waiting = nil
        return result.append(run)
      }
      guard let first = waiting else { return waiting = run }
      let lines = first.lines + run.lines
      let length = first.length * Double(first.lines) + run.length * Double(run.lines)
      result.append(
        Run(
          items: first.items + run.items, lines: lines, length: length / Double(lines),
          isMeasured: false))
      waiting = nil
    }
    if let first = waiting { result.append(first) }
    self = LineRuns()
    for run in LineRuns.joined(result) { root = merge(root, leaf(run)) }
  }

  private static func joined(_ runs: [Run]) -> [Run] {
    var result: [Run] = []
    for run in runs {
      if let last = result.last, run.continues(last) {
        result[result.count - 1].items += run.items
        result[result.count - 1].lines += run.lines
      } else {
        result.append(run)
      }
    }
    return result
  }

  private func firstRun(_ tree: Int32) -> Run? {
    guard tree >= 0 else { return nil }
    var node = Int(tree)
    while left[node] >= 0 { node = Int(left[node]) }
    return runs[node]
  }

  private func lastRun(_ tree: Int32) -> Run? {
    guard tree >= 0 else { return nil }
    var node = Int(tree)
    while right[node] >= 0 { node = Int(right[node]) }
    return runs[node]
  }

  /// Creates a tree of one run.
  private mutating func leaf(_ run: Run) -> Int32 {
    // Marsaglia's xorshift: the shape of the tree is the same in each run of the program.
    seed ^= seed << 13
    seed ^= seed >> 17
    seed ^= seed << 5
    let own = Sums(run)
    if let index = free.popLast() {
      let node = Int(index)
      runs[node] = run
      (left[node], right[node], weights[node]) = (-1, -1, seed)
      (items[node], lines[node], lengths[node]) = (own.items, own.lines, own.length)
      return index
    }
    runs.append(run)
    left.append(-1)
    right.append(-1)
    weights.append(seed)
    items.append(own.items)
    lines.append(own.lines)
    lengths.append(own.length)
    return Int32(runs.count - 1)
  }

  private mutating func update(_ node: Int32) {
    let index = Int(node)
    var total = sums(left[index])
    total.add(Sums(runs[index]))
    total.add(sums(right[index]))
    (items[index], lines[index], lengths[index]) = (total.items, total.lines, total.length)
  }

  /// Splits a tree into the first items and the rest.
  private mutating func split(_ tree: Int32, _ count: Int) -> (Int32, Int32) {
    guard tree >= 0 else { return (-1, -1) }
    let node = Int(tree)
    let before = sums(left[node]).items
    if count <= before {
      let (front, back) = split(left[node], count)
      left[node] = back
      update(tree)
      return (front, tree)
    }
    if count >= before + runs[node].items {
      let (front, back) = split(right[node], count - before - runs[node].items)
      right[node] = front
      update(tree)
      return (tree, back)
    }
    let (first, second) = LineRuns.cut(runs[node], count - before)
    var (front, back) = (left[node], right[node])
    free.append(tree)
    for run in first { front = merge(front, leaf(run)) }
    for run in second.reversed() { back = merge(leaf(run), back) }
    return (front, back)
  }

  /// Splits a run into the first items and the rest.
  private static func cut(_ run: Run, _ count: Int) -> ([Run], [Run]) {
    let line = run.line(ofItem: count)
    let first = run.firstItem(ofLine: line)
    let next = run.firstItem(ofLine: line + 1)
    func part(_ items: Int, _ lines: Int) -> [Run] {
      guard items > 0, lines > 0 else { return [] }
      return [Run(items: items, lines: lines, length: run.length, isMeasured: run.isMeasured)]
    }
    if first == count { return (part(count, line), part(run.items - count, run.lines - line)) }
    return (
      part(first, line) + part(count - first, 1),
      part(next - count, 1) + part(run.items - next, run.lines - line - 1)
    )
  }

  private mutating func merge(_ front: Int32, _ back: Int32) -> Int32 {
    if front < 0 { return back }
    if back < 0 { return front }
    if weights[Int(front)] >= weights[Int(back)] {
      let inner = merge(right[Int(front)], back)
      right[Int(front)] = inner
      update(front)
      return front
    }
    let inner = merge(front, left[Int(back)])
    left[Int(back)] = inner
    update(back)
    return back
  }

  private mutating func release(_ tree: inout Int32) {
    var pending = [tree]
    while let node = pending.popLast() {
      guard node >= 0 else { continue }
      pending.append(left[Int(node)])
      pending.append(right[Int(node)])
      free.append(node)
    }
    tree = -1
  }
}
