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
    help: "The device by name, such as 'iPhone 15', retina6_1 or 'Pixel 8'.", transform: parseDevice
  )
  var device: Device?

  @Option(help: "Pixels in a point, from 1 to 4.", transform: parseScale)
  var scale: Double?

  @Option(help: "The id of the scene to take; all without it.")
  var scene: String?

  @Option(help: "The direction of rows: ltr or rtl.", transform: parseDirection)
  var direction: LayoutDirection?

  @Option(help: "The user's text size: XS S M L XL XXL XXXL AX1 to AX5.", transform: parseTextSize)
  var textSize: TextSize?

  @Option(help: "The colour scheme: light or dark.", transform: parseScheme)
  var scheme: ColorScheme?

  @Option(
    help: ArgumentHelp(
      "The language of storyboards and xibs, such as de or pt-BR: its texts in the app's .strings and .xcstrings, "
        + "and rows from right to left where it is written so.", valueName: "code"),
    transform: parseLanguage)
  var language: String?

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
      "A folder of which documents may read files, beside the one that each of them is in; may be given "
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
    if size != nil && device != nil {
      throw ValidationError("give --size or --device, not both")
    }
  }

  /// Returns the documents to read, in order.
  ///
  /// - Parameter apps: The projects of documents found in folders.
  func paths(_ apps: AppStore) -> InputPaths {
    InputPaths(documents(apps), readsStandardInput: stdinList)
  }

  /// Returns the specified documents, and those in the specified folders.
  private func documents(_ apps: AppStore) -> [AppFolder.Document] {
    files.flatMap { path -> [AppFolder.Document] in
      guard path != "-", isFolder(path) else { return [AppFolder.Document(path: path)] }
      let folder = AppFolder(
        Self.appFolder(path), language: language, store: apps, limits: limits.limits)
      let layouts = AndroidApp.documents(in: path, limits: limits.limits)
      let documents = folder.documents + layouts
      // The document reader reports a path without a file.
      guard !documents.isEmpty else { return [AppFolder.Document(path: path)] }
      if folder.foreignCount > 0 {
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

private func parseLanguage(_ text: String) throws -> String {
  let isCode = text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
  guard isCode, (2...35).contains(text.utf8.count) else {
    throw ValidationError("'\(text)' is not a language such as de or pt-BR")
  }
  return text
}

private func parseSize(_ text: String) throws -> Size {
  let parts = text.lowercased().replacing("×", with: "x").split(separator: "x").map { Double($0) }
  guard parts.count == 2, let width = parts[0], let height = parts[1], !width.isNaN, !height.isNaN
  else { throw ValidationError("'\(text)' is not a size such as 390x844") }
  guard (1...20_000).contains(width), (1...20_000).contains(height) else {
    throw ValidationError("'\(text)' is beyond what is laid out: sides are from 1 to 20000 points")
  }
  return Size(width, height)
}

private func parseDevice(_ text: String) throws -> Device {
  guard let device = Device.named(text) else {
    let known = Device.all.map { "\($0.names.first ?? "") (\($0.id))" }.joined(separator: ", ")
    let names = (Device.all + Device.android).flatMap { $0.names + [$0.id] }
    let meant = Suggestion.words(for: text, among: names)
    throw ValidationError(
      "no device is called '\(text)'\(meant); known are, among others: \(known); 'landscape' may follow"
    )
  }
  return device
}

private func parseScale(_ text: String) throws -> Double {
  guard let scale = Double(text), (1...4).contains(scale) else {
    throw ValidationError("'\(text)' is not a scale from 1 to 4")
  }
  return scale
}

private func parseDirection(_ text: String) throws -> LayoutDirection {
  switch text {
  case "ltr": .leftToRight
  case "rtl": .rightToLeft
  default: throw ValidationError("'\(text)' is not a direction: write ltr or rtl")
  }
}

private func parseTextSize(_ text: String) throws -> TextSize {
  guard let size = TextSize(rawValue: text.uppercased()) else {
    let known = TextSize.allCases.map(\.rawValue).joined(separator: " ")
    throw ValidationError("'\(text)' is not a text size: \(known)")
  }
  return size
}

private func parseScheme(_ text: String) throws -> ColorScheme {
  switch text {
  case "light": .light
  case "dark": .dark
  default: throw ValidationError("'\(text)' is not a colour scheme: write light or dark")
  }
}

private func parseInsets(_ text: String) throws -> EdgeInsets {
  let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
    Double($0.filter { $0 != " " })
  }
  guard parts.count == 4, let top = parts[0], let left = parts[1], let bottom = parts[2],
    let right = parts[3], [top, left, bottom, right].allSatisfy({ (0...2_000).contains($0) })
  else { throw ValidationError("'\(text)' is not top,left,bottom,right in points") }
  return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

private func parseIntrinsic(_ text: String) throws -> ImportOptions.Intrinsic {
  switch text {
  case "recorded": .recorded
  case "measured": .measured
  default: throw ValidationError("'\(text)' is not a source of sizes: write recorded or measured")
  }
}
