import Foundation
import QuoinGeometry
import QuoinModel
import QuoinResources
import QuoinStyle
import Synchronization
import Testing

@testable import QuoinImport

/// Documents of which reading is given up.
@Suite struct DeadlineReadingTests {
  /// A deadline that has come once it was asked so often; the clock is read at one in 32 questions.
  private func deadline(after questions: Int) -> Deadline {
    let count = Atomic(0)
    return Deadline {
      count.add(32, ordering: .relaxed).oldValue >= questions
    }
  }

  private func read(_ html: String, _ deadline: Deadline?) throws -> ImportedDocument {
    var options = ImportOptions()
    options.deadline = deadline
    return try HTMLDocument.read(Data(html.utf8), options: options)
  }

  private func timeouts(of document: ImportedDocument) -> [Diagnostic] {
    document.diagnostics.filter { $0.message == ImportOptions.timeoutMessage }
  }

  private func count(_ node: Node) -> Int {
    guard let container = node as? ContainerNode else { return 1 }
    return container.relations.reduce(1) { $0 + count($1.node) }
  }

  private let html =
    "<!doctype html><style>p { color: red }</style>"
    + (0..<2000).map { "<p style='top: 1px'>\($0)" }.joined()

  @Test func aDocumentIsGivenUpAnywhere() throws {
    let whole = try read(html, nil)
    #expect(timeouts(of: whole).isEmpty)
    let all = try #require(whole.scenes.first).root
    var counts: [Int] = []
    // Each element and each text is asked for when its item and its node are made, and elements when their attribute and
    // their style are read: some twelve thousand questions in all.
    for questions in stride(from: 0, through: 15_000, by: 1_000) {
      let document = try read(html, deadline(after: questions))
      let root = try #require(document.scenes.first).root
      counts.append(count(root))
      let found = timeouts(of: document)
      if counts.last != count(all) { #expect(found.count == 1) }
      #expect(found.allSatisfy { $0.rule == "limit-exceeded" && $0.severity == .error })
    }
    #expect(counts.first.map { $0 < 100 } == true)
    #expect(counts.last == count(all))
    #expect(Set(counts).count > 3, "\(counts)")
  }

  /// A document for which there is no time at all is not parsed: it has what an empty one has.
  @Test func aDocumentThatIsLateAtOnceIsEmpty() throws {
    var options = ImportOptions()
    let passed = Deadline { true }
    options.deadline = passed
    #expect(passed.hasPassed())
    let document = try HTMLDocument.read(Data(html.utf8), options: options)
    #expect(count(try #require(document.scenes.first).root) < 10)
    #expect(timeouts(of: document).count == 1)
  }

  /// Lists within lists make a million items of ten, six deep; the reading ends when its time is over.
  @Test func listsWithinListsEnd() throws {
    var options = ImportOptions()
    options.limits = .none
    let list = (0..<10).map { "\($0)" }.joined(separator: ",")
    options.templateData = try TemplateData(json: Data("{\"a\":[\(list)]}".utf8), path: "a.json")
    let template =
      String(repeating: "{{#a}}", count: 6) + "<i>" + String(repeating: "{{/a}}", count: 6)
    let questions = Atomic(0)
    options.deadline = Deadline { questions.add(1, ordering: .relaxed).oldValue >= 100 }
    let document = try HTMLDocument.read(Data(template.utf8), options: options)
    #expect(timeouts(of: document).count == 1)
    // Every 32nd item and field asks, and once it is over nobody does.
    #expect(questions.load(ordering: .relaxed) == 101)
  }

  /// The same lists make no view at all: half of one would be a view like any other.
  @Test(arguments: [FilledTemplate.Format.html, .json]) func viewsOfListsWithinListsEnd(
    _ format: FilledTemplate.Format
  ) throws {
    let list = (0..<10).map { "\($0)" }.joined(separator: ",")
    let data = try TemplateData(json: Data("{\"a\":[\(list)]}".utf8), path: "a.json")
    let template =
      "[" + String(repeating: "{{#a}}", count: 6) + "1," + String(repeating: "{{/a}}", count: 6)
      + "]"
    let questions = Atomic(0)
    let deadline = Deadline { questions.add(1, ordering: .relaxed).oldValue >= 100 }
    let error = #expect(throws: ImportError.self) {
      try FilledTemplate([UInt8](template.utf8), format, with: data, path: "t", by: deadline)
    }
    #expect(error?.reason == .tooLarge && error?.message == FilledTemplate.timeoutMessage)
    #expect(questions.load(ordering: .relaxed) == 101)
    // Who has no time at all has none for the smallest template.
    var limits = Limits.none
    limits.seconds = 0
    #expect(throws: ImportError.self) {
      try FilledTemplate(Data("1".utf8), as: format, with: data, limits: limits)
    }
    let filled = try FilledTemplate(Data("1".utf8), as: format, with: data, limits: .strict)
    #expect(filled.text == [UInt8(ascii: "1")])
  }

  /// 30⁸ items: the size of the text ends it, long before the deadline.
  @Test(arguments: [FilledTemplate.Format.html, .json]) func listsInListsHaveALimitedSize(
    _ format: FilledTemplate.Format
  ) throws {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    let list = Array(repeating: "1", count: 30).joined(separator: ",")
    let data = try TemplateData(
      json: Data(("{" + names.map { "\"\($0)\":[\(list)]" }.joined(separator: ",") + "}").utf8),
      path: "a.json")
    let template =
      names.map { "{{#\($0)}}" }.joined() + "x" + names.reversed().map { "{{/\($0)}}" }.joined()
    var limits = Limits.none
    limits.markupBytes = 1 << 20
    let error = #expect(throws: ImportError.self) {
      try FilledTemplate(Data(template.utf8), as: format, with: data, limits: limits)
    }
    #expect(error?.reason == .tooLarge)
    #expect(error?.message == "the filled template is larger than the limit of 1 MB")
    // A value that is used often counts each time: 2,000 times a kilobyte.
    let rows = try TemplateData(
      json: Data(
        "{\"rows\":[\(Array(repeating: "1", count: 2_000).joined(separator: ","))],\"text\":\"\(String(repeating: "x", count: 1_024))\"}"
          .utf8),
      path: "a.json")
    #expect(throws: ImportError.self) {
      try FilledTemplate(
        Data("{{#rows}}{{text}}{{/rows}}".utf8), as: .html, with: rows, limits: limits)
    }
    let filled = try FilledTemplate(
      Data("{{#rows}}{{.}}{{/rows}}".utf8), as: .html, with: rows, limits: limits)
    #expect(filled.text.count == 2_000)
  }

  /// A list behaves as it did for what templates ask of it.
  @Test func listsKeepTheirWords() throws {
    let data = try TemplateData(
      json: Data(#"{"list":["x","y","z"],"none":[]}"#.utf8), path: "a.json")
    let template =
      "{{#list}}{{.}}{{^last()}},{{/last()}}{{/list}} {{#reversed(list)}}{{.}}{{/reversed(list)}} "
      + "{{count(list)}} {{first(list)}} {{last(list)}} {{^none}}none{{/none}} {{list}}"
    let filled = try FilledTemplate(Data(template.utf8), as: .html, with: data)
    #expect(
      String(decoding: filled.text, as: UTF8.self)
        == "x,y,z zyx 3 x z none ")
    #expect(filled.diagnostics.map(\.severity) == [.error])
  }

  /// A tree whose nodes all are made, though the styles were given up.
  @Test func stylesThatAreNotReachedAreTheContainers() {
    let sheet = StyleSheet(
      source: CSS.Source("div { color: red } p { color: blue; width: 3px }"), origin: .author,
      target: .document)
    var elements = [CSS.DocumentStyler.Element(parent: -1, type: "div")]
    for _ in 0..<200 { elements.append(CSS.DocumentStyler.Element(parent: 0, type: "p")) }
    var styler = CSS.DocumentStyler(sheet, MediaEnvironment())
    let whole = styler.styles(of: elements)
    styler.deadline = deadline(after: 64)
    let late = styler.styles(of: elements)
    #expect(late.count == elements.count)
    // Asked 0, 32 and 64 times, it is not over yet; the hundredth element is behind that.
    #expect(late[1][.color] == whole[1][.color])
    #expect(late[150][.color] == whole[0][.color])
    #expect(late[150][.color] != whole[150][.color])
    styler.deadline = deadline(after: 0)
    #expect(styler.styles(of: elements).allSatisfy { $0[.color] == CSS.ComputedStyle()[.color] })
  }

  @Test func rulesThatAreNotReachedAreLeftOut() {
    let text = (0..<500).map { ".c\($0) { color: red }" }.joined()
    var source = CSS.Source(text)
    source.deadline = deadline(after: 200)
    let parsed = StyleSheet(source: source, origin: .author, target: .document)
    var styler = CSS.DocumentStyler(parsed, MediaEnvironment())
    let elements = (0..<500).map {
      CSS.DocumentStyler.Element(
        parent: $0 == 0 ? -1 : 0, type: "p", attributes: $0 == 0 ? [:] : ["class": "c\($0)"])
    }
    let plain = CSS.ComputedStyle()[.color]
    let red = styler.styles(of: elements).count { $0[.color] != plain }
    // Each rule asks once for itself and once for its declaration.
    #expect((50...300).contains(red), "\(red)")
  }

  @Test func interfaceBuildersDocuments() throws {
    let views = (0..<500).map { "<view id='v\($0)'/>" }.joined()
    let xib =
      "<?xml version='1.0'?><document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0' "
      + "targetRuntime='iOS.CocoaTouch' useAutolayout='YES'><objects><view id='r'><subviews>\(views)</subviews>"
      + "</view></objects></document>"
    func read(_ deadline: Deadline) throws -> ImportedDocument {
      var options = ImportOptions()
      options.deadline = deadline
      return try InterfaceBuilder.read(Data(xib.utf8), options: options)
    }
    #expect(throws: ImportError.self) { try read(deadline(after: 0)) }
    // All is parsed after some five hundred questions, and half of the views are made after 250 more.
    let document = try read(deadline(after: 750))
    let root = try #require(document.scenes.first).root
    #expect(count(root) < 501)
    #expect(document.diagnostics.first?.message == ImportOptions.timeoutMessage)
    let whole = try read(Deadline { false })
    #expect(count(try #require(whole.scenes.first).root) == 501)
    #expect(!whole.diagnostics.contains { $0.rule == "limit-exceeded" })
  }
}
