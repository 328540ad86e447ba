/// Replaces a document's texts with those of another language.
///
/// A key consists of an object's id and the name of the text: `Xy3-ab-1cd.normalTitle`. Keys of missing objects are
/// ignored, and texts without a key are kept.
struct LanguageReader {
  let session: ImportSession

  func apply(to document: XMLTreeElement) {
    guard let language = session.options.language else { return }
    let bundle = session.bundle.value
    let table = bundle.texts(language)
    for finding in bundle.findings { session.warn(finding.rule, finding.reason, at: document) }
    guard !table.texts.isEmpty else {
      reportMissing(language, bundle, document)
      return
    }
    var texts: [String: [(key: String, text: String)]] = [:]
    for (key, text) in table.texts {
      guard let dot = key.firstIndex(of: ".") else { continue }
      texts[String(key[..<dot]), default: []].append((String(key[key.index(after: dot)...]), text))
    }
    let tree = document.tree
    for index in tree.records.indices where !session.isOutOfTime {
      let element = XMLTreeElement(tree: tree, index: index)
      guard let id = element["id"], let entries = texts[id] else { continue }
      for (key, text) in entries where !session.isOutOfTime { put(text, key, element) }
    }
  }

  private func put(_ text: String, _ key: String, _ element: XMLTreeElement) {
    let (target, attribute) = place(key, element)
    element.tree.translate(target.index, attribute, to: text, view: element.index)
  }

  /// Returns the element and the attribute that a key refers to.
  private func place(_ key: String, _ element: XMLTreeElement) -> (XMLTreeElement, String) {
    let configuration = element.child("buttonConfiguration", key: "configuration")
    if key.hasPrefix("configuration."), let configuration {
      return (configuration, String(key.dropFirst("configuration.".count)))
    }
    if key.hasSuffix("Title"), let state = state(key.dropLast(5), element) {
      return (state, "title")
    }
    if key == "normalTitle", let configuration { return (configuration, "title") }
    if key.hasPrefix("segmentTitles["), let number = Int(key.dropFirst(14).dropLast()),
      let segments = element.child("segments"),
      let segment = segments.children.enumerated().first(where: { $0.offset == number })
    {
      return (segment.element, "title")
    }
    return (element, key)
  }

  /// Returns the button state whose title a key refers to.
  private func state(_ name: Substring, _ element: XMLTreeElement) -> XMLTreeElement? {
    element.children.first { $0.isNamed("state") && $0["key"].map { $0 == name } ?? false }
  }

  /// Reports that there are texts in other languages only.
  private func reportMissing(_ language: String, _ bundle: AppBundle, _ document: XMLTreeElement) {
    guard !LanguageChoice.isFitting(bundle.documentLanguage, language) else { return }
    if let copy = bundle.languageOfCopy(language) {
      session.note(
        "missing-language",
        "the document keeps its own texts; the app has a copy of it in '\(copy)': name that, or the app's folder",
        at: document)
      return
    }
    let known = bundle.languages
    guard !known.isEmpty else { return }
    session.note(
      "missing-language",
      "the document has no texts in '\(language)', and keeps its own; it has: "
        + known.sorted().joined(separator: ", "), at: document)
  }
}
