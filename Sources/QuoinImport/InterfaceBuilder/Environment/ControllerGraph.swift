/// The relations between a storyboard's controllers, and the bars that they inherit.
///
/// Controllers of other storyboards of the app that refer to this one are included, because their bars appear here, too.
/// Ids are those of the document; those of other storyboards begin with the storyboard's name.
struct ControllerGraph {
  private(set) var elements: [String: XMLTreeElement] = [:]
  /// The navigation controller whose bar is above a controller's view.
  private(set) var navigation: [String: XMLTreeElement] = [:]
  /// The tab bar controller whose bar is below a controller's view.
  private(set) var tabs: [String: XMLTreeElement] = [:]
  /// The controllers that are embedded in others.
  private(set) var embedded: Set<String> = []
  /// The controllers that are presented as popovers.
  private(set) var popovers: Set<String> = []

  /// How controllers are presented that are neither pushed nor in a container on the screen.
  private(set) var presentations: [String: Presentation] = [:]
  /// The column of a split view controller that each controller is in.
  private(set) var splits: [String: SplitColumn] = [:]
  /// The controller that has pushed another one onto its navigation controller's stack.
  private(set) var previous: [String: String] = [:]
  /// The embedded controllers, by the ids of their container views.
  private(set) var embeddings: [String: String] = [:]

  private var order: [String] = []
  private var roots: [String: String] = [:]
  private var parts: [String: [String]] = [:]
  /// The tab index of each controller in its tab bar controller.
  private var tabPlaces: [String: Int] = [:]
  /// The controller that a split view controller shows when collapsed.
  private var sides: [String: String] = [:]
  /// The controllers of a split view controller's columns.
  private var columns: [String: [String]] = [:]
  private var shown: [String: [String]] = [:]
  /// The presenting segues, by the presented controller.
  private var presenting: [String: XMLTreeElement] = [:]
  /// The beginning of the ids of other storyboards' elements.
  private var prefixes: [ObjectIdentifier: String] = [:]
  /// The controllers that placeholders of other storyboards stand for, by the ids of the placeholders.
  private var referenced: [String: String] = [:]

  /// An empty graph.
  static var none: ControllerGraph { ControllerGraph() }

  private init() {}

  /// Creates the graph of a storyboard.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name, by which others refer to it.
  ///   - others: The storyboards that refer to it.
  init(_ document: XMLTreeElement, name: String = "", others: [ReferringStoryboard] = []) {
    for other in others { prefixes[ObjectIdentifier(other.root.tree)] = other.name + "/" }
    if !others.isEmpty {
      let all = [ReferringStoryboard(name: name, root: document)] + others
      let targets = StoryboardTargets(all) { [self] in key(of: $0) }
      for other in others {
        referenced.merge(targets.placeholders(in: other.root)) { old, _ in old }
      }
    }
    collect(document)
    for other in others { collect(other.root) }
    spread()
    present(initial: document["initialViewController"])
  }

  /// Adds the controllers and the segues of a storyboard.
  private mutating func collect(_ document: XMLTreeElement) {
    let tree = document.tree
    var owner = document.index
    // Elements are in the order of their tags: a segue belongs to the last controller before it.
    for index in tree.records.indices {
      let element = XMLTreeElement(tree: tree, index: index)
      if element.parent?.name == "objects" {
        owner = index
        if let id = key(of: element), elements[id] == nil, referenced[id] == nil {
          elements[id] = element
          order.append(id)
        }
      } else if element.name == "segue", let target = element["destination"] {
        let id = (prefixes[ObjectIdentifier(tree)] ?? "") + target
        add(element, from: XMLTreeElement(tree: tree, index: owner), to: referenced[id] ?? id)
      }
    }
  }

  /// Returns the id of an element of this or of another storyboard.
  private func key(of element: XMLTreeElement) -> String? {
    guard let id = element["id"] else { return nil }
    guard let prefix = prefixes[ObjectIdentifier(element.tree)] else { return id }
    return prefix + id
  }

  /// Returns the storyboard of a controller of another one, and the controller's id there.
  func origin(of id: String) -> (storyboard: String, id: String)? {
    guard let prefix = prefixes.values.first(where: { id.hasPrefix($0) }) else { return nil }
    return (String(prefix.dropLast()), String(id.dropFirst(prefix.count)))
  }

