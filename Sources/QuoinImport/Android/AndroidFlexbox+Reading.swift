import QuoinGeometry
import QuoinModel

extension AndroidFlexbox: AndroidParent {
  /// Creates a flexbox from the attributes of its element.
  convenience init(_ attributes: AndroidAttributes, density: Double) {
    self.init(density: density)
    let direction = attributes.text("flexDirection") ?? "row"
    axis = direction.hasPrefix("column") ? .vertical : .horizontal
    isReversed = direction.hasSuffix("reverse")
    let wrap = attributes.text("flexWrap") ?? "nowrap"
    wraps = wrap.hasPrefix("wrap")
    reversesLines = wrap == "wrap_reverse"
    justification = AndroidFlexbox.justification(attributes.text("justifyContent")) ?? .start
    alignment = AndroidFlexbox.alignment(attributes.text("alignItems")) ?? .start
    lineJustification = AndroidFlexbox.justification(attributes.text("alignContent")) ?? .start
  }

  private static func justification(_ word: String?) -> Justification? {
    word.flatMap { Justification(rawValue: $0) }
  }

  private static func alignment(_ word: String?) -> Alignment? {
    word.flatMap { Alignment(rawValue: $0) }
  }

  func addChild(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater) {
    var placement = Placement(attributes.box())
    placement.order = attributes.integer("layout_order") ?? 1
    placement.grow = Float(max(0, attributes.number("layout_flexGrow") ?? 0))
    placement.shrink = Float(max(0, attributes.number("layout_flexShrink") ?? 1))
    placement.alignment = AndroidFlexbox.alignment(attributes.text("layout_alignSelf"))
    if let basis = attributes.text("layout_flexBasisPercent"), basis.hasSuffix("%"),
      let percent = Float(basis.dropLast()), percent.isFinite
    {
      placement.basis = percent / 100
    }
    placement.minimumWidth = attributes.size("layout_minWidth") ?? -1
    placement.minimumHeight = attributes.size("layout_minHeight") ?? -1
    placement.maximumWidth = attributes.size("layout_maxWidth") ?? placement.maximumWidth
    placement.maximumHeight = attributes.size("layout_maxHeight") ?? placement.maximumHeight
    placement.wrapsBefore = attributes.bool("layout_wrapBefore") ?? false
    add(Relation(node, placement))
  }
}
