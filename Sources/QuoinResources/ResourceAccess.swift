/// The files that a document may read.
///
/// A document refers to style sheets, fonts and pictures. All of them are opened by a `Resources`
/// value, which refuses anything outside these folders, including paths that leave them through a
/// symbolic link or `..`. Nothing is fetched from a network.
///
///     var options = ImportOptions()
///     options.access = ResourceAccess(roots: ["/srv/brand"])   // besides the document's folder
public struct ResourceAccess: Hashable, Sendable {
  /// Whether files in the document's own folder and its subfolders may be read.
  public var includesDocumentFolder: Bool
  /// Further folders whose files may be read.
  ///
  /// A folder that does not exist grants no access.
  public var roots: [String]

  /// Creates an access rule from the folders whose files may be read.
  public init(roots: [String] = [], includesDocumentFolder: Bool = true) {
    self.roots = roots
    self.includesDocumentFolder = includesDocumentFolder
  }

  /// Only the document's own folder: the default.
  public static let documentFolder = ResourceAccess()
  /// No files at all; `data:` addresses can still be read.
  public static let nothing = ResourceAccess(includesDocumentFolder: false)
  /// Every file that the process may read.
  ///
  /// Use it only for the user's own documents.
  public static let everything = ResourceAccess(roots: ["/"])
}
