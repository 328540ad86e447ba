import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension InlineText {
  /// The widths of an inline box's edges, in points.
  struct Edges {
    /// Margin, border and padding on the start and end sides of the box.
    var start = 0.0
    var end = 0.0
    var startMargin = 0.0
    var endMargin = 0.0
    /// Border and padding above and below.
    var top = 0.0
    var bottom = 0.0
    var hasStart = false
    var hasEnd = false
  }

  /// Returns the edges of an inline element; percentages refer to the width of the lines.
  static func edges(of node: Int, _ pass: LayoutPass, width: Double) -> Edges {
    var edges = Edges()
    if pass.tree.elements[node]?.hasNoEdges == true { return edges }
    guard let style = boxStyle(of: node, pass) else { return edges }
    // Constants, because variables that local functions use are checked at each access.
    let mixtures = pass.tree.elements[node]?.mixtures ?? []
    let isRightToLeft = style.direction == .rightToLeft
    let (first, last) = isRightToLeft ? (Edge.right, Edge.left) : (Edge.left, Edge.right)
    func margin(_ edge: Edge) -> Double {
      mixtures.points(edge.marginLength, width) ?? style.margin(edge).points(width)
    }
    func padding(_ edge: Edge) -> Double {
      mixtures.points(edge.paddingLength, width).map { max(0, $0) }
        ?? style.padding(edge).points(width)
    }
    edges.startMargin = margin(first)
    edges.endMargin = margin(last)
    edges.start = edges.startMargin + style.border(first) + padding(first)
    edges.end = edges.endMargin + style.border(last) + padding(last)
    edges.top = style.border(.top) + padding(.top)
    edges.bottom = style.border(.bottom) + padding(.bottom)
    func isNone(_ edge: Edge) -> Bool {
      style.border(edge) == 0 && style.padding(edge) == .zero
        && (style.margin(edge) == .points(0) || style.margin(edge) == .auto)
    }
    edges.hasStart = !isNone(first)
    edges.hasEnd = !isNone(last)
    return edges
  }

  /// Returns the box style of an inline element, or `nil` if it has none.
  private static func boxStyle(of node: Int, _ pass: LayoutPass) -> PackedStyle? {
    if let element = pass.tree.elements[node] { return element.style }
    guard let relation = pass.tree.flowRelation(of: node) else { return nil }
    var style = PackedStyle()
    style.direction = pass.tree.directions[node]
    style.setMargin(relation.placement.margin)
    if let flow = pass.tree.nodes[node] as? FlowContainer { style.setPadding(flow.padding) }
    return style
  }

  /// Whether an inline element has a visible box: edges, a background, or an offset.
  static func hasBox(_ node: Int, _ pass: LayoutPass) -> Bool {
    let edges = InlineText.edges(of: node, pass, width: 0)
    if edges.hasStart || edges.hasEnd { return true }
    let look = pass.tree.looks[node]
    if look.background != nil || !look.decoration.isNone || look.alpha < 1 { return true }
    guard let style = pass.tree.elements[node]?.style else { return false }
    return style.position == .relative || style.margin(.top) != .points(0)
      || style.margin(.bottom) != .points(0) || style.padding(.top) != .zero
      || style.padding(.bottom) != .zero || style.border(.top) > 0 || style.border(.bottom) > 0
  }

  /// Whether an element differs so much that the extent of the element around it cannot simply
  /// follow its content.
  func differs(_ node: Int, from outer: Int, _ pass: LayoutPass) -> Bool {
    if InlineText.verticalAlign(of: node, pass) != .baseline { return true }
    if let style = pass.tree.elements[node]?.style,
      Edge.allCases.contains(where: { style.margin($0) != .points(0) })
    {
      return true
    }
    let (inner, around) = (pass.inlineMetrics(of: node), pass.inlineMetrics(of: outer))
    return inner.ascent != around.ascent || inner.descent != around.descent
  }

  /// Returns the relative offset of an inline element and its descendants.
  static func relativeOffset(
    of node: Int, _ pass: LayoutPass, width: Double, isRightToLeft: Bool
  ) -> Point {
    guard let style = pass.tree.elements[node]?.style, style.position == .relative
    else { return .zero }
    func shift(_ first: Edge, _ second: Edge, isEndFirst: Bool) -> Double {
      let (start, end) = (style.inset(first), style.inset(second))
      if start != .auto, end == .auto || !isEndFirst { return start.points(width) }
      return end == .auto ? 0 : -end.points(width)
    }
    // Percentages of heights refer to a height that is unknown in lines.
    func known(_ edge: Edge) -> Double {
      if case .points(let points) = style.inset(edge) { points } else { 0 }
    }
    let y = style.inset(.top) != .auto ? known(.top) : -known(.bottom)
    return Point(shift(.left, .right, isEndFirst: isRightToLeft), y)
  }

  /// Returns the inline style of the nearest element.
  static func style(of node: Int, _ pass: LayoutPass) -> InlineStyle {
    var step = node
    while step >= 0 {
      if let element = pass.tree.elements[step] { return element.inline }
      if let flow = pass.tree.nodes[step] as? FlowContainer { return flow.inline }
      step = Int(pass.tree.parents[step])
    }
    return InlineStyle()
  }

  /// Returns the vertical alignment of an inline element, a text or a box in its line.
  static func verticalAlign(of node: Int, _ pass: LayoutPass) -> VerticalAlign {
    if let element = pass.tree.elements[node] { return element.inline.verticalAlign }
    return pass.tree.flowRelation(of: node)?.placement.verticalAlign
      ?? .baseline
  }
}

extension Length {
  /// Returns the length in points, with percentages of a width; `auto` is zero.
  func points(_ width: Double) -> Double {
    switch self {
    case .points(let points): points
    case .percent(let percent): percent * width / 100
    case .auto: 0
    }
  }
}

extension [ElementBox.Mixture] {
  /// Returns the length in points if it is one of the mixed lengths.
  fileprivate func points(_ length: BoxLength, _ width: Double) -> Double? {
    guard let mixture = first(where: { $0.length == length })?.mixture else { return nil }
    // The minimum takes precedence over the maximum.
    return Swift.max(
      mixture.least, Swift.min(mixture.greatest, mixture.percent * width / 100 + mixture.points))
  }
}

extension Edge {
  fileprivate var marginLength: BoxLength {
    switch self {
    case .top: .marginTop
    case .left: .marginLeft
    case .bottom: .marginBottom
    case .right: .marginRight
    }
  }

  fileprivate var paddingLength: BoxLength {
    switch self {
    case .top: .paddingTop
    case .left: .paddingLeft
    case .bottom: .paddingBottom
    case .right: .paddingRight
    }
  }
}
