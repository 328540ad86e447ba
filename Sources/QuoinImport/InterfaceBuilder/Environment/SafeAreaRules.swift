import QuoinGeometry
import QuoinModel

/// What bars and the device cover of a root, as Interface Builder has it.
///
/// Documents do not record it. It follows from the device, the bars that the controllers put over
/// and under the view, and from how Interface Builder drew scenes at the time.
struct SafeAreaRules {
  let info: DocumentInfo
  let device: Device?
  let controllers: ControllerGraph

  /// The safe area of a root of a size.
  func insets(_ root: RootElement, size: Size) -> EdgeInsets {
    switch root.role {
    case .main: mainInsets(root, size)
    case .loose: looseInsets(root, size)
    case .barItem: .zero
    }
  }

  /// Whether the author gave the root a size of its own.
  static func isFreeform(_ root: RootElement) -> Bool {
    for holder in [root.controller, root.element] {
      guard let metrics = holder?.child(key: "simulatedDestinationMetrics") else { continue }
      if metrics.name == "freeformSimulatedSizeMetrics" { return true }
    }
    return root.controller?.child("size", key: "freeformSize") != nil
  }

  /// What the bare screen covers.
  private var screen: EdgeInsets {
    guard let device else { return EdgeInsets(top: 20) }
    var insets = device.safeAreaInsets
    // Xcode 11 to 13 drew phones with a home button without status bar.
    if info.era == .cards, device.homeIndicator == 0 { insets.top = 0 }
    return insets
  }

  private func mainInsets(_ root: RootElement, _ size: Size) -> EdgeInsets {
    let id = root.controller?["id"] ?? ""
    let isFreeform = SafeAreaRules.isFreeform(root)
    let room = device?.size ?? size
    if controllers.embedded.contains(id) || isFreeform && size.width != room.width {
      return .zero
    }
    var insets = screen
    if isFreeform { insets.bottom = 0 }
    let isCard = !isFreeform && isCard(size, room)
    let top = simulated(root, "simulatedTopBarMetrics")
    let bottom = simulated(root, "simulatedBottomBarMetrics")
    let navigation = controllers.navigation[id]
    let hasBar =
      top != "nil"
      && (top != nil || navigation != nil && navigation?.flag("navigationBarHidden") != true)
    if isCard {
      insets.top = hasBar ? 56 : 0
    } else if hasBar {
      insets.top = min(insets.top, statusUnderBar) + 44
    }
    if hasBar, !isCard, controllers.hasLargeTitle(id) { insets.top += 52 }
    // Between opaque bars, or in a sheet that is not a card, nothing covers the view.
    if !isFreeform, !isCard, size.height < room.height { return .zero }
    switch bottom {
    case "nil": break
    case "simulatedToolbarMetrics": insets.bottom += 44
    case "simulatedTabBarMetrics": insets.bottom += 49
    default:
      if controllers.inTabs.contains(id) { insets.bottom += 49 }
    }
    return insets
  }

  /// The height of the status bar over a navigation bar.
  private var statusUnderBar: Double { device?.id == "retina5_9" ? 44 : .infinity }

  /// Whether a root has the height of the cards that iOS 13 presents.
  private func isCard(_ size: Size, _ room: Size) -> Bool {
    guard info.era >= .cards, size.width == room.width else { return false }
    let missing = room.height - size.height
    return missing == 54 || missing == 20
  }

  /// The tag under which a bar is simulated, `nil` where nothing is said of it.
  private func simulated(_ root: RootElement, _ key: StaticString) -> String? {
    root.controller?.child(key: key)?.name ?? root.element.child(key: key)?.name
  }

  /// A view by itself is drawn as if it stood at the top left corner of the screen.
  private func looseInsets(_ root: RootElement, _ size: Size) -> EdgeInsets {
    guard !ViewKinds.cells.contains(root.element.name) else { return .zero }
    let screen = screen
    guard let device else { return EdgeInsets(top: min(screen.top, size.height)) }
    return EdgeInsets(
      top: min(screen.top, size.height), left: screen.left,
      bottom: max(0, size.height - (device.size.height - screen.bottom)), right: screen.right)
  }
}
