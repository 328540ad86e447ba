import QuoinModel

/// A font that a document provides, as with CSS's `@font-face`.
public struct DocumentFont: Hashable, Sendable {
  /// The reason why a font cannot be held as a file.
  public struct Failure: Error, CustomStringConvertible {
    /// A description of the reason.
    public let description: String
  }

  /// The family name that the document uses.
  public var family: String
  /// The path of the font file.
  public var path: String
  /// The document's description of the font, if it determines when the font is used.
  package var rule: FontFaceRule?
  /// The font of the file, if it is one of those that are installed; otherwise the first.
  var installed: InstalledFont?
  /// Keeps the file of an in-memory font alive.
  private var memory: FontMemory?

  /// Creates a font from a file, which must exist until the text is drawn.
  public init(family: String, path: String) {
    self.family = family
    self.path = path
  }

  /// Creates a font from one that is installed: CSS's `local()`.
  package init(family: String, installed: InstalledFont) {
    self.family = family
    self.path = installed.path
    self.installed = installed
  }

  /// Creates a font from bytes in memory; no file is written to disk if the system can avoid it.
  ///
  /// - Throws: the reason why the font cannot be held as a file, naming the folder of temporary
  ///   files if that is the cause.
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
  /// Returns a measurer with a document's fonts in addition to its own.
  ///
  /// Font files must exist until the text is drawn; in-memory fonts are kept alive.
  public func adding(_ faces: [DocumentFont]) -> PangoTextMeasurer {
    guard !faces.isEmpty else { return self }
    return PangoTextMeasurer(library: libraryAdding(faces))
  }
}
