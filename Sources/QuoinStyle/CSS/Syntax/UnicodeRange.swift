extension CSS {
  /// Returns the ranges of a value of `unicode-range`, in their order and without overlaps: CSS Syntax 3 §7.
  ///
  /// `nil` means that the value is invalid.
  static func unicodeRanges(_ text: String) -> [ClosedRange<UInt32>]? {
    var found: [ClosedRange<UInt32>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let range = unicodeRange(trimmed(part)) else { return nil }
      found.append(range)
    }
    found.sort { $0.lowerBound < $1.lowerBound }
    var merged: [ClosedRange<UInt32>] = []
    for range in found {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// Reads `U+26`, `U+0-7F` or `U+4??`.
  private static func unicodeRange(_ text: Substring) -> ClosedRange<UInt32>? {
    guard text.count > 2, text.first == "U" || text.first == "u", text.dropFirst().first == "+"
    else { return nil }
    let bounds = text.dropFirst(2).split(separator: "-", omittingEmptySubsequences: false)
    guard let first = bounds.first, bounds.count <= 2 else { return nil }
    let digits = first.prefix { $0 != "?" }
    let wild = first.count - digits.count
    guard first.count <= 6, first.dropFirst(digits.count).allSatisfy({ $0 == "?" }),
      let low = wild > 0 && digits.isEmpty ? 0 : number(digits)
    else { return nil }
    if wild > 0 {
      guard bounds.count == 1 else { return nil }
      let start = low << (4 * UInt32(wild))
      return range(start, start | (1 << (4 * UInt32(wild)) - 1))
    }
    guard bounds.count == 2 else { return range(low, low) }
    guard bounds[1].count <= 6, let high = number(bounds[1]) else { return nil }
    return range(low, high)
  }

  private static func range(_ low: UInt32, _ high: UInt32) -> ClosedRange<UInt32>? {
    low <= high && high <= 0x10_FFFF ? low...high : nil
  }

  private static func number(_ digits: Substring) -> UInt32? {
    digits.allSatisfy(\.isHexDigit) ? UInt32(digits, radix: 16) : nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
