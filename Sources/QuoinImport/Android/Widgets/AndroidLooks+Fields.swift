import QuoinGeometry
import QuoinModel

extension AndroidLooks {
  /// The text input layout of which the view is the field, if any.
  private var layout: AndroidAttributes? {
    guard let group, group.className.hasSuffix("TextInputLayout") else { return nil }
    return group
  }

  mutating func dressField(_ node: Node) {
    if let layout { return dressInput(node, layout) }
    let line = colors.theme(theme.family == .holo ? "textColorSecondary" : "colorControlNormal")
    var under = part(DrawingShape(line), 0.5, 1, 0, 1)
    under.place.horizontal = .fill
    under.place.insets = EdgeInsets(top: 0, left: 4, bottom: 7, right: 4)
    background = AndroidDrawable(Drawing([under]))
  }

  /// Draws a field in a box with a label, as its text input layout specifies.
  private mutating func dressInput(_ node: Node, _ layout: AndroidAttributes) {
    let names =
      layout.styles.flatMap { resolver.names(of: $0) } + [layout.own[":style"] ?? ""]
    let words = names.joined(separator: " ")
    let mode = layout.text("boxBackgroundMode")
    let isOutlined =
      mode.map { $0 == "outline" || $0 == "2" }
      ?? (words.contains("Outlined") || words.contains("outlined")
        || theme.family == .material3 && !words.contains("Filled"))
    let isMaterial = theme.family == .material3 || theme.family == .components
    let hint = layout.string("android:hint")
    let hasText = !attributes.string("android:text").isEmpty
    let label = hint.isEmpty ? attributes.string("android:hint") : hint
    let faint = colors.theme(
      theme.family == .material3 ? "colorOnSurfaceVariant" : "textColorSecondary")
    guard isMaterial, mode != "none", mode != "0" else {
      var under = part(DrawingShape(faint), 0.5, 1, 0, 1)
      under.place.horizontal = .fill
      under.place.insets = EdgeInsets(top: 0, left: 4, bottom: 7, right: 4)
      background = AndroidDrawable(Drawing([under]))
      return addLabel(label, isInside: !hasText, over: 4, below: nil, faint)
    }
    var shape: DrawingShape
    if isOutlined {
      shape = DrawingShape(.rectangle([4, 4, 4, 4]))
      shape.stroke = DrawingStroke(
        colors.theme(theme.family == .material3 ? "colorOutline" : "textColorTertiary"), width: 1)
      background = AndroidDrawable(Drawing([Drawing.Part(.shape(shape))]))
    } else {
      let ground =
        theme.family == .material3
        ? colors.theme("colorSurfaceContainerHighest")
        : colors.theme("colorOnSurface").opacity(0.12)
      shape = DrawingShape(.rectangle([4, 4, 0, 0]), fill: .color(ground))
      var under = part(DrawingShape(faint), 0.5, 1, 0, 1)
      under.place.horizontal = .fill
      background = AndroidDrawable(Drawing([Drawing.Part(.shape(shape)), under]))
    }
    addLabel(
      label, isInside: !hasText, over: 12,
      below: isOutlined ? colors.theme("colorBackground") : nil,
      faint)
    guard layout.text("endIconMode") ?? "none" != "none" || words.contains("ExposedDropdownMenu")
    else { return }
    let icon = words.contains("Dropdown") ? AndroidIcons.drop : AndroidIcons.info
    content.parts.append(sign(icon, faint, 1, insets: EdgeInsets(right: 12)))
  }

  /// Adds the label of a field: inside an empty field, otherwise small at its top, on the outline.
  private mutating func addLabel(
    _ string: String, isInside: Bool, over left: Double, below ground: Color?, _ color: Color
  ) {
    guard !string.isEmpty, !isInside || attributes.string("android:hint").isEmpty else { return }
    var label = TextPart(string)
    label.defaultColor = color
    label.lineLimit = 1
    label.alignment = .natural
    label.content = TextSpan(string).color(color)
    if isInside {
      label.font = font(16)
      label.insets = EdgeInsets(left: left, right: left)
    } else {
      label.font = font(12)
      label.vertical = .top
      label.insets = EdgeInsets(top: ground == nil ? 2 : -7, left: left, bottom: 0, right: left)
      if let ground {
        // The approximate width of the text, where the outline is interrupted.
        let width = Double(string.count) * 6.2 + 8
        var gap = part(DrawingShape(ground), 0, 0, width, 3)
        gap.place.insets = EdgeInsets(top: -1, left: left - 4, bottom: 0, right: 0)
        content.parts.append(gap)
      }
    }
    labels.append(label)
  }

  mutating func dressSpinner() {
    let color = colors.theme("colorControlNormal")
    content.parts.append(sign(AndroidIcons.drop, color, 1, insets: EdgeInsets(right: 4)))
    if theme.family == .holo {
      var under = part(DrawingShape(color), 0.5, 1, 0, 1)
      under.place.horizontal = .fill
      under.place.insets = EdgeInsets(top: 0, left: 4, bottom: 2, right: 4)
      content.parts.append(under)
    }
    guard let raw = attributes.raw("android:entries"), let reference = AndroidReference(raw),
      let array = resolver.project.entry(reference.key),
      let first = array.items.first
    else { return }
    var label = TextPart(
      AndroidStrings.text(resolver.text(first.text, attributes.themes) ?? "", isResource: true)
    )
    label.insets = EdgeInsets(left: 8, right: 28)
    label.font = font(16)
    label.defaultColor = colors.theme("textColorPrimary")
    label.lineLimit = 1
    label.alignment = .natural
    labels.append(label)
  }
}
