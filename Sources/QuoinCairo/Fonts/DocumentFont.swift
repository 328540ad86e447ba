import QuoinModel

/// A font that a document brings along: CSS's `@font-face`.
public struct DocumentFont: Hashable, Sendable {
  /// Why a font cannot be held as a file.
  public struct Failure: Error, CustomStringConvertible {
    /// The reason, in words.
    public let description: String
  }

  /// What the document calls the family.
  public var family: String
  /// The file.
  public var path: String
  /// Keeps the file of a font that is only in memory.
  private var memory: FontMemory?

  /// A font of a name in a file, which must stay until the text is drawn.
  public init(family: String, path: String) {
    self.family = family
    self.path = path
  }

  /// A font of a name in memory; no file of the disk is written where the system can do without.
  ///
  /// - Throws: why the font cannot be held as a file, with the folder of temporary files where that is in the way.
  public init(family: String, data: [UInt8]) throws(Failure) {
    var file = data
    if CompressedFont.isCompressed(data) {
      guard let opened = CompressedFont.opened(data) else {
        throw Failure(description: "its compressed form (WOFF) is damaged")
      }
      file = opened
    }
    let memory = try FontMemory(file)
    self.family = family
    self.memory = memory
    path = memory.path
  }
}

extension PangoTextMeasurer {
  /// The measurer with the fonts of a document beside its own.
  ///
  /// Files must stay until the text is drawn; fonts in memory do.
  public func adding(_ faces: [DocumentFont]) -> PangoTextMeasurer {
    guard !faces.isEmpty else { return self }
    return PangoTextMeasurer(library: libraryAdding(faces))
  }
}
