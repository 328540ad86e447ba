import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// What attributes say that cannot be read is said with its place, and the default holds.
@Suite struct ValueTests {
  private func read(_ view: String, resources: String = "") throws -> ImportedDocument {
    var options = ImportOptions()
    options.path = "a.storyboard"
    return try Documents.read(
      Documents.storyboard(view: Documents.root("\n    " + view), resources: resources), options)
  }

  private static let frame = #"<rect key="frame" x="0" y="0" width="10" height="10"/>"#

  @Test(
    arguments: [
      ("stackView", "axis", "sideways", "horizontal, vertical"),
      ("stackView", "distribution", "foo", "fillEqually"),
      ("stackView", "alignment", "middle", "firstBaseline"),
      ("stackView", "spacingType", "wide", "standard"),
      ("stackView", "baselineRelativeArrangement", "maybe", "YES, NO"),
      ("view", "contentMode", "stretch", "scaleAspectFit"),
      ("view", "hidden", "true", "YES, NO"),
      ("view", "clipsSubviews", "1", "YES, NO"),
      ("view", "semanticContentAttribute", "rtl", "forceRightToLeft"),
      ("view", "translatesAutoresizingMaskIntoConstraints", "no", "YES, NO"),
      ("label", "textAlignment", "middle", "justified"),
      ("label", "lineBreakMode", "dots", "tailTruncation"),
      ("label", "enabled", "off", "YES, NO"),
      ("button", "buttonType", "shiny", "roundedRect"),
      ("textField", "borderStyle", "wavy", "bezel"),
      ("tableView", "style", "fancy", "insetGrouped"),
      ("switch", "on", "ON", "YES, NO"),
      ("activityIndicatorView", "style", "huge", "whiteLarge"),
    ])
  func aWordThatIsNotKnownIsSaid(tag: String, name: String, word: String, known: String) throws {
    let document = try read("<\(tag) \(name)=\"\(word)\" id=\"v\">\(Self.frame)</\(tag)>")
    #expect(document.rules.contains("invalid-value"))
    let found = try #require(document.diagnostics.first { $0.rule == "invalid-value" })
    #expect(found.severity == .warning)
    #expect(found.message.contains("\(name) '\(word)'"))
    #expect(found.message.contains(known))
    #expect(found.nodes == ["v"])
    #expect(found.place?.file == "a.storyboard")
    #expect(found.place?.column == 5)
  }

  @Test(
    arguments: [
      ("stackView", "spacing", "nan"), ("view", "horizontalHuggingPriority", "abc"),
      ("view", "verticalCompressionResistancePriority", "0x1F4"), ("view", "alpha", "zzz"),
      ("label", "numberOfLines", "many"), ("slider", "minValue", "low"),
      ("slider", "value", "inf"), ("progressView", "progress", "½"),
      ("pageControl", "numberOfPages", "three"), ("segmentedControl", "selectedSegmentIndex", "a"),
      ("view", "placeholderIntrinsicWidth", "wide"),
    ])
  func aNumberThatIsNoneIsSaid(tag: String, name: String, word: String) throws {
    let document = try read("<\(tag) \(name)=\"\(word)\" id=\"v\">\(Self.frame)</\(tag)>")
    #expect(document.rules == ["invalid-number"])
    #expect(document.diagnostics.first?.message.contains("\(name) '\(word)'") == true)
    #expect(document.diagnostics.first?.place?.column == 5)
  }

  @Test func whatIsOutsideOfItsRangeIsMovedIn() throws {
    let document = try read(
      """
      <label alpha="7" numberOfLines="-3" horizontalHuggingPriority="4000" text="a" id="v">
      <rect key="frame" x="1" y="2" width="-50" height="1e300"/></label>
      """)
    #expect(document.rules == Array(repeating: "number-out-of-range", count: 5))
    let label = try #require(document["v"])
    #expect(label.style.alpha == nil)
    #expect(label.style.text.lineLimit == 0)
    #expect(label.priorities.horizontalHugging == 1000)
  }

  @Test func defaultsHoldForWhatCannotBeRead() throws {
    let stack = try #require(
      try read("<stackView axis='x' distribution='x' alignment='x' spacing='x' id='v'/>")["v"]
        as? StackContainer)
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    let label = try #require(try read("<label text='a' numberOfLines='x' id='v'/>")["v"])
    #expect(label.style.text.lineLimit == nil)
    let plain = try #require(try read("<view horizontalHuggingPriority='x' id='v'/>")["v"])
    #expect(plain.priorities == ContentPriorities())
  }

  @Test func coloursAndFontsAreCheckedToo() throws {
    let document = try read(
      """
      <label text="a" id="v">\(Self.frame)
      <fontDescription key="fontDescription" type="wobbly" weight="huge" pointSize="1e300"/>
      <color key="textColor" red="nan" green="0.5" blue="1" alpha="1"/></label>
      <label text="b" id="w">\(Self.frame)
      <fontDescription key="fontDescription" style="UICTFontTextStyleGrand"/></label>
      """)
    #expect(
      document.rules == [
        "invalid-value", "number-out-of-range", "invalid-value", "invalid-number", "invalid-value",
      ])
    #expect(document["v"]?.style.text.font == .system(17))
    #expect(document["v"]?.style.text.color == Color(red: 0, green: 0.5, blue: 1))
    #expect(document.diagnostics.last?.nodes == ["w"])
    #expect(document.diagnostics.last?.message.contains("UICTFontTextStyleBody") == true)
  }

  @Test func anUnknownDeviceIsSaid() throws {
    let document = try Documents.read(
      Documents.storyboard(view: Documents.root(""), device: "retina99"))
    #expect(document.rules == ["invalid-value"])
    #expect(document.diagnostics.first?.message.contains("retina6_1") == true)
    #expect(document.diagnostics.first?.place?.line == 3)
  }

  @Test func anAttributeIsSaidOnce() throws {
    let document = try read(
      #"<tableView style="x" id="t"><rect key="frame" x="a" y="0" width="5" height="5"/></tableView>"#
    )
    #expect(document.rules == ["invalid-value", "invalid-number"])
  }
}
