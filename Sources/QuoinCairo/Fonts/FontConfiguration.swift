import CPangoCairo
import QuoinModel

/// A fontconfig configuration restricted to a list of files.
///
/// It is only modified while it is created. Afterwards it is only read, which fontconfig allows
/// from any thread; this makes it safe to be `Sendable`.
final class FontConfiguration: @unchecked Sendable {
  /// The configuration, or `nil` for the system's.
  let pointer: OpaquePointer?
  /// Whether no file was usable and the system's configuration is used instead.
  var isSystems: Bool { pointer == nil }

  /// Problems with the files.
  let diagnostics: [Diagnostic]
  /// The family of the first font in each added file, in the order of the files.
  let families: [String?]
  /// The axes of each added file, in the order of the files.
  let axes: [FontAxes]
  /// The families whose fonts are scaled, with their factors.
  private let adjustments: [FontAdjustment]
  /// All files except those for Chinese, Japanese and Korean.
  private let files: [String]
  /// The number of fonts in these files, which come first.
  private let count: Int

  /// The configuration of the standard files, scanned only once because that takes longer than
  /// laying out a document.
  static let standard = FontConfiguration(files: FontFiles.standard())

  /// - Parameters:
  ///   - base: a configuration whose fonts come first; its files are not read again.
  ///   - files: the files, all of whose fonts are added.
  ///   - rules: a document's description of one font in each of the files, or `nil` to add all of them by their own names.
  ///   - installed: the font that is meant in each of the files; `nil` for the first one.
  ///   - eastAsian: files of fonts for Chinese, Japanese and Korean; see `EastAsian`.
  init(
    above base: FontConfiguration? = nil, files: [String], rules: [FontFaceRule?] = [],
    installed: [InstalledFont?] = [], eastAsian: [String] = []
  ) {
    self.files = (base?.files ?? []) + files
    var diagnostics: [Diagnostic] = []
    var families: [String?] = []
    var axes: [FontAxes] = []
    var count = 0
    adjustments = (base?.adjustments ?? []) + rules.compactMap { FontAdjustment($0) }
    var configuration = FontConfiguration.empty()
    if let made = configuration {
      for adjustment in adjustments { adjustment.add(to: made) }
      let shared = base.flatMap { FontConfiguration.share($0, with: made) }
      if let base, let shared { (diagnostics, count) = (base.diagnostics, shared) }
      let added = shared == nil ? self.files : files
      for (index, file) in added.enumerated() {
        let own = index - (added.count - files.count)
        let rule = rules.indices.contains(own) ? rules[own] : nil
        let index = installed.indices.contains(own) ? installed[own]?.index : nil
        let (family, found) = FontConfiguration.add(file, rule, index, to: made)
        families.append(family)
        axes.append(found)
        if family != nil, FontFiles.isReadable(file) {
          count += 1
        } else {
          diagnostics.append(
            Diagnostic(.error, rule: "font-unreadable", "no font can be read from “\(file)”"))
        }
      }
    }
    self.count = configuration.map { FontConfiguration.fonts(of: $0).count } ?? 0
    if let made = configuration {
      FontConfiguration.add(eastAsian: eastAsian, to: made)
      if count == 0 || FcConfigBuildFonts(made) == FcFalse {
        FcConfigDestroy(made)
        configuration = nil
        // Unreadable files that were named explicitly have already been reported.
        if self.files.isEmpty { diagnostics.append(FontConfiguration.noFonts) }
      }
    }
    pointer = configuration
    self.diagnostics = diagnostics
    self.families = families.suffix(files.count)
    self.axes = axes.suffix(files.count)
  }

  deinit { if let pointer { FcConfigDestroy(pointer) } }

  /// The names of the families in the configuration.
  func familyNames() -> [String] {
    let current = pointer ?? FcConfigGetCurrent()
    guard let set = FcConfigGetFonts(current, pointer == nil ? FcSetSystem : FcSetApplication)
    else { return [] }
    var names: [String] = []
    for index in 0..<Int(set.pointee.nfont) {
      var name: UnsafeMutablePointer<FcChar8>?
      var position: Int32 = 0
      while FcPatternGetString(set.pointee.fonts[index], FC_FAMILY, position, &name)
        == FcResultMatch, let text = name
      {
        names.append(String(cString: text))
        position += 1
      }
    }
    return names
  }

  /// A configuration without fonts.
  private static func empty() -> OpaquePointer? {
    guard let configuration = FcConfigCreate() else { return nil }
    _ = rules.withUnsignedCString({
      FcConfigParseAndLoadFromMemory(configuration, $0, FcTrue)
    })
    return configuration
  }

