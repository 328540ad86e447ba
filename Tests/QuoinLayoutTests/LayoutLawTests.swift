import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// A generator whose numbers are the same on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// Random trees of all containers in each other.
struct RandomTree {
  var generator: SeededGenerator
  /// Whether texts are among the leaves.
  var hasText = true
  /// Whether texts of a flow share its lines.
  var hasTextInLines = true
  /// Whether flows and lists are among the containers.
  var hasFlows = true
  /// Whether children stand where numbers from the left say, which no direction mirrors.
  var hasNumbers = true

  mutating func node(depth: Int) -> Node {
    guard depth > 0, Int.random(in: 0..<5, using: &generator) > 0 else { return leaf() }
    let children = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      node(depth: depth - 1)
    }
    var kind = Int.random(in: 0..<(hasNumbers ? 10 : 8), using: &generator)
    if !hasFlows, kind == 5 || kind == 7 { kind -= 4 }
    switch kind {
    case 0: return stack(children)
    case 1: return flex(children)
    case 2: return relative(children)
    case 3: return absolute(children)
    case 4: return composed(children)
    case 5: return flow(children)
    case 6: return grid(children)
    case 7: return list(children)
    case 8: return springs(children)
    default:
      return AbsoluteContainer {
        for (index, child) in children.enumerated() {
          child.origin(Double(index * 7), Double(index * 5))
        }
      }
    }
  }

  private mutating func leaf() -> Node {
    if hasText, Bool.random(using: &generator) {
      let words = Int.random(in: 1...6, using: &generator)
      return TextNode(Array(repeating: "ab cde", count: words).joined(separator: " ")).lines(0)
        .font(.system(10))
    }
    return BoxNode(
      Double(Int.random(in: 1...40, using: &generator)),
      Double(Int.random(in: 1...40, using: &generator)))
  }

  /// Children placed by leading and trailing, by siblings, and between two sides.
  ///
  /// What stands behind a child that hangs at the trailing side would stand outside.
  private mutating func absolute(_ children: [Node]) -> Node {
    let container = AbsoluteContainer()
    var (first, last): (Node?, Node?)
    for child in children {
      let place = child.attach(to: container)
      let gap = Double(Int.random(in: 0...6, using: &generator))
      switch Int.random(in: 0..<7, using: &generator) {
      case 0:
        if let first { place.after(of: first).marginStart(gap).top(gap) } else { place.leading() }
        first = child
      case 1:
        if let first { place.below(of: first, aligned: .leading).marginTop(gap) }
        first = child
        if place.placement.horizontal.start == nil { place.leading(gap) }
      case 2:
        if let last {
          place.before(of: last, aligned: .center)
        } else {
          place.trailing()
        }
        last = child
      case 3: place.leading(gap).trailing(gap).top(gap)
      case 4: place.hCenter().bottom(gap)
      case 5: place.leading(25%).vCenter()
      default:
        place.trailing(gap).vCenter()
        last = child
      }
    }
    return container
  }

  /// Rows that are made where they are asked for, below each other or side by side; all of them.
  private mutating func list(_ children: [Node]) -> Node {
    let axis = Axis.allCases.randomElement(using: &generator) ?? .vertical
    let gap = Double(Int.random(in: 0...4, using: &generator))
    return ListContainer(axis) {
      ListSection(count: children.count, estimated: 10) { children[$0] }
        .spacing(lines: gap).insets(2)
    }.scrolls(false)
  }

  /// Children as large as they like to be inside a design, of which some parts give way.
  private mutating func springs(_ children: [Node]) -> Node {
    let container = AbsoluteContainer()
    var frames: [Rect] = []
    for child in children {
      let size = Scene(child, text: FixedTextMeasurer())
        .measure(.unlimited, traits: Traits(displayScale: 1))
      let x = Double(Int.random(in: 0...40, using: &generator))
      let y = Double(Int.random(in: 0...30, using: &generator))
      frames.append(Rect(origin: Point(x, y), size: size))
    }
    let design = Size(
      (frames.map(\.maxX).max() ?? 0) + 10, (frames.map(\.maxY).max() ?? 0) + 5)
    for (child, frame) in zip(children, frames) {
      let mask = Autoresizing(rawValue: UInt8.random(in: 0..<64, using: &generator))
      child.attach(to: container).frame(frame).autoresizing(
        mask, in: design, distribution: Bool.random(using: &generator) ? .even : .proportional)
    }
    return container
  }

  /// Children in a layout value, with a distance around.
  private mutating func composed(_ children: [Node]) -> Node {
    let axis = Axis.allCases.randomElement(using: &generator) ?? .horizontal
    let alignments: [StackAlignment] = [.start, .center, .end, .stretch]
    let alignment = alignments.randomElement(using: &generator) ?? .start
    let spacing = Double(Int.random(in: 0...5, using: &generator))
    let shrink = Double(Int.random(in: 0...1, using: &generator))
    return LayoutContainer(
      StackLayout(axis, spacing: spacing, align: alignment) {
        for child in children { Placed(child).shrink(shrink) }
      }.inset(by: 2))
  }

  private mutating func stack(_ children: [Node]) -> Node {
    let axis = Axis.allCases.randomElement(using: &generator) ?? .horizontal
    let spacing = Double(Int.random(in: 0...9, using: &generator))
    let distributions: [StackContainer.Distribution] = [.fill, .equalSpacing, .fillEqually]
    let alignments: [StackContainer.Alignment] = [.fill, .leading, .center, .trailing]
    return StackContainer(
      axis, spacing: spacing,
      distribution: distributions.randomElement(using: &generator) ?? .fill,
      alignment: alignments.randomElement(using: &generator) ?? .fill
    ) { for child in children { child } }
  }

  /// Cells in columns no narrower than their content, some of them wider than one.
  private mutating func grid(_ children: [Node]) -> Node {
    let tracks: [TrackList.Part] = [.auto, .minmax(.minContent, .fr(1)), .maxContent]
    let columns = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      tracks.randomElement(using: &generator) ?? .auto
    }
    let alignments: [SelfAlignment] = [.normal, .start, .center, .end, .stretch]
    let container = GridContainer(
      columns: TrackList(columns),
      flow: GridAutoFlow.allCases.randomElement(using: &generator) ?? .row, gap: 2,
      justifyItems: alignments.randomElement(using: &generator) ?? .normal,
      alignItems: alignments.randomElement(using: &generator) ?? .normal)
    for child in children {
      let place = child.attach(to: container)
      if Int.random(in: 0..<3, using: &generator) == 0 {
        place.cell(column: .span(Int.random(in: 1...columns.count, using: &generator)))
      }
    }
    return container
  }

  /// Blocks with margins, and in lines texts, pieces, and flows that take part in them.
  private mutating func flow(_ children: [Node]) -> Node {
    let container = FlowContainer(
      padding: .points(Double(Int.random(in: 0...4, using: &generator))))
    for child in children {
      let place = child.attach(to: container)
      let margin = Length.points(Double(Int.random(in: 0...6, using: &generator)))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        place.placement.level = .block
        place.margin(top: margin, bottom: margin, start: margin, end: 2)
      case 1:
        place.placement.level = .inlineBlock
        place.margin(top: 1, start: margin)
      case 2 where child is FlowContainer: place.placement.level = .inline
      default: if child is TextNode, !hasTextInLines { place.placement.level = .block }
      }
    }
    return container
  }

  private mutating func flex(_ children: [Node]) -> Node {
    let directions: [FlexDirection] = [.row, .column]
    let alignments: [SelfAlignment] = [.flexStart, .center, .flexEnd, .stretch]
    let grow = Double(Int.random(in: 0...1, using: &generator))
    let shrink = Double(Int.random(in: 0...2, using: &generator))
    return FlexContainer(
      directions.randomElement(using: &generator) ?? .row, gap: 3,
      alignItems: alignments.randomElement(using: &generator) ?? .stretch
    ) { for child in children { child.grow(grow).shrink(shrink) } }
  }

  /// Children one beside the other, inside the container.
  private mutating func relative(_ children: [Node]) -> Node {
    let container = RelativeContainer { for child in children { child } }
    var before: Node?
    for child in children {
      container.constraints.append(
        Constraint(
          term(child, .leading), .equal,
          before.map { term($0, .trailing) } ?? term(container, .leading), constant: 2))
      container.constraints.append(
        Constraint(term(child, .top), .equal, term(container, .top), constant: 1))
      container.constraints.append(
        Constraint(term(child, .bottom), .lessThanOrEqual, term(container, .bottom)))
      before = child
    }
    if let before {
      container.constraints.append(
        Constraint(term(container, .trailing), .equal, term(before, .trailing), constant: 2))
    }
    return container
  }
}

