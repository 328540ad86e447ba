/// Finds the bars of a root: simulated ones, or those of its container controllers.
struct BarFinder {
  let controllers: ControllerGraph

  func bars(_ root: RootElement) -> SceneBars {
    var bars = SceneBars()
    bars.top = top(root)
    bars.bottom = bottom(root)
    if let status = metrics("simulatedStatusBarMetrics", root) {
      bars.hasStatusBar = status.name != "nil"
    } else {
      // With a simulated bar, a standalone view has a status bar only if that is simulated, too.
      bars.hasStatusBar = root.role == .main || bars.top == nil
    }
    return bars
  }

  private func top(_ root: RootElement) -> SceneBars.Top? {
    let simulated = metrics("simulatedTopBarMetrics", root)
    if simulated?.name == "nil" { return nil }
    let id = root.controller?["id"] ?? ""
    let navigation = controllers.navigation[id]
    guard simulated != nil || navigation.map({ !$0.flag("navigationBarHidden") }) ?? false else {
      return nil
    }
    let item = root.controller?.child("navigationItem")
    let prompt = item.flatMap { TextReader.plain($0, "prompt") }.flatMap { $0.isEmpty ? nil : $0 }
    return SceneBars.Top(
      controller: navigation, simulated: simulated,
      hasLargeTitle: controllers.hasLargeTitle(id), prompt: prompt,
      hasPrompt: prompt != nil || simulated?.flag("prompted") ?? false)
  }

  private func bottom(_ root: RootElement) -> SceneBars.Bottom? {
    let id = root.controller?["id"] ?? ""
    switch metrics("simulatedBottomBarMetrics", root)?.name {
    case "nil": return nil
    case "simulatedToolbarMetrics": return .tools
    case "simulatedTabBarMetrics": return .tabs(controllers.tabs[id])
    default: break
    }
    // The toolbar of a navigation controller is hidden by default.
    if let navigation = controllers.navigation[id], !navigation.flag("toolbarHidden", default: true)
    {
      return controllers.tabs[id].map { .toolsAboveTabs($0) } ?? .tools
    }
    return controllers.tabs[id].map { .tabs($0) }
  }

  /// Returns the simulated metrics of a bar, from the controller or, in a xib, from the view.
  private func metrics(_ key: StaticString, _ root: RootElement) -> XMLTreeElement? {
    root.controller?.child(key: key) ?? root.element.child(key: key)
  }
}
