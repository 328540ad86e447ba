import Foundation
import Testing

/// `quoin fill`: JSON views from templates.
@Suite struct FillTests {
  private let folder: Workspace

  init() throws { folder = try Workspace() }

  private func fill(
    _ template: String, _ data: String, name: String = "user.json.mustache"
  ) throws -> (text: String, errors: String, status: Int32) {
    try folder.write(name, template)
    try folder.write("data.json", data)
    let outcome = try folder.quoin("fill", name, "--data", "data.json")
    return (outcome.text, outcome.errors, outcome.status)
  }

  @Test func fieldsAreExtractedRenamedNestedAndRepeated() throws {
    let outcome = try fill(
      """
      {"title": "{{name}}", "author": {"mail": "{{user.email}}", "age": {{user.age}}},
       "tags": [{{#tags}}{"word": "{{.}}"}{{^last()}},{{/last()}}{{/tags}}]}
      """,
      #"{"name": "A \"B\"\n\\ <&>", "user": {"email": "a@b.c", "age": 36}, "tags": ["x", "y"]}"#)
    #expect(outcome.status == 0 && outcome.errors == "")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any]
    #expect(value?["title"] as? String == "A \"B\"\n\\ <&>")
    #expect((value?["author"] as? [String: Any])?["age"] as? Int == 36)
    #expect((value?["tags"] as? [[String: String]])?.map { $0["word"] } == ["x", "y"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullOutputIsAnError() throws {
    try folder.write("a.json.mustache", "[\"{{a}}\"]")
    try folder.write("data.json", "{\"a\": 1}")
    let outcome = try folder.shell("\"$QUOIN\" fill a.json.mustache --data data.json >/dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("No space left"))
  }

  @Test func objectsAndListsHaveNoText() throws {
    let data = #"{"o": {"p": 1}, "l": ["a", "c"], "m": [{"a": [1]}]}"#
    let outcome = try fill(
      "{\"x\": \"{{o}}\",\n \"y\": \"{{l}}\", \"z\": \"{{o.p}}{{#l}}{{.}}{{/l}}\", \"w\": \"{{#m}}{{a}}{{/m}}\"}",
      data)
    #expect(outcome.text == "{\"x\": \"\",\n \"y\": \"\", \"z\": \"1ac\", \"w\": \"\"}")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "user.json.mustache:1:8: error: 'o' is an object, which has no text: name a field of it, as in '{{o.field}}'"
      ))
    #expect(outcome.errors.contains(":2:8: error: 'l' is a list, which has no text"))
    #expect(outcome.errors.contains("'a' is a list"))
    let page = try fill("<p>{{o}}</p>", data, name: "page.html")
    #expect(page.text == "<p></p>" && page.status == 1 && page.errors.contains("page.html:1:4: "))
    let bare = try fill("{\"x\": {{o}}}", data)
    #expect(bare.status == 2 && bare.errors.contains(":1:7: error: 'o' is an object"))
  }

