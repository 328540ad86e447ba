/// How the controllers of a storyboard lead to each other, and which bars they stand under.
struct ControllerGraph {
  private(set) var elements: [String: XMLTreeElement] = [:]
  /// The navigation controller whose bar is over a controller's view.
  private(set) var navigation: [String: XMLTreeElement] = [:]
  /// The tab bar controller whose bar is under a controller's view.
  private(set) var tabs: [String: XMLTreeElement] = [:]
  /// The controllers that are shown in a part of another one.
  private(set) var embedded: Set<String> = []
  /// The controllers that are shown in bubbles.
  private(set) var popovers: Set<String> = []

  /// The controller that has pushed another one onto its navigation controller's stack.
  private(set) var previous: [String: String] = [:]
  /// The controllers that views show in themselves, by the ids of the views.
  private(set) var embeddings: [String: String] = [:]

  private var order: [String] = []
  private var roots: [String: String] = [:]
  private var parts: [String: [String]] = [:]
  /// The place of each controller among those of the tab bar controller over it.
  private var tabPlaces: [String: Int] = [:]
  /// What a split view controller shows where it has room for one side only.
  private var sides: [String: String] = [:]
  private var shown: [String: [String]] = [:]

  /// No controllers.
  static var none: ControllerGraph { ControllerGraph() }

  private init() {}

  init(_ document: XMLTreeElement) {
    let tree = document.tree
    var owner = document.index
    // Elements come in the order of their tags: a segue belongs to the last controller before it.
    for index in tree.records.indices {
      let element = XMLTreeElement(tree: tree, index: index)
      if element.parent?.name == "objects" {
        owner = index
        if let id = element["id"], elements[id] == nil {
          elements[id] = element
          order.append(id)
        }
      } else if element.name == "segue", let target = element["destination"] {
        add(element, from: XMLTreeElement(tree: tree, index: owner), to: target)
      }
    }
    spread()
  }

  /// The controller with a view of its own that a controller shows first.
  func contentController(_ id: String?) -> String? {
    var current = id
    // A ring of controllers ends the walk.
    for _ in 0...elements.count {
      guard let step = current, let next = roots[step] ?? parts[step]?.first ?? sides[step] else {
        return current
      }
      current = next
    }
    return current
  }

  /// The controllers between which a tab bar chooses, in order.
  func parts(of id: String) -> [String] { parts[id] ?? [] }

  /// Which tab of its tab bar a controller's view belongs to: its own one, or that of the navigation controller
  /// over it.
  func tabPlace(of id: String) -> Int? {
    tabPlaces[id] ?? navigation[id]?["id"].flatMap { tabPlaces[$0] }
  }

  /// Whether the bar over a controller's view has a large title, as the first ones have.
  func hasLargeTitle(_ id: String) -> Bool {
    guard let controller = navigation[id], let source = controller["id"],
      controller.child("navigationBar", key: "navigationBar")?.flag("largeTitles") == true
    else { return false }
    switch elements[id]?.child("navigationItem")?["largeTitleDisplayMode"] {
    case "never": return false
    case "always": return true
    default: return roots[source] == id
    }
  }

  private mutating func add(
    _ segue: XMLTreeElement, from owner: XMLTreeElement, to target: String
  ) {
    guard let source = owner["id"] else { return }
    switch (segue["kind"], segue["relationship"]) {
    case ("relationship", "rootViewController"): roots[source] = target
    case ("relationship", "viewControllers"): parts[source, default: []].append(target)
    case ("relationship", "masterViewController"): sides[source] = target
    case ("relationship", "detailViewController"):
      if sides[source] == nil { sides[source] = target }
    case ("embed", _):
      embedded.insert(target)
      if let view = segue.parent?.parent?["id"] { embeddings[view] = target }
    case ("popoverPresentation", _): popovers.insert(target)
    case ("show", _), ("push", _): shown[source, default: []].append(target)
    default: break
    }
  }

  /// Hands bars on: from a navigation controller to its root and to what that shows.
  ///
  /// What is itself a navigation controller, or the root of one, has the bar of that one: it is presented instead of
  /// pushed, and so stands neither under the bar nor over the tabs of who shows it.
  private mutating func spread() {
    for source in order {
      for (place, target) in (parts[source] ?? []).enumerated() where tabs[target] == nil {
        tabs[target] = elements[source]
        tabPlaces[target] = place
      }
    }
    let ownRoots = Set(roots.values)
    for source in order {
      guard let root = roots[source], let controller = elements[source] else { continue }
      let tabBar = tabs[source]
      var rest = [root]
      while let next = rest.popLast() {
        guard navigation[next] == nil else { continue }
        navigation[next] = controller
        if let tabBar, elements[next]?.flag("hidesBottomBarWhenPushed") != true {
          tabs[next] = tabBar
          tabPlaces[next] = tabPlaces[source]
        }
        for target in (shown[next] ?? []).reversed()
        where roots[target] == nil && !ownRoots.contains(target) {
          rest.append(target)
          if previous[target] == nil { previous[target] = next }
        }
      }
    }
  }
}
