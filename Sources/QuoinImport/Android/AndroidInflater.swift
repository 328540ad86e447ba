import QuoinGeometry
import QuoinModel
import QuoinStyle

/// Creates nodes for the elements of a layout.
///
/// It follows includes, recognizes classes by name, and turns attributes into layout parameters.
final class AndroidInflater {
  let resolver: AndroidResolver
  let options: ImportOptions
  var diagnostics: [Diagnostic] = []
  /// The reasons for which elements were left out, each of which is reported once.
  private var refused: Set<String> = []
  /// The number of elements read; those of included documents count several times for each inclusion.
  var count = 0
  /// The documents being read, to detect circular includes.
  var open: [String] = []
  private var documents: [String: AndroidFile] = [:]
  /// The names of the layouts that are left out because of their size.
  var leftOut: Set<String> = []
  /// The number of elements in each document that has the same in others, including those of its includes for each
  /// inclusion.
  var sizes: [String: Int] = [:]
  /// The number of elements in each document directly in the outermost one.
  var wholeSizes: [String: Int] = [:]
  /// The sizes of texts, and how many there may be.
  var fontSizes: CSS.FontSizeLimit
  /// The attributes that each kind of group supports or not, as far as they were looked up.
  var lostParameters: [AndroidKind: [AndroidName: Bool]] = [:]

  init(_ resolver: AndroidResolver, options: ImportOptions) {
    self.resolver = resolver
    self.options = options
    fontSizes = CSS.FontSizeLimit(options.limits.fontSizes)
  }

  var density: Double { resolver.units.density }
  var isOutOfTime: Bool { options.deadline?.isPassed ?? false }

  /// The maximum nesting depth of views, which are laid out recursively.
  static let maximumDepth = 150

  func place(_ attributes: AndroidAttributes) -> SourcePlace {
    place(attributes.element, attributes.file)
  }

  func place(_ element: XMLTreeElement, _ file: AndroidFile) -> SourcePlace {
    SourcePlace(file: file.path, line: element.line, column: element.column)
  }

  func warn(
    _ rule: String, _ message: String, _ place: SourcePlace,
    _ severity: Diagnostic.Severity = .warning
  ) {
    diagnostics.append(Diagnostic(severity, rule: rule, message, place: place))
  }

  /// The inherited context of an element.
  struct Surroundings {
    var themes: [String]
    var depth = 0
    var direction = LayoutDirection.leftToRight
    /// The parent group, if it belongs to the document.
    var group: AndroidAttributes?
    /// The attributes of an `<include>` that replace those of the element.
    var replaced: Replaced?
    /// The number of enclosing linear layouts that have a weight themselves.
    var weights = 0
    /// The number of times these weights cause the group to be measured per pass.
    var measures = 1
    /// Whether the group's size along its main axis is known before measuring children.
    var isGroupExact = true
    /// The ids of suppressed lint checks.
    var ignored: [String] = []
    /// The ids of the group's children that helpers position.
    var placedByOthers: Set<String> = []
  }

  /// The attributes of an `<include>` for the root of the included document.
  struct Replaced {
    var parameters: AndroidValues?
    var id: String?
    var visibility: String?
  }

  /// Reads an element and adds the resulting views to a group.
  func read(
    _ element: XMLTreeElement, in file: AndroidFile, into parent: any AndroidParent,
    _ surroundings: Surroundings
  ) {
    if AndroidInflater.isNoView(element.name) { return }
    switch element.name {
    case "include": return include(element, in: file, into: parent, surroundings)
    case "merge":
      for child in element.children { read(child, in: file, into: parent, surroundings) }
      return
    default: break
    }
    count += open.count > 1 ? AndroidInflater.includedCount : 1
    guard count <= options.limits.elements, surroundings.depth < AndroidInflater.maximumDepth,
      !isOutOfTime
    else { return refuse(element, file, surroundings) }
    makeView(element, in: file, into: parent, surroundings)
  }

  /// Whether elements of a name, and all in them, are no views.
  static func isNoView(_ name: String) -> Bool {
    switch name {
    case "requestFocus", "tag", "data", "import", "variable": true
    default: false
    }
  }

