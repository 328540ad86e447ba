/// The targets of a `project.pbxproj`, with the files that each copies into its bundle.
///
/// A project file is a table of objects that refer to each other by key. Groups may form cycles or have several
/// parents; each is visited once.
struct ProjectFile: Hashable, Sendable {
  /// A target of the project.
  struct Target: Hashable, Sendable {
    var name: String
    /// The copied items, relative to the project's folder.
    var items: [Item] = []
    /// The synchronised folders with files of the target.
    var folders: [SynchronizedFolder] = []
    /// The distinct `Info.plist` paths of the configurations, relative to the project's folder.
    var infoPlists: [String] = []
    /// The `Info.plist` values from build settings, by key.
    var infoValues: [String: String] = [:]
  }

  /// A file, or a folder that is copied as a whole.
  struct Item: Hashable, Sendable {
    var path: String
    /// Whether the item is a folder that remains a folder in the bundle.
    var isFolder = false
  }

  /// A synchronised folder, whose files the project does not list individually.
  struct SynchronizedFolder: Hashable, Sendable {
    var path: String
    /// Whether the folder's files belong to the target, except for the exceptions; if `false`, only the exceptions do.
    var isMember: Bool
    /// The exceptions' paths, relative to the project's folder.
    var exceptions: Set<String>
  }

  private(set) var targets: [Target] = []
  /// The app's development language.
  private(set) var developmentRegion: String?

  /// Reads a project file, or returns `nil` if it is not valid.
  init?(_ bytes: [UInt8]) {
    guard let value = try? OldPropertyList.read(bytes),
      case .dictionary(let objects)? = value["objects"],
      let root = value["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    developmentRegion = root["developmentRegion"]?.text
    var reader = ProjectReader(objects: objects, places: ProjectPlaces(objects, root))
    for key in objects.keys.sorted() {
      guard let object = objects[key], object["isa"]?.text == "PBXNativeTarget" else { continue }
      targets.append(reader.target(key, object))
    }
  }
}

/// A reader for the targets of a project.
private struct ProjectReader {
  let objects: [String: PropertyValue]
  let places: ProjectPlaces
  /// The keys of the synchronised folders, sorted.
  private let synchronized: [String]
  /// The number of items that targets may still list, because many targets may refer to one long list.
  private var budget = 200_000

  init(objects: [String: PropertyValue], places: ProjectPlaces) {
    self.objects = objects
    self.places = places
    synchronized = objects.filter {
      $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
    }.keys.sorted()
  }

  mutating func target(_ key: String, _ object: PropertyValue) -> ProjectFile.Target {
    var target = ProjectFile.Target(name: object["name"]?.text ?? key)
    for phase in object["buildPhases"]?.texts.compactMap({ objects[$0] }) ?? []
    where phase["isa"]?.text == "PBXResourcesBuildPhase" {
      for file in phase["files"]?.texts.prefix(budget).compactMap({ objects[$0] }) ?? [] {
        guard let reference = file["fileRef"]?.text, let entry = objects[reference] else {
          continue
        }
        let isVariant = entry["isa"]?.text == "PBXVariantGroup"
        for item in isVariant ? entry["children"]?.texts ?? [] : [reference] {
          guard budget > 0, let path = places.paths[item] else { continue }
          budget -= 1
          target.items.append(ProjectFile.Item(path: path, isFolder: isFolder(objects[item])))
        }
      }
    }
    target.folders = folders(key, object)
    readSettings(object, &target)
    if target.infoPlists.isEmpty {
      // The settings are in a configuration file. Targets do not copy `Info.plist`, so it is among the exceptions.
      target.infoPlists = target.folders.filter(\.isMember).flatMap { folder in
        folder.exceptions.filter { $0.hasSuffix("Info.plist") }.sorted()
      }
    }
    return target
  }

  /// Whether a reference is a folder that is copied as a whole, shown in blue by Xcode.
  private func isFolder(_ reference: PropertyValue?) -> Bool {
    let type = reference?["lastKnownFileType"]?.text ?? reference?["explicitFileType"]?.text
    return type == "folder"
  }

  /// Returns the synchronised folders with files of a target: its own, and those with exceptions for it.
  private mutating func folders(
    _ key: String, _ object: PropertyValue
  ) -> [ProjectFile.SynchronizedFolder] {
    let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
    var folders: [ProjectFile.SynchronizedFolder] = []
    for group in synchronized.prefix(budget) {
      guard let path = places.paths[group] else { continue }
      budget -= 1
      var exceptions: Set<String> = []
      for set in objects[group]?["exceptions"]?.texts.prefix(budget).compactMap({ objects[$0] })
        ?? []
      {
        budget = max(0, budget - 1)
        guard set["target"]?.text == key else { continue }
        for name in set["membershipExceptions"]?.texts.prefix(budget) ?? [] {
          exceptions.insert(FilePath.join(path, name))
        }
        budget = max(0, budget - exceptions.count)
      }
      let isMember = own.contains(group)
      if isMember || !exceptions.isEmpty {
        folders.append(
          ProjectFile.SynchronizedFolder(path: path, isMember: isMember, exceptions: exceptions))
      }
    }
    return folders
  }

  /// Reads the `Info.plist` settings from the configurations of a target.
  private func readSettings(_ object: PropertyValue, _ target: inout ProjectFile.Target) {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    for key in list?["buildConfigurations"]?.texts.prefix(100) ?? [] {
      let settings = objects[key]?["buildSettings"]
      if let path = settings?["INFOPLIST_FILE"]?.text, let plain = plain(path),
        !target.infoPlists.contains(plain)
      {
        target.infoPlists.append(plain)
      }
      for (name, value) in settings?.members ?? [:] where name.hasPrefix("INFOPLIST_KEY_") {
        target.infoValues[String(name.dropFirst(14))] = value.text
      }
    }
  }

  /// Returns a path without variables for the project's folder, or `nil` if it has other variables.
  private func plain(_ path: String) -> String? {
    var path = path
    for name in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"]
    where path.hasPrefix(name) {
      path.removeFirst(name.count)
    }
    return path.contains("$") ? nil : FilePath.join("", path)
  }
}

/// The paths of a project's files and groups relative to the project's folder, by key.
struct ProjectPlaces {
  private(set) var paths: [String: String] = [:]

  init(_ objects: [String: PropertyValue], _ root: PropertyValue) {
    let start = root["projectDirPath"]?.text ?? ""
    var rest: [(key: String, folder: String)] = []
    if let main = root["mainGroup"]?.text { rest.append((main, start)) }
    var visited: Set<String> = []
    while let (key, folder) = rest.popLast() {
      guard visited.insert(key).inserted, let object = objects[key] else { continue }
      let path = object["path"]?.text
      let place: String
      switch object["sourceTree"]?.text ?? "<group>" {
      case "<group>": place = FilePath.join(folder, path ?? "")
      case "SOURCE_ROOT": place = FilePath.join(start, path ?? "")
      case "<absolute>": place = path ?? ""
      // Build products, and files that belong to Xcode.
      default: continue
      }
      paths[key] = place
      for child in (object["children"]?.texts ?? []).reversed() { rest.append((child, place)) }
    }
  }
}
