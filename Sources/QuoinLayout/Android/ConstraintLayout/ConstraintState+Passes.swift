import QuoinModel

extension ConstraintLayoutInput {
  /// Solves the layout: its size, and the frame of each child.
  ///
  /// The passes are the library's: children that know their size are measured, positions that follow from each other
  /// are resolved directly, and the rest is solved; children whose size the solver found are measured again, at most
  /// twice, and the changes are solved again.
  ///
  /// - Complexity: Linear in children and connections if positions follow from each other. Chains, centred items of
  ///   unknown size, barriers and layouts that wrap their content use the simplex (`StrengthSystem`), whose work is
  ///   limited.
  package func solved(measure: @escaping ConstraintMeasure) -> ConstraintLayoutOutput {
    ConstraintState(self, measure: measure).solved()
  }
}

extension ConstraintState {
  var horizontalPadding: Int { input.padding.left + input.padding.right }
  var verticalPadding: Int { input.padding.top + input.padding.bottom }

  /// Returns the minimum extent of the content, from the layout's own minimum size.
  func leastContentSize(_ axis: ConstraintAxis) -> Int {
    axis == .horizontal
      ? ConstraintExtent.clamped(input.minimumWidth) - horizontalPadding
      : ConstraintExtent.clamped(input.minimumHeight) - verticalPadding
  }

  func greatestContentSize(_ axis: ConstraintAxis) -> Int? {
    let most = axis == .horizontal ? input.maximumWidth : input.maximumHeight
    let padding = axis == .horizontal ? horizontalPadding : verticalPadding
    return most.map { ConstraintExtent.clamped($0) - padding }
  }

  /// Solves the layout.
  func solved() -> ConstraintLayoutOutput {
    run()
    var output = output()
    output.isCutShort = system.budget <= 0
    return output
  }

  private func run() {
    let start = startingSizes
    beginLayout()
    guard !input.children.isEmpty else { return }
    measureChildren()
    solve(start, isFirst: true)
    var isOpen = false
    for item in items.indices.dropFirst()
    where items[item].isFlow && !items[item].isGone && isVariable(item) {
      _ = remeasure(item, .tryGiven)
      isOpen = true
    }
    for round in 1...2 {
      for item in items.indices.dropFirst() where isVariable(item) && isMeasured(item) {
        if remeasure(item, round == 2 ? .given : .tryGiven) { isOpen = true }
      }
      guard isOpen else { break }
      solve(start, isFirst: false)
      isOpen = false
    }
  }

  /// Whether the solver determines a side of an item.
  private func isVariable(_ item: Int) -> Bool {
    behaviour(item, .horizontal) == .match || behaviour(item, .vertical) == .match
  }

  private func isMeasured(_ item: Int) -> Bool {
    !items[item].isHelper && !items[item].isGuideline && !items[item].isFlow && !items[item].isGone
  }

  private func startingSize(_ axis: ConstraintAxis) -> Int {
    let spec = axis == .horizontal ? input.width : input.height
    let room =
      ConstraintExtent.clamped(spec.size)
      - (axis == .horizontal ? horizontalPadding : verticalPadding)
    // An empty layout has its minimum size, to which its padding is added.
    let least = max(0, axis == .horizontal ? input.minimumWidth : input.minimumHeight)
    switch spec.mode {
    case .exactly: return max(0, min(room, greatestContentSize(axis) ?? room))
    case .atMost: return input.children.isEmpty ? least : max(0, room)
    case .unspecified: return input.children.isEmpty ? least : 0
    }
  }

  private var startingSizes: ConstraintPair<Int> {
    ConstraintPair(startingSize(.horizontal), startingSize(.vertical))
  }

  func beginLayout() {
    let start = startingSizes
    self[0, .horizontal].behaviour = input.width.mode == .exactly ? .fixed : .wrap
    self[0, .vertical].behaviour = input.height.mode == .exactly ? .fixed : .wrap
    for axis in ConstraintAxis.both { self[0, axis].size = start[axis] }
  }

  /// Measures the children whose size does not depend on a position.
  func measureChildren() {
    for item in items.indices.dropFirst() {
      guard !items[item].isGuideline, !items[item].isBarrier, !items[item].isInFlow else {
        continue
      }
      if !items[item].isFlow, waitsForPlace(item) { continue }
      if isUnmeasurable(item) { continue }
      measureForSolver(item, .own)
    }
    for item in items.indices where items[item].isPlaceholder {
      guard case .placeholder(let content?) = kinds[item] else { continue }
      for axis in ConstraintAxis.both where behaviour(item, axis) != .fixed {
        self[item, axis].size = self[content, axis].size
      }
    }
  }

