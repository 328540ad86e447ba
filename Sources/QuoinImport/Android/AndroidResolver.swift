import QuoinModel

/// Resolves references such as `@dimen/gap` and `?attr/actionBarSize`.
final class AndroidResolver {
  let project: AndroidProject
  let units: AndroidUnits
  /// Diagnostics about references that cannot be resolved.
  private(set) var findings: [Diagnostic] = []
  /// The source location of the element being read.
  var place: SourcePlace?
  private var reported: Set<String> = []
  private var styles: [String: AndroidStyle?] = [:]
  private var files: [String: AndroidFile?] = [:]
  private var looks: [[String]: AndroidTheme] = [:]
  /// The colours of theme attributes, as far as they were looked up.
  var themeColors: [AndroidColors.ThemeKey: Color] = [:]
  /// The styles of texts, which texts of the same look share.
  private var textStyles: [AndroidTextStyle: Style] = [:]
  /// The cache of drawables.
  var drawables = AndroidDrawableStore()
  /// The index of the next sample text, so that list items differ.
  var sample = 0
  /// The fonts used by texts.
  var fonts = AndroidFonts()

  /// Whether `tools:` attributes apply.
  let usesDesignValues: Bool

  init(_ project: AndroidProject, usesDesignValues: Bool = false) {
    self.project = project
    self.usesDesignValues = usesDesignValues
    units = AndroidUnits(project.configuration)
  }

  /// The maximum length of a chain of references.
  private static let maximumReferences = 32

  /// Returns the text of a value, or `nil` if it cannot be resolved or is set by data binding.
  ///
  /// - Parameters:
  ///   - raw: The value as written.
  ///   - themes: The names of the themes that apply, innermost last.
  func text(_ raw: String, _ themes: [String]) -> String? {
    var value = raw.trimmed
    for _ in 0..<AndroidResolver.maximumReferences {
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
    report("resource-cycle", "the references from '\(raw)' form a cycle", key: raw)
    return nil
  }

  /// Resolves a reference to a resource; a file, style or id remains a reference.
  private func referred(_ value: String) -> String? {
    guard let reference = AndroidReference(value) else { return nil }
    if reference.isOfFramework {
      return AndroidDefaults.resources["\(reference.kind)/\(reference.name)"]
    }
    if reference.kind == "sample" { return AndroidDesign.sample(reference.name, sample) }
    switch reference.kind {
    case "layout", "font", "menu":
      // Values files may define an alias of a file.
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
        "'\(value)' is not among the resources of the project; it is "
          + "ignored", key: value,
        // Missing colours of libraries affect pictures only.
        reference.kind == "color" ? .note : .warning)
      return nil
    }
  }

  /// Returns the runs of the text resource that a value refers to, if they have different styles.
  func runs(_ raw: String) -> [AndroidRun]? {
    var value = raw.trimmed
    for _ in 0..<AndroidResolver.maximumReferences where value.hasPrefix("@string/") {
      guard let entry = project.entry(AndroidFolder.key("string", value.dropFirst(8))) else {
        return nil
      }
      if let runs = entry.runs { return runs }
      value = entry.text
    }
    return nil
  }

  /// Returns the value of a theme attribute: `?attr/name`, `?android:attr/name` or `?name`.
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

  /// Returns the library theme that themes derive from.
  func look(_ themes: [String]) -> AndroidTheme {
    if let known = looks[themes] { return known }
    let chains = themes.map { names(of: $0) }
    let look = AndroidTheme(chains, isNight: project.configuration.isNight)
    looks[themes] = look
    return look
  }

  /// Returns a file of the project as XML, or `nil` if it cannot be read; each file is read once.
  func file(_ path: String) -> AndroidFile? {
    if let known = files[path] { return known }
    let file = project.document(path)
    files[path] = .some(file)
    return file
  }

  /// Returns the value of an attribute in the themes that apply.
  func themeValue(_ name: AndroidName, _ themes: [String]) -> String? {
    for theme in themes.reversed() {
      if let found = item(name, of: theme) { return found }
    }
    return nil
  }

  // MARK: Styles

  /// Returns the style of a text; texts of the same look have one style, which is resolved once.
  func textStyle(_ look: AndroidTextStyle) -> Style {
    if let known = textStyles[look] { return known }
    let style = look.style
    textStyles[look] = style
    return style
  }

