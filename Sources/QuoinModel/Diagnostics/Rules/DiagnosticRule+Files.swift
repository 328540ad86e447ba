extension DiagnosticRule {
  static let files: [DiagnosticRule] = [
    DiagnosticRule(
      "document-type", .error, .files,
      "The XML declares entities or refers to a document type elsewhere; it is refused "
        + "before anything is expanded.",
      example: "<!DOCTYPE d [<!ENTITY a \"…\">]>"),
    DiagnosticRule(
      "empty-document", .warning, .files,
      "There is nothing in the document.",
      example: ""),
    DiagnosticRule(
      "invalid-data", .error, .files,
      "The values for a template cannot be read as JSON.",
      example: "quoin render card.html --data broken.json"),
    DiagnosticRule(
      "invalid-resource", .warning, .files,
      "A file or a data address that the document refers to is damaged.",
      example: "<img src=\"data:image/png;base64,???\">"),
    DiagnosticRule(
      "limit-exceeded", .error, .files,
      "A document costs more than a limit allows, which the finding names; what is"
        + " beyond it is left out.",
      example: "quoin render a.html --limits strict"),
    DiagnosticRule(
      "missing-resource", .warning, .files,
      "A file that the document refers to is not there.",
      example: "<link rel=\"stylesheet\" href=\"gone.css\">"),
    DiagnosticRule(
      "not-interface-builder", .error, .files,
      "The file is XML of another kind.",
      example: "quoin layout Info.plist"),
    DiagnosticRule(
      "not-xml", .error, .files,
      "The file is not well-formed XML.",
      example: "<view><label></view>"),
    DiagnosticRule(
      "output-conflict", .error, .files,
      "Two documents would write one file, or a result would take the place of an "
        + "input; nothing is written.",
      example: "quoin render a/x.xib b/x.xib -o out/"),
    DiagnosticRule(
      "remote-resource", .warning, .files,
      "The document refers to something on a network; nothing is fetched.",
      example: "<img src=\"https://example.com/a.png\">"),
    DiagnosticRule(
      "resource-outside-root", .warning, .files,
      "A document refers to a file outside of its own folder and of those that "
        + "--root allows; it is not opened.",
      example: "<img src=\"/etc/passwd\">"),
    DiagnosticRule(
      "resource-too-large", .warning, .files,
      "A file that a document refers to is larger than the limit for its kind; it "
        + "is not read.",
      example: ""),
    DiagnosticRule(
      "too-large", .error, .files,
      "The document is larger, or nested deeper, than what is read.",
      example: ""),
    DiagnosticRule(
      "truncated-document", .error, .files,
      "The document ends before its last element does.",
      example: ""),
    DiagnosticRule(
      "unreadable-file", .error, .files,
      "The file cannot be opened or read.",
      example: "quoin layout gone.xib"),
    DiagnosticRule(
      "unsupported-document", .error, .files,
      "The document of Interface Builder is for a platform that is not read.",
      example: "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">"),
    DiagnosticRule(
      "unsupported-encoding", .error, .files,
      "The characters are in an encoding that is not read.",
      example: "<meta charset=\"x-user-defined\">"),
    DiagnosticRule(
      "unsupported-format", .error, .files,
      "The file is of a kind that is not read.",
      example: "quoin layout photo.png"),
    DiagnosticRule(
      "unsupported-image", .warning, .files,
      "A picture is of a kind that is not read; its room is kept.",
      example: "<img src=\"a.tiff\">"),
    DiagnosticRule(
      "unwritable", .error, .files,
      "The result cannot be written.",
      example: "quoin render a.xib -o /nowhere/a.png"),
  ]
}
