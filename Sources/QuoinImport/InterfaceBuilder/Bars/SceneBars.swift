/// The bars around the view of a root.
struct SceneBars {
  /// A navigation bar.
  struct Top {
    /// The navigation controller that has the bar; `nil` for a bar that is only simulated.
    var controller: XMLTreeElement?
    /// What the document says of a bar that is only simulated.
    var simulated: XMLTreeElement?
    /// Whether the title stands large below the bar.
    var hasLargeTitle = false
    /// The line above the title.
    var prompt: String?
    /// Whether the bar has one, which a bar that is only simulated does not spell out.
    var hasPrompt = false
  }

  /// A bar at the bottom.
  enum Bottom {
    /// A tab bar; the controller is `nil` for one that is only simulated.
    case tabs(XMLTreeElement?)
    /// A toolbar.
    case tools
    /// A toolbar above the tab bar of a controller.
    case toolsAboveTabs(XMLTreeElement)
  }

  /// Whether the status bar is shown where the device has one.
  var hasStatusBar = true
  /// The navigation bar.
  var top: Top?
  /// The tab bar or the toolbar.
  var bottom: Bottom?
}
