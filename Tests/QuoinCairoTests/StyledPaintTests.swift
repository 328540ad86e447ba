import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

@Suite struct StyledPaintTests {
  private func arrangement(_ node: Node, width: Double? = nil, scale: Double = 2) -> Arrangement {
    let scene = Scene(node, text: PangoTextMeasurer.standard)
    return scene.layout(
      in: width.map { Size($0, 200) }, traits: Traits(displayScale: scale))
  }

  /// A span that is drawn piece by piece and looks like plain text.
  private func piecewise(_ string: String) -> TextSpan { TextSpan(string).link("x").color(.black) }

  @Test(arguments: [
    "Hello, world", "AVATAR To fi ffl", "שלום עולם", "عربي متصل", "a-b  c", "漢字", "e\u{301}é",
  ])
  func piecesArePaintedAsPlainText(_ text: String) throws {
    let plain = TextNode(text).color(.black).lines(0)
    let styled = TextNode(piecewise(text)).lines(0)
    for width in [nil, 60.0] {
      let (one, other) = try (pixels(plain, width: width), pixels(styled, width: width))
      #expect(one.width == other.width && one.height == other.height)
      // Where a line is several items, the sums of their widths differ in the last digit.
      for y in 0..<one.height {
        for x in 0..<one.width {
          #expect(abs(green(one[x, y]) - green(other[x, y])) <= 2, "\(x) \(y)")
        }
      }
    }
  }

  private func pixels(_ node: Node, width: Double?) throws -> Pixels {
    try Pixels(PNG(arrangement(node, width: width), background: .color(.white)))
  }

  private func green(_ pixel: UInt32) -> Int { Int(pixel >> 8 & 255) }

  @Test func arabicLettersJoinAcrossRuns() throws {
    let word = "متصل"
    let letters = TextSpan(word.map { TextSpan(String($0)).link("\($0)").color(.black) })
    func pixels(_ node: TextNode) throws -> Pixels {
      try Pixels(PNG(arrangement(node), background: .color(.white)))
    }
    let (whole, parted) = try (pixels(TextNode(word).color(.black)), pixels(TextNode(letters)))
    #expect(whole.ink(on: 0xFFFF_FFFF) == parted.ink(on: 0xFFFF_FFFF))
    // Where two letters touch, each has its own soft edge.
    var different = 0
    for y in 0..<whole.height {
      for x in 0..<whole.width where whole[x, y] != parted[x, y] { different += 1 }
    }
    #expect(different * 50 < whole.width * whole.height, "\(different)")
    let apart = TextSpan(word.map { TextSpan("\($0)\u{200C}").link("\($0)").color(.black) })
    #expect(try pixels(TextNode(apart)).width > whole.width)
  }

  @Test func inkStaysInTheMeasuredBounds() throws {
    let node = TextNode {
      "Small "
      TextSpan("large").font(.system(40, weight: .black)).color(.red)
      TextSpan(" slanted").italic()
    }
    let arrangement = arrangement(node)
    let list = DisplayList(arrangement)
    let pixels = try Pixels(PNG(list, scale: 2, background: .color(.white)))
    let ink = try #require(pixels.ink(on: 0xFFFF_FFFF))
    let text = arrangement.items[0].texts[0]
    // Letters may touch the bearing of the first and last glyph, a pixel each.
    #expect(ink.minX >= -1 && ink.maxX <= text.text.size.width * 2 + 2)
    #expect(ink.minY >= 0 && ink.maxY <= text.text.size.height * 2)
    #expect(ink.width > text.text.size.width * 2 - 12)
  }

