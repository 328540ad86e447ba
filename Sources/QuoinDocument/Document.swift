public import Foundation
public import Quoin
public import QuoinCairo
public import QuoinImport

/// A document that is read once, and laid out and drawn as often as you like: HTML, a storyboard or a xib.
///
///     let invoice = try Document(path: "invoice.html")
///     try invoice.pdf(invoice.pages()).write(to: "invoice.pdf")
///     let phone = invoice.layout(in: Size(390, 844)) { $0.colorScheme = .dark }
///     try invoice.png(phone).write(to: "invoice.png")
///
/// Each layout of an HTML document has its own media queries, lengths of the viewport and generated
/// content. A document is used from one isolation at a time; the arrangements may go anywhere.
public struct Document {
  /// The trees, and what the document says of itself.
  public let imported: ImportedDocument
  /// Whether it is HTML or Interface Builder's.
  public let kind: DocumentKind
  /// Measures and draws text, also in the fonts that the document brings along.
  public let text: PangoTextMeasurer
  /// What could not be read as it is written, and which fonts cannot be used; arrangements and pictures
  /// have findings of their own.
  public let diagnostics: [Diagnostic]
  let options: ImportOptions
  let decoders: DecoderPool?

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: the file.
  ///   - options: what is asked beside; `path` is the document's name, and the files that it names are
  ///     from its folder.
  ///   - text: the fonts; `options.text` counts for nothing here.
  ///   - decoders: children that try the document's fonts and decode its pictures, or `nil` to do so in this
  ///     process.
  /// - Throws: an error where nothing of the document can be read. All else is a diagnostic.
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
    let fonts = DocumentFonts(imported.fonts, decoders, options.limits)
    self.text = text.adding(fonts.faces)
    diagnostics = imported.diagnostics + fonts.diagnostics
    self.options = options
    self.decoders = decoders
  }

  /// Reads a document's file; diagnostics call it by its path unless the options say otherwise.
  ///
  /// - Throws: an error where the file or nothing of the document can be read.
  public init(
    path: String, options: ImportOptions = ImportOptions(), text: PangoTextMeasurer = .standard,
    decoders: DecoderPool? = nil
  ) throws(ImportError) {
    try self.init(
      DocumentFile.data(at: path), options: options.named(path), text: text, decoders: decoders)
  }

  /// The scene that is shown first, or the one of an id or a name; `nil` where there is none.
  public func scene(named name: String? = nil) -> ImportedScene? {
    guard let name else {
      return imported.scenes.first(where: \.isInitial) ?? imported.scenes.first
    }
    return imported.scenes.first { $0.id == name || $0.name == name }
  }
}
