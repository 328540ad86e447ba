import QuoinGeometry
import QuoinModel

extension AndroidLooks {
  /// Draws what a class draws by itself, in the style and colours of the theme.
  mutating func applyNativeAppearance(_ node: Node) {
    switch attributes.kind {
    case .button, .toggle: dressButton(node)
    case .editText: dressField(node)
    case .checkBox, .switch: dressMark()
    case .progress: dressProgress()
    case .seekBar: dressSlider()
    case .rating: dressRating()
    case .spinner: dressSpinner()
    case .floatingButton: dressFloatingButton()
    case .card: dressCard()
    case .chip: dressChip(node)
    case .toolbar: dressToolbar()
    case .tabs: dressTabs()
    case .bottomNavigation: dressNavigation()
    case .column: dressColumn()
    case .picker, .calendar:
      let line = DrawingStroke(colors.theme("textColorSecondary").opacity(0.4), width: 1)
      var shape = DrawingShape(.rectangle([4, 4, 4, 4]))
      shape.stroke = line
      content.parts.append(Drawing.Part(.shape(shape)))
    case .view, .frame:
      switch attributes.className.split(separator: ".").last {
      case "MaterialDivider": background = AndroidDrawable(color("dividerColor") ?? line)
      case "SearchView": dressSearch()
      case "NavigationView": background = AndroidDrawable(surface)
      default: break
      }
    default: break
    }
  }

  // MARK: Colours

  /// The colour of surfaces such as cards, sheets and menus.
  var surface: Color {
    switch theme.family {
    case .material3, .components: colors.theme("colorSurface")
    case .material, .holo: colors.theme("colorBackgroundFloating")
    }
  }

  /// The colour of thin lines.
  var line: Color {
    theme.family == .material3
      ? colors.theme("colorOutlineVariant") : colors.theme("colorForeground").opacity(0.12)
  }

  /// The colour of selected or filled elements.
  var activated: Color {
    let own = colors.color("?attr/colorControlActivated") ?? .black
    return theme.family == .material3 ? colors.theme("colorPrimary") : own
  }

  /// Returns a part with a fixed size, positioned by fractions of the remaining space.
  func part(
    _ shape: DrawingShape, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Drawing.Part {
    Drawing.Part(.shape(shape), DrawingPlace(x, y, width, height))
  }

  /// Returns an icon at a position.
  func sign(
    _ path: String, _ color: Color, _ x: Double, _ y: Double = 0.5, size: Double = 24,
    insets: EdgeInsets = .zero
  ) -> Drawing.Part {
    var part = Drawing.Part(
      .vector(DrawingVector(path, color)), DrawingPlace(x, y, size, size))
    part.place.insets = insets
    return part
  }

  // MARK: Small things

  private mutating func dressCard() {
    let isCard = attributes.className.contains("MaterialCardView")
    let isMaterial3 = theme.family == .material3 && isCard
    let isFilled = styleSays("CardView.Filled")
    let isElevated = styleSays("CardView.Elevated")
    var fill = surface
    if isMaterial3 {
      if isFilled { fill = colors.theme("colorSurfaceContainerHighest") }
      if isElevated { fill = colors.theme("colorSurfaceContainerLow") }
    } else if !isCard {
      fill = theme.isDark ? Color(hex: 0x424242) : .white
    }
    fill = color("cardBackgroundColor") ?? fill
    let radius = points("cardCornerRadius") ?? (isMaterial3 ? 12 : isCard ? 4 : 2)
    var shape = DrawingShape(radius: radius, fill)
    let isOutlined = isMaterial3 && !isFilled && !isElevated
    let width = points("strokeWidth") ?? (isOutlined ? 1 : 0)
    if width > 0 {
      shape.stroke = DrawingStroke(color("strokeColor") ?? line, width: width)
    }
    background = AndroidDrawable(Drawing(.shape(shape)))
    elevation = points("cardElevation") ?? (isMaterial3 ? (isElevated ? 1 : 0) : isCard ? 1 : 2)
  }

  private mutating func dressColumn() {
    let name = attributes.className.split(separator: ".").last ?? ""
    guard name == "AppBarLayout" else { return }
    switch theme.family {
    case .material3:
      background = AndroidDrawable(colors.theme("colorSurface"))
    case .components:
      let isSurface = styleSays("Surface") && !styleSays("PrimarySurface")
      let name = isSurface ? "colorSurface" : theme.isDark ? "colorSurface" : "colorPrimary"
      background = AndroidDrawable(colors.theme(name))
      elevation = 4
    default:
      background = AndroidDrawable(colors.theme("colorPrimary"))
      elevation = 4
    }
  }

  private mutating func dressSearch() {
    let faint = colors.theme("textColorSecondary")
    content.parts.append(sign(AndroidIcons.search, faint, 0, insets: EdgeInsets(left: 12)))
    let hint = attributes.string(attributes.either("queryHint"))
    var label = TextPart(hint.isEmpty ? "Search" : hint)
    label.insets = EdgeInsets(top: 0, left: 48, bottom: 0, right: 8)
    label.defaultColor = colors.theme("textColorHint")
    label.font = font(16)
    label.lineLimit = 1
    label.alignment = .natural
    labels.append(label)
  }

  /// Returns a system font and records its use.
  func font(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
    let font = Font(
      family: AndroidLooks.family, size: size * resolver.units.fontScale, weight: weight)
    resolver.fonts.use(font)
    return font
  }

  mutating func dressChip(_ node: Node) {
    let isMaterial3 = theme.family == .material3
    let isOn = states.contains(.checked)
    var shape: DrawingShape
    if isMaterial3 {
      shape = DrawingShape(.rectangle([8, 8, 8, 8]))
      if isOn {
        shape.fill = .color(colors.theme("colorSecondaryContainer"))
      } else {
        shape.stroke = DrawingStroke(colors.theme("colorOutline"), width: 1)
      }
    } else {
      shape = DrawingShape(
        radius: 16, colors.theme("colorOnSurface").opacity(isOn ? 0.22 : 0.1))
    }
    if let own = color("chipBackgroundColor") { shape.fill = .color(own) }
    if let radius = points("chipCornerRadius") {
      shape.outline = .rectangle([radius, radius, radius, radius])
    }
    if let width = points("chipStrokeWidth"), width > 0 {
      shape.stroke = DrawingStroke(color("chipStrokeColor") ?? line, width: width)
    }
    var part = Drawing.Part(.shape(shape))
    part.place.vertical = .at(0.5)
    part.place.height = points("chipMinHeight") ?? 32
    background = AndroidDrawable(Drawing([part]))
    if attributes.raw("android:textColor") == nil {
      node.style.text.color = colors.theme(
        isMaterial3 && !isOn ? "colorOnSurfaceVariant" : "colorOnSurface")
    }
    if styleSays("Chip.Entry", "Chip.Input") || attributes.bool("closeIconEnabled") == true {
      content.parts.append(
        sign(
          AndroidIcons.close, colors.theme("textColorSecondary"), 1, size: 16,
          insets: EdgeInsets(right: 4)))
    }
  }
}

extension EdgeInsets {
  /// Creates insets for the left and right edges.
  init(left: Double = 0, right: Double = 0) {
    self.init(top: 0, left: left, bottom: 0, right: right)
  }
}
