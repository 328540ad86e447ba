import QuoinModel

/// A painted picture, as the bytes of a file.
public struct PaintedFile: Hashable, Sendable {
  /// The bytes.
  public var data: [UInt8]
  /// Diagnostics about what could not be drawn as requested, such as missing pictures
  /// (`missing-image`).
  public var diagnostics: [Diagnostic]

  /// Creates a file from its bytes and diagnostics.
  package init(data: [UInt8], diagnostics: [Diagnostic]) {
    self.data = data
    self.diagnostics = diagnostics
  }
}
