import QuoinResources

/// The files that a build copies into the bundle of one or more targets, by the names that documents use.
///
/// Only names are collected; files are opened on demand.
struct BundleIndex: Hashable, Sendable {
  /// The sets of all asset catalogues, merged as in the bundle.
  private(set) var catalog = AssetCatalog()
  /// The files by their paths in the bundle, where loose files are at the root, whatever their folder is.
  private(set) var files: [String: String] = [:]
  /// The localized files by name, such as `Main.strings`.
  private(set) var localized: [String: [LocalizedFile]] = [:]
  /// The paths of storyboards and xibs.
  private(set) var documents: Set<String> = []

  /// The number of items in the project that are outside the readable folders.
  private(set) var outsideCount = 0

  /// A file in a folder such as `de.lproj`.
  struct LocalizedFile: Hashable, Sendable {
    let language: String
    let path: String
  }

  /// A builder that scans folders for files.
  struct Builder {
    private(set) var index = BundleIndex()
    /// The folders that contain projects.
    private(set) var projects: [String] = []
    private let resources: Resources
    /// The number of folder entries that may still be read.
    private var budget: Int

    init(_ resources: Resources, budget: Int = BundleIndex.maximumEntries) {
      self.resources = resources
      self.budget = budget
    }
  }

  /// The maximum number of folder entries that are read for a bundle.
  static let maximumEntries = 200_000
  /// The maximum nesting depth of folders.
  static let maximumDepth = 24

  /// Folders without the app's own files, such as those of dependencies and build products.
  static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "xcuserdata", "fastlane",
  ]

  /// The extensions of folders that are packages.
  static let packages: Set<String> = [
    "xcodeproj", "xcworkspace", "framework", "xcframework", "bundle", "app", "xcdatamodeld",
    "playground", "docc", "momd", "scnassets",
  ]
}

extension BundleIndex.Builder {
  /// Adds the files that a project copies for a target.
  mutating func add(_ target: ProjectFile.Target, folder: String) {
    for item in target.items {
      let path = FilePath.join(folder, item.path)
      if !resources.mayRead(path) {
        index.countOutside()
      } else if item.isFolder {
        addFolder(path, as: FilePath.name(path))
      } else {
        add(path)
      }
    }
    for group in target.folders {
      add(group, folder: folder)
    }
  }

  private mutating func add(_ group: ProjectFile.SynchronizedFolder, folder: String) {
    let start = FilePath.join(folder, group.path)
    let exceptions = Set(group.exceptions.map { FilePath.join(folder, $0) })
    walk(start, skipping: []) { path in
      SynchronizedMembership.isException(path, exceptions) != group.isMember
    }
  }

  /// Adds all files in a folder, for a document that belongs to no target.
  mutating func addAll(in folder: String) {
    walk(folder, skipping: BundleIndex.foreignFolders) { _ in true }
  }

  /// Adds the asset catalogues and the loose files directly in a folder.
  mutating func addBeside(_ folder: String) {
    guard let entries = entries(folder) else { return }
    for entry in entries {
      if entry.kind == .folder, FilePath.ending(entry.name) != "xcassets" { continue }
      add(folder + "/" + entry.name)
    }
  }

  /// Adds the localized files in the language folders of a folder.
  mutating func addLanguages(in folder: String) {
    for entry in entries(folder) ?? [] where entry.kind == .folder {
      guard entry.name.hasSuffix(".lproj") else { continue }
      for file in entries(folder + "/" + entry.name) ?? [] where file.kind != .folder {
        add(folder + "/" + entry.name + "/" + file.name)
      }
    }
  }

  private mutating func entries(_ folder: String) -> [FolderEntry]? {
    guard budget > 0, let entries = try? resources.entries(ofFolder: folder, atMost: budget) else {
      return nil
    }
    budget -= entries.count + 1
    return entries
  }

  /// Visits the files in a folder and its subfolders, without following links to folders.
  private mutating func walk(
    _ folder: String, skipping names: Set<String>, _ isMember: (String) -> Bool
  ) {
    var rest = [(folder, 0)]
    while let (path, level) = rest.popLast() {
      guard level < BundleIndex.maximumDepth, let entries = entries(path) else { continue }
      for entry in entries.reversed() where entry.kind == .folder && !entry.name.hasPrefix(".") {
        let ending = FilePath.ending(entry.name)
        if ending == "xcodeproj", projects.last != path { projects.append(path) }
        guard ending != "xcassets", !BundleIndex.packages.contains(ending),
          !names.contains(entry.name)
        else { continue }
        rest.append((path + "/" + entry.name, level + 1))
      }
      for entry in entries where !entry.name.hasPrefix(".") {
        let file = path + "/" + entry.name
        guard entry.kind == .file || FilePath.ending(entry.name) == "xcassets", isMember(file)
        else { continue }
        add(file)
      }
    }
  }

  /// Adds a folder that remains a folder in the bundle.
  private mutating func addFolder(_ folder: String, as name: String) {
    var rest = [(folder, name, 0)]
    while let (path, name, level) = rest.popLast() {
      guard level < BundleIndex.maximumDepth, let entries = entries(path) else { continue }
      for entry in entries where !entry.name.hasPrefix(".") {
        let (file, inner) = (path + "/" + entry.name, name + "/" + entry.name)
        switch entry.kind {
        case .folder: rest.append((file, inner, level + 1))
        case .file: index.addFile(file, as: inner)
        default: break
        }
      }
    }
  }

  /// Adds a file, an asset catalogue or a language folder.
  private mutating func add(_ path: String) {
    switch FilePath.ending(path) {
    case "xcassets":
      index.add(AssetCatalog(folder: path, resources, budget: &budget))
    case "lproj":
      for entry in entries(path) ?? [] where entry.kind == .file { add(path + "/" + entry.name) }
    default: index.addFile(path, as: FilePath.name(path))
    }
  }
}

extension BundleIndex {
  fileprivate mutating func add(_ catalog: AssetCatalog) { self.catalog.merge(catalog) }

  fileprivate mutating func countOutside() { outsideCount += 1 }

  fileprivate mutating func addFile(_ path: String, as name: String) {
    if ["storyboard", "xib"].contains(FilePath.ending(path)) { documents.insert(path) }
    if let language = FilePath.language(path) {
      localized[name, default: []].append(LocalizedFile(language: language, path: path))
    } else if FilePath.ending(path) == "xcstrings" {
      localized[name, default: []].append(LocalizedFile(language: "mul", path: path))
    }
    if files[name] == nil { files[name] = path }
  }
}

/// The exceptions of a synchronised folder.
enum SynchronizedMembership {
  /// Whether a file or one of its folders is an exception.
  ///
  /// Localized files are listed without their language folder.
  static func isException(_ path: String, _ exceptions: Set<String>) -> Bool {
    guard !exceptions.isEmpty else { return false }
    for form in [path, FilePath.unlocalized(path)] {
      var step = form
      while !step.isEmpty {
        if exceptions.contains(step) { return true }
        let folder = FilePath.folder(step)
        if folder == step { break }
        step = folder
      }
    }
    return false
  }
}

extension ProjectFile.Target {
  /// Whether the target includes a file, given relative to the project's folder.
  func contains(_ path: String) -> Bool {
    items.contains { $0.path == path || $0.isFolder && FilePath.isInside(path, $0.path) }
      || folders.contains { folder in
        FilePath.isInside(path, folder.path)
          && SynchronizedMembership.isException(path, folder.exceptions) != folder.isMember
      }
  }
}
