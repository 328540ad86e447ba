import QuoinGeometry
import QuoinModel

/// Bars with titles, menus and tabs.
extension AndroidLooks {
  /// A menu entry.
  struct MenuEntry {
    var title: String
    /// The name of its icon.
    var icon: String?
    /// Whether it is shown in the bar if there is space.
    var isShown: Bool
  }

  /// Returns the entries of a menu resource, including those in groups but not those of submenus.
  func menu(_ raw: String?) -> [MenuEntry] {
    guard let value = raw.flatMap({ resolver.text($0, attributes.themes) }),
      let reference = AndroidReference(value), reference.kind == "menu",
      let path = resolver.project.file("menu/" + reference.name), let file = resolver.file(path),
      let root = file.tree.root
    else { return [] }
    var found: [MenuEntry] = []
    var pending = Array(root.children.reversed())
    while let element = pending.popLast(), found.count < 50 {
      if element.name == "group" { pending += element.children.reversed() }
      guard element.name == "item" else { continue }
      let own = file.attributes(element)
      guard own["android:visible"] != "false" else { continue }
      let title = own["android:title"].flatMap { resolver.text($0, attributes.themes) } ?? ""
      let shows = own["showAsAction"] ?? own["android:showAsAction"] ?? "never"
      found.append(
        MenuEntry(
          title: AndroidStrings.text(title, isResource: true),
          icon: own["android:icon"],
          isShown: shows.contains("ifRoom") || shows.contains("always")))
    }
    return found
  }

  /// The colour of a bar's title and icons.
  private var barText: Color {
    let isPrimary =
      theme.family == .components
      && (styleSays("Toolbar.Primary", "PrimarySurface")
        || group?.className.hasSuffix("AppBarLayout") == true)
    if isPrimary, !theme.isDark, attributes.raw("android:background") == nil {
      return colors.theme("colorOnPrimary")
    }
    return colors.theme("textColorPrimary")
  }

  mutating func dressToolbar() {
    if attributes.className.hasSuffix("BottomAppBar") {
      background = AndroidDrawable(
        theme.family == .material3 ? colors.theme("colorSurfaceContainer") : surface)
      elevation = theme.family == .material3 ? 0 : 8
    } else if styleSays("Toolbar.Primary"), theme.family == .components {
      background = AndroidDrawable(colors.theme("colorPrimary"))
      elevation = 4
    }
    let color = barText
    var left = 16.0
    if let raw = attributes.raw(attributes.either("navigationIcon")) {
      let tint = self.color("navigationIconTint")
      var part = sign(AndroidIcons.back, tint ?? color, 0)
      if let found = drawables.drawable(raw, tint: tint.map { AndroidTint($0) }) {
        let size = found.size ?? Size(24)
        part = Drawing.Part(.drawing(found.drawing), DrawingPlace(0, 0.5, size.width, size.height))
      }
      part.place.insets.left = 16
      content.parts.append(part)
      left = theme.family == .material3 ? 56 : 72
    }
    let right = addMenu(color)
    addTitle(color, left: left, right: right)
  }

  private mutating func addTitle(_ color: Color, left: Double, right: Double) {
    // A collapsing toolbar shows the title of the toolbar in it.
    if let group, AndroidInflater.collapses(group) { return }
    let title = attributes.string(attributes.either("title"))
    let subtitle = attributes.string(attributes.either("subtitle"))
    guard !title.isEmpty || !subtitle.isEmpty else { return }
    let isCentered = attributes.bool("titleCentered") == true
    let own = self.color("titleTextColor") ?? self.color("android:titleTextColor") ?? color
    let size = theme.family == .material3 ? 22.0 : 20
    let weight: Font.Weight = theme.family == .material3 ? .regular : .medium
    for (string, isTitle) in [(title, true), (subtitle, false)] where !string.isEmpty {
      var label = TextPart(string)
      label.font = isTitle ? font(subtitle.isEmpty ? size : 18, weight) : font(14)
      label.defaultColor = isTitle ? own : own.opacity(0.7)
      label.alignment = isCentered ? .center : .natural
      label.lineLimit = 1
      // With a subtitle, each takes half of the height.
      let half = subtitle.isEmpty ? 0.0 : 11
      label.insets = EdgeInsets(
        top: isTitle ? 0 : half * 2, left: isCentered ? 0 : left, bottom: isTitle ? half * 2 : 0,
        right: isCentered ? 0 : right)
      labels.append(label)
    }
  }

  /// Adds the visible menu entries and the overflow icon, starting at the trailing end.
  private mutating func addMenu(_ color: Color) -> Double {
    let entries = menu(attributes.raw("menu"))
    guard !entries.isEmpty else { return 16 }
    var right = 4.0
    let shown = entries.filter { $0.isShown && $0.icon != nil }.prefix(3)
    if shown.count < entries.count {
      content.parts.append(sign(AndroidIcons.more, color, 1, insets: EdgeInsets(right: right + 8)))
      right += 40
    }
    for entry in shown.reversed() {
      var part = icon(entry.icon, color)
      part.place.horizontal = .at(1)
      part.place.insets.right = right + 12
      content.parts.append(part)
      right += 48
    }
    return right
  }

