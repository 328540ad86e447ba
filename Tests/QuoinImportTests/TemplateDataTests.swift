import Foundation
import QuoinModel
import Testing

@testable import QuoinImport

/// Values for templates, and what is said of values and templates that cannot be read.
@Suite struct TemplateDataTests {
  private func fault(_ json: String) -> String? {
    do throws(ImportError) {
      _ = try TemplateData(json: Data(json.utf8), path: "d.json")
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("", "d.json:1:1: the data are not JSON: there is nothing in them"),
    (
      "{\n \"a\": 1\n \"b\": 2 }",
      "d.json:3:2: the data are not JSON: a ',' or '}' is missing before '\"'"
    ),
    (
      "{\"a\": tru}",
      "d.json:1:7: the data are not JSON: 'tru' is not a valid value; strings need double quotes"
    ),
    (
      "{'a': 1}",
      "d.json:1:2: the data are not JSON: names of members stand in double quotes, and ''' does not"
    ),
    ("{\"a\": [1, 2}", "d.json:1:12: the data are not JSON: a ',' or ']' is missing before '}'"),
    (
      "{\"a\": [1, 2",
      "d.json:1:7: the data are not JSON: the list that begins here is never closed: a ']' is missing"
    ),
    ("{\"é\" 1}", "d.json:1:6: the data are not JSON: a ':' is missing behind the name \"é\""),
    ("{} {}", "d.json:1:4: the data are not JSON: '{' follows the end of the value"),
    ("[01]", "d.json:1:2: the data are not JSON: numbers do not begin with 0"),
    ("[1.]", "d.json:1:2: the data are not JSON: '1.' is not a number"),
    (
      "[\"\\q\"]",
      "d.json:1:3: the data are not JSON: '\\q' is not an escape sequence; a backslash is written '\\\\'"
    ),
    (
      "[\"a\nb\"]",
      "d.json:1:2: the data are not JSON: the text that begins here is not closed at the end of its line: a '\"' is missing, or '\\n' for a new line"
    ),
  ])
  func faultsOfTheDataHaveTheirPlace(json: String, message: String) {
    #expect(fault(json) == message)
  }

  /// What Foundation reads has no fault, and what it refuses has one.
  @Test func theFaultsAreThoseOfTheReader() {
    var random = SeededGenerator()
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"\\u00e9\"", "1", "-2.5e3", "true", "null", " ",
      "\n", "x", "0",
      "\"", "{\"k\":", "[1]", "{}", "\\",
    ]
    var refused = 0
    for _ in 0..<5000 {
      let json = (0..<Int.random(in: 0..<9, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let bytes = Array(json.utf8)
      let isRead =
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      if !isRead {
        refused += 1
        #expect(JSONFault.find(in: bytes) != nil, "\(json) is refused")
        #expect(fault(json)?.contains("nested") != true)
      } else if let found = JSONFault.find(in: bytes) {
        Issue.record("\(json) is read, and said to be wrong: \(found.message)")
      }
    }
    #expect(refused > 1000)
  }

  @Test func deepDataEndInAnError() {
    #expect(fault(String(repeating: "[", count: 100_000)) != nil)
    #expect(fault(String(repeating: "{\"a\":", count: 100_000)) != nil)
  }

  private func fill(_ html: String, _ json: String) throws -> (text: String, findings: [String]) {
    let data = try TemplateData(json: Data(json.utf8), path: "d.json")
    let filled = try HTMLTemplate.fill(Array(html.utf8), with: data, path: "t.html")
    return (String(decoding: filled.text, as: UTF8.self), filled.diagnostics.map { "\($0)" })
  }

  @Test(arguments: [
    ("a\n  {{#b}}", "t.html:2:3: the section '{{#b}}' is never ended: '{{/b}}' is missing"),
    ("é{{/b}}", "t.html:1:2: '{{/b}}' ends a section that does not begin"),
    (
      "{{#a}}\n{{/b}}",
      "t.html:2:1: '{{/b}}' stands where '{{/a}}' must, which ends '{{#a}}' of line 1"
    ),
    ("{{a", "t.html:1:1: the tag '{{a' is not closed: '}}' is missing"),
    ("{{}}", "t.html:1:1: the tag has no name"),
    (
      "\n{{ a b }}",
      "t.html:2:1: '{{a b}}' is not a field: names consist of the letters a to z, digits, '.', '-' and '_'"
    ),
    ("{{> other}}", "t.html:1:1: '{{> other}}' needs another template, which is not supported"),
  ])
  func faultsOfTheTemplateAreInPlainWords(html: String, message: String) throws {
    do {
      _ = try fill(html, "{}")
      Issue.record("no error")
    } catch let error as ImportError {
      #expect("\(error)" == message)
    }
  }

  @Test func whatTheDataHaveNotIsToldOnce() throws {
    let html = """
      {{a}}{{a}} {{b.c}}{{#list}}{{name}}{{price.net}}{{/list}}
      {{#gone}}{{inside}}{{/gone}}{{^none}}-{{/none}}{{none}}{{upper(u)}}
      """
    let filled = try fill(
      html, #"{"b": {}, "list": [{"name": 1, "price": {"net": 2}}, {"price": {}}], "unused": 1}"#)
    #expect(
      filled.findings == [
        "t.html:1:1: warning: d.json has no 'a'; the field is left empty (missing-value)",
        "t.html:1:12: warning: d.json has no 'b.c'; the field is left empty (missing-value)",
        "t.html:1:28: warning: d.json has no 'name'; the field is left empty (missing-value)",
        "t.html:1:36: warning: d.json has no 'price.net'; the field is left empty (missing-value)",
        "t.html:2:1: note: d.json has no 'gone'; the section is left out (missing-value)",
        "t.html:2:56: warning: d.json has no 'u'; the field is left empty (missing-value)",
      ])
    #expect(try fill("{{#a}}{{x}}{{y}}{{/a}}", #"{"a": {"x": 1}, "y": 2}"#).findings == [])
    #expect(try fill("{{#.}}{{a}}{{/.}}", #"[{"a": 1}, {"a": 2}]"#).findings == [])
    #expect(try fill("{{.}}{{x}}", #""words""#).findings.count == 1)
    let some = #"{"a": [{"b": 1}, {}]}"#
    #expect(try fill("{{#a}}{{#b}}!{{/b}}{{/a}}", some).findings == [], "some have it")
    #expect(try fill("{{#a}}{{b}}{{/a}}", some).findings.count == 1)
  }

  /// What is found in a filled document is told where the user wrote it.
  @Test func placesAreThoseOfTheTemplate() throws {
    let html = """
      <!doctype html>
      {{#items}}
      <p>{{name}}</div>
        {{#more}}<b>{{.}}</i>{{/more}}</b> é{{name}}</u>
      {{/items}}
      <img src=gone.png alt="">
      {{{raw}}}
      """
    var options = ImportOptions()
    options.templateData = try TemplateData(
      json: Data(
        #"{"items": [{"name": "a\nb\nc", "more": [1, 2]}, {"name": "dd", "more": []}], "raw": "x\n</q>"}"#
          .utf8))
    options.lints = .markup
    let document = try HTMLDocument.read(Data(html.utf8), options: options)
    let found = document.diagnostics.map {
      "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message.prefix(8))"
    }
    #expect(
      Set(found) == [
        "3:12 </div> e", "4:20 </i> end", "4:33 </b> com", "4:47 </u> end", "7:1 </q> end",
        "6:10 the pict",
      ], "\(found)")
    let paragraphs = Self.nodes(document).filter { $0.documentType == "p" }
    #expect(paragraphs.map(\.place?.line) == [3, 3])
  }

