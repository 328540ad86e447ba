import QuoinGeometry
import QuoinModel

extension AndroidConstraint: AndroidParent {
  func addChild(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater) {
    var placement = Placement(attributes.box())
    placement.isInvisible = attributes.isInvisible
    let reader = AndroidConstraintReader(attributes)
    placement.role = reader.role()
    placement.links = reader.links()
    placement.horizontal = reader.dimension(.horizontal)
    placement.vertical = reader.dimension(.vertical)
    placement.goneMargins = reader.goneMargins()
    placement.baselineMargin = attributes.size("layout_marginBaseline") ?? 0
    placement.ratio = attributes.text("layout_constraintDimensionRatio")
    if attributes.raw("layout_constraintCircle") != nil {
      placement.circle = Circle(
        center: reader.name("layout_constraintCircle"),
        radius: attributes.size("layout_constraintCircleRadius") ?? 0,
        angle: attributes.number("layout_constraintCircleAngle") ?? 0)
    }
    placement.tags = reader.words("layout_constraintTag")
    let behavior = attributes.text("layout_wrapBehaviorInParent")
    placement.wrapsParentAcross = behavior != "vertical_only" && behavior != "skipped"
    placement.wrapsParentDown = behavior != "horizontal_only" && behavior != "skipped"
    add(Relation(node, placement))
  }
}

/// Reads the layout parameters of a constraint layout's children.
struct AndroidConstraintReader {
  typealias Side = AndroidConstraint.Side
  typealias Dimension = AndroidConstraint.Dimension

  private let attributes: AndroidAttributes

  init(_ attributes: AndroidAttributes) { self.attributes = attributes }

  /// Returns the name of the child that an attribute refers to, or `nil` for the group.
  func name(_ attribute: AndroidName) -> String? {
    AndroidAttributes.id(attributes.text(attribute))
  }

  private static let sides: [(word: String, side: Side)] = [
    ("Left", .left), ("Right", .right), ("Start", .start), ("End", .end), ("Top", .top),
    ("Bottom", .bottom), ("Baseline", .baseline),
  ]

  private static let linkNames: [(name: AndroidName, from: Side, to: Side)] = sides.flatMap {
    from in
    sides.map { to in
      (AndroidName(.app, "layout_constraint\(from.word)_to\(to.word)Of"), from.side, to.side)
    }
  }

  /// The bits of these names: most children have two or three of them.
  private static let linkBits = linkNames.map(\.name.bit)

  func links() -> [AndroidConstraint.Link] {
    var links: [AndroidConstraint.Link] = []
    let bits = attributes.bits
    for (index, bit) in AndroidConstraintReader.linkBits.enumerated() where bits & bit != 0 {
      let link = AndroidConstraintReader.linkNames[index]
      guard let text = attributes.text(link.name) else { continue }
      if text == "parent" || text == "0" {
        links.append(AndroidConstraint.Link(link.from, to: link.to, of: nil))
      } else if let name = AndroidAttributes.id(text) {
        links.append(AndroidConstraint.Link(link.from, to: link.to, of: name))
      }
    }
    return links
  }

  /// The names of the parameters along an axis.
  struct DimensionNames {
    static let horizontal = DimensionNames("Width", "Horizontal")
    static let vertical = DimensionNames("Height", "Vertical")

    fileprivate let match, percent, minimum, maximum, constrained, bias, style, weight: AndroidName

    private init(_ size: String, _ axis: String) {
      func named(_ word: String) -> AndroidName { AndroidName(.app, "layout_constraint" + word) }
      match = named(size + "_default")
      percent = named(size + "_percent")
      minimum = named(size + "_min")
      maximum = named(size + "_max")
      constrained = AndroidName(.app, "layout_constrained" + size)
      bias = named(axis + "_bias")
      style = named(axis + "_chainStyle")
      weight = named(axis + "_weight")
    }
  }

  func dimension(_ names: DimensionNames) -> Dimension {
    var dimension = Dimension()
    if let word = attributes.text(names.match) {
      dimension.match = Dimension.Match(rawValue: word) ?? .spread
    }
    if let percent = attributes.number(names.percent) {
      dimension.match = .percent
      dimension.percent = max(0, percent)
    }
    dimension.minimum = limit(names.minimum)
    dimension.maximum = limit(names.maximum)
    dimension.isConstrained =
      attributes.bool(names.constrained) ?? false
    dimension.bias = attributes.number(names.bias) ?? 0.5
    dimension.chainStyle = style(names.style) ?? .spread
    dimension.weight = attributes.number(names.weight)
    return dimension
  }

  private func limit(_ name: AndroidName) -> Dimension.Limit {
    guard let text = attributes.text(name) else { return .none }
    if text == "wrap" || text == "-2" { return .wrap }
    return attributes.size(name).map { .pixels($0) } ?? .none
  }