  /// Returns the first controller with its own view that a controller shows.
  func contentController(_ id: String?) -> String? {
    var current = id
    // Controllers may form a cycle.
    var seen: Set<String> = []
    while let step = current, seen.insert(step).inserted,
      let next = roots[step] ?? parts[step]?.first ?? sides[step]
    {
      current = next
    }
    return current
  }

  /// Returns the controllers of a tab bar controller, in order.
  func parts(of controller: XMLTreeElement?) -> [String] {
    controller.flatMap { key(of: $0) }.flatMap { parts[$0] } ?? []
  }

  /// Returns the tab index of a controller: its own one, or that of its navigation controller.
  func tabPlace(of id: String) -> Int? {
    tabPlaces[id] ?? navigation[id].flatMap { key(of: $0) }.flatMap { tabPlaces[$0] }
  }

  /// Whether the bar above a controller's view has a large title, by default only that of a root controller.
  func hasLargeTitle(_ id: String) -> Bool {
    guard let controller = navigation[id], let source = key(of: controller),
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
    guard let source = key(of: owner) else { return }
    switch (segue["kind"], segue["relationship"]) {
    case ("relationship", "rootViewController"): roots[source] = target
    case ("relationship", "viewControllers"): parts[source, default: []].append(target)
    case ("relationship", "masterViewController"):
      sides[source] = target
      columns[source, default: []].append(target)
    case ("relationship", "detailViewController"):
      if sides[source] == nil { sides[source] = target }
      columns[source, default: []].append(target)
    case ("embed", _):
      embedded.insert(target)
      if prefixes[ObjectIdentifier(segue.tree)] == nil, let view = segue.parent?.parent?["id"] {
        embeddings[view] = target
      }
    case ("popoverPresentation", _):
      popovers.insert(target)
      presenting[target] = presenting[target] ?? segue
    case ("presentation", _), ("modal", _): presenting[target] = presenting[target] ?? segue
    case ("show", _), ("push", _): shown[source, default: []].append(target)
    default: break
    }
  }

  /// Propagates bars from navigation controllers to their root controllers and to those that these show.
  ///
  /// A controller that is itself a navigation controller, or the root of one, keeps its own bar: it is presented rather
  /// than pushed, so the bars of the presenting controller do not apply.
  private mutating func spread() {
    for source in order {
      for (place, target) in (parts[source] ?? []).enumerated() where tabs[target] == nil {
        tabs[target] = elements[source]
        tabPlaces[target] = place
      }
    }
    for source in order {
      guard let both = columns[source], let split = elements[source] else { continue }
      for target in both where splits[target] == nil {
        splits[target] = SplitColumn(
          split: split, isPrimary: target == sides[source], other: both.first { $0 != target })
        guard let bar = tabs[source], tabs[target] == nil else { continue }
        tabs[target] = bar
        tabPlaces[target] = tabPlaces[source]
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
        if splits[next] == nil { splits[next] = splits[source] }
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

  /// Finds the presented controllers, and those that are shown in them.
  ///
  /// A controller with a style of its own, to which no other relation leads, is presented by code.
  private mutating func present(initial: String?) {
    let members = Set(parts.values.joined()).union(columns.values.joined()).union(embedded)
    var pushed: [String: [String]] = [:]
    for id in order {
      guard let outer = navigation[id].flatMap({ key(of: $0) }) else { continue }
      pushed[outer, default: []].append(id)
    }
    for source in order where source != initial && !members.contains(source) {
      guard let controller = elements[source], navigation[source] == nil else { continue }
      let segue = presenting[source]
      guard segue != nil || controller["modalPresentationStyle"] != nil else { continue }
      var rest = [source]
      while let next = rest.popLast() {
        guard presentations[next] == nil else { continue }
        let content = contentController(next).flatMap { elements[$0] }
        presentations[next] = Presentation(
          segue: segue, controller: controller, content: content)
        rest += parts[next] ?? []
        // Controllers pushed onto the stack of a presented navigation controller are in its sheet.
        guard let root = roots[next] else { continue }
        rest += [root] + (pushed[next] ?? [])
      }
    }
  }
}
