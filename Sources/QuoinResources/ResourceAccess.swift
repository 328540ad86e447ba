/// Which files a document may read.
///
/// A document names files: style sheets, fonts, pictures. All of them are opened by a `Resources` value, which
/// refuses what is outside of these folders, also where a symbolic link or `..` leads there. Nothing is ever
/// fetched from a network.
///
///     var options = ImportOptions()
///     options.access = ResourceAccess(roots: ["/srv/brand"])   // the document's folder, and this one
public struct ResourceAccess: Hashable, Sendable {
  /// Whether files in the document's own folder, and in the folders in it, may be read.
  public var includesDocumentFolder: Bool
  /// The folders of which files may be read beside that.
  ///
  /// A folder that does not exist allows nothing.
  public var roots: [String]

  /// The folders of which files may be read.
  public init(roots: [String] = [], includesDocumentFolder: Bool = true) {
    self.roots = roots
    self.includesDocumentFolder = includesDocumentFolder
  }

  /// The document's own folder: the default.
  public static let documentFolder = ResourceAccess()
  /// No file at all; `data:` addresses are still read.
  public static let nothing = ResourceAccess(includesDocumentFolder: false)
  /// Every file that the process may read.
  ///
  /// It is for documents of the user's own only.
  public static let everything = ResourceAccess(roots: ["/"])
}
