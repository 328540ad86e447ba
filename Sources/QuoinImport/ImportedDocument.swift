import QuoinGeometry
import QuoinModel
public import QuoinResources

/// What a document came to: trees ready to be laid out, and what is to be said of them.
public struct ImportedDocument {
  /// One for each root, in the document's order.
  public var scenes: [ImportedScene]
  /// What could not be read as it is written.
  public var diagnostics: [Diagnostic]
  /// The fonts that the document brings along, in the order in which it names them.
  public var fonts: [ImportedFont] = []
  /// The door to the files that the document names, for painters: they open no picture but through it.
  ///
  /// Drawings of the document's scenes bring it along, so that painters need not be told.
  public var resources: Resources?
  /// What the document says of itself.
  public var metadata = ImportedMetadata()
  /// The pictures that are not there, also those that no drawing shows: of other states, of bars.
  package var missingPictures: [MissingPicture] = []
  /// The nodes in which other scenes are shown, with the places of these among the scenes.
  package var insertions: [NodeID: Int] = [:]
  /// The tables of which the rows are patterns for those that an app makes.
  package var prototypeTables: Set<NodeID> = []
  /// What scrolls and does not make room for bars that cover it.
  package var fixedScrollViews: Set<NodeID> = []
  /// The pages onto which the document is to be printed, in points of the sheet; `nil` where there are
  /// none.
  package var pages: PageFormat?
  /// Makes what is in the margins of a page by its number and by how many there are, both from 1: a tree
  /// as large as the page, in the units of the document; `nil` where margins are empty.
  package var pageMargins: ((_ page: Int, _ count: Int) -> Node?)?

  /// A document of its parts.
  package init(
    scenes: [ImportedScene] = [], diagnostics: [Diagnostic] = [], fonts: [ImportedFont] = []
  ) {
    self.scenes = scenes
    self.diagnostics = diagnostics
    self.fonts = fonts
  }
}

/// A picture that a document names and that is not there.
package struct MissingPicture: Hashable, Sendable {
  /// The name.
  package let name: String
  /// What is said of it, unless a painter says it already.
  package let diagnostic: Diagnostic
}

extension ImportedDocument {
  /// Has the roots tell those who lay them out and paint them which files the document may read, and how long they may
  /// take.
  func attachTerms(_ limits: Limits) {
    guard let resources else { return }
    let terms = DocumentTerms(door: resources, seconds: limits.seconds)
    for scene in scenes {
      scene.root.documentTerms = terms
      scene.screen?.root.documentTerms = terms
    }
  }
}

/// A root of a document, and the surroundings to lay it out in.
///
/// A storyboard's scene has several of them where views stand beside the controller's view; they
/// share the scene's id, and the controller's view comes first.
public struct ImportedScene {
  /// The document's id of the scene, or the root's id where the document has no scenes.
  public var id: String
  /// What a person would call the scene: the controller's class, storyboard id or title.
  public var name: String
  /// The root of the tree.
  public var root: Node
  /// The size of the root, in points.
  public var size: Size
  /// The surroundings.
  public var traits: Traits
  /// Whether the scene is the one that is shown first.
  public var isInitial: Bool
  /// Whether the document says that what does not fit its viewport is not to be seen.
  package var hidesOverflow = false
  /// The title that a bar above the tree shows.
  package var title: String?
  /// What is drawn around the tree, or `nil` for nothing.
  package var screen: ImportedScreen?

  /// A scene of its parts.
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
