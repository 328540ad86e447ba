import Foundation
import Testing

@testable import QuoinImport

/// Property lists in the three forms; what they come to is what Apple's formats say, and of the binary one what
/// Python's `plistlib` wrote.
@Suite struct PropertyListTests {
  private func old(_ text: String) throws -> PropertyValue {
    try OldPropertyList.read(Array(text.utf8))
  }

  @Test func theOldestForm() throws {
    let value = try old(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; /* a comment */ objects = { A1 /* note */ = {isa = "PBX\\"Group"; files = (a, "b c", ); };
        empty = {}; none = (); path = ../a/b.c; data = <0fbd 77>; };
        unit = "\\U00e9\\n\\101";  }
      """)
    #expect(value["archiveVersion"]?.text == "1")
    #expect(value["objects"]?["A1"]?["isa"]?.text == "PBX\"Group")
    #expect(value["objects"]?["A1"]?["files"]?.texts == ["a", "b c"])
    #expect(value["objects"]?["empty"] == .dictionary([:]))
    #expect(value["objects"]?["none"] == .list([]))
    #expect(value["objects"]?["path"]?.text == "../a/b.c")
    #expect(value["objects"]?["data"] == PropertyValue.none)
    #expect(value["unit"]?.text == "é\nA")
  }

  @Test func tablesOfTexts() throws {
    let text = """
      /* Class = "UILabel"; text = "Name"; */
      "a.text" = "Na\\"me;\\t=";
      b.title = Titel;
      'c' = "zwei
      Zeilen";
      "alone";
      "last" = "x"
      """
    let (texts, isWhole) = PropertyListReader.texts(Array(text.utf8))
    #expect(isWhole)
    #expect(texts["a.text"]?.text == "Na\"me;\t=")
    #expect(texts["b.title"]?.text == "Titel")
    #expect(texts["c"]?.text == "zwei\nZeilen")
    #expect(texts["alone"]?.text == "alone")
    #expect(texts["last"]?.text == "x")
  }

  @Test func aTableIsReadUpToItsFault() {
    let (texts, isWhole) = PropertyListReader.texts(Array("a = b; c = \"d".utf8))
    #expect(!isWhole)
    #expect(texts == ["a": .text("b")])
  }

  @Test(arguments: [true, false]) func wideTexts(_ isBig: Bool) throws {
    let text = "\u{FEFF}\"k\" = \"שלום 😀\";"
    let data = try #require(text.data(using: isBig ? .utf16BigEndian : .utf16LittleEndian))
    #expect(PropertyListReader.texts(Array(data)).texts["k"]?.text == "שלום 😀")
  }

  @Test func theBinaryForm() throws {
    let data = try #require(Data(base64Encoded: Self.binary))
    let value = try #require(PropertyListReader.read(Array(data)))
    #expect(value["Xy3-ab-1cd.text"]?.text == "Grüße")
    #expect(value["a.title"]?.text == "日本 😀")
    #expect(value["n"]?.number == 7)
    #expect(value["r"]?.number == 1.5)
    #expect(value["t"]?.isTrue == true)
    #expect(value["f"]?.isTrue == false)
    #expect(value["l"]?.values[1].values[1]["z"]?.text == "w")
    #expect(value["long"]?.text == String(repeating: "a", count: 20))
  }

  @Test func theXMLForm() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>UIAppFonts</key><array><string>A.ttf</string></array>
      <key>n</key><integer>3</integer><key>t</key><true/></dict></plist>
      """
    let value = try #require(PropertyListReader.read(Array(text.utf8)))
    #expect(value["UIAppFonts"]?.texts == ["A.ttf"])
    #expect(value["n"]?.number == 3)
    #expect(value["t"]?.isTrue == true)
  }

  @Test func entitiesAreNotExpanded() {
    let text = """
      <!DOCTYPE plist [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><plist><string>&b;</string></plist>
      """
    #expect(PropertyListReader.read(Array(text.utf8)) == nil)
  }

  @Test(arguments: ["{", "(", "<plist><array>", "{a="]) func nestingHasALimit(_ piece: String) {
    let text = String(repeating: piece, count: 100_000)
    #expect(PropertyListReader.read(Array(text.utf8)) == nil)
  }

  /// An array that holds itself, and a tower of arrays of which each holds the next one 200 times.
  @Test func ringsAndTowersOfTheBinaryForm() {
    func list(_ objects: [[UInt8]]) -> [UInt8] {
      var bytes = Array("bplist00".utf8)
      var offsets: [UInt8] = []
      for object in objects {
        offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
        bytes += object
      }
      let start = bytes.count
      bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
      for number in [objects.count, 0, start] {
        bytes += (0..<8).map { UInt8(number >> (56 - 8 * $0) & 255) }
      }
      return bytes
    }
    #expect(BinaryPropertyList.read(list([[0xA1, 0]])) == nil)
    let tower = (1...40).map { [0xAF, 0x10, 200] + [UInt8](repeating: UInt8($0), count: 200) }
    #expect(BinaryPropertyList.read(list(tower + [[0x51, 0x61]])) == nil)
    #expect(BinaryPropertyList.read(list([[0xA1, 1], [0x51, 0x61]])) == .list([.text("a")]))
  }

  private static let binary = """
    YnBsaXN0MDDYAQIDBAUGBwgJCgsMExQVFl8QD1h5My1hYi0xY2QudGV4dFdhLnRpdGxlUWZRbFRsb25nUW5RclF0ZQBHAHIA/ADf\
    AGVlZeVnLAAg2D3eAAiiDQ5ReKIPEFF50RESUXpRd18QFGFhYWFhYWFhYWFhYWFhYWFhYWFhEAcjP/gAAAAAAAAJCBkrMzU3PD5A\
    Qk1YWVxeYWNmaGqBg4wAAAAAAAABAQAAAAAAAAAXAAAAAAAAAAAAAAAAAAAAjQ==
    """
}
