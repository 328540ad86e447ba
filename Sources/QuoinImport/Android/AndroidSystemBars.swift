import QuoinGeometry
import QuoinModel

/// The status and navigation bars of the system.
///
/// They are shown if a layout fills an Android device that was requested by name; the content has
/// the space between them.
struct AndroidSystemBars {
  private let device: Device

  /// Creates the bars of a device, or fails for a layout that does not fill a screen.
  init?(_ device: Device?, root: XMLTreeElement, in file: AndroidFile) {
    guard let device, device.isAndroid, root.name != "merge" else { return nil }
    let own = file.attributes(root)
    let fills = ["match_parent", "fill_parent"]
    guard fills.contains(own["android:layout_width"] ?? ""),
      fills.contains(own["android:layout_height"] ?? "")
    else { return nil }
    self.device = device
  }

  /// Draws the bars and insets the content accordingly.
  func put(onto content: AndroidFrame, _ resolver: AndroidResolver, _ themes: [String]) {
    let colors = AndroidColors(resolver, themes)
    let density = resolver.units.density
    content.padding.top = AndroidUnits.rounded(device.statusBar * density)
    content.padding.bottom = AndroidUnits.rounded(device.homeIndicator * density)
    let look = resolver.look(themes)
    let ground = colors.theme("statusBarColor")
    let isLight = look.family == .material3 && !look.isDark
    let ink = isLight ? Color(white: 0.15) : .white
    var parts = [bar(ground, at: 0, device.statusBar)]
    // A signal strength icon, and a nearly full battery.
    parts.append(
      sign(Path(lines: [Point(2, 20), Point(20, 20), Point(20, 2)], closed: true), ink, right: 34))
    parts.append(
      sign(
        Path(lines: [Point(8, 4), Point(16, 4), Point(16, 22), Point(8, 22)], closed: true), ink,
        right: 14))
    let under = colors.color("?android:attr/navigationBarColor")
    let base =
      under ?? (look.family == .material3 ? colors.theme("colorSurface") : Color(white: 0))
    parts.append(bar(base, at: 1, device.homeIndicator))
    let isBaseLight = base.red + base.green + base.blue > 1.5
    let handle = DrawingShape(radius: 2, Color(white: isBaseLight ? 0.15 : 0.95))
    var part = Drawing.Part(.shape(handle), DrawingPlace(0.5, 1, 108, 4))
    part.place.insets.bottom = device.homeIndicator / 2 - 2
    parts.append(part)
    content.ownDrawings = NodeDrawings(background: Drawing(parts))
    let font = Font(family: AndroidLooks.family, size: 12, weight: .medium)
    resolver.fonts.use(font)
    var clock = TextPart("12:30")
    clock.font = font
    clock.defaultColor = ink
    clock.vertical = .top
    clock.lineLimit = 1
    clock.insets = EdgeInsets(
      top: max(0, (device.statusBar - 14) / 2), left: 16, bottom: 0, right: 0)
    content.labels = [clock]
  }

  private func bar(_ color: Color, at edge: Double, _ height: Double) -> Drawing.Part {
    var part = Drawing.Part(.shape(DrawingShape(color)), DrawingPlace(0, edge, 0, height))
    part.place.horizontal = .fill
    return part
  }

  private func sign(_ path: Path, _ color: Color, right: Double) -> Drawing.Part {
    let vector = DrawingVector(
      viewport: Size(24), [.path(DrawingPath(path, fill: .color(color)))])
    var part = Drawing.Part(.vector(vector), DrawingPlace(1, 0, 13, 13))
    part.place.insets = EdgeInsets(
      top: (device.statusBar - 13) / 2, left: 0, bottom: 0, right: right)
    return part
  }
}
