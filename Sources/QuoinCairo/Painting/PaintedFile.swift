import QuoinModel

/// A picture as the bytes of a file.
public struct PaintedFile: Hashable, Sendable {
  /// The bytes.
  public var data: [UInt8]
  /// What could not be drawn as asked, such as pictures that are missing (`missing-image`).
  public var diagnostics: [Diagnostic]

  /// A file of its parts.
  package init(data: [UInt8], diagnostics: [Diagnostic]) {
    self.data = data
    self.diagnostics = diagnostics
  }
}
