import CPangoCairo

/// The fonts that fontconfig knows of the system, by file.
///
/// Reading the properties of a font file, such as the characters it has, takes as long as laying out
/// a document. Fontconfig caches those of the system's files, and Pango loads the cache in any case.
final class SystemFonts: @unchecked Sendable {
  static let standard = SystemFonts()

  /// The fonts of each file, in the order of fontconfig; only read after creation.
  private var files: [String: [OpaquePointer]] = [:]

  private init() {
    // The configuration is retained for good, so that its fonts stay valid.
    guard let configuration = FcConfigReference(nil),
      let set = FcConfigGetFonts(configuration, FcSetSystem)
    else { return }
    for index in 0..<Int(set.pointee.nfont) {
      var name: UnsafeMutablePointer<FcChar8>?
      guard let font = set.pointee.fonts[index],
        FcPatternGetString(font, FC_FILE, 0, &name) == FcResultMatch, let name
      else { continue }
      files[String(cString: name), default: []].append(font)
    }
  }

  /// Adds the fonts of a file to a configuration's own.
  ///
  /// - Returns: Whether the system has the file; otherwise it has to be read.
  func add(_ file: String, to configuration: OpaquePointer) -> Bool {
    guard let fonts = files[file] else { return false }
    // Adding any file creates the set of fonts, even if that fails.
    _ = "".withUnsignedCString({ FcConfigAppFontAddFile(configuration, $0) })
    guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return false }
    for font in fonts {
      FcPatternReference(font)
      _ = FcFontSetAdd(set, font)
    }
    return true
  }
}
