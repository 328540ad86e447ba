import QuoinGeometry
import QuoinModel

extension AndroidLooks {
  /// The button variants of the libraries.
  enum ButtonLook {
    case filled, tonal, outlined, elevated, text, icon
  }

  var buttonLook: ButtonLook {
    if styleSays("IconButton", "Button.Icon", "ButtonIcon"), !styleSays("TextButton.Icon") {
      return styleSays("Filled.Tonal") ? .tonal : styleSays("Filled") ? .filled : .icon
    }
    if styleSays("Outlined", "outlined") { return .outlined }
    if styleSays("TextButton", "Borderless", "borderless", "buttonBar", "ButtonBar") {
      return .text
    }
    // Tonal buttons exist since Material 3 only.
    if styleSays("Tonal", "tonal") { return theme.family == .material3 ? .tonal : .filled }
    if styleSays("ElevatedButton") { return .elevated }
    return .filled
  }

  private var isFloating: Bool { attributes.className.hasSuffix("ExtendedFloatingActionButton") }

  /// Whether the button is one of the Material library, by its class or because the theme replaces
  /// plain buttons.
  private var isMaterial: Bool {
    theme.family == .material3 || theme.family == .components
      || attributes.className.contains("material")
  }

  /// The text colour of a button.
  var buttonText: Color {
    guard isMaterial, attributes.kind == .button else {
      if styleSays("Colored") {
        return buttonLook == .text ? colors.theme("colorAccent") : .white
      }
      return colors.theme("textColorPrimary")
    }
    if isFloating {
      return colors.theme(
        theme.family == .material3 ? "colorOnPrimaryContainer" : "colorOnSecondary")
    }
    switch buttonLook {
    case .filled:
      return colors.theme("colorOnPrimary")
    case .tonal: return colors.theme("colorOnSecondaryContainer")
    case .outlined, .text, .elevated: return colors.theme("colorPrimary")
    case .icon: return colors.theme("colorOnSurfaceVariant")
    }
  }

  mutating func dressButton(_ node: Node) {
    let tint = color("backgroundTint") ?? color("android:backgroundTint")
    guard isMaterial, attributes.kind == .button else { return dressPlainButton(tint) }
    let isMaterial3 = theme.family == .material3
    let look = buttonLook
    var fill: Color?
    var stroke: DrawingStroke?
    switch look {
    case .filled:
      fill = colors.theme(
        isFloating && isMaterial3
          ? "colorPrimaryContainer" : isFloating ? "colorSecondary" : "colorPrimary")
    case .tonal: fill = colors.theme("colorSecondaryContainer")
    case .elevated:
      fill = colors.theme("colorSurfaceContainerLow")
      elevation = 1
    case .outlined:
      let line =
        isMaterial3 ? colors.theme("colorOutline") : colors.theme("colorOnSurface").opacity(0.12)
      stroke = DrawingStroke(line, width: 1)
    case .text, .icon: break
    }
    fill = tint ?? fill
    if let width = points("strokeWidth"), width > 0 {
      stroke = DrawingStroke(color("strokeColor") ?? stroke?.firstColor ?? .black, width: width)
    }
    if !states.contains(.enabled) {
      fill = fill.map { _ in colors.theme("colorOnSurface").opacity(0.12) }
      elevation = 0
    } else if look == .filled, theme.family == .components {
      elevation = 2
    }
    if isFloating { elevation = isMaterial3 ? 3 : 6 }
    let inset = points("android:insetTop") ?? (isFloating ? 0 : isMaterial3 ? 4 : 6)
    let below = points("android:insetBottom") ?? inset
    let radius =
      points("cornerRadius") ?? (isMaterial3 ? (isFloating ? 16 : 100) : isFloating ? 100 : 4)
    var shape = DrawingShape(.rectangle([radius, radius, radius, radius]))
    shape.fill = fill.map { .color($0) }
    shape.stroke = stroke
    var part = Drawing.Part(.shape(shape))
    part.place.insets = EdgeInsets(top: inset, left: 0, bottom: below, right: 0)
    addShadow(radius: radius, insets: part.place.insets)
    background = AndroidDrawable(Drawing([part]))
    addIcon(node)
  }

