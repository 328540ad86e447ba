/// The title and the symbol of UIKit's system bar items.
struct SystemItem {
  /// The title, if the item has one.
  var title: String?
  /// The symbol, if the item has one.
  var symbol: String?
  /// Whether the item is the one that completes a task, whose title has a heavier weight.
  var isDone = false

  /// Creates the system item of a bar button, or returns `nil` for spaces and unknown names.
  init?(barButton name: String) {
    if let symbol = SystemItem.buttonSymbols[name] {
      self.init(title: nil, symbol: symbol)
    } else if let title = SystemItem.buttonTitles[name] {
      self.init(title: title, symbol: nil, isDone: name == "done")
    } else {
      return nil
    }
  }

  /// Creates the system item of a tab bar, or returns `nil` for unknown names.
  init?(tab name: String) {
    guard let (title, symbol) = SystemItem.tabs[name] else { return nil }
    self.init(title: title, symbol: symbol)
  }

  private init(title: String?, symbol: String?, isDone: Bool = false) {
    self.title = title
    self.symbol = symbol
    self.isDone = isDone
  }

  private static let buttonTitles = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo",
    "redo": "Redo",
  ]

  private static let buttonSymbols = [
    "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
    "action": "square.and.arrow.up", "organize": "folder", "trash": "trash", "bookmarks": "book",
    "search": "magnifyingglass", "refresh": "arrow.clockwise", "stop": "xmark", "close": "xmark",
    "camera": "camera.fill", "play": "play.fill", "pause": "pause.fill", "rewind": "backward.fill",
    "fastForward": "forward.fill", "pageCurl": "doc",
  ]

  private static let tabs: [String: (String, String)] = [
    "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"),
    "featured": ("Featured", "star.fill"), "topRated": ("Top Rated", "star.fill"),
    "recents": ("Recents", "clock.fill"), "contacts": ("Contacts", "person.crop.circle.fill"),
    "history": ("History", "clock.fill"), "bookmarks": ("Bookmarks", "book.fill"),
    "search": ("Search", "magnifyingglass"), "downloads": ("Downloads", "arrow.down.circle.fill"),
    "mostRecent": ("Most Recent", "clock.fill"), "mostViewed": ("Most Viewed", "list.number"),
  ]
}
