import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

/// Widths of texts against what Interface Builder recorded for labels and buttons in public storyboards.
@Suite struct SystemWidthTests {
  private let measurer = PangoTextMeasurer.standard

  private func measured(
    _ text: String, _ font: Font, width: Double? = nil, lineBreak: LineBreak = .truncateTail
  ) -> MeasuredText {
    var style = TextLook()
    style.font = font
    style.lineBreak = lineBreak
    if lineBreak == .wordWrap { style.lineLimit = 0 }
    return measurer.measure(text, style: style, width: width)
  }

  /// Texts with the widths of their labels, in points, at two pixels a point.
  private static let labels: [(text: String, size: Double, weight: Font.Weight, width: Double)] = [
    ("Horizontal", 17, .semibold, 83), ("my header", 17, .regular, 81),
    ("Brightness", 17, .regular, 82), ("Time to Expiration", 17, .regular, 137.5),
    ("500 mi", 17, .regular, 54), ("00:00", 17, .regular, 46), ("HH:MM", 17, .regular, 59),
    ("Timeline Layout", 17, .regular, 119.5), ("Saturation", 17, .regular, 79),
    ("Rocket.Chat", 17, .regular, 93), ("Obstructed Area", 17, .regular, 126),
    ("Min Scale Level", 17, .regular, 117.5), ("Power Level", 17, .semibold, 95.5),
    ("Material Shadow", 17, .regular, 127), ("Horizontal:", 17, .regular, 82.5),
    ("POP2000 >", 17, .regular, 89), ("Heading Offset", 17, .regular, 116),
    ("Style 2", 17, .regular, 52.5), ("Folder", 17, .regular, 49),
    ("Horizontal Angle", 17, .regular, 126), ("(0.5 mi)", 17, .regular, 59),
    ("DD/MM/YYYY", 17, .regular, 106), ("RFC 3986", 17, .bold, 83), ("Pitch", 17, .regular, 39),
  ]

  @Test func labelsAreAsWideAsRecorded() {
    let grid = PixelGrid(scale: 2)
    let errors = Self.labels.map { label in
      let width = measured(label.text, .system(label.size, weight: label.weight)).size.width
      return abs(grid.ceil(width) - label.width)
    }
    // Some were recorded on displays of one pixel a point, so that half a point means nothing.
    #expect(errors.filter { $0 <= 0.5 }.count >= errors.count * 17 / 20, "\(errors)")
    #expect(errors.allSatisfy { $0 <= 1 }, "\(errors)")
  }

  @Test func linesThatFitTheirRecordedWidthAreNotCut() {
    for label in Self.labels {
      let font = Font.system(label.size, weight: label.weight)
      let width = measured(label.text, font).size.width
      let line = measured(label.text, font, width: width).lines.first
      #expect(line?.text == label.text)
      // A point less is too little, and what is left fits.
      let cut = measured(label.text, font, width: width - 1).lines.first
      #expect(cut?.text != label.text)
      #expect((cut?.width ?? .infinity) <= width - 1 + 0.01)
    }
  }

  /// A word of a paragraph stands beside the next one exactly where both fit with the space between them.
  @Test func paragraphsBreakByTheWidthsThatLinesHave() {
    func lines(_ text: String, _ width: Double) -> [String] {
      measured(text, .system(17), width: width, lineBreak: .wordWrap).lines.map(\.text)
    }
    for label in Self.labels {
      let width = measured(label.text, .system(17)).size.width
      // Half a thousandth of a point for sums in another order.
      #expect(lines(label.text + " " + label.text, width + 0.0005) == [label.text, label.text])
    }
    let mixed = "tt ttt tt tt ttt tt ttt IKEA BOX KGKG KG"
    for length in stride(from: 60.0, to: 300, by: 7) {
      let broken = lines(mixed, length)
      #expect(broken.joined(separator: " ") == mixed)
      for (line, next) in zip(broken, broken.dropFirst()) {
        let word = next.prefix { $0 != " " }
        #expect(measured(line, .system(17)).size.width <= length + 0.01)
        #expect(measured(line + " " + word, .system(17)).size.width > length - 0.01)
      }
    }
  }

  @Test func stringsOfOneLookAreAsWideInRunsAsPlain() {
    for label in Self.labels {
      var style = TextLook()
      style.font = .system(label.size, weight: label.weight)
      let plain = measurer.measure(label.text, style: style, width: nil).size.width
      let styled = measurer.measure(StyledText(label.text), style: style, width: nil).size.width
      #expect(abs(plain - styled) < 0.02, "\(label.text)")
    }
  }

