import QuoinModel

/// What a background is, as far as it is plain: a colour, or a shape with corners and a border.
///
/// Of alternatives the one without conditions counts, of layers the lowest, and of gradients the first colour.
struct AndroidPaint {
  /// The colour of the whole.
  private(set) var fill: Color?
  private var corner: Double?
  private var strokeWidth: Double?
  private var stroke: Color?
  private let resolver: AndroidResolver
  private let themes: [String]

  /// Drawables in drawables beyond this are left out.
  private static let deepest = 8

  /// The paint of a value: a colour, or a reference to one or to a drawable.
  init(_ raw: String, _ resolver: AndroidResolver, _ themes: [String]) {
    self.resolver = resolver
    self.themes = themes
    read(raw, depth: 0)
  }

  func apply(to style: inout Style) {
    if let fill { style.background = fill }
    if let corner { style.cornerRadius = corner }
    if let stroke, let strokeWidth {
      style.borderColor = stroke
      style.borderWidth = strokeWidth
    }
  }

  /// A colour as documents write it: `#RGB`, `#ARGB`, `#RRGGBB`, `#AARRGGBB`.
  static func color(_ text: String) -> Color? {
    guard text.hasPrefix("#") else { return nil }
    var digits = String(text.dropFirst())
    if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
      return nil
    }
    let alpha = digits.count == 8 ? Double(number >> 24) / 255 : 1
    return Color(hex: number & 0xFF_FFFF, alpha: alpha)
  }

  /// The file of a drawable or a list of colours.
  static func file(_ raw: String, _ resolver: AndroidResolver, _ themes: [String]) -> String? {
    guard let value = resolver.text(raw, themes), let reference = AndroidReference(value),
      !reference.isOfFramework, ["drawable", "mipmap", "color"].contains(reference.kind)
    else { return nil }
    return resolver.project.file("\(reference.kind)/\(reference.name)")
  }

  private mutating func read(_ raw: String, depth: Int) {
    guard depth < AndroidPaint.deepest else { return }
    if let value = resolver.text(raw, themes), let color = AndroidPaint.color(value) {
      fill = color
      return
    }
    guard let path = AndroidPaint.file(raw, resolver, themes), path.hasSuffix(".xml"),
      let file = resolver.project.document(path), let root = file.tree.root
    else { return }
    read(root, in: file, depth: depth + 1)
  }

  private mutating func read(_ element: XMLTreeElement, in file: AndroidFile, depth: Int) {
    guard depth < AndroidPaint.deepest else { return }
    switch element.name {
    case "shape": readShape(element, in: file)
    case "selector", "ripple", "inset", "item": readAlternatives(element, in: file, depth)
    case let tag where tag.hasSuffix("list"): readAlternatives(element, in: file, depth)
    default: break
    }
  }

  private mutating func readAlternatives(
    _ element: XMLTreeElement, in file: AndroidFile, _ depth: Int
  ) {
    let own = file.attributes(element)
    for name: AndroidName in ["android:drawable", "android:color"] {
      if element.name != "ripple", let value = own[name] { return read(value, depth: depth + 1) }
    }
    let items = Array(element.children)
    // What has no condition is the rule; a mask is not seen.
    let plain = items.first { item in
      let names = file.attributes(item)
      return !names.keys.contains { $0.name.hasPrefix("state_") }
        && AndroidAttributes.id(names["android:id"]) != "mask"
    }
    if let chosen = plain ?? items.first { read(chosen, in: file, depth: depth + 1) }
  }

  private mutating func readShape(_ shape: XMLTreeElement, in file: AndroidFile) {
    func color(_ element: XMLTreeElement?, _ name: AndroidName) -> Color? {
      element.flatMap { file.attributes($0)[name] }.flatMap { resolver.text($0, themes) }
        .flatMap { AndroidPaint.color($0) }
    }
    func points(_ element: XMLTreeElement?, _ name: AndroidName) -> Double? {
      element.flatMap { file.attributes($0)[name] }.flatMap { resolver.text($0, themes) }
        .flatMap { resolver.units.pixels($0) }.map { $0 / resolver.units.density }
    }
    fill =
      color(shape.child("solid"), "android:color")
      ?? color(shape.child("gradient"), "android:startColor")
    corner = points(shape.child("corners"), "android:radius")
    if file.attributes(shape)["android:shape"] == "oval" { corner = 10_000 }
    stroke = color(shape.child("stroke"), "android:color")
    strokeWidth = points(shape.child("stroke"), "android:width")
  }
}