  /// Returns a tinted icon centred in its bounds, or a placeholder if the project does not have it.
  func icon(_ raw: String?, _ tint: Color) -> Drawing.Part {
    guard let raw, let found = drawables.drawable(raw, tint: AndroidTint(tint)) else {
      return sign(AndroidIcons.picture, tint, 0.5)
    }
    let size = found.size ?? Size(24)
    return Drawing.Part(
      .drawing(found.drawing), DrawingPlace(0.5, 0.5, min(size.width, 48), min(size.height, 48)))
  }

  // MARK: Tabs

  mutating func dressTabs() {
    let isPrimary = theme.family == .components && styleSays("Colored", "PrimarySurface")
    if theme.family == .components || theme.family == .material3 {
      background = AndroidDrawable(
        isPrimary ? colors.theme("colorPrimary") : colors.theme("colorSurface"))
    }
    let items = attributes.element.children.filter { $0.name.hasSuffix("TabItem") }.prefix(20)
    let chosen =
      color("tabSelectedTextColor")
      ?? colors.theme(
        isPrimary
          ? "colorOnPrimary"
          : theme.family == .material || theme.family == .holo ? "textColorPrimary" : "colorPrimary"
      )
    let others =
      color("tabTextColor")
      ?? (isPrimary ? chosen.opacity(0.6) : colors.theme("textColorSecondary"))
    for (number, item) in items.enumerated() {
      let own = attributes.file.attributes(item)
      let span = Double(number) / Double(items.count)...Double(number + 1) / Double(items.count)
      let string = own["android:text"].flatMap { resolver.text($0, attributes.themes) } ?? ""
      let color = number == 0 ? chosen : others
      if let raw = own["android:icon"] {
        var part = icon(raw, color)
        part.place.vertical = .at(string.isEmpty ? 0.5 : 0.15)
        part.place.across = span
        content.parts.append(part)
      }
      var label = TextPart(AndroidStrings.text(string, isResource: true))
      label.span = span
      if own["android:icon"] != nil { label.insets.top = 20 }
      label.alignment = .center
      label.font = font(14, .medium)
      label.defaultColor = color
      label.lineLimit = 1
      if theme.family != .material3 { label.string = label.string.uppercased() }
      labels.append(label)
    }
    guard !items.isEmpty else { return }
    let indicator =
      color("tabIndicatorColor")
      ?? (theme.family == .material || theme.family == .holo ? colors.theme("colorAccent") : chosen)
    var bar = part(DrawingShape(indicator), 0.5, 1, 0, theme.family == .material3 ? 3 : 2)
    bar.place.horizontal = .fill
    bar.place.across = 0...1 / Double(items.count)
    content.parts.append(bar)
  }

  /// Draws a bottom navigation bar: the entries of its menu, with the first one selected.
  mutating func dressNavigation() {
    let isMaterial3 = theme.family == .material3
    background = AndroidDrawable(isMaterial3 ? colors.theme("colorSurfaceContainer") : surface)
    elevation = isMaterial3 ? 0 : 8
    let entries = menu(attributes.raw("menu")).prefix(5)
    let chosen =
      isMaterial3
      ? colors.theme("colorOnSurface")
      : colors.theme(theme.family == .holo ? "colorAccent" : "colorPrimary")
    let others = colors.theme(isMaterial3 ? "colorOnSurfaceVariant" : "textColorSecondary")
    for (number, entry) in entries.enumerated() {
      let span = Double(number) / Double(entries.count)...Double(number + 1) / Double(entries.count)
      let color = number == 0 ? chosen : others
      if isMaterial3, number == 0 {
        var pill = part(
          DrawingShape(radius: 14, colors.theme("colorSecondaryContainer")), 0.5, 0, 56, 28)
        pill.place.across = span
        pill.place.insets.top = 5
        content.parts.append(pill)
      }
      let tint =
        self.color("itemIconTint")
        ?? (isMaterial3 && number == 0 ? colors.theme("colorOnSecondaryContainer") : color)
      var part = icon(entry.icon, tint)
      part.place.vertical = .at(0)
      part.place.across = span
      part.place.insets.top = 7
      content.parts.append(part)
      var label = TextPart(entry.title)
      label.span = span
      label.insets.top = 34
      label.alignment = .center
      label.font = font(12, number == 0 ? .medium : .regular)
      label.defaultColor = self.color("itemTextColor") ?? color
      label.lineLimit = 1
      labels.append(label)
    }
  }
}
