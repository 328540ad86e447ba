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

  // MARK: Output

  /// The files and pages that are written for a document.
  public var pages = 2_000

  // MARK: Time

  /// The seconds of the processor's time for one document, in whole.
  public var seconds = 20.0
  /// The bytes of memory that the process may hold while it reads, lays out and draws; the command looks at it.
  public var memory = 1 << 30
  /// The seconds for one picture, drawing or font.
  public var decodingSeconds = 1.5

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
