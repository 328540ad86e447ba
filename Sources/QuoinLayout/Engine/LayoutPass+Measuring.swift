import QuoinGeometry
import QuoinModel

extension LayoutPass {
  /// Returns the size of a node for a question; repeated questions are answered from the cache.
  func measure(_ index: Int, _ question: Question) -> MeasuredSize {
    if tree.areLines[index] { return measureLine(index, question) }
    if let known = measured.answer(of: index, to: question) { return known }
    if isOutOfTime { return MeasuredSize(.zero) }
    var answer = measureContent(index, question)
    if question.isOfContent || tree.sizings.isEmpty(at: index) {
      setExactExtents(of: &answer.size, question)
    } else {
      applySizing(of: index, to: &answer.size, question)
    }
    answer.size = finite(answer.size)
    measured.keep(answer, of: index, to: question)
    return answer
  }

  /// Sets the extents of a size that a question says are exact.
  private func setExactExtents(of size: inout Size, _ question: Question) {
    if question.isWidthExact, let width = question.proposal.width { size.width = width }
    if question.isHeightExact, let height = question.proposal.height { size.height = height }
  }

  /// Applies a node's own sizes, limits and aspect ratio to the size of its content.
  private func applySizing(of index: Int, to size: inout Size, _ question: Question) {
    let sizing = tree.sizings[index]
    for axis in Axis.allCases {
      size[axis] = sizing.clamp(sizing[axis] ?? size[axis], along: axis)
    }
    setExactExtents(of: &size, question)
    guard let ratio = sizing.aspectRatio, ratio > 0, ratio.isFinite else { return }
    if sizing.height == nil, sizing.width != nil || question.isWidthExact {
      size.height = size.width / ratio
    } else if sizing.width == nil, sizing.height != nil || question.isHeightExact {
      size.width = size.height * ratio
    }
  }

  /// Returns the size of a text on one line, which is measured once for all questions.
  private func measureLine(_ index: Int, _ question: Question) -> MeasuredSize {
    var answer = sizeOfLine(index)
    if question.isWidthExact, let width = question.proposal.width { answer.size.width = width }
    if question.isHeightExact, let height = question.proposal.height {
      answer.size.height = height
    }
    answer.size = finite(answer.size)
    return answer
  }

  /// Returns the size of a text on one line in unlimited space, the only question that is asked of it.
  func sizeOfLine(_ index: Int) -> MeasuredSize {
    if let known = measured.onlyAnswer(of: index) { return known }
    guard let line = line(of: index) else { return MeasuredSize(.zero) }
    let size = line.measuredSize(displayScale: tree.traits(of: index).displayScale)
    measured.keep(size, of: index, to: Question(.unlimited))
    return size
  }

  /// Returns the measured text of a node whose text is on one line, or `nil` if there is nothing to measure.
  func line(of index: Int) -> MeasuredText? {
    if let known = lines[index] { return known.text }
    guard let string = (tree.nodes[index] as? TextNode)?.plainString, !string.isEmpty, !isOutOfTime
    else { return nil }
    guard hasMeasurer else {
      reportMissingMeasurer(index)
      return nil
    }
    let text = measurer.measure(string, style: tree.looks[index].text, width: nil)
    lines.set(LaidLines(text: text, width: nil), of: index)
    return text
  }

  /// Returns the text of a text node, or `nil` if it is empty or has several looks.
  func plainString(of node: Node) -> String? {
    guard type(of: node) == TextNode.self,
      let string = unsafeDowncast(node, to: TextNode.self).plainString, !string.isEmpty
    else { return nil }
    return string
  }

  /// Returns the size of a node's plain text for a proposed width; its lines are kept if it has that width exactly.
  func measure(_ string: String, of index: Int, in width: Double?, isExact: Bool) -> MeasuredSize {
    let look = tree.looks[index].text
    let width = look.lineLimit == 1 ? nil : width
    let text =
      if let width, isExact {
        lines(of: string, look, in: width, of: index)
      } else {
        measurer.measure(string, style: look, width: width)
      }
    return text.measuredSize(displayScale: tree.traits(of: index).displayScale)
  }

  /// Returns the lines of a node's plain text in a width, in which they are usually first measured and then placed.
  func lines(of string: String, _ look: TextLook, in width: Double, of index: Int) -> MeasuredText {
    // A rounded width must not wrap its own text.
    let width = width + LayoutPass.textSlack
    if let known = lines[index], known.width == width { return known.text }
    let text = measurer.measure(string, style: look, width: width)
    if scene.placesTexts { lines.set(LaidLines(text: text, width: width), of: index) }
    return text
  }

  /// How much wider than its node a text may be, in points.
  static let textSlack = 0.01

  private func measureContent(_ index: Int, _ question: Question) -> MeasuredSize {
    let algorithm = tree.algorithms[index]
    guard algorithm == nil || depth < LayoutPass.depthLimit else {
      reportDepth(index)
      return MeasuredSize(.zero)
    }
    depth += 1
    let outer = findings.container
    findings.container = -1
    defer {
      depth -= 1
      findings.container = outer
    }
    let inner = narrowed(index, question)
    guard let algorithm else {
      return measureLeaf(index, inner.proposal, inner)
    }
    return measure(index, inner, by: algorithm)
  }

