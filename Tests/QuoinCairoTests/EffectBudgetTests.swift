import Foundation
import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import QuoinResources
import Testing

@testable import QuoinCairo

/// The pixels that the effects of a drawing may compute, and that it may cover.
@Suite struct EffectBudgetTests {
  private let white = Color(white: 1)
  private let gray = Color(white: 0.5)

  /// A page of 100 × 100 with squares that multiply what is below them; each is 10,000 pixels.
  private func squares(_ count: Int) -> [DrawCommand] {
    let page = Rect(0, 0, 100, 100)
    var commands: [DrawCommand] = [.fill(RoundedRect(page), white)]
    for _ in 0..<count {
      commands += [
        .beginGroup(opacity: 1, blend: .multiply, bounds: page),
        .fill(RoundedRect(page), gray), .endGroup,
      ]
    }
    return commands
  }

  private func painted(
    _ commands: [DrawCommand], _ limit: Int
  ) throws -> (pixels: Pixels, findings: [Diagnostic]) {
    var png = PNG.of(commands, 100, 100)
    png.reading.limits.effectPixels = limit
    return (try Pixels(png), try png.paint(png.list).diagnostics)
  }

  @Test func effectsBehindTheLimitAreLeftOutAndReportedOnce() throws {
    let enough = try painted(squares(3), 30_000)
    #expect(enough.findings == [])
    // 255 × 0.5³ is 32.
    #expect(abs(Double(enough.pixels[50, 50] & 0xFF) - 32) <= 2)
    let short = try painted(squares(5), 20_000)
    #expect(short.findings.map(\.rule) == ["limit-exceeded"])
    // The third and later groups are painted over what is there, without their mode.
    #expect(abs(Double(short.pixels[50, 50] & 0xFF) - 128) <= 2)
  }

  @Test func plainGroupsCountAQuarter() throws {
    let page = Rect(0, 0, 100, 100)
    var commands: [DrawCommand] = []
    for _ in 0..<8 {
      commands += [
        .beginGroup(opacity: 0.5, blend: .normal, bounds: page),
        .fill(RoundedRect(page), gray), .endGroup,
      ]
    }
    #expect(try painted(commands, 20_000).findings == [])
    #expect(try painted(commands, 19_999).findings.count == 1)
  }

  @Test func masksAndFiltersBehindTheLimitLeaveTheirContent() throws {
    let page = Rect(0, 0, 100, 100)
    let commands: [DrawCommand] = [
      .fill(RoundedRect(page), white), .beginMask(bounds: page), .fill(RoundedRect(page), gray),
      .maskWith(.alpha), .endMask, .beginFilter([.blur(9)], bounds: page),
      .fill(RoundedRect(Rect(0, 0, 50, 100)), Color(white: 0)), .endFilter,
    ]
    // The mask counts 2,500.
    let found = try painted(commands, 2_000)
    #expect(found.findings.count == 1)
    #expect(found.pixels[75, 50] & 0xFF == 128)
    #expect(found.pixels[49, 50] & 0xFF == 0)
  }

  /// Twenty pixels may be covered for each that an effect may compute.
  @Test func whatCoversTheRestTooOftenIsLeftOutAndReportedOnce() throws {
    let page = Rect(0, 0, 100, 100)
    // The frame of a border is 100² − 80² = 3,600 pixels, and what is outside of the page counts nothing.
    let commands: [DrawCommand] = [
      .fill(RoundedRect(page), white), .fill(RoundedRect(Rect(50, 0, 100_000, 100)), gray),
      .border(RoundedRect(page), width: 10, gray), .ellipse(Rect(0, 0, 1, 1), white),
      .fill(RoundedRect(page), Color(white: 0)), .fill(RoundedRect(page), gray),
    ]
    let enough = try painted(commands, (10_000 + 5_000 + 3_600 + 20_000) / 20 + 1)
    #expect(enough.findings == [])
    #expect(enough.pixels[50, 50] & 0xFF == 128)
    let short = try painted(commands, (10_000 + 5_000 + 3_600 + 10_000) / 20 + 1)
    #expect(short.findings.map(\.rule) == ["limit-exceeded"])
    #expect(short.pixels[50, 50] & 0xFF == 0)
    #expect(try painted(commands, .max).findings == [])
  }

