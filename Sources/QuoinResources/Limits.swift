/// What a document may cost.
///
/// Every cost that whoever writes a document could choose has a limit, and a finding of the rule
/// `limit-exceeded` names the limit that a document goes beyond. The rest of the document still works as far as
/// that is possible.
///
///     var options = ImportOptions()
///     options.limits = .strict
///
/// A number that is `Int.max` is no limit.
public struct Limits: Hashable, Sendable {
  // MARK: Files

  /// The bytes of a style sheet.
  public var sheetBytes = 16 << 20
  /// The bytes of a font.
  public var fontBytes = 64 << 20
  /// The bytes of a picture's file.
  public var pictureBytes = 64 << 20
  /// The pixels of one picture.
  public var picturePixels = 50_000_000
  /// The pixels of all pictures that one drawing holds.
  public var livePixels = 60_000_000

  // MARK: Documents

  /// The elements of a document.
  public var elements = 200_000
  /// The attributes of an element.
  public var attributes = 1_000
  /// The bytes of all text of a document, in UTF-8.
  public var textBytes = 2 << 20

  // MARK: Styles

  /// The rules of a style sheet.
  public var rules = 50_000
  /// The declarations of a style sheet, and those of all `style` attributes; a shorthand counts as what it stands for.
  public var declarations = 150_000
  /// The parts between commas in a value: layers of backgrounds, shadows, families.
  ///
  /// In functions there may be four times as many, as stops of gradients.
  public var layers = 1_000

  // MARK: Findings

  /// The findings that are listed of a document.
  public var findings = 10_000
  /// The bytes of a finding's message.
  public var findingBytes = 4_096

  // MARK: Output

  /// The files and pages that are written for a document.
  public var pages = 2_000

  // MARK: Time

  /// The seconds of the processor's time for one document, in whole.
  public var seconds = 20.0
  /// The bytes of memory that the process may hold while it reads, lays out and draws; the command looks at it.
  public var memory = 1 << 30
  /// The seconds for one picture, drawing or font.
  public var decodingSeconds = 1.0

  /// The limits for documents that people make.
  public init() {}

  /// The limits for documents that people make: the default.
  public static let standard = Limits()

  /// The limits for small documents of strangers, as mails and cards are.
  public static let strict: Limits = {
    var limits = Limits()
    limits.sheetBytes = 1 << 20
    limits.fontBytes = 8 << 20
    limits.pictureBytes = 8 << 20
    limits.picturePixels = 16_000_000
    limits.livePixels = 24_000_000
    limits.elements = 20_000
    limits.attributes = 200
    limits.textBytes = 1 << 20
    limits.rules = 20_000
    limits.declarations = 50_000
    limits.layers = 100
    limits.findings = 1_000
    limits.findingBytes = 1_024
    limits.pages = 100
    limits.seconds = 2
    limits.memory = 400 << 20
    limits.decodingSeconds = 0.5
    return limits
  }()

  /// No limits but those of the formats themselves, for documents of the user's own.
  public static let none: Limits = {
    var limits = Limits()
    limits.sheetBytes = .max
    limits.fontBytes = .max
    limits.pictureBytes = .max
    limits.picturePixels = .max
    limits.livePixels = .max
    limits.elements = .max
    limits.attributes = .max
    limits.textBytes = .max
    limits.rules = .max
    limits.declarations = .max
    limits.layers = .max
    limits.findings = .max
    limits.findingBytes = .max
    limits.pages = .max
    limits.seconds = .infinity
    limits.memory = .max
    limits.decodingSeconds = .infinity
    return limits
  }()

  /// The bytes that a file may have.
  package func bytes(of kind: ResourceKind) -> Int {
    switch kind {
    case .sheet: sheetBytes
    case .font: fontBytes
    case .picture: pictureBytes
    }
  }

  /// A number of bytes as people say it.
  package static func words(bytes: Int) -> String {
    bytes >= 1 << 20
      ? "\(bytes >> 20) MB" : bytes >= 1 << 10 ? "\(bytes >> 10) kB" : "\(bytes) bytes"
  }
}
