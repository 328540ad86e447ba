/// The paths of the documents, which may still be coming in.
struct InputPaths {
  /// How many there are, where that is known.
  let count: Int?
  private var files: ArraySlice<String>
  private let readsStandardInput: Bool

  /// The paths that were given, and then the lines of standard input if those are paths, too.
  init(_ files: [String], readsStandardInput: Bool) {
    self.files = files[...]
    self.readsStandardInput = readsStandardInput
    count = readsStandardInput ? nil : files.count
  }

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