  func refuse(
    _ element: XMLTreeElement, _ file: AndroidFile, _ surroundings: Surroundings
  ) {
    let reason =
      isOutOfTime
      ? ImportOptions.timeoutMessage
      : surroundings.depth >= AndroidInflater.maximumDepth
        ? "views are nested deeper than \(AndroidInflater.maximumDepth); what is inside is left out"
        : "the document has more than the limit of \(options.limits.elements) views, of which an included one counts "
          + "\(AndroidInflater.includedCount) times; the rest is left out"
    guard refused.insert(reason).inserted else { return }
    warn("limit-exceeded", reason, place(element, file), .error)
  }

  private func makeView(
    _ element: XMLTreeElement, in file: AndroidFile, into parent: any AndroidParent,
    _ surroundings: Surroundings
  ) {
    resolver.place = place(element, file)
    var own = file.attributes(element)
    if let replaced = surroundings.replaced { AndroidInflater.replace(&own, by: replaced) }
    if options.usesDesignValues { AndroidDesign.fold(&own) }
    let name = element.name == "view" ? own[":class"] ?? "View" : element.name
    let hasChildren = element.children.contains { $0.name != "requestFocus" && $0.name != "tag" }
    let attributes = AndroidAttributes(
      element, in: file, kind: AndroidKind(name, hasChildren: hasChildren), className: name,
      own: own, themes: surroundings.themes, resolver: resolver)
    let node = makeNode(attributes)
    node.identifier = attributes.id
    node.documentType = name
    node.place = place(attributes)
    node.isHidden = attributes.isGone || attributes.isInvisible
    node.direction = direction(attributes)
    (node as? AndroidLeaf)?.readingDirection = node.direction ?? surroundings.direction
    AndroidLooks.apply(attributes, in: surroundings.group, to: node)
    parent.addChild(node, attributes, self)
    checkParameters(attributes, in: surroundings.group)
    var inside = Surroundings(
      themes: attributes.themes, depth: surroundings.depth + 1,
      direction: node.direction ?? surroundings.direction, group: attributes)
    if isLinting { lint(attributes, surroundings, &inside) }
    if options.usesDesignValues { showDesign(of: attributes, in: node, inside) }
    guard let group = node as? any AndroidParent, !attributes.kind.ignoresChildren else { return }
    for child in element.children { read(child, in: file, into: group, inside) }
    divide(node, attributes, inside.direction)
    if options.usesDesignValues { addTitle(to: node, attributes) }
  }

  private var isLinting: Bool { options.lints.contains(.layouts) }

  /// Checks a view, and records what the checks of its children need.
  private func lint(
    _ attributes: AndroidAttributes, _ surroundings: Surroundings, _ inside: inout Surroundings
  ) {
    AndroidLint(attributes: attributes, surroundings: surroundings, inflater: self).check()
    let measures = AndroidLint.measures(
      attributes, in: surroundings.group, surroundings.isGroupExact)
    inside.weights = surroundings.weights
    inside.measures = surroundings.measures
    if let measures, attributes.kind == .linear {
      inside.weights += 1
      inside.measures = min(surroundings.measures * measures, 1 << 40)
    }
    inside.isGroupExact = AndroidLint.isExact(attributes, isWeighted: measures != nil)
    inside.ignored = surroundings.ignored + AndroidLint.ignored(by: attributes.own)
    inside.placedByOthers = AndroidLint.placedByOthers(attributes)
  }

  private func direction(_ attributes: AndroidAttributes) -> LayoutDirection? {
    switch attributes.text("android:layoutDirection") {
    case "ltr", "0": .leftToRight
    case "rtl", "1": .rightToLeft
    case "locale", "3": resolver.project.configuration.localeDirection
    default: nil
    }
  }

  private static func replace(_ own: inout AndroidValues, by replaced: Replaced) {
    if let parameters = replaced.parameters {
      own = own.filter { !$0.key.name.hasPrefix("layout_") }
      own.merge(parameters)
    }
    if let id = replaced.id { own["android:id"] = id }
    if let visibility = replaced.visibility { own["android:visibility"] = visibility }
  }

  func document(_ path: String) -> AndroidFile? {
    if let known = documents[path] { return known }
    let file = resolver.project.document(path)
    documents[path] = file
    return file
  }

  /// Records the outermost document as being read.
  func begin(_ path: String) { open.append(path) }
}

extension AndroidFile {
  /// The outermost view element of the document.
  var root: XMLTreeElement? {
    guard let root = tree.root, root.name == "layout" else { return tree.root }
    return root.children.first { $0.name != "data" }
  }
}
