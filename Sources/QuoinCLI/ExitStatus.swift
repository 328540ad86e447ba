/// What the command leaves behind, as linters do.
enum ExitStatus: Int32, Comparable {
  /// All is well.
  case clean = 0
  /// A layout has errors.
  case findings = 1
  /// An input cannot be read, or an output cannot be written.
  case failure = 2

  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