  /// Whether both sizes are determined by the solver alone.
  private func isUnmeasurable(_ item: Int) -> Bool {
    ConstraintAxis.both.allSatisfy {
      behaviour(item, $0) == .match && self[item, $0].match != .wrap
    }
  }

  private func waitsForPlace(_ item: Int) -> Bool {
    guard input.settlesDirectly else { return false }
    for axis in ConstraintAxis.both where behaviour(item, axis) == .match {
      if items[item].ratio != nil { return true }
      if self[item, axis].match == .spread, behaviour(item, axis.other) != .match,
        !isInChain(item, .horizontal)
      {
        return true
      }
    }
    return false
  }

  /// Measures a child whose size the solver found, and returns whether anything changed.
  private func remeasure(_ item: Int, _ strategy: ConstraintQuestion.Strategy) -> Bool {
    let before = (size(item, .horizontal), size(item, .vertical), items[item].baseline)
    let asks = measureForSolver(item, strategy)
    let isMoved = items[item].hasBaseline && items[item].baseline != before.2
    return asks || isMoved || size(item, .horizontal) != before.0
      || size(item, .vertical) != before.1
  }

  // MARK: One pass

  private func solve(_ start: ConstraintPair<Int>, isFirst: Bool) {
    for axis in ConstraintAxis.both { self[0, axis].size = start[axis] }
    if isFirst, input.settlesDirectly {
      settleDirectly()
      for item in items.indices.dropFirst()
      where needsMeasuring(item) && !isUnmeasurable(item) && isMeasured(item)
        && !items[item].isInFlow
      {
        measureForLayout(item)
      }
    }
    let wanted = ConstraintPair(behaviour(0, .horizontal), behaviour(0, .vertical))
    var isCut = false
    for _ in 0..<9 {
      let isOpen: Bool
      if areAllSettled {
        isOpen = readSettledFrames()
      } else {
        makeRows()
        system.solve()
        isOpen = readFrames()
      }
      // If the content needs more than the available size, it is solved once in the available size.
      let cuts =
        isCut
        ? []
        : ConstraintAxis.both.filter {
          wraps($0) && start[$0] > 0 && self[0, $0].size > start[$0]
        }
      for axis in cuts {
        self[0, axis].size = start[axis]
        self[0, axis].behaviour = .fixed
        isCut = true
      }
      guard isOpen || !cuts.isEmpty else { break }
    }
    for axis in ConstraintAxis.both { self[0, axis].behaviour = wanted[axis] }
  }

  private func makeRows() {
    usesSystem = true
    system = StrengthSystem(positions: items.count * 5, budget: system.budget)
    wrapEnds = ConstraintPair(nil)
    chainHeads = ConstraintPair([])
    addRows(of: 0)
    markBarrierMembers()
    for item in guidelines {
      if case .guideline(let line) = kinds[item] { addGuidelineRows(of: item, line) }
    }
    for item in items.indices where items[item].isFlow {
      addRows(of: item)
      connectFlow(item)
    }
    for item in items.indices.dropFirst() {
      switch items[item].shape {
      case .view, .placeholder, .inert:
        fillLayout(item)
        addRows(of: item)
      case .barrier:
        if case .barrier(let barrier) = kinds[item] { addBarrierRows(of: item, barrier) }
      case .flow: fillLayout(item)
      case .layout, .guideline: break
      }
    }
    for axis in ConstraintAxis.both {
      addChainRows(axis)
    }
    for axis in ConstraintAxis.both {
      guard let end = wrapEnds[axis] else { continue }
      let line = ConstraintAnchorID(endOf: 0, axis).rawValue
      system.atLeast(line, ConstraintAnchorID(beginOf: 0, axis).rawValue, end, .equality)
    }
  }

  /// Connects a child that matches the layout, whose size is known, to its sides.
  private func fillLayout(_ item: Int) {
    for axis in ConstraintAxis.both {
      self[item, axis].isDirect = false
      guard !wraps(axis), behaviour(item, axis) == .matchParent else { continue }
      let begin = ConstraintAnchorID(beginOf: item, axis)
      let end = ConstraintAnchorID(endOf: item, axis)
      let from = self[begin].margin
      let to = self[0, axis].size - self[end].margin
      system.equal(begin.rawValue, from)
      system.equal(end.rawValue, to)
      self[item, axis].isDirect = true
      self[item, axis].position = from
      self[item, axis].size = max(0, to - from)
      if axis == .vertical, items[item].baseline > 0 || items[item].isGone {
        system.equal(
          ConstraintAnchorID(baselineOf: item).rawValue, from + items[item].baseline)
      }
    }
  }

