import QuoinModel

/// Finds what references stand for: `@dimen/gap`, `?attr/actionBarSize`.
final class AndroidResolver {
  let project: AndroidProject
  let units: AndroidUnits
  /// What the resolver says of references that lead nowhere.
  private(set) var findings: [Diagnostic] = []
  /// Where the element is that is being read.
  var place: SourcePlace?
  private var reported: Set<String> = []
  private var styles: [String: AndroidStyle?] = [:]
  private var files: [String: AndroidFile?] = [:]
  private var looks: [[String]: AndroidTheme] = [:]
  /// What was read of drawables.
  var drawables = AndroidDrawableStore()
  /// Which of the editor's sample texts come next, so that rows of a list differ.
  var sample = 0
  /// The fonts that its texts are in.
  var fonts = AndroidFonts()

  init(_ project: AndroidProject) {
    self.project = project
    units = AndroidUnits(project.configuration)
  }

  /// A reference in a chain of them may be this far from its value.
  private static let deepest = 32

  /// The text that a value comes to, or `nil` where it leads nowhere, or is set by code later.
  ///
  /// - Parameters:
  ///   - raw: the value as it is written.
  ///   - themes: the names of the themes that hold, the innermost last.
  func text(_ raw: String, _ themes: [String]) -> String? {
    var value = raw.trimmed
    for _ in 0..<AndroidResolver.deepest {
      switch value.utf8.first {
      case UInt8(ascii: "@"):
        guard let next = referred(value) else { return nil }
        if next == value { return value }
        value = next
      case UInt8(ascii: "?"):
        guard let next = attribute(value, themes) else { return nil }
        value = next.trimmed
      default: return value
      }
    }
    report("resource-cycle", "the references from '\(raw)' lead back to themselves", key: raw)
    return nil
  }

  /// What a reference to a resource leads to; a file, a style or an id stays a reference.
  private func referred(_ value: String) -> String? {
    guard let reference = AndroidReference(value) else { return nil }
    if reference.isOfFramework {
      return AndroidDefaults.resources["\(reference.kind)/\(reference.name)"]
    }
    if reference.kind == "sample" { return AndroidDesign.sample(reference.name, sample) }
    switch reference.kind {
    case "layout", "font", "menu":
      // Values files may give a file another name.
      let alias = project.entry(reference.key)?.text ?? ""
      return alias.hasPrefix("@") ? alias : value
    case "id", "style", "anim", "animator", "array", "plurals", "xml", "raw", "transition",
      "interpolator", "navigation":
      return value
    default: break
    }
    if let entry = project.entry(reference.key) { return entry.text }
    switch reference.kind {
    case "drawable", "mipmap": return value
    case "color" where project.file("color/" + reference.name) != nil: return value
    default:
      report(
        "unresolved-reference",
        "'\(value)' is not among the resources of the project; it counts "
          + "as not said", key: value,
        // Colours of libraries are missed in pictures only.
        reference.kind == "color" ? .note : .warning)
      return nil
    }
  }

  /// The parts of the text resource that a value leads to, where they look differently.
  func runs(_ raw: String) -> [AndroidRun]? {
    var value = raw.trimmed
    for _ in 0..<AndroidResolver.deepest where value.hasPrefix("@string/") {
      guard let entry = project.entry(AndroidFolder.key("string", value.dropFirst(8))) else {
        return nil
      }
      if let runs = entry.runs { return runs }
      value = entry.text
    }
    return nil
  }

  /// What a theme says of an attribute: `?attr/name`, `?android:attr/name`, `?name`.
  func attribute(_ value: String, _ themes: [String]) -> String? {
    var name = value.dropFirst()
    if name.hasPrefix("+") || name.hasPrefix("*") { name = name.dropFirst() }
    var space = AndroidName.Space.app
    if let colon = name.firstIndex(of: ":") {
      if name[..<colon] == "android" || name[..<colon] == "attr/android" { space = .android }
      name = name[name.index(after: colon)...]
    }
    if name.hasPrefix("attr/") { name = name.dropFirst(5) }
    if name.hasPrefix("android:") {
      space = .android
      name = name.dropFirst(8)
    }
    let word = String(name)
    let other: AndroidName.Space = space == .app ? .android : .app
    return themeValue(AndroidName(space, word), themes)
      ?? themeValue(AndroidName(other, word), themes) ?? AndroidDefaults.attributes[word]
      ?? look(themes).value(word)
  }

  /// The looks of the library that the themes are of.
  func look(_ themes: [String]) -> AndroidTheme {
    if let known = looks[themes] { return known }
    let chains = themes.map { names(of: $0) }
    let look = AndroidTheme(chains, isNight: project.configuration.isNight)
    looks[themes] = look
    return look
  }

  /// A file of the project as XML, read once; what cannot be read is `nil`.
  func file(_ path: String) -> AndroidFile? {
    if let known = files[path] { return known }
    let file = project.document(path)
    files[path] = .some(file)
    return file
  }

  /// The value of an attribute in the themes that hold.
  func themeValue(_ name: AndroidName, _ themes: [String]) -> String? {
    for theme in themes.reversed() {
      if let found = item(name, of: theme) { return found }
    }
    return nil
  }

