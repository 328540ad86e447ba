import QuoinModel

extension CSS {
  /// A number that identifies a kind, class, id or attribute name within a sheet.
  typealias Atom = Int32

  /// A complex selector, stored from right to left: Selectors 4 §3.
  struct Selector: Sendable {
    /// The compound selectors, with the subject first.
    var compounds: [Compound] = []
    var specificity: Specificity = .zero
    /// The filter that the ancestors of a match must pass; see `AncestorFilter`.
    var ancestors = AncestorFilter()
    /// The number of selectors it stands for, with the lists of nested rules expanded.
    var weight = 1
    /// The pseudo-element of the subject that is selected, or `nil` for the element itself.
    var pseudo: PseudoElement?
    /// The part of a control that is selected, or `nil` for the control itself.
    var part: ControlPart?

    var subject: Compound { compounds[0] }

    /// The selector that a rule directly in an `@scope` rule is relative to, `:where(:scope)`.
    static let scopeRoot = Selector(compounds: [Compound(tests: [.scope])])
  }

  /// A pseudo-element: CSS Pseudo-Elements 4.
  package enum PseudoElement: String, Hashable, Sendable {
    case before
    case after
    case marker
    case firstLetter = "first-letter"
    case firstLine = "first-line"
    /// The scroll bars, a browser extension that sets their size.
    case scrollbar = "-webkit-scrollbar"
    /// The placeholder text of an empty field.
    case placeholder
    /// The track of a slider, and its thumb.
    case sliderTrack = "-webkit-slider-runnable-track"
    case sliderThumb = "-webkit-slider-thumb"
    /// The track of a progress bar, and its filled part.
    case progressBar = "-webkit-progress-bar"
    case progressValue = "-webkit-progress-value"
    /// The track of a meter, and its filled part by how good the value is.
    case meterBar = "-webkit-meter-bar"
    case meterGood = "-webkit-meter-optimum-value"
    case meterFair = "-webkit-meter-suboptimum-value"
    case meterPoor = "-webkit-meter-even-less-good-value"
    /// What is around the fields of a date or a time.
    case dateFields = "-webkit-datetime-edit-fields-wrapper"
    /// The button of a file field.
    case fileButton = "file-selector-button"
    /// What stands in the text in place of a footnote, and what is before the note: CSS Generated Content for Paged
    /// Media 3 §2.
    case footnoteCall = "footnote-call"
    case footnoteMarker = "footnote-marker"
    /// The area of pages in which footnotes are, a box of the root that no selector reaches.
    case footnoteArea = "-quoin-footnote-area"

    /// Any pseudo-element without a visible effect in a static rendering.
    case unseen = "-quoin-unseen"

    static let unseenNames: Set<String> = [
      "selection", "backdrop", "target-text", "cue", "grammar-error", "spelling-error",
      "details-content", "view-transition", "search-text", "scroll-marker", "scroll-marker-group",
      "checkmark", "picker-icon", "column",
    ]
    /// The functional pseudo-elements without a visible effect in a static rendering.
    static let unseenFunctions: Set<String> = [
      "cue", "part", "slotted", "highlight", "scroll-button", "picker", "view-transition-group",
      "view-transition-image-pair", "view-transition-old", "view-transition-new",
    ]

    static let all: [PseudoElement] = [
      .before, .after, .marker, .firstLetter, .firstLine, .scrollbar, .placeholder, .sliderTrack,
      .sliderThumb,
      .progressBar, .progressValue, .meterBar, .meterGood, .meterFair, .meterPoor, .dateFields,
      .fileButton,
      .footnoteCall, .footnoteMarker, .footnoteArea,
    ]

    /// Whether it is a part of a form control.
    var isOfControl: Bool {
      switch self {
      case .before, .after, .marker, .firstLetter, .firstLine, .scrollbar, .unseen, .footnoteCall,
        .footnoteMarker, .footnoteArea:
        false
      default: true
      }
    }

    /// Creates the pseudo-element with a lowercase name, or an alias used by browsers.
    init?(name: String) {
      switch name {
      case "-webkit-input-placeholder": self = .placeholder
      case "-webkit-file-upload-button": self = .fileButton
      default: self.init(rawValue: name)
      }
    }
  }

  /// A compound selector, and its combinator to the compound on its left.
  struct Compound: Sendable {
    var tests: [Test] = []
    /// The combinator between this compound and the next one, which is to its left.
    var combinator = Combinator.none
  }

  enum Combinator: UInt8, Sendable {
    case none
    case descendant
    case child
    case nextSibling
    case subsequentSibling
  }

  /// A simple selector.
  enum Test: Sendable {
    case kind(Atom)
    case id(Atom)
    case `class`(Atom)
    indirect case attribute(AttributeTest)
    case state(NodeState, isIn: Bool)
    /// Matches an element without any of the states.
    case normal
    case root
    case empty
    case nth(Nth)
    /// The position among the siblings that a list of selectors matches.
    case nthOf(Nth, [Selector])
    /// `:lang()`: Selectors 4 §9.2.
    case language([String])
    /// `:dir()`, as specified by the markup: Selectors 4 §9.1.
    case direction(isLeftToRight: Bool)
    case not([Selector])
    case any([Selector])
    /// `:has()`: one of the relative selectors matches a descendant or a later sibling.
    case has([Selector])
    /// The anchor element of `:has()`.
    case anchor
    /// The root of the scope around the rule.
    case scope
    /// An `:is()` without valid selectors, or a pseudo-class that never matches.
    case never
  }

