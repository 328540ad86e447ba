public import Foundation
public import Quoin
public import QuoinCairo
public import QuoinImport

/// A document that is read once, and can be laid out and drawn any number of times: HTML, a
/// storyboard, a xib or an Android layout.
///
///     let invoice = try Document(path: "invoice.html")
///     try invoice.pdf(invoice.pages()).write(to: "invoice.pdf")
///     let phone = invoice.layout(in: Size(390, 844)) { $0.colorScheme = .dark }
///     try invoice.png(phone).write(to: "invoice.png")
///
/// Each layout of an HTML document evaluates media queries, viewport lengths and generated content
/// for itself. Use a document from one isolation domain at a time; its arrangements can be sent
/// anywhere.
public struct Document {
  /// The document's trees and metadata.
  public let imported: ImportedDocument
  /// The format of the document.
  public let kind: DocumentKind
  /// Measures and draws text, including in fonts that the document provides.
  public let text: PangoTextMeasurer
  /// Problems found while reading the document and its fonts; arrangements and pictures have
  /// diagnostics of their own.
  public let diagnostics: [Diagnostic]
  let options: ImportOptions
  let decoders: DecoderPool?

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: the contents of the file.
  ///   - options: how to read it; `path` is the document's name, and files that it refers to are
  ///     resolved from its folder.
  ///   - text: the fonts; `options.text` is ignored.
  ///   - decoders: child processes that test the document's fonts and decode its pictures, or `nil`
  ///     to do that in this process.
  /// - Throws: an error if nothing of the document can be read. All other problems are reported as
  ///   diagnostics.
  public init(
    _ data: Data, options: ImportOptions = ImportOptions(), text: PangoTextMeasurer = .standard,
    decoders: DecoderPool? = nil
  ) throws(ImportError) {
    var options = options
    options.text = text
    kind = try DocumentKind(of: data, path: options.path)
    switch kind {
    case .html: imported = try HTMLDocument.read(data, options: options)
    case .interfaceBuilder: imported = try InterfaceBuilder.read(data, options: options)
    case .android: imported = try AndroidLayouts.read(data, options: options)
    }
    let fonts = DocumentFonts(imported.fonts, text, decoders, options.limits)
    self.text = text.adding(fonts.faces)
    diagnostics = (imported.diagnostics + fonts.diagnostics).limited(to: options.limits.diagnostics)
    self.options = options
    self.decoders = decoders
  }

  /// Reads a document from a file; diagnostics refer to it by its path unless the options specify
  /// another name.
  ///
  /// - Throws: an error if the file cannot be read, or nothing of the document can be.
  public init(
    path: String, options: ImportOptions = ImportOptions(), text: PangoTextMeasurer = .standard,
    decoders: DecoderPool? = nil
  ) throws(ImportError) {
    try self.init(
      DocumentFile.data(at: path), options: options.named(path), text: text, decoders: decoders)
  }

  /// Returns the initial scene, or the scene with the given identifier or name; `nil` if there is
  /// none.
  public func scene(named name: String? = nil) -> ImportedScene? {
    guard let name else {
      return imported.scenes.first(where: \.isInitial) ?? imported.scenes.first
    }
    return imported.scenes.first { $0.id == name || $0.name == name }
  }
}
