import QuoinGeometry
import QuoinModel

/// The heights of bars, in points, on a device as Interface Builder drew it at the time.
struct BarMetrics {
  private let device: Device?
  private let info: DocumentInfo

  init(_ device: Device?, _ info: DocumentInfo) {
    self.device = device
    self.info = info
  }

  /// Whether the screen has round corners and no home button.
  var hasHomeIndicator: Bool { (device?.homeIndicator ?? 0) > 0 }

  /// What the bare screen covers.
  var screen: EdgeInsets {
    var insets = device?.safeAreaInsets ?? EdgeInsets(top: 20)
    // Xcode 11 to 13 drew phones with a home button without status bar.
    if info.era == .cards, !hasHomeIndicator { insets.top = 0 }
    return insets
  }

  /// The height of a navigation bar without large title and prompt.
  var navigationBar: Double {
    if info.isGlass { return 54 }
    return hasTallBars ? 50 : 44
  }

  /// The height of a navigation bar in a card, which has no status bar above it.
  let cardBar = 56.0

  /// The height of a toolbar.
  var toolbar: Double { hasTallBars ? 50 : hasHomeIndicator ? 49 : 44 }

  /// The height of a tab bar without the home indicator's area.
  var tabBar: Double { hasTallBars ? 50 : 49 }

  /// What a large title adds.
  let largeTitle = 52.0
  /// What a prompt adds.
  let prompt = 30.0

  /// The height of a bottom bar without the home indicator's area.
  func height(_ bar: SceneBars.Bottom?) -> Double {
    switch bar {
    case .tabs: tabBar
    case .tools: toolbar
    case .toolsAboveTabs: tabBar + toolbar
    case nil: 0
    }
  }

  /// What large title and prompt add to a bar.
  func addition(_ bar: SceneBars.Top) -> Double {
    (bar.hasLargeTitle ? largeTitle : 0) + (bar.hasPrompt ? prompt : 0)
  }

  /// What status bar, home indicator and bars cover of a screen.
  func covers(_ bars: SceneBars) -> EdgeInsets {
    var insets = screen
    // The cut-out for the camera stays where the status bar is hidden.
    if !bars.hasStatusBar, !hasHomeIndicator { insets.top = 0 }
    if let top = bars.top {
      // Status bars are 50 high on this phone, but not over a bar.
      if device?.id == "retina5_9" { insets.top = min(insets.top, 44) }
      insets.top += navigationBar + addition(top)
    }
    insets.bottom += height(bars.bottom)
    return insets
  }

  /// Since iOS 12 tablets have higher bars.
  private var hasTallBars: Bool { device?.isTablet == true && info.toolsVersion >= 14000 }
}
