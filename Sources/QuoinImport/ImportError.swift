import QuoinModel

/// Why a document could not be read at all.
///
/// What is wrong in a part of a document is a `Diagnostic` of the result instead.
public struct ImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reasons.
  public enum Reason: String, Hashable, Sendable {
    /// The file cannot be opened.
    case unreadable = "unreadable-file"
    /// There is nothing in it.
    case empty = "empty-document"
    /// Its characters are not in an encoding that is read.
    case encoding = "unsupported-encoding"
    /// It declares entities or refers to a document type elsewhere.
    case documentType = "document-type"
    /// It is not well-formed XML.
    case notXML = "not-xml"
    /// It ends before its last element does.
    case truncated = "truncated-document"
    /// It is larger than is read.
    case tooLarge = "too-large"
    /// It is XML of another kind.
    case wrongRoot = "not-interface-builder"
    /// The values for a template cannot be read.
    case data = "invalid-data"
    /// The tags of a template cannot be read.
    case template = "invalid-template"
    /// It is of a kind that is not read, such as a picture.
    case format = "unsupported-format"
    /// It is of Interface Builder, for a platform that is not read.
    case unsupported = "unsupported-document"
  }

  /// The reason.
  public let reason: Reason
  /// What is wrong, in a sentence.
  public let message: String
  /// Where in the document.
  public let place: SourcePlace?

  /// An error of its parts.
  package init(_ reason: Reason, _ message: String, place: SourcePlace? = nil) {
    self.reason = reason
    self.message = message
    self.place = place
  }

  /// The error as a diagnostic, for reports that list both.
  public var diagnostic: Diagnostic {
    Diagnostic(.error, rule: reason.rawValue, message, place: place)
  }

  /// Place and message in one line.
  public var description: String {
    guard let place else { return message }
    let prefix = place.file.isEmpty ? "" : place.file + ":"
    return "\(prefix)\(place.line):\(place.column): \(message)"
  }
}
