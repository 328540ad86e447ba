import Foundation
import QuoinGeometry
import QuoinModel
import QuoinResources

/// The resources of an app's bundle that a document can refer to by name: images, colours, strings and fonts.
///
/// A document outside any project uses the files beside it.
final class AppBundle {
  /// Access to the files of the bundle.
  let resources: Resources
  /// Whether the document belongs to a project, so that only resources in its bundle exist.
  let isProject: Bool
  /// The bundle's name in diagnostics.
  let words: String
  private let found: AppStore.Found?
  private let store: AppStore
  private let access: ResourceAccess
  private let document: String
  private let surroundings: ImageSet.Surroundings
  private let index: BundleIndex
  /// Whether loose files are looked up here rather than by painters beside the document.
  private let findsLooseFiles: Bool
  private var pictures: [String: BundlePicture?] = [:]
  private var colors: [String: Color?] = [:]

  /// Creates the bundle of a document.
  ///
  /// - Parameters:
  ///   - options: The import options, with file access and language.
  ///   - surroundings: The traits to choose images for. Dark variants are added to light ones.
  init(_ options: ImportOptions, _ surroundings: ImageSet.Surroundings) {
    self.surroundings = surroundings
    let own = Resources(options.access, document: options.path, limits: options.limits)
    let name = FilePath.name(options.path)
    document = own.documentFolder + "/" + name
    let isFile = !name.isEmpty && name != "-"
    store = options.apps ?? AppStore()
    access = options.access
    found = isFile ? store.bundle(of: document, options.access, options.limits) : nil
    isProject = found != nil
    words = found?.words ?? "the document's folder"
    if let found {
      resources = own.adding(roots: [found.root])
      index = found.index
      findsLooseFiles = true
    } else {
      // Language folders are siblings of the images.
      let isLocalized =
        own.documentFolder.hasSuffix(".lproj") && options.access.includesDocumentFolder
      let home = isLocalized ? FilePath.folder(own.documentFolder) : own.documentFolder
      resources = isLocalized && !home.isEmpty ? own.adding(roots: [home]) : own
      var builder = BundleIndex.Builder(resources)
      if isLocalized { builder.addBeside(own.documentFolder) }
      builder.addBeside(home)
      builder.addLanguages(in: home)
      index = builder.index
      findsLooseFiles = isLocalized
    }
  }

  // MARK: Pictures

  /// Returns the image with a name: a symbol set, an image set or a loose file.
  func picture(_ name: String) -> BundlePicture? {
    if let known = pictures[name] { return known }
    let picture = set(name) ?? (findsLooseFiles ? loose(name) : nil)
    pictures[name] = .some(picture)
    return picture
  }

  /// Whether an image with a name exists; without a project, any file beside the document counts, too.
  func has(_ name: String) -> Bool {
    if picture(name) != nil { return true }
    guard !isProject else { return false }
    return loose(name) != nil || (try? resources.file(path: name, as: .picture)) != nil
  }

  private func set(_ name: String) -> BundlePicture? {
    var names = [name]
    // `first.png` also refers to the set `first`.
    if name.lowercased().hasSuffix(".png") { names.append(String(name.dropLast(4))) }
    for name in names {
      for kind in [AssetCatalog.Kind.symbol, .image] {
        guard let folder = index.catalog.sets[kind]?[name],
          let contents = AssetCatalog.contents(folder, resources)
        else { continue }
        let entries = (try? resources.entries(ofFolder: folder, atMost: 1_000)) ?? []
        let files = Set(entries.filter { $0.kind != .folder }.map(\.name))
        let set = ImageSet(contents, files: files)
        if let picture = picture(set, in: folder, isSymbol: kind == .symbol) { return picture }
      }
    }
    return nil
  }

