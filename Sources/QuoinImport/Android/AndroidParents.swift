import QuoinGeometry
import QuoinModel

/// A group that adds the views of a document with their layout parameters.
protocol AndroidParent: AnyObject {
  /// Reads the layout parameters of a view and adds it to the group.
  func addChild(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater)
}

extension AndroidFrame: AndroidParent {
  func addChild(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater) {
    var box = attributes.box()
    if measuresAllChildren, !children.isEmpty {
      // An animator shows one of its children at a time.
      box.isGone = true
      node.isHidden = true
    }
    add(Relation(node, Placement(box, gravity: attributes.gravity("android:layout_gravity"))))
  }
}

extension AndroidLinear: AndroidParent {
  func addChild(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater) {
    var placement = Placement(
      attributes.box(), weight: Float(attributes.number("android:layout_weight") ?? 0),
      gravity: attributes.gravity("android:layout_gravity"))
    let flags = (attributes.text("layout_scrollFlags") ?? "").split(separator: "|").map(\.trimmed)
    if flags.contains("scroll") {
      placement.scroll = Scroll(
        minimum: flags.contains("exitUntilCollapsed")
          ? attributes.size("android:minHeight") ?? 0 : nil)
    }
    add(Relation(node, placement))
  }
}

extension AndroidAbsolute: AndroidParent {
  func addChild(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater) {
    add(
      Relation(
        node,
        Placement(
          attributes.box(), x: attributes.size("android:layout_x") ?? 0,
          y: attributes.size("android:layout_y") ?? 0)))
  }
}

extension AndroidRelative: AndroidParent {
  private static let rules: [(AndroidName, Rule)] = [
    ("android:layout_toLeftOf", .leftOf), ("android:layout_toRightOf", .rightOf),
    ("android:layout_toStartOf", .startOf),
    ("android:layout_toEndOf", .endOf), ("android:layout_above", .above),
    ("android:layout_below", .below),
    ("android:layout_alignBaseline", .alignBaseline), ("android:layout_alignLeft", .alignLeft),
    ("android:layout_alignTop", .alignTop), ("android:layout_alignRight", .alignRight),
    ("android:layout_alignBottom", .alignBottom), ("android:layout_alignStart", .alignStart),
    ("android:layout_alignEnd", .alignEnd),
  ]

  private static let sideNames: [(AndroidName, Sides)] = [
    ("android:layout_alignParentLeft", .left), ("android:layout_alignParentTop", .top),
    ("android:layout_alignParentRight", .right), ("android:layout_alignParentBottom", .bottom),
    ("android:layout_alignParentStart", .start), ("android:layout_alignParentEnd", .end),
    ("android:layout_centerHorizontal", .centerHorizontal),
    ("android:layout_centerVertical", .centerVertical),
    ("android:layout_centerInParent", [.centerHorizontal, .centerVertical]),
  ]

  func addChild(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater) {
    var placement = Placement(attributes.box())
    for (attribute, rule) in AndroidRelative.rules {
      if let name = AndroidAttributes.id(attributes.text(attribute)) {
        placement.rules[rule] = name
      }
    }
    for (attribute, side) in AndroidRelative.sideNames where attributes.bool(attribute) == true {
      placement.sides.formUnion(side)
    }
    placement.alignsWithParentIfMissing =
      attributes.bool("android:layout_alignWithParentIfMissing") ?? false
    add(Relation(node, placement))
  }
}

extension AndroidTable: AndroidParent {
  func addChild(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater) {
    var box = attributes.box()
    // Children of a table are always as wide as the table, and its rows as high as their cells.
    box.width = .matchParent
    if node is AndroidTableRow { box.height = .wrapContent }
    add(
      Relation(
        node,
        Placement(
          box, weight: Float(attributes.number("android:layout_weight") ?? 0),
          gravity: attributes.gravity("android:layout_gravity"))))
  }
}

extension AndroidTableRow: AndroidParent {
  func addChild(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater) {
    add(
      Relation(
        node,
        Placement(
          attributes.box(width: .matchParent),
          weight: Float(attributes.number("android:layout_weight") ?? 0),
          gravity: attributes.gravity("android:layout_gravity"),
          column: attributes.integer("android:layout_column"),
          span: attributes.integer("android:layout_span") ?? 1)))
  }
}

extension AndroidGrid: AndroidParent {
  func addChild(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater) {
    var placement = Placement(attributes.box())
    let all = attributes.size("android:layout_margin")
    var margins = AndroidMargins(
      left: attributes.size("android:layout_marginLeft") ?? all,
      top: attributes.size("android:layout_marginTop") ?? all,
      right: attributes.size("android:layout_marginRight") ?? all,
      bottom: attributes.size("android:layout_marginBottom") ?? all)
    if all == nil {
      margins.start = attributes.size("android:layout_marginStart")
      margins.end = attributes.size("android:layout_marginEnd")
    }
    placement.box.margins = margins
    placement.row = span(attributes, "layout_row")
    placement.column = span(attributes, "layout_column")
    let gravity = attributes.gravity(attributes.either("layout_gravity")) ?? []
    placement.column.alignment =
      switch gravity.absoluteHorizontalPart {
      case .left: .left
      case .right: .right
      case .fillHorizontal: .fill
      case .centerHorizontal: .center
      default: nil
      }
    placement.row.alignment =
      switch gravity.verticalPart {
      case .top: .leading
      case .bottom: .trailing
      case .fillVertical: .fill
      case .centerVertical: .center
      default: nil
      }
    add(Relation(node, placement))
  }

  private func span(_ attributes: AndroidAttributes, _ word: String) -> Span {
    var span = Span()
    span.start = attributes.integer(attributes.either(word)).flatMap { $0 >= 0 ? $0 : nil }
    span.size = max(1, attributes.integer(attributes.either(word + "Span")) ?? 1)
    span.weight = Float(attributes.number(attributes.either(word + "Weight")) ?? 0)
    return span
  }
}

extension AndroidCoordinator: AndroidParent {
  func addChild(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater) {
    var placement = Placement(
      attributes.box(), gravity: attributes.gravity("android:layout_gravity"))
    let behavior = attributes.raw("layout_behavior") ?? ""
    placement.scrollsBelowBar =
      behavior.contains("appbar_scrolling_view_behavior")
      || behavior.contains("ScrollingViewBehavior")
    placement.anchor = AndroidAttributes.id(attributes.text("layout_anchor"))
    placement.anchorGravity = attributes.gravity("layout_anchorGravity")
    add(Relation(node, placement))
  }
}

extension AndroidDrawer: AndroidParent {
  func addChild(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater) {
    add(
      Relation(
        node,
        Placement(attributes.box(), gravity: attributes.gravity("android:layout_gravity"))))
  }
}

extension AndroidSwipe: AndroidParent {
  func addChild(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater) {
    add(Relation(node, Placement(attributes.box())))
  }
}
