import Foundation
import QuoinResources

/// The folders of the project that a document is in, and what their files say.
///
/// The root is the nearest folder above that looks like one of a project: it has a build's settings, a
/// repository or a licence in it. Without such a one it is the folder that holds the document's resources. No
/// file outside of it is read, and all are read through one door.
final class AndroidProject {
  let door: Resources
  let configuration: AndroidConfiguration
  /// The folder of the document's own resources, or `nil` for a document that stands alone.
  let own: AndroidFolder?
  /// The path of the project's root.
  let root: String?
  /// What is said of the project beside its files.
  let notes: AndroidNotes
  private let ownPath: String?
  private lazy var others: [AndroidFolder] = findOthers()

  init(_ options: ImportOptions, _ configuration: AndroidConfiguration) {
    self.configuration = configuration
    let path = options.path.isEmpty ? "-" : URL(fileURLWithPath: options.path).path
    let layout = AndroidPath.folder(of: path)
    let resources = AndroidPath.folder(of: layout)
    let isInProject =
      AndroidPath.name(of: layout).hasPrefix("layout") && options.path != "-"
      && !options.path.isEmpty && options.access.includesDocumentFolder
    let root = isInProject ? AndroidProject.root(above: resources) : nil
    self.root = root
    door = Resources(options.access, document: options.path, limits: options.limits)
      .adding(roots: root.map { [$0] } ?? [])
    ownPath = isInProject ? resources : nil
    own = isInProject ? AndroidFolder(resources, door, configuration) : nil
    notes = AndroidNotes(root: root, own: resources, door)
  }

  private static let marks = [
    "settings.gradle", "settings.gradle.kts", ".git", "gradlew", "LICENSE", "themes.tsv",
  ]

  private static func root(above resources: String) -> String {
    var folder = AndroidPath.folder(of: resources)
    for _ in 0..<24 where folder.count > 1 {
      if marks.contains(where: { FileManager.default.fileExists(atPath: folder + "/" + $0) }) {
        return folder
      }
      folder = AndroidPath.folder(of: folder)
    }
    return AndroidPath.folder(of: resources)
  }

