/// The words that an attribute may have, with their meanings.
struct Keywords<Value: Sendable>: Sendable {
  /// A word and what it means.
  typealias Entry = (word: StaticString, value: Value)

  let entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  /// The words, for messages.
  var words: String { entries.map { "\($0.word)" }.joined(separator: ", ") }
}
