/// Why a file that a document names is not read.
///
/// The reason says nothing of what is in the file, and nothing of whether a file outside of the folders that may
/// be read exists.
public struct ResourceFailure: Error, Hashable, Sendable {
  /// The rule of the diagnostic.
  public let rule: String
  /// The reason, in words that follow what is missing.
  public let reason: String

  /// A failure of its parts.
  package init(rule: String, reason: String) {
    self.rule = rule
    self.reason = reason
  }

  /// The address is one of a network, or of a scheme that is not read.
  package static let remote = ResourceFailure(
    rule: "remote-resource", reason: "is not on this computer; nothing is fetched")
  /// There is no such file.
  package static let missing = ResourceFailure(rule: "missing-resource", reason: "was not found")
  /// The address is empty, or has a zero in it.
  package static let notAPath = ResourceFailure(rule: "missing-resource", reason: "is not a path")
  /// The file is outside of the folders that may be read.
  package static let outside = ResourceFailure(
    rule: "resource-outside-root",
    reason: "is outside of the folders that the document may read; --root allows another folder")
  /// The file is a folder, a pipe, a socket or a device.
  package static let notRegular = ResourceFailure(
    rule: "invalid-resource", reason: "is not a regular file")
  /// The operating system refuses to read the file.
  package static let unreadable = ResourceFailure(
    rule: "missing-resource", reason: "cannot be read")
  /// The file is larger than files of its kind may be.
  package static func tooLarge(_ limit: Int) -> ResourceFailure {
    ResourceFailure(
      rule: "resource-too-large", reason: "is larger than \(Limits.words(bytes: limit))")
  }
}