  // MARK: Styles

  /// The value of an attribute in a style and those that it inherits from.
  ///
  /// - Parameters:
  ///   - name: the attribute.
  ///   - style: the style's name, without `@style/`.
  func item(_ name: AndroidName, of style: String) -> String? { self.style(style)?.item(name) }

  /// The name of the first style that is not the project's own, on the way to the root of a style.
  func libraryStyle(of style: String) -> String? {
    guard let known = self.style(style) else { return style }
    return known.library
  }

  /// The names of a style and of those that it inherits from, the style's own first.
  func names(of style: String) -> [String] { self.style(style)?.names ?? [style] }

  /// A style of the project by its name, or `nil` for one of a library.
  func style(_ name: String) -> AndroidStyle? {
    if let known = styles[name] { return known }
    let style = project.style(name)
    styles[name] = .some(style)
    if style?.isEndless == true {
      report(
        "resource-cycle",
        "the style '\(name)' inherits from itself, or from too many others; what those say is left out",
        key: name)
    }
    return style
  }

  // MARK: Findings

  /// Reports a value that is not of the kind that its attribute has.
  ///
  /// A reference that leads to no such value is reported where it is resolved.
  ///
  /// - Returns: `nil`, in place of the value.
  func reportInvalid<Value>(
    _ value: String, _ name: AndroidName, rule: String = "invalid-dimension"
  ) -> Value? {
    if value.isEmpty || value.hasPrefix("@") || value.hasPrefix("?") { return nil }
    let fault: String
    switch rule {
    case "invalid-boolean": fault = "is neither true nor false"
    case "invalid-number": fault = "is not a number"
    default:
      if value == "0" { return nil }
      fault = "is not a dimension"
    }
    let cure = rule == "invalid-dimension" ? ": write a number and a unit, as in 16dp" : ""
    report(
      rule, "'\(value)' of '\(name.name)' \(fault), so it counts as not said\(cure)",
      key: "\(name.name)=\(value) \(place?.line ?? 0)")
    return nil
  }

  /// Reports something that is wrong once, where it is first met.
  func report(
    _ rule: String, _ message: String, key: String, _ severity: Diagnostic.Severity = .warning,
    place: SourcePlace? = nil
  ) {
    guard reported.insert(rule + key).inserted else { return }
    findings.append(Diagnostic(severity, rule: rule, message, place: place ?? self.place))
  }
}

/// A reference to a resource: `@android:dimen/thumbnail_width`.
struct AndroidReference {
  var kind: String
  var name: String
  var isOfFramework: Bool

  /// The key in the tables of resources.
  var key: String { AndroidFolder.key(kind, name) }

  /// The reference of a value, or `nil` for one that is none: `@null`, `@{binding}`.
  init?(_ value: String) {
    guard value.hasPrefix("@"), !value.hasPrefix("@{"), !value.hasPrefix("@={"),
      let slash = value.firstIndex(of: "/")
    else { return nil }
    var kind = value[value.index(after: value.startIndex)..<slash]
    if kind.hasPrefix("+") || kind.hasPrefix("*") { kind = kind.dropFirst() }
    var name = value[value.index(after: slash)...]
    isOfFramework = kind.hasPrefix("android:") || name.hasPrefix("android:")
    if let colon = kind.firstIndex(of: ":") { kind = kind[kind.index(after: colon)...] }
    if let colon = name.firstIndex(of: ":") { name = name[name.index(after: colon)...] }
    self.kind = String(kind)
    self.name = String(name)
  }

  /// The name of a style as a `parent` or a value says it.
  static func styleName(_ value: String) -> String {
    let value = value.trimmed
    if let reference = AndroidReference(value) { return reference.name }
    if let colon = value.lastIndex(of: ":") { return String(value[value.index(after: colon)...]) }
    return value.hasPrefix("style/") ? String(value.dropFirst(6)) : value
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    // Nearly all values have none.
    if let first = utf8.first, let last = utf8.last, (0x21..<0x7F).contains(first),
      (0x21..<0x7F).contains(last)
    {
      return self
    }
    return Substring(self).trimmed
  }
}

extension Substring {
  /// The text without white space at its ends.
  var trimmed: String {
    let front = drop { $0.isWhitespace }
    return String(front.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension XMLTreeElement {
  /// The characters in the element and all in it.
  var wholeText: String {
    guard tree.records[index].firstChild != XMLDocumentTree.none else { return text }
    var end = index + 1
    while end < tree.records.count, isAround(end) { end += 1 }
    var found: [XMLDocumentTree.TextPiece] = []
    for record in tree.records[index..<end] {
      var next = record.lastText
      while next != XMLDocumentTree.none {
        found.append(tree.pieces[Int(next)])
        next = tree.pieces[Int(next)].previous
      }
    }
    return found.sorted { $0.start < $1.start }
      .map { String(decoding: tree.characters[$0.start..<$0.end], as: UTF8.self) }.joined()
  }

  private func isAround(_ other: Int) -> Bool {
    var step = tree.records[other].parent
    while step > Int32(index) { step = tree.records[Int(step)].parent }
    return step == Int32(index)
  }
}
