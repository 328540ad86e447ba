import QuoinModel
import QuoinResources

/// The documents of the apps in a folder.
package struct AppFolder: Sendable {
  /// A document, with a name for its image.
  package struct Document: Hashable, Sendable {
    /// The path.
    package let path: String
    /// The path relative to the folder, without language folder and extension, or `nil` for a document that was not
    /// found in a folder.
    package let name: String?
    /// The path without the folder of a language inside the folder of the app: all copies of a document have the
    /// same, and no two documents do.
    package let unlocalizedPath: String

    /// Creates a document without a relative name.
    package init(path: String) { self.init(path: path, name: nil) }

    init(path: String, name: String?, unlocalizedPath: String? = nil) {
      self.path = path
      self.name = name
      self.unlocalizedPath = unlocalizedPath ?? path
    }
  }

  /// The iOS documents, by project: first the storyboards that `Info.plist` names, then the others by path.
  package private(set) var documents: [Document] = []
  /// The number of documents for other platforms.
  package private(set) var foreignCount = 0

  /// Finds the documents in a folder.
  ///
  /// If a document has localized copies, the one for the requested language is used, or else the base one, the English
  /// one, or the first by path.
  ///
  /// - Parameter store: The projects that are already known; new ones are added to it.
  package init(_ folder: String, language: String?, store: AppStore, limits: Limits = .standard) {
    let access = ResourceAccess(roots: [folder], includesDocumentFolder: false)
    let resources = Resources(access, document: folder + "/", limits: limits)
    var builder = BundleIndex.Builder(resources)
    builder.addAll(in: resources.documentFolder)
    store.adopt(resources.documentFolder, projects: builder.projects)
    var copies: [String: [String]] = [:]
    for path in builder.index.documents {
      if AppFolder.isForeign(path, resources) {
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
      let storyboards = found.storyboards(resources)
      let rank = storyboards.firstIndex(of: FilePath.stem(path)) ?? storyboards.count
      return (found.folder, rank, path)
    }
    documents = ranked.sorted { ($0.folder, $0.rank, $0.path) < ($1.folder, $1.rank, $1.path) }
      .map { entry in
        let path = FilePath.relative(entry.path, from: resources.documentFolder)
        let name = FilePath.unlocalized(path)
        return Document(
          // Keeps the folder as the user wrote it.
          path: AppFolder.join(folder, path),
          name: String(name.dropLast(FilePath.ending(name).count + 1)),
          unlocalizedPath: AppFolder.join(folder, name))
      }
  }

  private static func join(_ folder: String, _ path: String) -> String {
    folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// Whether the beginning of a document declares a platform other than iOS.
  private static func isForeign(_ path: String, _ resources: Resources) -> Bool {
    guard let file = try? resources.file(path: path, atMost: .max) else { return false }
    let text = String(decoding: file.beginning(4_096), as: UTF8.self)
    guard let mark = text.firstRange(of: "targetRuntime=\"") else { return false }
    return !text[mark.upperBound...].hasPrefix("iOS.")
  }

  /// Returns the localized copy of a document to use.
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
  /// Returns the storyboards that the app starts with.
  fileprivate func storyboards(_ resources: Resources) -> [String] {
    let own = resources.adding(roots: [folder])
    return targets.flatMap { AppInfo($0, folder: folder, own).storyboards }
  }
}
