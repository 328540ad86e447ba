import Foundation

/// A policy for when reference files are written.
public enum Recording: String, Sendable {
  /// Never: a missing reference is a failure.
  case never
  /// If there is no reference yet.
  case missing
  /// If there is no reference, or the result differs from it.
  case failed
  /// Always.
  case all

  /// The policy of the environment: the variable `QUOIN_RECORD`, or `SNAPSHOT_TESTING_RECORD` as in
  /// other libraries.
  ///
  /// Without either, the policy is `never` if `CI` is set, and `missing` otherwise.
  /// An unknown value means `never`, because a typing error must not overwrite references.
  public static var standard: Recording { standard(ProcessInfo.processInfo.environment) }

  static func standard(_ environment: [String: String]) -> Recording {
    if let word = environment["QUOIN_RECORD"] ?? environment["SNAPSHOT_TESTING_RECORD"] {
      return Recording(rawValue: word) ?? .never
    }
    return environment["CI"].map { ["", "0", "false"].contains($0) } ?? true ? .missing : .never
  }
}
