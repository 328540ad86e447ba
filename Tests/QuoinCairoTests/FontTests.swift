import CPangoCairo
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

@Suite struct FontTests {
  private let measurer = PangoTextMeasurer.standard

  private func width(_ text: String, _ font: Font) -> Double {
    var style = TextLook()
    style.font = font
    return measurer.measure(text, style: style, width: nil).size.width
  }

  /// The extents of a line are Pango's own, to the last of its units.
  @Test func extentsAreThoseOfPango() {
    measurer.library.withEngine { engine in
      FontFileGuard.exclusively {
        let families = FontConfiguration.standard.familyNames()
        #expect(!families.isEmpty)
        for (number, family) in families.enumerated() {
          for size in [0.3, 7.77, 13, 16.5, 40.03, 301.7, 2_000.9 + Double(number)] {
            for (weight, isItalic) in [(400, false), (700, false), (400, true)] {
              let description = pango_font_description_new()
              defer { pango_font_description_free(description) }
              pango_font_description_set_family(description, family)
              pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
              pango_font_description_set_weight(
                description, PangoWeight(rawValue: PangoWeight.RawValue(weight)))
              pango_font_description_set_style(
                description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
              guard let font = pango_context_load_font(engine.context, description) else {
                continue
              }
              defer { g_object_unref(font) }
              guard let extents = FontSetup.extents(of: font) else {
                // Its letters are pictures of one size.
                #expect(family.contains("Emoji"))
                continue
              }
              #expect(extents == pangoMetrics(of: font), "\(family) \(size)")
            }
          }
        }
      }
    }
  }

  /// The extents of a line as Pango gives them.
  private func pangoMetrics(of font: UnsafeMutablePointer<PangoFont>) -> FontSetup.Extents? {
    guard let found = pango_font_get_metrics(font, nil) else { return nil }
    defer { pango_font_metrics_unref(found) }
    return FontSetup.Extents(
      ascent: pango_font_metrics_get_ascent(found), descent: pango_font_metrics_get_descent(found),
      height: pango_font_metrics_get_height(found))
  }

  @Test func theSystemFontHasTheHeightsOfIOS() {
    let metrics = measurer.metrics(of: .system(17))
    #expect(abs(metrics.ascender - 16.187) < 0.001)
    #expect(abs(metrics.descender - 4.101) < 0.001)
    // Labels of 17 points are 20.5 points high at two pixels a point, and 41 with two lines.
    #expect(PixelGrid(scale: 2).ceil(metrics.lineHeight) == 20.5)
    var style = TextLook()
    style.lineLimit = 0
    let text = measurer.measure("a\nb", style: style, width: nil)
    #expect(PixelGrid(scale: 2).ceil(text.size.height) == 41)
    #expect(text.lines[1].baseline == metrics.lineHeight + metrics.ascender)
  }

  @Test func commonLabelsAreAboutAsWideAsOnIOS() {
    // What Interface Builder records for its own default texts.
    #expect(abs(width("Label", .system(17)) - 42) < 1)
    #expect(abs(width("Button", .system(15)) - 46) < 1)
    #expect(abs(width("Title", .system(17, weight: .semibold)) - 34.5) < 2)
  }

  @Test func weightsSlantsAndPitchDiffer() {
    #expect(width("Hamburg", .system(17)) < width("Hamburg", .system(17, weight: .bold)))
    let fixed = Font(size: 17, isMonospaced: true)
    #expect(abs(width("iiii", fixed) - width("MMMM", fixed)) < 0.01)
    #expect(
      width("Hamburg", Font(family: "DejaVu Serif", size: 17)) != width("Hamburg", .system(17)))
  }

  @Test func familiesAreFoundHoweverTheyAreWritten() {
    let families = FontFamilies(names: ["Inter", "DejaVu Sans Mono", "Avenir Next"])
    func name(_ family: String) -> String {
      families.resolve(Font(family: family, size: 10)).name
    }
    #expect(name("avenir next") == "Avenir Next")
    #expect(name("AvenirNext-DemiBold") == "Avenir Next")
    #expect(name("Nothing, 'DejaVu Sans Mono'") == "DejaVu Sans Mono")
    #expect(name("monospace") == "DejaVu Sans Mono")
    #expect(name("-apple-system") == "Inter")
    #expect(name("Unknown") == "Inter")
  }