  private func measure<Algorithm: ContainerAlgorithm>(
    _ index: Int, _ question: Question, by algorithm: Algorithm
  ) -> MeasuredSize {
    withCache(of: index, algorithm) { cache in
      algorithm.measure(
        question.proposal, ContainerChildren(self, of: index, question), cache: &cache)
    }
  }

  /// Returns the question with the node's own size as exact extents.
  private func narrowed(_ index: Int, _ question: Question) -> Question {
    if question.isOfContent { return question }
    let sizing = tree.sizings[index]
    var inner = question
    if !question.isWidthExact, let width = sizing.width {
      inner.proposal.width = sizing.clamp(width, along: .horizontal)
      inner.isWidthExact = true
    } else if !question.isWidthExact, let limit = sizing.maxWidth {
      inner.proposal.width = min(limit, question.proposal.width ?? limit)
    }
    if !question.isHeightExact, let height = sizing.height {
      inner.proposal.height = sizing.clamp(height, along: .vertical)
      inner.isHeightExact = true
    }
    return inner
  }

  /// Returns the natural size of a node's own content, with the description's overrides.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - proposal: The proposed size.
  ///   - question: The question that the proposal comes from, if some of its extents are exact.
  func measureLeaf(
    _ index: Int, _ proposal: ProposedSize, _ question: Question? = nil
  ) -> MeasuredSize {
    if tree.areLines[index] { return sizeOfLine(index) }
    let node = tree.nodes[index]
    let sizing = tree.sizings[index]
    if let known = knownSize(node, index) { return known }
    if needsText(node, sizing) { reportMissingMeasurer(index) }
    var answer = contentSize(of: node, index, proposal, question)
    override(&answer.size.width, &answer.hasNaturalWidth, sizing.naturalWidth)
    let measuredHeight = answer.size.height
    override(&answer.size.height, &answer.hasNaturalHeight, sizing.naturalHeight)
    // A given height moves a measured last baseline along with the bottom edge.
    if measuredHeight != answer.size.height {
      answer.lastBaseline = answer.lastBaseline.map { $0 + answer.size.height - measuredHeight }
    }
    return answer
  }

  /// Returns the size of a node's content for a proposal.
  private func contentSize(
    of node: Node, _ index: Int, _ proposal: ProposedSize, _ question: Question?
  ) -> MeasuredSize {
    // What `TextNode.measure` returns, without a context, which holds copies of the look and of the measurer.
    if hasMeasurer, let string = plainString(of: node) {
      return measure(string, of: index, in: proposal.width, isExact: question?.isWidthExact == true)
    }
    if type(of: node) == ShapeNode.self { return MeasuredSize(width: nil, height: nil) }
    var context = context(index)
    context.isWidthExact = question?.isWidthExact ?? false
    context.isHeightExact = question?.isHeightExact ?? false
    return node.measure(proposal, in: context) ?? MeasuredSize(width: nil, height: nil)
  }

  /// Returns the size of a node whose natural size is fixed in the description.
  ///
  /// Its text need not be measured.
  private func knownSize(_ node: Node, _ index: Int) -> MeasuredSize? {
    let sizing = tree.sizings[index]
    guard case .fixed(let width) = sizing.naturalWidth,
      case .fixed(let height) = sizing.naturalHeight
    else { return nil }
    var answer = MeasuredSize(Size(width, height))
    let part = node.texts.first
    // The line of an empty field has a baseline, too.
    guard part != nil || node is TextFieldNode, let text = scene.text else { return answer }
    let font = part?.font?.scaled(tree.traits(of: index).textSize) ?? tree.looks[index].text.font
    let metrics = text.metrics(of: font)
    if case .control = node.content {
      let above = (height - metrics.lineHeight) / 2
      answer.firstBaseline = above + metrics.ascender
      answer.lastBaseline = answer.firstBaseline
    } else {
      answer.lastBaseline = height - metrics.descender
      // A single line that is rounded up to a coarser pixel grid still has one baseline.
      let excess = height - metrics.lineHeight
      answer.firstBaseline =
        excess > 0.5 && excess < 1 ? answer.lastBaseline : metrics.ascender
    }
    return answer
  }

  private func override(_ length: inout Double, _ isNatural: inout Bool, _ rule: NaturalLength) {
    switch rule {
    case .measured: break
    case .fixed(let known):
      length = known
      isNatural = true
    case .none:
      length = 0
      isNatural = false
    }
  }

  private func needsText(_ node: Node, _ sizing: Sizing) -> Bool {
    !hasMeasurer && !node.texts.isEmpty
      && (sizing.naturalWidth == .measured || sizing.naturalHeight == .measured)
      && (sizing.width == nil || sizing.height == nil)
  }
}
