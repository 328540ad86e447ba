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

  /// - Parameters:
  ///   - files: the files, of which all fonts are taken.
  ///   - eastAsian: files of fonts for Chinese, Japanese and Korean; see `EastAsian`.
  ///   - diagnostics: takes what is wrong with the files.
  init(files: [String], eastAsian: [String] = [], diagnostics: inout [Diagnostic]) {
    guard let configuration = FcConfigCreate() else {
      pointer = nil
      return
    }
    _ = FontConfiguration.rules.withUnsignedCString({
      FcConfigParseAndLoadFromMemory(configuration, $0, FcTrue)
    })
    var count = 0
    for file in files {
      let added = file.withUnsignedCString({ FcConfigAppFontAddFile(configuration, $0) })
      if added == FcTrue, FontFiles.isReadable(file) {
        count += 1
      } else {
        diagnostics.append(
          Diagnostic(.error, rule: "font-unreadable", "no font can be read from “\(file)”"))
      }
    }
    if let fonts = FcConfigGetFonts(configuration, FcSetApplication) {
      for file in eastAsian {
        if let font = EastAsian.font(inFile: file) { _ = FcFontSetAdd(fonts, font) }
      }
    }
    guard count > 0, FcConfigBuildFonts(configuration) == FcTrue else {
      FcConfigDestroy(configuration)
      pointer = nil
      // Of files that were named and cannot be read, it has been said.
      guard files.isEmpty else { return }
      diagnostics.append(
        Diagnostic(
          .warning, rule: "font-missing",
          "no font file was found, so the system's fonts are used and layouts may differ between"
            + " machines; install fonts-inter and fonts-dejavu-core (Debian) or font-inter and"
            + " font-dejavu (Homebrew), or name font files"))
      return
    }
    pointer = configuration
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

  /// The name of the family in a file, or `nil` where there is no font in it.
  static func familyName(inFile path: String) -> String? {
    var count: Int32 = 0
    guard
      let pattern = path.withUnsignedCString({ FcFreeTypeQuery($0, 0, nil, &count) })
    else { return nil }
    defer { FcPatternDestroy(pattern) }
    var name: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let text = name
    else { return nil }
    return String(cString: text)
  }

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