  @Test func familiesAreServedByThoseThatAreAsWide() {
    let families = FontFamilies(
      names: [
        "Inter", "DejaVu Sans Mono", "Liberation Sans", "Liberation Serif", "Liberation Mono",
      ])
    func name(_ family: String) -> String {
      families.resolve(Font(family: family, size: 10)).name
    }
    #expect(name("Arial") == "Liberation Sans" && name("Helvetica-Bold") == "Liberation Sans")
    #expect(name("Georgia, 'Times New Roman', serif") == "Liberation Serif")
    #expect(name("'Courier New', monospace") == "Liberation Mono")
    // As browsers on free systems.
    #expect(name("-apple-system, BlinkMacSystemFont, 'Segoe UI', sans-serif") == "Liberation Sans")
    #expect(name("serif") == "Liberation Serif" && name("monospace") == "DejaVu Sans Mono")
    #expect(name("-apple-system, Nothing") == "Inter" && name("system-ui, Arial") == "Inter")
    let few = FontFamilies(names: ["Inter", "DejaVu Serif"])
    #expect(few.resolve(Font(family: "sans-serif", size: 10)).name == "Inter")
    #expect(few.resolve(Font(family: "Arial", size: 10)).name == "Inter")
    #expect(few.resolve(Font(family: "serif", size: 10)).name == "DejaVu Serif")
    let one = FontFamilies(names: ["Own"]).resolve(Font(family: "serif", size: 10))
    #expect(one.name == "Own" && one.origin == .system, "nothing to tell")
  }

  /// Widths of Arial, from its own metrics: 1,366, 1,139 and 455 of 2,048 units.
  @Test func arialIsAsWideAsItself() {
    #expect(abs(width("A", Font(family: "Arial", size: 2048)) - 1366) < 1)
    #expect(abs(width("0", Font(family: "Arial", size: 2048)) - 1139) < 1)
    #expect(abs(width("l", Font(family: "Helvetica", size: 2048)) - 455) < 1)
  }

