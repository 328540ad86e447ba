import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct LookTests {
  private func node(_ element: String, resources: String = "") throws -> Node {
    let document = try Documents.read(
      Documents.storyboard(view: Documents.root(element), resources: resources))
    return try #require(document["n"])
  }

  private func color(_ attributes: String, resources: String = "") throws -> Color? {
    try node(
      #"<view id="n"><color key="backgroundColor" \#(attributes)/></view>"#, resources: resources
    ).style.background
  }

  @Test func coloursInAllTheirForms() throws {
    let custom = #"colorSpace="custom" customColorSpace="sRGB""#
    #expect(
      try color(#"red="0.2" green="0.4" blue="0.6" alpha="0.5" \#(custom)"#)
        == Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
    #expect(
      try color(#"white="0.25" alpha="1" customColorSpace="genericGamma22GrayColorSpace""#)
        == Color(white: 0.25))
    #expect(try color(#"systemColor="systemBackgroundColor""#) == .systemBackground)
    #expect(try color(#"cocoaTouchSystemColor="darkTextColor""#) == .black)
    let brand = """
      <namedColor name="Brand"><color red="1" green="0.5" blue="0" alpha="1"/></namedColor>
      """
    #expect(try color(#"name="Brand""#, resources: brand) == Color(red: 1, green: 0.5, blue: 0))
    #expect(try color(#"name="Gone""#) == nil)
    let system = """
      <systemColor name="newColor"><color white="0.5" alpha="1" colorSpace="custom"/></systemColor>
      """
    #expect(try color(#"systemColor="newColor""#, resources: system) == Color(white: 0.5))
    let p3 = try #require(
      try color(#"red="1" green="0" blue="0" alpha="1" customColorSpace="displayP3""#))
    #expect(p3.red == 1)
    #expect(p3.green == 0)
  }

  @Test func whatAllViewsHave() throws {
    let node = try node(
      """
      <view hidden="YES" alpha="0.5" clipsSubviews="YES" contentMode="scaleAspectFit"
        semanticContentAttribute="forceRightToLeft" id="n">
      <color key="tintColor" systemColor="systemRedColor"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="12"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="borderWidth" value="2"/>
      <userDefinedRuntimeAttribute type="color" keyPath="borderColor">
      <color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(node.isHidden)
    #expect(node.style.alpha == 0.5)
    #expect(node.style.clips == true)
    #expect(node.style.contentMode == .scaleAspectFit)
    #expect(node.style.tint == .red)
    #expect(node.style.cornerRadius == 12)
    #expect(node.style.borderWidth == 2)
    #expect(node.style.borderColor == .white)
    #expect(node.direction == .rightToLeft)
  }

  /// Xcode writes the attribute only where the text keeps its size.
  @Test(arguments: [
    (#"minimumFontSize="18""#, 0.5), (#"minimumScaleFactor="0.25""#, 0.25), ("", nil),
    (#"minimumFontSize="18" adjustsFontSizeToFit="NO""#, nil), (#"minimumFontSize="40""#, nil),
  ])
  func textsShrinkUnlessTheyKeepTheirSize(attributes: String, scale: Double?) throws {
    let document = try Documents.read(
      Documents.storyboard(
        view: Documents.root(
          #"<label text="A" \#(attributes) id="n"><fontDescription key="fontDescription" type="boldSystem" pointSize="36"/></label>"#
        )))
    #expect(document["n"]?.style.text.minimumScale == scale)
  }

  @Test func labelsHaveTextAndFont() throws {
    let node = try #require(
      try node(
        """
        <label textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0"
          adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" id="n">
        <string key="text">two
        lines</string>
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
        <color key="textColor" white="0.2" alpha="1"/></label>
        """) as? TextNode)
    #expect(node.string == "two\nlines")
    #expect(node.style.text.alignment == .center)
    #expect(node.style.text.lineBreak == .wordWrap)
    #expect(node.style.text.lineLimit == 0)
    #expect(node.style.text.minimumScale == 0.5)
    #expect(node.style.text.font == .system(20, weight: .semibold))
    #expect(node.style.text.color == Color(white: 0.2))
  }

  @Test func attributedTextsAreJoined() throws {
    let node = try #require(
      try node(
        """
        <label usesAttributedText="YES" id="n"><attributedString key="attributedText">
        <fragment content="Hello "><attributes>
        <color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
        <font key="NSFont" size="22" name="AvenirNext-DemiBold"/>
        <paragraphStyle key="NSParagraphStyle" alignment="right"/></attributes></fragment>
        <fragment><string key="content">world</string></fragment></attributedString></label>
        """) as? TextNode)
    #expect(node.string == "Hello world")
    #expect(
      node.style.text.font == Font(family: "Avenir Next", size: 22, weight: .semibold))
    #expect(node.style.text.color == Color(red: 1, green: 0, blue: 0))
    #expect(node.style.text.alignment == .right)
  }

  @Test func piecesOfAttributedTextsKeepTheirLooks() throws {
    let node = try #require(
      try node(
        """
        <label usesAttributedText="YES" id="n">
        <fontDescription key="fontDescription" type="system" pointSize="13"/>
        <attributedString key="attributedText">
        <fragment content="Hello "><attributes>
        <color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
        <font key="NSFont" size="22" name="AvenirNext-DemiBold"/></attributes></fragment>
        <fragment content="site"><attributes><real key="NSKern" value="1.5"/>
        <integer key="NSUnderline" value="9"/><url key="NSLink" string="https://example.org"/>
        <real key="NSBaselineOffset" value="2"/>
        <color key="NSBackgroundColor" white="0" alpha="1" colorSpace="custom" \
        customColorSpace="genericGamma22GrayColorSpace"/></attributes></fragment>
        </attributedString></label>
        """) as? TextNode)
    let text = try #require(node.span).styledText(
      in: TextLook(), tint: .accent, traits: Traits())
    #expect(text.string == "Hello site")
    #expect(text.runs.map(\.range) == [0..<6, 6..<10])
    #expect(text.runs[0].look.font == Font(family: "Avenir Next", size: 22, weight: .semibold))
    #expect(text.runs[0].look.color == Color(red: 1, green: 0, blue: 0))
    #expect(text.runs[1].look.font == .system(13))
    #expect(text.runs[1].look.letterSpacing == 1.5)
    #expect(text.runs[1].look.decoration == .underline)
    #expect(text.runs[1].look.decorationLine == .double)
    #expect(text.runs[1].link == "https://example.org")
    #expect(text.runs[1].rise == 2)
    #expect(text.runs[1].background == Color(white: 0))
  }

  @Test(
    arguments: [
      (#"style="UICTFontTextStyleHeadline""#, Font.style(.headline)),
      (#"style="UICTFontTextStyleTitle0""#, Font.style(.largeTitle)),
      (#"type="boldSystem" pointSize="15""#, Font.system(15, weight: .bold)),
      (#"type="italicSystem" pointSize="15""#, Font(size: 15, isItalic: true)),
      // Recorded 14.5 points high, as lines of 12 points are.
      (#"type="system" pointSize="0.0""#, Font.system(12)),
      (
        #"name="Georgia-BoldItalic" family="Georgia" pointSize="18""#,
        Font(family: "Georgia", size: 18, weight: .bold, isItalic: true)
      ),
      (#"type="system" weight="thin" pointSize="40""#, Font.system(40, weight: .thin)),
    ])
  func fonts(attributes: String, font: Font) throws {
    let node = try node(
      #"<label id="n"><fontDescription key="fontDescription" \#(attributes)/></label>"#)
    #expect(node.style.text.font == font)
  }

  @Test func encodedTextsAreDecoded() throws {
    let node = try #require(
      try node(
        #"<label id="n"><string key="text" base64-UTF8="YES">R3LDvMOfZQ</string></label>"#)
        as? TextNode)
    #expect(node.string == "Grüße")
  }

  @Test func whatIsNotEncodedIsTold() throws {
    let label = #"<label id="n"><string key="text" base64-UTF8="YES">R3*DvMOf</string></label>"#
    let document = try Documents.read(Documents.storyboard(view: Documents.root(label)))
    #expect((document["n"] as? TextNode)?.string == "R3*DvMOf")
    #expect(document.diagnostics.map(\.rule) == ["invalid-value"])
    #expect(document.diagnostics.first?.message.contains("is not Base64") == true)
  }
}
