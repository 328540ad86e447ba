import Foundation
public import Quoin
public import QuoinCairo
package import QuoinImport

extension Document {
  /// How the document's pictures are read: through its own resources and within its limits.
  package var pictureReading: PictureReading {
    PictureReading(resources: imported.resources, limits: options.limits, decoders: decoders)
  }

  /// The folders that are searched for pictures by name: the document's folder and the current one.
  package var imageFolders: [String] {
    [URL(fileURLWithPath: options.path).deletingLastPathComponent().path, ""]
  }

  /// Returns a picture of a layout of the document.
  ///
  /// - Parameters:
  ///   - arrangement: the layout.
  ///   - scale: pixels per point, or `nil` for the scale of the layout's traits.
  public func png(_ arrangement: Arrangement, scale: Double? = nil) -> PNG {
    var png = PNG(arrangement, scale: scale, text: text, imageFolders: imageFolders)
    png.reading = pictureReading
    return png
  }

  /// Returns a PDF with a page for each layout, and with the document's title and language.
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
  /// Creates metadata from that of an imported document.
  package init(_ imported: ImportedMetadata) {
    self.init()
    title = imported.title
    author = imported.author
    subject = imported.subject
    keywords = imported.keywords
    language = imported.language
  }
}
