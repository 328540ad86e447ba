/// How the controllers of a storyboard lead to each other, and which bars they stand under.
struct ControllerGraph {
  private(set) var elements: [String: XMLTreeElement] = [:]
  /// The navigation controller whose bar is over a controller's view.
  private(set) var navigation: [String: XMLTreeElement] = [:]
  /// The controllers over a tab bar.
  private(set) var inTabs: Set<String> = []
  /// The controllers that are shown in a part of another one.
  private(set) var embedded: Set<String> = []

  private var order: [String] = []
  private var roots: [String: String] = [:]
  private var tabs: [String: [String]] = [:]
  private var shown: [String: [String]] = [:]

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
      guard let step = current, let next = roots[step] ?? tabs[step]?.first else { return current }
      current = next
    }
    return current
  }

  /// Whether the bar over a controller's view has a large title, as the first ones have.
  func hasLargeTitle(_ id: String) -> Bool {
    guard let controller = navigation[id], let source = controller["id"], roots[source] == id,
      controller.child("navigationBar", key: "navigationBar")?.flag("largeTitles") == true
    else { return false }
    return elements[id]?.child("navigationItem")?["largeTitleDisplayMode"] != "never"
  }

  private mutating func add(
    _ segue: XMLTreeElement, from owner: XMLTreeElement, to target: String
  ) {
    guard let source = owner["id"] else { return }
    switch (segue["kind"], segue["relationship"]) {
    case ("relationship", "rootViewController"): roots[source] = target
    case ("relationship", "viewControllers"): tabs[source, default: []].append(target)
    case ("embed", _): embedded.insert(target)
    case ("show", _), ("push", _): shown[source, default: []].append(target)
    default: break
    }
  }

  /// Hands bars on: from a navigation controller to its root and to what that shows.
  private mutating func spread() {
    for source in order {
      for target in tabs[source] ?? [] { inTabs.insert(target) }
    }
    for source in order {
      guard let root = roots[source], let controller = elements[source] else { continue }
      let isTab = inTabs.contains(source)
      var rest = [root]
      while let next = rest.popLast() {
        guard navigation[next] == nil else { continue }
        navigation[next] = controller
        if isTab, elements[next]?.flag("hidesBottomBarWhenPushed") != true { inTabs.insert(next) }
        rest += (shown[next] ?? []).reversed()
      }
    }
  }
}
