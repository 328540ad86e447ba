import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import QuoinResources
import Testing

@testable import QuoinCairo

/// The pixels that the effects of a drawing may compute.
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
    let found = try painted(commands, 1)
    #expect(found.findings.count == 1)
    #expect(found.pixels[75, 50] & 0xFF == 128)
    #expect(found.pixels[49, 50] & 0xFF == 0)
  }

  /// A PDF file holds the pictures of a page until it is written, so each page has a quarter.
  @Test func pagesOfAFileHaveTheirOwnPixels() throws {
    let page = Rect(0, 0, 100, 100)
    let gradient = DrawnGradient(
      .conic(center: Point(50, 50), angle: 0), stops: [.init(0, white), .init(1, gray)])
    let list = DisplayList(
      size: Size(100, 100), commands: [.gradient(RoundedRect(page), gradient)])
    var pdf = PDF([Arrangement]())
    // Twice as many pixels as points: 40,000 of each gradient.
    pdf.reading.limits.effectPixels = 4 * 40_804
    #expect(try pdf.paint([list, list, list]).diagnostics == [])
    pdf.reading.limits.effectPixels = 4 * 39_999
    #expect(try pdf.paint([list, list, list]).diagnostics.map(\.rule) == ["limit-exceeded"])
  }
}