  private static func nodes(_ document: ImportedDocument) -> [Node] {
    var (found, pending) = ([Node](), document.scenes.map(\.root))
    while let node = pending.popLast() {
      found.append(node)
      if let container = node as? ContainerNode { pending += container.relations.map(\.node) }
    }
    return found
  }

  /// The marks change nothing of the text; the engine leaves out the end of a line with two tags that
  /// show nothing, which the specification of mustache keeps, and marks keep it.
  @Test func marksLeaveNoTrace() throws {
    var random = SeededGenerator()
    let pieces = [
      "{{a}}", "{{#l}}", "{{/l}}", "{{^n}}", "{{/n}}", "\n", "  ", "x", "é", "{{! c }}", "{{{a}}}",
      "\r\n",
      "<p>", "{{#l}}\n", "{{/l}}\n",
    ]
    let data = try TemplateData(json: Data(#"{"a": "<\n>", "l": [1, 2]}"#.utf8))
    var compared = 0
    for _ in 0..<3000 {
      let html =
        (0..<Int.random(in: 0..<14, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined() + "."
      guard let filled = try? HTMLTemplate.fill(Array(html.utf8), with: data, path: "") else {
        continue
      }
      compared += 1
      // A private character of the template's own keeps marks out.
      let own = "\u{F0000}"
      let plain = try HTMLTemplate.fill(Array((html + own).utf8), with: data, path: "")
      #expect(plain.origin == nil && filled.origin != nil)
      let texts = [filled.text + Array(own.utf8), plain.text].map { $0.filter { $0 > 0x20 } }
      #expect(texts[0] == texts[1], "\(html)")
    }
    #expect(compared > 300)
  }

  @Test func scriptsAreNoTemplates() throws {
    let filled = try fill("<script>f({{ x: 1 }})</script>{{a}}", #"{"a": 1}"#)
    #expect(filled.text.hasSuffix("</script>1"))
  }

  @Test func otherDelimitersAreFollowed() throws {
    let filled = try fill("{{=<% %>=}}<%a%>{{b}}<%={{ }}=%>{{c}}", #"{"a": 1, "c": 3}"#)
    #expect(filled.text == "1{{b}}3")
    #expect(filled.findings == [])
  }

  @Test func valuesAreWrittenAsJSONWritesThem() throws {
    let filled = try fill(
      "{{a}} {{b}} {{c}} {{d}} {{e}}|{{{f}}}{{f}}",
      #"{"a": 2.5, "b": 3.0, "c": true, "d": "x", "e": null, "f": "<&"}"#)
    #expect(filled.text == "2.5 3 true x |<&&lt;&amp;")
  }

  @Test func aTemplateWithoutValuesIsToldOnce() throws {
    func found(_ html: String) throws -> [String] {
      try HTMLDocument.read(Data(html.utf8)).diagnostics.map { "\($0)" }
    }
    #expect(
      try found("<p>a</p>\n<p title='{{b}}'>{{#c}}d{{/c}}") == [
        "2:11: warning: the document is a template without values: its 2 fields, this one first, are "
          + "drawn as they are written; give --data FILE.json (template-without-data)"
      ])
    #expect(try found("<style>p { color: {{c}} }</style><p>a").first?.contains("'{{c}}'") == true)
    #expect(try found("<!-- {{a}} --><p>{{! b }}} {{ + }} {{").isEmpty)
    #expect(try found("<p>a {{ b").isEmpty)
    #expect(try found("<p>Write <code>{{name}}</code> for a <pre>{{#a}}</pre>").isEmpty)
  }
}
