import QuoinGeometry
import QuoinModel
public import QuoinResources

/// The result of an import: trees that are ready to be laid out, and diagnostics.
public struct ImportedDocument {
  /// The scenes, one for each root, in document order.
  public var scenes: [ImportedScene]
  /// The problems found in the document.
  public var diagnostics: [Diagnostic]
  /// The fonts that the document includes, in document order.
  public var fonts: [ImportedFont] = []
  /// Access to the files that the document refers to.
  ///
  /// Painters open images only through it. Drawings of the document's scenes carry it along, so that painters need
  /// no separate configuration.
  public var resources: Resources?
  /// The document's metadata: title, author, language etc.
  public var metadata = ImportedMetadata()
  /// The images that are missing, including those that no drawing shows, such as images of other states and of bars.
  package var missingPictures: [MissingPicture] = []
  /// The scenes of other documents of the app that this document's scenes show.
  package var guests: [ImportedScene] = []
  /// The scenes and then the guests.
  package var shownScenes: [ImportedScene] { scenes + guests }
  /// The nodes that embed other scenes, with the indices of those scenes in `shownScenes`.
  package var insertions: [NodeID: Int] = [:]
  /// The tables whose rows are prototypes for those that the app creates, with the distance of its first row from the
  /// table's header.
  package var prototypeTables: [NodeID: Double] = [:]
  /// The tables with fixed rows that are recorded too low, with the same distance.
  package var staticTables: [NodeID: Double] = [:]
  /// The scroll views that do not adjust their insets for bars that cover them.
  package var fixedScrollViews: Set<NodeID> = []
  /// The page format to print the document with, in points, or `nil` if it is not paginated.
  package var pages: PageFormat?
  /// Creates the content of a page's margins.
  ///
  /// The result is a tree as large as the page, in the document's units, or `nil` if the margins are empty.
  package var pageMargins: ((PrintedPage) -> Node?)?

  /// Creates a document from its parts.
  package init(
    scenes: [ImportedScene] = [], diagnostics: [Diagnostic] = [], fonts: [ImportedFont] = []
  ) {
    self.scenes = scenes
    self.diagnostics = diagnostics
    self.fonts = fonts
  }
}

/// A missing image that a document refers to.
package struct MissingPicture: Hashable, Sendable {
  /// The image's name in the document.
  package let name: String
  /// The diagnostic for it, unless a painter reports the image already.
  package let diagnostic: Diagnostic
}

extension ImportedDocument {
  /// Applies the limits to the diagnostics, and attaches file access and limits to the roots, for layout and painting.
  ///
  /// - Parameter canvas: The colour on which the document is painted, or `nil` for that of the system.
  mutating func attachTerms(_ limits: Limits, canvas: Color? = nil) {
    diagnostics = diagnostics.limited(to: limits.diagnostics)
    guard let resources else { return }
    let terms = DocumentTerms(
      resources: resources, seconds: limits.seconds, parts: limits.paintedParts,
      diagnostics: limits.diagnostics, canvas: canvas)
    for scene in shownScenes {
      scene.root.documentTerms = terms
      scene.screen?.root.documentTerms = terms
    }
  }
}

/// A root of a document, with the traits and the size to lay it out with.
///
/// A storyboard's scene has several of them if it has views beside the controller's view. They share
/// the scene's id, and the controller's view comes first.
public struct ImportedScene {
  /// The document's id of the scene, or the root's id where the document has no scenes.
  public var id: String
  /// A human-readable name of the scene: the controller's class, storyboard id or title.
  public var name: String
  /// The root of the tree.
  public var root: Node
  /// The size of the root, in points.
  public var size: Size
  /// The traits to lay the root out with.
  public var traits: Traits
  /// Whether the scene is the document's initial scene.
  public var isInitial: Bool
  /// Whether the document clips content that overflows its viewport.
  package var hidesOverflow = false
  /// The title in the navigation bar above the tree.
  package var title: String?
  /// The bars and other content drawn around the tree, or `nil` for none.
  package var screen: ImportedScreen?

  /// Creates a scene from its parts.
  package init(
    id: String, name: String, root: Node, size: Size, traits: Traits, isInitial: Bool = false
  ) {
    self.id = id
    self.name = name
    self.root = root
    self.size = size
    self.traits = traits
    self.isInitial = isInitial
  }
}
