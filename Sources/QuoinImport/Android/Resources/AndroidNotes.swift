import QuoinResources

/// What two tables in a project's root say of it where its own files do not: the theme of each resource folder
/// and the sizes of pictures.
///
/// A project that is not there as a whole has no manifest, and pictures are often left out of a repository.
/// `themes.tsv` has a resource folder and a theme's name a line, `drawables.tsv` a resource folder, a drawable
/// and its width and height in pixels; folders are from the root, columns are apart by tabs, and the first line
/// names them.
///
/// Where the first of them is there, layouts were recorded with these themes alone: `android:theme` in a layout
/// counts for nothing.
struct AndroidNotes: Sendable {
  /// Whether themes in layouts count for nothing.
  let fixesThemes: Bool
  private let root: String
  /// The names of the themes by the folders of resources.
  private var themes: [String: String] = [:]
  /// The sizes of drawables by the folders of resources.
  private var sizes: [String: [String: Extent]] = [:]
  /// The first size of each name in all of the folders.
  private var sizesElsewhere: [String: Extent] = [:]

  private struct Extent {
    let width: Int
    let height: Int
  }

  init(root: String?, _ door: Resources) {
    self.root = root ?? ""
    let rows = root.map { AndroidNotes.rows($0 + "/themes.tsv", door) } ?? []
    fixesThemes = rows.contains { $0.count >= 2 }
    for row in rows where row.count >= 2 { themes[row[0]] = row[1] }
    guard let root else { return }
    for row in AndroidNotes.rows(root + "/drawables.tsv", door) where row.count >= 4 {
      guard let width = Int(row[2]), let height = Int(row[3]) else { continue }
      let extent = Extent(width: width, height: height)
      sizes[row[0], default: [:]][row[1]] = extent
      if sizesElsewhere[row[1]] == nil { sizesElsewhere[row[1]] = extent }
    }
  }

  /// The name of the theme of documents in a folder of resources, or `nil` where nobody says one.
  func theme(of folder: String) -> String? { themes[relative(folder)] }

  /// The size of a drawable in pixels, by its kind and name.
  func size(_ key: String, in folder: String) -> (Int, Int)? {
    guard let found = sizes[relative(folder)]?[key] ?? sizesElsewhere[key] else { return nil }
    return (found.width, found.height)
  }

  private func relative(_ folder: String) -> String {
    folder.hasPrefix(root + "/") ? String(folder.dropFirst(root.count + 1)) : folder
  }

  private static func rows(_ path: String, _ door: Resources) -> [[String]] {
    guard let bytes = try? door.file(path: path, as: .sheet).bytes() else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).dropFirst().map
    {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
  }
}
