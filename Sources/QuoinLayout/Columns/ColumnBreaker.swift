import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// Finds where a long column may be broken and how long its fragments are: CSS Multi-column Layout 1 §7 and CSS
/// Fragmentation 3 §4.
struct ColumnBreaker {
  /// Content that is not broken, such as a line, a picture, or a box that is kept whole; or space that may be broken
  /// anywhere.
  struct Atom {
    var top: Double
    var bottom: Double
    /// The rule for a break before it: CSS Fragmentation 3 §3.1.
    var rule = PageBreakRules.ColumnRule.auto
    /// Whether it is the empty part of a box with a height of its own.
    var isSpace = false
  }

  /// The beginning of a column.
  struct Start {
    /// The first atom.
    var atom: Int
    /// The beginning in the long column, which is inside of the atom if that is space.
    var top: Double
  }

  /// The number of lines kept on each side of a break in a paragraph: CSS Fragmentation 3 §3.3.
  private static let leastLines = 2

  let flow: FlowTree
  let frames: [Rect]
  let pass: LayoutPass
  private var atoms: [Atom] = []
  private var floats: [Atom] = []
  /// The rule for a break after the last atom.
  private var ruleBehind = PageBreakRules.ColumnRule.auto

  init(_ flow: FlowTree, _ frames: [Rect], _ pass: LayoutPass) {
    self.flow = flow
    self.frames = frames
    self.pass = pass
  }

  // MARK: Atoms

  /// Returns the atoms in a box, in flow order.
  mutating func atoms(in box: Int) -> [Atom] {
    atoms = []
    floats = []
    ruleBehind = .auto
    collect(box, isOuter: true)
    // Lines beside a float are kept with it.
    for float in floats { merge(float) }
    // CSS Fragmentation 3 §5.2: the margin before a forced break is not truncated.
    for index in atoms.indices.dropFirst() where atoms[index].rule == .column {
      atoms[index - 1].bottom = max(atoms[index - 1].bottom, atoms[index].top)
    }
    return atoms
  }

  private mutating func collect(_ box: Int, isOuter: Bool = false) {
    let style = flow.boxes.style(of: flow.ids[box])
    if style.position == .absolute { return }
    let frame = frames[box]
    let whole = Atom(top: frame.minY, bottom: frame.maxY)
    if style.float != .none {
      floats.append(whole)
      return
    }
    let first = atoms.count
    if !isOuter, !isBreakable(box, style) {
      append(whole)
    } else {
      collectContent(of: box, whole, isOuter: isOuter)
    }
    let node = Int(flow.nodes[box])
    guard !isOuter, node >= 0, atoms.count > first, let rules = pass.tree.elements[node]?.breaks
    else { return }
    atoms[first].rule = max(atoms[first].rule, rules.columnBefore)
    ruleBehind = max(ruleBehind, rules.columnAfter)
    // Neither is the margin behind it.
    if atoms[first].rule == .column, case .points(let margin) = style.margin(.top) {
      atoms[first].top = min(atoms[first].top, frame.minY - margin)
    }
  }

  /// Adds an atom behind the others.
  private mutating func append(_ atom: Atom) {
    atoms.append(atom)
    atoms[atoms.count - 1].rule = ruleBehind
    ruleBehind = .auto
  }

  private mutating func collectContent(of box: Int, _ whole: Atom, isOuter: Bool) {
    let frame = frames[box]
    let first = atoms.count
    if let inline = flow.lines(of: box) {
      addLines(inline, box)
    }
    var child = flow.boxes.firstChild(of: flow.ids[box])
    while let inner = child {
      // Boxes in lines are kept with their line.
      let isInLine =
        flow.lines(of: box) != nil && flow.boxes.style(of: inner).float == .none
      if !isInLine { collect(Int(inner.index)) }
      child = flow.boxes.next(after: inner)
    }
    if isOuter { return }
    let hasHeight = hasHeight(box)
    guard atoms.count > first else {
      if frame.height > 0 {
        append(whole)
        atoms[first].isSpace = hasHeight
      }
      return
    }
    // Edges stay with the content that they enclose.
    let content = flow.boxes.contentRect(of: flow.ids[box])
    if content.minY > 0 { atoms[first].top = min(atoms[first].top, frame.minY) }
    let last = atoms.count - 1
    if hasHeight, frame.minY + content.maxY > atoms[last].bottom {
      append(Atom(top: atoms[last].bottom, bottom: frame.maxY))
      atoms[last + 1].isSpace = true
      return
    }
    if content.maxY < frame.height || frame.maxY > atoms[last].bottom {
      atoms[last].bottom = max(atoms[last].bottom, frame.maxY)
    }
  }

  /// Whether a box has a height of its own, which may leave space below its content.
  private func hasHeight(_ box: Int) -> Bool {
    let style = flow.boxes.style(of: flow.ids[box])
    return style.height != .auto || style.minHeight != .auto
  }

  private func isBreakable(_ box: Int, _ style: PackedStyle) -> Bool {
    guard style.display == .block || style.display == .flowRoot,
      !style.overflowY.isScrollContainer
    else { return false }
    let node = Int(flow.nodes[box])
    guard node >= 0 else { return true }
    return pass.isBoxes(node) && pass.tree.elements[node]?.isKeptWhole != true
  }

