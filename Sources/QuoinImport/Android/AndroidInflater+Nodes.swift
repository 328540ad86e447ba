import QuoinGeometry
import QuoinModel

extension AndroidInflater {
  /// Returns the node of a view, without its children and its layout parameters.
  func makeNode(_ attributes: AndroidAttributes) -> Node {
    switch attributes.kind {
    case .recycler, .list:
      guard options.usesDesignValues, let list = designList(attributes) else {
        return leaf(attributes)
      }
      return finish(list, attributes)
    case .frame, .view:
      guard options.usesDesignValues, let drawer = designDrawer(attributes) else {
        return attributes.kind == .view
          ? leaf(attributes) : finish(AndroidFrame(density: density), attributes)
      }
      return finish(drawer, attributes)
    case .linear, .column: return finish(linear(attributes), attributes)
    case .stub: return finish(AndroidFrame(density: density), attributes)
    case .scroll, .horizontalScroll: return finish(scroll(attributes), attributes)
    case .absolute: return finish(AndroidAbsolute(density: density), attributes)
    case .relative: return finish(relative(attributes), attributes)
    case .table: return finish(table(attributes), attributes)
    case .row:
      let row = AndroidTableRow(density: density)
      row.linear = linearTraits(attributes, axis: .horizontal)
      return finish(row, attributes)
    case .constraint:
      let group = AndroidConstraint(density: density)
      group.maximumWidth = attributes.size("android:maxWidth")
      group.maximumHeight = attributes.size("android:maxHeight")
      if let level = attributes.text("layout_optimizationLevel") {
        group.settlesDirectly = level.contains("standard") || level.contains("direct")
      }
      return finish(group, attributes)
    case .grid: return finish(grid(attributes), attributes)
    case .toolbar:
      let bar = finish(AndroidFrame(density: density), attributes)
      bar.minimumHeight = attributes.size("android:minHeight") ?? pixels(56)
      return bar
    case .card: return card(attributes)
    case .flexbox:
      return finish(AndroidFlexbox(attributes, density: density), attributes)
    case .coordinator: return finish(AndroidCoordinator(density: density), attributes)
    case .drawer: return finish(AndroidDrawer(density: density), attributes)
    case .swipe: return finish(AndroidSwipe(density: density), attributes)
    case .animator:
      let frame = finish(AndroidFrame(density: density), attributes)
      frame.measuresAllChildren = true
      return frame
    default: return leaf(attributes)
    }
  }

  /// Converts density-independent pixels to pixels.
  func pixels(_ points: Double) -> Int { AndroidUnits.rounded(points * density) }

  /// Sets the attributes that all groups share.
  func finish<Group: AndroidGroup>(_ group: Group, _ attributes: AndroidAttributes) -> Group {
    group.padding = attributes.padding()
    group.minimumWidth = attributes.size("android:minWidth") ?? 0
    group.minimumHeight = attributes.size("android:minHeight") ?? 0
    return group
  }

  private func linear(_ attributes: AndroidAttributes) -> AndroidLinear {
    let group = AndroidLinear(density: density)
    group.linear = linearTraits(
      attributes, axis: attributes.kind == .column ? .vertical : .horizontal)
    group.isBar = attributes.className.hasSuffix("AppBarLayout")
    return group
  }

  /// Returns the attributes of a linear layout.
  func linearTraits(_ attributes: AndroidAttributes, axis: Axis) -> AndroidLinearTraits {
    var traits = AndroidLinearTraits()
    switch attributes.text("android:orientation") {
    case "vertical", "1": traits.axis = .vertical
    case "horizontal", "0": traits.axis = .horizontal
    default: traits.axis = axis
    }
    if let gravity = attributes.gravity("android:gravity") { traits.setGravity(gravity) }
    traits.weightSum = Float(max(0, attributes.number("android:weightSum") ?? 0))
    traits.isBaselineAligned = attributes.bool("android:baselineAligned") ?? true
    traits.measuresWithLargestChild =
      attributes.bool("android:measureWithLargestChild")
      ?? attributes.bool("measureWithLargestChild") ?? false
    traits.baselineChild = attributes.integer("android:baselineAlignedChildIndex").flatMap {
      $0 >= 0 ? $0 : nil
    }
    readDividers(attributes, &traits)
    return traits
  }

