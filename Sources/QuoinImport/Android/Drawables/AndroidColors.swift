import QuoinModel

/// Resolves colours: plain ones, and the item of a colour state list for a view's states.
struct AndroidColors {
  let resolver: AndroidResolver
  let themes: [String]
  var states = AndroidStates.rest

  init(_ resolver: AndroidResolver, _ themes: [String], _ states: AndroidStates = .rest) {
    self.resolver = resolver
    self.themes = themes
    self.states = states
  }

  /// The maximum nesting depth of lists.
  private static let maximumDepth = 8

  /// Returns the colour of a value, or `nil` if it is not a colour.
  func color(_ raw: String) -> Color? { color(raw, depth: 0) }

  /// Returns the colour of a theme attribute, or the primary colour if the themes define none.
  ///
  /// Themes that predate container colours use the primary colour for them.
  func theme(_ attribute: String) -> Color {
    let key = ThemeKey(attribute: attribute, themes: themes, states: states)
    if let known = resolver.themeColors[key] { return known }
    let color = newTheme(attribute)
    resolver.themeColors[key] = color
    return color
  }

  /// What the colour of a theme attribute depends on.
  struct ThemeKey: Hashable {
    var attribute: String
    var themes: [String]
    var states: AndroidStates
  }

  private func newTheme(_ attribute: String) -> Color {
    if let color = color("?attr/" + attribute) { return color }
    // The project's theme may refer to a library that is not available.
    let look = resolver.look(themes)
    return (look.value(attribute) ?? look.value("colorPrimary")).flatMap { color($0) } ?? .black
  }

  private func color(_ raw: String, depth: Int) -> Color? {
    guard depth < AndroidColors.maximumDepth, let value = resolver.text(raw, themes) else {
      return nil
    }
    if let color = AndroidColors.literal(value) { return color }
    guard let reference = AndroidReference(value), !reference.isOfFramework,
      reference.kind == "color" || reference.kind == "drawable",
      let path = resolver.project.file("\(reference.kind)/\(reference.name)"),
      path.hasSuffix(".xml"), let file = resolver.file(path), let root = file.tree.root,
      root.name == "selector"
    else { return nil }
    for item in root.children where item.name == "item" {
      let own = file.attributes(item)
      guard states.meet(own) else { continue }
      guard let color = own["android:color"].flatMap({ color($0, depth: depth + 1) }) else {
        return nil
      }
      let alpha = own["android:alpha"].flatMap { resolver.text($0, themes) }
        .flatMap { AndroidUnits.number($0) }
      return color.opacity(min(max(alpha ?? 1, 0), 1))
    }
    return nil
  }

  /// Returns a literal colour: `#RGB`, `#ARGB`, `#RRGGBB` or `#AARRGGBB`.
  static func literal(_ text: String) -> Color? {
    guard text.hasPrefix("#") else { return nil }
    var digits = String(text.dropFirst())
    if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
      return nil
    }
    let alpha = digits.count == 8 ? Double(number >> 24) / 255 : 1
    return Color(hex: number & 0xFF_FFFF, alpha: alpha)
  }
}

/// A tint that is applied to a drawing.
struct AndroidTint: Hashable {
  var color: Color
  /// The blend mode, such as `src_in`.
  var mode: String

  init(_ color: Color, mode: String? = nil) {
    self.color = color
    self.mode = mode ?? "src_in"
  }

  /// Returns a colour with the tint applied.
  func apply(to drawn: Color) -> Color {
    switch mode {
    case "multiply", "14":
      return Color(
        red: drawn.red * color.red, green: drawn.green * color.green, blue: drawn.blue * color.blue,
        alpha: drawn.alpha * color.alpha)
    case "screen", "15":
      func screen(_ a: Double, _ b: Double) -> Double { a + b - a * b }
      return Color(
        red: screen(drawn.red, color.red), green: screen(drawn.green, color.green),
        blue: screen(drawn.blue, color.blue), alpha: screen(drawn.alpha, color.alpha))
    case "add", "16":
      return Color(
        red: min(1, drawn.red + color.red), green: min(1, drawn.green + color.green),
        blue: min(1, drawn.blue + color.blue), alpha: min(1, drawn.alpha + color.alpha))
    case "src_over", "3", "src_atop", "9":
      let share = color.alpha
      func mix(_ a: Double, _ b: Double) -> Double { a * (1 - share) + b * share }
      return Color(
        red: mix(drawn.red, color.red), green: mix(drawn.green, color.green),
        blue: mix(drawn.blue, color.blue), alpha: drawn.alpha)
    default:
      return color.opacity(drawn.alpha)
    }
  }

  /// The blend mode for images, or `nil` if the tint replaces their colours.
  private var blend: BlendMode? {
    switch mode {
    case "multiply", "14": .multiply
    // There is no additive blend mode; screen is equal for black and white, and otherwise lies
    // between the brighter colour and the sum.
    case "screen", "15", "add", "16": .screen
    case "src_over", "3", "src_atop", "9": color.alpha < 1 ? .normal : nil
    default: nil
    }
  }

  /// Returns a drawing with the tint applied.
  func apply(to drawing: Drawing) -> Drawing {
    var drawing = drawing
    for index in drawing.parts.indices {
      drawing.parts[index].content = apply(to: drawing.parts[index].content)
    }
    return drawing
  }

  private func apply(to content: Drawing.Content) -> Drawing.Content {
    switch content {
    case .shape(var shape):
      shape.fill = shape.fill?.mapped(apply)
      if let stroke = shape.stroke { shape.stroke?.fill = stroke.fill.mapped(apply) }
      return .shape(shape)
    case .vector(var vector):
      vector.steps = vector.steps.map { step in
        guard case .path(var path) = step else { return step }
        path.fill = path.fill?.mapped(apply)
        if let stroke = path.stroke { path.stroke?.fill = stroke.fill.mapped(apply) }
        return .path(path)
      }
      return .vector(vector)
    case .picture(var picture):
      picture.tint = color
      picture.tintBlend = blend
      return .picture(picture)
    case .drawing(let inner): return .drawing(apply(to: inner))
    }
  }
}
