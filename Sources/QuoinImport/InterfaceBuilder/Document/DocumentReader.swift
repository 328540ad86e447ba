import QuoinGeometry
import QuoinModel
import QuoinResources

/// Makes an imported document of a parsed one.
struct DocumentReader {
  private let session: ImportSession
  private let document: XMLTreeElement
  private let controllers: ControllerGraph

  init(_ document: XMLTreeElement, options: ImportOptions) {
    self.document = document
    session = ImportSession(document, options: options)
    controllers = ControllerGraph(document)
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
    return completed(scenes)
  }

  /// The document with what it finds in the bundle of its app.
  private func completed(_ scenes: [ImportedScene]) -> ImportedDocument {
    let fonts = BundleFonts(session: session).fonts(for: document.tree)
    var imported = ImportedDocument(
      scenes: scenes, diagnostics: inOrder(session.allDiagnostics(of: document.tree)),
      fonts: fonts)
    imported.missingPictures = PictureCensus(session: session).missing(in: document.tree)
    imported.isInProject = session.bundle.known?.isProject ?? false
    imported.metadata.language = session.options.language ?? imported.metadata.language
    imported.resources =
      session.bundle.known?.door
      ?? Resources(
        session.options.access, document: session.options.path, limits: session.options.limits)
    imported.attachTerms(session.options.limits)
    return imported
  }

  /// The scene's own layout guides, which are those of the root for the constraints.
  private func register(guidesOf root: RootElement, _ node: Node) {
    guard root.role == .main, let guides = root.controller?.child("layoutGuides") else { return }
    for guide in guides.children where guide.name == "viewControllerLayoutGuide" {
      let part: AnchorItem.Part = guide["type"] == "bottom" ? .bottomBar : .topBar
      session.register(AnchorItem(node: node.id, part: part), for: guide)
    }
  }

  /// The diagnostics by line and column; those of one place keep their order.
  private func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted { a, b in
      let (first, second) = (a.element.place, b.element.place)
      return (first?.line ?? 0, first?.column ?? 0, a.offset)
        < (second?.line ?? 0, second?.column ?? 0, b.offset)
    }.map { $0.element }
  }
}

/// What people call scenes.
enum SceneNames {
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
