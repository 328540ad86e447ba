import QuoinModel

/// Applies upper and lower case as a look specifies: CSS Text 3, §2.1.
///
/// It works character by character, so that the source of each shown byte is known.
struct CaseTransformer {
  /// Whether the previous character belongs to a word.
  private var isInWord = false

  mutating func reset() { isInWord = false }

  /// Passes on the bytes that a scalar is shown as.
  mutating func append(
    _ scalar: Unicode.Scalar, next: Unicode.Scalar?, _ transform: TextTransform,
    _ put: (UInt8) -> Void
  ) {
    // ASCII makes up most of all text.
    if scalar.value < 0x80 {
      var byte = UInt8(truncatingIfNeeded: scalar.value)
      let isLower = byte >= 97 && byte <= 122
      let isUpper = byte >= 65 && byte <= 90
      switch transform {
      case .none: break
      case .uppercase: if isLower { byte -= 32 }
      case .lowercase: if isUpper { byte += 32 }
      case .capitalize: if isLower, !isInWord { byte -= 32 }
      }
      isInWord = isLower || isUpper || byte >= 48 && byte <= 57 || isInWord && byte == 39
      // A zero would end the text in C.
      return put(byte == 0 ? 32 : byte)
    }
    let properties = scalar.properties
    let isLetter = properties.isAlphabetic || properties.numericType != nil
    switch transform {
    case .none: UTF8.encode(scalar)?.forEach(put)
    case .uppercase: properties.uppercaseMapping.utf8.forEach(put)
    case .lowercase:
      // A sigma at the end of a word has a special form.
      if scalar == "Σ", isInWord, !(next?.properties.isAlphabetic ?? false) {
        "ς".utf8.forEach(put)
      } else {
        properties.lowercaseMapping.utf8.forEach(put)
      }
    case .capitalize:
      if isInWord || !isLetter {
        UTF8.encode(scalar)?.forEach(put)
      } else {
        properties.titlecaseMapping.utf8.forEach(put)
      }
    }
    // Marks and apostrophes do not end a word.
    let isMark = properties.generalCategory == .nonspacingMark || scalar == "’"
    isInWord = isLetter || isInWord && isMark
  }
}
