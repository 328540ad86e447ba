import QuoinModel

extension Arrangement {
  /// The texts of an item, of which nearly all have one or none, without memory of their own.
  package struct PlacedTexts: Sendable {
    private let first: PlacedText?
    /// The texts after the first one, or `nil` if there are none.
    private let others: [PlacedText]?

    /// No texts.
    package static let none = PlacedTexts(nil)

    /// Creates at most one text.
    init(_ text: PlacedText?) { (first, others) = (text, nil) }

    package init(_ texts: [PlacedText]) {
      first = texts.first
      others = texts.count > 1 ? Array(texts.dropFirst()) : nil
    }

    /// The texts as an array.
    var array: [PlacedText] {
      guard let first else { return [] }
      return [first] + (others ?? [])
    }

    /// The text, if it is the only one.
    var only: PlacedText? { others == nil ? first : nil }

    /// Whether a character is missing in all fonts.
    var lackGlyphs: Bool {
      first?.lacksGlyphs == true || others?.contains { $0.lacksGlyphs } == true
    }

    /// Returns whether the texts have the frames and share the contents of others.
    func isIdentical(to other: PlacedTexts) -> Bool {
      switch (first, other.first) {
      case (nil, nil): true
      case (let text?, let same?):
        text.isIdentical(to: same)
          && (others ?? []).elementsEqual(other.others ?? []) { $0.isIdentical(to: $1) }
      default: false
      }
    }
  }
}
