import QuoinBoxLayout
import QuoinGeometry

/// A slow layout, word for word from the specifications, which the engine is held against.
///
/// CSS Flexbox 1 (§9 step by step), CSS 2 (§8.3.1, §10), CSS Sizing 3 and 4, CSS Positioned Layout 3
/// and CSS Box Alignment 3. Everything is in double precision; a question gives a new tree of
/// fragments, nothing is changed in place and nothing is remembered but answers to the very same
/// question. Where browsers do something else than the specification, a comment begins with
/// "Browsers".
final class Literal {
  let nodes: [RandomTree.Node]
  let direction: LayoutDirection
  private var answers: [Space: Fragment] = [:]
  private var widths: [WidthQuestion: Double] = [:]

  init(_ nodes: [RandomTree.Node], _ direction: LayoutDirection) {
    self.nodes = nodes
    self.direction = direction
  }

  /// The frames of all boxes that have one, each from its parent's border box.
  func frames(_ root: Int, width: Double, height: Double?) -> [Int: Rect] {
    var space = Space(root, width: width, block: width)
    space.height = height
    space.isHeightDefinite = height != nil
    var fragment = layout(space)
    place(&fragment, root)
    var frames: [Int: Rect] = [root: Rect(0, 0, fragment.width, fragment.height)]
    collect(fragment, &frames)
    return frames
  }

  private func collect(_ fragment: Fragment, _ frames: inout [Int: Rect]) {
    for child in fragment.children {
      frames[child.box] = Rect(child.x, child.y, child.fragment.width, child.fragment.height)
      collect(child.fragment, &frames)
    }
  }

  /// The layout of a box in a size that its container has decided as far as it can.
  func layout(_ space: Space) -> Fragment {
    if let answer = answers[space] { return answer }
    let style = nodes[space.box].style
    if space.isLeast, nodes[space.box].children.isEmpty {
      var open = space
      open.height = nil
      open.isLeast = false
      open.height = max(layout(open).height, space.height ?? 0)
      return layout(open)
    }
    var fragment =
      nodes[space.box].children.isEmpty
      ? leaf(space) : style.rules.display == .flex ? flex(space) : block(space)
    if style.item.position != .static { place(&fragment, space.box) }
    answers[space] = fragment
    return fragment
  }

  /// CSS Sizing 4 §4.1: a box of which the ratio makes a height that the content may exceed; nil where
  /// its least height is not the automatic one.
  func leastLayout(
    _ box: Int, _ rules: Rules, _ width: Double, _ block: Double?, collapses: Bool = false
  ) -> Fragment? {
    guard rules.ratio != nil, rules.hasAutoMinHeight, !rules.isScrollContainer else { return nil }
    var space = Space(box, width: width, block: block)
    space.height = rules.clampHeight(rules.height(from: width))
    space.isHeightDefinite = true
    space.isLeast = true
    space.collapses = collapses
    space.collapsesBottom = collapses
    return layout(space)
  }

  private func leaf(_ space: Space) -> Fragment {
    let insets = insets(space.box, space.block)
    guard let words = nodes[space.box].words else {
      return Fragment(width: space.width, height: space.height ?? insets.vertical)
    }
    let content = words.measure(
      MeasureRequest(
        width: .exactly(max(0, space.width - insets.horizontal)),
        height: space.height.map { max(0, $0 - insets.vertical) }))
    return Fragment(
      width: space.width, height: space.height ?? content.size.height + insets.vertical,
      baseline: content.firstBaseline.map { $0 + insets.top })
  }

  /// The width of the border box under min- or max-content, whatever the box's own width is.
  func contentWidth(_ question: WidthQuestion) -> Double {
    if let width = widths[question] { return width }
    let insets = insets(question.box, question.block)
    let inner: Double
    if nodes[question.box].children.isEmpty {
      let words = nodes[question.box].words
      let extent = question.isMax ? BoxExtent.maxContent : .minContent
      inner = words?.measure(MeasureRequest(width: extent, height: nil)).size.width ?? 0
    } else if nodes[question.box].style.rules.display == .flex {
      inner = flexContentWidth(question, insets)
    } else {
      inner = blockContentWidth(question)
    }
    widths[question] = inner + insets.horizontal
    return inner + insets.horizontal
  }

  /// CSS Sizing §5.1: fit-content into a room.
  func fitContentWidth(_ question: WidthQuestion, room: Double) -> Double {
    var question = question
    question.isMax = true
    let widest = contentWidth(question)
    if widest <= room { return widest }
    question.isMax = false
    return max(room, contentWidth(question))
  }

  /// The boxes in a container: those of a child with `display: contents` stand in its place (CSS
  /// Display §2.5).
  func boxes(in container: Int) -> [Int] {
    nodes[container].children.flatMap { child in
      switch nodes[child].style.rules.display {
      case .none: [Int]()
      case .contents: boxes(in: child)
      default: [child]
      }
    }
  }
}

/// A question for the layout of a box; sizes are of the border box.
struct Space: Hashable {
  var box: Int
  var width: Double
  /// The height, if it does not come from the content.
  var height: Double?
  /// Whether percentages of children may refer to the height.
  var isHeightDefinite = false
  /// Whether the height is the one that the ratio makes and percentages refer to, while higher content
  /// makes the box higher (CSS Sizing 4 §4.1).
  var isLeast = false
  /// The containing block's width, for percentages of paddings.
  var block: Double?
  /// The height at which a column breaks its lines while its height is open.
  var heightLimit = Double.infinity
  /// Whether margins may reach out of the box (CSS 2 §8.3.1), and whether they may at the bottom.
  var collapses = false
  var collapsesBottom = false

  init(_ box: Int, width: Double, block: Double?) {
    self.box = box
    self.width = width
    self.block = block
  }
}

/// A question for a width that the content decides.
struct WidthQuestion: Hashable {
  var box: Int
  var isMax = true
  var block: Double?
  var height: Double?
  var heightLimit = Double.infinity
}

/// A box that has been laid out.
struct Fragment {
  struct Child {
    var box: Int
    var x: Double
    var y: Double
    var fragment: Fragment
  }

  var width: Double
  var height: Double
  var baseline: Double?
  var children: [Child] = []
  /// Boxes out of flow that wait for their containing block.
  var waiting: [Waiting] = []
  /// CSS 2 §8.3.1: margins that adjoin the box's own at the top and the bottom.
  var topMargins: [Double] = []
  var bottomMargins: [Double] = []
  var isThrough = false

  init(width: Double, height: Double, baseline: Double? = nil) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}

/// A box out of flow: where it would be in flow is a rectangle from the fragment's border box.
struct Waiting {
  enum Side { case start, center, end }

  var box: Int
  var area: Rect
  var across: Side
  var down: Side
  /// Whether `align-self` is safe, and whether it goes across.
  var isSafe = false
  var isSafeAcross = false
  /// From the containing block to the parent.
  var parentOrigin = Point(0, 0)
  /// Whether the parent is the fragment itself.
  var isOwn = true
}
