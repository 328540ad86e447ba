import QuoinImport

/// The paths of the documents, which may still be coming in.
struct InputPaths {
  /// What the pictures of documents are called that were found in folders, by their paths.
  let names: [String: String]
  /// How many there are, where that is known.
  let count: Int?
  private var files: ArraySlice<String>
  private let readsStandardInput: Bool

  /// The paths that were given, and then the lines of standard input if those are paths, too.
  init(_ documents: [AppFolder.Document], readsStandardInput: Bool) {
    let files = documents.map(\.path)
    self.files = files[...]
    names = Dictionary(
      documents.compactMap { document in document.name.map { (document.path, $0) } },
      uniquingKeysWith: { first, _ in first })
    self.readsStandardInput = readsStandardInput
    count = readsStandardInput ? nil : files.count
  }

  /// Those that are to come, where no more may come in.
  var known: ArraySlice<String>? { readsStandardInput ? nil : files }

  /// The next one; waits for a line where there may be more, so that who writes a path can have
  /// its answer before the next.
  mutating func next() -> String? {
    if let file = files.popFirst() { return file }
    while readsStandardInput, let line = readLine() {
      if !line.isEmpty { return line }
    }
    return nil
  }
}
