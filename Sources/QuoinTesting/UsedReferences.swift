import Synchronization

/// The references that this run has held results against, so that two results for one of them are told:
/// else the second would be compared with the first, or recorded over it.
enum UsedReferences {
  private struct Use {
    var bytes: Int
    var line: UInt
  }

  private static let uses = Mutex<[String: Use]>([:])

  /// Notes a result.
  ///
  /// - Returns: the line of an assertion that held another result against the same reference.
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
  /// Holds the result against its reference, which is this assertion's alone.
  ///
  /// - Returns: why the test fails; `nil` where it passes.
  func failure(reference: Reference, recording: Recording, at line: UInt) -> String? {
    if let other = UsedReferences.line(ofOtherThan: bytes, for: reference, at: line) {
      return "the assertion on line \(other) has held another result against \(reference.path) in "
        + "this run; tell assertions, and the arguments of a test, apart by 'named:'"
    }
    return failure(reference: reference, recording: recording)
  }
}
