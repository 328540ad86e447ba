import Foundation
import QuoinGeometry
import QuoinImport
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// Classes that a user gives to elements: the document is as if it had been written with them.
@Suite struct DocumentClassTests {
  /// The source of a document, with the classes of some elements.
  private struct Source {
    let bytes: [UInt8]
    /// The offsets of the lines.
    let lines: [Int]
    /// The classes of the elements that begin at an offset.
    var classes: [Int: [String]] = [:]

    init(_ data: Data) {
      let bytes = Array(data)
      self.bytes = bytes
      lines = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 }
    }

    /// Returns the offset at which the tag of an element begins.
    func offset(of node: Node) -> Int? {
      guard let place = node.place, let type = node.documentType,
        lines.indices.contains(place.line - 1)
      else { return nil }
      let start = lines[place.line - 1] + place.column - 1
      let tag = Array("<\(type)".utf8)
      guard start + tag.count < bytes.count,
        String(decoding: bytes[start..<start + tag.count], as: UTF8.self).lowercased()
          == "<\(type)"
      else { return nil }
      return start
    }

    /// The names of classes in the text.
    var names: [String] {
      let text = String(decoding: bytes, as: UTF8.self)
      let found = text.matches(of: /\.([a-z][a-z0-9-]*)/).map { String($0.output.1) }
      return Set(found).sorted()
    }

    /// The document with the classes.
    var text: Data {
      var result: [UInt8] = []
      var last = 0
      for (start, words) in classes.sorted(by: { $0.key < $1.key }) {
        var end = start
        var quote: UInt8?
        while end < bytes.count, quote != nil || bytes[end] != UInt8(ascii: ">") {
          if bytes[end] == quote {
            quote = nil
          } else if quote == nil, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[end]) {
            quote = bytes[end]
          }
          end += 1
        }
        let tag = String(decoding: bytes[start..<end], as: UTF8.self)
          .replacing(/\sclass\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/, with: "")
          .replacing(
            /^<[A-Za-z0-9]+/, with: { "\($0.output) class=\"\(words.joined(separator: " "))\"" })
        result += bytes[last..<start] + Array(tag.utf8)
        last = end
      }
      return Data(result + bytes[last...])
    }
  }

  static func read(_ data: Data, _ size: Size, _ scheme: ColorScheme) throws -> Node {
    var options = ImportOptions()
    options.size = size
    options.colorScheme = scheme
    options.path = DocumentFixtures.folder.appendingPathComponent("x.html").path
    return try #require(try HTMLDocument.read(data, options: options).scenes.first?.root)
  }

  /// Returns the first difference between the items of a kept and of a new document, or `nil` if they are equal.
  static func difference(_ a: Arrangement.Item, _ b: Arrangement.Item) -> String? {
    if let found = a.difference(from: b) { return found }
    if a.type == "svg" { return drawing(a) != drawing(b) ? "drawing" : nil }
    return a.content != b.content ? "content" : nil
  }

  /// The text of an inline SVG without its classes, which are those of the document.
  private static func drawing(_ item: Arrangement.Item) -> String? {
    guard case .image(let image) = item.content, let text = image.name.split(separator: ",").last,
      let data = Data(base64Encoded: String(text))
    else { return nil }
    return String(decoding: data, as: UTF8.self).replacing(/\ class="[^"]*"/, with: "")
  }

  @Test(arguments: DocumentFixtures.names) func classesAreThoseOfTheDocument(name: String) throws {
    let data = try Data(contentsOf: DocumentFixtures.folder.appendingPathComponent(name))
    for seed in 0..<DocumentFixtures.seeds {
      var generator = SeededGenerator(seed: SeededGenerator.seed &* 1000 + UInt64(seed))
      var source = Source(data)
      let names = source.names
      guard !names.isEmpty else { return }
      var size = Size(800, 600)
      var traits = Traits(displayScale: 1)
      let root = try Self.read(data, size, .light)
      let scene = Scene(root, text: FixedTextMeasurer())
      let elements = Array(root.subtree).filter { source.offset(of: $0) != nil }
      var done: [String] = []
      for step in 0..<6 {
        switch (step, Int.random(in: 0...9, using: &generator)) {
        case (1..., 0): size = Size(Double.random(in: 200...1200, using: &generator).rounded(), 600)
        case (1..., 1): traits.colorScheme = traits.colorScheme == .light ? .dark : .light
        default:
          guard let node = elements.randomElement(using: &generator),
            let offset = source.offset(of: node)
          else { continue }
          let count = Int.random(in: 0...2, using: &generator)
          node.classes = (0..<count).compactMap { _ in names.randomElement(using: &generator) }
          source.classes[offset] = node.classes
          done.append("\(node.identifier ?? node.kind): \(node.classes)")
        }
        let kept = scene.layout(in: size, traits: traits).items
        let anew = Scene(
          try Self.read(source.text, size, traits.colorScheme), text: FixedTextMeasurer())
        let new = anew.layout(in: size, traits: traits).items
        let found = zip(kept, new).lazy.compactMap { a, b in
          Self.difference(a, b).map { "\(a.type) \(a.identifier ?? ""): \($0)" }
        }.first
        if found == nil, kept.count == new.count { continue }
        Issue.record(
          "\(name) \(seed) in \(size) \(traits.colorScheme) after \(done): \(found ?? "\(kept.count) items instead of \(new.count)")"
        )
        return
      }
    }
  }
}