  private mutating func addLines(_ inline: InlineFlow, _ box: Int) {
    let id = flow.ids[box]
    let content = flow.boxes.contentRect(of: id)
    let lines = inline.lines(width: content.width, id, pass)
    let top =
      frames[box].minY + content.minY
      + flow.boxes.contentShift(of: id, height: lines.layout.size.height)
    let least = ColumnBreaker.leastLines
    let all = lines.lines.map { Atom(top: top + $0.lowerBound, bottom: top + $0.upperBound) }
    guard let first = all.first, let last = all.last else { return }
    // As in browsers, a paragraph of three lines leaves one alone after the break, not before it.
    guard all.count > least else {
      append(Atom(top: first.top, bottom: last.bottom))
      return
    }
    append(Atom(top: first.top, bottom: all[least - 1].bottom))
    let end = all.count >= 2 * least ? all.count - least : all.count - 1
    atoms += all[least..<end]
    atoms.append(Atom(top: all[end].top, bottom: last.bottom))
  }

  private mutating func merge(_ float: Atom) {
    let slack = 1.0 / 128
    let beside = atoms.indices.filter {
      atoms[$0].top < float.bottom - slack && atoms[$0].bottom > float.top + slack
    }
    guard let first = beside.first, let last = beside.last else {
      let place = atoms.firstIndex { $0.top >= float.bottom - slack } ?? atoms.count
      atoms.insert(float, at: place)
      return
    }
    var one = Atom(
      top: min(float.top, atoms[first].top), bottom: max(float.bottom, atoms[last].bottom),
      rule: atoms[first].rule)
    // Space above and below the float may be broken as before.
    var parts: [Atom] = []
    if atoms[first].isSpace, atoms[first].top < float.top - slack {
      var above = atoms[first]
      above.bottom = float.top
      parts.append(above)
      (one.top, one.rule) = (float.top, .auto)
    }
    var below = atoms[last]
    if below.isSpace, below.bottom > float.bottom + slack {
      (below.top, below.rule) = (float.bottom, .auto)
      one.bottom = float.bottom
      parts += [one, below]
    } else {
      parts.append(one)
    }
    atoms.replaceSubrange(first...last, with: parts)
  }

  // MARK: Columns

  /// The smallest difference of lengths that matters.
  private static let slack = 1.0 / 128

  /// The number of columns among which space is divided at most.
  private static let mostColumns = 10_000

  /// Columns with a maximum length.
  private struct Filling {
    /// The beginnings of the columns.
    var starts: [Start]
    /// The smallest shortage of a column.
    var shortage = Double.infinity
    /// Whether a break is where it should be avoided.
    var isForced = false
  }

  private static func fill(_ atoms: [Atom], from top: Double, _ length: Double) -> Filling {
    var filling = Filling(starts: [Start(atom: 0, top: top)])
    var top = top
    func begin(_ index: Int, at place: Double) {
      filling.starts.append(Start(atom: index, top: place))
      top = place
    }
    for (index, atom) in atoms.enumerated() {
      if index > 0, atom.rule == .column {
        begin(index, at: atom.top)
        continue
      }
      while let start = filling.starts.last?.atom {
        let missing = atom.bottom - top - length
        guard missing > slack else { break }
        if atom.isSpace, top + length > max(atom.top, top) + slack,
          filling.starts.count < mostColumns
        {
          // Space is as easily broken further down; larger steps find the length in fewer rounds.
          filling.shortage = min(filling.shortage, max(1, length / 64))
          begin(index, at: top + length)
          continue
        }
        guard index > start else { break }
        filling.shortage = min(filling.shortage, missing)
        // CSS Fragmentation 3 §4.4: breaks are avoided as long as there are others.
        var first = index
        while first > start, atoms[first].rule == .avoid { first -= 1 }
        if first == start {
          first = index
          if atom.rule == .avoid { filling.isForced = true }
        }
        // Margins at the top of a column are truncated: CSS Fragmentation 3 §5.2.
        begin(first, at: atoms[first].top)
      }
    }
    return filling
  }

  /// Returns the beginnings of the columns, and the columns' length.
  ///
  /// - Parameters:
  ///   - bounds: The top and the bottom of all atoms including the margins around them.
  ///   - limit: The maximum length of columns, or `nil`.
  static func columns(
    _ atoms: [Atom], _ bounds: ClosedRange<Double>, count: Int, limit: Double?, isBalanced: Bool
  ) -> (starts: [Start], length: Double) {
    let total = bounds.upperBound - bounds.lowerBound
    guard let first = atoms.first else { return ([], min(total, limit ?? total)) }
    if let limit, !isBalanced { return (fill(atoms, from: bounds.lowerBound, limit).starts, limit) }
    // §7.1: as long as the content needs in that many columns, found by adding the shortage each time.
    // The margin above the first column counts.
    var length = atoms.reduce(total / Double(count)) {
      $1.isSpace ? $0 : max($0, $1.bottom - $1.top)
    }
    if !first.isSpace { length = max(length, first.bottom - bounds.lowerBound) }
    var found = fill(atoms, from: bounds.lowerBound, length)
    while found.starts.count > count || found.isForced, found.shortage.isFinite {
      length += found.shortage
      found = fill(atoms, from: bounds.lowerBound, length)
    }
    if let limit, length > limit {
      return (fill(atoms, from: bounds.lowerBound, limit).starts, limit)
    }
    return (found.starts, length)
  }
}
