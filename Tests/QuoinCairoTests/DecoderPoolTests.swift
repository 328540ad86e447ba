import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import QuoinResources
import Testing

@testable import QuoinCairo

/// Decoding in child processes, of which the command beside the tests is the program.
@Suite struct DecoderPoolTests {
  private static let command: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("quoin").path
  }()
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path
  private let pool = DecoderPool(executable: Self.command)

  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><circle cx="7" cy="5" r="4" fill="#c00"/>\
    <path d="M1 9L19 1" stroke="#048" stroke-width="1.5" opacity=".6"/></svg>
    """

  private func bitmap(
    _ name: String, _ pool: DecoderPool?, frame: Rect = Rect(3.3, 2.7, 40, 22)
  ) throws -> (Bitmap, [Diagnostic]) {
    var png = PNG.of([.image(DrawnImage(name: name, frame: frame))], 64, 32)
    png.imageFolders = [Self.fixtures]
    png.reading.decoders = pool
    // Pictures that were decoded elsewhere must not answer.
    PictureStore.shared.removeAll()
    let painted = try png.paint(png.list)
    return (try #require(Bitmap(png: painted.data)), painted.diagnostics)
  }

  @Test(arguments: [
    "quarters.jpg", "quarters-cmyk.jpg", "quarters-turned.jpg", "quarters.webp",
    "quarters-faint.webp", "paint.png",
  ])
  func theSamePixelsAsInPlace(_ name: String) throws {
    let (here, found) = try bitmap(name, nil)
    let (there, others) = try bitmap(name, pool)
    #expect(here.pixels == there.pixels)
    #expect(found == others)
  }

  @Test func theSameDrawingAsInPlace() throws {
    let name = "data:image/svg+xml;base64," + Data(Self.drawing.utf8).base64EncodedString()
    let (here, _) = try bitmap(name, nil)
    let (there, found) = try bitmap(name, pool)
    #expect(found.isEmpty)
    // What half covers a pixel is rounded once more on its way.
    let far = zip(here.pixels, there.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
    #expect(far <= 2)
    #expect(here.pixels.contains { $0 < 250 })
  }

  @Test func damagedFilesAreFindings() throws {
    for name in ["data:,nothing", "data:image/png;base64,iVBORw0KGgoAAAANSUhEUg=="] {
      let (_, found) = try bitmap(name, pool)
      #expect(found.map(\.rule) == ["missing-image"])
    }
  }

  @Test func aMissingProgramIsAFinding() throws {
    let none = DecoderPool(executable: "/nonexistent/quoin")
    let (_, found) = try bitmap("quarters.jpg", none)
    #expect(found.count == 1 && found[0].message.contains("cannot be started"))
  }

  #if os(Linux)
  @Test func aChildIsConfined() throws {
    let confinement = try #require(pool.confinement)
    #expect(confinement.calls)
    // Landlock may be missing in a kernel; where it is there, it is used.
    let security = try? String(contentsOfFile: "/sys/kernel/security/lsm", encoding: .utf8)
    if security?.contains("landlock") == true { #expect(confinement.files) }
  }
  #endif

  /// Linux takes the thread that starts a process for its parent.
  @Test func aChildOutlivesTheThreadThatStartsIt() async throws {
    for _ in 0..<5 {
      pool.removeAll()
      let pool = pool
      let thread = Thread { _ = pool.confinement }
      thread.start()
      while !thread.isFinished { try await Task.sleep(for: .milliseconds(1)) }
      try await Task.sleep(for: .milliseconds(20))
      // The idle child answers; one that is gone would be a failure.
      #expect(pool.confinement != nil)
    }
  }

  /// Many threads ask at once, and some of what they ask ends its child.
  @Test func manyAtOnce() async throws {
    let pool = pool
    let good = Array(Self.drawing.utf8)
    let jpeg = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: Self.fixtures + "/quarters.jpg")))
    let numbers = Array(repeating: "1", count: 441).joined(separator: " ")
    let bad = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><filter id="f"><feConvolveMatrix order="21" \
      kernelMatrix="\(numbers)"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>
      """.utf8)
    await withTaskGroup(of: Int.self) { group in
      for number in 0..<48 {
        group.addTask {
          let account = PictureAccount(.standard)
          switch number % 3 {
          case 0:
            let picture = try? pool.decode(jpeg, account)
            return picture?.size == Size(32, 16) ? 1 : 0
          case 1:
            return (try? pool.decode(good, account))?.sizing.contains(.viewBox) == true ? 1 : 0
          default:
            guard let decoded = try? pool.decode(bad, account),
              let drawing = VectorDrawing(decoded, pool, account),
              let surface = try? Bitmap(width: 9, height: 9).png()
            else { return 1 }
            _ = (drawing, surface)
            return 1
          }
        }
      }
      let right = await group.reduce(0, +)
      #expect(right == 48)
    }
  }

  @Test func fontsAreTried() throws {
    let files = FontFiles.standard()
    let file = try #require(files.first { $0.hasSuffix("DejaVuSans.ttf") || $0.hasSuffix(".ttf") })
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    #expect(pool.fault(inFont: bytes) == nil)
    #expect(pool.fault(inFont: Array(bytes.prefix(100))) != nil)
    #expect(pool.fault(inFont: Array("no font".utf8)) != nil)
  }

  /// Cairo ends the process at some glyphs that FreeType refuses, depending on those before them.
  @Test func glyphsThatCannotBeReadAreAFault() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Fuzzing/Seeds/font/outlines.otf")
    var font = [UInt8](try Data(contentsOf: file))
    #expect(pool.fault(inFont: font) == nil)
    // A glyph begins with numbers and a move; a call of a subroutine lacks its number.
    let start: [UInt8] = [0xF8, 0x88, 0x8B, 0x16]
    let place = try #require(
      font.indices.dropLast(4).first { Array(font[$0..<$0 + 4]) == start })
    font[place] = 0x0A
    #expect(pool.fault(inFont: font)?.contains("glyphs that cannot be read") == true)
  }

  /// A table of names that claims more than it has would have memory read that is not the font's.
  @Test func namesOutsideOfTheirTableAreAFault() throws {
    let files = FontFiles.standard()
    let file = try #require(files.first { $0.hasSuffix(".ttf") })
    let sound = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    func number(_ place: Int, _ bytes: Int) -> Int {
      sound[place..<place + bytes].reduce(0) { $0 << 8 | Int($1) }
    }
    let entry = try #require(
      (0..<number(4, 2)).map { 12 + 16 * $0 }.first { place in
        Array(sound[place..<place + 4]) == Array("name".utf8)
      })
    let table = number(entry + 8, 4)
    #expect(pool.fault(inFont: sound) == nil)
    // The count of names, and the place of the first.
    for place in [table + 2, table + 6 + 10] {
      var damaged = sound
      damaged[place] = 0xFF
      damaged[place + 1] = 0xFF
      #expect(pool.fault(inFont: damaged)?.contains("table of names") == true)
    }
  }

  @Test func fontsInMemoryAreFiles() throws {
    let files = FontFiles.standard()
    let file = try #require(files.first { $0.hasSuffix(".ttf") })
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    let fonts = try (0..<3).map { _ in try DocumentFont(family: "Own", data: bytes) }
    #expect(Set(fonts.map(\.path)).count == 3)
    let plain = PangoTextMeasurer(fonts: [file])
    let own = PangoTextMeasurer(fonts: files).adding([fonts[0]])
    var look = TextLook()
    look.font.family = FontConfiguration(files: [file]).familyNames().first
    let expected = plain.measure("Hamburgefons", style: look, width: nil).size
    look.font.family = "Own"
    #expect(own.measure("Hamburgefons", style: look, width: nil).size == expected)
  }

  /// WOFF 1.0 §4 and §5: a header, a directory, and the tables of the font, here as they are.
  @Test func aFontInWOFFIsTheFontThatItHolds() throws {
    let files = FontFiles.standard()
    let file = try #require(files.first { $0.hasSuffix(".ttf") })
    let sound = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    func number(_ place: Int, _ count: Int) -> Int {
      sound[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func bytes(_ value: Int, _ count: Int = 4) -> [UInt8] {
      (0..<count).reversed().map { UInt8(value >> (8 * $0) & 255) }
    }
    let count = number(4, 2)
    var directory: [UInt8] = []
    var tables: [UInt8] = []
    var whole = 12 + 16 * count
    for entry in (0..<count).map({ 12 + 16 * $0 }) {
      let (start, length) = (number(entry + 8, 4), number(entry + 12, 4))
      directory += sound[entry..<entry + 4]
      directory += bytes(44 + 20 * count + tables.count) + bytes(length) + bytes(length)
      directory += sound[entry + 4..<entry + 8]
      let padding = [UInt8](repeating: 0, count: (4 - length % 4) % 4)
      tables += sound[start..<start + length] + padding
      whole += length + padding.count
    }
    var packed = Array("wOFF".utf8) + sound[..<4]
    packed += bytes(44 + directory.count + tables.count) + bytes(count, 2) + bytes(0, 2)
    packed += bytes(whole) + bytes(1, 2) + [UInt8](repeating: 0, count: 22)
    packed += directory + tables
    let plain = try DocumentFont(family: "Plain", data: sound)
    let own = try DocumentFont(family: "Own", data: packed)
    let measurer = PangoTextMeasurer(fonts: files).adding([plain, own])
    var look = TextLook()
    look.font.family = "Plain"
    let expected = measurer.measure("Hamburgefons", style: look, width: nil).size
    look.font.family = "Own"
    #expect(measurer.measure("Hamburgefons", style: look, width: nil).size == expected)
    #expect(expected.width > 0)
    #expect(throws: DocumentFont.Failure.self) {
      try DocumentFont(family: "Own", data: Array(packed.prefix(60)))
    }
  }

  /// The page of a file keeps the pixels of each filter until it is written.
  @Test func drawingsThatNeedTooMuchMemoryAreDrawnAsPictures() throws {
    // Eight filters of 500 × 500 pixels of four bytes: 8 MB.
    let filtered = String(
      repeating: "<rect width='500' height='500' filter='url(%23f)'/>", count: 8)
    let drawing =
      "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='500' height='500'>"
      + "<filter id='f'><feFlood flood-color='red'/></filter>\(filtered)</svg>"
    let page = Rect(0, 0, 500, 500)
    let list = DisplayList(
      size: page.size, commands: [.image(DrawnImage(name: drawing, frame: page))])
    func painted(_ limit: Int) throws -> PaintedFile {
      var pdf = PDF([Arrangement]())
      pdf.reading.decoders = pool
      pdf.reading.limits.effectPixels = limit
      return try pdf.paint([list])
    }
    #expect(try painted(10_000_000).diagnostics == [])
    let short = try painted(5_000_000)
    #expect(short.diagnostics.map(\.rule) == ["limit-exceeded"])
    // The picture has a million pixels.
    #expect(String(decoding: short.data, as: UTF8.self).contains("/Width 1000"))
  }
}