  /// Reads the frames of all items, and returns whether a limit cut one, so that the others must follow.
  private func readFrames() -> Bool {
    var isOpen = false
    for item in items.indices {
      if items[item].isGuideline || items[item].isBarrier { continue }
      var frame = ConstraintPair((begin: 0, end: 0))
      for axis in ConstraintAxis.both {
        frame[axis] = (
          system.pixels(ConstraintAnchorID(beginOf: item, axis).rawValue),
          system.pixels(ConstraintAnchorID(endOf: item, axis).rawValue)
        )
      }
      if take(frame, of: item) { isOpen = true }
    }
    return isOpen
  }

  /// Sets the frame of an item, and returns whether a limit cut it.
  ///
  /// A frame with a negative side is empty.
  func take(_ found: ConstraintPair<(begin: Int, end: Int)>, of item: Int) -> Bool {
    let isEmpty =
      found.horizontal.end < found.horizontal.begin || found.vertical.end < found.vertical.begin
    let frame = isEmpty ? ConstraintPair((begin: 0, end: 0)) : found
    let cutsWidth = set(item, .horizontal, frame.horizontal.begin, frame.horizontal.end)
    let cutsHeight = set(item, .vertical, frame.vertical.begin, frame.vertical.end)
    return cutsWidth || cutsHeight
  }

  private func set(_ item: Int, _ axis: ConstraintAxis, _ begin: Int, _ end: Int) -> Bool {
    self[item, axis].position = begin
    if items[item].isGone {
      if !items[item].isInPlaceholder { self[item, axis].size = 0 }
      return false
    }
    // A fixed size does not shrink by rounding.
    let isFixed = behaviour(item, axis) == .fixed
    let found = isFixed ? max(end - begin, self[item, axis].size) : end - begin
    var size = item == 0 ? max(found, leastContentSize(axis)) : found
    let most = self[item, axis].maximum
    if most > 0, behaviour(item, axis) == .match { size = min(found, most) }
    self[item, axis].size = size
    let isCut = item != 0 && size != found
    self[item, axis].override = isCut ? size : nil
    return isCut
  }

  // MARK: The answer

  private func output() -> ConstraintLayoutOutput {
    var placements = items.indices.dropFirst().map { item in
      ConstraintPlacement(
        x: input.padding.left + self[item, .horizontal].position,
        y: input.padding.top + self[item, .vertical].position,
        width: size(item, .horizontal), height: size(item, .vertical),
        isGone: items[item].isGone || items[item].isHelper || items[item].isGuideline,
        widthSpec: items[item].asked?.width, heightSpec: items[item].asked?.height)
    }
    for item in guidelines {
      guard case .guideline(let line) = kinds[item], line.isShown else { continue }
      placements[item - 1] = placement(of: line, item)
    }
    for item in items.indices where items[item].isPlaceholder {
      guard case .placeholder(let content?) = kinds[item] else { continue }
      let specs = (placements[content - 1].widthSpec, placements[content - 1].heightSpec)
      placements[content - 1] = placements[item - 1]
      placements[content - 1].isGone = false
      placements[content - 1].widthSpec = specs.0
      placements[content - 1].heightSpec = specs.1
    }
    return ConstraintLayoutOutput(
      width: outerSize(.horizontal, input.width), height: outerSize(.vertical, input.height),
      placements: placements)
  }

  /// Returns the frame of a visible guideline, which runs along the whole content.
  private func placement(of line: AndroidConstraint.Guideline, _ item: Int) -> ConstraintPlacement {
    let axis: ConstraintAxis = line.isVertical ? .horizontal : .vertical
    let place = system.pixels(ConstraintAnchorID(beginOf: item, axis).rawValue)
    let length = self[0, axis.other].size
    return line.isVertical
      ? ConstraintPlacement(
        x: input.padding.left + place, y: input.padding.top, width: 0, height: length)
      : ConstraintPlacement(
        x: input.padding.left, y: input.padding.top + place, width: length, height: 0)
  }

  private func outerSize(_ axis: ConstraintAxis, _ spec: MeasureSpec) -> Int {
    let padding = axis == .horizontal ? horizontalPadding : verticalPadding
    let wanted = spec.resolve(self[0, axis].size + padding)
    let most = axis == .horizontal ? input.maximumWidth : input.maximumHeight
    return max(0, min(wanted, most ?? wanted))
  }
}
