import QuoinGeometry

/// A device by its screen: size, scale, and the areas covered by bars and corners.
public struct Device: Hashable, Sendable {
  /// The identifier in Interface Builder documents, such as `retina6_1`.
  public var id: String
  /// The product names, the first of them for display.
  public var names: [String]
  /// The screen size in portrait, in points.
  public var portraitSize: Size
  /// The number of pixels in a point.
  public var scale: Double
  /// The height of the status bar and the camera cutout, in points.
  public var statusBar: Double
  /// The height of the home indicator's area, in points.
  public var homeIndicator: Double
  /// Whether it is a tablet.
  public var isTablet: Bool
  /// Whether the width is regular in landscape.
  public var isWide: Bool
  /// Whether the device is in landscape.
  package var isLandscape = false

  /// Creates a device from its parts.
  public init(
    id: String, names: [String], portraitSize: Size, scale: Double, statusBar: Double,
    homeIndicator: Double, isTablet: Bool = false, isWide: Bool = false
  ) {
    self.id = id
    self.names = names
    self.portraitSize = portraitSize
    self.scale = scale
    self.statusBar = statusBar
    self.homeIndicator = homeIndicator
    self.isTablet = isTablet
    self.isWide = isWide
  }

  /// The screen size in the current orientation, in points.
  public var size: Size {
    isLandscape ? Size(portraitSize.height, portraitSize.width) : portraitSize
  }

  /// The device in landscape.
  public var landscape: Device {
    var turned = self
    turned.isLandscape = true
    return turned
  }

  /// The width class of a full-screen window.
  public var horizontalSizeClass: SizeClass {
    isTablet || isLandscape && isWide ? .regular : .compact
  }

  /// The height class of a full-screen window.
  public var verticalSizeClass: SizeClass { isTablet || !isLandscape ? .regular : .compact }

  /// The insets of a full-screen window for the status bar, camera and home indicator.
  public var safeAreaInsets: EdgeInsets {
    if isTablet || !isLandscape { return EdgeInsets(top: statusBar, bottom: homeIndicator) }
    // In landscape a phone hides the status bar, and the camera cutout is at the left or right.
    guard homeIndicator > 0 else { return .zero }
    return EdgeInsets(top: 0, left: statusBar, bottom: 21, right: statusBar)
  }

  /// Returns a device by its id or a name, ignoring case; with `landscape` in the name, in
  /// landscape.
  public static func named(_ name: String) -> Device? {
    var words = name.lowercased().split { $0 == " " || $0 == "-" }
    let isLandscape = words.contains("landscape")
    words.removeAll { $0 == "landscape" || $0 == "portrait" }
    let wanted = words.joined(separator: " ")
    let found = (all + android).first { device in
      device.id.lowercased() == wanted || device.names.contains { normalized($0) == wanted }
    }
    return isLandscape ? found?.landscape : found
  }

  private static func normalized(_ name: String) -> String {
    name.lowercased().split { $0 == " " || $0 == "-" }.joined(separator: " ")
  }
}
