import QuoinModel

/// The layout parameters that each group of the framework supports; others of a child are ignored.
enum AndroidParameters {
  private static let common: Set<String> = [
    "layout_width", "layout_height", "layout_margin", "layout_marginLeft", "layout_marginTop",
    "layout_marginRight", "layout_marginBottom", "layout_marginStart", "layout_marginEnd",
    "layout_marginHorizontal", "layout_marginVertical",
  ]

  private static let row: Set<String> = ["layout_weight", "layout_gravity"]
  private static let relative: Set<String> = [
    "layout_toLeftOf", "layout_toRightOf", "layout_toStartOf", "layout_toEndOf", "layout_above",
    "layout_below", "layout_alignBaseline", "layout_alignLeft", "layout_alignTop",
    "layout_alignRight", "layout_alignBottom", "layout_alignStart", "layout_alignEnd",
    "layout_alignParentLeft", "layout_alignParentTop", "layout_alignParentRight",
    "layout_alignParentBottom", "layout_alignParentStart", "layout_alignParentEnd",
    "layout_centerHorizontal", "layout_centerVertical", "layout_centerInParent",
    "layout_alignWithParentIfMissing",
  ]
  private static let grid: Set<String> = [
    "layout_row", "layout_rowSpan", "layout_rowWeight", "layout_column", "layout_columnSpan",
    "layout_columnWeight", "layout_gravity",
  ]
  private static let coordinator: Set<String> = [
    "layout_gravity", "layout_behavior", "layout_anchor", "layout_anchorGravity",
    "layout_keyline", "layout_insetEdge", "layout_dodgeInsetEdges",
  ]

  /// Returns the parameters specific to a kind of group, or `nil` if they are unknown.
  private static func own(_ kind: AndroidKind) -> Set<String>? {
    switch kind {
    case .linear, .column: row
    case .frame, .scroll, .horizontalScroll, .animator, .toolbar, .card: ["layout_gravity"]
    case .table: row
    case .row: row.union(["layout_column", "layout_span"])
    case .relative: relative
    case .grid: grid
    case .absolute: ["layout_x", "layout_y"]
    case .coordinator: coordinator
    case .drawer: ["layout_gravity"]
    default: nil
    }
  }

  private static let all = relative.union(grid).union(coordinator).union(row)
    .union(["layout_span", "layout_x", "layout_y"])

  /// Returns whether a layout parameter is not supported by a kind of group.
  static func isLost(_ name: AndroidName, in kind: AndroidKind) -> Bool {
    let word = name.name
    guard word.hasPrefix("layout_"), name.space != .tools, !common.contains(word) else {
      return false
    }
    let isOfConstraints =
      word.hasPrefix("layout_constraint") || word.hasPrefix("layout_goneMargin")
      || word.hasPrefix("layout_constrained")
    if kind == .constraint { return !isOfConstraints && all.contains(word) }
    guard let own = own(kind) else { return false }
    return isOfConstraints || !own.contains(word) && all.contains(word)
  }
}

extension AndroidInflater {
  /// Returns whether a layout parameter is not supported by a kind of group; each is looked up once.
  private func isLost(_ name: AndroidName, in kind: AndroidKind) -> Bool {
    if let known = lostParameters[kind]?[name] { return known }
    let isLost = AndroidParameters.isLost(name, in: kind)
    lostParameters[kind, default: [:]][name] = isLost
    return isLost
  }

  /// Reports the layout parameters of a view that its group does not support.
  func checkParameters(_ attributes: AndroidAttributes, in parent: AndroidAttributes?) {
    guard let parent else { return }
    var lost: [String] = []
    for (name, _) in attributes.own where isLost(name, in: parent.kind) { lost.append(name.name) }
    guard !lost.isEmpty, AndroidKind.isKnown(parent.className) else { return }
    let group = parent.className.split(separator: ".").last.map { String($0) } ?? ""
    for name in lost.sorted() {
      warn(
        "layout-parameter-without-effect",
        "\(name) does nothing in \(group), which does not know it: remove it",
        place(attributes))
    }
  }
}
