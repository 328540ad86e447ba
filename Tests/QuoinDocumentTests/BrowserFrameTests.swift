import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// Frames of HTML documents against those of Chromium.
@Suite struct BrowserFrameTests {
  @Test(arguments: ["documents.json", "random.json"])
  func framesAreThoseOfTheBrowser(file: String) throws {
    let known = try FixtureFile.known()
    var unexpected: [String] = []
    var mended: [String] = []
    for document in try FixtureFile.read(file).documents {
      let differences = try differences(in: document)
      if known.contains(document.name) {
        if differences.isEmpty { mended.append(document.name) }
      } else if let first = differences.first {
        unexpected.append("\(document.name): \(first)")
      }
    }
    #expect(unexpected == [])
    #expect(mended == [], "known.txt names documents of which all frames are right")
  }

  private func differences(in document: FixtureFile.Document) throws -> [String] {
    var options = ImportOptions()
    options.path = FixtureFile.folder.appendingPathComponent("Documents/x.html").path
    options.text = PangoTextMeasurer.standard
    let imported = try HTMLDocument.read(try document.source(), options: options)
    let scene = try #require(imported.scenes.first)
    var quoin = Scene(scene.root, text: PangoTextMeasurer.standard)
    quoin.roundsToPixels = false
    quoin.placesTexts = false
    let arrangement = quoin.layout(in: scene.size, traits: scene.traits)
    let body = try #require(arrangement.items.firstIndex { $0.type == "body" })
    var found: [String] = []
    compare(document.root, body, arrangement, path: "body", &found)
    return found
  }

  private func compare(
    _ expected: FixtureFile.Element, _ index: Int, _ arrangement: Arrangement, path: String,
    _ found: inout [String], offset: Point = .zero
  ) {
    let item = arrangement.items[index]
    if let frame = expected.frame {
      let own = [
        item.frame.minX + offset.x, item.frame.minY + offset.y, item.frame.width,
        item.frame.height,
      ]
      // Browsers count in 64ths of a pixel, and round each step down.
      if zip(frame, own).contains(where: { abs($0 - $1) > 0.1 }) {
        found.append("\(path) \(own) for \(frame)")
      }
    }
    guard let children = expected.children else { return }
    let elements = elements(in: index, arrangement)
    guard elements.count == children.count else {
      found.append("\(path) has \(elements.count) children for \(children.count)")
      return
    }
    for (number, (child, element)) in zip(children, elements).enumerated() {
      compare(
        child, element.index, arrangement, path: "\(path)/\(child.tag)\(number)", &found,
        offset: element.offset)
    }
  }

  /// The elements in an item, with the places in it of the boxes for items that they are in.
  private func elements(
    in index: Int, _ arrangement: Arrangement
  ) -> [(index: Int, offset: Point)] {
    arrangement.children(of: index).flatMap { child -> [(index: Int, offset: Point)] in
      let item = arrangement.items[child]
      if item.type == "::items" {
        return arrangement.children(of: child)
          .filter { !arrangement.items[$0].type.hasPrefix("#") }
          .map { ($0, item.frame.origin) }
      }
      return item.type.hasPrefix("#") || item.type.hasPrefix("::") ? [] : [(child, .zero)]
    }
  }
}
