/// Limits on the resources that processing a document may use.
///
/// Every cost that a document's author controls has a limit. A diagnostic with the rule
/// `limit-exceeded` names the limit that a document exceeds; the rest of the document is still
/// processed as far as possible.
///
///     var options = ImportOptions()
///     options.limits = .strict
///
/// A value of `Int.max` means no limit.
public struct Limits: Hashable, Sendable {
  // MARK: Files

  /// The maximum size of a style sheet, in bytes.
  public var sheetBytes = 16 << 20
  /// The maximum size of a font, in bytes.
  public var fontBytes = 64 << 20
  /// The maximum size of a picture file, in bytes.
  public var pictureBytes = 64 << 20
  /// The maximum number of pixels in one picture.
  public var picturePixels = 50_000_000
  /// The maximum number of pixels in all pictures that one drawing holds in memory.
  public var livePixels = 60_000_000

  /// The maximum number of pixels that the effects of a drawing compute.
  ///
  /// Effects are blurs, filters, blend modes, and conic and repeating gradients. A pixel of a plain
  /// gradient, of a group, of a mask or of a box shadow counts a quarter, one that is blended by hue, saturation, colour
  /// or luminosity twice, and one of a repeating gradient that a PDF file keeps as a picture six times.
  ///
  /// A page of a PDF file may have a quarter, because the file's pictures are in memory until the page is written, and
  /// all pages together a half, because they are compressed. Its SVG drawings with filters may have as many bytes on a
  /// page, and the descriptions of its gradients a third in the file; beyond that, they are drawn as pictures.
  ///
  /// Colours, pictures and texts may cover twenty times as many pixels of a bitmap. There, a pixel of a picture counts
  /// three times, and a letter counts as 2,000 pixels and 250 for each pixel of its font size; in a clip that is not a
  /// rectangle, each counts twice more.
  package var effectPixels = 100_000_000

  /// The maximum number of parts of the gradients, shadows and pictures behind the boxes and texts of a drawing; others
  /// are left out.
  ///
  /// A stop of a gradient counts as one; a gradient, a picture and the shadow of a box as 8 besides, a conic gradient as
  /// 72, and the shadow of a text as 32.
  package var paintedParts = 400_000

  // MARK: Documents

  /// The maximum number of elements in a document, with those that the tags of an HTML document imply.
  ///
  /// In an Android layout, the limit is for views. Those that an `<include>` or a design-time attribute adds count five
  /// times, and a layout that would exceed the limit is not included.
  public var elements = 200_000
  /// The maximum number of attributes on an element.
  public var attributes = 1_000
  /// The maximum size of all text of a document, in bytes of UTF-8.
  public var textBytes = 2 << 20
  /// The maximum number of line ends in the text of an HTML document.
  package var textLines = 50_000
  /// The maximum size of an HTML document with its markup and embedded files, in bytes.
  package var markupBytes = 32 << 20
  /// The maximum memory to parse an HTML document, in bytes.
  package var parsingMemory = 256 << 20
  /// The maximum processor time to parse an HTML document, in seconds.
  package var parsingSeconds = 1.5

  // MARK: Styles

  /// The maximum number of rules in a style sheet.
  public var rules = 50_000
  /// The maximum number of declarations in a style sheet, and in all `style` attributes together; a
  /// shorthand counts as its longhands.
  public var declarations = 150_000
  /// The maximum number of comma-separated parts in a value, such as background layers, shadows or
  /// font families.
  ///
  /// Functions may have four times as many, such as the stops of a gradient.
  public var layers = 1_000

  /// The maximum number of font sizes in a document; those of other texts are rounded.
  package var fontSizes = 500

  // MARK: Findings

  /// The maximum number of diagnostics of a document, from reading, layout and painting together.
  ///
  /// A last diagnostic counts those that are not listed.
  public var findings = 10_000
  /// The maximum length of a diagnostic's message, and of the names of its nodes together, in bytes.
  public var findingBytes = 4_096

  // MARK: Output

  /// The maximum number of files and pages written for a document.
  public var pages = 2_000

  // MARK: Time

  /// The maximum processor time for one document in total, in seconds.
  public var seconds = 20.0
  /// The maximum memory of the process while it reads, lays out and draws, in bytes; enforced by
  /// the command-line tool.
  public var memory = 1 << 30
  /// The maximum time to decode one picture, drawing or font, in seconds.
  public var decodingSeconds = 1.0

  /// Creates the standard limits, which suit documents made by people.
  public init() {}

  /// The default limits, which suit documents made by people.
  public static let standard = Limits()

  /// Limits for small documents from untrusted sources, such as mail and cards.
  public static let strict: Limits = {
    var limits = Limits()
    limits.sheetBytes = 1 << 20
    limits.fontBytes = 8 << 20
    limits.pictureBytes = 8 << 20
    limits.picturePixels = 16_000_000
    limits.livePixels = 24_000_000
    limits.effectPixels = 25_000_000
    limits.paintedParts = 40_000
    limits.elements = 20_000
    limits.attributes = 200
    limits.textBytes = 1 << 20
    limits.textLines = 20_000
    limits.markupBytes = 8 << 20
    limits.parsingMemory = 100 << 20
    limits.parsingSeconds = 0.5
    limits.rules = 20_000
    limits.declarations = 50_000
    limits.layers = 100
    limits.fontSizes = 200
    limits.findings = 1_000
    limits.findingBytes = 1_024
    limits.pages = 100
    limits.seconds = 2
    limits.memory = 400 << 20
    limits.decodingSeconds = 0.5
    return limits
  }()

  /// No limits except those of the file formats, for the user's own documents.
  public static let none: Limits = {
    var limits = Limits()
    limits.sheetBytes = .max
    limits.fontBytes = .max
    limits.pictureBytes = .max
    limits.picturePixels = .max
    limits.livePixels = .max
    limits.effectPixels = .max
    limits.paintedParts = .max
    limits.elements = .max
    limits.attributes = .max
    limits.textBytes = .max
    limits.textLines = .max
    limits.markupBytes = .max
    limits.parsingMemory = .max
    limits.parsingSeconds = .infinity
    limits.rules = .max
    limits.declarations = .max
    limits.layers = .max
    limits.fontSizes = .max
    limits.findings = .max
    limits.findingBytes = .max
    limits.pages = .max
    limits.seconds = .infinity
    limits.memory = .max
    limits.decodingSeconds = .infinity
    return limits
  }()

  /// The maximum size of a file of the given kind, in bytes.
  package func bytes(of kind: ResourceKind) -> Int {
    switch kind {
    case .sheet: sheetBytes
    case .font: fontBytes
    case .picture: pictureBytes
    }
  }

  /// A human-readable form of a number of bytes.
  package static func words(bytes: Int) -> String {
    bytes >= 1 << 20
      ? "\(bytes >> 20) MB" : bytes >= 1 << 10 ? "\(bytes >> 10) kB" : "\(bytes) bytes"
  }
}
