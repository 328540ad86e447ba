/// The bars around the view of a root.
struct SceneBars {
  /// A navigation bar.
  struct Top {
    /// The navigation controller that has the bar, or `nil` if the bar is simulated.
    var controller: XMLTreeElement?
    /// The element of a simulated bar.
    var simulated: XMLTreeElement?
    /// Whether the bar has a large title.
    var hasLargeTitle = false
    /// The text above the title.
    var prompt: String?
    /// Whether the bar has a prompt, whose text is not specified for a simulated bar.
    var hasPrompt = false
  }

  /// A bar at the bottom.
  enum Bottom {
    /// A tab bar, with its controller or `nil` if it is simulated.
    case tabs(XMLTreeElement?)
    /// A toolbar.
    case tools
    /// A toolbar above the tab bar of a controller.
    case toolsAboveTabs(XMLTreeElement)
  }

  /// Whether the status bar is shown, on devices that have one.
  var hasStatusBar = true
  /// The navigation bar.
  var top: Top?
  /// The tab bar or the toolbar.
  var bottom: Bottom?
}
