import CPangoCairo
import QuoinModel

/// A fontconfig configuration that knows a list of files and nothing else.
///
/// It is written while it is made and only read from then on, which fontconfig allows from any
/// thread; that is why it may be `Sendable`.
final class FontConfiguration: @unchecked Sendable {
  /// The configuration, or `nil` for the system's.
  let pointer: OpaquePointer?
  /// Whether no file could be used and the system's configuration stands in.
  var isSystems: Bool { pointer == nil }

  /// What is wrong with the files.
  let diagnostics: [Diagnostic]
  /// The family of the first font of each file that was added, in the order of the files.
  let families: [String?]
  /// All files but those for Chinese, Japanese and Korean.
  private let files: [String]
  /// How many fonts are in them, which stand first.
  private let count: Int

  /// The standard files, which are looked through once: that takes longer than laying out a document.
  static let standard = FontConfiguration(files: FontFiles.standard())

  /// - Parameters:
  ///   - base: a configuration whose fonts come first; its files are not read again.
  ///   - files: the files, of which all fonts are taken.
  ///   - eastAsian: files of fonts for Chinese, Japanese and Korean; see `EastAsian`.
  init(above base: FontConfiguration? = nil, files: [String], eastAsian: [String] = []) {
    self.files = (base?.files ?? []) + files
    var diagnostics: [Diagnostic] = []
    var families: [String?] = []
    var count = 0
    var configuration = FontConfiguration.empty()
    if let made = configuration {
      let shared = base.flatMap { FontConfiguration.share($0, with: made) }
      if let base, let shared { (diagnostics, count) = (base.diagnostics, shared) }
      for file in shared == nil ? self.files : files {
        let family = FontConfiguration.add(file, to: made)
        families.append(family)
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
        // Of files that were named and cannot be read, it has been said.
        if self.files.isEmpty { diagnostics.append(FontConfiguration.noFonts) }
      }
    }
    pointer = configuration
    self.diagnostics = diagnostics
    self.families = families.suffix(files.count)
  }

  deinit { if let pointer { FcConfigDestroy(pointer) } }

  /// The names of the families in it.
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

  /// Adds all fonts of a file.
  ///
  /// - Returns: the family of the first one, or `nil` where there is none.
  private static func add(_ file: String, to configuration: OpaquePointer) -> String? {
    let before = fonts(of: configuration).count
    guard file.withUnsignedCString({ FcConfigAppFontAddFile(configuration, $0) }) == FcTrue else {
      return nil
    }
    let fonts = fonts(of: configuration)
    return fonts.count > before ? family(of: fonts[before]) ?? "" : nil
  }

  private static func add(eastAsian files: [String], to configuration: OpaquePointer) {
    guard !files.isEmpty, let fonts = FcConfigGetFonts(configuration, FcSetApplication) else {
      return
    }
    for file in files {
      if let font = EastAsian.font(inFile: file) { _ = FcFontSetAdd(fonts, font) }
    }
  }

  /// Has a configuration take the fonts of another one, which are counted by fontconfig and only read from then on.
  ///
  /// - Returns: how many there are; `nil` where there is nothing to take.
  private static func share(
    _ base: FontConfiguration, with configuration: OpaquePointer
  ) -> Int? {
    guard let source = base.pointer else { return nil }
    // The set is made when a file is added, whatever comes of that.
    _ = "".withUnsignedCString({ FcConfigAppFontAddFile(configuration, $0) })
    guard let fonts = FcConfigGetFonts(configuration, FcSetApplication) else { return nil }
    for font in FontConfiguration.fonts(of: source).prefix(base.count) {
      guard let font else { continue }
      FcPatternReference(font)
      _ = FcFontSetAdd(fonts, font)
    }
    return base.count
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

  /// Outlines as the font has them: no hinting and no colour fringes, whatever the system prefers;
  /// emoji, which are pictures of one size, scaled to the size of the text, and letters of a font
  /// without slanted ones slanted for it.
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
  /// The characters as fontconfig wants them: unsigned bytes that end with a zero.
  func withUnsignedCString<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    withCString { $0.withMemoryRebound(to: UInt8.self, capacity: utf8.count + 1) { body($0) } }
  }
}
