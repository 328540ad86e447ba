import QuoinGeometry
import QuoinModel

/// The attributes of a view, from its element, its style, and the theme's style for its class.
struct AndroidAttributes {
  let element: XMLTreeElement
  let file: AndroidFile
  let kind: AndroidKind
  /// The class name as written.
  let className: String
  /// The attributes of the element, overridden by those of an `<include>`.
  let own: AndroidValues
  /// The names of the themes that apply to the view, innermost last.
  let themes: [String]
  let resolver: AndroidResolver
  /// The names of the styles, the view's own style first.
  let styles: [String]
  /// The styles that are defined in the project.
  private let ownStyles: [AndroidStyle]

  init(
    _ element: XMLTreeElement, in file: AndroidFile, kind: AndroidKind, className: String,
    own: AndroidValues, themes: [String], resolver: AndroidResolver
  ) {
    self.element = element
    self.file = file
    self.kind = kind
    self.className = className
    self.own = own
    self.resolver = resolver
    var themes = themes
    if !resolver.project.fixesThemes, let theme = own["android:theme"] ?? own["theme"],
      let name = resolver.text(theme, themes),
      let reference = AndroidReference(name)
    {
      themes.append(reference.name)
    }
    self.themes = themes
    var styles: [String] = []
    if let style = own[":style"].flatMap({ resolver.text($0, themes) }) {
      styles.append(AndroidReference.styleName(style))
    }
    for attribute in AndroidDefaults.styleAttributes(of: kind) {
      guard
        let style = resolver.themeValue(AndroidName(.app, attribute), themes)
          ?? resolver.themeValue(AndroidName(.android, attribute), themes)
      else { continue }
      styles.append(AndroidReference.styleName(resolver.text(style, themes) ?? style))
      break
    }
    self.styles = styles
    ownStyles = styles.compactMap { resolver.style($0) }
  }

  /// Returns the value as written, or `nil` if it is not specified or set by data binding.
  func raw(_ name: AndroidName) -> String? {
    if let value = own[name], !value.isDataBinding { return value }
    for style in ownStyles {
      if let value = style.item(name) { return value }
    }
    return nil
  }

  /// The bits of the names of all attributes that are specified.
  var bits: UInt64 { ownStyles.reduce(own.bits) { $0 | $1.bits } }

  /// Returns the value with references resolved.
  func text(_ name: AndroidName) -> String? { raw(name).flatMap { resolver.text($0, themes) } }

  /// Returns the displayed text.
  func string(_ name: AndroidName) -> String {
    guard var value = text(name), !value.hasPrefix("@null") else { return "" }
    if value.hasPrefix("@plurals/"), let reference = AndroidReference(value),
      let items = resolver.project.entry(reference.key)?.items, let first = items.first
    {
      // The count is only known at run time; the layout editor shows the first form, or that of
      // `tools:quantity`.
      let wanted = resolver.usesDesignValues ? own["tools:quantity"] : nil
      let item = (items.first { $0.label == wanted } ?? first).text
      value = resolver.text(item, themes) ?? item
    }
    return AndroidStrings.text(value, isResource: raw(name)?.hasPrefix("@") ?? false)
  }

  /// Returns the text with styled runs, or `nil` if it has a single style.
  func span(_ name: AndroidName) -> TextSpan? {
    raw(name).flatMap { resolver.runs($0) }.map { AndroidRun.span(of: $0) }
  }

  /// Returns a size in pixels, or `nil` without a valid one; an invalid value is reported.
  func size(_ name: AndroidName) -> Int? {
    text(name).flatMap { resolver.units.size($0) ?? resolver.reportInvalid($0, name) }
  }

  /// Returns a width or a height, or `nil` without a valid one; an invalid value is reported.
  func length(_ name: AndroidName) -> AndroidLength? {
    guard let value = text(name) else { return nil }
    switch value {
    case "match_parent", "fill_parent", "-1": return .matchParent
    case "wrap_content", "-2": return .wrapContent
    default:
      guard let pixels = resolver.units.size(value) else {
        return value == "0" ? .pixels(0) : resolver.reportInvalid(value, name)
      }
      return pixels == -1 ? .matchParent : pixels < 0 ? .wrapContent : .pixels(pixels)
    }
  }

  func bool(_ name: AndroidName) -> Bool? {
    guard let value = text(name) else { return nil }
    switch value.lowercased() {
    case "true", "1": return true
    case "false", "0": return false
    default: return resolver.reportInvalid(value, name, rule: "invalid-boolean")
    }
  }

