import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct AttributedTextTests {
  private func read(_ element: String) throws -> (node: Node, diagnostics: [Diagnostic]) {
    let document = try Documents.read(
      Documents.storyboard(view: Documents.root(element), resources: ""))
    return (try #require(document["n"]), document.diagnostics)
  }

  private func label(_ attributes: String, content: String = "x") -> String {
    """
    <label usesAttributedText="YES" id="n"><attributedString key="attributedText">
    <fragment content="\(content)"><attributes>\(attributes)</attributes></fragment>
    </attributedString></label>
    """
  }

  private func runs(_ node: Node) throws -> [StyledText.Run] {
    let span = try #require((node as? TextNode)?.span)
    return span.styledText(in: TextLook(), tint: .accent, traits: Traits()).runs
  }

  @Test func paragraphStyles() throws {
    let (node, diagnostics) = try read(
      label(
        """
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
        baseWritingDirection="rightToLeft" lineSpacing="3" paragraphSpacing="7" \
        paragraphSpacingBefore="2" firstLineHeadIndent="12" headIndent="6" tailIndent="-4" \
        lineHeightMultiple="1.25" minimumLineHeight="10" maximumLineHeight="30"/>
        """))
    #expect(node.style.text.alignment == .center)
    #expect(
      try runs(node)[0].look.paragraph
        == ParagraphStyle(
          direction: .rightToLeft, lineSpacing: 3, spacing: 7, spacingBefore: 2,
          firstLineIndent: 12, indent: 6, tailIndent: -4, lineHeightMultiple: 1.25,
          minimumLineHeight: 10, maximumLineHeight: 30))
    #expect(diagnostics.isEmpty)
  }

  @Test func paragraphsMayBeAlignedEachOnItsOwn() throws {
    let (node, _) = try read(
      """
      <label id="n"><attributedString key="attributedText">
      <fragment><string key="content">a&#10;</string><attributes>
      <paragraphStyle key="NSParagraphStyle" alignment="left"/></attributes></fragment>
      <fragment content="b"><attributes>
      <paragraphStyle key="NSParagraphStyle" alignment="right"/></attributes></fragment>
      </attributedString></label>
      """)
    #expect(node.style.text.alignment == .left)
    #expect(try runs(node).map(\.look.paragraph.alignment) == [nil, .right])
  }

  @Test func shadowsLinesAndLigatures() throws {
    let (node, diagnostics) = try read(
      label(
        """
        <shadow key="NSShadow" blurRadius="4"><size key="offset" width="1" height="2"/>
        <color key="color" red="1" green="0" blue="0" alpha="0.5" colorSpace="custom" \
        customColorSpace="sRGB"/></shadow>
        <font key="NSFont" metaFont="system" size="18"/>
        <integer key="NSStrikethrough" value="2"/><integer key="NSLigature" value="0"/>
        """))
    let look = try runs(node)[0].look
    #expect(
      look.shadows == [
        Shadow(color: Color(red: 1, green: 0, blue: 0, alpha: 0.5), x: 1, y: 2, blur: 4)
      ])
    #expect(look.decoration == .lineThrough)
    #expect(look.decorationThickness == 2)
    #expect(look.font.features == [.noLigatures])
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    #"<attachment key="NSAttachment"/>"#, #"<real key="NSStrokeWidth" value="-3"/>"#,
    #"<real key="NSExpansion" value="0.2"/>"#, #"<real key="NSObliqueness" value="0.2"/>"#,
    #"<integer key="NSSuperScript" value="1"/>"#, #"<integer key="NSUnderline" value="769"/>"#,
    #"<integer key="NSUnderline" value="32769"/>"#, #"<string key="NSTextEffect">l</string>"#,
    #"<paragraphStyle key="NSParagraphStyle" hyphenationFactor="1"/>"#,
    #"<paragraphStyle key="NSParagraphStyle"><array key="textLists"/></paragraphStyle>"#,
  ])
  func whatIsNotShownIsTold(_ attribute: String) throws {
    let (_, diagnostics) = try read(label(attribute))
    #expect(diagnostics.map(\.rule) == ["unsupported-text-attribute"])
    #expect(diagnostics.first?.place?.line ?? 0 > 0)
    #expect(diagnostics.first?.nodes == ["n"])
  }

  @Test func tabStopsAreToldWhereThereAreTabs() throws {
    let style =
      #"<paragraphStyle key="NSParagraphStyle"><tabStops/></paragraphStyle>"#
    #expect(try read(label(style)).diagnostics.isEmpty)
    #expect(try read(label(style, content: "a&#9;b")).diagnostics.count == 1)
  }

  @Test func harmlessAttributesAreNotTold() throws {
    let (_, diagnostics) = try read(
      label(
        """
        <font key="NSOriginalFont" metaFont="system" size="24"/><real key="NSKern" value="0.0"/>
        <color key="NSStrokeColor" white="0" alpha="1"/><real key="NSStrokeWidth" value="0"/>
        """))
    #expect(diagnostics.isEmpty)
  }

  @Test func titlesOfButtonsKeepTheirParts() throws {
    let fragments = """
      <attributedString key="attributedTitle"><fragment content="Read "><attributes>
      <font key="NSFont" metaFont="system" size="20"/></attributes></fragment>
      <fragment content="on"><attributes><font key="NSFont" metaFont="systemBold" size="20"/>
      </attributes></fragment></attributedString>
      """
    for element in [
      #"<button id="n"><state key="normal">\#(fragments)</state></button>"#,
      #"<button id="n"><buttonConfiguration key="configuration" style="plain">"#
        + #"\#(fragments)</buttonConfiguration></button>"#,
    ] {
      let button = try #require(try read(element).node as? ButtonNode)
      #expect(button.button.title == "Read on")
      let runs = try #require(button.button.span).styledText(
        in: TextLook(), tint: .accent, traits: Traits()
      ).runs
      #expect(runs.map(\.look.font) == [.system(20), .system(20, weight: .bold)])
      #expect(button.style.text.font == .system(20))
    }
  }

  @Test func fieldsAndPlaceholders() throws {
    let (node, _) = try read(
      """
      <textField id="n"><attributedString key="attributedPlaceholder"><fragment content="Name">
      <attributes><font key="NSFont" metaFont="systemBold" size="11"/></attributes></fragment>
      </attributedString></textField>
      """)
    let field = try #require(node as? TextFieldNode)
    #expect(field.placeholder == "Name")
    let runs = try #require(field.placeholderSpan).styledText(
      in: TextLook(), tint: .accent, traits: Traits()
    ).runs
    #expect(runs.map(\.look.font) == [.system(11, weight: .bold)])
    #expect(node.style.text.font?.size != 11)
  }

  @Test func shadowsOfLabelsAndTitles() throws {
    let color = #"red="0" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
    let label = try read(
      #"<label id="n" text="a"><color key="shadowColor" \#(color)/></label>"#
    ).node
    #expect(label.style.text.shadows == [Shadow(color: .black, x: 0, y: -1, blur: 0)])
    let moved = try read(
      #"<label id="n" text="a"><color key="shadowColor" \#(color)/>"#
        + #"<size key="shadowOffset" width="2" height="3"/></label>"#
    ).node
    #expect(moved.style.text.shadows == [Shadow(color: .black, x: 2, y: 3, blur: 0)])
    let button = try read(
      #"<button id="n"><size key="titleShadowOffset" width="0" height="1"/><state key="normal""#
        + #" title="a"><color key="titleShadowColor" \#(color)/></state></button>"#
    ).node
    #expect(button.style.text.shadows == [Shadow(color: .black, x: 0, y: 1, blur: 0)])
  }
}