  @Test func whatIsNotJSONIsRefusedWithItsPlace() throws {
    let comma = try fill(
      "{\"tags\": [\n{{#tags}}\"{{.}}\",{{/tags}}]}", #"{"tags": ["x"]}"#)
    #expect(comma.status == 2 && comma.text == "")
    #expect(
      comma.errors.contains("user.json.mustache:2:17: error: ") && comma.errors.contains("comma"))
    let bare = try fill("{\"name\": {{name}}}", #"{"name": "Ada"}"#)
    #expect(bare.status == 2 && bare.errors.contains(":1:10: error: "))
    // The place is that of the field in the template, not of its value in the result.
    let behind = try fill(
      "{\"t\": \"{{t}}\", \"n\": {{n}}}", #"{"t": "a text of some length", "n": "Ada"}"#)
    #expect(behind.errors.contains("user.json.mustache:1:21: error: "))
    let repeated = try fill(
      "{\"rows\": [\n{{#rows}}\n  {\"n\": {{n}}}\n{{/rows}}\n]}",
      #"{"rows": [{"n": 1}, {"n": 2}]}"#)
    #expect(repeated.errors.contains("user.json.mustache:3:3: error: "))
    let broken = try fill("{\"name\": \"{{name}}\", \"b\": \"{{=}}\"}", #"{"name": "Ada"}"#)
    #expect(broken.status == 2 && broken.errors.contains("user.json.mustache:1:"))
    let tag = try fill("{\"name\": \"{{#name}}\"}", #"{"name": "Ada"}"#)
    #expect(tag.status == 2 && tag.errors.contains("user.json.mustache:1:"))
    let data = try fill("{}", "{\"a\": }")
    #expect(data.status == 2 && data.errors.contains("the data are not JSON"))
  }

  /// Lists in lists, of ten to the eighth items in all, take minutes to write out.
  @Test func aTemplateThatTakesTooLongIsGivenUp() throws {
    let list = "[" + (0..<10).map { "\($0)" }.joined(separator: ",") + "]"
    try folder.write(
      "user.html",
      String(repeating: "{{#a}}", count: 8) + "{{#none}}x{{/none}}"
        + String(repeating: "{{/a}}", count: 8))
    try folder.write("data.json", #"{"a": \#(list)}"#)
    let outcome = try folder.quoin(
      "fill", "user.html", "--data", "data.json", "--limits", "strict")
    #expect(outcome.status == 2 && outcome.text.isEmpty)
    #expect(
      outcome.errors.contains(
        "filling the template takes more than the limit of 2 seconds of processor time (limit-exceeded)"
      ))
  }

  @Test func binaryFilesAreNoTemplates() throws {
    try folder.write("data.json", "{}")
    try Data([0x89, 0x50, 0x4E, 0x47] + Array("{{a".utf8)).write(
      to: folder.url.appending(path: "p.png"))
    let outcome = try folder.quoin("fill", "p.png", "--data", "data.json")
    #expect(outcome.status == 2 && outcome.text.isEmpty)
    #expect(
      outcome.errors == "p.png: error: this is a PNG picture, not a template (unsupported-format)\n"
    )
  }

  @Test func messagesAboutLongTagsAreShort() throws {
    let outcome = try fill("{{\(String(repeating: "a", count: 100_000))", "{}")
    #expect(outcome.status == 2)
    #expect(outcome.errors.utf8.count < 4_096 + 200)
  }

  @Test func nullIsAValue() throws {
    let outcome = try fill(
      #"{"age": {{age}}, "name": "{{name}}", "has": {{#age}}1{{/age}}{{^age}}0{{/age}}, "x": [{{x}}]}"#,
      #"{"age": null, "name": null, "x": 1}"#)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.text == #"{"age": null, "name": "", "has": 0, "x": [1]}"#)
    // What stands behind a null that is written shorter keeps its place.
    let behind = try fill(
      #"{"name": "{{name}}", "b": {{b}}}"#, #"{"name": null, "b": "word"}"#)
    #expect(behind.status == 2 && behind.errors.contains("user.json.mustache:1:27: error: "))
  }

  @Test func aTemplateOnStandardInputIsJSONWhereItBeginsSo() throws {
    try folder.write("data.json", #"{"name": "a\"<b>"}"#)
    func filled(_ template: String, as format: String? = nil) throws -> String {
      let input = Data(template.utf8)
      guard let format else {
        return try folder.quoin("fill", "-", "--data", "data.json", input: input).text
      }
      return try folder.quoin("fill", "-", "--data", "data.json", "--as", format, input: input).text
    }
    #expect(try filled(#" {"n": "{{name}}"}"#) == #" {"n": "a\"<b>"}"#)
    #expect(try filled(#"["{{name}}"]"#) == #"["a\"<b>"]"#)
    #expect(try filled("<p>{{name}}") == "<p>a&quot;&lt;b&gt;")
    #expect(try filled("\"{{name}}\"", as: "json") == #""a\"<b>""#)
  }

  @Test func aFieldWithoutValueIsNamedWhereTheResultIsNotJSON() throws {
    let missing = try fill(#"{"n": {{nmae}}, "b": 1}"#, #"{"name": 3}"#)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("user.json.mustache:1:7: error: data.json has no 'nmae'"))
    // Another fault behind a field without value is that fault's.
    let other = try fill(#"{"n": "{{nmae}}", "b": oops}"#, #"{"name": 3}"#)
    #expect(other.status == 2)
    #expect(other.errors.contains("user.json.mustache:1:24: error: the filled template"))
  }

  @Test func missingValuesAreTold() throws {
    let outcome = try fill("{\"name\": \"{{nmae}}\"}", #"{"name": "Ada"}"#)
    #expect(outcome.status == 0 && outcome.text.contains("\"\""))
    #expect(outcome.errors.contains("(missing-value)"))
  }

  @Test func templatesOfHTMLAreEscapedForIt() throws {
    let outcome = try fill("<p>{{name}}", #"{"name": "a < b"}"#, name: "card.html")
    #expect(outcome.status == 0 && outcome.text == "<p>a &lt; b")
  }
}