  private func style(_ name: AndroidName) -> Dimension.ChainStyle? {
    attributes.text(name).flatMap { Dimension.ChainStyle(rawValue: $0) }
  }

  func goneMargins() -> AndroidConstraint.GoneMargins {
    var margins = AndroidConstraint.GoneMargins()
    margins.left = attributes.size("layout_goneMarginLeft")
    margins.right = attributes.size("layout_goneMarginRight")
    margins.start = attributes.size("layout_goneMarginStart")
    margins.end = attributes.size("layout_goneMarginEnd")
    margins.top = attributes.size("layout_goneMarginTop")
    margins.bottom = attributes.size("layout_goneMarginBottom")
    margins.baseline = attributes.size("layout_goneMarginBaseline")
    return margins
  }

  // MARK: Helpers

  func role() -> AndroidConstraint.Role {
    if let guideline = guideline() { return .guideline(guideline) }
    switch attributes.kind {
    case .barrier:
      var barrier = AndroidConstraint.Barrier(
        side: attributes.text("barrierDirection").flatMap { Side(rawValue: $0) } ?? .left,
        members: members())
      barrier.margin = attributes.size("barrierMargin") ?? 0
      barrier.allowsGone = attributes.bool("barrierAllowsGoneWidgets") ?? true
      return .barrier(barrier)
    case .group: return .group(members())
    case .placeholder: return .placeholder(name("content"))
    case .flow: return .flow(flow())
    default: return .view
    }
  }

  /// Returns the children that a helper refers to, by id and then by tag.
  private func members() -> [String] {
    words("constraint_referenced_ids").map { AndroidAttributes.id($0) ?? $0 }
      + words("constraint_referenced_tags").map { "#" + $0 }
  }

  /// Returns the elements of a comma-separated list.
  func words(_ name: AndroidName) -> [String] {
    (attributes.text(name) ?? "").split(separator: ",").map(\.trimmed)
  }

  private func guideline() -> AndroidConstraint.Guideline? {
    let place: AndroidConstraint.Guideline.Place
    if let part = attributes.number("layout_constraintGuide_percent") {
      place = .percent(part)
    } else if let begin = offset("layout_constraintGuide_begin") {
      place = .begin(begin)
    } else if let end = offset("layout_constraintGuide_end") {
      place = .end(end)
    } else {
      guard attributes.kind == .guideline else { return nil }
      place = .begin(0)
    }
    let orientation = attributes.text("android:orientation")
    var guideline = AndroidConstraint.Guideline(
      isVertical: orientation == "vertical" || orientation == "1", place: place)
    guideline.isShown =
      attributes.kind != .guideline && attributes.text("android:visibility") != "gone"
    guideline.followsDirection = attributes.bool("guidelineUseRtl") ?? true
    return guideline
  }

  /// Returns a length truncated to whole pixels.
  private func offset(_ name: AndroidName) -> Int? {
    attributes.text(name).flatMap { attributes.resolver.units.pixels($0) }.map {
      Int($0.rounded(.towardZero))
    }
  }

  private func flow() -> AndroidConstraintFlow {
    var flow = AndroidConstraintFlow()
    flow.members = members()
    let orientation = attributes.text("android:orientation")
    flow.isVertical = orientation == "vertical" || orientation == "1"
    flow.wrapMode =
      attributes.text("flow_wrapMode").flatMap { AndroidConstraintFlow.WrapMode(rawValue: $0) }
      ?? .none
    flow.maximumElements = attributes.integer("flow_maxElementsWrap").flatMap { $0 > 0 ? $0 : nil }
    flow.horizontal = chains("horizontal", "Horizontal")
    flow.vertical = chains("vertical", "Vertical")
    flow.horizontalAlign = align("flow_horizontalAlign")
    flow.verticalAlign = align("flow_verticalAlign")
    flow.padding = attributes.padding()
    flow.givesVisibility = attributes.raw("android:visibility") != nil
    return flow
  }

  private func align(_ name: AndroidName) -> AndroidConstraintFlow.Align {
    attributes.text(name).flatMap { AndroidConstraintFlow.Align(rawValue: $0) } ?? .center
  }

  private func chains(_ axis: String, _ word: String) -> AndroidConstraintFlow.Chains {
    func named(_ name: String) -> AndroidName { AndroidName(.app, "flow_" + name) }
    var chains = AndroidConstraintFlow.Chains()
    chains.style = style(named(axis + "Style"))
    chains.firstStyle = style(named("first" + word + "Style"))
    chains.lastStyle = style(named("last" + word + "Style"))
    chains.bias = attributes.number(named(axis + "Bias")) ?? 0.5
    chains.firstBias = attributes.number(named("first" + word + "Bias"))
    chains.lastBias = attributes.number(named("last" + word + "Bias"))
    chains.gap = attributes.size(named(axis + "Gap")) ?? 0
    return chains
  }
}
