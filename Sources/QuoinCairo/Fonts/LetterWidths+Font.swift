import CPangoCairo
import QuoinModel

extension LetterWidths {
  /// What the tables of a font say, in points.
  init(_ description: OpaquePointer, _ context: OpaquePointer, size: Double) {
    self.init(average: size / 2, greatest: size)
    guard let font = pango_context_load_font(context, description) else { return }
    defer { g_object_unref(font) }
    guard let face = pango_font_get_hb_font(font).flatMap({ hb_font_get_face($0) }) else { return }
    let unit = Double(hb_face_get_upem(face))
    guard unit > 0 else { return }
    // OpenType: `xAvgCharWidth` follows the version of "OS/2"; the box of all glyphs is in "head".
    if let average = LetterWidths.numbers(face, "OS/2", at: 2, count: 1)?.first, average > 0 {
      self.average = average / unit * size
    }
    if let box = LetterWidths.numbers(face, "head", at: 36, count: 4), box[2] > box[0] {
      greatest = (box[2] - box[0]) / unit * size
    }
  }

  /// Numbers of 16 bits with sign in a table of a font.
  private static func numbers(
    _ face: OpaquePointer, _ table: StaticString, at offset: Int, count: Int
  ) -> [Double]? {
    let tag = (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(table.utf8Start[$1]) }
    guard let blob = hb_face_reference_table(face, tag) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), Int(length) >= offset + 2 * count else {
      return nil
    }
    let bytes = UnsafeRawPointer(data)
    return (0..<count).map { index in
      let place = offset + 2 * index
      let high = bytes.load(fromByteOffset: place, as: UInt8.self)
      let low = bytes.load(fromByteOffset: place + 1, as: UInt8.self)
      return Double(Int16(bitPattern: UInt16(high) << 8 | UInt16(low)))
    }
  }
}