  private func picture(_ set: ImageSet, in folder: String, isSymbol: Bool) -> BundlePicture? {
    var place = surroundings
    place.isDark = false
    let light = set.slot(for: place)
    place.isDark = true
    let dark = set.slot(for: place)
    guard let first = light ?? dark else { return nil }
    var picture = BundlePicture(
      light: BundlePicture.File(first, in: folder, resources), rendering: set.rendering)
    if let dark, dark != first { picture.dark = BundlePicture.File(dark, in: folder, resources) }
    if isSymbol { readSymbol(&picture) }
    return picture
  }

  /// Extracts the drawing from a symbol template.
  private func readSymbol(_ picture: inout BundlePicture) {
    picture.isSymbol = true
    guard let bytes = try? resources.file(path: picture.light.path, as: .picture).bytes(),
      let template = SymbolTemplate(bytes)
    else { return }
    picture.light.size = template.size
    picture.light.data =
      "data:image/svg+xml;base64," + Data(template.drawing.utf8).base64EncodedString()
    picture.dark = nil
  }

  private func loose(_ name: String) -> BundlePicture? {
    let choice = LooseFile(name, scale: surroundings.scale, idiom: surroundings.idiom)
    guard let (file, scale) = choice.best(in: index.files) else { return nil }
    let header = PictureFileSize(file: file, resources)
    let size = header.map { header in
      header.isVector
        ? header.size : Size(header.size.width / scale, header.size.height / scale)
    }
    return BundlePicture(light: BundlePicture.File(path: file, size: size))
  }

  // MARK: Colours

  /// Returns the colour with a name, with its light and dark variants.
  func color(_ name: String) -> Color? {
    if let known = colors[name] { return known }
    let color = index.catalog.sets[.color]?[name]
      .flatMap { AssetCatalog.contents($0, resources) }
      .flatMap {
        ColorSet(
          $0, idiom: surroundings.idiom, isHighContrast: surroundings.isHighContrast
        ).color
      }
    colors[name] = .some(color)
    return color
  }

  // MARK: Texts

  /// Returns the document's localized strings in a language.
  func texts(_ language: String) -> StringTable {
    let stem = FilePath.stem(document)
    var table = StringTable()
    // As in Foundation, the variations of a key replace its text.
    for ending in ["stringsdict", "strings"] {
      let files = ranked(index.localized["\(stem).\(ending)"] ?? [])
      let languages = Set(files.map(\.language)).subtracting(["Base", "mul"])
      guard let best = LanguageChoice.best(for: language, among: languages),
        let file = files.first(where: { $0.language == best }), let bytes = bytes(file.path)
      else { continue }
      let (texts, isWhole) = PropertyListReader.texts(bytes)
      if !isWhole { reportUnreadable(file.path) }
      let strings = StringTable(texts)
      if strings.isCutShort { reportExpansion(file.path) }
      table.merge(strings)
    }
    for file in ranked(index.localized["\(stem).xcstrings"] ?? []).prefix(1) {
      guard let value = bytes(file.path).flatMap({ PropertyValue(json: $0) }) else {
        reportUnreadable(file.path)
        continue
      }
      table.merge(
        StringTable(catalogue: value, language: language, idiom: surroundings.idiom))
    }
    return table
  }

  /// The problems found in files that were read.
  private(set) var findings: [ResourceFailure] = []

  private func reportUnreadable(_ path: String) {
    findings.append(
      ResourceFailure(
        rule: "invalid-resource",
        reason: "the texts in '\(AppBundle.localName(path))' cannot be read, or not to their end"))
  }

  private func reportExpansion(_ path: String) {
    findings.append(
      ResourceFailure(
        rule: "limit-exceeded",
        reason:
          "the variables in the texts of '\(AppBundle.localName(path))' expand to more than the limit of "
          + "\(Limits.words(bytes: PluralFormat.maximumBytes)); texts beyond it are not translated")
    )
  }

  /// Returns the name of a file with its folder.
  private static func localName(_ path: String) -> String {
    FilePath.name(FilePath.folder(path)) + "/" + FilePath.name(path)
  }

  /// The document's own language.
  var documentLanguage: String {
    let own = FilePath.language(document).flatMap { $0 == "Base" ? nil : $0 }
    return own ?? found?.developmentRegion ?? "en"
  }

