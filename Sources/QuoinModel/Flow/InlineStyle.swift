import QuoinBoxLayout

/// The CSS properties of inline content besides its look: CSS Text 3 and CSS 2 §10.8.
public struct InlineStyle: Hashable, Sendable {
  /// The handling of white space: the properties `white-space-collapse` and `text-wrap-mode`.
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
    /// Like `preWrap`, but spaces at the end of a line take up space.
    case breakSpaces
    /// Spaces collapse, line ends are kept; lines do not wrap.
    case preserveBreaks

    /// Whether sequences of spaces and tabs collapse into one space.
    package var collapsesSpaces: Bool {
      switch self {
      case .normal, .nowrap, .preLine, .preserveBreaks: true
      case .pre, .preWrap, .breakSpaces: false
      }
    }
    /// Whether line breaks of the text are kept.
    package var keepsLineEnds: Bool { self != .normal && self != .nowrap }
    /// Whether lines wrap.
    package var wraps: Bool {
      switch self {
      case .normal, .preWrap, .preLine, .breakSpaces: true
      case .nowrap, .pre, .preserveBreaks: false
      }
    }
  }

  /// The breaking of words that overflow: the property `overflow-wrap`.
  package enum OverflowWrap: UInt8, CaseIterable, Hashable, Sendable {
    /// Words do not break.
    case normal
    /// Between any letters, if the word does not fit a line of its own.
    case breakWord
    /// Like `breakWord`, but the minimum content width is that of a letter.
    case anywhere
  }

  /// The breaking of words: the property `word-break`.
  package enum WordBreak: UInt8, CaseIterable, Hashable, Sendable {
    /// According to the rules of the language.
    case normal
    /// Between any letters.
    case breakAll
    /// Not between ideographs.
    case keepAll
  }

  /// The alignment of lines: the property `text-align`.
  public enum Alignment: UInt8, CaseIterable, Hashable, Sendable {
    /// At the start side.
    case start
    /// At the end side.
    case end
    /// Left.
    case left
    /// Right.
    case right
    /// In the middle.
    case center
    /// Justified, except for last lines.
    case justify
  }

  /// The bidirectional embedding of an element: the property `unicode-bidi`.
  package enum Bidi: UInt8, CaseIterable, Hashable, Sendable {
    /// No effect on an inline element.
    case normal
    /// The content is embedded with the element's direction.
    case embed
    /// The content is isolated with the element's direction, and neutral for its surrounding text.
    case isolate
    /// All characters have the element's direction.
    case override
    /// All characters have the element's direction, and the element is isolated.
    case isolateOverride
    /// The first letter determines the direction, and the element is isolated.
    case plaintext
  }

  /// A text that is only a break opportunity: HTML's `wbr`.
  package static let breakOpportunity = "\u{200B}"

  /// The handling of white space.
  package var whiteSpace = WhiteSpace.normal
  /// The breaking of words that overflow.
  package var overflowWrap = OverflowWrap.normal
  /// The breaking of words.
  package var wordBreak = WordBreak.normal
  /// The alignment of lines.
  package var alignment = Alignment.start
  /// The alignment of last lines, or `nil` for `auto`: the property `text-align-last`.
  package var lastAlignment: Alignment?
  /// The indent of the first line.
  package var indent = LengthPercentage.zero
  /// The vertical alignment of the box in its line.
  package var verticalAlign = VerticalAlign.baseline
  /// Whether an ellipsis replaces text clipped at the end of a line: the property `text-overflow`.
  package var hasEllipsis = false
  /// Whether lines are balanced to about the same width: the property `text-wrap-style`.
  package var balances = false
  /// Whether the edges of an inline element are on each of its lines: the property `box-decoration-break`.
  package var clonesEdges = false
  /// The bidirectional embedding of the element.
  package var bidi = Bidi.normal
  /// The distance of tab stops, in spaces: the property `tab-size`.
  package var tabSize = 8.0
  /// The maximum number of lines, or 0 for no limit: the property `line-clamp`.
  package var lineLimit = 0

  /// How far an annotation of a box in a line reaches over and under the baseline: CSS Ruby 1.
  package struct Annotation: Hashable, Sendable {
    /// The extent above the baseline, in points.
    package var over = 0.0
    /// The extent below the baseline, in points.
    package var under = 0.0

    package init(over: Double = 0, under: Double = 0) {
      self.over = over
      self.under = under
    }
  }

  /// The extent of the box's annotation.
  package var annotation = Annotation()

  /// Whether lines are no higher than their visible content: Quirks Mode §3.3 and §3.4.
  package var hasLineHeightQuirk = false
  /// Whether the element is a list item, whose own lines keep their height as in browsers.
  package var isListItem = false

  /// Creates a style with the initial values.
  package init() {}
}

/// The vertical alignment of an inline box in its line: the property `vertical-align`, CSS 2
/// §10.8.1.
public enum VerticalAlign: Hashable, Sendable {
  /// Aligns the baseline with that of the parent.
  case baseline
  /// Lowered like a subscript.
  case sub
  /// Raised like a superscript.
  case `super`
  /// At the top of the line.
  case top
  /// At the bottom of the line.
  case bottom
  /// The middle at half an x-height above the parent's baseline.
  case middle
  /// The middle at the parent's baseline: `-webkit-baseline-middle`.
  case baselineMiddle
  /// At the top of the parent's font.
  case textTop
  /// At the bottom of the parent's font.
  case textBottom
  /// Raised by points.
  case points(Double)
  /// Raised by a percentage of its own line height.
  case percent(Double)
}
