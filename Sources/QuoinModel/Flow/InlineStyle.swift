import QuoinBoxLayout

/// What CSS says of inline content beside its look: CSS Text 3 and CSS 2 §10.8.
public struct InlineStyle: Hashable, Sendable {
  /// What becomes of white space: the property `white-space`.
  package enum WhiteSpace: UInt8, CaseIterable, Hashable, Sendable {
    /// Spaces and line ends collapse into one space; lines wrap.
    case normal
    /// Spaces and line ends collapse; lines do not wrap.
    case nowrap
    /// Everything is kept; lines do not wrap.
    case pre
    /// Everything is kept; lines wrap.
    case preWrap
    /// Spaces collapse, line ends are kept; lines wrap.
    case preLine
    /// As `preWrap`, but spaces at the end of a line take room.
    case breakSpaces

    /// Whether spaces and tabs become one space.
    package var collapsesSpaces: Bool { self == .normal || self == .nowrap || self == .preLine }
    /// Whether line ends of the text end lines.
    package var keepsLineEnds: Bool { self != .normal && self != .nowrap }
    /// Whether lines break that are too long.
    package var wraps: Bool { self != .nowrap && self != .pre }
  }

  /// Where a word may break that is too long: the property `overflow-wrap`.
  package enum OverflowWrap: UInt8, CaseIterable, Hashable, Sendable {
    /// Nowhere.
    case normal
    /// Between any letters where it does not fit a line of its own.
    case breakWord
    /// The same, and its smallest width is that of a letter.
    case anywhere
  }

  /// Where words may break: the property `word-break`.
  package enum WordBreak: UInt8, CaseIterable, Hashable, Sendable {
    /// As the language has it.
    case normal
    /// Between any letters.
    case breakAll
    /// Not between ideographs.
    case keepAll
  }

  /// Where the content of lines lies: the property `text-align`.
  public enum Alignment: UInt8, CaseIterable, Hashable, Sendable {
    /// Where lines begin.
    case start
    /// Where lines end.
    case end
    /// Left.
    case left
    /// Right.
    case right
    /// In the middle.
    case center
    /// At both sides, but for last lines.
    case justify
  }

  /// How an element's direction has to do with that of its characters: the property
  /// `unicode-bidi`.
  package enum Bidi: UInt8, CaseIterable, Hashable, Sendable {
    /// Not at all, where the element is in a line.
    case normal
    /// Its content has that direction, but what is around it still sees into it.
    case embed
    /// Its content has that direction, and is one neutral thing to what is around it.
    case isolate
    /// All of its characters have that direction.
    case override
    /// All of its characters have that direction, and it is one neutral thing.
    case isolateOverride
    /// Its first letter says the direction, and it is one neutral thing.
    case plaintext
  }

  /// A text that is nothing but a place where a line may end: HTML's `wbr`.
  package static let breakOpportunity = "\u{200B}"

  /// What becomes of white space.
  package var whiteSpace = WhiteSpace.normal
  /// Where a word may break that is too long.
  package var overflowWrap = OverflowWrap.normal
  /// Where words may break.
  package var wordBreak = WordBreak.normal
  /// Where the content of lines lies.
  package var alignment = Alignment.start
  /// Where the content of last lines lies, or `nil` for `auto`: the property `text-align-last`.
  package var lastAlignment: Alignment?
  /// How far the first line is moved in.
  package var indent = LengthPercentage.zero
  /// How the box stands in its line.
  package var verticalAlign = VerticalAlign.baseline
  /// Whether what is cut off at the end of a line leaves a mark: the property `text-overflow`.
  package var hasEllipsis = false
  /// Whether lines are about equally wide: the property `text-wrap`.
  package var balances = false
  /// How the element's direction has to do with that of its characters.
  package var bidi = Bidi.normal
  /// The distance of tab stops, in spaces: the property `tab-size`.
  package var tabSize = 8.0
  /// The most lines, or 0 for no limit: the property `line-clamp`.
  package var lineLimit = 0

  /// Whether lines are no higher than what is seen on them: Quirks Mode §3.3 and §3.4.
  package var hasLineHeightQuirk = false

  /// The initial values.
  package init() {}
}

/// How an inline box stands in its line: the property `vertical-align`, CSS 2 §10.8.1.
public enum VerticalAlign: Hashable, Sendable {
  /// Baseline on baseline.
  case baseline
  /// Lowered as indices are.
  case sub
  /// Raised as exponents are.
  case `super`
  /// At the top of the line.
  case top
  /// At the bottom of the line.
  case bottom
  /// The middle half an x-height above the baseline of what it is in.
  case middle
  /// At the top of the font of what it is in.
  case textTop
  /// At the bottom of the font of what it is in.
  case textBottom
  /// Raised by points.
  case points(Double)
  /// Raised by a percentage of its own line height.
  case percent(Double)
}
