import QuoinGeometry

/// A device by its screen: size, scale and the parts of the screen that bars and corners cover.
public struct Device: Hashable, Sendable {
  /// The word that Interface Builder documents have for it, such as `retina6_1`.
  public var id: String
  /// The names under which it is sold, the first of them for display.
  public var names: [String]
  /// The screen held upright, in points.
  public var portraitSize: Size
  /// Pixels in a point.
  public var scale: Double
  /// The height of the status bar, and of what is cut out for the camera, in points.
  public var statusBar: Double
  /// The height of the home indicator's area, in points.
  public var homeIndicator: Double
  /// Whether it is a tablet.
  public var isTablet: Bool
  /// Whether the width counts as regular on its side.
  public var isWide: Bool
  /// Whether it is held on its side.
  public var isLandscape = false

  /// A device of its parts.
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

  /// The screen as the device is held, in points.
  public var size: Size {
    isLandscape ? Size(portraitSize.height, portraitSize.width) : portraitSize
  }

  /// The device held on its side.
  public var landscape: Device {
    var turned = self
    turned.isLandscape = true
    return turned
  }

  /// The width class of a window that fills the screen.
  public var horizontalSizeClass: SizeClass {
    isTablet || isLandscape && isWide ? .regular : .compact
  }

  /// The height class of a window that fills the screen.
  public var verticalSizeClass: SizeClass { isTablet || !isLandscape ? .regular : .compact }

  /// What status bar, camera and home indicator cover of a window that fills the screen.
  public var safeAreaInsets: EdgeInsets {
    if isTablet || !isLandscape { return EdgeInsets(top: statusBar, bottom: homeIndicator) }
    // On its side a phone hides the status bar, and the camera's cut-out is at the left or right.
    guard homeIndicator > 0 else { return .zero }
    return EdgeInsets(top: 0, left: statusBar, bottom: 21, right: statusBar)
  }

  /// A device by its id or by a name, whatever the case; with the word `landscape` on its side.
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
