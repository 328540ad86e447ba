extension DiagnosticRule {
  static let files: [DiagnosticRule] = [
    DiagnosticRule(
      "document-type", .error, .files,
      "The XML declares entities or refers to an external document type; it is "
        + "rejected before anything is expanded.",
      example: "<!DOCTYPE d [<!ENTITY a \"…\">]>"),
    DiagnosticRule(
      "empty-document", .warning, .files,
      "The document is empty.",
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
      "A document exceeds a limit, which the finding names. Elements, texts, pages and painted parts beyond it are left"
        + " out (an error). Style rules, attributes, pictures and marks on a letter are left out, and others rounded, drawn"
        + " as a picture or without an effect (a warning). See SECURITY.md.",
      example: "quoin render a.html --limits strict"),
    DiagnosticRule(
      "missing-resource", .warning, .files,
      "A file that the document refers to does not exist.",
      example: "<link rel=\"stylesheet\" href=\"gone.css\">"),
    DiagnosticRule(
      "not-interface-builder", .error, .files,
      "The file is XML, but not an Interface Builder document.",
      example: "quoin layout Info.plist"),
    DiagnosticRule(
      "not-xml", .error, .files,
      "The file is not well-formed XML.",
      example: "<view><label></view>"),
    DiagnosticRule(
      "output-conflict", .error, .files,
      "Two documents would write the same file, or a result would overwrite an input or a file"
        + " that a document reads; nothing is written.",
      example: "quoin render card.html -o photo.png (if the card shows photo.png)"),
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
      "The document is larger, or nested deeper, than the limits allow.",
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
      "The Interface Builder document is for an unsupported platform.",
      example: "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">"),
    DiagnosticRule(
      "unsupported-encoding", .error, .files,
      "The characters are in an unsupported encoding.",
      example: "<meta charset=\"x-user-defined\">"),
    DiagnosticRule(
      "unsupported-format", .error, .files,
      "The file is in an unsupported format.",
      example: "quoin layout photo.png"),
    DiagnosticRule(
      "unsupported-image", .warning, .files,
      "A picture is in an unsupported format; its space stays empty.",
      example: "<img src=\"a.tiff\">"),
    DiagnosticRule(
      "unwritable", .error, .files,
      "The result cannot be written.",
      example: "quoin render a.xib -o /nowhere/a.png"),
  ]
}
