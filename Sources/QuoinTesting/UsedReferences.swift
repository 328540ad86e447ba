import Synchronization

/// The references that this run has compared results with, so that two results for one reference
/// are reported.
///
/// Otherwise the second result would be compared with the first, or recorded over it.
enum UsedReferences {
  private struct Use {
    var bytes: Int
    var line: UInt
  }

  private static let uses = Mutex<[String: Use]>([:])

  /// Records the use of a reference.
  ///
  /// - Returns: the line of an assertion that compared a different result with the same reference.
  static func line(ofOtherThan bytes: [UInt8], for reference: Reference, at line: UInt) -> UInt? {
    var hasher = Hasher()
    hasher.combine(bytes)
    let use = Use(bytes: hasher.finalize(), line: line)
    return uses.withLock { uses in
      guard let known = uses[reference.path] else {
        uses[reference.path] = use
        return nil
      }
      return known.bytes == use.bytes ? nil : known.line
    }
  }
}

extension Snapshot {
  /// Compares the result with its reference, which no other result in this run may use.
  ///
  /// - Returns: why the test fails, or `nil` if it passes.
  func failure(reference: Reference, recording: Recording, at line: UInt) -> String? {
    if let other = UsedReferences.line(ofOtherThan: bytes, for: reference, at: line) {
      return "the assertion on line \(other) has compared another result with \(reference.path) in "
        + "this run; distinguish assertions, and the arguments of a test, by 'named:'"
    }
    return failure(reference: reference, recording: recording)
  }
}