  /// Returns the value of an attribute in a style or the styles it inherits from.
  ///
  /// - Parameters:
  ///   - name: The name of the attribute.
  ///   - style: The name of the style, without `@style/`.
  func item(_ name: AndroidName, of style: String) -> String? { self.style(style)?.item(name) }

  /// Returns the nearest ancestor of a style, or the style itself, that is not defined in the
  /// project.
  func libraryStyle(of style: String) -> String? {
    guard let known = self.style(style) else { return style }
    return known.library
  }

  /// Returns the names of a style and of its ancestors, starting with the style.
  func names(of style: String) -> [String] { self.style(style)?.names ?? [style] }

  /// Returns a style of the project by name, or `nil` for a library style.
  func style(_ name: String) -> AndroidStyle? {
    if let known = styles[name] { return known }
    let style = project.style(name)
    styles[name] = .some(style)
    if style?.isEndless == true {
      report(
        "resource-cycle",
        "the style '\(name)' inherits from itself, or from more than the limit of \(AndroidStyle.maximumDepth) others; "
          + "the values of the others are ignored",
        key: name)
    }
    return style
  }

  // MARK: Findings

  /// Reports a value that is invalid for its attribute.
  ///
  /// A reference without a valid value is reported when it is resolved.
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
      rule, "'\(value)' of '\(name.name)' \(fault) and is ignored\(cure)",
      key: "\(name.name)=\(value) \(place?.line ?? 0)")
    return nil
  }

  /// Reports a problem once, at its first occurrence.
  func report(
    _ rule: String, _ message: String, key: String, _ severity: Diagnostic.Severity = .warning,
    place: SourcePlace? = nil
  ) {
    guard reported.insert(rule + key).inserted else { return }
    findings.append(Diagnostic(severity, rule: rule, message, place: place ?? self.place))
  }
}

/// A reference to a resource, such as `@android:dimen/thumbnail_width`.
struct AndroidReference {
  var kind: String
  var name: String
  var isOfFramework: Bool

  /// The key in the resource tables.
  var key: String { AndroidFolder.key(kind, name) }

  /// Creates the reference in a value, or fails if the value is none, such as `@null` or
  /// `@{binding}`.
  init?(_ value: String) {
    let bytes = value.utf8
    let colon = UInt8(ascii: ":")
    guard bytes.first == UInt8(ascii: "@"), !value.isDataBinding,
      let slash = bytes.firstIndex(of: UInt8(ascii: "/"))
    else { return nil }
    var kind = value[bytes.index(after: bytes.startIndex)..<slash]
    if let sign = kind.utf8.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "*") {
      kind = kind.dropFirst()
    }
    var name = value[bytes.index(after: slash)...]
    isOfFramework = false
    if let place = kind.utf8.firstIndex(of: colon) {
      isOfFramework = kind.hasPrefix("android:")
      kind = kind[kind.utf8.index(after: place)...]
    }
    if let place = name.utf8.firstIndex(of: colon) {
      isOfFramework = isOfFramework || name.hasPrefix("android:")
      name = name[name.utf8.index(after: place)...]
    }
    self.kind = String(kind)
    self.name = String(name)
  }

  /// Returns the name of a style from a `parent` attribute or a value.
  static func styleName(_ value: String) -> String {
    let value = value.trimmed
    if let reference = AndroidReference(value) { return reference.name }
    if let colon = value.lastIndex(of: ":") { return String(value[value.index(after: colon)...]) }
    return value.hasPrefix("style/") ? String(value.dropFirst(6)) : value
  }
}

extension String {
  /// Whether the value is an expression of data binding, `@{…}` or `@={…}`.
  var isDataBinding: Bool {
    utf8.first == UInt8(ascii: "@") && (hasPrefix("@{") || hasPrefix("@={"))
  }

  /// The text without surrounding white space.
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
  /// The text without surrounding white space.
  var trimmed: String {
    let front = drop { $0.isWhitespace }
    return String(front.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension XMLTreeElement {
  /// The text content of the element and its descendants.
  var wholeText: String {
    guard tree.records[index].firstChild != XMLDocumentTree.none else { return text }
    var end = index + 1
    // Elements are in document order: the first one after the descendants has a parent before this element.
    while end < tree.records.count, tree.records[end].parent >= Int32(index) { end += 1 }
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
}
