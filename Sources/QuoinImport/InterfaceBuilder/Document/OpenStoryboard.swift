import QuoinGeometry
import QuoinModel

/// A document that scenes are read from: the imported one, or another storyboard of its app.
final class OpenStoryboard {
  let document: XMLTreeElement
  let session: ImportSession
  let controllers: ControllerGraph
  let roots: [RootElement]
  /// The roots that are controllers' views, by the controllers' ids.
  let controllerRoots: [String: Int]

  init(_ document: XMLTreeElement, options: ImportOptions) {
    self.document = document
    session = ImportSession(document, options: options)
    let others = StoryboardReferences(session: session).storyboards()
    controllers = ControllerGraph(document, name: FilePath.stem(options.path), others: others)
    LanguageReader(session: session).apply(to: document)
    roots = RootFinder.roots(document)
    var controllerRoots: [String: Int] = [:]
    for (number, root) in roots.enumerated() where root.role == .main {
      if let id = root.controller?["id"] { controllerRoots[id] = number }
    }
    self.controllerRoots = controllerRoots
  }

  /// Makes a root the current one, whose size classes select variations.
  @discardableResult func enter(_ number: Int) -> EnvironmentReader {
    let environment = EnvironmentReader(session: session, controllers: controllers)
    session.classes = environment.classes(roots[number])
    return environment
  }

  /// Makes the screen of a root the current one: bars extend across the columns of a split view.
  func enterScreen(_ number: Int) {
    enter(number)
    guard let id = roots[number].controller?["id"], controllers.splits[id] != nil else { return }
    session.classes = session.screenClasses
  }

  /// Reads a root, except for its constraints.
  func scene(_ number: Int) -> ImportedScene {
    let root = roots[number]
    let environment = enter(number)
    let varied = VariedElement(root.element, session.classes)
    let size = environment.size(varied, root)
    session.usesRecordedSizes =
      switch session.options.intrinsic {
      case .recorded: true
      case .measured: false
      case nil:
        session.options.textSize == .large
          && (PlacementReader.recordedSize(varied).map { $0 == size } ?? true)
      }
    let node = ViewReader(session: session).read(root.element)
    if node.style.tint == nil, let tint = session.palette.tint { node.style.tint = tint }
    register(guidesOf: root, node)
    environment.apply(varied, root, size: size, to: node)
    var scene = ImportedScene(
      id: root.sceneID, name: SceneNames.name(root), root: node, size: size,
      traits: environment.traits)
    scene.title = SceneNames.title(root)
    return scene
  }

  /// Adds the constraints of the roots that have been read.
  func resolveConstraints() { ConstraintReader(session: session).resolveAll() }

  /// Registers the scene's layout guides, which constraints treat as those of the root.
  private func register(guidesOf root: RootElement, _ node: Node) {
    guard root.role == .main, let guides = root.controller?.child("layoutGuides") else { return }
    for guide in guides.children where guide.name == "viewControllerLayoutGuide" {
      let part: AnchorItem.Part = guide["type"] == "bottom" ? .bottomBar : .topBar
      session.register(AnchorItem(node: node.id, part: part), for: guide)
    }
  }
}
