import Foundation
import QuoinResources
import Synchronization

/// A cache of Android projects, each of which is read once for all of its documents.
final class AndroidProjects: Sendable {
  private struct Key: Hashable {
    let root: String?
    let access: ResourceAccess
    let limits: Limits
    let configuration: AndroidConfiguration
  }

  private struct State {
    /// The projects, least recently used first.
    var trees: [(key: Key, tree: AndroidTree)] = []
    /// The project roots by resource folder.
    var roots: [String: String] = [:]
  }

  private let state = Mutex(State())

  /// The maximum number of cached projects.
  private static let maximumCount = 8

  /// Returns the resources of a project for a configuration.
  ///
  /// - Parameter resources: The folder of the document's resources, or `nil` for a standalone
  ///   document.
  func tree(
    of resources: String?, _ access: ResourceAccess, _ limits: Limits,
    _ configuration: AndroidConfiguration
  ) -> AndroidTree {
    state.withLock { state in
      let root = resources.map { path in
        if let known = state.roots[path] { return known }
        let found = AndroidProjects.root(above: path)
        state.roots[path] = found
        return found
      }
      let key = Key(root: root, access: access, limits: limits, configuration: configuration)
      if let index = state.trees.lastIndex(where: { $0.key == key }) {
        let known = state.trees.remove(at: index)
        state.trees.append(known)
        return known.tree
      }
      let tree = AndroidTree(root: root, access, limits, configuration)
      if state.trees.count >= AndroidProjects.maximumCount { state.trees.removeFirst() }
      state.trees.append((key, tree))
      return tree
    }
  }

  /// The files that mark the root of a project: Gradle's settings, or the notes of ``AndroidNotes``.
  private static let marks = ["settings.gradle", "settings.gradle.kts", "themes.tsv"]
  /// The maximum number of folders above a resource folder that are searched for a mark.
  private static let maximumDistance = 12

  /// Returns the root of the project of a resource folder.
  ///
  /// It is the nearest of the folders above with a mark, up to the root of a repository. Without one it is the folder
  /// with the manifest, or else the resource folder itself: other files near an uploaded layout are not its project.
  private static func root(above resources: String) -> String {
    func contains(_ folder: String, _ name: String) -> Bool {
      FileManager.default.fileExists(atPath: folder + "/" + name)
    }
    var folder = FilePath.folder(resources)
    for _ in 0..<maximumDistance where folder.utf8.count > 1 {
      if marks.contains(where: { contains(folder, $0) }) { return folder }
      if contains(folder, ".git") { break }
      folder = FilePath.folder(folder)
    }
    let module = FilePath.folder(resources)
    return module.utf8.count > 1 && contains(module, AndroidApp.manifest) ? module : resources
  }
}
