import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct ImageSetTests {
  /// A set of entries; each has the file that its number says.
  private func set(_ entries: String...) throws -> ImageSet {
    let images = entries.enumerated().map { number, entry in
      #"{"filename": "\#(number).png"\#(entry.isEmpty ? "" : ", " + entry)}"#
    }
    let text = #"{"images": [\#(images.joined(separator: ", "))]}"#
    let contents = try #require(PropertyValue(json: Array(text.utf8)))
    return ImageSet(contents, files: Set((0..<entries.count).map { "\($0).png" }))
  }

  private func surroundings(
    _ change: (inout ImageSet.Surroundings) -> Void = { _ in }
  ) -> ImageSet.Surroundings {
    var surroundings = ImageSet.Surroundings()
    change(&surroundings)
    return surroundings
  }

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  @Test(arguments: [(1.0, "0.png"), (2, "1.png"), (3, "2.png"), (4, "2.png")])
  func theScaleOfItsOwn(_ scale: Double, _ expected: String) throws {
    let set = try set(#""scale": "1x""#, #""scale": "2x""#, #""scale": "3x""#)
    #expect(set.slot(for: surroundings { $0.scale = scale })?.file == expected)
  }

  @Test func largerBeforeSmaller() throws {
    #expect(
      try set(#""scale": "1x""#, #""scale": "3x""#).slot(for: surroundings())?.file == "1.png")
    #expect(try set(#""scale": "1x""#, "").slot(for: surroundings())?.file == "1.png")
    #expect(try set("", #""scale": "2x""#).slot(for: surroundings())?.file == "1.png")
  }

  @Test func idioms() throws {
    let set = try set(#""idiom": "universal""#, #""idiom": "ipad""#, #""idiom": "mac""#)
    #expect(set.slot(for: surroundings())?.file == "0.png")
    #expect(set.slot(for: surroundings { $0.idiom = "ipad" })?.file == "1.png")
    #expect(try self.set(#""idiom": "mac""#).slot(for: surroundings()) == nil)
    // An idiom of its own comes before the right scale of all idioms.
    let mixed = try self.set(
      #""idiom": "universal", "scale": "2x""#, #""idiom": "iphone", "scale": "3x""#)
    #expect(mixed.slot(for: surroundings())?.file == "1.png")
  }

  @Test func darkPictures() throws {
    let set = try set(#""scale": "2x""#, #""scale": "1x", \#(Self.dark)"#)
    #expect(set.slot(for: surroundings())?.file == "0.png")
    #expect(set.slot(for: surroundings { $0.isDark = true })?.file == "1.png")
    let single = try self.set(#""scale": "2x""#)
    #expect(single.slot(for: surroundings { $0.isDark = true })?.file == "0.png")
  }

  @Test func increasedContrast() throws {
    let high = #"{"appearance": "contrast", "value": "high"}"#
    let set = try set(
      "", #""appearances": [\#(high)]"#,
      #""appearances": [{"appearance": "luminosity", "value": "dark"}, \#(high)]"#)
    #expect(set.slot(for: surroundings())?.file == "0.png")
    #expect(set.slot(for: surroundings { $0.isHighContrast = true })?.file == "1.png")
    #expect(
      set.slot(
        for: surroundings {
          $0.isHighContrast = true
          $0.isDark = true
        })?.file == "2.png")
  }

  @Test func conditionsThatHoldComeFirst() throws {
    let set = try set(
      "", #""width-class": "regular""#, #""height-class": "compact", "width-class": "compact""#,
      #""language-direction": "right-to-left""#, #""locale": "pt""#)
    #expect(set.slot(for: surroundings())?.file == "0.png")
    #expect(set.slot(for: surroundings { $0.widthClass = "regular" })?.file == "1.png")
    #expect(set.slot(for: surroundings { $0.heightClass = "compact" })?.file == "2.png")
    #expect(set.slot(for: surroundings { $0.isRightToLeft = true })?.file == "3.png")
    #expect(set.slot(for: surroundings { $0.language = "pt-BR" })?.file == "4.png")
  }

  @Test func conditionsThatNeverHoldComeLast() throws {
    for odd in [
      #""subtype": "retina4""#, #""display-gamut": "display-P3""#, #""memory": "4GB""#,
      #""graphics-feature-set": "metal4v1""#,
    ] {
      #expect(try set(odd, #""scale": "1x""#).slot(for: surroundings())?.file == "1.png")
      #expect(try set(odd).slot(for: surroundings())?.file == "0.png")
    }
  }

  @Test func emptySlotsAndLostFiles() throws {
    let text =
      #"{"images": [{"scale": "1x"}, {"filename": "gone.png", "scale": "2x"}, {"filename": "a.png"}]}"#
    let contents = try #require(PropertyValue(json: Array(text.utf8)))
    #expect(ImageSet(contents, files: ["a.png"]).slots.map(\.file) == ["a.png"])
  }

  @Test func renderings() throws {
    for (word, rendering) in [("template", ImageSet.Rendering.template), ("original", .original)] {
      let text = #"{"images": [], "properties": {"template-rendering-intent": "\#(word)"}}"#
      let contents = try #require(PropertyValue(json: Array(text.utf8)))
      #expect(ImageSet(contents, files: []).rendering == rendering)
    }
  }

  @Test func slices() throws {
    let set = try set(
      #""scale": "2x", "resizing": {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 1}, "cap-insets": {"left": 20, "right": 20}}"#
    )
    let slicing = try #require(set.slots.first?.slicing)
    #expect(slicing.caps == EdgeInsets(left: 20, right: 20))
    // Of 112 × 53 pixels at two a point 20 + 1 + 20 are kept across, and all down.
    let slices = PictureSlices(slicing, full: Size(56, 26.5), scale: 2)
    #expect(slices.keptSize == Size(20.5, 26.5))
  }
}
