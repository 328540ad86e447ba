import QuoinModel

extension [Diagnostic] {
  /// Returns the diagnostics sorted by file, line and column; those at one location keep their
  /// order.
  ///
  /// Diagnostics of the document itself come first, then those of its sheets in order of
  /// appearance, and finally those without a location.
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
