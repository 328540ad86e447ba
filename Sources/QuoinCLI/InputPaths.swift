import QuoinImport

/// The paths of the documents, some of which may still be arriving.
struct InputPaths {
  /// The names for images of documents found in folders, by path.
  let names: [String: String]
  /// The paths without the folders of languages of documents found in folders, by path.
  let unlocalizedPaths: [String: String]
  /// The number of documents, if known.
  let count: Int?
  private var files: ArraySlice<String>
  private let readsStandardInput: Bool

  /// Creates the list of the given paths, followed by the lines of standard input if requested.
  init(_ documents: [AppFolder.Document], readsStandardInput: Bool) {
    let files = documents.map(\.path)
    self.files = files[...]
    names = Dictionary(
      documents.compactMap { document in document.name.map { (document.path, $0) } },
      uniquingKeysWith: { first, _ in first })
    unlocalizedPaths = Dictionary(
      documents.compactMap { $0.name == nil ? nil : ($0.path, $0.unlocalizedPath) },
      uniquingKeysWith: { first, _ in first })
    self.readsStandardInput = readsStandardInput
    count = readsStandardInput ? nil : files.count
  }

  /// Those that are to come, where no more may come in.
  var known: ArraySlice<String>? { readsStandardInput ? nil : files }

  /// Returns the next path, waiting for a line if there may be more.
  ///
  /// A caller that writes one path at a time thus receives each result before writing the next
  /// path.
  mutating func next() -> String? {
    if let file = files.popFirst() { return file }
    while readsStandardInput, let line = readLine() {
      if !line.isEmpty { return line }
    }
    return nil
  }
}