  /// Each command in a clip that is no rectangle paints the clip as well, of each around it.
  @Test func clipsCountForAllInThem() throws {
    let page = Rect(0, 0, 100, 100)
    var commands: [DrawCommand] = [
      .beginPathClip(Path(ellipse: page)), .beginPathClip(Path(ellipse: page)),
      .fill(RoundedRect(page), gray), .endClip, .endClip, .fill(RoundedRect(page), gray),
    ]
    #expect(try painted(commands, 60_000 / 20).findings == [])
    #expect(try painted(commands, 59_980 / 20).findings.count == 1)
    // Those of a file are shapes.
    var pdf = PDF([Arrangement]())
    pdf.reading.limits.effectPixels = 1
    commands.removeLast()
    #expect(
      try pdf.paint([DisplayList(size: page.size, commands: commands)]).diagnostics == [])
  }

  // MARK: Bytes of files

  private func written(_ command: DrawCommand, _ count: Int, on size: Size) -> DisplayList {
    DisplayList(size: size, commands: Array(repeating: command, count: count))
  }

  /// The bytes by which each command makes a file longer, as cairo writes it.
  private func bytes(of command: DrawCommand, on size: Size) throws -> Double {
    let pdf = PDF([Arrangement]())
    let (few, many) = (written(command, 10, on: size), written(command, 60, on: size))
    return Double(try pdf.paint([many]).data.count - pdf.paint([few]).data.count) / 50
  }

  /// Whether a file of ten gradients exceeds a limit of so many bytes, one for three pixels.
  private func exceeds(_ bytes: Double, _ command: DrawCommand, on size: Size) throws -> Bool {
    var pdf = PDF([Arrangement]())
    pdf.reading.limits.effectPixels = Int(3 * bytes)
    let found = try pdf.paint([written(command, 10, on: size)]).diagnostics
    return found.contains { $0.rule == "limit-exceeded" && $0.message.contains("the gradients") }
  }

  private func gradient(isRadial: Bool) -> DrawnGradient {
    DrawnGradient(
      isRadial
        ? .radial(center: .zero, radii: Size(1, 1)) : .linear(from: .zero, to: Point(1, 0)),
      stops: [.init(0, white), .init(1, gray)], isRepeating: true)
  }

  /// The limit is that of the bytes that cairo writes, give or take a half.
  private func expectBudget(_ command: DrawCommand, on size: Size) throws {
    let bytes = try bytes(of: command, on: size)
    #expect(try !exceeds(10 * bytes * 1.5, command, on: size))
    #expect(try exceeds(10 * bytes / 1.5, command, on: size))
  }

  /// A file describes each turn of a repeating gradient, and is in memory.
  @Test(arguments: [true, false]) func turnsOfGradientsCount(isRadial: Bool) throws {
    let page = Rect(0, 0, 100, 100)
    let command = DrawCommand.gradient(RoundedRect(page), gradient(isRadial: isRadial))
    try expectBudget(command, on: page.size)
  }

  /// Of a gradient that repeats, a file describes the turns in its box, or on the page, whichever are fewer.
  @Test(arguments: [true, false]) func turnsInASmallBoxAreUnrolled(isRadial: Bool) throws {
    let box = DrawCommand.gradient(
      RoundedRect(Rect(0, 0, 10, 10)), gradient(isRadial: isRadial))
    try expectBudget(box, on: Size(5000, 5000))
    // Each turn takes more than a byte.
    #expect(try bytes(of: box, on: Size(5000, 5000)) < 5000)
  }

  /// Opacity is described by a second gradient, in a mask.
  @Test func translucentGradientsCountTwice() throws {
    func box(_ opacity: Double) -> DrawCommand {
      .gradient(
        RoundedRect(Rect(0, 0, 9, 9)),
        DrawnGradient(
          .linear(from: .zero, to: Point(9, 0)),
          stops: [.init(0, gray.opacity(opacity)), .init(1, gray.opacity(opacity / 2))]))
    }
    try expectBudget(box(0.5), on: Size(99, 99))
    let ends = [DrawnGradient.Stop(0, white), DrawnGradient.Stop(1, gray)]
    let opaque = DrawCommand.gradient(
      RoundedRect(Rect(0, 0, 9, 9)),
      DrawnGradient(.linear(from: .zero, to: Point(9, 0)), stops: ends))
    try expectBudget(opaque, on: Size(99, 99))
    #expect(try bytes(of: box(0.5), on: Size(99, 99)) > 2 * bytes(of: opaque, on: Size(99, 99)))
  }

  /// Each letter counts as 2,000 pixels and 250 for each pixel of its font size, and a text as four letters besides.
  @Test func lettersCountBesideTheirPixels() throws {
    let line = #line + 1
    let text = TextNode("abcd").font(.system(16))
    text.identifier = "word"
    let scene = Scene(FlexContainer { text }, text: PangoTextMeasurer.standard)
    var png = PNG(scene.layout(in: Size(100, 20)), scale: 1)
    // 8 · (2,000 + 250 · 16) = 48,000 for eight letters, and at most 2,000 for the picture.
    png.reading.limits.effectPixels = 50_000 / 20
    #expect(try png.paint(png.list).diagnostics == [])
    png.scale = 2
    // 8 · (2,000 + 250 · 32) = 80,000, and four times the pixels.
    png.reading.limits.effectPixels = 88_000 / 20
    #expect(try png.paint(png.list).diagnostics == [])
    png.reading.limits.effectPixels = 79_000 / 20
    let found = try png.paint(png.list).diagnostics
    #expect(found.map(\.rule) == ["limit-exceeded"])
    #expect(found.first?.place?.line == line)
    #expect(found.first?.nodes == ["word"])
  }

  /// The node of the first command that is left out is named, also where a filter is taken apart.
  @Test func limitsNameTheNode() throws {
    let first = ShapeNode().background(.red)
    let second = ShapeNode().background(.red).style { $0.filters = [.grayscale(1)] }
    let third = ShapeNode().style {
      $0.backgroundLayers = [
        BackgroundLayer(
          .gradient(
            Gradient(
              .conic(angle: 0, x: .percent(50), y: .percent(50)),
              stops: [.init(.red), .init(.blue)])))
      ]
    }
    third.identifier = "third"
    for node in [first, second, third] { node.size(50) }
    var pdf = PDF(
      Scene(
        FlexContainer {
          first; second; third
        }
      ).layout(in: Size(200, 100)))
    pdf.reading.limits.effectPixels = 1
    let found = try pdf.paint(pdf.lists).diagnostics
    #expect(found.map(\.nodes) == [["third"]])
  }

  /// A PDF file holds the pictures of a page until it is written, so each page has a quarter, and compresses all of them,
  /// which have a half.
  @Test func pagesOfAFileHaveTheirOwnPixels() throws {
    let page = Rect(0, 0, 100, 100)
    let gradient = DrawnGradient(
      .conic(center: Point(50, 50), angle: 0), stops: [.init(0, white), .init(1, gray)])
    let list = DisplayList(
      size: Size(100, 100), commands: [.gradient(RoundedRect(page), gradient)])
    var pdf = PDF([Arrangement]())
    // Twice as many pixels as points: 40,000 of each gradient.
    pdf.reading.limits.effectPixels = 4 * 40_804
    #expect(try pdf.paint([list, list]).diagnostics == [])
    #expect(try pdf.paint([list, list, list]).diagnostics.map(\.rule) == ["limit-exceeded"])
    pdf.reading.limits.effectPixels = 4 * 39_999
    #expect(try pdf.paint([list, list, list]).diagnostics.map(\.rule) == ["limit-exceeded"])
  }
}
