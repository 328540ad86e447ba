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
      "d.json:1:7: the data are not JSON: 'tru' is no value; texts stand in double quotes"
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
    ("{} {}", "d.json:1:4: the data are not JSON: '{' stands behind the end of the value"),
    ("[01]", "d.json:1:2: the data are not JSON: numbers do not begin with 0"),
    ("[1.]", "d.json:1:2: the data are not JSON: '1.' is not a number"),
    (
      "[\"\\q\"]",
      "d.json:1:3: the data are not JSON: '\\q' stands for nothing; a backslash is written '\\\\'"
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
    var random = SystemRandomNumberGenerator()
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
    return (filled.text, filled.diagnostics.map { "\($0)" })
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
      "t.html:2:1: '{{a b}}' is no field: names are of the letters a to z, digits, '.', '-' and '_'"
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
  }
}