  @Test func whatIsMissingIsSaid() {
    let measurer = PangoTextMeasurer(fonts: FontFiles.standard() + ["/nowhere/font.ttf"])
    #expect(measurer.diagnostics.map { $0.rule } == ["font-unreadable"])
    var style = TextLook()
    style.font = Font(family: "Zapfino", size: 17)
    _ = measurer.measure("abc", style: style, width: nil)
    // Hieroglyphs, which none of the standard fonts has.
    _ = measurer.measure("\u{13000}\u{13001}", style: TextLook(), width: nil)
    #expect(
      measurer.diagnostics.map { $0.rule } == [
        "font-unreadable", "font-replaced", "missing-glyph",
      ])
    #expect(measurer.diagnostics.last?.message.hasPrefix("2 characters") == true)
  }

  /// Ideographs are as wide as the em; the standard fonts have them where Noto CJK is installed.
  @Test func eastAsianFontsLoadWhenTheyAreNeeded() {
    let measurer = PangoTextMeasurer(library: FontLibrary(files: nil))
    var style = TextLook()
    // The system's font would have tracking.
    style.font = Font(family: "Arial", size: 100)
    let before = measurer.measure("Ag", style: style, width: nil)
    let measured = measurer.measure("漢字", style: style, width: nil)
    #expect(measured.missingGlyphs == 0)
    #expect(abs(measured.size.width - 200) < 0.5)
    let styled = measurer.measure(StyledText("한글 漢字"), style: style, width: nil)
    #expect(styled.missingGlyphs == 0)
    // Other texts are as they were.
    let after = PangoTextMeasurer(library: measurer.library).measure("Ag", style: style, width: nil)
    #expect(after == before)
  }

  /// Widths and heights are those of Chromium with the same fonts.
  @Test func documentsFallBackToTheStandardFontOfBrowsers() {
    let measurer = PangoTextMeasurer(fonts: FontFiles.standard())
    var style = TextLook()
    for family in ["Nope,-webkit-standard", "serif", "Garamond, Palatino, -webkit-standard"] {
      style.font = Font(family: family, size: 40)
      let measured = measurer.measure("Hamburgefonstiv 0123", style: style, width: nil)
      #expect(abs(measured.size.width - 369.22) < 0.05)
      #expect(abs(measured.size.height - 45) < 1)
    }
    #expect(
      measurer.diagnostics.map(\.message) == [
        "the fonts “Garamond”, “Palatino” are not among the font files; Liberation Serif stands in, so"
          + " widths may differ",
        "the font “Nope” is not among the font files; Liberation Serif stands in, so widths may differ",
      ])
    // Who asks for the system's font gets what stands for it.
    style.font = Font(family: "-apple-system,-webkit-standard", size: 40)
    let system = measurer.measure("Hamburgefonstiv 0123", style: style, width: nil)
    style.font = .system(40)
    #expect(system == measurer.measure("Hamburgefonstiv 0123", style: style, width: nil))
  }

  @Test func whatIsMissingIsSaidOfTheNodes() throws {
    let fancy = TextNode("abc")
    fancy.identifier = "fancy"
    fancy.style.text.font = Font(family: "Zapfino", size: 17)
    fancy.place = SourcePlace(file: "a.xib", line: 4, column: 2)
    let other = TextNode("abd")
    other.identifier = "other"
    other.style.text.font = Font(family: "Zapfino", size: 12)
    let strange = TextNode("漢字 and a")
    strange.identifier = "strange"
    // Without the fonts for Chinese, which a machine may have.
    let measurer = PangoTextMeasurer(fonts: FontFiles.standard().filter { !$0.contains("CJK") })
    let arrangement = Scene(
      StackContainer(.vertical) {
        fancy
        other
        strange
      }, text: measurer
    ).layout(in: Size(300, 300), traits: Traits())
    let found = measurer.diagnostics(of: arrangement)
    #expect(found.map { $0.rule } == ["font-replaced", "missing-glyph"])
    #expect(found.map { $0.nodes } == [["fancy", "other"], ["strange"]])
    #expect(found.first?.place == fancy.place)
    #expect(found.last?.message.hasPrefix("2 characters of “漢字 and a”") == true)
    // The arrangement and the picture say so, too.
    #expect(
      arrangement.diagnostics.contains { $0.rule == "missing-glyph" && $0.nodes == ["strange"] })
    let picture = try PNG(arrangement, text: measurer).paint(DisplayList(arrangement))
    #expect(picture.diagnostics.map(\.rule).contains("missing-glyph"))
  }

  @Test func aFileThatCannotBeReadIsSaidOnce() {
    let measurer = PangoTextMeasurer(fonts: ["/nowhere/font.ttf"])
    #expect(measurer.diagnostics.map { $0.rule } == ["font-unreadable"])
  }

  @Test func withoutAnyFileTheSystemsFontsServeAndThatIsSaid() {
    let measurer = PangoTextMeasurer(fonts: [])
    #expect(measurer.diagnostics.map { $0.rule } == ["font-missing"])
    #expect(!measurer.measure("abc", style: TextLook(), width: nil).lines.isEmpty)
  }

  @Test(arguments: ["Hamburgefonstiv", "WAVE AVATAR", "12:30 – 14:00", "jgpqy", "שלום עולם"])
  func inkStaysInTheMeasuredBox(_ string: String) throws {
    for weight in [Font.Weight.regular, .bold] {
      var style = TextLook()
      style.font = .system(20, weight: weight)
      let text = measurer.measure(string, style: style, width: nil)
      let line = try #require(text.lines.first)
      let drawn = DrawnText(
        line.text, origin: Point(10, 10 + line.baseline), font: style.font, color: .black,
        width: line.width, isRightToLeft: line.isRightToLeft)
      let pixels = try Pixels(
        .of([.text(drawn)], text.size.width + 20, text.size.height + 20, scale: 4))
      let ink = try #require(pixels.ink(on: 0xFFFF_FFFF))
      // A glyph may reach a hair over its advance, and at the end the spacing is not drawn.
      #expect(ink.minX >= 36 && ink.minY >= 40)
      #expect(ink.maxX <= (10 + text.size.width) * 4 + 4)
      #expect(ink.maxY <= (10 + text.size.height) * 4)
      #expect(ink.width > text.size.width * 4 * 0.85)
    }
  }

  @Test func aWrappedLineIsPaintedAsWideAsItWasMeasured() throws {
    var style = TextLook()
    style.font = .system(17)
    style.lineLimit = 2
    let text = measurer.measure(
      "Wrapped between words, and cut at the very end of it all", style: style, width: 130)
    for line in text.lines {
      let alone = measurer.measure(line.text, style: style, width: nil)
      #expect(abs(alone.size.width - line.width) < 0.01)
    }
  }
}
