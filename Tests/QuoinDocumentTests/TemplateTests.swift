import Foundation
import QuoinImport
import QuoinModel
import Testing

@Suite struct TemplateTests {
  private func read(_ html: String, _ json: String) throws -> ImportedDocument {
    var options = ImportOptions()
    options.templateData = try TemplateData(json: Data(json.utf8))
    return try HTMLDocument.read(Data(html.utf8), options: options)
  }

  private func texts(_ document: ImportedDocument) -> String {
    var found = ""
    var pending: [Node] = document.scenes.map(\.root).reversed()
    while let node = pending.popLast() {
      if let text = node as? TextNode, !text.isHidden { found += text.string }
      if let container = node as? ContainerNode {
        pending += container.relations.map(\.node).reversed()
      }
    }
    return found
  }

  @Test func fieldsAreFilled() throws {
    let document = try read(
      "<p>{{name}}</p>{{#items}}<i>{{.}}</i>{{/items}}{{^none}}!{{/none}}{{#yes}}?{{/yes}} {{a.b}}",
      #"{"name": "<Ada> & Co", "items": ["x", "y"], "yes": true, "a": {"b": 2.5}}"#)
    #expect(texts(document) == "<Ada> & Coxy!? 2.5")
    #expect(document.diagnostics.isEmpty)
  }

  @Test func whatIsMissingIsSaidWithItsPlace() throws {
    let document = try read(
      "<p>\n  {{gone}} {{gone}} {{here}} {{a.gone}}", #"{"here": 1, "a": {}}"#)
    let found = document.diagnostics.filter { $0.rule == "missing-value" }
    #expect(found.map { $0.place?.line } == [2, 2])
    #expect(found.first?.place?.column == 3)
    #expect(found.first?.message.contains("'gone'") == true)
  }

  @Test(arguments: [
    "{{#a}}", "{{/a}}", "{{{a}}", "{{> other}}", "{{< other}}{{/other}}", "{{$a}}{{/a}}",
  ])
  func brokenTemplatesAreRefused(_ template: String) {
    #expect(throws: ImportError.self) { try read(template, "{}") }
  }

  @Test func templatesThatAreNestedTooDeepAreRefused() {
    let deep = String(repeating: "{{#a}}", count: 5000) + String(repeating: "{{/a}}", count: 5000)
    #expect(throws: ImportError.self) { try read(deep, "{}") }
  }

  @Test func brokenDataAreRefused() {
    #expect(throws: ImportError.self) { try read("<p>{{a}}", "{") }
  }
}
