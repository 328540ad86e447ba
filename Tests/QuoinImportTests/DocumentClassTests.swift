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

  private func read(_ data: Data, _ size: Size, _ scheme: ColorScheme) throws -> Node {
    var options = ImportOptions()
    options.size = size
    options.colorScheme = scheme
    options.path = DocumentFixtures.folder.appendingPathComponent("x.html").path
    return try #require(try HTMLDocument.read(data, options: options).scenes.first?.root)
  }

  /// Returns the first difference between the items of a kept and of a new document, or `nil` if they are equal.
  private func difference(_ a: Arrangement.Item, _ b: Arrangement.Item) -> String? {
    if let found = a.difference(from: b) { return found }
    // The text of an inline SVG holds its classes.
    return a.content != b.content && a.type != "svg" ? "content" : nil
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
      let root = try read(data, size, .light)
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
          try read(source.text, size, traits.colorScheme), text: FixedTextMeasurer())
        let new = anew.layout(in: size, traits: traits).items
        let found = zip(kept, new).lazy.compactMap { a, b in
          self.difference(a, b).map { "\(a.type) \(a.identifier ?? ""): \($0)" }
        }.first
        if found == nil, kept.count == new.count { continue }
        Issue.record(
          "\(name) \(seed) in \(size) \(traits.colorScheme) after \(done): \(found ?? "\(kept.count) items instead of \(new.count)")"
        )
        return
      }
    }
  }

  /// What an element shows may follow from the classes of others: parts of ancestors, numbers, and what is beside ruby.
  ///
  /// The class x is taken from or given to the element x.
  @Test(arguments: [
    "<style>.x::first-letter{color:red}</style><div id=x class=x><p>Hello</p></div>",
    "<style>.x::first-line{color:red}</style><div id=x class=x><p>Hello</p></div>",
    "<style>.x::first-letter{color:red}</style><div class=x><p id=x class=x>A</p><p>B</p></div>",
    "<style>.x{color:red}</style><ol><div><li>one</li></div><li id=x>two</li></ol>",
    "<style>.x{color:red}</style><ol><li><details><summary>s</summary>t</details><li id=x>two</ol>",
    "<style>.x{display:inline-block}</style><p>a<span id=x>b</span><ruby>base<rt>a long annotation</rt></ruby></p>",
    "<style>.x{counter-increment:n 2}p{counter-increment:n}p::after{content:counter(n)}</style><p id=x>a<p>b",
    "<style>.x{quotes:none}</style><p id=x><q>a</q></p><p><q>b</q></p>",
    "<style>.x + p{color:red}</style><div id=x>a</div><p>b",
    "<style>p:has(.x){color:red}</style><div><p>a <b id=x>b</b></div>",
    "<style>.x{--c:red}b{color:var(--c)}</style><div id=x><p>a <b>b</b></div>",
    "<style>.x{padding:9px;margin:4px}</style><div><p id=x>a<p>b</div>",
    "<style>.x{background:red}</style><body id=x>a",
    "<style>.x::before{content:'before'}</style><div><p id=x>a<p>b</div>",
    "<style>.x{color:red}</style><fieldset><legend>l</legend><p id=x>a</p>b</fieldset>",
    "<style>.x legend{color:red}</style><fieldset id=x><legend>l</legend>text <b>b</b></fieldset>",
  ])
  func classesOfOthersHold(page: String) throws {
    try checkClasses("<!doctype html>\(page)")
  }

  /// In quirks mode, styles follow from those of other elements, too: Quirks Mode §3.
  @Test(arguments: [
    "<style>.x{height:60px}</style><body id=x><div>a</div><p style='height:50%'>b",
    "<style>.x{display:none}</style><body><div id=x>a</div><div><p>b</p></div>",
    "<style>.x{padding:9px}</style><table><tr><td><div id=x><p>b</p></div></table>",
  ])
  func classesOfOthersHoldInQuirksMode(page: String) throws { try checkClasses(page) }

  private func checkClasses(_ page: String) throws {
    for isGiven in [false, true] {
      let source = Data(page.utf8)
      let root = try read(source, Size(300, 200), .light)
      let scene = Scene(root, text: FixedTextMeasurer())
      _ = scene.layout(in: Size(300, 200), traits: Traits(displayScale: 1))
      let node = try #require(root.subtree.first { $0.identifier == "x" })
      if isGiven, node.classes.isEmpty { node.classes = ["other"] }
      for classes in [node.classes, node.classes.isEmpty ? ["x"] : [], node.classes] {
        node.classes = classes
        let kept = scene.layout(in: Size(300, 200), traits: Traits(displayScale: 1)).items
        let text = page.replacing(
          /id=x( class=x)?/, with: "id=x class='\(classes.joined(separator: " "))'")
        let anew = Scene(
          try read(Data(text.utf8), Size(300, 200), .light),
          text: FixedTextMeasurer())
        let new = anew.layout(in: Size(300, 200), traits: Traits(displayScale: 1)).items
        #expect(kept.count == new.count, "\(classes)")
        for (a, b) in zip(kept, new) {
          let found = difference(a, b)
          #expect(found == nil, "\(classes): \(a.type) \(a.identifier ?? "")")
        }
      }
    }
  }

  /// A container of the user from which the document takes a text back keeps its other children.
  @Test func aContainerOfTheUserIsNotEmptied() throws {
    let page = "<!doctype html><style>.x{font-variant:small-caps}</style><p id=p>abc DEF</p>"
    let root = try read(Data(page.utf8), Size(300, 200), .light)
    let scene = Scene(root, text: FixedTextMeasurer())
    func layOut() { _ = scene.layout(in: Size(300, 200), traits: Traits(displayScale: 1)) }
    layOut()
    let paragraph = try #require(root.subtree.first { $0.identifier == "p" })
    let text = try #require(paragraph.subtree.first { $0 is TextNode })
    paragraph.classes = ["x"]
    layOut()
    let (first, last) = (TextNode("first"), TextNode("last"))
    let own = FlowContainer()
    for node in [first, text, last] { own.add(Relation<FlowContainer>(node, FlowItem())) }
    paragraph.classes = []
    layOut()
    #expect(own.childNodes.first === first && own.childNodes.last === last)
  }
}
