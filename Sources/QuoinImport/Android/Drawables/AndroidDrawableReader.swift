import QuoinGeometry
import QuoinModel

/// Turns the drawables of a project into drawings, for a view's themes and states.
struct AndroidDrawableReader {
  let resolver: AndroidResolver
  let themes: [String]
  let states: AndroidStates
  /// The level of level lists and of rotate, scale and clip drawables, 0…10,000.
  var level = 0
  /// Whether a view overrides the tint that the drawable specifies.
  var isTinted = false

  init(
    _ resolver: AndroidResolver, _ themes: [String], _ states: AndroidStates = .rest,
    level: Int = 0
  ) {
    (self.resolver, self.themes, self.states, self.level) = (resolver, themes, states, level)
  }

  /// The maximum nesting depth of drawables.
  static let maximumDepth = 12

  var density: Double { resolver.units.density }
  var colors: AndroidColors { AndroidColors(resolver, themes, states) }

  /// Returns the drawable of a value with a tint, or in its own colours if `tint` is `nil`.
  func drawable(_ raw: String, tint: AndroidTint?) -> AndroidDrawable? {
    guard let tint else { return drawable(raw) }
    var reader = self
    reader.isTinted = true
    guard var found = reader.drawable(raw) else { return nil }
    found.drawing = tint.apply(to: found.drawing)
    return found
  }

  /// Returns the drawable of a value, a colour or a reference to one or to a drawable, or `nil` if
  /// the project has none.
  func drawable(_ raw: String, depth: Int = 0) -> AndroidDrawable? {
    if raw.hasPrefix("@null") || raw.hasPrefix("@empty") { return nil }
    guard let value = resolver.text(raw, themes) else { return nil }
    if let color = AndroidColors.literal(value) { return AndroidDrawable(color) }
    guard let reference = AndroidReference(value) else { return nil }
    if reference.kind == "sample" { return samplePicture(reference.name) }
    if reference.isOfFramework { return framework(reference.name) }
    guard ["drawable", "mipmap", "color"].contains(reference.kind),
      let path = resolver.project.file("\(reference.kind)/\(reference.name)")
    else { return nil }
    guard path.hasSuffix(".xml") else { return bitmap(path) }
    let key = AndroidDrawableStore.Key(
      path: path, themes: themes, states: states, level: level, isTinted: isTinted)
    if let known = resolver.drawables.known[key] { return known }
    guard depth + 1 < AndroidDrawableReader.maximumDepth, !resolver.drawables.open.contains(path)
    else {
      resolver.report(
        "resource-cycle",
        "the drawable '\(reference.name)' contains itself, or is nested deeper than the limit of "
          + "\(AndroidDrawableReader.maximumDepth); "
          + "what is inside is left out", key: path)
      return nil
    }
    resolver.drawables.open.insert(path)
    defer { resolver.drawables.open.remove(path) }
    guard let file = resolver.file(path), let root = file.tree.root else { return nil }
    let drawable = read(root, in: file, depth: depth + 1)
    resolver.drawables.known[key] = .some(drawable)
    return drawable
  }

  /// Returns a sample image of the layout editor: a portrait or a landscape.
  private func samplePicture(_ name: String) -> AndroidDrawable {
    let isPortrait = name.hasPrefix("avatars")
    let ground = DrawingShape(
      isPortrait ? .oval : .rectangle([]), fill: .color(Color(hex: 0xB0BEC5)))
    var sign = Drawing.Part(
      .vector(DrawingVector(isPortrait ? AndroidIcons.person : AndroidIcons.picture, .white)))
    sign.place.aspect = DrawingPlace.Aspect(Size(64), .inside, at: 0.5)
    return AndroidDrawable(
      Drawing([Drawing.Part(.shape(ground)), sign]), size: isPortrait ? Size(64) : Size(320, 180))
  }

  /// Returns one of the framework drawables that layouts commonly use.
  private func framework(_ name: String) -> AndroidDrawable? {
    switch name {
    case "divider", "divider_horizontal_bright", "divider_horizontal_dark":
      let line = Drawing(.shape(DrawingShape(colors.theme("textColorPrimary").opacity(0.14))))
      return AndroidDrawable(line, size: Size(1))
    default:
      return AndroidIcons.path(framework: name).map { path in
        AndroidDrawable(
          Drawing(.vector(DrawingVector(path, colors.theme("colorControlNormal")))),
          size: Size(24))
      }
    }
  }

