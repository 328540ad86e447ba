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

  /// A file whose objects begin at some offsets of its data.
  private func binary(_ data: [UInt8], offsets: [Int]) -> [UInt8] {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(value >> (8 * (size - 1 - $0)) & 255) }
    }
    var bytes = Array("bplist00".utf8) + data
    let start = bytes.count
    for offset in offsets { bytes += number(offset + 8, 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 4]
    return bytes + number(offsets.count, 8) + number(0, 8) + number(start, 8)
  }

  private func text(_ count: Int) -> [UInt8] {
    [0x5F, 0x12] + (0..<4).map { UInt8(count >> (24 - 8 * $0) & 255) }
      + [UInt8](repeating: 97, count: count)
  }

  /// An array of 100,000 references to one text of a million letters.
  @Test(.timeLimit(.minutes(10))) func aTextIsReadOnce() throws {
    let count = 100_000
    var list: [UInt8] = [0xAF, 0x12] + (0..<4).map { UInt8(count >> (24 - 8 * $0) & 255) }
    for _ in 0..<count { list += [0, 0, 0, 1] }
    let value = try #require(
      BinaryPropertyList.read(binary(list + text(1_000_000), offsets: [0, list.count])))
    #expect(value.values.count == count)
    #expect(value.values.last?.text?.utf8.count == 1_000_000)
  }

  /// A list of two texts, where the second one starts inside the first one, is invalid.
  @Test func textsDoNotOverlap() {
    let list: [UInt8] = [0xA2, 0, 0, 0, 1, 0, 0, 0, 2]
    let inner = text(100)
    let outer: [UInt8] = [0x5F, 0x12, 0, 0, 0, UInt8(inner.count)]
    let apart = list + outer + inner + inner
    let first = list.count
    #expect(
      BinaryPropertyList.read(
        binary(apart, offsets: [0, first, first + outer.count + inner.count]))?.values.count == 2)
    let large = text(100_000)
    let around: [UInt8] = [0x5F, 0x12, 0, 1, 0x86, 0xA6]
    #expect(
      BinaryPropertyList.read(binary(list + around + large, offsets: [0, first, first + 6])) == nil)
  }

  @Test(.timeLimit(.minutes(10))) func valuesHaveALimit() {
    let count = PropertyValue.maximumValues
    func json(_ count: Int) -> PropertyValue? {
      PropertyValue(json: Array(("[0" + String(repeating: ",0", count: count - 1) + "]").utf8))
    }
    #expect(json(1_000)?.values.count == 1_000)
    // The list is a value, too.
    #expect(json(count) == nil)
    let text = #"["\"\\"# + String(repeating: ",[{", count: count) + #""]"#
    #expect(PropertyValue(json: Array(text.utf8))?.values.count == 1)
    func xml(_ count: Int) -> PropertyValue? {
      let text = "<plist><array>" + String(repeating: "<true/>", count: count) + "</array></plist>"
      return PropertyListReader.read(Array(text.utf8))
    }
    #expect(xml(1_000)?.values.count == 1_000)
    #expect(xml(count) == nil)
  }

  private static let binary = """
    YnBsaXN0MDDYAQIDBAUGBwgJCgsMExQVFl8QD1h5My1hYi0xY2QudGV4dFdhLnRpdGxlUWZRbFRsb25nUW5RclF0ZQBHAHIA/ADf\
    AGVlZeVnLAAg2D3eAAiiDQ5ReKIPEFF50RESUXpRd18QFGFhYWFhYWFhYWFhYWFhYWFhYWFhEAcjP/gAAAAAAAAJCBkrMzU3PD5A\
    Qk1YWVxeYWNmaGqBg4wAAAAAAAABAQAAAAAAAAAXAAAAAAAAAAAAAAAAAAAAjQ==
    """
}
