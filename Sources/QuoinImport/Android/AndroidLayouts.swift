import Foundation
import QuoinGeometry
import QuoinModel

/// Reads Android layouts: the XML files of `res/layout`.
///
/// They are laid out like the framework's own classes do, in whole pixels at a density. Resources
/// are taken from the project that contains the document.
package enum AndroidLayouts {
  /// Reads a document from its bytes.
  ///
  /// - Throws: An error if nothing of the document can be read. Partial problems are reported in
  ///   the diagnostics of the result.
  package static func read(
    _ data: Data, options: ImportOptions = ImportOptions()
  ) throws(ImportError) -> ImportedDocument {
    var options = options
    options.deadline = options.deadlineFromNow
    let tree = try XMLTreeReader.read(data, path: options.path, deadline: options.deadline)
    let file = AndroidFile(tree, path: options.path)
    guard let root = file.root else { throw ImportError(.empty, "the document is empty") }
    return AndroidReader(file, root, options).read()
  }
}

/// Turns a parsed layout into an imported document.
struct AndroidReader {
  private let file: AndroidFile
  private let root: XMLTreeElement
  private let options: ImportOptions
  private let configuration: AndroidConfiguration

  init(_ file: AndroidFile, _ root: XMLTreeElement, _ options: ImportOptions) {
    self.file = file
    self.root = root
    self.options = options
    configuration = AndroidConfiguration(options)
  }

  /// The type of the frame that holds the content of a window.
  static let contentType = "#content"

  func read() -> ImportedDocument {
    let project = AndroidProject(options, configuration)
    let resolver = AndroidResolver(project, usesDesignValues: options.usesDesignValues)
    let inflater = AndroidInflater(resolver, options: options)
    inflater.begin(
      options.path.isEmpty ? "" : URL(fileURLWithPath: options.path).path)
    let content = AndroidFrame(density: configuration.density)
    content.documentType = AndroidReader.contentType
    content.direction = configuration.direction
    let themes = project.theme.map { [$0] } ?? []
    let window = AndroidDrawableReader(resolver, themes).drawable("?android:attr/windowBackground")
    content.style.background =
      window?.plain?.fill ?? AndroidColors(resolver, themes).theme("colorBackground")
    AndroidSystemBars(options.device, root: root, in: file)?.put(onto: content, resolver, themes)
    let surroundings = AndroidInflater.Surroundings(
      themes: themes, direction: configuration.direction)
    if root.name == "merge" {
      inflater.readMerged(root, in: file, into: content, surroundings)
    } else {
      inflater.read(root, in: file, into: content, surroundings)
    }
    var diagnostics = inflater.diagnostics + resolver.findings
    if project.isCutShort {
      diagnostics.append(
        Diagnostic(
          .error, rule: "limit-exceeded",
          "the values files of the project are larger than the limit of "
            + "\(Limits.words(bytes: project.valuesLimit)); those beyond it are left out"
        ))
    }
    var traits = Traits()
    traits.displayScale = configuration.density
    traits.layoutDirection = configuration.direction
    traits.colorScheme = resolver.look(themes).isDark ? .dark : .light
    let name = FilePath.name(options.path)
    var imported = ImportedDocument(
      scenes: [
        ImportedScene(
          id: String(name.prefix { $0 != "." }), name: name, root: content,
          size: Size(Double(configuration.width), Double(configuration.height)), traits: traits,
          isInitial: true)
      ], diagnostics: diagnostics)
    imported.fonts = resolver.fonts.imported(project.resources)
    imported.resources = project.resources
    imported.attachTerms(options.limits)
    return imported
  }
}

extension AndroidInflater {
  /// Reads a document whose root is `<merge>`.
  ///
  /// Its views are placed in a group of the class that `tools:parentTag` specifies, or in a frame.
  func readMerged(
    _ root: XMLTreeElement, in file: AndroidFile, into content: AndroidFrame,
    _ surroundings: Surroundings
  ) {
    var own = file.attributes(root)
    let name = own["tools:parentTag"] ?? "FrameLayout"
    own["android:layout_width"] = "match_parent"
    own["android:layout_height"] = "match_parent"
    let attributes = AndroidAttributes(
      root, in: file, kind: AndroidKind(name, hasChildren: true), className: name, own: own,
      themes: surroundings.themes, resolver: resolver)
    let node = makeNode(attributes)
    node.documentType = name
    node.place = place(attributes)
    content.addChild(node, attributes, self)
    guard let group = node as? any AndroidParent else { return }
    var inside = surroundings
    inside.depth += 1
    for child in root.children { read(child, in: file, into: group, inside) }
  }
}
