/// The reason why a file that a document refers to was not read.
///
/// The reason does not disclose the contents of the file, nor whether a file outside the permitted
/// folders exists.
public struct ResourceFailure: Error, Hashable, Sendable {
  /// The rule of the resulting diagnostic.
  public let rule: String
  /// The reason, worded to follow the name of the missing resource.
  public let reason: String

  /// Creates a failure with a rule and a reason.
  package init(rule: String, reason: String) {
    self.rule = rule
    self.reason = reason
  }

  /// The address is on a network, or has a scheme that is not supported.
  package static let remote = ResourceFailure(
    rule: "remote-resource", reason: "is on a network; nothing is loaded from there")
  /// The file does not exist.
  package static let missing = ResourceFailure(rule: "missing-resource", reason: "was not found")
  /// The address is empty or contains a null character.
  package static let notAPath = ResourceFailure(rule: "missing-resource", reason: "is not a path")
  /// The file is outside the folders that may be read.
  package static let outside = ResourceFailure(
    rule: "resource-outside-root",
    reason: "is outside of the folders that the document may read; --root allows another folder")
  /// The file is a folder, a pipe, a socket or a device.
  package static let notRegular = ResourceFailure(
    rule: "invalid-resource", reason: "is not a regular file")
  /// The operating system refuses to read the file.
  package static let unreadable = ResourceFailure(
    rule: "missing-resource", reason: "cannot be read")
  /// The file exceeds the size limit for its kind.
  package static func tooLarge(_ limit: Int) -> ResourceFailure {
    ResourceFailure(
      rule: "resource-too-large", reason: "is larger than \(Limits.words(bytes: limit))")
  }
}