  /// The formula of `:nth-child(an+b)` and similar pseudo-classes: Selectors 4 §14.
  struct Nth: Hashable, Sendable {
    var step: Int32
    var offset: Int32
    var isFromEnd = false
    var isOfType = false

    func matches(_ position: Int32) -> Bool {
      let distance = Int(position) - Int(offset)
      if step == 0 { return distance == 0 }
      return distance % Int(step) == 0 && distance / Int(step) >= 0
    }
  }

  /// An attribute selector `[name operator value]`: Selectors 4 §6.
  struct AttributeTest: Hashable, Sendable {
    enum Operator: UInt8, Sendable {
      case exists
      case equals
      case includes
      case dashMatch
      case prefix
      case suffix
      case substring
    }

    var name: String
    var comparison = Operator.exists
    var value = ""
    var ignoresCase = false

    /// - Complexity: O(n) in the lengths of both values.
    func matches(_ given: String?) -> Bool {
      guard var text = given else { return false }
      if comparison == .exists { return true }
      var wanted = value
      if ignoresCase { (text, wanted) = (text.asciiLowercased, wanted.asciiLowercased) }
      return text.withUTF8 { text in wanted.withUTF8 { matches(text, $0) } }
    }

    private func matches(
      _ text: UnsafeBufferPointer<UInt8>, _ wanted: UnsafeBufferPointer<UInt8>
    ) -> Bool {
      let (count, length) = (text.count, wanted.count)
      switch comparison {
      case .exists: return true
      case .equals: return text.elementsEqual(wanted)
      case .includes:
        guard length > 0, !wanted.contains(where: CSS.isSpace) else { return false }
        return text.split(whereSeparator: CSS.isSpace).contains { $0.elementsEqual(wanted) }
      case .dashMatch:
        return text.starts(with: wanted)
          && (count == length || text[length] == UInt8(ascii: "-"))
      case .prefix: return length > 0 && text.starts(with: wanted)
      case .suffix: return length > 0 && text.suffix(length).elementsEqual(wanted)
      case .substring: return length > 0 && length <= count && text.contains(sequence: wanted)
      }
    }
  }

  /// The specificity of a selector, with its three counts packed into one number: Selectors 4 §17.
  struct Specificity: Hashable, Comparable, Sendable {
    private(set) var packed: UInt32

    static let zero = Specificity(ids: 0, classes: 0, kinds: 0)

    /// Creates a specificity; counts are clamped to 1023.
    init(ids: Int, classes: Int, kinds: Int) {
      packed =
        UInt32(min(ids, 1023)) << 20 | UInt32(min(classes, 1023)) << 10 | UInt32(min(kinds, 1023))
    }

    var ids: Int { Int(packed >> 20) }
    var classes: Int { Int(packed >> 10) & 1023 }
    var kinds: Int { Int(packed) & 1023 }

    static func < (a: Specificity, b: Specificity) -> Bool { a.packed < b.packed }

    static func + (a: Specificity, b: Specificity) -> Specificity {
      Specificity(
        ids: a.ids + b.ids, classes: a.classes + b.classes, kinds: a.kinds + b.kinds)
    }
  }

  /// A Bloom filter of the kinds, classes and ids of an element's ancestors.
  ///
  /// Each name sets two of 128 bits.
  struct AncestorFilter: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    enum Space: UInt32 {
      case kind = 1
      case id = 2
      case `class` = 3
    }

    mutating func insert(_ atom: Atom, _ space: Space) {
      // Fibonacci hashing: the upper bits of a product with 2^32 / φ are well spread.
      let hash = (UInt32(bitPattern: atom) &* 4 &+ space.rawValue) &* 2_654_435_769
      low |= 1 << UInt64(hash >> 26)
      high |= 1 << UInt64((hash >> 20) & 63)
    }

    mutating func formUnion(_ other: AncestorFilter) {
      low |= other.low
      high |= other.high
    }

    /// Returns whether this filter has all bits of another one.
    func mayContain(_ other: AncestorFilter) -> Bool {
      other.low & ~low == 0 && other.high & ~high == 0
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether some bytes occur in sequence: Knuth, Morris and Pratt, “Fast pattern matching in strings”.
  fileprivate func contains(sequence wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    // For each prefix of the sequence, the length of the longest shorter prefix that is also its end.
    var borders = [0]
    borders.reserveCapacity(wanted.count)
    var length = 0
    for byte in wanted.dropFirst() {
      while length > 0, wanted[length] != byte { length = borders[length - 1] }
      if wanted[length] == byte { length += 1 }
      borders.append(length)
    }
    length = 0
    for byte in self {
      while length > 0, wanted[length] != byte { length = borders[length - 1] }
      if wanted[length] == byte { length += 1 }
      if length == wanted.count { return true }
    }
    return false
  }
}
