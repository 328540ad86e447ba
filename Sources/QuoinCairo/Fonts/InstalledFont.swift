import CPangoCairo

/// One of the fonts of a measurer, by its place.
package struct InstalledFont: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// The number of the font in the file.
  let index: Int32
}

extension PangoTextMeasurer {
  /// Returns the font with a full name or PostScript name, upper case or not: CSS Fonts 4 §4.3.1.
  ///
  /// Only the fonts of the measurer are searched, without those of documents.
  package func installedFont(named name: String) -> InstalledFont? {
    library.base.font(named: name)
  }
}

extension FontConfiguration {
  /// Returns the font with a full name or PostScript name.
  func font(named name: String) -> InstalledFont? {
    let wanted = name.lowercased()
    for font in fonts {
      guard let font,
        font.strings(FC_FULLNAME).contains(where: { $0.lowercased() == wanted })
          || font.strings(FC_POSTSCRIPT_NAME).contains(where: { $0.lowercased() == wanted }),
        let path = font.strings(FC_FILE).first
      else { continue }
      var index: Int32 = 0
      _ = FcPatternGetInteger(font, FC_INDEX, 0, &index)
      return InstalledFont(path: path, index: index)
    }
    return nil
  }
}

extension OpaquePointer {
  /// The strings of a font of fontconfig for an object, such as its names.
  func strings(_ object: String) -> [String] {
    var strings: [String] = []
    var text: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(self, object, Int32(strings.count), &text) == FcResultMatch,
      let found = text
    {
      strings.append(String(cString: found))
    }
    return strings
  }
}
