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
    _ found: inout [String], frame known: Rect? = nil, isTurned: Bool = false
  ) {
    if let frame = expected.frame {
      let rect = known ?? arrangement.items[index].frame
      let own = [rect.minX, rect.minY, rect.width, rect.height]
      // Browsers count in 64ths of a pixel, and round each step down.
      if zip(frame, own).contains(where: { abs($0 - $1) > 0.1 }) {
        found.append("\(path) \(own) for \(frame)")
      }
    }
    guard let children = expected.children else { return }
    let elements = elements(in: index, arrangement, isTurned: isTurned)
    guard elements.count == children.count else {
      found.append("\(path) has \(elements.count) children for \(children.count)")
      return
    }
    for (number, (child, element)) in zip(children, elements).enumerated() {
      compare(
        child, element.index, arrangement, path: "\(path)/\(child.tag)\(number)", &found,
        frame: element.frame, isTurned: element.isTurned)
    }
  }

  /// An element in another, with its frame there, and whether it is in a box that is rotated clockwise.
  private struct Inner {
    var index: Int
    var frame: Rect
    var isTurned: Bool
  }

  /// The elements in an item, also those in its boxes for items and in the one that is rotated.
  private func elements(
    in index: Int, _ arrangement: Arrangement, isTurned: Bool
  ) -> [Inner] {
    let height = arrangement.items[index].frame.height
    return arrangement.children(of: index).flatMap { child -> [Inner] in
      let item = arrangement.items[child]
      var frame = item.frame
      if isTurned {
        frame = Rect(
          x: height - frame.maxY, y: frame.minX, width: frame.height, height: frame.width)
      }
      let isRotation = item.type == "::vertical"
      guard isRotation || item.type == "::items" else {
        let isPart = item.type.hasPrefix("#") || item.type.hasPrefix("::")
        return isPart ? [] : [Inner(index: child, frame: frame, isTurned: isTurned)]
      }
      // A rotation is about the middle.
      let origin =
        isRotation
        ? Point(frame.midX - frame.height / 2, frame.midY - frame.width / 2) : frame.origin
      return elements(in: child, arrangement, isTurned: isTurned || isRotation).map {
        Inner(index: $0.index, frame: $0.frame.offset(by: origin), isTurned: $0.isTurned)
      }
    }
  }
}
