import QuoinGeometry
import QuoinModel

/// Reads the look of a view: its drawables, its text, and what its class draws in the theme.
struct AndroidLooks {
  let attributes: AndroidAttributes
  let theme: AndroidTheme
  let states: AndroidStates
  let colors: AndroidColors
  let drawables: AndroidDrawableReader
  /// The parent view, if it belongs to the document.
  let group: AndroidAttributes?
  var background: AndroidDrawable?
  var content = Drawing()
  var foreground = Drawing()
  /// The elevation of the view, in points.
  var elevation = 0.0
  /// The shadow of the class's own background, drawn only if that background is used.
  var pending = Drawing()
  /// The additional texts of the view.
  var labels: [TextPart] = []

  var resolver: AndroidResolver { attributes.resolver }
  var density: Double { resolver.units.density }

  init(_ attributes: AndroidAttributes, in group: AndroidAttributes?) {
    self.attributes = attributes
    self.group = group
    theme = attributes.resolver.look(attributes.themes)
    states = AndroidStates(attributes)
    colors = AndroidColors(attributes.resolver, attributes.themes, states)
    drawables = AndroidDrawableReader(attributes.resolver, attributes.themes, states)
  }

  /// Applies the look of a view to its node.
  static func apply(
    _ attributes: AndroidAttributes, in group: AndroidAttributes?, to node: Node
  ) {
    var looks = AndroidLooks(attributes, in: group)
    looks.apply(to: node)
  }

  private mutating func apply(to node: Node) {
    if let leaf = node as? AndroidLeaf, case .text(let text) = leaf.extent {
      readText(text, of: leaf)
    }
    applyNativeAppearance(node)
    readBackground()
    if let leaf = node as? AndroidLeaf {
      if [.image, .imageButton, .floatingButton].contains(attributes.kind) { readImage(of: leaf) }
      readCompounds(of: leaf)
    }
    if let raw = attributes.raw("android:foreground"), let drawable = drawables.drawable(raw) {
      foreground.parts.append(Drawing.Part(.drawing(drawable.drawing)))
    }
    if let alpha = attributes.number("android:alpha") { node.style.alpha = min(1, max(0, alpha)) }
    readTransform(node)
    finish(node)
  }

  // MARK: Values

  /// Returns a length in points, or `nil` if none is specified.
  func points(_ name: AndroidName) -> Double? {
    attributes.size(name).map { Double($0) / density }
  }

  /// Returns the colour of an attribute, or `nil` if none is specified.
  func color(_ name: AndroidName) -> Color? { attributes.raw(name).flatMap { colors.color($0) } }

  /// Returns whether the name of a style of the view, or of one it inherits from, contains one of
  /// the words.
  func styleSays(_ words: String...) -> Bool {
    let names =
      attributes.styles.flatMap { [$0] + resolver.names(of: $0) }
      + [attributes.own[":style"] ?? ""]
    return names.contains { name in words.contains { name.contains($0) } }
  }

  // MARK: Background

  private mutating func readBackground() {
    if let raw = attributes.raw("android:background") {
      pending = Drawing()
      let tint = color("android:backgroundTint") ?? color("backgroundTint")
      let mode = attributes.text("android:backgroundTintMode")
      // A missing or empty background also replaces the default one of the class.
      background = drawables.drawable(raw, tint: tint.map { AndroidTint($0, mode: mode) })
    }
    if let own = points("android:elevation") ?? points("elevation") { elevation = own }
    elevation += points("android:translationZ") ?? 0
  }

  private func readTransform(_ node: Node) {
    let move = Point(points("android:translationX") ?? 0, points("android:translationY") ?? 0)
    let angle = attributes.number("android:rotation") ?? 0
    let scale = Size(
      attributes.number("android:scaleX") ?? 1, attributes.number("android:scaleY") ?? 1)
    guard move != .zero || angle != 0 || scale != Size(1) else { return }
    node.style.transform = Transform(
      translation: move, rotation: angle * .pi / 180, scale: scale)
  }

  private func finish(_ node: Node) {
    var behind: Drawing?
    if let background {
      if let plain = background.plain {
        node.style.background = plain.fill
        if plain.radius > 0 { node.style.cornerRadius = plain.radius }
        if let (color, width) = plain.stroke {
          node.style.borderColor = color
          node.style.borderWidth = width
        }
      } else {
        behind = Drawing(pending.parts + background.drawing.parts)
      }
      let isSolid = background.drawing.parts.contains { $0.opacity > 0 }
      if elevation > 0, isSolid {
        if node.style.cornerRadius == nil, background.radius > 0 {
          node.style.cornerRadius = background.radius
        }
        node.style.shadows = AndroidLooks.shadows(elevation)
      }
    }
    let drawings = NodeDrawings(
      background: behind, content: content.isEmpty ? nil : content,
      foreground: foreground.isEmpty ? nil : foreground)
    let hasDrawings = behind != nil || !content.isEmpty || !foreground.isEmpty
    if let leaf = node as? AndroidLeaf {
      if hasDrawings { leaf.ownDrawings = drawings }
      if !labels.isEmpty { leaf.labels = labels }
    } else if let group = node as? AndroidGroup {
      if hasDrawings { group.ownDrawings = drawings }
      if !labels.isEmpty { group.labels = labels }
    }
  }

  /// Returns the shadows at an elevation: one from the key light above, and one from the ambient
  /// light.
  static func shadows(_ height: Double) -> [Shadow] {
    let height = min(height, 48)
    return [
      Shadow(color: Color(white: 0, alpha: 0.18), y: height * 0.5, blur: height * 1.5),
      Shadow(color: Color(white: 0, alpha: 0.10), y: 0, blur: max(1, height)),
    ]
  }
}