  @Test func decorationsAreAsThickAndAsFarAsAsked() throws {
    let node = TextNode(
      TextSpan("\u{A0}\u{A0}\u{A0}\u{A0}").underline(.red)
        .decorationThickness(5, underlineOffset: -10)
    ).font(.system(20))
    let arrangement = arrangement(node, scale: 1)
    let placed = try #require(arrangement.items[0].texts.first)
    let baseline = placed.frame.minY + placed.text.lines[0].baseline
    let pixels = try Pixels(PNG(arrangement, background: .color(.white)))
    let rows = (0..<pixels.height).filter { y in
      pixels[2, y] >> 16 & 0xFF == 0xFF && pixels[2, y] & 0xFF < 0x80
    }
    // From 10 to 5 points above the baseline, to the half pixel.
    let first = try #require(rows.first)
    #expect(abs(Double(first) - (baseline - 10)) <= 0.5)
    #expect(rows.count == 5 || rows.count == 4, "\(rows)")
  }

  @Test func picturesInLinesArePainted() throws {
    let node = TextNode {
      "\u{A0}"
      TextSpan(symbol: "circle", size: Size(20)).color(.red)
    }.font(.system(20))
    let arrangement = arrangement(node, scale: 1)
    let placed = try #require(arrangement.items[0].texts.first)
    let run = try #require(placed.text.lines[0].runs.first { $0.object != nil })
    let pixels = try Pixels(PNG(arrangement, background: .color(.white)))
    let ink = try #require(pixels.ink(on: 0xFFFF_FFFF))
    // A ring of 0.8 of the picture's size and a pen of 0.07, on the baseline's picture.
    #expect(abs(ink.midX - (run.x + 10)) <= 1)
    #expect(ink.maxY <= placed.frame.minY + placed.text.lines[0].baseline)
    #expect(ink.width >= 16 && ink.width <= 18)
  }

  @Test func linesEndAtAnyCharacterThatFits() {
    var look = TextLook()
    look.font = .system(15)
    look.lineLimit = 0
    look.lineBreak = .characterWrap
    let measurer = PangoTextMeasurer.standard
    let text = "A quick brown fox jumps over the lazy dog"
    for width in stride(from: 40.0, to: 280, by: 7) {
      let lines = measurer.measure(text, style: look, width: width).lines
      for (line, next) in zip(lines, lines.dropFirst()) {
        let last = text.utf8[
          text.utf8.index(text.utf8.startIndex, offsetBy: line.range.upperBound - 1)]
        guard last != UInt8(ascii: " "), let letter = next.text.first, letter != " " else {
          continue
        }
        let longer = measurer.measure(line.text + String(letter), style: look, width: nil)
        #expect(longer.size.width > width, "\(line.text)|\(letter)")
      }
    }
  }

  @Test func ahemIsSquaresOfOneEm() throws {
    let node = TextNode("XX pÉ").font(Font(family: "Ahem", size: 20)).color(.black)
    let arrangement = arrangement(node, scale: 1)
    #expect(arrangement.items[0].frame.size == Size(100, 20))
    let pixels = try Pixels(PNG(arrangement, background: .color(.white)))
    for (x, y, isInk) in [
      (0, 0, true), (39, 19, true), (40, 10, false), (59, 10, false), (60, 15, false),
      (60, 16, true), (79, 19, true), (80, 0, true), (99, 15, true), (99, 16, false),
    ] {
      #expect((pixels[x, y] == 0xFF00_0000) == isInk, "\(x) \(y)")
    }
  }