  /// The other resource folders of the project, by their paths.
  private func findOthers() -> [AndroidFolder] {
    guard let root else { return [] }
    var found: [AndroidFolder] = []
    var pending = [(root, 0)]
    // What a build makes is a copy of what is there anyway; a tree without end is nobody's project.
    var looked = 0
    while let (folder, depth) = pending.popLast(), looked < 20_000 {
      looked += 1
      let folders = door.names(inFolder: folder).filter { $0.isFolder && $0.name != "build" }
      if folders.contains(where: { $0.name.hasPrefix("values") || $0.name.hasPrefix("layout") }) {
        if folder != ownPath { found.append(AndroidFolder(folder, door, configuration)) }
        continue
      }
      if depth < 16 {
        pending += folders.reversed().map { (folder + "/" + $0.name, depth + 1) }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// The name of the application's theme, from its manifest or the notes beside.
  var theme: String? { notes.theme ?? manifestTheme }

  private var manifestTheme: String? {
    guard let ownPath else { return nil }
    let path = AndroidPath.folder(of: ownPath) + "/AndroidManifest.xml"
    guard let file = document(path), let application = file.tree.root?.child("application") else {
      return nil
    }
    let elements = [application] + application.children.filter { $0.name == "activity" }
    return elements.lazy.compactMap { file.attributes($0)["android:theme"] }.first
      .map { AndroidReference.styleName($0) }
  }

  /// The best value of a resource, in the document's own folder or, if there is none, in the others.
  func entry(_ key: String) -> AndroidEntry? {
    if let found = own?.values[key] { return found }
    guard own != nil else { return nil }
    for folder in others {
      if let found = folder.values[key] { return found }
    }
    return nil
  }

  /// The best file of a resource, such as `layout/row`, as a path.
  func file(_ key: String) -> String? {
    if let found = own?.file(key) { return found }
    guard own != nil else { return nil }
    for folder in others {
      if let found = folder.file(key) { return found }
    }
    return nil
  }

  /// A file of the project as XML; what cannot be read is `nil`.
  func document(_ path: String) -> AndroidFile? { AndroidFolder.document(path, door) }
}

/// An element of a values file.
struct AndroidEntry {
  let file: AndroidFile
  let element: XMLTreeElement
}

/// A folder of resources: `res`.
final class AndroidFolder {
  let path: String
  private let door: Resources
  private let configuration: AndroidConfiguration
  /// The folders in it that suit the surroundings, the best first.
  private lazy var folders: [(name: String, qualifiers: AndroidQualifiers)] = sortedFolders()
  /// The files of each kind by name without ending, in the best folder.
  private var files: [String: [String: String]] = [:]

  init(_ path: String, _ door: Resources, _ configuration: AndroidConfiguration) {
    self.path = path
    self.door = door
    self.configuration = configuration
  }

  private func sortedFolders() -> [(name: String, qualifiers: AndroidQualifiers)] {
    let suited = door.names(inFolder: path).filter(\.isFolder)
      .map { ($0.name, AndroidQualifiers(Substring($0.name), configuration)) }
      .filter { !$0.1.isExcluded }
    return suited.enumerated().sorted { first, second in
      if first.element.1.isBetter(than: second.element.1) { return true }
      if second.element.1.isBetter(than: first.element.1) { return false }
      return first.offset < second.offset
    }.map { (name: $0.element.0, qualifiers: $0.element.1) }
  }

  /// The best elements of the values files, by kind and name.
  lazy var values: [String: AndroidEntry] = {
    var values: [String: AndroidEntry] = [:]
    for folder in folders where folder.qualifiers.kind == "values" {
      let inside = path + "/" + folder.name
      for name in door.names(inFolder: inside) where name.name.hasSuffix(".xml") {
        guard let file = AndroidFolder.document(inside + "/" + name.name, door),
          let root = file.tree.root
        else { continue }
        for element in root.children {
          guard let key = AndroidFolder.key(element), values[key] == nil else { continue }
          values[key] = AndroidEntry(file: file, element: element)
        }
      }
    }
    return values
  }()

  /// The path of the best file of a kind and a name.
  func file(_ key: String) -> String? {
    guard let slash = key.firstIndex(of: "/") else { return nil }
    let kind = String(key[..<slash])
    if files[kind] == nil {
      var found: [String: String] = [:]
      for folder in folders where folder.qualifiers.kind == kind {
        for name in door.names(inFolder: path + "/" + folder.name) where !name.isFolder {
          let stem = String(name.name.prefix { $0 != "." })
          if found[stem] == nil { found[stem] = path + "/" + folder.name + "/" + name.name }
        }
      }
      files[kind] = found
    }
    return files[kind]?[String(key[key.index(after: slash)...])]
  }

  /// The kind and the name of an element of a values file.
  private static func key(_ element: XMLTreeElement) -> String? {
    guard let name = element["name"] else { return nil }
    let kind =
      switch element.name {
      case "item": element["type"] ?? ""
      case let tag where tag.hasSuffix("array"): "array"
      case let tag: tag
      }
    return AndroidFolder.key(kind, name)
  }

  /// The key of a resource; points and underscores in names are the same.
  static func key(_ kind: some StringProtocol, _ name: some StringProtocol) -> String {
    kind + "/" + String(name.map { $0 == "." ? "_" : $0 })
  }

  static func document(_ path: String, _ door: Resources) -> AndroidFile? {
    guard let bytes = try? door.file(path: path, as: .sheet).bytes(),
      let tree = try? XMLTreeReader.read(Data(bytes), path: path)
    else { return nil }
    return AndroidFile(tree, path: path)
  }
}
