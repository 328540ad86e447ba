import QuoinGeometry
import QuoinModel

extension Arrangement {
  /// The texts of an item. A single text, which is the usual case, needs no array.
  // Two optional values rather than an enumeration, whose tag may be in other bits in other modules.
  package struct PlacedTexts: Sendable {
    /// The text, if it is the only one.
    var only: PlacedText?
    /// The texts, if there are several.
    private let several: [PlacedText]?

    /// No texts.
    package static let none = PlacedTexts(nil)

    /// Creates at most one text.
    init(_ text: PlacedText?) { (only, several) = (text, nil) }

    package init(_ texts: [PlacedText]) {
      only = texts.count == 1 ? texts[0] : nil
      several = texts.count > 1 ? texts : nil
    }

    /// The first text.
    var first: PlacedText? { only ?? several?.first }

    var isEmpty: Bool { only == nil && several == nil }

    /// The frame of the only text, or an empty one.
    var frameOfOnly: Rect { only?.frame ?? .zero }

    /// The texts as an array.
    ///
    /// - Complexity: O(1).
    var array: [PlacedText] { several ?? only.map { [$0] } ?? [] }

    /// Whether a character is missing in all fonts.
    var lackGlyphs: Bool {
      if let only { return only.lacksGlyphs }
      return several?.contains { $0.lacksGlyphs } == true
    }

    /// Returns whether the texts share their contents with others, and their frames too if there are several.
    func sharesContents(with other: PlacedTexts) -> Bool {
      guard let several, let others = other.several else {
        return only?.identity == other.only?.identity && (several == nil) == (other.several == nil)
      }
      return several.withUnsafeBufferPointer { texts in
        others.withUnsafeBufferPointer { texts.baseAddress == $0.baseAddress }
      }
    }
  }
}
