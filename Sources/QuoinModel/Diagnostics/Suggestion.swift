/// Finds the word that somebody may have meant.
package enum Suggestion {
  /// The known word that is nearest to one that is not known, or `nil` where none is near.
  package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    Vocabulary(known).near(to: word).first
  }

  /// `; did you mean 'width'?`, or nothing.
  package static func words(for word: String, among known: some Sequence<String>) -> String {
    words(for: word, among: Vocabulary(known))
  }

  /// `; did you mean 'width'?`, or nothing.
  package static func words(for word: String, among known: Vocabulary) -> String {
    known.near(to: word).first.map { "; did you mean '\($0)'?" } ?? ""
  }
}
