import CPangoCairo

/// A plan by which HarfBuzz shapes ASCII texts in a font from left to right.
final class ShapingPlan {
  /// HarfBuzz's plan, the same one for all fonts and texts that are shaped in the same way.
  let pointer: OpaquePointer
  /// HarfBuzz's font.
  let font: OpaquePointer
  private var properties: hb_segment_properties_t
  private let features: [hb_feature_t]

  /// The features by which HarfBuzz makes fractions around a sign that is not ASCII, unless others ask for them.
  ///
  /// Without them, the dozen substitutions that fonts have for fractions are not tried on each digit.
  private static let noFractions = "frac=0,numr=0,dnom=0"

  /// Creates the plan for texts of ASCII characters.
  ///
  /// - Parameters:
  ///   - language: The language; it chooses among the features of the font.
  ///   - features: The OpenType features behind those of the font, in the syntax of Pango's attribute.
  init?(
    _ font: UnsafeMutablePointer<PangoFont>, _ script: hb_script_t, language: hb_language_t?,
    features: String?
  ) {
    guard let shaped = pango_font_get_hb_font(font), let face = hb_font_get_face(shaped) else {
      return nil
    }
    var given = Array(repeating: hb_feature_t(), count: 32)
    var count: UInt32 = 0
    pango_font_get_features(font, &given, UInt32(given.count), &count)
    let used =
      ShapingPlan.parsed(ShapingPlan.noFractions) + given.prefix(Int(count))
      + ShapingPlan.parsed(features ?? "")
    var properties = hb_segment_properties_t()
    properties.direction = HB_DIRECTION_LTR
    properties.script = script
    properties.language = language
    var length: UInt32 = 0
    let coordinates = hb_font_get_var_coords_normalized(shaped, &length)
    let plan = hb_shape_plan_create_cached2(
      face, &properties, used, UInt32(used.count), coordinates, length, nil)
    guard let plan else { return nil }
    pointer = plan
    self.font = hb_font_reference(shaped)
    self.features = used
    self.properties = properties
  }

  deinit {
    hb_shape_plan_destroy(pointer)
    hb_font_destroy(font)
  }

  private static func parsed(_ features: String) -> [hb_feature_t] {
    features.split(separator: ",").compactMap { text in
      var feature = hb_feature_t()
      return hb_feature_from_string(String(text), -1, &feature) != 0 ? feature : nil
    }
  }

  /// Whether the font has glyphs for ASCII characters.
  func has(_ characters: [UInt8]) -> Bool {
    var glyph: hb_codepoint_t = 0
    return characters.allSatisfy {
      hb_font_get_nominal_glyph(font, hb_codepoint_t($0), &glyph) != 0
    }
  }

  /// Returns the width of the cluster that begins at each byte of a text, in Pango's units, or `PlainFont.noCluster`; or
  /// `nil` if the text cannot be shaped.
  ///
  /// The widths are those of `pango_shape`, which also wraps the font and searches for the plan with each call. That takes
  /// half as long as it takes to shape a word.
  func widths(of text: [UInt8]) -> [Int32]? {
    guard let buffer = hb_buffer_create() else { return nil }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_set_segment_properties(buffer, &properties)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    hb_buffer_set_flags(
      buffer,
      hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
    text.withUnsafeBufferPointer { text in
      text.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
      }
    }
    guard hb_shape_plan_execute(pointer, font, buffer, features, UInt32(features.count)) != 0 else {
      return nil
    }
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count), count > 0,
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return nil }
    var widths = Array(repeating: PlainFont.noCluster, count: text.count)
    for index in 0..<Int(count) {
      let place = Int(glyphs[index].cluster)
      if widths[place] == PlainFont.noCluster { widths[place] = 0 }
      // As in Pango, a width is positive, also where a matrix turns the letters.
      let width = positions[index].x_advance
      widths[place] &+= width < 0 ? 0 &- width : width
    }
    return widths
  }
}
