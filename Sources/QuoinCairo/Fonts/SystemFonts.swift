import CPangoCairo

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The fonts that fontconfig knows of the system, by file.
///
/// Reading the properties of a font file, such as the characters it has, takes as long as laying out
/// a document. Fontconfig caches those of the system's files, and Pango loads the cache in any case.
final class SystemFonts: @unchecked Sendable {
  static let standard = SystemFonts()

  /// The fonts of each file, in the order of fontconfig; only read after creation.
  ///
  /// It is empty if the configuration of the machine edits fonts as it scans them, because the same
  /// files give the same layout on every machine.
  private var files: [String: [OpaquePointer]] = [:]

  private init() {
    // The configuration is retained for good, so that its fonts stay valid.
    guard let configuration = FcConfigReference(nil),
      !SystemFonts.editsScannedFonts(configuration),
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

  /// Returns whether a file of a configuration mentions the edits of scanned fonts, or cannot be read.
  ///
  /// Fontconfig's own files edit Persian fonts only.
  private static func editsScannedFonts(_ configuration: OpaquePointer) -> Bool {
    guard let list = FcConfigGetConfigFiles(configuration) else { return true }
    defer { FcStrListDone(list) }
    var block = [UInt8](repeating: 0, count: 16_384)
    while let path = FcStrListNext(list) {
      let name = String(cString: path)
      guard let real = realpath(name, nil) else { return true }
      defer { free(real) }
      if strstr(real, "/share/fontconfig/conf.avail/") != nil { continue }
      guard let file = fopen(real, "r") else { return true }
      defer { fclose(file) }
      var text: [UInt8] = []
      while case let count = fread(&block, 1, block.count, file), count > 0 {
        text += block[..<count]
      }
      text.append(0)
      let isMentioned = text.withUnsafeBytes { bytes in
        bytes.bindMemory(to: CChar.self).baseAddress.map { strstr($0, "\"scan\"") != nil } ?? false
      }
      if isMentioned { return true }
    }
    return false
  }

  /// Adds the fonts of a file to a configuration's own.
  ///
  /// - Returns: Whether the system has the file; otherwise it has to be read.
  func add(_ file: String, to configuration: OpaquePointer) -> Bool {
    guard let fonts = files[file] else { return false }
    return FontConfiguration.share(fonts, with: configuration)
  }
}
