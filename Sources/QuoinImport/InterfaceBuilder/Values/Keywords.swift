/// The keywords that an attribute accepts, with their meanings.
struct Keywords<Value: Sendable>: Sendable {
  /// A keyword and its meaning.
  typealias Entry = (word: StaticString, value: Value)

  let entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  /// The keywords, for diagnostics.
  var words: String { entries.map { "\($0.word)" }.joined(separator: ", ") }
}
