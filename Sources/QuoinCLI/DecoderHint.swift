import Foundation

/// Whether a document has something for a decoder, by a look at its bytes: the decoder then starts while the
/// document is read.
enum DecoderHint {
  /// What stands before pictures and fonts.
  private static let signs = ["<img", "<svg", "url(", "image=\""].map { Data($0.utf8) }

  /// Whether there is a sign of pictures or fonts; where there is none after all, a child is started in vain.
  ///
  /// - Complexity: O(n) in the size of the document.
  static func isLikely(in data: Data) -> Bool {
    signs.contains { data.range(of: $0) != nil }
  }
}
