/// The meanings of view tags.
enum ViewKinds {
  /// The kind of node that a view becomes.
  enum Role {
    /// A view whose subviews are placed by constraints.
    case container
    /// The same, with scrollable content.
    case scrolling
    /// A stack view.
    case stack
    /// A leaf with content of its own.
    case leaf
  }

  /// Returns the role of a tag, or `nil` if it is not that of a known view.
  static func role(_ tag: String) -> Role? { roles[tag] }

  /// Whether documents record an intrinsic size for views of a kind.
  static func hasRecordedContentSize(_ tag: String) -> Bool { contentSized.contains(tag) }

  /// The tags of table and collection cells.
  static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  private static let roles: [String: Role] = {
    var roles: [String: Role] = ["stackView": .stack]
    for tag in ["scrollView", "tableView", "collectionView"] { roles[tag] = .scrolling }
    for tag in [
      "view", "tableViewCell", "tableViewCellContentView", "collectionViewCell",
      "collectionViewCellContentView", "collectionReusableView", "containerView",
      "visualEffectView", "window", "refreshControl", "control", "inputView",
      "tableViewHeaderFooterView", "tableViewHeaderFooterContentView",
    ] {
      roles[tag] = .container
    }
    for tag in [
      "label", "button", "imageView", "textField", "textView", "switch", "slider", "stepper",
      "segmentedControl", "progressView", "activityIndicatorView", "pageControl", "datePicker",
      "pickerView", "searchBar", "navigationBar", "tabBar", "toolbar", "colorWell", "mapView",
      "webView", "wkWebView", "mtkView", "glkView", "arscnView", "arskView", "sceneKitView",
      "skView", "realityKitView", "arView", "pdfView", "calendarView", "lookAroundView",
      "locationButton", "pasteControl", "shareButton", "adBannerView",
    ] {
      roles[tag] = .leaf
    }
    return roles
  }()

  private static let contentSized: Set<String> = [
    "label", "button", "textField", "textView", "segmentedControl", "switch", "slider", "stepper",
    "progressView", "activityIndicatorView", "pageControl", "datePicker", "pickerView",
    "searchBar", "toolbar", "navigationBar", "tabBar", "colorWell",
  ]
}