  /// Adds all fonts of a file, or the one that a document describes.
  ///
  /// - Parameter index: the number of the described font in the file; `nil` for the first.
  /// - Returns: the family of the first added font, or `nil` if no font is added, and the axes of a described font.
  private static func add(
    _ file: String, _ rule: FontFaceRule?, _ index: Int32?, to configuration: OpaquePointer
  ) -> (family: String?, axes: FontAxes) {
    let before = fonts(of: configuration).count
    if rule == nil, SystemFonts.standard.add(file, to: configuration) {
      let first = fonts(of: configuration).dropFirst(before).first
      return (first.map { family(of: $0) ?? "" }, FontAxes())
    }
    guard file.withUnsignedCString({ FcConfigAppFontAddFile(configuration, $0) }) == FcTrue else {
      return (nil, FontAxes())
    }
    let added = fonts(of: configuration).dropFirst(before)
    guard let rule, let set = FcConfigGetFonts(configuration, FcSetApplication),
      let first = added.first,
      let font = added.first(where: { number(of: $0) == index ?? 0 }) ?? first
    else { return (added.first.map { family(of: $0) ?? "" }, FontAxes()) }
    let place = number(of: font)
    // An instance that the file names has all its values.
    let axes = place >> 16 == 0 ? FontAxes(file: file, index: UInt32(place)) : FontAxes()
    guard let face = rule.described(font, axes) else { return (nil, FontAxes()) }
    for other in added { if let other { FcPatternDestroy(other) } }
    set.pointee.fonts[before] = face
    set.pointee.nfont = Int32(before + 1)
    return (rule.family, axes)
  }

  /// The number of a font in its file; the upper half is that of a named instance.
  private static func number(of font: OpaquePointer?) -> Int32 {
    var index: Int32 = 0
    return FcPatternGetInteger(font, FC_INDEX, 0, &index) == FcResultMatch ? index : 0
  }

  private static func add(eastAsian files: [String], to configuration: OpaquePointer) {
    guard !files.isEmpty, let fonts = FcConfigGetFonts(configuration, FcSetApplication) else {
      return
    }
    for file in files {
      if let font = EastAsian.font(inFile: file) { _ = FcFontSetAdd(fonts, font) }
    }
  }

  /// Adds the fonts of another configuration.
  ///
  /// - Returns: the number of fonts; `nil` if there are none.
  private static func share(
    _ base: FontConfiguration, with configuration: OpaquePointer
  ) -> Int? {
    guard let source = base.pointer else { return nil }
    let fonts = FontConfiguration.fonts(of: source).prefix(base.count).compactMap { $0 }
    return share(fonts, with: configuration) ? base.count : nil
  }

  /// Adds fonts to a configuration; fontconfig reference-counts them, and they are only read.
  ///
  /// - Returns: Whether the configuration has a set of fonts.
  static func share(_ fonts: [OpaquePointer], with configuration: OpaquePointer) -> Bool {
    if FcConfigGetFonts(configuration, FcSetApplication) == nil {
      // Adding any file creates the set of fonts, even if that fails.
      _ = "".withUnsignedCString({ FcConfigAppFontAddFile(configuration, $0) })
    }
    guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return false }
    for font in fonts {
      FcPatternReference(font)
      _ = FcFontSetAdd(set, font)
    }
    return true
  }

  /// The fonts of the configuration; none if it is the system's.
  var fonts: UnsafeBufferPointer<OpaquePointer?> {
    pointer.map { FontConfiguration.fonts(of: $0) } ?? UnsafeBufferPointer(start: nil, count: 0)
  }

  /// The fonts that were added to a configuration.
  private static func fonts(of configuration: OpaquePointer) -> UnsafeBufferPointer<OpaquePointer?>
  {
    guard let set = FcConfigGetFonts(configuration, FcSetApplication) else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont))
  }

  private static func family(of font: OpaquePointer?) -> String? {
    var name: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, FC_FAMILY, 0, &name) == FcResultMatch, let text = name else {
      return nil
    }
    return String(cString: text)
  }

  private static let noFonts = Diagnostic(
    .warning, rule: "font-missing",
    "no font file was found, so the system's fonts are used and layouts may differ between"
      + " machines; install fonts-inter and fonts-dejavu-core (Debian) or font-inter and"
      + " font-dejavu (Homebrew), or name font files")

  /// Rules for rendering glyphs independently of the system's preferences.
  ///
  /// There is no hinting and no subpixel antialiasing; emoji, which are bitmaps of one size, are
  /// scaled to the text size; and fonts without an italic are slanted.
  private static let rules = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <match target="pattern">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    </match>
    <match target="font"><test name="outline"><bool>false</bool></test>
    <edit name="embeddedbitmap" mode="assign"><bool>true</bool></edit>
    <edit name="pixelsizefixupfactor" mode="assign"><divide>
    <name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <name>pixelsizefixupfactor</name><double>0</double>
    <double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
    <edit name="size" mode="assign"><divide>
    <name>size</name><name>pixelsizefixupfactor</name></divide></edit>
    </match>
    <match target="font">
    <test name="slant"><const>roman</const></test>
    <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
    <edit name="matrix" mode="assign"><times><name>matrix</name>
    <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
    </times></edit>
    <edit name="slant" mode="assign"><const>oblique</const></edit>
    </match>
    <alias binding="strong"><family>emoji</family>
    <prefer><family>Noto Color Emoji</family></prefer></alias>
    </fontconfig>
    """
}

extension String {
  /// Calls a function with the characters as fontconfig expects them: unsigned bytes, terminated by
  /// zero.
  func withUnsignedCString<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    withCString { $0.withMemoryRebound(to: UInt8.self, capacity: utf8.count + 1) { body($0) } }
  }
}
