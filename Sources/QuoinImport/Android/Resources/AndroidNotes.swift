import QuoinResources

/// Information about a project from two tables in its root: the theme of each resource folder, and
/// the sizes of drawables.
///
/// An incomplete project has no manifest, and images are often missing from a repository.
/// `themes.tsv` lists a resource folder and a theme name per line, `drawables.tsv` a resource
/// folder, a drawable, and its width and height in pixels. Folders are relative to the root,
/// columns are separated by tabs, and the first line is a header.
///
/// If `themes.tsv` exists, layouts were recorded with these themes only, and `android:theme` in
/// layouts is ignored.
struct AndroidNotes: Sendable {
  /// Whether themes in layouts are ignored.
  let fixesThemes: Bool
  private let root: String
  /// The theme names by resource folder.
  private var themes: [String: String] = [:]
  /// The sizes of drawables by resource folder.
  private var sizes: [String: [String: Extent]] = [:]
  /// The first size of each drawable in any folder.
  private var sizesElsewhere: [String: Extent] = [:]

  private struct Extent {
    let width: Int
    let height: Int

    /// Creates a size from columns, or returns `nil` if one has no number of pixels that a drawable can have.
    init?(_ width: String, _ height: String) {
      guard let width = Int(width), let height = Int(height), width.magnitude < 1_000_000,
        height.magnitude < 1_000_000
      else { return nil }
      (self.width, self.height) = (width, height)
    }
  }

  init(root: String?, _ resources: Resources) {
    self.root = root ?? ""
    let rows = root.map { AndroidNotes.rows($0 + "/themes.tsv", resources) } ?? []
    fixesThemes = rows.contains { $0.count >= 2 }
    for row in rows where row.count >= 2 { themes[row[0]] = row[1] }
    guard let root else { return }
    for row in AndroidNotes.rows(root + "/drawables.tsv", resources) where row.count >= 4 {
      guard let extent = Extent(row[2], row[3]) else { continue }
      sizes[row[0], default: [:]][row[1]] = extent
      if sizesElsewhere[row[1]] == nil { sizesElsewhere[row[1]] = extent }
    }
  }

  /// Returns the theme of documents in a resource folder, or `nil` if it is not listed.
  func theme(of folder: String) -> String? { themes[relative(folder)] }

  /// Returns the size of a drawable in pixels, by type and name.
  func size(_ key: String, in folder: String) -> (Int, Int)? {
    guard let found = sizes[relative(folder)]?[key] ?? sizesElsewhere[key] else { return nil }
    return (found.width, found.height)
  }

  private func relative(_ folder: String) -> String {
    folder.hasPrefix(root + "/") ? String(folder.dropFirst(root.count + 1)) : folder
  }

  private static func rows(_ path: String, _ resources: Resources) -> [[String]] {
    guard let bytes = try? resources.file(path: path, as: .sheet).bytes() else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).dropFirst().map
    {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
  }
}
