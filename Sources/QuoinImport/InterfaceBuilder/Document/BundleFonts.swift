import QuoinModel

/// The custom fonts that a document uses.
struct BundleFonts {
  let session: ImportSession

  /// Returns the fonts that `Info.plist` lists and elements refer to by PostScript name, with the families that these
  /// elements use.
  func fonts(for tree: XMLDocumentTree) -> [ImportedFont] {
    var wanted: [String: Set<String>] = [:]
    var places: [String: SourcePlace] = [:]
    for index in tree.records.indices {
      let element = XMLTreeElement(tree: tree, index: index)
      guard element.isNamed("fontDescription") || element.isNamed("font"),
        let name = element["name"], let family = FontReader.family(name, element["family"])
      else { continue }
      wanted[name, default: []].insert(family)
      if places[name] == nil { places[name] = session.place(element) }
    }
    guard !wanted.isEmpty, session.bundle.value.isProject else { return [] }
    let (files, missing) = session.bundle.value.fonts()
    var fonts: [ImportedFont] = []
    for (name, families) in wanted.sorted(by: { $0.key < $1.key }) {
      guard let bytes = files[name] else { continue }
      for family in families.sorted() {
        fonts.append(
          ImportedFont(family: family, source: .data(bytes), name: name, place: places[name]))
      }
    }
    for name in missing {
      session.diagnostics.append(
        Diagnostic(
          .warning, rule: "missing-resource",
          "the font '\(name)' that Info.plist lists is not in \(session.bundle.value.words), or is "
            + "no font", place: SourcePlace(file: session.options.path, line: 1, column: 1)))
    }
    return fonts
  }
}
