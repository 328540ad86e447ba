import QuoinModel

/// An error that prevents a document from being read at all.
///
/// A problem in a part of a document is reported as a `Diagnostic` of the result instead.
public struct ImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reasons why a document cannot be read.
  public enum Reason: String, Hashable, Sendable {
    /// The file cannot be opened.
    case unreadable = "unreadable-file"
    /// The document is empty.
    case empty = "empty-document"
    /// The character encoding is not supported.
    case encoding = "unsupported-encoding"
    /// The document declares entities or refers to an external document type.
    case documentType = "document-type"
    /// The document is not well-formed XML.
    case notXML = "not-xml"
    /// The document ends before its root element is closed.
    case truncated = "truncated-document"
    /// The document exceeds the size limit.
    case tooLarge = "too-large"
    /// The root element is not that of an Interface Builder document.
    case wrongRoot = "not-interface-builder"
    /// The values for a template cannot be read.
    case data = "invalid-data"
    /// The tags of a template cannot be read.
    case template = "invalid-template"
    /// The file format is not supported, such as that of an image.
    case format = "unsupported-format"
    /// The Interface Builder document is for an unsupported platform.
    case unsupported = "unsupported-document"
  }

  /// The reason for the error.
  public let reason: Reason
  /// A sentence that describes the problem.
  public let message: String
  /// The place in the document, if known.
  public let place: SourcePlace?

  /// Creates an error from its parts.
  package init(_ reason: Reason, _ message: String, place: SourcePlace? = nil) {
    self.reason = reason
    self.message = message
    self.place = place
  }

  /// The error as a diagnostic, for reports that list errors and diagnostics together.
  public var diagnostic: Diagnostic {
    Diagnostic(.error, rule: reason.rawValue, message, place: place)
  }

  /// The place and the message in one line.
  public var description: String {
    guard let place else { return message }
    let prefix = place.file.isEmpty ? "" : place.file + ":"
    return "\(prefix)\(place.line):\(place.column): \(message)"
  }
}
