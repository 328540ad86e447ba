import Foundation
public import Quoin
public import QuoinCairo
package import QuoinImport

extension Document {
  /// How the document's pictures are read: through its own door, within its limits.
  package var pictureReading: PictureReading {
    PictureReading(resources: imported.resources, limits: options.limits, decoders: decoders)
  }

  /// The folders in which pictures are looked for by name: that of the document, and the one at hand.
  package var imageFolders: [String] {
    [URL(fileURLWithPath: options.path).deletingLastPathComponent().path, ""]
  }

  /// A picture of a layout of the document.
  ///
  /// - Parameters:
  ///   - arrangement: the layout.
  ///   - scale: pixels in a point, or `nil` for those of the layout's surroundings.
  public func png(_ arrangement: Arrangement, scale: Double? = nil) -> PNG {
    var png = PNG(arrangement, scale: scale, text: text, imageFolders: imageFolders)
    png.reading = pictureReading
    return png
  }

  /// A PDF of which each layout is a page, with the title and the language of the document.
  ///
  ///     try document.pdf(document.pages()).write(to: "document.pdf")
  public func pdf(_ pages: [Arrangement]) -> PDF {
    var pdf = PDF(pages, text: text, imageFolders: imageFolders)
    pdf.reading = pictureReading
    pdf.metadata = DocumentMetadata(imported.metadata)
    return pdf
  }
}

extension DocumentMetadata {
  /// What an imported document says of itself.
  package init(_ imported: ImportedMetadata) {
    self.init()
    title = imported.title
    author = imported.author
    subject = imported.subject
    keywords = imported.keywords
    language = imported.language
  }
}
