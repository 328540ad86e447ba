/// What the tags of views mean for a tree.
enum ViewKinds {
  /// How a kind of view becomes a node.
  enum Role {
    /// A rectangle in which constraints place what is in it.
    case container
    /// The same, with a content that scrolls.
    case scrolling
    /// A row or column.
    case stack
    /// Content of its own.
    case leaf
  }

  /// The role of a tag, or `nil` where it is none of a view's that is known.
  static func role(_ tag: String) -> Role? { roles[tag] }

  /// Whether views of a kind have a size by their content that documents record.
  static func hasRecordedContentSize(_ tag: String) -> Bool { contentSized.contains(tag) }

  /// The keys under which a view holds another one that is not placed by constraints.
  static let givenKeys: Set<String> = [
    "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
    "backgroundView", "selectedBackgroundView",
  ]

  /// The kinds of the cells of tables and collections.
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
