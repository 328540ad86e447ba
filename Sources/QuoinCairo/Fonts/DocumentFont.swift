/// A font that a document brings along: CSS's `@font-face`.
public struct DocumentFont: Hashable, Sendable {
  /// What the document calls the family.
  public var family: String
  /// The file.
  public var path: String

  /// A font of a name in a file.
  public init(family: String, path: String) {
    self.family = family
    self.path = path
  }
}

extension PangoTextMeasurer {
  /// The measurer with the fonts of a document beside its own.
  ///
  /// The files must stay until the text is drawn.
  public func adding(_ faces: [DocumentFont]) -> PangoTextMeasurer {
    guard !faces.isEmpty else { return self }
    return PangoTextMeasurer(library: FontLibrary(files: ownFiles, faces: faces))
  }
}