  /// Adds the shadow of a shape that is smaller than its view.
  private mutating func addShadow(radius: Double, insets: EdgeInsets) {
    guard elevation > 0, insets != .zero else { return }
    // Rings with decreasing opacity, because a drawing is clipped to its own bounds.
    var shadow = Drawing()
    for step in 1...4 {
      let reach = elevation * Double(step) / 4
      var ring = Drawing.Part(
        .shape(DrawingShape(radius: radius + reach, Color(white: 0, alpha: 0.05))))
      ring.place.insets = EdgeInsets(
        top: insets.top - reach * 0.5, left: -reach * 0.5, bottom: insets.bottom - reach,
        right: -reach * 0.5)
      shadow.parts.append(ring)
    }
    pending = shadow
    elevation = 0
  }

  /// Adds the icon of a button before its text.
  private mutating func addIcon(_ node: Node) {
    let tint = color("iconTint") ?? node.style.text.color ?? buttonText
    guard let raw = attributes.raw("icon"),
      let found = drawables.drawable(raw, tint: AndroidTint(tint))
    else { return }
    let size = points("iconSize").map { Size($0) } ?? found.size ?? Size(18)
    let hasText = !attributes.string("android:text").isEmpty
    var part = Drawing.Part(.drawing(found.drawing))
    (part.place.width, part.place.height) = (size.width, size.height)
    part.place.horizontal = .at(hasText ? 0 : 0.5)
    part.place.vertical = .at(0.5)
    if hasText { part.place.insets = EdgeInsets(left: 12, right: 12) }
    content.parts.append(part)
  }

  /// Draws a button of the framework or of AppCompat.
  private mutating func dressPlainButton(_ tint: Color?) {
    let look = buttonLook
    guard look != .text, look != .icon || tint != nil else { return }
    let isColored = styleSays("Button.Colored")
    let fill = tint ?? colors.theme(isColored ? "colorAccent" : "colorButtonNormal")
    let radius = 2.0
    var shape = DrawingShape(radius: radius, fill)
    if theme.family == .holo {
      shape.stroke = DrawingStroke(Color(white: theme.isDark ? 0.45 : 0.6, alpha: 0.6), width: 1)
    }
    var part = Drawing.Part(.shape(shape))
    part.place.insets = EdgeInsets(top: 6, left: 4, bottom: 6, right: 4)
    if theme.family == .holo { part.place.insets = EdgeInsets(4) }
    elevation = theme.family == .holo ? 0 : 2
    addShadow(radius: radius, insets: part.place.insets)
    background = AndroidDrawable(Drawing([part]))
    guard attributes.kind == .toggle else { return }
    let isOn = states.contains(.checked)
    var bar = self.part(
      DrawingShape(isOn ? colors.theme("colorAccent") : Color(white: 0.5, alpha: 0.4)), 0.5, 1, 0, 2
    )
    bar.place.horizontal = .fill
    bar.place.insets = EdgeInsets(top: 0, left: 12, bottom: 8, right: 12)
    content.parts.append(bar)
  }

  /// The icon colour of a floating action button.
  var floatingIcon: Color {
    switch theme.family {
    case .material3: colors.theme("colorOnPrimaryContainer")
    case .components: colors.theme("colorOnSecondary")
    default: .white
    }
  }

  mutating func dressFloatingButton() {
    let isMaterial3 = theme.family == .material3
    let tint = color("backgroundTint") ?? color("android:backgroundTint")
    let fill =
      tint
      ?? colors.theme(
        isMaterial3
          ? "colorPrimaryContainer" : theme.family == .components ? "colorSecondary" : "colorAccent"
      )
    let isSmall = attributes.text("fabSize") == "mini"
    let radius = isMaterial3 ? (isSmall ? 12.0 : 16) : 10_000
    background = AndroidDrawable(Drawing(.shape(DrawingShape(radius: radius, fill))))
    elevation = 6
  }
}

extension DrawingStroke {
  fileprivate var firstColor: Color? {
    guard case .color(let color) = fill else { return nil }
    return color
  }
}
