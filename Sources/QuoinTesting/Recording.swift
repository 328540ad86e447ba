import Foundation

/// When a reference file is written.
public enum Recording: String, Sendable {
  /// Never: a reference that is missing is a failure.
  case never
  /// Where none is there yet.
  case missing
  /// Where none is there, or the result differs from it.
  case failed
  /// Always.
  case all

  /// What the environment says: the variable `QUOIN_RECORD`, or `SNAPSHOT_TESTING_RECORD` as other
  /// libraries know it; without either, `never` where `CI` is set and `missing` elsewhere.
  ///
  /// A word that is none of these means `never`: a slip must not overwrite references.
  public static var standard: Recording { standard(ProcessInfo.processInfo.environment) }

  static func standard(_ environment: [String: String]) -> Recording {
    if let word = environment["QUOIN_RECORD"] ?? environment["SNAPSHOT_TESTING_RECORD"] {
      return Recording(rawValue: word) ?? .never
    }
    return environment["CI"].map { ["", "0", "false"].contains($0) } ?? true ? .missing : .never
  }
}
