import QuoinGeometry
import QuoinModel
import QuoinResources

/// Creates an imported document from a parsed one.
struct DocumentReader {
  private let session: ImportSession
  private let document: XMLTreeElement
  private let controllers: ControllerGraph

  init(_ document: XMLTreeElement, options: ImportOptions) {
    self.document = document
    session = ImportSession(document, options: options)
    let others = StoryboardReferences(session: session).storyboards()
    controllers = ControllerGraph(document, name: FilePath.stem(options.path), others: others)
  }

  func read() -> ImportedDocument {
    LanguageReader(session: session).apply(to: document)
    let roots = RootFinder.roots(document)
    let initial = controllers.contentController(session.info.initialController)
    let environment = EnvironmentReader(session: session, controllers: controllers)
    var scenes: [ImportedScene] = []
    for root in roots {
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
      let isInitial =
        session.info.isStoryboard
        ? root.role == .main && initial != nil && root.controller?["id"] == initial
        : scenes.isEmpty
      scenes.append(
        ImportedScene(
          id: root.sceneID, name: SceneNames.name(root), root: node, size: size,
          traits: environment.traits, isInitial: isInitial))
    }
    ConstraintReader(session: session).resolveAll()
    let insertions = addScreens(roots, to: &scenes)
    return completed(scenes, insertions)
  }

  /// Adds the surrounding screens to scenes.
  ///
  /// - Returns: The nodes that embed other scenes (container views and placeholders in bars), with the scenes' indices.
  private func addScreens(
    _ roots: [RootElement], to scenes: inout [ImportedScene]
  ) -> [NodeID: Int] {
    var reader = ScreenReader(session: session, controllers: controllers)
    var insertions: [NodeID: Int] = [:]
    var numbers: [Int: Int] = [:]
    var controllerNumbers: [String: Int] = [:]
    for (number, root) in roots.enumerated() {
      numbers[root.element.index] = number
      if root.role == .main, let id = root.controller?["id"] { controllerNumbers[id] = number }
    }
    let sizes = scenes.map(\.size)
    reader.scene = { id in
      controllerNumbers[id].map { ColumnScene(number: $0, root: roots[$0], size: sizes[$0]) }
    }
    for (number, root) in roots.enumerated() where !session.isOutOfTime {
      scenes[number].title = SceneNames.title(root)
      guard let screen = reader.screen(root, size: scenes[number].size) else { continue }
      scenes[number].screen = screen
      for view in screen.views { insertions[view.room] = numbers[view.element] }
    }
    for (view, target) in controllers.embeddings {
      guard let node = session.items[view]?.node,
        let shown = controllers.contentController(target).flatMap({ controllerNumbers[$0] })
      else { continue }
      insertions[node] = shown
    }
    return insertions
  }

  /// Returns the document with the resources from its app's bundle.
  private func completed(
    _ scenes: [ImportedScene], _ insertions: [NodeID: Int]
  ) -> ImportedDocument {
    let fonts = BundleFonts(session: session).fonts(for: document.tree)
    var imported = ImportedDocument(
      scenes: scenes, diagnostics: inOrder(session.allDiagnostics(of: document.tree)),
      fonts: fonts)
    imported.insertions = insertions
    imported.prototypeTables = session.prototypeTables
    imported.fixedScrollViews = session.fixedScrollViews
    imported.missingPictures = PictureCensus(session: session).missing(in: document.tree)
    imported.metadata.language = session.options.language ?? imported.metadata.language
    imported.resources =
      session.bundle.known?.resources
      ?? Resources(
        session.options.access, document: session.options.path, limits: session.options.limits)
    imported.attachTerms(session.options.limits)
    return imported
  }

  /// Registers the scene's layout guides, which constraints treat as those of the root.
  private func register(guidesOf root: RootElement, _ node: Node) {
    guard root.role == .main, let guides = root.controller?.child("layoutGuides") else { return }
    for guide in guides.children where guide.name == "viewControllerLayoutGuide" {
      let part: AnchorItem.Part = guide["type"] == "bottom" ? .bottomBar : .topBar
      session.register(AnchorItem(node: node.id, part: part), for: guide)
    }
  }

  /// Returns diagnostics sorted by line and column, stably.
  private func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted { a, b in
      let (first, second) = (a.element.place, b.element.place)
      return (first?.line ?? 0, first?.column ?? 0, a.offset)
        < (second?.line ?? 0, second?.column ?? 0, b.offset)
    }.map { $0.element }
  }
}

/// Human-readable names of scenes.
enum SceneNames {
  /// Returns the title of a scene in a navigation bar.
  static func title(_ root: RootElement) -> String? {
    guard root.role == .main, let item = root.controller?.child("navigationItem"),
      let title = TextReader.plain(item, "title"), !title.isEmpty
    else { return nil }
    return title
  }

  static func name(_ root: RootElement) -> String {
    for object in [root.role == .main ? root.controller : nil, root.element] {
      guard let object else { continue }
      for key: StaticString in ["customClass", "storyboardIdentifier", "title", "userLabel"] {
        if let name = object[key], !name.isEmpty { return name }
      }
    }
    return root.controller?.name ?? root.element.name
  }
}
