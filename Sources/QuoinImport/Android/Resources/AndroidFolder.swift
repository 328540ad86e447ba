import Foundation
import QuoinModel
import QuoinResources
import Synchronization

/// A resource folder, `res`, for a configuration; its contents are searched once.
final class AndroidFolder: Sendable {
  let path: String
  private let resources: Resources
  private let configuration: AndroidConfiguration
  private let state = Mutex(State())

  private struct State {
    /// Its subfolders that match the configuration, best first.
    var folders: [(name: String, qualifiers: AndroidQualifiers)]?
    /// For each resource type, the best file by name without extension.
    var files: [String: [String: String]] = [:]
    var values: [String: AndroidEntry]?
    /// Whether values files were left out because all together are too large.
    var isCutShort = false
    /// The theme in the manifest next to the folder, once it was searched for.
    var theme: String??
  }

  /// The maximum total size of values files: that of four sheets, many times that of the largest projects.
  let maximumBytes: Int

  init(
    _ path: String, _ resources: Resources, _ configuration: AndroidConfiguration, _ limits: Limits
  ) {
    self.path = path
    self.resources = resources
    self.configuration = configuration
    maximumBytes = min(limits.sheetBytes, Int.max / 4) * 4
  }

  /// Returns the best elements of the values files, by type and name.
  ///
  /// - Parameter deadline: The deadline of the document that needs them. What was not read by then is read for the
  ///   next document.
  func values(by deadline: Deadline?) -> [String: AndroidEntry] {
    state.withLock { state in
      if let known = state.values { return known }
      if deadline?.hasPassed() == true { return [:] }
      let values = readValues(&state, deadline)
      if deadline?.hasPassed() != true { state.values = values }
      return values
    }
  }

  /// Whether values files were left out because all together are too large.
  var isCutShort: Bool { state.withLock { $0.isCutShort } }

  /// Returns the path of the best file for a type and a name.
  func file(_ key: String) -> String? {
    guard let slash = key.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let kind = String(key[..<slash])
    let name = String(key[key.utf8.index(after: slash)...])
    return state.withLock { state in
      if let known = state.files[kind] { return known[name] }
      var found: [String: String] = [:]
      for folder in folders(&state) where folder.qualifiers.kind == kind {
        for entry in resources.contents(of: path + "/" + folder.name) where entry.kind != .folder {
          let stem = String(entry.name.prefix { $0 != "." })
          if found[stem] == nil { found[stem] = path + "/" + folder.name + "/" + entry.name }
        }
      }
      state.files[kind] = found
      return found[name]
    }
  }

  /// The theme of the application, or of the first activity that specifies one.
  var theme: String? {
    state.withLock { state in
      if let known = state.theme { return known }
      let theme = manifestTheme
      state.theme = .some(theme)
      return theme
    }
  }

  private var manifestTheme: String? {
    let path = FilePath.folder(path) + "/AndroidManifest.xml"
    guard let file = AndroidFile.read(path, resources),
      let application = file.tree.root?.child("application")
    else { return nil }
    let elements = [application] + application.children.filter { $0.name == "activity" }
    return elements.lazy.compactMap { file.attributes($0)["android:theme"] }.first
      .map { AndroidReference.styleName($0) }
  }

  private func folders(_ state: inout State) -> [(name: String, qualifiers: AndroidQualifiers)] {
    if let known = state.folders { return known }
    let suited = resources.contents(of: path).filter { $0.kind == .folder }
      .map { ($0.name, AndroidQualifiers(Substring($0.name), configuration)) }
      .filter { !$0.1.isExcluded }
    let sorted = suited.enumerated().sorted { first, second in
      if first.element.1.isBetter(than: second.element.1) { return true }
      if second.element.1.isBetter(than: first.element.1) { return false }
      return first.offset < second.offset
    }.map { (name: $0.element.0, qualifiers: $0.element.1) }
    state.folders = sorted
    return sorted
  }

  private func readValues(_ state: inout State, _ deadline: Deadline?) -> [String: AndroidEntry] {
    var values: [String: AndroidEntry] = [:]
    var bytes = 0
    for folder in folders(&state) where folder.qualifiers.kind == "values" {
      let inside = path + "/" + folder.name
      for entry in resources.contents(of: inside) where entry.name.hasSuffix(".xml") {
        if deadline?.hasPassed() == true { return values }
        guard bytes <= maximumBytes else {
          state.isCutShort = true
          return values
        }
        guard let file = try? resources.file(path: inside + "/" + entry.name, as: .sheet),
          let data = try? file.bytes(),
          let tree = try? XMLTreeReader.read(Data(data), path: entry.name, deadline: deadline),
          let root = tree.root
        else { continue }
        bytes += data.count
        for element in root.children {
          guard let key = AndroidFolder.key(element), values[key] == nil else { continue }
          values[key] = AndroidEntry(element)
        }
      }
    }
    return values
  }

  /// Returns the type and name of an element of a values file.
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

  /// Returns the key of a resource; dots and underscores in names are equivalent.
  static func key(_ kind: some StringProtocol, _ name: some StringProtocol) -> String {
    let point = UInt8(ascii: ".")
    guard name.utf8.contains(point) else { return "\(kind)/\(name)" }
    let plain = name.utf8.map { $0 == point ? UInt8(ascii: "_") : $0 }
    return "\(kind)/\(String(decoding: plain, as: UTF8.self))"
  }
}

extension AndroidFile {
  /// Returns a file of a project as XML, or `nil` if it cannot be read.
  static func read(_ path: String, _ resources: Resources) -> AndroidFile? {
    guard let bytes = try? resources.file(path: path, as: .sheet).bytes(),
      let tree = try? XMLTreeReader.read(Data(bytes), path: path)
    else { return nil }
    return AndroidFile(tree, path: path)
  }
}

extension Resources {
  /// Returns the visible contents of a project folder, or an empty array if it cannot be read.
  func contents(of folder: String) -> [FolderEntry] {
    let entries = (try? entries(ofFolder: folder, atMost: 10_000)) ?? []
    return entries.filter { !$0.name.hasPrefix(".") }
  }
}
