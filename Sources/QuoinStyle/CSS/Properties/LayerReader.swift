extension CSS {
  /// Parses the parts that background and mask layers share, in any order: image, position, size,
  /// repetition and boxes.
  struct LayerReader {
    private var foundImage: Value?
    private var foundPosition: Value?
    private var foundSize: Value?
    private var foundRepetition: Value?
    private(set) var boxes: [Keyword] = []
    /// Whether nothing has been read; callers that read other parts set it to `false`.
    var isEmpty = true
    /// Whether a part began that could not be parsed.
    private(set) var hasFailed = false
    private let boxWords: [Keyword]

    init(boxWords: [Keyword]) { self.boxWords = boxWords }

    var image: Value { foundImage ?? .keyword(.none) }
    var position: Value { foundPosition ?? .list([.percentage(0), .percentage(0)]) }
    var size: Value { foundSize ?? .list([.keyword(.auto), .keyword(.auto)]) }
    var repetition: Value { foundRepetition ?? .keyword(.repeat) }

    /// Reads one part.
    ///
    /// - Returns: Whether a part was read that had not occurred before.
    mutating func read(_ reader: inout ValueReader) -> Bool {
      if foundImage == nil, let value = reader.attempt({ $0.image() }) {
        foundImage = value
      } else if foundPosition == nil, let value = reader.attempt(Grammars.backgroundPosition) {
        foundPosition = value
        if reader.slash() {
          guard let read = Grammars.backgroundSize(&reader) else {
            hasFailed = true
            return false
          }
          foundSize = read
        }
      } else if foundRepetition == nil, let value = reader.attempt(Grammars.backgroundRepeat) {
        foundRepetition = value
      } else if boxes.count < 2, let word = reader.keyword(boxWords) {
        boxes.append(word)
      } else {
        return false
      }
      isEmpty = false
      return true
    }
  }
}
