import QuoinResources
import Synchronization

/// A cache of the projects that documents belong to.
///
/// Pass the same store to all imports of an app's documents. Its contents are never refreshed.
package final class AppStore: Sendable {
  /// The bundle that a document belongs to.
  struct Found: Hashable, Sendable {
    /// The folder of the project.
    let folder: String
    /// The folder that the document may read: the project's, or the enclosing one that the user specified.
    let root: String
    /// The targets that include the document; empty if none does.
    let targets: [ProjectFile.Target]
    let developmentRegion: String?
    let index: BundleIndex

    /// The bundle's name in diagnostics.
    var words: String {
      guard !targets.isEmpty else { return "the folder of the project" }
      let names = targets.map { "'\($0.name)'" }.joined(separator: ", ")
      let outside =
        index.outsideCount == 0
        ? ""
        : " (entries outside of the folders that may be read are ignored: \(index.outsideCount); "
          + "--root allows another folder)"
      return (targets.count == 1 ? "the target \(names)" : "the targets \(names)") + outside
    }
  }

  private struct Key: Hashable {
    let folder: String
    let root: String
    let targets: [ProjectFile.Target]
    let access: ResourceAccess
  }

  private struct State {
    var projects: [String: [ProjectFile]] = [:]
    var indices: [Key: BundleIndex] = [:]
    /// The storyboards of each bundle that refer to others.
    var references: [Key: [StoryboardNames]] = [:]
    /// The folders at which the search upwards ends.
    var ends: Set<String> = []
    /// The folders that the user specified, each with the folders in it that contain projects.
    var adopted: [String: [String]] = [:]
  }

  private let state = Mutex(State())
  /// The projects of Android layouts.
  let android = AndroidProjects()

  /// Creates an empty store.
  package init() {}

  /// The maximum number of folders above a document that are searched for a project.
  private static let maximumSteps = 12
  /// The maximum size of a project file, in bytes.
  private static let maximumBytes = 32 << 20

  /// Gives documents in a folder that the user specified access to all of it.
  ///
  /// - Parameter projects: The folders in it that contain projects.
  func adopt(_ folder: String, projects: [String]) {
    state.withLock { $0.adopted[folder] = projects }
  }

  /// Whether the user specified folders.
  var hasFolders: Bool { state.withLock { !$0.adopted.isEmpty } }

  /// Returns the paths of the storyboards of a bundle that refer to a storyboard.
  ///
  /// - Parameter name: The storyboard's name.
  func storyboards(
    referringTo name: String, in found: Found, _ access: ResourceAccess, _ resources: Resources
  ) -> [String] {
    let key = Key(folder: found.folder, root: found.root, targets: found.targets, access: access)
    let known = state.withLock { $0.references[key] }
    let all = known ?? StoryboardNames.all(found.index, resources)
    if known == nil { state.withLock { $0.references[key] = all } }
    return all.filter { $0.names.contains(name) }.map(\.path)
  }

  /// Returns the bundle of a document, or `nil` if it belongs to no project.
  ///
  /// The folders above the document are searched for projects, upwards to the root of a repository. The first project
  /// that includes the document wins; if none does, the nearest one is used.
  ///
  /// - Parameter document: The document's path with symbolic links resolved.
  func bundle(of document: String, _ access: ResourceAccess, _ limits: Limits) -> Found? {
    guard access.includesDocumentFolder, document.hasPrefix("/") else { return nil }
    return state.withLock { state in
      var nearest: String?
      var folder = FilePath.folder(document)
      for _ in 0..<AppStore.maximumSteps {
        // A project in the file system's root would give access to all files.
        guard !folder.isEmpty else { break }
        let projects = AppStore.projects(in: folder, access, limits, &state)
        if !projects.isEmpty { nearest = nearest ?? folder }
        let path = String(document.dropFirst(folder.count + 1))
        for project in projects {
          let targets = project.targets.filter { $0.contains(path) }
          if !targets.isEmpty {
            return AppStore.found(folder, targets, project, access, limits, &state)
          }
        }
        if state.ends.contains(folder) { break }
        folder = FilePath.folder(folder)
      }
      if let found = AppStore.adopted(document, nearest, access, limits, &state) { return found }
      return nearest.map { AppStore.found($0, [], nil, access, limits, &state) }
    }
  }

  /// Returns the bundle of a document in a folder that the user specified.
  ///
  /// It is that of a project elsewhere in the folder that includes the document, or the whole folder if there is no
  /// project above the document.
  private static func adopted(
    _ document: String, _ nearest: String?, _ access: ResourceAccess, _ limits: Limits,
    _ state: inout State
  ) -> Found? {
    guard let home = home(of: document, state) else { return nil }
    for folder in state.adopted[home] ?? [] {
      let path = FilePath.relative(document, from: folder)
      for project in projects(in: folder, access, limits, &state) {
        let targets = project.targets.filter { $0.contains(path) }
        if !targets.isEmpty { return found(folder, targets, project, access, limits, &state) }
      }
    }
    return nearest == nil ? found(home, [], nil, access, limits, &state) : nil
  }

  /// Returns the innermost user-specified folder that contains a path.
  private static func home(of path: String, _ state: State) -> String? {
    state.adopted.keys.filter { FilePath.isInside(path, $0) }.max { $0.count < $1.count }
  }

  private static func found(
    _ folder: String, _ targets: [ProjectFile.Target], _ project: ProjectFile?,
    _ access: ResourceAccess, _ limits: Limits, _ state: inout State
  ) -> Found {
    let root = home(of: folder, state) ?? folder
    let key = Key(folder: folder, root: root, targets: targets, access: access)
    let index: BundleIndex
    if let known = state.indices[key] {
      index = known
    } else {
      var builder = BundleIndex.Builder(resources(of: root, access, limits))
      for target in targets { builder.add(target, folder: folder) }
      if targets.isEmpty { builder.addAll(in: folder) }
      index = builder.index
      state.indices[key] = index
    }
    return Found(
      folder: folder, root: root, targets: targets, developmentRegion: project?.developmentRegion,
      index: index)
  }

  /// Returns the projects directly in a folder.
  private static func projects(
    in folder: String, _ access: ResourceAccess, _ limits: Limits, _ state: inout State
  ) -> [ProjectFile] {
    if let known = state.projects[folder] { return known }
    let resources = resources(of: folder, access, limits)
    let entries =
      (try? resources.entries(ofFolder: folder, atMost: BundleIndex.maximumEntries)) ?? []
    if entries.contains(where: { $0.name == ".git" }) { state.ends.insert(folder) }
    let projects = entries.filter { $0.kind == .folder && $0.name.hasSuffix(".xcodeproj") }
      .compactMap { entry -> ProjectFile? in
        let path = folder + "/" + entry.name + "/project.pbxproj"
        guard let file = try? resources.file(path: path, atMost: maximumBytes),
          let bytes = try? file.bytes()
        else { return nil }
        return ProjectFile(bytes)
      }
    state.projects[folder] = projects
    return projects
  }

  /// Returns access to a project's folder and to the folders that the user specified.
  private static func resources(
    of folder: String, _ access: ResourceAccess, _ limits: Limits
  ) -> Resources {
    Resources(
      ResourceAccess(roots: access.roots + [folder], includesDocumentFolder: false),
      document: folder + "/", limits: limits)
  }
}
