import QuoinModel
import QuoinResources

/// The documents of the apps in a folder.
package struct AppFolder: Sendable {
  /// A document, and what its picture is called.
  package struct Document: Hashable, Sendable {
    /// The path.
    package let path: String
    /// The path from the folder, without that of a language and without its ending; `nil` for one that was not
    /// found in a folder.
    package let name: String?
    /// The path without the folder of a language inside the folder of the app: all copies of a document have the
    /// same, and no two documents do.
    package let unlocalizedPath: String

    /// A document that is called as its file.
    package init(path: String) { self.init(path: path, name: nil) }

    init(path: String, name: String?, unlocalizedPath: String? = nil) {
      self.path = path
      self.name = name
      self.unlocalizedPath = unlocalizedPath ?? path
    }
  }

  /// The paths of the documents for iOS: of each project the storyboards that `Info.plist` names first, then by path.
  package private(set) var documents: [Document] = []
  /// How many documents are for other systems.
  package private(set) var foreignCount = 0

  /// Looks for the documents in a folder.
  ///
  /// Of a document that a language has a copy of its own of, that copy is taken where the language is asked for; else
  /// the base, or that in the first language that there is.
  ///
  /// - Parameter store: the projects that are known already, and those that are found.
  package init(_ folder: String, language: String?, store: AppStore, limits: Limits = .standard) {
    let access = ResourceAccess(roots: [folder], includesDocumentFolder: false)
    let door = Resources(access, document: folder + "/", limits: limits)
    var builder = BundleIndex.Builder(door)
    builder.addAll(in: door.documentFolder)
    store.adopt(door.documentFolder, projects: builder.projects)
    var copies: [String: [String]] = [:]
    for path in builder.index.documents {
      if AppFolder.isForeign(path, door) {
        foreignCount += 1
      } else {
        copies[FilePath.unlocalized(path), default: []].append(path)
      }
    }
    let chosen = copies.values.compactMap { AppFolder.choice($0, language) }
    let ranked = chosen.map { path -> (folder: String, rank: Int, path: String) in
      guard let found = store.bundle(of: path, .documentFolder, limits) else {
        return (FilePath.folder(path), 0, path)
      }
      let storyboards = found.storyboards(door)
      let rank = storyboards.firstIndex(of: FilePath.stem(path)) ?? storyboards.count
      return (found.folder, rank, path)
    }
    documents = ranked.sorted { ($0.folder, $0.rank, $0.path) < ($1.folder, $1.rank, $1.path) }
      .map { entry in
        let path = FilePath.relative(entry.path, from: door.documentFolder)
        let name = FilePath.unlocalized(path)
        return Document(
          // As the user wrote the folder.
          path: AppFolder.join(folder, path),
          name: String(name.dropLast(FilePath.ending(name).count + 1)),
          unlocalizedPath: AppFolder.join(folder, name))
      }
  }

  private static func join(_ folder: String, _ path: String) -> String {
    folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// Whether a document says at its beginning that it is for another system than iOS.
  private static func isForeign(_ path: String, _ door: Resources) -> Bool {
    guard let file = try? door.file(path: path, atMost: .max) else { return false }
    let text = String(decoding: file.beginning(4_096), as: UTF8.self)
    guard let mark = text.firstRange(of: "targetRuntime=\"") else { return false }
    return !text[mark.upperBound...].hasPrefix("iOS.")
  }

  /// The one of the copies of a document.
  private static func choice(_ paths: [String], _ language: String?) -> String? {
    guard paths.count > 1 else { return paths.first }
    let languages = Dictionary(
      paths.map { (FilePath.language($0) ?? "Base", $0) }, uniquingKeysWith: { first, _ in first })
    if let language, let best = LanguageChoice.best(for: language, among: languages.keys) {
      return languages[best]
    }
    return languages["Base"] ?? languages["en"] ?? paths.min()
  }
}

extension AppStore.Found {
  /// The storyboards that the app begins with.
  fileprivate func storyboards(_ door: Resources) -> [String] {
    let own = door.adding(roots: [folder])
    return targets.flatMap { AppInfo($0, folder: folder, own).storyboards }
  }
}
