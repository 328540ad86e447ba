import CPangoCairo

/// The axes of a variable font: OpenType 1.9, "fvar".
struct FontAxes: Sendable {
  /// The values of each axis by tag; empty if the font is not variable.
  private(set) var ranges: [String: ClosedRange<Double>] = [:]
  /// Whether the font has more axes than are read.
  private(set) var areTooMany = false

  /// No axes.
  init() {}

  /// Reads the axes of a font in a file.
  init(file: String, index: UInt32) {
    guard let blob = hb_blob_create_from_file(file) else { return }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, index & 0xFFFF) else { return }
    defer { hb_face_destroy(face) }
    self = FontAxes(face)
  }

  /// Reads the axes of a font.
  init(_ face: OpaquePointer) {
    let tag = "fvar".utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard let table = hb_face_reference_table(face, tag) else { return }
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(table, &length), length >= 16 else { return }
    read(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  private mutating func read(_ table: UnsafeRawBufferPointer) {
    func number(_ place: Int) -> Int { Int(table[place]) << 8 | Int(table[place + 1]) }
    func value(_ place: Int) -> Double {
      Double(Int16(truncatingIfNeeded: number(place))) + Double(number(place + 2)) / 65_536
    }
    let (start, count, size) = (number(4), number(8), number(10))
    areTooMany = count > FontAxes.limit
    guard size >= 20, !areTooMany, start + count * size <= table.count else { return }
    for axis in 0..<count {
      let place = start + axis * size
      let tag = String(decoding: table[place..<place + 4], as: UTF8.self)
      let (least, usual, most) = (value(place + 4), value(place + 8), value(place + 12))
      guard least <= usual, usual <= most, ranges[tag] == nil else { continue }
      ranges[tag] = least...most
    }
  }

  /// The maximum number of axes; fonts in use have at most thirteen.
  static let limit = 64
}

extension ClosedRange<Double> {
  /// The value of the range that is nearest to another.
  func nearest(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
