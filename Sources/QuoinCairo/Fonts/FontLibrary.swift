import CPangoCairo
import QuoinModel
import Synchronization

/// A private set of fonts, and the engines that lay out text in them.
///
/// The system's font configuration is not used, so the same files give the same layout everywhere.
/// An engine serves one thread at a time; one is created for each thread working at the same time.
final class FontLibrary: Sendable {
  /// The library of the standard fonts, created on first use.
  static let standard: FontLibrary = {
    standardLoaded.store(true, ordering: .releasing)
    return FontLibrary(files: nil)
  }()

  /// Whether the standard fonts have been used yet.
  static var isStandardLoaded: Bool { standardLoaded.load(ordering: .acquiring) }

  private static let standardLoaded = Atomic(false)

  /// Problems found while loading the fonts.
  let loadingDiagnostics: [Diagnostic]
  /// The families in the set.
  let families: FontFamilies

  private struct State {
    var configuration: FontConfiguration
    /// Whether fonts for Chinese, Japanese and Korean have been searched for.
    var hasEastAsian = false
    /// The engines of the configuration that are not in use.
    var idle: [TextEngine] = []
  }

  private let state: Mutex<State>
  /// A document's fonts; in-memory fonts are kept alive by the library.
  private let faces: [DocumentFont]
  /// The fonts without those of the document.
  let base: FontConfiguration
  private let findings = Mutex(TextFindings())

  /// The requested files, without those of documents.
  let files: [String]?

  /// - Parameter files: the files, or `nil` for the standard ones.
  convenience init(files: [String]?) {
    self.init(files: files, files.map { FontConfiguration(files: $0) } ?? .standard, faces: [])
  }

  /// Creates a library of another library's fonts and a document's fonts, by the document's names
  /// for them.
  convenience init(_ library: FontLibrary, adding faces: [DocumentFont]) {
    self.init(files: library.files, library.base, faces: faces)
  }

  /// Creates a library of the standard fonts and a document's fonts, by the document's names for
  /// them.
  convenience init(faces: [DocumentFont]) { self.init(files: nil, .standard, faces: faces) }

  private init(files: [String]?, _ base: FontConfiguration, faces: [DocumentFont]) {
    self.files = files
    self.faces = faces
    self.base = base
    // Each described font has a family of its own, so that the document's rules choose among them.
    let rules = faces.enumerated().map { index, face in
      face.rule.map { rule in
        var rule = rule
        rule.family += "/\(index)"
        return rule
      }
    }
    let configuration =
      faces.isEmpty
      ? base
      : FontConfiguration(
        above: base, files: faces.map(\.path), rules: rules, installed: faces.map(\.installed))
    var diagnostics = configuration.diagnostics
    var aliases: [String: String] = [:]
    var described = DocumentFaces()
    for (index, face) in faces.enumerated() {
      guard let name = configuration.families[index], !name.isEmpty else { continue }
      aliases[face.family] = aliases[face.family] ?? face.rule?.family ?? name
      guard let family = face.rule?.family, let rule = rules[index] else { continue }
      described.add(
        DocumentFaces.Face(rule: rule, axes: configuration.axes[index]), to: family)
    }
    families = FontFamilies(
      names: configuration.familyNames(), isChosen: !configuration.isSystems, aliases: aliases,
      faces: described)
    if files == nil, !families.has("inter"), !configuration.isSystems {
      diagnostics.append(
        Diagnostic(
          .warning, rule: "font-missing",
          "the font Inter was not found, so text is measured and drawn in"
            + " \(families.system); install fonts-inter (Debian) or font-inter (Homebrew)"))
    }
    loadingDiagnostics = diagnostics
    state = Mutex(State(configuration: configuration))
  }

  /// Adds the standard fonts for Chinese, Japanese and Korean if a text contains such characters.
  ///
  /// They take as long to load as all other fonts together, and most texts do not need them.
  func prepare(for text: String) {
    guard files == nil, EastAsian.isIn(text) else { return }
    state.withLock { state in
      guard !state.hasEastAsian, !state.configuration.isSystems else { return }
      state.hasEastAsian = true
      let fonts = FontFiles.eastAsian()
      guard !fonts.isEmpty else { return }
      // Problems with the other files were reported when they were first loaded.
      state.configuration = FontConfiguration(
        above: state.configuration, files: [], eastAsian: fonts)
      state.idle = []
    }
  }

  /// Calls a function with an engine, while no other thread works with fonts.
  func exclusively<Result>(_ work: (TextEngine) -> Result) -> Result {
    withEngine { engine in FontFileGuard.exclusively { work(engine) } }
  }

  /// Calls a function with an engine; the function must use `FontFileGuard` when it works with
  /// fonts.
  func withEngine<Result>(_ work: (TextEngine) -> Result) -> Result {
    let configuration = state.withLock { $0.configuration }
    let engine =
      state.withLock { $0.configuration === configuration ? $0.idle.popLast() : nil }
      ?? TextEngine(configuration: configuration.pointer, families: families)
    // An engine of an older configuration lacks some of the fonts.
    defer {
      state.withLock { if $0.configuration === configuration { $0.idle.append(engine) } }
    }
    let result = work(engine)
    if engine.findings.hasAny {
      let found = engine.findings
      engine.findings = TextFindings()
      findings.withLock { $0.merge(found) }
    }
    return result
  }

  /// Diagnostics about the fonts and the texts so far.
  var diagnostics: [Diagnostic] {
    loadingDiagnostics + findings.withLock { $0.diagnostics }
  }
}
