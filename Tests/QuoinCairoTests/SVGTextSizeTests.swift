import Testing

@testable import QuoinCairo

/// How much text an SVG document has, counted without parsing it.
@Suite struct SVGTextSizeTests {
  private func size(_ text: String) -> Int { SVGTextSize.of(Array("<svg>\(text)</svg>".utf8)) }

  @Test func textIsCounted() {
    #expect(size("<text>four</text>") == 4)
    #expect(size("<text x='>'>four<tspan y=\"1>2\">five5</tspan></text>") == 9)
    #expect(size("<s:text>four</s:text><text>four") == 8)
    // Twelve bytes around the three of a section count, too.
    #expect(size("<text><![CDATA[a>b]]></text>") == 15)
  }

  @Test func otherContentIsNot() {
    let long = String(repeating: "x", count: 1000)
    #expect(size("<style>\(long)</style><desc>\(long)</desc><path d='\(long)'/>\(long)") == 0)
    #expect(size("<text/>\(long)<textPath>\(long)</textPath>") == 0)
    #expect(size("<text>a<!-- <text> \(long) --></text>\(long)") == 1)
  }

  /// A reference may stand for all that is declared.
  @Test func entitiesAreCounted() {
    let declared = "<!DOCTYPE svg [<!ENTITY a \"12345\">]>"
    let text = Array((declared + "<svg><text>&a;&a;</text></svg>").utf8)
    #expect(SVGTextSize.of(text) == 6 + 2 * "<!ENTITY a \"12345\">".utf8.count)
  }

  @Test func longTextIsNotDrawn() {
    func decode(_ count: Int) throws {
      let text = String(repeating: "a", count: count)
      _ = try SVGPicture.decode(
        Array("<svg xmlns='http://www.w3.org/2000/svg'><text>\(text)</text></svg>".utf8))
    }
    #expect(throws: Never.self) { try decode(SVGTextSize.maximum) }
    #expect(throws: PictureDecoder.Failure.self) { try decode(SVGTextSize.maximum + 1) }
  }

  @Test func cutOffDocumentsEnd() {
    for text in ["<", "<text", "<text>a<", "<!--", "<![CDATA[", "</text>", "<text x='", ""] {
      #expect(SVGTextSize.of(Array(text.utf8)) <= 2)
    }
  }

  /// What hides the text from a reader of tags counts as more than the limit, or hides nothing.
  @Test func nothingHidesText() {
    #expect(SVGTextSize.of(Array("<?a \"?><svg><text>abc</text></svg>".utf8)) == 3)
    let nested = "<!DOCTYPE svg [<!ENTITY a 'x'><!ENTITY b '&a;&a;'>]><svg><text>&b;</text></svg>"
    #expect(SVGTextSize.of(Array(nested.utf8)) > SVGTextSize.maximum)
    let wide = "<svg><text>abc</text></svg>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(SVGTextSize.of([0xFF, 0xFE] + wide) > SVGTextSize.maximum)
  }
}
