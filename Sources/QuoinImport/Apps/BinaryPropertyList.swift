/// A reader for binary property lists, the format to which Xcode compiles strings files and `Info.plist`.
///
/// Objects refer to each other by index, so that a small file can describe a cycle or an arbitrarily large value.
/// Nesting, the number of values and the length of texts are therefore limited.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableStart: Int
  private var count = 0
  /// The texts that were decoded, by their position; many objects may refer to one.
  private var texts: [Int: String] = [:]
  /// The number of bytes of these texts; more than the file has if texts overlap.
  private var textBytes = 0

  /// Returns the value in a file, or `nil` if the file is damaged or exceeds the limits.
  static func read(_ bytes: [UInt8]) -> PropertyValue? {
    guard var reader = BinaryPropertyList(bytes), let top = reader.top else { return nil }
    return reader.object(top, level: 0)
  }

  private let top: Int?

  private init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40, bytes.starts(with: Array("bplist0".utf8)) else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    func number(_ start: Int) -> Int? {
      let value = bytes[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return Int(exactly: value)
    }
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = number(trailer + 8), let top = number(trailer + 16),
      let start = number(trailer + 24), count > 0, count <= bytes.count, start < trailer,
      count * offsetSize <= trailer - start, top < count
    else { return nil }
    objectCount = count
    tableStart = start
    self.top = top
  }

  /// Returns the big-endian integer of some bytes.
  private func integer(at start: Int, size: Int) -> Int? {
    guard start >= 0, size > 0, start <= bytes.count - size else { return nil }
    let value = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  private mutating func object(_ index: Int, level: Int) -> PropertyValue? {
    count += 1
    guard level < PropertyValue.maximumDepth, count <= PropertyValue.maximumValues, index >= 0,
      index < objectCount,
      let start = integer(at: tableStart + index * offsetSize, size: offsetSize),
      start < tableStart
    else { return nil }
    let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 0xF))
    switch kind {
    case 0: return low == 8 ? .truth(false) : low == 9 ? .truth(true) : PropertyValue.none
    case 1:
      guard low <= 3, let value = integer(at: start + 1, size: 1 << low) else {
        return PropertyValue.none
      }
      return .number(Double(value))
    case 2: return real(at: start + 1, low)
    case 5, 6: return text(at: start, low, isWide: kind == 6)
    case 10, 13: return collection(at: start, low, isDictionary: kind == 13, level: level)
    default: return PropertyValue.none
    }
  }

  private func real(at start: Int, _ low: Int) -> PropertyValue? {
    switch low {
    case 2:
      integer(at: start, size: 4).map {
        .number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0))))
      }
    case 3:
      start <= bytes.count - 8
        ? .number(
          Double(bitPattern: bytes[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }))
        : nil
    default: nil
    }
  }

  /// Returns the length and the start of an object's data.
  ///
  /// Lengths from 15 are stored as separate integers.
  private func length(at start: Int, _ low: Int) -> (count: Int, start: Int)? {
    guard low == 15 else { return (low, start + 1) }
    guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 1 else { return nil }
    let power = Int(bytes[start + 1] & 0xF)
    guard power <= 3, let count = integer(at: start + 2, size: 1 << power), count <= bytes.count
    else { return nil }
    return (count, start + 2 + (1 << power))
  }

  private mutating func text(at start: Int, _ low: Int, isWide: Bool) -> PropertyValue? {
    if let known = texts[start] { return .text(known) }
    guard let (count, first) = length(at: start, low) else { return nil }
    let size = isWide ? 2 * count : count
    guard first <= tableStart, size <= tableStart - first else { return nil }
    textBytes += size
    guard textBytes <= bytes.count else { return nil }
    let text: String
    if isWide {
      let units = (0..<count).map { unit in
        UInt16(bytes[first + 2 * unit]) << 8 | UInt16(bytes[first + 2 * unit + 1])
      }
      text = String(decoding: units, as: UTF16.self)
    } else {
      text = String(decoding: bytes[first..<first + size], as: UTF8.self)
    }
    texts[start] = text
    return .text(text)
  }

  private mutating func collection(
    at start: Int, _ low: Int, isDictionary: Bool, level: Int
  ) -> PropertyValue? {
    guard let (count, first) = length(at: start, low) else { return nil }
    let parts = isDictionary ? 2 * count : count
    guard first <= tableStart, parts <= (tableStart - first) / referenceSize else { return nil }
    func reference(_ part: Int) -> Int? {
      integer(at: first + part * referenceSize, size: referenceSize)
    }
    var values: [PropertyValue] = []
    var members: [String: PropertyValue] = [:]
    for part in 0..<count {
      guard let index = reference(isDictionary ? count + part : part),
        let value = object(index, level: level + 1)
      else { return nil }
      guard isDictionary else {
        values.append(value)
        continue
      }
      guard let name = reference(part), let key = object(name, level: level + 1)?.text else {
        return nil
      }
      members[key] = value
    }
    return isDictionary ? .dictionary(members) : .list(values)
  }
}
