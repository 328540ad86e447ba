import QuoinBoxLayout
import QuoinGeometry

/// Words that wrap: all of one size, nothing between them.
struct Words: Hashable {
  var count: Int
  var width: Double
  var height: Double
}

/// A tree as a host would keep it: measures are remembered, nested containers lay out themselves.
struct TestTree: BoxTree {
  struct Node {
    var style = BoxStyle()
    var direction = LayoutDirection.leftToRight
    var children: [Int32] = []
    var words: Words?
    var frame: Rect?
  }

  private struct Question: Hashable {
    var box: Int32
    var proposal: BoxProposal
  }

  var nodes: [Node] = []
  var limitations: BoxLimitation = []
  private var answers: [Question: BoxMeasurement] = [:]

  /// Adds a node whose children are there already.
  mutating func add(
    _ style: BoxStyle = BoxStyle(), words: Words? = nil, direction: LayoutDirection = .leftToRight,
    _ children: [Int32] = []
  ) -> Int32 {
    nodes.append(
      Node(style: style, direction: direction, children: children, words: words))
    return Int32(nodes.count - 1)
  }

  func childCount(of box: Int32) -> Int { nodes[Int(box)].children.count }
  func child(_ index: Int, of box: Int32) -> Int32 { nodes[Int(box)].children[index] }
  func direction(of box: Int32) -> LayoutDirection { nodes[Int(box)].direction }
  func rules(of box: Int32) -> BoxRules { nodes[Int(box)].style.rules }
  func flexStyle(of container: Int32) -> FlexStyle { nodes[Int(container)].style.flex }
  func flexItem(of child: Int32) -> FlexItem { nodes[Int(child)].style.item }

  mutating func measure(_ box: Int32, _ proposal: BoxProposal) -> BoxMeasurement {
    let question = Question(box: box, proposal: proposal)
    if let answer = answers[question] { return answer }
    let answer =
      isContainer(box)
      ? FlexLayout.measure(box, proposal, in: &self) : measureWords(box, proposal)
    limitations.formUnion(answer.limitations)
    answers[question] = answer
    return answer
  }

  mutating func place(_ box: Int32, _ placement: BoxPlacement) {
    nodes[Int(box)].frame = placement.frame
    guard isContainer(box) else { return }
    limitations.formUnion(FlexLayout.place(box, placement, in: &self))
  }

  private func isContainer(_ box: Int32) -> Bool {
    nodes[Int(box)].style.rules.display == .flex
  }

  private func measureWords(_ box: Int32, _ proposal: BoxProposal) -> BoxMeasurement {
    let insets = insets(box, proposal.containingBlock.width ?? 0)
    guard let words = nodes[Int(box)].words else {
      return BoxMeasurement(
        size: Size(
          proposal.width.length ?? insets.horizontal, proposal.height.length ?? insets.vertical))
    }
    let widest = insets.horizontal + Double(words.count) * words.width
    let least = insets.horizontal + words.width
    let width =
      switch proposal.width {
      case .exactly(let length), .fixed(let length): length
      case .within(let room): max(least, min(room, widest))
      case .minContent: least
      case .maxContent: widest
      }
    let perLine = max(1, ((width - insets.horizontal) / words.width + 1e-6).rounded(.down))
    let lines = (Double(words.count) / perLine).rounded(.up)
    let height = proposal.height.length ?? insets.vertical + lines * words.height
    return BoxMeasurement(
      size: Size(width, height), firstBaseline: insets.top + words.height)
  }

  private func insets(_ box: Int32, _ containingWidth: Double) -> EdgeInsets {
    let rules = rules(of: box)
    var insets = EdgeInsets.zero
    for edge in Edge.allCases {
      let padding =
        switch rules.padding.value(of: edge, direction(of: box)) {
        case .points(let points): points
        case .percent(let percent): percent * containingWidth / 100
        }
      insets[edge] = padding + rules.border.value(of: edge, direction(of: box))
    }
    return insets
  }
}
