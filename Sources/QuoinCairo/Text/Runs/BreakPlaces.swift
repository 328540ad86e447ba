import CPangoCairo
import QuoinLayout
import QuoinModel

/// The positions at which the lines of a paragraph may end: Unicode's line breaking algorithm (UAX
/// #14).
struct BreakPlaces {
  /// The break opportunities before each byte that begins a character.
  private var traits: [ClusterTraits]

  init(_ text: UnsafeBufferPointer<CChar>, rules: BreakRules) {
    let bytes = UnsafeRawBufferPointer(text)
    traits = Array(repeating: ClusterTraits(rawValue: 0), count: bytes.count)
    if rules == .browsers, bytes.allSatisfy({ (32...126).contains($0) }) {
      for index in bytes.indices { traits[index] = BreakPlaces.browsersTraits(index, bytes) }
    } else {
      addUnicodesBreaks(text)
      for index in bytes.indices where bytes[index] & 0xC0 != 0x80 {
        BreakPlaces.tailor(&traits[index], index, bytes, rules)
      }
      markLetters(bytes)
    }
  }

  /// Returns the break opportunities before a character of an ASCII text by the rules of browsers.
  static func browsersTraits(_ index: Int, _ bytes: UnsafeRawBufferPointer) -> ClusterTraits {
    // All characters are visible or spaces, and no line ends before a space.
    let isWord = index > 0 && bytes[index - 1] == 32 && bytes[index] != 32
    var traits = isWord ? wordStart : .emergencyBreakBefore
    tailor(&traits, index, bytes, .browsers)
    return traits
  }

  private static let wordStart: ClusterTraits = [.breakBefore, .emergencyBreakBefore]

  /// Adds the break opportunities of Unicode's algorithm.
  private mutating func addUnicodesBreaks(_ text: UnsafeBufferPointer<CChar>) {
    let bytes = UnsafeRawBufferPointer(text)
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    let attributes = UnsafeMutablePointer<PangoLogAttr>.allocate(capacity: count + 1)
    attributes.initialize(repeating: PangoLogAttr(), count: count + 1)
    defer { attributes.deallocate() }
    pango_get_log_attrs(
      text.baseAddress, Int32(text.count), -1, pango_language_from_string("en"), attributes,
      Int32(count + 1))
    var character = -1
    for index in bytes.indices where bytes[index] & 0xC0 != 0x80 {
      character += 1
      if attributes[character].is_line_break != 0 { traits[index].insert(.breakBefore) }
      if attributes[character].is_char_break != 0 { traits[index].insert(.emergencyBreakBefore) }
    }
  }

  /// Marks the break opportunities between two letters or digits, at which browsers heed `word-break: keep-all`.
  private mutating func markLetters(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    var index = 0
    var previous: Unicode.Scalar?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      guard index < traits.count else { return }
      if let previous, traits[index].contains(.breakBefore), BreakPlaces.isKept(previous),
        BreakPlaces.isKept(scalar)
      {
        traits[index].insert(.letterBehindLetter)
      }
      previous = scalar
      index += UTF8.width(scalar)
    }
  }

  /// Whether a character is a letter, a digit or a mark on one outside the scripts whose words only a dictionary separates.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF,
      0xA9E0...0xA9FF,
      0xAA60...0xAADF:
      false
    default: scalar.properties.generalCategory.isOfWord
    }
  }

  /// Adapts the break opportunity before a character to the rules of browsers.
  private static func tailor(
    _ traits: inout ClusterTraits, _ index: Int, _ bytes: UnsafeRawBufferPointer,
    _ rules: BreakRules
  ) {
    // Most characters are letters behind letters, between which no rule of browsers applies.
    if index > 0, PlainFont.isLetter(bytes[index]), PlainFont.isLetter(bytes[index - 1]) {
      if rules == .browsers { traits.remove(.breakBefore) }
      return
    }
    let isBehindHyphen = BreakPlaces.isBehindHyphen(index, bytes)
    guard rules == .browsers, let mayEnd = BreakPlaces.browsersBreak(index, bytes) else {
      if isBehindHyphen { traits.insert(.breakBefore) }
      return
    }
    traits.remove(.breakBefore)
    if mayEnd || isBehindHyphen { traits.insert(.breakBefore) }
    if BreakPlaces.notBehindAny.contains(bytes[index])
      || BreakPlaces.notBeforeAny.contains(bytes[index - 1])
    {
      traits.insert(.heldBack)
    }
  }

  /// Whether a digit follows a hyphen between letters or digits.
  ///
  /// UAX #14 keeps `-5` together (LB25); browsers tailor it to allow a break after the hyphen of
  /// `A-5`.
  private static func isBehindHyphen(_ index: Int, _ bytes: UnsafeRawBufferPointer) -> Bool {
    func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
    guard index >= 2, bytes[index - 1] == UInt8(ascii: "-"), isDigit(bytes[index]) else {
      return false
    }
    let before = bytes[index - 2]
    return isDigit(before) || (97...122).contains(before | 0x20)
  }

  /// Whether browsers break a line between two visible ASCII characters, as Chromium does for all
  /// pairs; `nil` for other characters.
  ///
  /// Unicode's algorithm also breaks after slashes, bars and exclamation marks, which splits
  /// `and/or` and addresses.
  private static func browsersBreak(_ index: Int, _ bytes: UnsafeRawBufferPointer) -> Bool? {
    guard index > 0, (33...126).contains(bytes[index]), (33...126).contains(bytes[index - 1]) else {
      return nil
    }
    let next = bytes[index]
    switch bytes[index - 1] {
    case UInt8(ascii: "-"): return !notBehindHyphen.contains(next)
    case UInt8(ascii: "?"): return !notBehindQuestion.contains(next)
    default: return opening.contains(next) && beforeOpening.contains(bytes[index - 1])
    }
  }

  private static let opening = CharacterSet("(<[{")
  private static let beforeOpening = CharacterSet("!\"#%&)*+,.:;=>\\]|}~")
  private static let notBehindHyphen = CharacterSet("!$,./0123456789:;?]})")
  private static let notBehindQuestion = CharacterSet("!\"'),./:;?]}")

  /// The punctuation before or behind which `word-break: break-all` adds no breaks: CSS Text 3 §5.2 treats letters and
  /// digits as ideographs, and Unicode's rules for punctuation still apply.
  private static let notBehindAny = CharacterSet("!\"%'),./:;?]}")
  private static let notBeforeAny = CharacterSet("\"$'([\\{")

  func traits(at byte: Int) -> ClusterTraits { traits[byte] }
}

/// The items of a paragraph in text order; each is valid until the next one is taken.
struct ItemList: ~Copyable {
  private let list: UnsafeMutablePointer<GList>?
  private var position: UnsafeMutablePointer<GList>?

  init(_ list: UnsafeMutablePointer<GList>?) {
    self.list = list
    position = list
  }

  deinit {
    var entry = list
    while let current = entry {
      pango_item_free(current.pointee.data?.assumingMemoryBound(to: PangoItem.self))
      entry = current.pointee.next
    }
    g_list_free(list)
  }

  mutating func next() -> UnsafeMutablePointer<PangoItem>? {
    guard let entry = position else { return nil }
    position = entry.pointee.next
    return entry.pointee.data?.assumingMemoryBound(to: PangoItem.self)
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isOfWord: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