  private func readDividers(_ attributes: AndroidAttributes, _ traits: inout AndroidLinearTraits) {
    let words = attributes.text(attributes.either("showDividers")) ?? ""
    for word in words.split(separator: "|") {
      switch String(word).trimmed {
      case "beginning", "1": traits.dividers.insert(.beginning)
      case "middle", "2": traits.dividers.insert(.middle)
      case "end", "4": traits.dividers.insert(.end)
      default: break
      }
    }
    let drawable = attributes.raw(attributes.either("divider"))
    switch AndroidDrawables(resolver: resolver).extent(drawable, attributes.themes) {
    case .none: traits.dividers = []
    // A drawable without an intrinsic size reports a width of -1 pixel, which the framework uses as
    // is.
    case .unsized: traits.dividerSize = -1
    case .pixels(let width, let height):
      traits.dividerSize = traits.axis == .horizontal ? width : height
    case .unknown: traits.dividerSize = pixels(24)
    }
  }

  private func scroll(_ attributes: AndroidAttributes) -> AndroidFrame {
    let group = AndroidFrame(density: density)
    group.scrolling = attributes.kind == .scroll ? .vertical : .horizontal
    group.fillsViewport = attributes.bool("android:fillViewport") ?? false
    return group
  }

  private func card(_ attributes: AndroidAttributes) -> AndroidFrame {
    let group = finish(AndroidFrame(density: density), attributes)
    let all = attributes.size("contentPadding")
    group.padding.left = attributes.size("contentPaddingLeft") ?? all ?? group.padding.left
    group.padding.top = attributes.size("contentPaddingTop") ?? all ?? group.padding.top
    group.padding.right = attributes.size("contentPaddingRight") ?? all ?? group.padding.right
    group.padding.bottom = attributes.size("contentPaddingBottom") ?? all ?? group.padding.bottom
    return group
  }

  private func relative(_ attributes: AndroidAttributes) -> AndroidRelative {
    let group = AndroidRelative(density: density)
    if let gravity = attributes.gravity("android:gravity") {
      group.gravity = gravity
      if gravity.horizontalPart.isEmpty { group.gravity.formUnion(.start) }
      if gravity.verticalPart.isEmpty { group.gravity.formUnion(.top) }
    }
    group.ignoredByGravity = AndroidAttributes.id(attributes.text("android:ignoreGravity"))
    return group
  }

  private func table(_ attributes: AndroidAttributes) -> AndroidTable {
    func columns(_ name: AndroidName) -> AndroidTable.Columns {
      guard let value = attributes.text(name) else { return .some([]) }
      if value.trimmed.hasPrefix("*") { return .all }
      return .some(
        Set(value.split(separator: ",").compactMap { Int($0.trimmed) }.filter { $0 >= 0 }))
    }
    let group = AndroidTable(density: density)
    group.linear = linearTraits(attributes, axis: .vertical)
    group.stretched = columns("android:stretchColumns")
    group.shrunk = columns("android:shrinkColumns")
    if case .some(let numbers) = columns("android:collapseColumns") { group.collapsed = numbers }
    return group
  }

  private func grid(_ attributes: AndroidAttributes) -> AndroidGrid {
    func count(_ name: String) -> Int? {
      attributes.integer(attributes.either(name)).flatMap { (0...1_000).contains($0) ? $0 : nil }
    }
    let group = AndroidGrid(density: density)
    let orientation = attributes.text(attributes.either("orientation"))
    group.axis = orientation == "vertical" || orientation == "1" ? .vertical : .horizontal
    group.columnCount = count("columnCount")
    group.rowCount = count("rowCount")
    group.usesDefaultMargins = attributes.bool(attributes.either("useDefaultMargins")) ?? false
    let mode = attributes.text(attributes.either("alignmentMode"))
    group.alignsBounds = mode == "alignBounds" || mode == "0"
    group.preservesRowOrder = attributes.bool(attributes.either("rowOrderPreserved")) ?? true
    group.preservesColumnOrder = attributes.bool(attributes.either("columnOrderPreserved")) ?? true
    return group
  }
}
