import Foundation
import Testing

@testable import QuoinImport

@Suite struct XMLErrorTests {
  @Test(
    arguments: [
      ("<a>\n  <b x=1/></a>", "2:6: the value of 'x' is not in quotes"),
      ("<a>\n  <b x/></a>", "2:6: the attribute 'x' has no value"),
      ("<a>\n  <b x='1'y='2'/></a>", "2:11: the tag <b> is not well formed"),
      ("<a>\n  <b x='1' x='2'/></a>", "2:12: the tag <b> has the attribute 'x' twice"),
      ("<a>\n  <b x='1<2'/></a>", "2:10: the value of 'x' has a '<' in it"),
      ("<a>\n  <1/></a>", "2:3: '<' begins no tag here"),
      ("<a>\n  < b/></a>", "2:3: '<' begins no tag here"),
      ("<a>\n<b></a></b>", "2:4: the end tag </a> does not close <b> of line 2"),
      ("<a/>\n</a>", "2:1: the end tag </a> closes no element"),
      ("<a/>\n<b/>", "2:1: the document goes on after its outermost element ends"),
      ("<a/>\ntext", "1:5: the document goes on after its outermost element ends"),
      ("text", "1:1: the document is not XML"),
      ("<a>é &b;</a>", "1:6: the entity '&b;' is not declared"),
      ("<a>1 & 2</a>", "1:6: '&' begins no reference here; write &amp; for the character itself"),
      ("<a b='&#xD800;'/>", "1:7: &#xD800; is no character of XML"),
      ("<a b='&#0;'/>", "1:7: &#0; is no character of XML"),
      ("<a b='&#99999999999;'/>", "1:7: &#99999999999; is no character of XML"),
      ("<a b='&#-1;'/>", "1:7: &#-1; is no character of XML"),
      ("<a b='\u{1}'/>", "1:7: the control character U+0001 is not allowed in XML"),
      ("<a>\u{FFFF}</a>", "1:4: U+FFFE and U+FFFF are no characters of XML"),
      ("<a>]]></a>", "1:4: ']]>' ends no section here"),
      ("<a>\n <b>", "2:5: the document ends before <b> of line 2 is closed"),
      ("<a>\n <b", "2:2: the document ends before <a> of line 1 is closed"),
      ("<a>\n <!-- ", "2:2: the document ends before <a> of line 1 is closed"),
      ("<", "1:1: the document ends before its first tag is closed"),
      ("<!DOCTYPE html>\n<html><p>", "2:1: the document is HTML, not one of Interface Builder"),
    ])
  func anErrorSaysWhatAndWhere(text: String, message: String) {
    let error = #expect(throws: ImportError.self) {
      try XMLTreeReader.read(Data(text.utf8), path: "")
    }
    #expect(error?.description == message)
  }

  @Test func whatIsWrittenIsRead() throws {
    let text = """
      <?xml version="1.0"?><!-- <no> --><a:b c = '1\t2\r
      3' d="&lt;&amp;&#65;&#x1F600;&quot;'"
      />
      <!-- end --><?end?>
      """
    let root = try #require(try XMLTreeReader.read(Data(text.utf8), path: "").root)
    #expect(root.name == "a:b")
    #expect(root["c"] == "1 2 3")
    #expect(root["d"] == "<&A😀\"'")
    let ends = Data("<a>x\r\ny\rz<![CDATA[\r\n<]]>&#13;</a>".utf8)
    #expect(try XMLTreeReader.read(ends, path: "").root?.text == "x\ny\nz\n<\r")
  }
}
