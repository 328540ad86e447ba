import ArgumentParser
import QuoinGeometry
import QuoinImport
import QuoinModel
import QuoinResources

/// The options for the input documents and the traits to lay them out with.
struct DocumentOptions: ParsableArguments {
  @Argument(
    help: """
      The documents: .html, .storyboard, .xib or Android layout (.xml) files, and for lint also .css \
      files. Use - for standard input. A folder stands for the storyboards, xibs and layouts in it.
      """,
    completion: .file(extensions: ["storyboard", "xib", "html", "htm", "xml", "css"]))
  var files: [String] = []

  @Flag(help: "Read the paths of the documents from standard input, one per line.")
  var stdinList = false

  @Option(
    help: """
      The size of the scenes in points, such as 390x844. The default is the document's own size, and \
      1280x720 for HTML.
      """, transform: parseSize)
  var size: Size?

  @Option(
    name: .customLong("device"),
    help: """
      The device by name, such as 'iPhone 15', 'iPad Pro landscape', retina6_1 or 'Pixel 8'. For 'render', this option \
      and --scheme, --text-size, --direction and --language accept several values, separated by commas or in repeated \
      options.
      """, transform: several(parseDevice))
  var devices: [[NamedDevice]] = []

  @Option(help: "The number of pixels per point, from 1 to 4.", transform: parseScale)
  var scale: Double?

  @Option(help: "The id of the scene; by default, all scenes are used.")
  var scene: String?

  @Option(
    name: .customLong("direction"), help: "The direction of rows: ltr or rtl.",
    transform: several(parseDirection))
  var directions: [[LayoutDirection]] = []

  @Option(
    name: .customLong("text-size"),
    help: "The user's text size: XS S M L XL XXL XXXL AX1 to AX5.",
    transform: several(parseTextSize))
  var textSizes: [[TextSize]] = []

  @Option(
    name: .customLong("scheme"), help: "The colour scheme: light or dark.",
    transform: several(parseScheme))
  var schemes: [[ColorScheme]] = []

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "The language of storyboards and xibs, such as de or pt-BR: texts come from the app's .strings and .xcstrings "
        + "files, and rows run from right to left for languages written that way.",
      valueName: "code"),
    transform: several(parseLanguage))
  var languages: [[String]] = []

  @Flag(
    help: "Use the colours and pictures for increased contrast from the app's asset catalogues.")
  var highContrast = false

  @Flag(
    inversion: .prefixedNo,
    help: """
      Apply Android's tools: attributes, such as sample texts and list items, as the preview of Android Studio does. \
      The default is to apply them in 'render' only.
      """)
  var tools: Bool?

  @Option(
    help: "The insets of the safe area in points: top,left,bottom,right.", transform: parseInsets)
  var safeArea: EdgeInsets?

  @Option(
    help: """
      The source of the sizes of controls and labels: recorded in the document, or measured. The \
      default is recorded if the size and text size are the document's own, and measured otherwise.
      """,
    transform: parseIntrinsic)
  var intrinsic: ImportOptions.Intrinsic?

  /// The text measurer.
  enum TextModel: String, WordArgument {
    case fonts
    case square
  }

  @Option(
    help: """
      How text is measured: with fonts, or as squares, where each character is one em wide and high, \
      as in recorded layouts of other engines. Pictures are always drawn with fonts.
      """)
  var textModel = TextModel.fonts

  @Option(
    help: ArgumentHelp(
      "A JSON file with the values of the {{mustache}} fields in HTML documents.", valueName: "file"
    ))
  var data: String?

  @Option(help: ArgumentHelp("A font file to use; the option can be repeated.", valueName: "file"))
  var font: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder that documents may read in addition to their own; the option can be repeated.",
      valueName: "folder"))
  var root: [String] = []

  /// The limits on the cost of a document.
  enum LimitChoice: String, WordArgument {
    case standard
    case strict
    case none

    var limits: Limits {
      switch self {
      case .standard: .standard
      case .strict: .strict
      case .none: .none
      }
    }
  }

  @Option(
    help: """
      The limits on time and memory for a document: standard, strict for small untrusted documents, \
      or none for trusted ones.
      """)
  var limits = LimitChoice.standard

  func validate() throws {
    if files.isEmpty && !stdinList {
      throw ValidationError("name at least one document, or use --stdin-list")
    }
    let inputs = files.filter { $0 == "-" }.count + (stdinList ? 1 : 0)
    if inputs > 1 { throw ValidationError("standard input can be read only once") }
    if data == "-", files.contains("-") || stdinList {
      throw ValidationError("standard input can be read only once")
    }
    for folder in root where !isFolder(folder) {
      throw ValidationError("--root: there is no folder '\(folder)'")
    }
    if size != nil && !devices.isEmpty {
      throw ValidationError("use --size or --device, not both")
    }
    try validateVariants()
  }

  /// Returns the documents to read, in order.
  ///
  /// - Parameters:
  ///   - apps: The projects of documents found in folders.
  ///   - language: The language whose copy is taken of documents that have one for each language.
  ///   - isFirst: Whether to report what is left out.
  func paths(_ apps: AppStore, language: String?, isFirst: Bool = true) -> InputPaths {
    InputPaths(documents(apps, language, isFirst), readsStandardInput: stdinList)
  }

  /// Returns the specified documents, and those in the specified folders.
  private func documents(
    _ apps: AppStore, _ language: String?, _ isFirst: Bool
  ) -> [AppFolder.Document] {
    files.flatMap { path -> [AppFolder.Document] in
      guard path != "-", isFolder(path) else { return [AppFolder.Document(path: path)] }
      let folder = AppFolder(
        Self.appFolder(path), language: language, store: apps, limits: limits.limits)
      let layouts = AndroidApp.documents(in: path, limits: limits.limits)
      let documents = folder.documents + layouts
      // The document reader reports a path without a file.
      guard !documents.isEmpty else { return [AppFolder.Document(path: path)] }
      if isFirst, folder.foreignCount > 0 {
        StandardOutput.warn(
          "\(path): note: documents for other systems than iOS are left out: "
            + "\(folder.foreignCount)\n")
      }
      return documents
    }
  }

  /// Returns the folder that contains a specified project, or the folder itself.
  private static func appFolder(_ path: String) -> String {
    let name = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") else { return path }
    return name.lastIndex(of: "/").map { String(name[...$0]) } ?? "."
  }
}
