import QuoinGeometry
import QuoinModel

/// The colours and fonts of a bar, which depend on the document and on the version of Interface Builder.
struct BarLook {
  /// The background colour, or `nil` if the view below shows through.
  var ground: Color?
  /// Whether a hairline separates the bar from the view beside it.
  var hasLine = true
  /// The colour of buttons and of the selected tab, or `nil` for the inherited tint.
  var tint: Color?
  /// The colour of the title.
  var titleColor = Color.label
  /// The font of the title, if the document specifies one.
  var titleFont: Font?
  /// The colour of unselected tabs.
  var unselected = Color.gray
  /// Whether the bar has light content on a dark background, regardless of the colour scheme.
  var isDark = false

  /// The default background colour of bars, without the blur behind it.
  static let standardGround = Color(
    light: Color(white: 0.976, alpha: 0.94), dark: Color(white: 0.086, alpha: 0.94))

  /// Reads the look of a bar.
  ///
  /// - Parameters:
  ///   - element: The bar, or the element of a simulated bar; `nil` if there is neither.
  ///   - isAtEdge: Whether the bar is transparent while nothing is scrolled under it.
  init(_ element: XMLTreeElement?, palette: Palette, isAtEdge: Bool) {
    ground = isAtEdge ? nil : BarLook.standardGround
    hasLine = !isAtEdge
    tint = palette.tint
    guard let element else { return }
    func color(_ holder: XMLTreeElement?, _ key: StaticString) -> Color? {
      holder?.child("color", key: key).flatMap { palette.color($0) }
    }
    let isOpaque = !element.flag("translucent", default: true)
    isDark = ["black", "blackOpaque", "blackTranslucent"].contains(element["barStyle"] ?? "")
    if isDark { ground = Color(white: 0, alpha: isOpaque ? 1 : 0.85) }
    if isOpaque, !isDark, ground != nil {
      ground = Color(light: Color(white: 0.976), dark: Color(white: 0.086))
    }
    if let own = color(element, "barTintColor") {
      ground = own
      hasLine = !isAtEdge
    }
    tint = color(element, "tintColor") ?? tint
    unselected = color(element, "unselectedItemTintColor") ?? unselected
    let standard = element.child(key: "standardAppearance")
    let edge = element.child(key: "scrollEdgeAppearance")
    let appearance = isAtEdge ? edge ?? standard : standard ?? edge
    if let own = color(appearance, "backgroundColor") { ground = own }
    let attributes =
      appearance?.child("textAttributes", key: "titleTextAttributes")
      ?? element.child("textAttributes", key: "titleTextAttributes")
    titleColor = color(attributes, "textColor") ?? (isDark ? .white : .label)
    titleFont = attributes?.child("fontDescription", key: "fontDescription").flatMap {
      FontReader.font($0, defaultSize: 17)
    }
  }
}
