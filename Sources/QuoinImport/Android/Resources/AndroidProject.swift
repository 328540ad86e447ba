import Foundation
import QuoinModel
import QuoinResources

/// The project that contains a document, with access to its resources.
///
/// The root is the nearest enclosing folder that contains Gradle's settings, or otherwise the folder
/// of the document's resources or of their manifest. No file outside of it is read, and all access
/// goes through one `Resources` value.
struct AndroidProject {
  let resources: Resources
  let configuration: AndroidConfiguration
  private let tree: AndroidTree
  /// The folder of the document's own resources, or `nil` for a standalone document.
  private let own: AndroidFolder?
  /// The deadline of the document.
  private let deadline: Deadline?

  init(_ options: ImportOptions, _ configuration: AndroidConfiguration) {
    self.configuration = configuration
    deadline = options.deadline
    let path = options.path.isEmpty ? "-" : URL(fileURLWithPath: options.path).path
    let layout = FilePath.folder(path)
    let isInProject =
      FilePath.name(layout).hasPrefix("layout") && options.path != "-"
      && !options.path.isEmpty && options.access.includesDocumentFolder
      && AndroidApp.isResourceFolder(FilePath.folder(layout))
    let folder = isInProject ? FilePath.folder(layout) : nil
    let projects = options.apps?.android ?? AndroidProjects()
    tree = projects.tree(of: folder, options.access, options.limits, configuration)
    resources = Resources(options.access, document: options.path, limits: options.limits)
      .adding(roots: tree.root.map { [$0] } ?? [])
    own = folder.map(tree.folder)
  }

  /// Whether layouts were recorded with a fixed theme, so that themes in layouts are ignored.
  var fixesThemes: Bool { tree.notes.fixesThemes }

  /// The theme of the application, from the accompanying notes or its manifest.
  var theme: String? { own.flatMap { tree.notes.theme(of: $0.path) ?? $0.theme } }

  /// Returns the size of a drawable in pixels according to the accompanying notes.
  func notedSize(_ key: String) -> (Int, Int)? {
    own.flatMap { tree.notes.size(key, in: $0.path) }
  }

  /// Returns the best value of a resource, from the document's own folder or, if missing there,
  /// from the others.
  func entry(_ key: String) -> AndroidEntry? {
    own.flatMap { $0.values(by: deadline)[key] ?? tree.entry(key, by: deadline) }
  }

  /// Whether values were left out because the files of the document's own folder are too large.
  var isCutShort: Bool { own?.isCutShort ?? false }
  /// The maximum size of the values files, in bytes.
  var valuesLimit: Int { own?.maximumBytes ?? 0 }

  /// Returns the path of the best file of a resource such as `layout/row`.
  func file(_ key: String) -> String? { own.flatMap { $0.file(key) ?? tree.file(key) } }

  /// Returns a style of the project.
  func style(_ name: String) -> AndroidStyle? {
    own.flatMap { tree.style(name, in: $0, by: deadline) }
  }

  /// Returns a file of the project as XML, or `nil` if it cannot be read.
  func document(_ path: String) -> AndroidFile? { AndroidFile.read(path, resources) }
}
