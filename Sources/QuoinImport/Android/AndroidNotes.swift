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
struct AndroidNotes {
  /// The name of the theme, or `nil` where nobody says one.
  private(set) var theme: String?
  /// Whether themes in layouts count for nothing.
  private(set) var fixesThemes = false
  private var sizes: [String: (Int, Int)] = [:]
  private var sizesElsewhere: [String: (Int, Int)] = [:]

  init(root: String?, own: String, _ door: Resources) {
    guard let root else { return }
    let folder = own.hasPrefix(root + "/") ? String(own.dropFirst(root.count + 1)) : own
    for row in AndroidNotes.rows(root + "/themes.tsv", door) where row.count >= 2 {
      fixesThemes = true
      if row[0] == folder { theme = row[1] }
    }
    for row in AndroidNotes.rows(root + "/drawables.tsv", door) where row.count >= 4 {
      guard let width = Int(row[2]), let height = Int(row[3]) else { continue }
      if row[0] == folder { sizes[row[1]] = (width, height) }
      if sizesElsewhere[row[1]] == nil { sizesElsewhere[row[1]] = (width, height) }
    }
  }

  /// The size of a drawable in pixels, by its kind and name.
  func size(_ key: String) -> (Int, Int)? { sizes[key] ?? sizesElsewhere[key] }

  private static func rows(_ path: String, _ door: Resources) -> [[String]] {
    guard let bytes = try? door.file(path: path, as: .sheet).bytes() else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
  }
}
