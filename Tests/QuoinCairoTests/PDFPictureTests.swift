import Foundation
import QuoinGeometry
import QuoinModel
import QuoinPaint
import QuoinResources
import Testing

@testable import QuoinCairo

/// Pictures in PDF files, which poppler's program writes as SVG in a confined child.
@Suite(.enabled(if: PDFConverter.program != nil))
struct PDFPictureTests {
  private static let command: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("quoin").path
  }()
  private let pool = DecoderPool(executable: Self.command)

  /// A page of 20 by 10 points: the left half red, the right half empty.
  private static func file(content: String = "1 0 0 rg 0 0 10 10 re f") -> [UInt8] {
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for object in [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R >>",
      "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
    ] {
      offsets.append(text.utf8.count)
      text += "\(offsets.count) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 5\n0000000000 65535 f \n"
    for offset in offsets {
      text += String(format: "%010d 00000 n \n", offset)
    }
    return Array((text + "trailer << /Size 5 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n").utf8)
  }

  private func paint(
    _ bytes: [UInt8], _ pool: DecoderPool?
  ) throws -> (png: PNG, found: [Diagnostic]) {
    let name = "data:application/pdf;base64," + Data(bytes).base64EncodedString()
    var png = PNG.of([.image(DrawnImage(name: name, frame: Rect(0, 0, 40, 20)))], 40, 20)
    png.reading.decoders = pool
    PictureStore.shared.removeAll()
    return (png, try png.paint(png.list).diagnostics)
  }

  @Test func drawn() throws {
    let (png, found) = try paint(Self.file(), pool)
    #expect(found.isEmpty)
    let pixels = try Pixels(png)
    #expect(pixels[5, 5] == 0xFFFF_0000)
    #expect(pixels[15, 15] == 0xFFFF_0000)
    #expect(pixels[25, 10] == 0xFFFF_FFFF)
  }

  /// A point of the page is a point of the layout, and not a 72nd of an inch in pixels of a 96th.
  @Test func sizesAreInPoints() throws {
    let svg = try pool.svg(fromPDF: Self.file(), PictureAccount(.standard))
    let picture = try SVGPicture.decode(svg)
    #expect(picture.size == Size(20, 10))
  }

  @Test func damagedFilesAreFindings() throws {
    for bytes in [Array("%PDF-1.4\nnothing".utf8), Array(Self.file()[..<120])] {
      let (_, found) = try paint(bytes, pool)
      #expect(found.map(\.rule) == ["missing-image"])
      #expect(found.first?.message.contains("damaged") == true)
    }
  }

  @Test func withoutAPoolItIsAFinding() throws {
    let (_, found) = try paint(Self.file(), nil)
    #expect(found.first?.message.contains("a pool of decoders") == true)
  }

  /// A page of 400,000 rectangles.
  @Test func whatTakesTooLongIsGivenUp() throws {
    let content = String(repeating: "q 0 0 10 10 re f Q ", count: 400_000)
    var limits = Limits.standard
    limits.decodingSeconds = 0.05
    #expect(throws: PictureDecoder.Failure.self) {
      try pool.svg(fromPDF: Self.file(content: content), PictureAccount(limits))
    }
  }
}
