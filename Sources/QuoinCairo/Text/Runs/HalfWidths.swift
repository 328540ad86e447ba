/// The fullwidth punctuation that is half as wide beside other punctuation, as with `text-spacing-trim: normal`: CSS Text 4,
/// Fullwidth Punctuation Collapsing.
///
/// Half of the width of a bracket, comma or full stop is a blank, which one of two beside each other has no use for.
enum HalfWidths {
  private enum Kind {
    case opening, closing, middle, narrowOpening, narrowClosing
  }

  /// Returns the ranges of the characters of half width in a range of a text.
  ///
  /// Between a closing and an opening character, where a line may break, it is the closing one.
  static func ranges(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
    // The characters are from U+3000 to U+30FF, or from U+FF00.
    guard range.contains(where: { text[$0] == 0xE3 || text[$0] == 0xEF }) else { return [] }
    var found: [Range<Int>] = []
    var last: (kind: Kind, range: Range<Int>)?
    var index = range.lowerBound
    for scalar in String(decoding: text[range], as: UTF8.self).unicodeScalars {
      let place = index..<index + UTF8.width(scalar)
      index = place.upperBound
      guard let kind = kind(of: scalar) else {
        last = nil
        continue
      }
      if let last {
        if last.kind == .closing, kind != .narrowOpening {
          found.append(last.range)
        } else if kind == .opening, last.kind != .narrowClosing {
          found.append(place)
        }
      }
      last = (kind, place)
    }
    return found
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind? {
    switch scalar.value {
    case 0x28, 0x5B, 0x7B, 0x2018, 0x201C: .narrowOpening
    case 0x29, 0x5D, 0x7D, 0x2019, 0x201D: .narrowClosing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08,
      0xFF3B, 0xFF5B, 0xFF5F:
      .opening
    case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F,
      0xFF09, 0xFF3D, 0xFF5D, 0xFF60:
      .closing
    // In Japanese fonts, commas and full stops are in the left half.
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E: .closing
    case 0x3000, 0x30FB, 0xFF1A, 0xFF1B: .middle
    default: nil
    }
  }
}
