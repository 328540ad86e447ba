/// A result that is held against a reference, whatever its kind.
struct Snapshot {
  /// The bytes of the result's file.
  var bytes: [UInt8]
  /// What differs from the bytes of a reference; `nil` where nothing does.
  var difference: ([UInt8]) -> Difference?

  /// What differs.
  struct Difference {
    /// In words.
    var message: String
    /// Files that show it, by a word for their names.
    var files: [(word: String, bytes: [UInt8])] = []
  }

  /// Holds the result against its reference, and records it where that is wanted.
  ///
  /// - Returns: why the test fails; `nil` where it passes. A run that records fails: what nobody has
  ///   looked at proves nothing.
  func failure(reference: Reference, recording: Recording) -> String? {
    do {
      guard recording != .all else { return try record(reference, "recorded") }
      guard let expected = try reference.read() else {
        return recording == .never
          ? "there is no reference \(reference.path); run with QUOIN_RECORD=missing to record one"
          : try record(reference, "there was no reference; recorded")
      }
      guard let difference = difference(expected) else { return nil }
      if recording == .failed {
        return try record(reference, difference.message + "\nrecorded anew")
      }
      var message = difference.message + "\nreference: \(reference.path)"
      for (word, bytes) in [("actual", bytes)] + difference.files {
        let file = reference.beside(word)
        try file.write(bytes)
        message += "\n\(word): \(file.path)"
      }
      return message + "\nrun with QUOIN_RECORD=failed to take the result as the reference"
    } catch {
      return "the comparison with \(reference.path) could not be made: \(error)"
    }
  }

  private func record(_ reference: Reference, _ words: String) throws -> String {
    try reference.write(bytes)
    return "\(words) \(reference.path); look at it and run again"
  }
}