  @Test func wrappedLinesFit() {
    let text = "Weigh your items with a spoon, follow www.example.com and wave twice: www, xyz, vvv"
    var style = TextLook()
    style.font = .system(17)
    style.lineLimit = 0
    for width in stride(from: 60.0, through: 400, by: 3.7) {
      for family in [nil, "Avenir Next Condensed", "Helvetica Neue"] {
        style.font.family = family
        let measured = measurer.measure(text, style: style, width: width)
        #expect(
          measured.lines.allSatisfy { $0.width <= width + 0.01 },
          "\(family ?? "system") in \(width): \(measured.lines.map(\.width))")
        // A word that has no room alone is divided.
        #expect(
          measured.lines.map(\.text).joined().filter { $0 != " " } == text.filter { $0 != " " })
      }
    }
  }

  @Test func familiesOfIOSAreAboutAsWideAndHighAsThere() {
    // Recorded for labels in Avenir Next, its condensed form, Helvetica Neue and Futura. Capitals of Avenir Next are wide
    // (A, C, D, N) or narrow (E, L, P, S); capitals and small letters of Helvetica Neue Light are narrow by one ratio.
    let recorded: [(String, String, Double, Font.Weight, Double, Double)] = [
      ("TYCHO MUSIC", "Avenir Next", 17, .regular, 116, 24),
      ("POPULAR DESTINATIONS", "AvenirNext-Regular", 16, .regular, 191, 22),
      ("AWAKE", "AvenirNext-Regular", 30, .regular, 108, 41),
      ("CANADA", "AvenirNext-Medium", 36, .medium, 157, 50),
      ("Adventure awaits", "AvenirNext-Regular", 32, .regular, 251, 44),
      ("Temp", "AvenirNext-Regular", 90, .regular, 231, 123),
      ("Weather", "Avenir Next", 23, .medium, 90, 31),
      ("Country", "AvenirNext-UltraLight", 15, .ultraLight, 52.67, 21),
      ("out of 5", "Avenir Next Condensed", 16, .semibold, 47, 22),
      ("Options", "Helvetica Neue", 17, .light, 58, 20.5),
      ("YOUR PREFERENCES", "HelveticaNeue-Light", 21, .light, 208, 25),
      ("Label", "Helvetica Neue", 17, .bold, 44.5, 20.5),
      ("Month of Birth:", "Futura-Medium", 17, .medium, 119, 22.5),
    ]
    for (text, family, size, weight, width, height) in recorded {
      let found = measured(text, Font(family: family, size: size, weight: weight)).size
      let tolerance = family.hasPrefix("Helvetica") ? 0.01 : 0.03
      #expect(abs(found.width - width) <= tolerance * width, "\(text): \(found)")
      #expect(abs(found.height - height) <= 1, "\(text): \(found)")
    }
  }

  /// Buttons whose constraints fix their width to that of their title, rounded up.
  @Test func titlesInAdobeGaramondFitTheirButtons() {
    let font = Font(family: "Adobe Garamond Pro", size: 20)
    for (title, width) in [
      ("Use Artsy Login Details", 184.0), ("Use Artsy Bidder Details", 192),
      ("Back to expiration date", 184),
    ] {
      let line = measured(title, font, width: width).lines.first
      #expect(line?.text == title)
      #expect((line?.width ?? 0) > width - 3)
    }
  }

  /// Recorded as the natural widths of labels: a bullet of 14 points, and an emoji of 38.
  @Test(arguments: [("•", 14.0, 7.0), ("😬", 38, 43)])
  func aSingleCharacterIsNeverCut(text: String, size: Double, width: Double) {
    let line = measured(text, .system(size), width: width).lines.first
    #expect(line?.text == text)
    // Two of them are.
    #expect(measured(text + text, .system(size), width: width).lines.first?.text != text + text)
  }

  /// Spaces at the end of a line hang: CSS Text 3, §4.1.3.
  @Test(arguments: ["•", "• ", "•  ", "Label "])
  func spacesAtTheEndAreNoReasonForAnEllipsis(text: String) throws {
    let shown = text.trimmingSpaces
    let width = text.hasPrefix("•") ? 7 : measured(shown, .system(14)).size.width + 0.1
    for styled in [false, true] {
      var style = TextLook()
      style.font = .system(14)
      style.lineBreak = .truncateTail
      let line =
        styled
        ? measurer.measure(StyledText(text), style: style, width: width).lines.first
        : measured(text, .system(14), width: width).lines.first
      #expect(line?.text.trimmingSpaces == shown)
    }
  }

  /// The digits of these families are tabular, 0.556 em wide in Helvetica Neue.
  @Test(arguments: [Font.Weight.ultraLight, .light, .regular, .medium, .semibold, .bold])
  func digitsOfIOSFamiliesHaveOneWidth(weight: Font.Weight) {
    for (family, width) in [("Helvetica Neue", 0.556), ("Avenir Next", 0.6)] {
      for digit in 0...9 {
        let found = measured(
          String(repeating: "\(digit)", count: 8), Font(family: family, size: 50, weight: weight))
        // Inter kerns fours in its bolder weights, by two thousandths.
        let error = abs(found.size.width / (8 * 50) - width)
        #expect(error < 0.002, "\(digit) in \(family)")
      }
    }
  }

  @Test func aCondensedLineIsDrawnAsWideAsItIsMeasured() throws {
    let font = Font(family: "Avenir Next Condensed", size: 40, weight: .bold)
    for pieces in [false, true] {
      let text = "HHHHHHHH"
      let line = try #require(measured(text, font).lines.first)
      var drawn = DrawnText(
        text, origin: Point(10, 60), font: font, color: .black, width: line.width)
      drawn.isPiece = pieces
      let list = DisplayList(size: Size(400, 100), commands: [.text(drawn)])
      let pixels = try Pixels(PNG(list, scale: 1, background: .color(.white)))
      let ink = try #require(pixels.ink(on: 0xFFFF_FFFF))
      // What an H leaves free at its sides is about a fourteenth of the em.
      #expect(abs(ink.minX - 12.5) < 2, "\(ink)")
      #expect(abs(ink.maxX - (10 + line.width - 2.5)) < 2, "\(ink) of \(line.width)")
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }
}
