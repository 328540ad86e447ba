import Foundation
import QuoinResources

/// The project that a document is in, and what its files say.
///
/// The root is the nearest folder above that looks like one of a project: it has a build's settings, a
/// repository or a licence in it. Without such a one it is the folder that holds the document's resources. No
/// file outside of it is read, and all are read through one door.
struct AndroidProject {
  let door: Resources
  let configuration: AndroidConfiguration
  private let tree: AndroidTree
  /// The folder of the document's own resources, or `nil` for a document that stands alone.
  private let own: AndroidFolder?

  init(_ options: ImportOptions, _ configuration: AndroidConfiguration) {
    self.configuration = configuration
    let path = options.path.isEmpty ? "-" : URL(fileURLWithPath: options.path).path
    let layout = AndroidPath.folder(of: path)
    let isInProject =
      AndroidPath.name(of: layout).hasPrefix("layout") && options.path != "-"
      && !options.path.isEmpty && options.access.includesDocumentFolder
    let resources = isInProject ? AndroidPath.folder(of: layout) : nil
    let projects = options.apps?.android ?? AndroidProjects()
    tree = projects.tree(of: resources, options.access, options.limits, configuration)
    door = Resources(options.access, document: options.path, limits: options.limits)
      .adding(roots: tree.root.map { [$0] } ?? [])
    own = resources.map(tree.folder)
  }

  /// Whether layouts were recorded with one theme, so that those that they name count for nothing.
  var fixesThemes: Bool { tree.notes.fixesThemes }

  /// The name of the application's theme, from the notes beside or its manifest.
  var theme: String? { own.flatMap { tree.notes.theme(of: $0.path) ?? $0.theme } }

  /// The size of a drawable in pixels that the notes beside the project say.
  func notedSize(_ key: String) -> (Int, Int)? {
    own.flatMap { tree.notes.size(key, in: $0.path) }
  }

  /// The best value of a resource, in the document's own folder or, if there is none, in the others.
  func entry(_ key: String) -> AndroidEntry? { own.flatMap { $0.values[key] ?? tree.entry(key) } }

  /// The best file of a resource, such as `layout/row`, as a path.
  func file(_ key: String) -> String? { own.flatMap { $0.file(key) ?? tree.file(key) } }

  /// A style of the project.
  func style(_ name: String) -> AndroidStyle? { own.flatMap { tree.style(name, in: $0) } }

  /// A file of the project as XML; what cannot be read is `nil`.
  func document(_ path: String) -> AndroidFile? { AndroidFile.read(path, door) }
}
