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
    report(look.unpaintedProperties, of: item)
    // A group costs a picture of its own; nobody sees the difference that deep.
    let isGroup = look.alpha < 1 && canvas.groupDepth < 16
    if isGroup { canvas.beginGroup(opacity: look.alpha) }
    let ground = ground(of: item, frame)
    if let background = look.background, !item.content.drawsItsGround {
      // Under a border that hides it the ground keeps away from the edge: both would be blended
      // there, and the ground would show as a hair around the border.
      let isHidden = look.borderWidth > 0 && look.borderColor.alpha == 1
      let inset = isHidden ? min(look.borderWidth, 2) / 2 : 0
      canvas.fill(
        ground.inset(by: EdgeInsets(inset)), background,
        radius: max(0, look.cornerRadius - inset))
    }
    let isClipped = look.clips && (end > index + 1 || item.content != .none)
    if isClipped { canvas.add(.beginClip(RoundedRect(frame, radius: look.cornerRadius))) }
    canvas.ground = ground
    canvas.place = item.place
    canvas.node = item.identifier
    canvas.content(of: item, in: frame)
    for text in item.texts { canvas.text(text, in: frame) }
    open.append(
      OpenItem(
        index: index, end: end, frame: frame, isClipped: isClipped, isGroup: isGroup,
        isTransformed: isTransformed))
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
    if look.borderWidth > 0 {
      if arrangement.items[item.index].content == .shape(.ellipse) {
        canvas.ellipseBorder(item.frame, look.borderColor, width: look.borderWidth)
      } else {
        canvas.border(
          item.frame, look.borderColor, width: look.borderWidth, radius: look.cornerRadius)
      }
    }
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

extension NodeContent {
  /// Whether the content gives the background a shape of its own.
  fileprivate var drawsItsGround: Bool {
    switch self {
    case .shape(.ellipse): true
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
