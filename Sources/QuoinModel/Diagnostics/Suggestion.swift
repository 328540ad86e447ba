/// Suggestions for misspelled words.
package enum Suggestion {
  /// Returns the known word that is nearest to an unknown one, or `nil` if none is similar.
  package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    Vocabulary(known).near(to: word).first
  }

  /// Returns `; did you mean 'width'?`, or an empty string.
  package static func words(for word: String, among known: some Sequence<String>) -> String {
    words(for: word, among: Vocabulary(known))
  }

  /// Returns `; did you mean 'width'?`, or an empty string.
  package static func words(for word: String, among known: Vocabulary) -> String {
    known.near(to: word).first.map { "; did you mean '\($0)'?" } ?? ""
  }
}
