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

  /// A file describes each turn of a repeating gradient, and is in memory.
  @Test(arguments: [true, false]) func turnsOfGradientsCount(isRadial: Bool) throws {
    let page = Rect(0, 0, 100, 100)
    let gradient = DrawnGradient(
      isRadial
        ? .radial(center: .zero, radii: Size(1, 1))
        : .linear(from: .zero, to: Point(1, 0)), stops: [.init(0, white), .init(1, gray)],
      isRepeating: true)
    let commands = Array(
      repeating: DrawCommand.gradient(RoundedRect(page), gradient), count: 300)
    let list = DisplayList(size: page.size, commands: commands)
    var pdf = PDF([Arrangement]())
    let vectors = try pdf.paint([list])
    #expect(vectors.diagnostics == [])
    // Four of them, of 100 turns, or of 142 up to the corner: 240 bytes, 40 for each stop and 24 for each turn. Then a
    // picture of 40,000 pixels is too large.
    pdf.reading.limits.effectPixels = 8 * 4 * (240 + 2 * 40 + (isRadial ? 142 : 100) * 24)
    let short = try pdf.paint([list])
    #expect(short.diagnostics.map(\.rule) == ["limit-exceeded", "limit-exceeded"])
    #expect(short.diagnostics.first?.message.contains("the gradients") == true)
    #expect(short.data.count < vectors.data.count / 10)
  }

  /// Of a gradient that repeats, a file describes the turns in its box, or on the page, whichever are fewer.
  @Test(arguments: [true, false]) func turnsInASmallBoxAreUnrolled(isRadial: Bool) throws {
    let gradient = DrawnGradient(
      isRadial
        ? .radial(center: .zero, radii: Size(1, 1))
        : .linear(from: .zero, to: Point(1, 0)), stops: [.init(0, white), .init(1, gray)],
      isRepeating: true)
    let box = DrawCommand.gradient(RoundedRect(Rect(0, 0, 10, 10)), gradient)
    var pdf = PDF([Arrangement]())
    // Ten turns, or fifteen up to the corner at 14.1, of two stops, each of which is compared with two pairs of colours.
    let stops = (isRadial ? 15 : 10) * 2
    pdf.reading.limits.effectPixels = 8 * (3 * (240 + stops * 40 + stops * 2 / 6) + 3)
    for (count, isExceeded) in [(3, false), (4, true)] {
      let list = DisplayList(
        size: Size(5000, 5000), commands: Array(repeating: box, count: count))
      let rules = try pdf.paint([list]).diagnostics.map(\.rule)
      #expect(rules.contains("limit-exceeded") == isExceeded)
    }
  }

  /// Opacity is described by a second gradient, in a mask.
  @Test func translucentGradientsCountTwice() throws {
    let gradient = DrawnGradient(
      .linear(from: .zero, to: Point(9, 0)),
      stops: [.init(0, gray.opacity(0.5)), .init(1, gray.opacity(0.25))])
    let box = DrawCommand.gradient(RoundedRect(Rect(0, 0, 9, 9)), gradient)
    var pdf = PDF([Arrangement]())
    let list = DisplayList(size: Size(99, 99), commands: [box, box])
    pdf.reading.limits.effectPixels = 8 * (2 * (2 * (240 + 2 * 40) + 1400) + 1)
    #expect(try pdf.paint([list]).diagnostics == [])
    pdf.reading.limits.effectPixels -= 16
    #expect(try pdf.paint([list]).diagnostics.map(\.rule) == ["limit-exceeded"])
  }

  /// Each letter counts as 3,000 pixels, and a text as four letters besides.
  @Test func lettersCountBesideTheirPixels() throws {
    let line = #line + 1
    let text = TextNode("abcd")
    text.identifier = "word"
    let scene = Scene(FlexContainer { text }, text: PangoTextMeasurer.standard)
    var png = PNG(scene.layout(in: Size(100, 20)), scale: 1)
    // 24,000 for eight letters, and at most 2,000 for the picture.
    png.reading.limits.effectPixels = 26_000 / 20
    #expect(try png.paint(png.list).diagnostics == [])
    png.reading.limits.effectPixels = 23_000 / 20
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
