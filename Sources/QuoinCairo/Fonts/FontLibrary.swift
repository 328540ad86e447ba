import CPangoCairo
import QuoinModel
import Synchronization

/// A private set of fonts, and engines that lay out text in them.
///
/// Nothing of the system's configuration takes part, so the same files give the same layout
/// everywhere. An engine serves one thread at a time; as many are made as threads ask at once.
final class FontLibrary: Sendable {
  /// The library of the standard fonts, made when it is first used.
  static let standard: FontLibrary = {
    standardLoaded.store(true, ordering: .releasing)
    return FontLibrary(files: nil)
  }()

  /// Whether anything used the standard fonts yet.
  static var isStandardLoaded: Bool { standardLoaded.load(ordering: .acquiring) }

  private static let standardLoaded = Atomic(false)

  /// What was wrong with the fonts when they were loaded.
  let loadingDiagnostics: [Diagnostic]
  /// The families in the set, by their names in small letters.
  let families: FontFamilies

  private struct State {
    var configuration: FontConfiguration
    /// Whether fonts for Chinese, Japanese and Korean were looked for.
    var hasEastAsian = false
    /// The engines of the configuration that nobody uses.
    var idle: [TextEngine] = []
  }

  private let state: Mutex<State>
  /// The fonts of a document; those that are in memory stay as long as the library.
  private let faces: [DocumentFont]
  /// The fonts without those of the document.
  private let base: FontConfiguration
  private let findings = Mutex(TextFindings())

  /// The files that were asked for, without those of documents.
  let files: [String]?

  /// - Parameter files: the files, or `nil` for the standard ones.
  convenience init(files: [String]?) {
    self.init(files: files, files.map { FontConfiguration(files: $0) } ?? .standard, faces: [])
  }

  /// The fonts of another library and those of a document, by the names that it gives them.
  convenience init(_ library: FontLibrary, adding faces: [DocumentFont]) {
    self.init(files: library.files, library.base, faces: faces)
  }

  /// The standard fonts and those of a document, by the names that it gives them.
  convenience init(faces: [DocumentFont]) { self.init(files: nil, .standard, faces: faces) }

  private init(files: [String]?, _ base: FontConfiguration, faces: [DocumentFont]) {
    self.files = files
    self.faces = faces
    self.base = base
    let configuration =
      faces.isEmpty ? base : FontConfiguration(above: base, files: faces.map(\.path))
    var diagnostics = configuration.diagnostics
    var aliases: [String: String] = [:]
    for (face, name) in zip(faces, configuration.families) where name?.isEmpty == false {
      aliases[face.family] = aliases[face.family] ?? name
    }
    families = FontFamilies(
      names: configuration.familyNames(), isChosen: !configuration.isSystems, aliases: aliases)
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

  /// Adds the standard fonts for Chinese, Japanese and Korean where a text has a character of theirs.
  ///
  /// They take as long to load as all others, and most texts need none.
  func prepare(for text: String) {
    guard files == nil, EastAsian.isIn(text) else { return }
    state.withLock { state in
      guard !state.hasEastAsian, !state.configuration.isSystems else { return }
      state.hasEastAsian = true
      let fonts = FontFiles.eastAsian()
      guard !fonts.isEmpty else { return }
      // What is wrong with the other files was reported when they were first loaded.
      state.configuration = FontConfiguration(
        above: state.configuration, files: [], eastAsian: fonts)
      state.idle = []
    }
  }

  /// Lends an engine to a piece of work that no other thread does at the same time.
  func exclusively<Result>(_ work: (TextEngine) -> Result) -> Result {
    withEngine { engine in FontFileGuard.exclusively { work(engine) } }
  }

  /// Lends an engine to a piece of work, which asks `FontFileGuard` for what it does with fonts.
  func withEngine<Result>(_ work: (TextEngine) -> Result) -> Result {
    let configuration = state.withLock { $0.configuration }
    let engine =
      state.withLock { $0.configuration === configuration ? $0.idle.popLast() : nil }
      ?? TextEngine(configuration: configuration.pointer, families: families)
    // An engine of an older configuration does not know all fonts.
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

  /// What the user should know of the fonts and of the texts so far.
  var diagnostics: [Diagnostic] {
    loadingDiagnostics + findings.withLock { $0.diagnostics }
  }
}
