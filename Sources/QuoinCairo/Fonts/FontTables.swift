import CPangoCairo

/// Values from the tables of a font file, in ems.
struct FontTables {
  private let face: OpaquePointer
  private let unit: Double

  /// Creates the tables of the font that Pango finds for a description; the context keeps the font
  /// alive.
  init?(_ description: OpaquePointer, _ context: OpaquePointer) {
    guard let font = FontSetup.font(of: description, in: context) else { return nil }
    defer { g_object_unref(font) }
    self.init(font)
  }

  /// Creates the tables of a font, which is kept alive elsewhere.
  init?(_ font: UnsafeMutablePointer<PangoFont>) {
    guard let face = pango_font_get_hb_font(font).flatMap({ hb_font_get_face($0) }) else {
      return nil
    }
    unit = Double(hb_face_get_upem(face))
    guard unit > 0 else { return nil }
    self.face = face
  }

  /// The average letter width: `xAvgCharWidth`, whose meaning depends on the version of "OS/2".
  var averageWidth: Double? {
    numbers("OS/2", at: 2, count: 1).flatMap { $0[0] > 0 ? $0[0] : nil }
  }

  /// The width of the bounding box of all glyphs, from "head".
  var greatestWidth: Double? {
    numbers("head", at: 36, count: 4).flatMap { $0[2] > $0[0] ? $0[2] - $0[0] : nil }
  }

  /// The x-height and cap height, available since version 2 of "OS/2".
  var letterHeights: (x: Double, capital: Double)? {
    guard let version = numbers("OS/2", at: 0, count: 1)?.first, version * unit >= 2,
      let heights = numbers("OS/2", at: 86, count: 2), heights.allSatisfy({ $0 > 0 })
    else { return nil }
    return (heights[0], heights[1])
  }

  /// The heights of the letters x and H at a size, in points.
  func heights(size: Double) -> (x: Double, capital: Double)? {
    letterHeights.map { (x: $0.x * size, capital: $0.capital * size) } ?? drawnHeights(size: size)
  }

  /// The heights of the letters x and H at a size, for fonts that do not state them.
  ///
  /// Chromium counts a row of pixels if the glyph covers at least an eighth of its height. The rule agrees with Chromium
  /// at fifteen sizes.
  func drawnHeights(size: Double) -> (x: Double, capital: Double)? {
    guard let font = hb_font_create(face) else { return nil }
    defer { hb_font_destroy(font) }
    func height(_ letter: Unicode.Scalar) -> Double? {
      var glyph: hb_codepoint_t = 0
      var extents = hb_glyph_extents_t()
      guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
        hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.y_bearing > 0
      else { return nil }
      return (Double(extents.y_bearing) / unit * size + 7 / 8).rounded(.down)
    }
    guard let x = height("x"), let capital = height("H") else { return nil }
    return (x, capital)
  }

  /// Signed 16-bit numbers from a table, divided by the units per em.
  private func numbers(_ table: StaticString, at offset: Int, count: Int) -> [Double]? {
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
      return Double(Int16(bitPattern: UInt16(high) << 8 | UInt16(low))) / unit
    }
  }
}
