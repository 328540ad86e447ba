extension Node {
  /// What diagnostics and printed trees call the node: its kind with the name that a document's
  /// author gave it, with its id, its text, or the place where it was described.
  public final var displayName: String {
    let type = documentType ?? kind
    if let documentLabel { return "\(type) '\(documentLabel)'" }
    if let identifier { return "\(type) '\(identifier)'" }
    if let text = texts.first?.string, !text.isEmpty { return "\(type) \"\(text.prefix(24))\"" }
    if let place { return "\(type) (\(place.file.isEmpty ? "line " : "")\(place))" }
    return "\(type) #\(id.rawValue)"
  }

  /// Notes where the node was described, unless it knows.
  @usableFromInline final func describe(_ file: String, _ line: Int) {
    if place == nil { place = SourcePlace(file: file, line: line) }
  }
}
