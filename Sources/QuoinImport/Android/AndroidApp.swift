import Foundation
import QuoinResources

/// Finds the layouts of Android projects in a folder.
package enum AndroidApp {
  /// The maximum depth of folders to search.
  private static let maximumDepth = 16
  /// The maximum number of folders to search.
  private static let maximumFolders = 20_000

  /// Returns the layouts in a folder, by path.
  ///
  /// Of a layout that also exists with qualifiers, only the file without qualifiers is returned.
  package static func documents(
    in folder: String, limits: Limits = .standard
  ) -> [AppFolder.Document] {
    let access = ResourceAccess(roots: [folder], includesDocumentFolder: false)
    let resources = Resources(access, document: folder + "/", limits: limits)
    let root = resources.documentFolder
    var found: [String] = []
    var pending = [(root, 0)]
    var looked = 0
    while let (path, depth) = pending.popLast(), looked < maximumFolders {
      looked += 1
      // Build output only contains copies of other files.
      let folders = entries(path, resources).filter { $0.kind == .folder && $0.name != "build" }
      let layouts = folders.filter { $0.name == "layout" || $0.name.hasPrefix("layout-") }
      if !layouts.isEmpty, isResourceFolder(path) {
        found += self.layouts(in: path, layouts.map(\.name), resources)
      } else if depth < maximumDepth {
        pending += folders.map { (path + "/" + $0.name, depth + 1) }
      }
    }
    return found.sorted().map { path in
      let name = FilePath.relative(path, from: root)
      let own = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      return AppFolder.Document(path: own, name: String(name.dropLast(".xml".count)))
    }
  }

  /// The name of the file that describes an app or a library.
  static let manifest = "AndroidManifest.xml"

  /// Whether a folder that contains layouts is a resource folder: by its name, or by the manifest beside it.
  static func isResourceFolder(_ path: String) -> Bool {
    guard path.utf8.count > 1 else { return false }
    return FilePath.name(path).hasPrefix("res")
      || FileManager.default.fileExists(atPath: FilePath.folder(path) + "/" + manifest)
  }

  /// Returns one file for each name, from the folder with the fewest qualifiers.
  private static func layouts(
    in path: String, _ folders: [String], _ resources: Resources
  ) -> [String] {
    var known: Set<String> = []
    var found: [String] = []
    for folder in folders.sorted(by: { ($0.count, $0) < ($1.count, $1) }) {
      for entry in entries(path + "/" + folder, resources)
      // A link may lead out of the folder, and a pipe has no end.
      where entry.kind == .file && entry.name.hasSuffix(".xml") {
        if known.insert(entry.name).inserted {
          found.append(path + "/" + folder + "/" + entry.name)
        }
      }
    }
    return found
  }

  private static func entries(_ path: String, _ resources: Resources) -> [FolderEntry] {
    ((try? resources.entries(ofFolder: path, atMost: 10_000)) ?? []).filter {
      !$0.name.hasPrefix(".")
    }
  }
}
