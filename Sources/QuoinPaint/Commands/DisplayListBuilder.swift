import QuoinGeometry
import QuoinLayout
import QuoinModel

/// Walks an arrangement from back to front and collects commands.
struct DisplayListBuilder {
  let arrangement: Arrangement
  var canvas: Canvas
  var diagnostics: [Diagnostic] = []
  private var open: [OpenItem] = []

  /// A node in whose inside the walk is.
  private struct OpenItem {
    var index: Int
    var end: Int
    var frame: Rect
    var isClipped: Bool
    var isGroup: Bool
    var isTransformed: Bool
    var effects: Effects
  }

  /// What is opened around a node for the rarer of its properties.
  private struct Effects {
    var blend = BlendMode.normal
    var clipShape: Shape?
    var mask: BackgroundLayer?

    init(_ look: Look) {
      guard !look.decoration.isNone else { return }
      let parts = look.decoration.parts
      blend = parts.blend
      clipShape = parts.clipShape
      mask = parts.mask
    }
  }

  init(_ arrangement: Arrangement) {
    self.arrangement = arrangement.inPaintingOrder
    canvas = Canvas(traits: arrangement.traits)
  }

  mutating func build() {
    var index = 0
    while index < arrangement.items.count {
      while let last = open.last, last.end <= index { close(last) }
      let item = arrangement.items[index]
      let end = max(index + 1, item.end)
      let origin = open.last?.frame.origin ?? .zero
      let frame = item.frame.offset(by: origin)
      if item.isHidden || !(item.look.alpha > 0) {
        index = end
      } else if !frame.isFinite {
        diagnostics.append(unpaintable(item))
        index = end
      } else {
        enter(item, index: index, end: end, frame: frame.withinReach)
        index += 1
      }
    }
    while let last = open.last { close(last) }
  }

  private mutating func enter(_ item: Arrangement.Item, index: Int, end: Int, frame: Rect) {
    let look = item.look
    canvas.scheme = item.colorScheme
    canvas.isRightToLeft = item.direction == .rightToLeft
    let isTransformed = !look.transform.isIdentity
    if isTransformed { canvas.add(.beginTransform(look.transform.matrix(in: frame))) }
    // A group costs a picture of its own; nobody sees the difference that deep.
    let effects = Effects(look)
    let isGroup = (look.alpha < 1 || effects.blend != .normal) && canvas.groupDepth < 16
    if isGroup { canvas.beginGroup(opacity: look.alpha, blend: effects.blend) }
    if let shape = effects.clipShape {
      canvas.add(
        shape.outline(in: frame).map { .beginPathClip($0) } ?? .beginClip(RoundedRect(frame)))
    }
    if effects.mask != nil { canvas.beginMask() }
    let edges = edges(of: item, frame)
    let ground = ground(of: item, frame)
    canvas.place = item.place
    canvas.node = item.identifier
    if let slices = BoxSlice.slices(of: item, in: frame) {
      for slice in slices { canvas.box(slice.edges, look: look, area: slice.area) }
    } else if item.content.isPath {
      // Its fill, layers and shadows have its own shape.
      if look.hasInnerShadow { report(["an inner shadow of a path"], of: item) }
    } else {
      let isEllipse = item.content == .shape(.ellipse)
      canvas.box(
        edges, look: look, ground: ground == frame ? nil : ground,
        hasFill: isEllipse ? !look.decoration.isNone : !item.content.drawsItsGround)
    }
    let isClipped =
      look.clips && item.pieces == nil && (end > index + 1 || item.content != .none)
    // Where the border hides its inner edge, the outer one makes the better cut: nothing shows
    // between two soft edges at the same place.
    if isClipped { canvas.add(.beginClip(edges.isOpaque ? edges.outer : edges.inner)) }
    canvas.ground = ground
    canvas.content(of: item, in: frame)
    for text in item.texts { canvas.text(text, in: frame, look: look) }
    open.append(
      OpenItem(
        index: index, end: end, frame: frame, isClipped: isClipped, isGroup: isGroup,
        isTransformed: isTransformed, effects: effects))
  }

