import QuoinModel

extension CSS {
  /// A number that stands for a kind, a class, an id or an attribute's name in one sheet.
  typealias Atom = Int32

  /// A complex selector: Selectors 4 §3, from right to left.
  struct Selector: Sendable {
    /// The compounds, the subject first.
    var compounds: [Compound] = []
    var specificity: Specificity = .zero
    /// Bits that the ancestors of a match must have; see `AncestorFilter`.
    var ancestors = AncestorFilter()
    /// How many selectors it stands for, with the lists of nested rules written out.
    var weight = 1
    /// The pseudo-element of the subject that is meant, if it is not the element itself.
    var pseudo: PseudoElement?
    /// The part of the subject, a control, that is meant, if it is not the control itself.
    var part: ControlPart?

    var subject: Compound { compounds[0] }
  }

  /// A part of an element that selectors name: CSS Pseudo-Elements 4.
  package enum PseudoElement: String, Hashable, Sendable {
    case before
    case after
    case marker
    case firstLetter = "first-letter"
    /// Browsers' own: the size of its scroll bars.
    case scrollbar = "-webkit-scrollbar"
    /// The text of a field in which nothing is written.
    case placeholder
    /// What the thumb of a range runs on.
    case sliderTrack = "-webkit-slider-runnable-track"
    case sliderThumb = "-webkit-slider-thumb"
    /// What is to be done, and what is done of it.
    case progressBar = "-webkit-progress-bar"
    case progressValue = "-webkit-progress-value"
    /// The room of a gauge, and what it shows, by how good that is.
    case meterBar = "-webkit-meter-bar"
    case meterGood = "-webkit-meter-optimum-value"
    case meterFair = "-webkit-meter-suboptimum-value"
    case meterPoor = "-webkit-meter-even-less-good-value"
    /// The button of a field for files.
    case fileButton = "file-selector-button"

    /// A part of which a picture that nobody touches shows nothing.
    case unseen = "-quoin-unseen"

    static let unseenNames: Set<String> = [
      "selection", "backdrop", "target-text", "cue", "grammar-error", "spelling-error",
      "details-content", "view-transition",
    ]

    static let all: [PseudoElement] = [
      .before, .after, .marker, .firstLetter, .scrollbar, .placeholder, .sliderTrack, .sliderThumb,
      .progressBar, .progressValue, .meterBar, .meterGood, .meterFair, .meterPoor, .fileButton,
    ]

    /// Whether it is a part of a form's control.
    var isOfControl: Bool {
      switch self {
      case .before, .after, .marker, .firstLetter, .scrollbar, .unseen: false
      default: true
      }
    }

    /// The part of a name in small letters; browsers have older names for some.
    init?(name: String) {
      switch name {
      case "-webkit-input-placeholder": self = .placeholder
      case "-webkit-file-upload-button": self = .fileButton
      default: self.init(rawValue: name)
      }
    }
  }

  /// Tests of one element, and how it stands to the compound on its left.
  struct Compound: Sendable {
    var tests: [Test] = []
    /// The combinator between this compound and the next one, which stands left of it.
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
    /// In none of the states.
    case normal
    case root
    case empty
    case nth(Nth)
    /// The place among the siblings that one of some selectors matches.
    case nthOf(Nth, [Selector])
    /// In a language: Selectors 4 §9.2.
    case language([String])
    /// In a direction of writing, as the markup says it: Selectors 4 §9.1.
    case direction(isLeftToRight: Bool)
    case not([Selector])
    case any([Selector])
    /// `:has()`: an element after this one, or in it, is what one of these says of it.
    case has([Selector])
    /// The element of which `:has()` speaks.
    case anchor
    /// `:is()` of nothing that can be read, and pseudo-classes that no description fulfils.
    case never
  }

  /// `:nth-child(an+b)` and its kin: Selectors 4 §14.
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

  /// `[name operator value]`: Selectors 4 §6.
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

    func matches(_ given: String?) -> Bool {
      guard let given else { return false }
      if comparison == .exists { return true }
      let text = Array(ignoresCase ? given.asciiLowercased.utf8 : given.utf8)
      let wanted = Array(ignoresCase ? value.asciiLowercased.utf8 : value.utf8)
      switch comparison {
      case .exists: return true
      case .equals: return text == wanted
      case .includes:
        guard !wanted.isEmpty, !wanted.contains(where: CSS.isSpace) else { return false }
        return text.split(whereSeparator: CSS.isSpace).contains { $0.elementsEqual(wanted) }
      case .dashMatch:
        return text == wanted || text.starts(with: wanted + [UInt8(ascii: "-")])
      case .prefix: return !wanted.isEmpty && text.starts(with: wanted)
      case .suffix: return !wanted.isEmpty && text.reversed().starts(with: wanted.reversed())
      case .substring:
        guard !wanted.isEmpty, wanted.count <= text.count else { return false }
        return (0...(text.count - wanted.count)).contains {
          text[$0...].starts(with: wanted)
        }
      }
    }
  }

  /// How specific a selector is: Selectors 4 §17, three counts in one number.
  struct Specificity: Hashable, Comparable, Sendable {
    private(set) var packed: UInt32

    static let zero = Specificity(ids: 0, classes: 0, kinds: 0)

    /// Counts beyond 1023 are 1023.
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

  /// A Bloom filter of what the ancestors of an element are: two bits of 128 for each kind, class
  /// and id.
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

    /// Whether all bits of another filter are in this one.
    func mayContain(_ other: AncestorFilter) -> Bool {
      other.low & ~low == 0 && other.high & ~high == 0
    }
  }
}
