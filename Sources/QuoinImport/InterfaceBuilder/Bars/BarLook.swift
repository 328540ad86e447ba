import QuoinGeometry
import QuoinModel

/// The colours and fonts of a bar, as the document and the version of Interface Builder have them.
struct BarLook {
  /// What is behind the items; `nil` where the view below shows through.
  var ground: Color?
  /// Whether a line divides the bar from what is beside it.
  var hasLine = true
  /// The colour of buttons and of the chosen tab; `nil` for the surroundings' tint.
  var tint: Color?
  /// The colour of the title.
  var titleColor = Color.label
  /// The font of the title, where the document says one.
  var titleFont: Font?
  /// The colour of tabs that are not chosen.
  var unselected = Color.gray
  /// Whether light signs stand on a dark ground, whatever the scheme is.
  var isDark = false

  /// The ground of bars that say nothing of it, without the blur behind them.
  static let standardGround = Color(
    light: Color(white: 0.976, alpha: 0.94), dark: Color(white: 0.086, alpha: 0.94))

  /// The look of a bar.
  ///
  /// - Parameters:
  ///   - element: the bar, or what is simulated of it; `nil` where nothing is said.
  ///   - isAtEdge: whether the bar is one that has no ground while nothing is scrolled under it.
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
