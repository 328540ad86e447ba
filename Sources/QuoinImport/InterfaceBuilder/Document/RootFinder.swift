/// A root of a document: a view without a superview.
struct RootElement {
  /// The role of the root in its document.
  enum Role {
    /// The view of a controller.
    case main
    /// A standalone view: a xib's, or one beside a controller.
    case loose
    /// A view in a bar.
    case barItem
  }

  let element: XMLTreeElement
  let role: Role
  /// The id of the storyboard's scene, or of the top-level object of a xib.
  let sceneID: String
  /// The controller that owns the view or the bar.
  let controller: XMLTreeElement?
}

/// Finds the roots of a document, in order; the main one of a scene comes first.
enum RootFinder {
  static func roots(_ document: XMLTreeElement) -> [RootElement] {
    var roots: [RootElement] = []
    if let scenes = document.child("scenes") {
      for scene in scenes.children where scene.name == "scene" {
        guard let objects = scene.child("objects") else { continue }
        roots += self.roots(in: objects, sceneID: scene["sceneID"] ?? "")
      }
    }
    if let objects = document.child("objects") {
      roots += self.roots(in: objects, sceneID: nil)
    }
    return roots
  }

  private static func roots(in objects: XMLTreeElement, sceneID: String?) -> [RootElement] {
    var main: [RootElement] = []
    var loose: [RootElement] = []
    var bars: [RootElement] = []
    for object in objects.children {
      let scene = sceneID ?? object["id"] ?? ""
      if isRoot(object) {
        loose.append(
          RootElement(element: object, role: .loose, sceneID: scene, controller: nil))
        continue
      }
      for child in object.children {
        if child["key"] == "view", isRoot(child) {
          main.append(
            RootElement(element: child, role: .main, sceneID: scene, controller: object))
        } else if ["navigationItem", "toolbarItems"].contains(child.name) {
          bars += barViews(child).map {
            RootElement(element: $0, role: .barItem, sceneID: scene, controller: object)
          }
        }
      }
    }
    return main + loose + bars
  }

  private static func isRoot(_ element: XMLTreeElement) -> Bool {
    ChildViews.isView(element) && element["key"] != "navigationBar" && element.name != "variation"
  }

  /// Returns the views in a bar's items.
  private static func barViews(_ element: XMLTreeElement) -> [XMLTreeElement] {
    var found: [XMLTreeElement] = []
    var rest = [element]
    while let next = rest.popLast() {
      for child in next.children {
        let isBarView = child["key"] == "titleView" || child["key"] == "customView"
        if isBarView, isRoot(child) {
          found.append(child)
        } else {
          rest.append(child)
        }
      }
    }
    return found
  }
}