  /// Returns the language of the document's localized copy that fits a language best, if there is one.
  func languageOfCopy(_ language: String) -> String? {
    let copies = index.localized[FilePath.name(document)] ?? []
    return LanguageChoice.best(for: language, among: Set(copies.map(\.language)))
  }

  /// The languages that the document has strings in, other than its own.
  var languages: Set<String> {
    let stem = FilePath.stem(document)
    var languages: Set<String> = []
    for ending in ["strings", "stringsdict"] {
      languages.formUnion((index.localized["\(stem).\(ending)"] ?? []).map(\.language))
    }
    for file in index.localized["\(stem).xcstrings"] ?? [] {
      if let value = bytes(file.path).flatMap({ PropertyValue(json: $0) }) {
        languages.formUnion(StringTable.languages(ofCatalogue: value))
      }
    }
    return languages.subtracting(["Base", "mul"])
  }

  /// Returns files with those beside the document first, because two targets may have documents of the same name.
  private func ranked(_ files: [BundleIndex.LocalizedFile]) -> [BundleIndex.LocalizedFile] {
    let home = FilePath.folder(FilePath.unlocalized(document))
    func isBeside(_ file: BundleIndex.LocalizedFile) -> Bool {
      FilePath.folder(FilePath.unlocalized(file.path)) == home
    }
    return files.filter(isBeside) + files.filter { !isBeside($0) }
  }

  // MARK: Storyboards

  /// The name by which storyboards refer to the document.
  var documentName: String { FilePath.stem(document) }

  /// Returns the paths of the app's storyboards that refer to one of them.
  func storyboards(referringTo name: String) -> [String] {
    guard let found else { return [] }
    return store.storyboards(referringTo: name, in: found, access, resources)
  }

  /// Returns the path of the app's storyboard with a name, preferably the copy in a language.
  func storyboardPath(named name: String, language: String?) -> String? {
    guard let found else { return nil }
    let paths = found.index.documents.filter {
      FilePath.ending($0) == "storyboard" && FilePath.stem($0) == name
    }.sorted()
    let copies = Dictionary(
      paths.map { (FilePath.language($0) ?? "Base", $0) }, uniquingKeysWith: { first, _ in first })
    let best = language.flatMap { LanguageChoice.best(for: $0, among: copies.keys) }
    return copies[best ?? "Base"] ?? paths.first
  }

  /// Returns the content of one of the app's storyboards.
  func storyboard(_ path: String) -> [UInt8]? {
    try? resources.file(path: path, atMost: StoryboardNames.maximumBytes).bytes()
  }

  // MARK: Fonts

  /// Returns the fonts that `Info.plist` lists, by PostScript name.
  ///
  /// - Returns: The data of the fonts that can be opened, and the names of those that cannot.
  func fonts() -> (fonts: [String: [UInt8]], missing: [String]) {
    var fonts: [String: [UInt8]] = [:]
    var missing: [String] = []
    for name in info(\.fonts).prefix(AppBundle.maximumFonts) {
      let path = index.files[name] ?? index.files[FilePath.name(name)]
      guard let path, let bytes = try? resources.file(path: path, as: .font).bytes(),
        let names = FontNames(bytes)
      else {
        missing.append(name)
        continue
      }
      fonts[names.postScript] = bytes
    }
    return (fonts, missing)
  }

  private static let maximumFonts = 100

  // MARK: Info.plist

  private func info(_ path: KeyPath<AppInfo, [String]>) -> [String] {
    guard let found else { return [] }
    return found.targets.flatMap { target in
      AppInfo(target, folder: found.folder, resources)[keyPath: path]
    }
  }

  private func bytes(_ path: String) -> [UInt8]? {
    try? resources.file(path: path, atMost: AppBundle.maximumBytes).bytes()
  }

  /// The maximum size of a strings file, in bytes.
  private static let maximumBytes = 16 << 20
}
