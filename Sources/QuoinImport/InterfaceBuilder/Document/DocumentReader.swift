import QuoinGeometry
import QuoinModel
import QuoinResources

/// Creates an imported document from a parsed one.
struct DocumentReader {
  private let own: OpenStoryboard

  private var session: ImportSession { own.session }
  private var document: XMLTreeElement { own.document }

  init(_ document: XMLTreeElement, options: ImportOptions) {
    own = OpenStoryboard(document, options: options)
  }

  func read() -> ImportedDocument {
    let shown = ShownScenes(of: own)
    let initial = own.controllers.contentController(session.info.initialController)
    var scenes = Array(shown.scenes[..<shown.ownCount])
    for (number, root) in own.roots.enumerated() {
      scenes[number].isInitial =
        session.info.isStoryboard
        ? root.role == .main && initial != nil && root.controller?["id"] == initial
        : number == 0
    }
    session.classes = session.screenClasses
    var fonts: [ImportedFont] = []
    for storyboard in shown.storyboards {
      let used = BundleFonts(session: storyboard.session).fonts(for: storyboard.document.tree)
      fonts += used.filter { font in
        !fonts.contains { $0.name == font.name && $0.family == font.family }
      }
    }
    var imported = ImportedDocument(
      scenes: scenes, diagnostics: inOrder(session.allDiagnostics(of: document.tree)),
      fonts: fonts)
    imported.guests = Array(shown.scenes[shown.ownCount...])
    imported.insertions = shown.insertions
    for storyboard in shown.storyboards {
      imported.prototypeTables.merge(storyboard.session.prototypeTables) { own, _ in own }
      imported.staticTables.merge(storyboard.session.staticTables) { own, _ in own }
      imported.fixedScrollViews.formUnion(storyboard.session.fixedScrollViews)
    }
    imported.missingPictures = PictureCensus(session: session).missing(in: document.tree)
    imported.metadata.language = session.options.language ?? imported.metadata.language
    imported.resources =
      session.bundle.known?.resources
      ?? Resources(
        session.options.access, document: session.options.path, limits: session.options.limits)
    imported.attachTerms(session.options.limits)
    return imported
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
