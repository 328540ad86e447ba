import QuoinGeometry
import QuoinModel

/// Content that libraries add in code: the titles of collapsing toolbars and the entries of
/// drawers.
extension AndroidInflater {
  // MARK: Collapsing bars

  /// Adds the title of a collapsing toolbar, in large type at its bottom, above its other content.
  func addTitle(to node: Node, _ attributes: AndroidAttributes) {
    guard let bar = node as? AndroidFrame, AndroidInflater.collapses(attributes) else { return }
    let title = AndroidInflater.title(of: attributes)
    guard !title.isEmpty else { return }
    let all = attributes.size("expandedTitleMargin") ?? pixels(32)
    let looks = AndroidLooks(attributes, in: nil)
    let isLarge = looks.theme.family == .material3
    let leaf = text(
      title, size: isLarge ? 28 : 34, looks.theme.family == .material3 ? .regular : .light)
    leaf.documentType = "#title"
    leaf.padding.left = attributes.size("expandedTitleMarginStart") ?? all
    leaf.padding.right = attributes.size("expandedTitleMarginEnd") ?? all
    leaf.padding.bottom = attributes.size("expandedTitleMarginBottom") ?? all
    leaf.style.text.color =
      looks.color("expandedTitleTextColor")
      ?? looks.colors.theme(isLarge ? "colorOnSurface" : "textColorPrimary")
    bar.add(
      Relation(
        leaf,
        AndroidFrame.Placement(
          AndroidBox(width: .matchParent, height: .wrapContent), gravity: [.bottom, .start])))
  }

  /// Returns whether a group shows the title of the toolbar in it, because it is larger than that
  /// toolbar.
  static func collapses(_ attributes: AndroidAttributes) -> Bool {
    attributes.className.hasSuffix("CollapsingToolbarLayout")
      && attributes.bool("titleEnabled") != false
      && attributes.text("android:layout_height") != "wrap_content"
  }

  /// Returns the title of a collapsing toolbar: its own, or that of the toolbar in it.
  private static func title(of attributes: AndroidAttributes) -> String {
    let own = attributes.string("title")
    if !own.isEmpty { return own }
    for child in attributes.element.children where child.name.hasSuffix("Toolbar") {
      let inner = AndroidAttributes(
        child, in: attributes.file, kind: .toolbar, className: child.name,
        own: attributes.file.attributes(child), themes: attributes.themes,
        resolver: attributes.resolver)
      return inner.string(inner.either("title"))
    }
    return ""
  }

  private func text(_ string: String, size: Double, _ weight: Font.Weight) -> AndroidLeaf {
    var text = AndroidText()
    text.string = string
    text.size = resolver.units.size("\(size)sp") ?? 0
    text.gravity = [.start, .centerVertical]
    let leaf = AndroidLeaf(.text(text), density: density)
    let font = Font(
      family: AndroidLooks.family, size: Double(text.size) / density, weight: weight)
    resolver.fonts.use(font)
    leaf.style.text.font = font
    return leaf
  }

  // MARK: Drawers

  /// Returns a drawer that shows its header and the entries of its menu, or `nil` if the view is
  /// not a drawer.
  func designDrawer(_ attributes: AndroidAttributes) -> AndroidLinear? {
    guard attributes.className.hasSuffix(".NavigationView"), attributes.raw("menu") != nil else {
      return nil
    }
    let list = AndroidLinear(density: density)
    list.linear.axis = .vertical
    list.style.clips = true
    return list
  }

  /// Adds the header and the entries to a drawer.
  func fillDrawer(_ list: AndroidLinear, _ attributes: AndroidAttributes, _ inside: Surroundings) {
    if let raw = attributes.raw("headerLayout"), let reference = AndroidReference(raw),
      let head = layout(reference, attributes.element, attributes.file),
      fits(head.path, reference.name, for: attributes.element, in: attributes.file)
    {
      read(head, for: attributes.element, in: attributes.file, into: list, inside, nil)
    }
    let looks = AndroidLooks(attributes, in: nil)
    let isMaterial3 = looks.theme.family == .material3
    for (number, entry) in looks.menu(attributes.raw("menu")).enumerated() {
      let isChosen = number == 0
      let color =
        isMaterial3
        ? looks.colors.theme(isChosen ? "colorOnSecondaryContainer" : "colorOnSurfaceVariant")
        : looks.colors.theme(isChosen ? "colorPrimary" : "textColorPrimary")
      let leaf = text(entry.title, size: 14, .medium)
      leaf.documentType = "#item"
      leaf.minimumHeight = pixels(isMaterial3 ? 56 : 48)
      leaf.padding.left = pixels(entry.icon == nil ? 28 : 72)
      leaf.padding.right = pixels(28)
      leaf.style.text.color = looks.color("itemTextColor") ?? color
      var ground = Drawing()
      if isMaterial3, isChosen {
        var pill = Drawing.Part(
          .shape(DrawingShape(radius: 28, looks.colors.theme("colorSecondaryContainer"))))
        pill.place.insets = EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
        ground.parts.append(pill)
      }
      if entry.icon != nil {
        var icon = looks.icon(entry.icon, looks.color("itemIconTint") ?? color)
        icon.place.horizontal = .at(0)
        icon.place.insets.left = 28
        ground.parts.append(icon)
      }
      if !ground.isEmpty { leaf.ownDrawings = NodeDrawings(background: ground) }
      list.add(
        Relation(
          leaf, AndroidLinear.Placement(AndroidBox(width: .matchParent, height: .wrapContent))))
    }
  }
}
