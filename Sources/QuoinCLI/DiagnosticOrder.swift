import QuoinModel

extension [Diagnostic] {
  /// The diagnostics by file, line and column; those of one place keep their order.
  ///
  /// Those of the document itself come first, then those of its sheets in the order in which they were
  /// met, and last those that have no place.
  func byPlace(in path: String) -> [Diagnostic] {
    var files = ["": 0, path: 0]
    let keyed = enumerated().map { number, diagnostic in
      guard let place = diagnostic.place else { return (key: [Int.max, number], diagnostic) }
      let file = files[place.file] ?? files.count
      files[place.file] = file
      return (key: [file, place.line, place.column, number], diagnostic)
    }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.1)
  }
}
