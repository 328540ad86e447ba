import Foundation
import Testing

@testable import QuoinImport

@Suite struct XMLTreeTests {
  private func read(_ text: String) throws -> XMLDocumentTree {
    try XMLTreeReader.read(Data(text.utf8), path: "t.xml")
  }

  @Test func elementsAreLinkedInOrder() throws {
    let root = try #require(try read("<a><b x='1'/><c><d/></c><b/></a>").root)
    #expect(root.name == "a")
    #expect(root.children.map { $0.name } == ["b", "c", "b"])
    #expect(root.child("b")?["x"] == "1")
    #expect(root.child("c")?.child("d")?.parent?.name == "c")
  }

  @Test func placesAreThoseWhereTagsBegin() throws {
    let tree = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <not a="tag"> -->
      <a>
        <b
          x="1 > 0"
          y='2'
        /><é/><![CDATA[<no/>]]><c/>
          <d>ä<e/></d>
      </a>
      """)
    let places = tree.records.indices.map { index in
      let element = XMLTreeElement(tree: tree, index: index)
      return "\(element.name) \(element.line):\(element.column)"
    }
    #expect(places == ["a 3:1", "b 4:3", "é 7:5", "c 7:26", "d 8:5", "e 8:9"])
  }

  @Test func textsAreKeptWhereTheyMatter() throws {
    let root = try #require(
      try read("<a>\n  <b> two\nlines &amp; more </b>\n  <c> </c><d><![CDATA[x<y]]></d></a>").root)
    #expect(root.text == "")
    #expect(root.child("b")?.text == " two\nlines & more ")
    #expect(root.child("c")?.text == " ")
    #expect(root.child("d")?.text == "x<y")
  }

  @Test func marksAtTheStartAndOtherEncodingsAreRead() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a t=\"Grüße\"/>"
    let marked = [0xEF, 0xBB, 0xBF] + [UInt8]("<a t=\"Grüße\"/>".utf8)
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = []
    for unit in text.utf16 {
      little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    var latin = [UInt8]("<?xml version='1.0' encoding='ISO-8859-1'?><a t='Gr".utf8)
    latin += [0xFC, 0xDF] + [UInt8]("e'/>".utf8)
    for bytes in [marked, little, big, latin] {
      let root = try #require(try XMLTreeReader.read(Data(bytes), path: "").root)
      #expect(root["t"] == "Grüße")
    }
  }

  @Test func textsOfTheOtherKindsOfAttributesAreBytes() throws {
    let root = try #require(try read("<a x='&lt;&#228;&#10;' y='' z='a\nb'><b key='k'/></a>").root)
    #expect(root["x"] == "<ä\n")
    #expect(root["y"] == "")
    #expect(root["z"] == "a b")
    #expect(root["w"] == nil)
    #expect(root.isValue("y", "") && !root.isValue("w", ""))
    #expect(root.child(key: "k")?.name == "b")
  }

  @Test func manyNamesAreKeptApart() throws {
    let text = "<a>" + (0..<5_000).map { "<n\($0) a\($0)='\($0)'/>" }.joined() + "</a>"
    let root = try #require(try read(text).root)
    for (index, child) in root.children.enumerated() {
      #expect(child.name == "n\(index)")
      #expect(child.has("a0") == (index == 0))
      #expect(child.tree.value(index) == "\(index)")
    }
  }

  @Test func aDeepTreeIsWalkedAndReleased() throws {
    let depth = 100_000
    let text =
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(try read(text).records.count == depth)
  }

  @Test func aWideTreeIsRead() throws {
    let text = "<a>" + String(repeating: "<b c='1'/>\n", count: 100_000) + "</a>"
    let tree = try read(text)
    #expect(tree.records.count == 100_001)
    #expect(tree.records.last?.line == 100_000)
  }

  @Test func aDocumentOfManyMegabytesIsRead() throws {
    let filler = "<!-- " + String(repeating: "x", count: 20_000) + " -->\n"
    let text = "<a>" + String(repeating: filler, count: 550) + "<b/></a>"
    #expect(text.utf8.count > 10_000_000)
    #expect(try read(text).records.last?.line == 551)
  }
}
