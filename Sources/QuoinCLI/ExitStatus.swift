/// The exit status of the command, with the usual values of linters.
enum ExitStatus: Int32, Comparable {
  /// There were no errors.
  case clean = 0
  /// A layout has errors.
  case findings = 1
  /// An input cannot be read, or an output cannot be written.
  case failure = 2

  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
