import QuoinGeometry
import QuoinModel

/// The safe area of a root, as Interface Builder computes it.
///
/// Documents do not record it. It follows from the device, from the bars of the controllers above and
/// below the view, and from how the version of Interface Builder drew scenes.
struct SafeAreaRules {
  let info: DocumentInfo
  let device: Device?
  let controllers: ControllerGraph
  /// The device to draw for, instead of the document's.
  var requested: Device?
  /// Whether the result is what Interface Builder recorded, rather than what a device shows.
  var isRecorded = false

  /// Returns the safe area of a root with a size.
  func insets(_ root: RootElement, size: Size) -> EdgeInsets {
    let bars = BarFinder(controllers: controllers).bars(root)
    let metrics = BarMetrics(device, info)
    var covers = metrics.covers(bars)
    if hidesStatusBar(root, size, metrics), bars.hasStatusBar {
      covers.top = max(0, covers.top - metrics.screen.top)
    }
    let screen = device?.size ?? size
    let places = PlaceFinder(info: info, controllers: controllers, requested: requested)
    switch places.place(root) {
    case .screen(let belowTop, let aboveBottom):
      if isRecorded, root.role == .main, let device, !device.isTablet, info.isGlass {
        // Xcode 26 records the parts of the status bar and the home indicator twice, on phones with a cut-out.
        let isUncovered = !belowTop && !aboveBottom && metrics.hasHomeIndicator
        covers = isUncovered ? covers + metrics.screen : covers
      }
      return EdgeInsets(
        top: belowTop ? 0 : min(covers.top, size.height), left: covers.left,
        bottom: aboveBottom ? 0 : covers.bottom, right: covers.right)
    case .card(let card): return metrics.covers(bars, in: card)
    case .window:
      return EdgeInsets(top: covers.top, bottom: covers.bottom)
    case .corner: return self.covers(covers, screen, Rect(origin: .zero, size: size))
    case .lowered(let top):
      return self.covers(covers, screen, Rect(origin: Point(0, top), size: size))
    case .apart: return .zero
    }
  }

  /// Whether a standalone free-form view is drawn without a status bar.
  ///
  /// On devices with a home button it is if its width is at least its height, as on a phone in landscape orientation,
  /// and since Xcode 14 always.
  private func hidesStatusBar(_ root: RootElement, _ size: Size, _ metrics: BarMetrics) -> Bool {
    guard root.role == .loose, SafeAreaRules.isFreeform(root), !metrics.hasHomeIndicator else {
      return false
    }
    return info.era == .current || size.width >= size.height
  }

  /// Whether the root has a free-form size.
  static func isFreeform(_ root: RootElement) -> Bool {
    for holder in [root.controller, root.element] {
      guard let metrics = holder?.child(key: "simulatedDestinationMetrics") else { continue }
      if metrics.name == "freeformSimulatedSizeMetrics" { return true }
    }
    return root.controller?.child("size", key: "freeformSize") != nil
  }

  /// Returns the insets of a frame that are covered or extend beyond the screen.
  private func covers(_ covers: EdgeInsets, _ screen: Size, _ frame: Rect) -> EdgeInsets {
    EdgeInsets(
      top: min(max(0, covers.top - frame.minY), frame.height), left: covers.left,
      bottom: max(0, frame.maxY - (screen.height - covers.bottom)),
      right: covers.right)
  }
}