  @Test func justifiedLinesReachBothSides() throws {
    let node = TextNode(
      "aa " + TextSpan("bb").color(.red) + " cc dd " + TextSpan("ee").bold() + " ff gg hh"
    ).lines(0).style { $0.text.alignment = .justified }
    let list = DisplayList(arrangement(node, width: 100))
    var ends: [Double: Double] = [:]
    for case .text(let text) in list.commands {
      ends[text.origin.y] = max(ends[text.origin.y] ?? 0, text.origin.x + (text.width ?? 0))
    }
    let lines = ends.sorted { $0.key < $1.key }.map(\.value)
    #expect(lines.count > 1)
    for end in lines.dropLast() { #expect(abs(end - 100) < 0.02) }
    #expect(lines.last.map { $0 < 90 } == true)
  }

  @Test func linesAreDrawnUnderAndThroughText() throws {
    func ink(_ span: TextSpan) throws -> Rect {
      let pixels = try Pixels(PNG(arrangement(TextNode(span)), background: .color(.white)))
      return try #require(pixels.ink(on: 0xFFFF_FFFF))
    }
    let plain = try ink(TextSpan("nnn").color(.black))
    for line in DecorationLine.allCases {
      let under = try ink(TextSpan("nnn").color(.black).underline(nil, line))
      #expect(under.maxY > plain.maxY && under.minY == plain.minY)
    }
    let through = try ink(TextSpan("nnn").color(.black).strikethrough())
    #expect(through.maxY == plain.maxY && through.width > plain.width)
  }

  @Test func shadowsLieUnderAllLetters() throws {
    func pixels(_ shadows: [Shadow]) throws -> Pixels {
      let text = TextNode("H").font(Font(family: "Ahem", size: 20)).color(.black)
        .style { $0.text.shadows = shadows }
      let box = AbsoluteContainer { text.origin(20, 20) }
      let list = DisplayList(
        Scene(box, text: PangoTextMeasurer.standard)
          .layout(in: Size(60, 60), traits: Traits(displayScale: 1)))
      #expect(list.diagnostics.isEmpty)
      return try Pixels(PNG(list, scale: 1, background: .color(.white)))
    }
    #expect(try pixels([]).ink(on: 0xFFFF_FFFF) == Rect(20, 20, 20, 20))
    let sharp = try pixels([Shadow(color: Color(hex: 0xFF0000), x: 5, y: 3, blur: 0)])
    #expect(sharp.ink(on: 0xFFFF_FFFF) == Rect(20, 20, 25, 23))
    #expect(sharp[42, 30] == 0xFFFF_0000 && sharp[30, 30] == 0xFF00_0000)
    // Half of a blur of 8 is its deviation: at the edge half of the shadow is left.
    let soft = try pixels([Shadow(color: Color(hex: 0xFF0000), x: 10, y: 0, blur: 8)])
    let edge = soft[50, 30] & 0xFF
    #expect(edge > 0x60 && edge < 0xA0, "\(edge)")
    #expect(soft[30, 30] == 0xFF00_0000)
  }

  @Test func documentsHaveTextLinksAndFonts() throws {
    let folder = TemporaryFolder()
    let node = TextNode {
      "See "
      TextSpan("the site").link("https://example.org/a?b=c'd").underline()
      " or call."
    }
    try PDF(arrangement(node)).write(to: folder.path("a.pdf"))
    let tools = ["pdftotext", "pdfinfo", "pdffonts"].map { "/usr/bin/" + $0 }
    guard tools.allSatisfy({ FileManager.default.isExecutableFile(atPath: $0) }) else { return }
    func run(_ tool: String, _ arguments: String...) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: tool)
      process.arguments = arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
    #expect(try run(tools[0], folder.path("a.pdf"), "-").contains("See the site or call."))
    #expect(
      try run(tools[1], "-url", folder.path("a.pdf")).contains("https://example.org/a?b=c%27d"))
    #expect(try run(tools[2], folder.path("a.pdf")).contains("yes yes yes"))
  }

  @Test func aLineOfPiecesIsOneElementOfSVG() throws {
    let node = TextNode {
      "See "
      TextSpan("the <site>").link("https://example.org/?a&b").bold()
      TextSpan(" now").link("javascript:alert(1)").color(.red)
    }
    let text = try SVG(arrangement(node)).text
    #expect(text.components(separatedBy: "<text ").count == 2)
    #expect(text.components(separatedBy: "<tspan ").count == 4)
    #expect(text.contains("<a href=\"https://example.org/?a&amp;b\"><tspan "))
    #expect(text.contains(">the &lt;site&gt;</tspan></a>"))
    #expect(!text.contains("javascript"))
  }
}
