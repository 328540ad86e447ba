import QuoinModel

/// The inputs for measuring an item.
struct ConstraintQuestion {
  enum Strategy {
    /// By its own behaviour.
    case own
    /// By the solver's sizes, where they are reliable.
    case tryGiven
    /// By the solver's sizes.
    case given
  }

  var behaviours: ConstraintPair<ConstraintExtent.Behaviour>
  var sizes: ConstraintPair<Int>
  var strategy: Strategy
}

extension ConstraintState {
  /// Measures an item before or after a pass of the solver, and returns whether another pass is needed.
  @discardableResult
  func measureForSolver(_ item: Int, _ strategy: ConstraintQuestion.Strategy) -> Bool {
    var question = question(item, strategy)
    for axis in ConstraintAxis.both
    where items[item].ratio != nil && behaviour(item, axis) == .match
      && self[item, axis].resolvedMatch == .ratioResolved
    {
      question.behaviours[axis] = .fixed
    }
    return ask(item, question)
  }

  /// Measures an item during direct resolution: it wraps if it is connected on one side only, and follows its ratio.
  func measureForLayout(_ item: Int) {
    guard !items[item].isGone, !items[item].isGuideline, !items[item].isBarrier else { return }
    var question = question(item, .own)
    var matches = ConstraintPair(
      behaviour(item, .horizontal) == .match, behaviour(item, .vertical) == .match)
    let followsRatio = ConstraintPair(
      matches.horizontal && items[item].ratio != nil, matches.vertical && items[item].ratio != nil)
    for axis in ConstraintAxis.both
    where matches[axis] && !followsRatio[axis] && self[item, axis].match == .spread
      && isDangling(item, axis)
    {
      matches[axis] = false
      let isBare = matches[axis.other] && self[item, axis.other].match == .spread
      question.behaviours[axis] = isBare ? .fixed : .wrap
    }
    for axis in ConstraintAxis.both where isSettled(item, axis) {
      matches[axis] = false
      question.behaviours[axis] = .fixed
    }
    for axis in ConstraintAxis.both where followsRatio[axis] {
      follow(item, axis, &question, isOtherFree: matches[axis.other])
    }
    recorded?.steps.append(.measure(item, question.behaviours))
    ask(item, question)
  }

  private func follow(
    _ item: Int, _ axis: ConstraintAxis, _ question: inout ConstraintQuestion, isOtherFree: Bool
  ) {
    guard self[item, axis].resolvedMatch != .ratioResolved else {
      question.behaviours[axis] = .fixed
      return
    }
    guard !isOtherFree, let ratio = items[item].ratio else { return }
    var other = question.sizes[axis.other]
    if question.behaviours[axis.other] != .fixed {
      question.behaviours[axis] = .wrap
      let answer = answer(item, question)
      other = axis == .horizontal ? answer.height : answer.width
    }
    question.behaviours[axis] = .fixed
    let divides = axis == .vertical && ratio.side == .unknown
    let size = divides ? Double(other) / ratio.value : Double(other) * ratio.value
    question.sizes[axis] = Int(size.clamped)
  }

  func question(
    _ item: Int, _ strategy: ConstraintQuestion.Strategy
  ) -> ConstraintQuestion {
    let isShown = items[item].isInPlaceholder || !items[item].isGone
    return ConstraintQuestion(
      behaviours: ConstraintPair(behaviour(item, .horizontal), behaviour(item, .vertical)),
      sizes: isShown
        ? ConstraintPair(self[item, .horizontal].size, self[item, .vertical].size)
        : ConstraintPair(0),
      strategy: strategy)
  }

  @discardableResult
  func ask(_ item: Int, _ question: ConstraintQuestion) -> Bool {
    let answer = answer(item, question)
    let changesBaseline =
      answer.baseline != nil && answer.baseline != items[item].baseline
    self[item, .horizontal].size = answer.width
    self[item, .vertical].size = answer.height
    items[item].hasBaseline = items[item].needsBaseline || answer.baseline != nil
    items[item].baseline = answer.baseline ?? 0
    return answer.width != question.sizes.horizontal || answer.height != question.sizes.vertical
      || changesBaseline
  }

  // MARK: Questions to children

