import Foundation
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct BrokenXMLTests {
  private func error(_ bytes: [UInt8]) -> ImportError? {
    do {
      _ = try InterfaceBuilder.read(Data(bytes))
      return nil
    } catch {
      return error
    }
  }

  private func error(_ text: String) -> ImportError? { error([UInt8](text.utf8)) }

  @Test func nothingIsAnError() {
    #expect(error("")?.reason == .empty)
    #expect(error(" \n\t ")?.reason == .empty)
    #expect(error([0xEF, 0xBB, 0xBF])?.reason == .empty)
    #expect(error([0xFF, 0xFE])?.reason == .empty)
  }

  @Test func whatIsNoXMLIsAnError() {
    #expect(error("hello")?.reason == .notXML)
    #expect(error("{\"a\": 1}")?.reason == .notXML)
    #expect(error("<a><b></a></b>")?.reason == .notXML)
    #expect(error("<a x=1/>")?.reason == .notXML)
    #expect(error("<a>&undefined;</a>")?.reason == .notXML)
    #expect(error("<a/><b/>")?.reason == .notXML)
    #expect(error("<a b='1' b='2'/>")?.reason == .notXML)
    #expect(error([0x3C, 0x61, 0x3E, 0xFF, 0x3C, 0x2F, 0x61, 0x3E])?.reason == .encoding)
    #expect(error([UInt8]("<a><!--".utf8) + [0xF7] + [UInt8]("--></a>".utf8))?.reason == .encoding)
    #expect(error([0x62, 0x00, 0x01, 0x02])?.reason == .encoding)
    #expect(error("<?xml version='1.0' encoding='EBCDIC-CP-US'?><a/>")?.reason == .encoding)
    #expect(error("<?xml version='1.0' encoding='UTF-7'?><a/>")?.reason == .encoding)
    #expect(error([0xFF, 0xFE, 0x00, 0xD8, 0x20])?.reason == .encoding)
  }

  @Test func aCutDocumentSaysSo() throws {
    let whole = Documents.storyboard(view: Documents.root("<label id='a' text='Hello'/>"))
    let bytes = [UInt8](whole.utf8)
    // Wherever a document is cut, it is an error and never a crash or a part of a document.
    for end in stride(from: 1, to: bytes.count - 11, by: 7) {
      let found = try #require(error(Array(bytes[..<end])))
      #expect([.truncated, .notXML, .empty].contains(found.reason))
    }
    let cut = try #require(whole.range(of: "<label"))
    let found = try #require(error(String(whole[..<cut.lowerBound])))
    #expect(found.reason == .truncated)
    #expect(found.message.contains("<subviews>"))
  }

  @Test func documentTypesWithDeclarationsAreRefused() {
    let bomb = """
      <?xml version="1.0"?>
      <!-- fine -->
      <!DOCTYPE document [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>
      <document>&b;</document>
      """
    let found = error(bomb)
    #expect(found?.reason == .documentType)
    #expect(found?.place?.line == 3)
    #expect(found?.place?.column == 1)
    #expect(
      error("<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><d/>")?.reason == .documentType)
    #expect(error("<!DOCTYPE d PUBLIC 'x' 'y'><d/>")?.reason == .documentType)
    let wide = "\u{FEFF}<!DOCTYPE d [<!ENTITY a 'x'>]><d>&a;</d>".utf16.flatMap {
      [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    #expect(error(wide)?.reason == .documentType)
    #expect(error("<!DOCTYPE document><document/>")?.reason == .wrongRoot)
  }

  @Test func placesOfFaultsAreExact() throws {
    func place(_ text: String) throws -> String {
      let place = try #require(error(text)?.place)
      return "\(place.line):\(place.column)"
    }
    // The second of two attributes with one name, not the tag and not the end of the document.
    #expect(try place("<a>\n  <b x='1'\n     x='2'/>\n</a>") == "3:6")
    #expect(try place("<a>\n  <b></c>\n</a>") == "2:6")
    #expect(try place("<a>\n &gone;</a>") == "2:2")
    #expect(try place("<a/>\n<b/>") == "2:1")
    #expect(try place("<a>\n<b>\n  <c") == "3:3")
    #expect(try place("<!-- <!DOCTYPE a [ -->\n  <!DOCTYPE a SYSTEM 'x'><a/>") == "2:3")
  }

  @Test func aTagOfManyMegabytesIsRead() throws {
    let long = String(repeating: "y", count: 11_000_000)
    let found = error("<a x='\(long)'/>")
    #expect(found?.reason == .wrongRoot)
  }

  @Test func documentsOfOtherKindsAreRefused() {
    #expect(error("<html/>")?.reason == .wrongRoot)
    #expect(error("<document/>")?.reason == .wrongRoot)
    #expect(error("<plist version='1.0'><dict/></plist>")?.reason == .wrongRoot)
    #expect(error("<archive type='com.apple.InterfaceBuilder3'/>")?.reason == .unsupported)
    for (type, runtime, word) in [
      ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", "macOS"),
      ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", "watchOS"),
      ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", "tvOS"),
    ] {
      let found = error("\n<document type='\(type)' targetRuntime='\(runtime)'/>")
      #expect(found?.reason == .unsupported)
      #expect(found?.message.contains(word) == true)
      #expect(found?.place?.line == 2)
    }
  }

  @Test func aMissingFileIsAnError() {
    #expect(throws: ImportError.self) {
      try InterfaceBuilder.read(path: "/nonexistent/a.storyboard")
    }
  }
}
