import QuoinGeometry
import QuoinModel

/// How a controller is presented over others, rather than pushed onto a stack or shown by a container.
struct Presentation {
  /// The styles that differ in size from a whole screen.
  enum Style {
    /// A sheet of nearly the screen's height: also the default since iOS 13.
    case page
    /// A small sheet in the middle of a tablet's screen.
    case form
    /// A window at the control that opens it.
    case popover
    /// The whole screen.
    case full
  }

  let style: Style
  /// The size that the controller prefers in a sheet or popover; 0 where it has no preference.
  var preferred = Size.zero

  /// - Parameters:
  ///   - segue: The presenting segue, or `nil` if code presents the controller.
  ///   - controller: The presented controller. Its style applies if the segue has none.
  ///   - content: The controller whose view is shown in it.
  init(segue: XMLTreeElement?, controller: XMLTreeElement, content: XMLTreeElement?) {
    let isPopover = segue?["kind"] == "popoverPresentation"
    let name = segue?["modalPresentationStyle"] ?? controller["modalPresentationStyle"]
    style = isPopover ? .popover : name.map { Presentation.style($0) } ?? .page
    for element in [controller, content].compactMap({ $0 }) where preferred == .zero {
      for key: StaticString in ["preferredContentSize", "contentSizeForViewInPopover"] {
        guard let size = element.child(key: key)?.size else { continue }
        preferred = size
        break
      }
    }
  }

  private static func style(_ name: String) -> Style {
    switch name {
    case "formSheet": .form
    case "popover": .popover
    case "fullScreen", "currentContext", "custom", "overFullScreen", "overCurrentContext", "none":
      .full
    default: .page
    }
  }

  /// Whether the presented controller floats on a device's screen, without its status bar and home indicator.
  func floats(on device: Device) -> Bool { device.isTablet && style != .full }

  /// Returns the size of the presented controller, or `nil` if it covers the screen.
  ///
  /// Phones show every sheet and popover as a card below the status bar, and in landscape as a whole screen. Cards are as
  /// far from the top as all 59 presented roots without opaque bars that Xcode 11 and later recorded: 20 points on screens
  /// without a cut-out, 54 on others, and 59 below a status bar of 59 points.
  ///
  /// On tablets, form sheets have 540 × 620 points and popovers 320 × 480, unless the controller prefers another size, as
  /// in UIKit. The size of page sheets depends on the system; here they are as wide as readable text with its margins. All
  /// are at least 20 points, the height of a status bar, from the top and bottom of the screen.
  func size(on device: Device) -> Size? {
    let screen = device.size
    if style == .full { return nil }
    guard device.isTablet else {
      guard device.verticalSizeClass == .regular else { return nil }
      return Size(screen.width, screen.height - Presentation.cardDistance(on: device))
    }
    let wanted: Size =
      switch style {
      case .form: preferred(or: Size(540, 620))
      case .popover: preferred(or: Size(320, 480))
      case .page, .full: Size(704, .infinity)
      }
    return Size(min(wanted.width, screen.width), min(wanted.height, screen.height - 40))
  }

  /// Returns the distance of a card from the top of a phone's screen.
  static func cardDistance(on device: Device) -> Double {
    device.homeIndicator > 0 ? max(54, device.statusBar) : 20
  }

  private func preferred(or size: Size) -> Size {
    Size(
      preferred.width > 0 ? preferred.width : size.width,
      preferred.height > 0 ? preferred.height : size.height)
  }
}