  /// Measures the child, and again with its limits if the result violates them.
  private func answer(_ item: Int, _ question: ConstraintQuestion) -> AndroidMeasure {
    if items[item].isGone, !items[item].isInPlaceholder {
      return AndroidMeasure(0, 0)
    }
    let width = spec(item, .horizontal, question)
    let height = spec(item, .vertical, question)
    let isFree = ConstraintAxis.both.allSatisfy {
      question.behaviours[$0] == .match && self[item, $0].match == .spread
    }
    if question.strategy == .own, isFree { return AndroidMeasure(0, 0) }
    var answer = measured(item, width, height)
    var limited = (
      width: limit(answer.width, self[item, .horizontal]),
      height: limit(answer.height, self[item, .vertical])
    )
    if !input.settlesDirectly { follow(item, question, &limited) }
    if limited.width != answer.width || limited.height != answer.height {
      answer = measured(
        item, limited.width != answer.width ? .exactly(limited.width) : width,
        limited.height != answer.height ? .exactly(limited.height) : height)
    }
    return answer
  }

  /// Applies a ratio to the dependent side right after measuring, if there is no direct resolution.
  private func follow(
    _ item: Int, _ question: ConstraintQuestion, _ size: inout (width: Int, height: Int)
  ) {
    guard let ratio = items[item].ratio else { return }
    let isKnown = { (axis: ConstraintAxis) in
      question.behaviours[axis] == .fixed || question.behaviours[axis] == .matchParent
    }
    if question.behaviours.horizontal == .match, isKnown(.vertical) {
      size.width = Int((0.5 + Double(size.height) * ratio.value).clamped)
    } else if question.behaviours.vertical == .match, isKnown(.horizontal) {
      size.height = Int((0.5 + Double(size.width) / ratio.value).clamped)
    }
  }

  private func limit(_ size: Int, _ extent: ConstraintExtent) -> Int {
    var size = size
    if extent.minimum > 0 { size = max(extent.minimum, size) }
    if extent.maximum > 0 { size = min(extent.maximum, size) }
    return size
  }

  /// Returns the child's clamped measurement; the same specs are measured only once.
  private func measured(
    _ item: Int, _ width: MeasureSpec, _ height: MeasureSpec
  ) -> AndroidMeasure {
    items[item].needsMeasuring = false
    if let asked = items[item].asked, let answer = items[item].answer, asked.width == width,
      asked.height == height, !items[item].isFlow
    {
      return answer
    }
    var answer: AndroidMeasure
    if items[item].shape == .view {
      answer = measure(ConstraintIndex(item - 1), width, height)
    } else {
      answer = measuredHelper(item, width, height)
    }
    answer.width = ConstraintExtent.clamped(max(0, answer.width))
    answer.height = ConstraintExtent.clamped(max(0, answer.height))
    answer.baseline = answer.baseline.map(ConstraintExtent.clamped)
    items[item].asked = (width, height)
    items[item].answer = answer
    return answer
  }

  /// Returns the size of an item that is not a view.
  private func measuredHelper(
    _ item: Int, _ width: MeasureSpec, _ height: MeasureSpec
  ) -> AndroidMeasure {
    switch kinds[item] {
    case .flow(let flow): measure(flow, item, width, height)
    case .placeholder(let content): measure(placeholder: content, width, height)
    case .layout, .view, .inert, .guideline, .barrier: AndroidMeasure(0, 0)
    }
  }

  /// Returns the size of a placeholder, which is that of its content.
  private func measure(
    placeholder content: Int?, _ width: MeasureSpec, _ height: MeasureSpec
  ) -> AndroidMeasure {
    guard let content else {
      return AndroidMeasure(width.resolve(0), height.resolve(0))
    }
    measureForSolver(content, .own)
    return AndroidMeasure(
      width.resolve(self[content, .horizontal].size), height.resolve(self[content, .vertical].size))
  }

  private func spec(
    _ item: Int, _ axis: ConstraintAxis, _ question: ConstraintQuestion
  ) -> MeasureSpec {
    let own = axis == .horizontal ? input.width : input.height
    let padding = axis == .horizontal ? horizontalPadding : verticalPadding
    let extent = self[item, axis]
    switch question.behaviours[axis] {
    case .fixed: return .exactly(question.sizes[axis])
    case .wrap: return own.child(.wrapContent, beside: padding)
    case .matchParent:
      let margins =
        self[ConstraintAnchorID(beginOf: item, axis)].margin
        + self[ConstraintAnchorID(endOf: item, axis)].margin
      return own.child(.matchParent, beside: padding + margins)
    case .match:
      guard question.strategy != .own else { return own.child(.wrapContent, beside: padding) }
      // A size that was wrapped while the other side was free may be outdated.
      let other = items[item].answer.map { axis == .horizontal ? $0.height : $0.width }
      let isStable = other == size(item, axis.other)
      let isTrusted =
        question.strategy == .given || extent.match != .wrap || isStable
        || items[item].isPlaceholder || isSettled(item, axis)
      return isTrusted ? .exactly(size(item, axis)) : own.child(.wrapContent, beside: padding)
    }
  }
}