@Suite struct LayoutLawTests {
  private let traits = Traits(displayScale: 1)

  /// A size that was answered is a size in which everything has its place.
  @Test(arguments: 0..<150) func measureIsPlace(seed: Int) {
    var random = RandomTree(generator: SeededGenerator(seed: UInt64(seed) + 1))
    let root = random.node(depth: 4)
    var scene = Scene(root, text: FixedTextMeasurer())
    scene.roundsToPixels = false
    let size = scene.measure(.unlimited, traits: traits)
    #expect(size.isFinite)
    let arrangement = scene.layout(in: size, traits: traits)
    #expect(arrangement.items[0].frame.size == size)
    for (index, item) in arrangement.items.enumerated() {
      #expect(item.frame.isFinite)
      guard let parent = item.parent, !["flex", "grid"].contains(arrangement.items[parent].type)
      else { continue }
      let bounds = arrangement.items[parent].frame.size
      #expect(
        item.frame.minX >= -1e-3 && item.frame.maxX <= bounds.width + 1e-3,
        "item \(index) of seed \(seed): \(item.frame) in \(bounds)")
      // The padding of an inline box makes its line no higher (CSS 2 §10.8.1): it reaches outside.
      guard item.level != .inline else { continue }
      #expect(
        item.frame.minY >= -1e-3 && item.frame.maxY <= bounds.height + 1e-3,
        "item \(index) of seed \(seed): \(item.frame) in \(bounds)")
    }
    // Asked again at exactly that size, the answer is the same.
    let again = scene.measure(
      ProposedSize(width: size.width, height: size.height), traits: traits)
    #expect(
      abs(again.width - size.width) < 1e-3 && abs(again.height - size.height) < 1e-3,
      "\(root.kind) of seed \(seed): \(size), and then \(again)")
  }

  /// Right to left is the mirror image of left to right.
  @Test(arguments: 0..<150) func rightToLeftMirrors(seed: Int) {
    var random = RandomTree(generator: SeededGenerator(seed: UInt64(seed) + 1000))
    // Letters from left to right stay so beside each other in a line, whatever the paragraph's
    // direction is (UAX #9 L2).
    random.hasTextInLines = false
    random.hasNumbers = false
    let root = random.node(depth: 4)
    var scene = Scene(root, text: FixedTextMeasurer())
    scene.roundsToPixels = false
    var mirrored = traits
    mirrored.layoutDirection = .rightToLeft
    let plain = scene.layout(in: Size(400, 300), traits: traits)
    let other = scene.layout(in: Size(400, 300), traits: mirrored)
    // Where required constraints contradict each other there is nothing to mirror.
    guard !plain.diagnostics.contains(where: { $0.rule == "conflicting-constraints" }) else {
      return
    }
    for (a, b) in zip(plain.items, other.items) {
      guard let parent = a.parent else { continue }
      let width = plain.items[parent].frame.width
      // What is narrower than its padding has nothing inside that could be mirrored.
      guard plain.items[parent].type != "flow" || width >= 8 else { continue }
      #expect(
        abs(b.frame.minX - (width - a.frame.maxX)) < 1e-3
          && abs(a.frame.width - b.frame.width) < 1e-3,
        "\(a.type) of seed \(seed): \(a.frame) and \(b.frame) in \(width)")
      #expect(abs(a.frame.minY - b.frame.minY) < 1e-3)
    }
  }

  /// A node of a size is laid out the same inside, whatever container it is in and wherever there.
  @Test(arguments: 0..<80) func movingANodeChangesNothingInIt(seed: Int) {
    // The box engine counts in 32-bit numbers: at 4,000 points they are 1/4096 apart.
    let hair = 1.0 / 1024
    var random = RandomTree(generator: SeededGenerator(seed: UInt64(seed) + 9000))
    let root = random.node(depth: 4)
    var scene = Scene(root, text: FixedTextMeasurer())
    scene.roundsToPixels = false
    let size = scene.measure(.unlimited, traits: traits)
    let alone = scene.layout(in: size, traits: traits).items.map(\.frame)
    root.sizing.width = size.width
    root.sizing.height = size.height
    let containers: [(Node) -> Node] = [
      { node in AbsoluteContainer { node.origin(57.25, -33.5) } },
      { node in AbsoluteContainer { node.pin.bottomRight(11) } },
      { node in
        // As a block of a flow, a flow shares its first child's margin with it (CSS 2 §8.3.1).
        let block = node is FlowContainer ? FlexContainer { node } : node
        return FlowContainer(padding: 7) { block.block().margin(top: 9.5, left: 21) }
      },
      { node in FlowContainer { node.inlineBlock().margin(3, 5) } },
      { node in FlexContainer(alignItems: .flexEnd) { node.shrink(0).margin(13) } },
      { node in
        let page = RelativeContainer { node }
        page.constraints = [
          Constraint(term(node, .right), .equal, term(page, .right), constant: -7),
          Constraint(term(node, .centerY), .equal, term(page, .centerY)),
        ]
        return page
      },
    ]
    for container in containers {
      scene.root = container(root)
      let items = scene.layout(in: Size(2000, 2000), traits: traits).items
      let inside = items.drop { $0.id != root.id }
      #expect(inside.count == alone.count)
      for (a, b) in zip(inside.dropFirst(), alone.dropFirst()) {
        #expect(
          (a.frame.minX - b.minX).magnitude < hair && (a.frame.minY - b.minY).magnitude < hair
            && (a.frame.width - b.width).magnitude < hair
            && (a.frame.height - b.height).magnitude < hair,
          "\(a.type) of seed \(seed) in \(scene.root.kind): \(a.frame) and \(b)")
      }
      root.removeFromContainer()
    }
  }

  /// The same tree laid out twice, or built in another process order, is laid out the same.
  @Test(arguments: 0..<40) func layoutIsAFunction(seed: Int) {
    func frames() -> [Rect] {
      var random = RandomTree(generator: SeededGenerator(seed: UInt64(seed) + 5000))
      let root = random.node(depth: 4)
      return Scene(root, text: FixedTextMeasurer()).layout(in: Size(300, 300), traits: traits)
        .items.map(\.frame)
    }
    #expect(frames() == frames())
  }

  /// A leaf that counts how often it is asked.
  private final class CountingNode: Node {
    var questions = 0
    override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? {
      questions += 1
      return MeasuredSize(Size(min(20, proposal.width ?? 20), 10))
    }
  }

  /// The number of questions to a leaf does not grow with the depth to the power of anything.
  @Test(arguments: [4, 8, 16, 32]) func questionsAreBounded(depth: Int) {
    let leaf = CountingNode()
    var node: Node = leaf
    for level in 0..<depth {
      let child = node
      switch level % 3 {
      case 0: node = FlexContainer(.row, gap: 1) { child.grow(1) }
      case 1: node = StackContainer(.vertical, spacing: 1) { child }
      default: node = FlexContainer(.column) { child }
      }
    }
    _ = Scene(node).layout(in: Size(200, 200), traits: traits)
    #expect(leaf.questions <= 8 * depth + 16, "\(leaf.questions) questions at depth \(depth)")
  }

  /// Frames that touch before rounding touch after it, at any scale.
  @Test(arguments: [1.0, 2, 3]) func siblingsTile(scale: Double) {
    let boxes = (0..<7).map { _ in Node() }
    let stack = StackContainer(.horizontal, distribution: .fillEqually) {
      for box in boxes { box }
    }
    let arrangement = Scene(stack).layout(in: Size(100, 10), traits: Traits(displayScale: scale))
    for (a, b) in zip(boxes, boxes.dropFirst()) {
      #expect(arrangement[a]?.frame.maxX == arrangement[b]?.frame.minX)
    }
    #expect(arrangement[boxes[6]]?.frame.maxX == 100)
  }
}