  func integer(_ name: AndroidName) -> Int? {
    guard let value = text(name) else { return nil }
    let number =
      value.hasPrefix("0x") ? Int(value.dropFirst(2), radix: 16) : Int(value)
    guard let number else {
      return resolver.reportInvalid(value, name, rule: "invalid-number")
    }
    return Int(Int32(clamping: number))
  }

  func number(_ name: AndroidName) -> Double? {
    guard let value = text(name) else { return nil }
    guard let number = AndroidUnits.number(value) else {
      return resolver.reportInvalid(value, name, rule: "invalid-number")
    }
    return number
  }

  func gravity(_ name: AndroidName) -> AndroidGravity? {
    guard let value = text(name) else { return nil }
    if let number = Int(value) { return AndroidGravity(rawValue: number) }
    return AndroidGravity(words: value)
  }

  /// Returns the name of an attribute that both the framework and the libraries define.
  func either(_ name: String) -> AndroidName {
    own[AndroidName(.android, name)] != nil || raw(AndroidName(.app, name)) == nil
      ? AndroidName(.android, name) : AndroidName(.app, name)
  }

  /// Returns the name of an id reference.
  static func id(_ value: String?) -> String? {
    guard let value, value.utf8.first == UInt8(ascii: "@"),
      let slash = value.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return nil }
    return String(value[value.utf8.index(after: slash)...])
  }

  var id: String? { AndroidAttributes.id(own["android:id"]) }

  /// Whether the view takes no space; that includes a stub, which is only inflated by code.
  var isGone: Bool {
    kind == .stub || text("android:visibility") == "gone" || text("android:visibility") == "2"
  }
  var isInvisible: Bool {
    text("android:visibility") == "invisible" || text("android:visibility") == "1"
  }

  /// Returns the layout parameters that all groups support.
  func box(width: AndroidLength = .wrapContent, height: AndroidLength = .wrapContent) -> AndroidBox
  {
    var box = AndroidBox(
      width: length("android:layout_width") ?? width,
      height: length("android:layout_height") ?? height)
    box.isGone = isGone
    if let all = size("android:layout_margin"), all >= 0 {
      box.margins = AndroidMargins(all: all)
      return box
    }
    if let across = size("android:layout_marginHorizontal"), across >= 0 {
      (box.margins.left, box.margins.right) = (across, across)
    } else {
      box.margins.left = size("android:layout_marginLeft")
      box.margins.right = size("android:layout_marginRight")
    }
    if let down = size("android:layout_marginVertical"), down >= 0 {
      (box.margins.top, box.margins.bottom) = (down, down)
    } else {
      box.margins.top = size("android:layout_marginTop")
      box.margins.bottom = size("android:layout_marginBottom")
    }
    box.margins.start = size("android:layout_marginStart")
    box.margins.end = size("android:layout_marginEnd")
    return box
  }

  /// Returns the padding; if the document specifies padding along an axis, the default for that
  /// axis does not apply.
  func padding(_ fallback: AndroidInsets = AndroidInsets()) -> AndroidPadding {
    func distance(_ name: AndroidName) -> Int? { size(name).flatMap { $0 >= 0 ? $0 : nil } }
    let all = distance("android:padding")
    let across = all ?? distance("android:paddingHorizontal")
    let down = all ?? distance("android:paddingVertical")
    var padding = AndroidPadding()
    padding.start = size("android:paddingStart")
    padding.end = size("android:paddingEnd")
    let left = across ?? distance("android:paddingLeft")
    let right = across ?? distance("android:paddingRight")
    let top = down ?? distance("android:paddingTop")
    let bottom = down ?? distance("android:paddingBottom")
    // Sides without a specified padding have the padding of the background, regardless of the axis.
    let own = backgroundPadding
    let hasAcross =
      left != nil || right != nil || padding.start != nil || padding.end != nil
    padding.left = left ?? own?.left ?? (hasAcross ? 0 : fallback.left)
    padding.right = right ?? own?.right ?? (hasAcross ? 0 : fallback.right)
    let hasDown = top != nil || bottom != nil
    padding.top = top ?? own?.top ?? (hasDown ? 0 : fallback.top)
    padding.bottom = bottom ?? own?.bottom ?? (hasDown ? 0 : fallback.bottom)
    return padding
  }

  /// The padding in pixels that the background drawable defines.
  private var backgroundPadding: AndroidInsets? {
    guard let raw = raw("android:background"),
      let padding = AndroidDrawableReader(resolver, themes, AndroidStates(self)).drawable(raw)?
        .padding
    else { return nil }
    func pixels(_ points: Double) -> Int { AndroidUnits.rounded(points * resolver.units.density) }
    return AndroidInsets(
      left: pixels(padding.left), top: pixels(padding.top), right: pixels(padding.right),
      bottom: pixels(padding.bottom))
  }
}