  /// Returns the drawable of an element.
  func read(_ element: XMLTreeElement, in file: AndroidFile, depth: Int) -> AndroidDrawable? {
    guard depth < AndroidDrawableReader.maximumDepth else {
      resolver.report(
        "nesting-too-deep",
        "drawables are nested deeper than the limit of \(AndroidDrawableReader.maximumDepth); the inner ones are left out",
        key: "drawables",
        place: SourcePlace(file: file.path, line: element.line, column: element.column))
      return nil
    }
    guard resolver.drawables.takesPart() else {
      tooMuch(element, file)
      return nil
    }
    let own = file.attributes(element)
    switch element.name {
    case "shape": return shape(element, own, file)
    case "vector": return vector(element, own, file)
    case "color": return own["android:color"].flatMap(colors.color).map { AndroidDrawable($0) }
    case "bitmap", "nine-patch": return picture(own, depth)
    case "selector", "animated-selector": return selector(element, file, depth)
    case "layer-list", "transition", "ripple": return layers(element, file, depth)
    case "adaptive-icon": return adaptiveIcon(element, file, depth)
    case "inset": return inset(element, own, file, depth)
    case "level-list": return levels(element, file, depth)
    case "animation-list":
      return element.children.first { $0.name == "item" }
        .flatMap { inner($0, file.attributes($0), file, depth) }
    case "rotate", "animated-rotate": return rotated(element, own, file, depth)
    case "scale": return scaled(element, own, file, depth)
    case "clip": return cut(element, own, file, depth)
    default:
      // An animated drawable at its first frame, or a custom drawable class.
      return inner(element, own, file, depth)
    }
  }

  /// Returns the drawable that an element refers to or contains.
  func inner(
    _ element: XMLTreeElement, _ own: AndroidValues, _ file: AndroidFile, _ depth: Int
  ) -> AndroidDrawable? {
    if let raw = own["android:drawable"] { return drawable(raw, depth: depth) }
    for child in element.children {
      if child.name == "aapt:attr" {
        guard child["name"] == "android:drawable",
          let inner = child.children.first(where: { _ in true })
        else { continue }
        return read(inner, in: file, depth: depth + 1)
      }
      if child.name != "target" { return read(child, in: file, depth: depth + 1) }
    }
    if let color = own["android:color"].flatMap(colors.color) { return AndroidDrawable(color) }
    return nil
  }

  // MARK: Values

  /// Returns a length in points.
  func points(_ raw: String?) -> Double? {
    guard let value = raw.flatMap({ resolver.text($0, themes) }),
      let pixels = resolver.units.pixels(value), pixels.magnitude < 1e6
    else { return nil }
    return pixels / density
  }

  func number(_ raw: String?) -> Double? {
    raw.flatMap { resolver.text($0, themes) }.flatMap { AndroidUnits.number($0, below: 1e6) }
  }

  /// Returns a fraction from `50%` or `0.5`; percentages of a parent (`%p`) are treated alike.
  func fraction(_ raw: String?) -> Double? {
    guard var text = raw.flatMap({ resolver.text($0, themes) })?.trimmed else { return nil }
    if text.hasSuffix("p") { text.removeLast() }
    guard text.hasSuffix("%") else { return number(text) }
    return AndroidUnits.number(text.dropLast(), below: 1e6).map { $0 / 100 }
  }

  /// Returns a drawing with the tint that an element specifies.
  func tinted(_ drawing: Drawing, _ own: AndroidValues) -> Drawing {
    guard !isTinted, let color = own["android:tint"].flatMap(colors.color) else { return drawing }
    return AndroidTint(color, mode: own["android:tintMode"]).apply(to: drawing)
  }
}

/// The drawables of a document that were read.
struct AndroidDrawableStore {
  struct Key: Hashable {
    var path: String
    var themes: [String]
    var states: AndroidStates
    var level: Int
    var isTinted: Bool
  }

  var known: [Key: AndroidDrawable?] = [:]
  /// The files being read, to detect circular references.
  var open: Set<String> = []
  /// The remaining number of elements and path points, which limits what a document can draw.
  private(set) var parts = maximumParts
  private(set) var points = maximumPoints
  static let maximumParts = 20_000
  static let maximumPoints = 400_000

  /// Counts an element and returns whether it may be read.
  mutating func takesPart() -> Bool {
    guard parts > 0 else { return false }
    parts -= 1
    return true
  }

  /// Counts the points of a path and returns whether it may be drawn.
  mutating func takes(points count: Int) -> Bool {
    guard count <= points else { return false }
    points -= count
    return true
  }
}
