/// A result of any kind that is compared with a reference.
struct Snapshot {
  /// The bytes of the result as written to a file.
  var bytes: [UInt8]
  /// Compares the result with the bytes of a reference; returns `nil` if they match.
  var difference: ([UInt8]) -> Difference?

  /// A description of how a result differs from its reference.
  struct Difference {
    /// The difference in words.
    var message: String
    /// Files that show the difference, each with a word for its file name.
    var files: [(word: String, bytes: [UInt8])] = []
  }

  /// Compares the result with its reference, and records it if the policy asks for that.
  ///
  /// - Returns: why the test fails, or `nil` if it passes. A run that records fails, because a
  ///   reference that nobody has reviewed proves nothing.
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
        return try record(reference, difference.message + "\nrecorded again")
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
