/// The lines of the explicit grid along one axis, counted from zero, with their names.
struct GridLines {
  /// The number of explicit tracks.
  let count: Int
  /// The names with their lines, sorted by name and line.
  private var named: [(name: Int32, line: Int32)] = []

  /// Creates the lines; `hasNames` means that something refers to names.
  init(
    _ template: GridTemplate, repeats: Int, count: Int, isSubgrid: Bool = false, hasNames: Bool
  ) {
    self.count = count
    guard hasNames else { return }
    add(template.names, repeats: repeats, repeatCount: template.repeatCount)
    if isSubgrid, let subgrid = template.subgrid {
      add(subgrid.names, repeats: repeats, repeatCount: subgrid.repeatCount)
    }
    sort()
  }

  private mutating func add(
    _ names: [GridTemplate.NamedLine], repeats: Int, repeatCount: Int
  ) {
    let more = Int32((repeats - 1) * repeatCount)
    for one in names {
      switch one.scope {
      case .before: named.append((one.name, one.line))
      case .after: named.append((one.name, one.line + more))
      case .repeated:
        for index in 0..<repeats {
          named.append((one.name, one.line + Int32(index * repeatCount)))
        }
      }
    }
  }

  /// Adds the names that the same lines have in a parent grid, whose lines are counted from `start` on.
  mutating func add(_ outer: GridLines, from start: Int32, isOpposed: Bool) {
    named.removeAll { $0.line > count }
    for one in outer.named where one.line >= start && one.line <= start + Int32(count) {
      let line = one.line - start
      named.append((one.name, isOpposed ? Int32(count) - line : line))
    }
    sort()
  }

  private mutating func sort() {
    named.sort { $0.name != $1.name ? $0.name < $1.name : $0.line < $1.line }
  }

  /// Returns the index of the first entry that is not before a name and a line.
  private func place(of name: Int32, _ line: Int32) -> Int {
    var (low, high) = (0, named.count)
    while low < high {
      let middle = (low + high) / 2
      if named[middle].name != name ? named[middle].name < name : named[middle].line < line {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private func isNamed(_ name: Int32, at place: Int) -> Bool {
    place >= 0 && place < named.count && named[place].name == name
  }

  /// Returns the line that an edge specifies, if it is not a span: §8.3.
  func line(_ edge: PackedGridLine) -> Int32 {
    guard edge.name >= 0 else {
      return edge.number > 0 ? edge.number - 1 : Int32(count) + 1 + edge.number
    }
    if edge.edge >= 0 {
      let place = place(of: edge.edge, .min)
      if isNamed(edge.edge, at: place) { return named[place].line }
    }
    return edge.number > 0
      ? forward(edge.name, from: -1, edge.number)
      : backward(edge.name, from: Int32(count) + 1, -edge.number)
  }

  /// Returns the nth line of a name after a line; all implicit lines after the grid have the name.
  func forward(_ name: Int32, from start: Int32, _ number: Int32) -> Int32 {
    var left = number
    var last = Int32.min
    var place = place(of: name, start + 1)
    while isNamed(name, at: place) {
      if named[place].line != last {
        last = named[place].line
        left -= 1
        if left == 0 { return last }
      }
      place += 1
    }
    return max(Int32(count), start) + left
  }

  /// Returns the nth line of a name before a line; all implicit lines before the grid have the name.
  func backward(_ name: Int32, from start: Int32, _ number: Int32) -> Int32 {
    var left = number
    var last = Int32.min
    var place = place(of: name, start) - 1
    while isNamed(name, at: place) {
      if named[place].line != last {
        last = named[place].line
        left -= 1
        if left == 0 { return last }
      }
      place -= 1
    }
    return min(0, start) - left
  }

  /// Returns the first track, or ``GridBox/unplaced``, and the number of tracks: §8.3.1 Grid Placement Conflict
  /// Handling.
  func place(_ start: PackedGridLine, _ end: PackedGridLine) -> (start: Int32, span: Int32) {
    let isStartLine = !start.isAuto && !start.isSpan
    let isEndLine = !end.isAuto && !end.isSpan
    let limit = Int32(GridLimits.lines)
    switch (isStartLine, isEndLine) {
    case (true, true):
      let (a, b) = (line(start), line(end))
      return clamped(min(a, b), a == b ? a + 1 : max(a, b))
    case (true, false):
      let a = line(start)
      if end.isAuto { return clamped(a, a + 1) }
      let b = end.name < 0 ? a + end.number : forward(end.name, from: a, end.number)
      return clamped(a, b)
    case (false, true):
      let b = line(end)
      if start.isAuto { return clamped(b - 1, b) }
      let a = start.name < 0 ? b - start.number : backward(start.name, from: b, start.number)
      return clamped(a, b)
    case (false, false):
      // With two spans only the first counts; a named one has no line to start from.
      let span = start.isAuto ? end : start
      return (GridBox.unplaced, span.isAuto || span.name >= 0 ? 1 : min(span.number, limit))
    }
  }

  private func clamped(_ start: Int32, _ end: Int32) -> (start: Int32, span: Int32) {
    let limit = Int32(GridLimits.lines)
    let first = max(-limit, min(start, limit + limit - 1))
    let last = max(first + 1, min(end, limit + limit))
    return (first, last - first)
  }
}
