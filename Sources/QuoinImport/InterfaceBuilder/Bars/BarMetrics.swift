import QuoinGeometry
import QuoinModel

/// The heights of bars, in points, on a device in the version of Interface Builder that made the document.
struct BarMetrics {
  private let device: Device?
  private let info: DocumentInfo

  init(_ device: Device?, _ info: DocumentInfo) {
    self.device = device
    self.info = info
  }

  /// Whether the device has a home indicator instead of a home button.
  var hasHomeIndicator: Bool { (device?.homeIndicator ?? 0) > 0 }

  /// The safe area insets of the screen without bars.
  var screen: EdgeInsets {
    var insets = device?.safeAreaInsets ?? EdgeInsets(top: 20)
    // Xcode 11 to 13 drew phones with a home button without a status bar.
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

  /// Returns the height of a navigation bar in a card or, without one, on a screen.
  func navigationBar(in card: RootPlace.Card?) -> Double {
    card.map { $0.isPopover ? navigationBar : cardBar } ?? navigationBar
  }

  /// Returns the insets of a card's view that its bars cover.
  func covers(_ bars: SceneBars, in card: RootPlace.Card) -> EdgeInsets {
    EdgeInsets(
      top: card.belowTop ? 0 : bars.top.map { navigationBar(in: card) + addition($0) } ?? 0,
      left: card.floats ? 0 : screen.left,
      bottom: card.aboveBottom ? 0 : height(bars.bottom) + (card.floats ? 0 : screen.bottom),
      right: card.floats ? 0 : screen.right)
  }

  /// The height of a toolbar.
  var toolbar: Double { hasTallBars ? 50 : hasHomeIndicator ? 49 : 44 }

  /// The height of a tab bar without the home indicator's area.
  var tabBar: Double { hasTallBars ? 50 : 49 }

  /// The additional height of a large title.
  let largeTitle = 52.0
  /// The additional height of a prompt.
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

  /// Returns the additional height of a bar's large title and prompt.
  func addition(_ bar: SceneBars.Top) -> Double {
    (bar.hasLargeTitle ? largeTitle : 0) + (bar.hasPrompt ? prompt : 0)
  }

  /// Returns the insets covered by status bar, home indicator and bars.
  func covers(_ bars: SceneBars) -> EdgeInsets {
    var insets = screen
    // The camera cut-out remains if the status bar is hidden.
    if !bars.hasStatusBar, !hasHomeIndicator { insets.top = 0 }
    if let top = bars.top {
      // The status bar of this phone is 50 points high, but not above a navigation bar.
      if device?.id == "retina5_9" { insets.top = min(insets.top, 44) }
      insets.top += navigationBar + addition(top)
    }
    insets.bottom += height(bars.bottom)
    return insets
  }

  /// Whether bars are taller, as on tablets since iOS 12.
  private var hasTallBars: Bool { device?.isTablet == true && info.toolsVersion >= 14000 }
}
