import QuoinResources
import Synchronization

/// The projects that documents lie in, read once for all of them.
///
/// Whoever reads many documents of an app gives them one store; what is in it holds as long as the store does.
package final class AppStore: Sendable {
  /// The bundle that a document belongs to.
  struct Found: Hashable, Sendable {
    /// The folder of the project, which the document may read.
    let folder: String
    /// The targets that copy the document, or none for one that is in no target.
    let targets: [ProjectFile.Target]
    let developmentRegion: String?
    let index: BundleIndex

    /// What the bundle is called in findings.
    var words: String {
      guard !targets.isEmpty else { return "the folder of the project" }
      let names = targets.map { "'\($0.name)'" }.joined(separator: ", ")
      return targets.count == 1 ? "the target \(names)" : "the targets \(names)"
    }
  }

  private struct Key: Hashable {
    let folder: String
    let targets: [ProjectFile.Target]
    let access: ResourceAccess
  }

  private struct State {
    var projects: [String: [ProjectFile]] = [:]
    var indices: [Key: BundleIndex] = [:]
    /// Whether a folder is the last that is looked at on the way up.
    var ends: Set<String> = []
  }

  private let state = Mutex(State())

  /// An empty store.
  package init() {}

  /// The folders above a document in which a project is looked for.
  private static let mostSteps = 12
  /// The bytes of a project file.
  private static let mostBytes = 32 << 20

  /// The bundle of a document, or `nil` where it lies in no project.
  ///
  /// The folders above the document are looked through for projects, upwards, to the root of a repository. The first
  /// project that copies the document counts; where none does, the nearest.
  ///
  /// - Parameter document: the path without symbolic links.
  func bundle(of document: String, _ access: ResourceAccess, _ limits: Limits) -> Found? {
    guard access.includesDocumentFolder, document.hasPrefix("/") else { return nil }
    return state.withLock { state in
      var nearest: String?
      var folder = FilePath.folder(document)
      for _ in 0..<AppStore.mostSteps {
        // A project in the root of all files would open all of them.
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
      return nearest.map { AppStore.found($0, [], nil, access, limits, &state) }
    }
  }

  private static func found(
    _ folder: String, _ targets: [ProjectFile.Target], _ project: ProjectFile?,
    _ access: ResourceAccess, _ limits: Limits, _ state: inout State
  ) -> Found {
    let key = Key(folder: folder, targets: targets, access: access)
    let index: BundleIndex
    if let known = state.indices[key] {
      index = known
    } else {
      var builder = BundleIndex.Builder(door(to: folder, access, limits))
      for target in targets { builder.add(target, folder: folder) }
      if targets.isEmpty { builder.addAll(in: folder) }
      index = builder.index
      state.indices[key] = index
    }
    return Found(
      folder: folder, targets: targets, developmentRegion: project?.developmentRegion, index: index)
  }

  /// The projects directly in a folder.
  private static func projects(
    in folder: String, _ access: ResourceAccess, _ limits: Limits, _ state: inout State
  ) -> [ProjectFile] {
    if let known = state.projects[folder] { return known }
    let door = door(to: folder, access, limits)
    let entries = (try? door.entries(ofFolder: folder, atMost: BundleIndex.mostEntries)) ?? []
    if entries.contains(where: { $0.name == ".git" }) { state.ends.insert(folder) }
    let projects = entries.filter { $0.kind == .folder && $0.name.hasSuffix(".xcodeproj") }
      .compactMap { entry -> ProjectFile? in
        let path = folder + "/" + entry.name + "/project.pbxproj"
        guard let file = try? door.file(path: path, atMost: mostBytes),
          let bytes = try? file.bytes()
        else { return nil }
        return ProjectFile(bytes)
      }
    state.projects[folder] = projects
    return projects
  }

  /// A door to a project's folder and to those that the user named.
  private static func door(
    to folder: String, _ access: ResourceAccess, _ limits: Limits
  ) -> Resources {
    Resources(
      ResourceAccess(roots: access.roots + [folder], includesDocumentFolder: false),
      document: folder + "/", limits: limits)
  }
}
