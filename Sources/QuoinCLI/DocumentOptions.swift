import ArgumentParser
import QuoinGeometry
import QuoinImport
import QuoinModel
import QuoinResources

/// The options for the input documents and the traits to lay them out with.
struct DocumentOptions: ParsableArguments {
  @Argument(
    help: """
      Documents to read: .html, .storyboard, .xib or a layout of Android (.xml), and for lint also \
      .css; - is standard input. Of a folder, the storyboards, xibs and layouts in it are read.
      """,
    completion: .file(extensions: ["storyboard", "xib", "html", "htm", "xml", "css"]))
  var files: [String] = []

  @Flag(help: "Read the paths of the documents from standard input, one a line.")
  var stdinList = false

  @Option(
    help: """
      The size of the scenes in points, such as 390x844; without it that of the document, and \
      1280x720 for HTML.
      """, transform: parseSize)
  var size: Size?

  @Option(
    name: .customLong("device"),
    help: """
      The device by name, such as 'iPhone 15', 'iPad Pro landscape', retina6_1 or 'Pixel 8'. 'render' takes several: \
      with commas, or the option again. The same goes for --scheme, --text-size, --direction and --language.
      """, transform: several(parseDevice))
  var devices: [[NamedDevice]] = []

  @Option(help: "Pixels in a point, from 1 to 4.", transform: parseScale)
  var scale: Double?

  @Option(help: "The id of the scene to take; all without it.")
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
      "The language of storyboards and xibs, such as de or pt-BR: its texts in the app's .strings and .xcstrings, "
        + "and rows from right to left where it is written so.", valueName: "code"),
    transform: several(parseLanguage))
  var languages: [[String]] = []

  @Flag(help: "Take the colours and pictures of increased contrast from the app's catalogues.")
  var highContrast = false

  @Flag(
    inversion: .prefixedNo,
    help: """
      Show what Android's tools: attributes say, as the editor's preview does: sample texts, rows of lists. Pictures \
      do without being asked, frames and findings do not.
      """)
  var tools: Bool?

  @Option(
    help: "What bars and corners cover, in points: top,left,bottom,right.", transform: parseInsets)
  var safeArea: EdgeInsets?

  @Option(
    help: """
      The size of a control or label: what the document recorded for it, or what is measured here. \
      Without it, recorded where size and text size are the document's own, else measured.
      """,
    transform: parseIntrinsic)
  var intrinsic: ImportOptions.Intrinsic?

  /// The text measurer.
  enum TextModel: String, ExpressibleByArgument, CaseIterable {
    case fonts
    case square
  }

  @Option(
    help: """
      By what texts are measured: fonts, or square, where each character is one em wide and high, as \
      recorded layouts of other engines have it. Pictures are always drawn with fonts.
      """)
  var textModel = TextModel.fonts

  @Option(
    help: ArgumentHelp(
      "JSON whose values fill the {{mustache}} fields of HTML documents.", valueName: "file"))
  var data: String?

  @Option(help: ArgumentHelp("A font file to draw with.", valueName: "file"))
  var font: [String] = []

  @Option(
    help: ArgumentHelp(
      "An additional folder that documents can read, beside the one that each of them is in; may be given "
        + "several times.", valueName: "folder"))
  var root: [String] = []

  /// The limits on the cost of a document.
  enum LimitChoice: String, ExpressibleByArgument, CaseIterable {
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
      What a document may cost: standard; strict, for small documents of strangers; none, for your own.
      """)
  var limits = LimitChoice.standard

  func validate() throws {
    if files.isEmpty && !stdinList {
      throw ValidationError("name at least one document, or give --stdin-list")
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
      throw ValidationError("give --size or --device, not both")
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