  /// The edges of a node; those of an ellipse are round all along.
  private func edges(of item: Arrangement.Item, _ frame: Rect) -> BoxEdges {
    var edges = BoxEdges(item.look, in: frame)
    if item.content == .shape(.ellipse) {
      edges.outer.radii = CornerRadii(Size(frame.width / 2, frame.height / 2))
    }
    return edges
  }

  /// The rectangle behind a node: that of a bar at the edge of the safe area reaches on to the edge
  /// of the screen, under the status bar or the home indicator, as UIKit's does.
  private func ground(of item: Arrangement.Item, _ frame: Rect) -> Rect {
    guard case .control(.bar(let bar)) = item.content else { return frame }
    let safe = arrangement.safeArea
    let screen = arrangement.size
    var ground = frame
    if bar.kind == .navigation {
      guard safe.top > 0, (frame.minY - safe.top).magnitude < 1 else { return frame }
      ground = Rect(left: frame.minX, top: 0, right: frame.maxX, bottom: frame.maxY)
    } else if safe.bottom > 0, (screen.height - safe.bottom - frame.maxY).magnitude < 1 {
      ground.size.height = screen.height - frame.minY
    }
    return ground
  }

  private mutating func close(_ item: OpenItem) {
    open.removeLast()
    let look = arrangement.items[item.index].look
    if item.isClipped { canvas.add(.endClip) }
    // As in Core Animation, the border lies above all that is inside.
    let node = arrangement.items[item.index]
    if let slices = BoxSlice.slices(of: node, in: item.frame) {
      for slice in slices { canvas.border(slice.edges) }
    } else if node.content.isPath {
      // The line along a path is drawn with it.
    } else if look.decoration.isNone, node.content == .shape(.ellipse) {
      if look.borderWidth > 0 {
        canvas.ellipseBorder(item.frame, look.borderColor, width: look.borderWidth)
      }
    } else {
      canvas.border(edges(of: node, item.frame))
    }
    if let mask = item.effects.mask { canvas.endMask(mask, in: item.frame) }
    if item.effects.clipShape != nil { canvas.add(.endClip) }
    if item.isGroup { canvas.endGroup() }
    if item.isTransformed { canvas.endTransform() }
  }

  /// Says once for each property and node what the picture does not show.
  private mutating func report(_ properties: [String], of item: Arrangement.Item) {
    for property in properties {
      let name = item.identifier ?? item.type
      diagnostics.append(
        Diagnostic(
          .warning, rule: "not-painted", "\(item.type) “\(name)”: \(property) is not painted yet",
          place: item.place, nodes: [name]))
    }
  }

  private func unpaintable(_ item: Arrangement.Item) -> Diagnostic {
    let name = item.identifier ?? item.type
    return Diagnostic(
      .warning, rule: "unpaintable-frame",
      "\(item.type) “\(name)” has a frame that is not a number, so it is not drawn, nor what is"
        + " in it", place: item.place, nodes: [name])
  }
}

extension Look {
  fileprivate var hasInnerShadow: Bool {
    !decoration.isNone && decoration.parts.shadows.contains { $0.isInner }
  }
}

extension NodeContent {
  fileprivate var isPath: Bool { if case .shape(.path) = self { true } else { false } }

  /// Whether the content gives the background a shape of its own.
  fileprivate var drawsItsGround: Bool {
    switch self {
    case .shape(.ellipse), .shape(.path): true
    case .control(.textField(let field)): field.border == .rounded
    default: false
    }
  }
}

extension Rect {
  /// The rectangle with its edges where every painter can reach them.
  ///
  /// Cairo counts in 24 bits of pixels: at four pixels a point, two million points are too far.
  var withinReach: Rect {
    let reach = 500_000.0
    func clamp(_ value: Double) -> Double { min(max(value, -reach), reach) }
    let left = clamp(minX)
    let top = clamp(minY)
    return Rect(left: left, top: top, right: clamp(maxX), bottom: clamp(maxY))
  }
}
