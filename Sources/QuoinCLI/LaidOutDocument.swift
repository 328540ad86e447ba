import Foundation
import Quoin
import QuoinCairo
import QuoinDocument
import QuoinImport
import QuoinResources

/// A document that was read and laid out, with any errors.
struct LaidOutDocument: Sendable {
  /// A scene of the document.
  struct Scene: Sendable {
    var id: String
    /// A readable name.
    var name: String
    var arrangement: Arrangement
    var isInitial: Bool
    /// The texts of its nodes, for text output.
    var texts = ShownTexts.none
    /// The title in the navigation bar.
    var title: String?
    /// The page number, if the scene is one of several pages.
    var page: Int?
  }

  var path: String
  var scenes: [Scene] = []
  var diagnostics: [Diagnostic] = []
  /// The kind of the document, if it could be read.
  private(set) var kind: DocumentKind?
  /// The document's metadata.
  private(set) var metadata = ImportedMetadata()
  /// The text measurer, which includes the document's fonts.
  private(set) var text: PangoTextMeasurer
  /// The access to the files that the document refers to.
  private(set) var resources: Resources?
  /// The missing images, including those that no drawing uses.
  private var missingPictures: [MissingPicture] = []
  /// Whether the document has several scenes or is on pages, of which there may be one.
  private(set) var hasNamedScenes = false
  /// The limits on the diagnostics of all stages together.
  private var findingLimits = DiagnosticLimits.none
  /// The reason the document could not be read.
  var error: Diagnostic?

  /// The exit status for the document.
  var status: ExitStatus {
    if error != nil { return .failure }
    return diagnostics.contains { $0.severity == .error } ? .findings : .clean
  }

  /// Reads a document and lays out its scenes.
  ///
  /// - Parameters:
  ///   - path: The path of the document.
  ///   - reading: The settings shared by all documents.
  ///   - placesTexts: Whether to break text into lines, for drawing.
  ///   - pages: The requested pages, each of which becomes a scene.
  ///   - format: The format of the pictures, or `nil` if none are drawn.
  ///   - isFullPage: Whether pictures are as high as the content, regardless of the requested size.
  ///   - lint: The additional lint rules, or `nil` for none.
  ///   - saysTexts: Whether to keep the texts of nodes for text output.
  ///   - isAlone: Whether the process ends after this document, so that nothing is gained by releasing its memory before.
  ///   - deadline: The time at which the layout is abandoned.
  init(
    _ path: String, _ reading: DocumentReading, _ deadline: Deadline, placesTexts: Bool,
    pages: ImportOptions.PageRequest? = nil, format: PictureFormat? = nil, isFullPage: Bool = false,
    lint: LintRules? = nil, includesText: Bool = false, isAlone: Bool = false
  ) {
    self.path = path
    text = reading.text
    let options = reading.options
    let drawing = Drawing(
      options: options, isSized: options.size != nil || reading.variant.device != nil, pages: pages,
      format: format, isFullPage: isFullPage,
      placesTexts: placesTexts, lint: lint, includesText: includesText, deadline: deadline)
    let document: Document
    do {
      document = try LaidOutDocument.read(path, reading, drawing)
    } catch let failure as ImportError {
      error = failure.diagnostic
      return
    } catch let failure as InputFile.Failure {
      error = failure.diagnostic
      return
    } catch {
      self.error = Diagnostic(.error, rule: "unreadable-file", "cannot be read: \(error)")
      return
    }
    if isAlone { ProcessMemory.keep(document) }
    findingLimits = reading.limits.diagnostics
    diagnostics = document.diagnostics
    kind = document.kind
    metadata = document.imported.metadata
    resources = document.imported.resources
    text = document.text
    if options.scene == nil { missingPictures = document.imported.missingPictures }
    if lint != nil { reportMissingPictures() }
    hasNamedScenes =
      document.imported.scenes.count > 1 && options.scene == nil
      || document.kind == .html && document.imported.pages != nil
    for imported in document.imported.scenes where !deadline.isPassed {
      if let wanted = options.scene, imported.id != wanted, imported.name != wanted { continue }
      if format != nil, scenes.count >= reading.limits.pages {
        diagnostics.append(
          Diagnostic(
            .error, rule: "limit-exceeded",
            "the document has \(document.imported.scenes.count) scenes; those beyond the limit of "
              + "\(reading.limits.pages) are not drawn"))
        break
      }
      layOut(imported, in: document, drawing)
    }
    diagnostics = limited(diagnostics)
    if let wanted = options.scene, scenes.isEmpty {
      let known = document.imported.scenes.map(\.id).joined(separator: ", ")
      error = Diagnostic(
        .error, rule: "no-such-scene", "no scene has the id '\(wanted)'; there are: \(known)")
    }
  }

  /// The settings for the layout of a document.
  private struct Drawing {
    var options: DocumentOptions
    /// Whether a size is requested, which the picture then has.
    var isSized: Bool
    var pages: ImportOptions.PageRequest?
    var format: PictureFormat?
    var isFullPage: Bool
    var placesTexts: Bool
    var lint: LintRules?
    var includesText: Bool
    var deadline: Deadline
  }

  private static func read(
    _ path: String, _ reading: DocumentReading, _ drawing: Drawing
  ) throws -> Document {
    let data = try InputFile.read(path).get()
    if drawing.format != nil, DecoderHint.isLikely(in: data) { reading.decoders.prepare() }
    var options = reading.importOptions(path: path)
    options.deadline = drawing.deadline
    if let lint = drawing.lint { options.lints = lint.imports }
    options.usesDesignValues = drawing.options.tools ?? (drawing.format != nil)
    options.pages = drawing.pages?.isOptional == true && drawing.isSized ? nil : drawing.pages
    return try Document(data, options: options, text: reading.text, decoders: reading.decoders)
  }

  /// Lays out a scene or its pages.
  private mutating func layOut(
    _ imported: ImportedScene, in document: Document, _ drawing: Drawing
  ) {
    let scale = drawing.options.scale
    var traits = imported.traits
    traits.displayScale = scale ?? traits.displayScale
    var scene = document.scene(of: imported)
    scene.placesTexts = drawing.placesTexts
    scene.keepsLayouts = false
    if drawing.options.textModel == .square { scene.text = SquareTextMeasurer() }
    scene.deadline = drawing.deadline
    // For HTML, rounding to whole pixels must be requested by an explicit scale.
    if scale != nil { scene.roundsToPixels = true }
    let arrangements: [Arrangement]
    if document.kind == .html {
      arrangements = self.arrangements(
        of: scene, imported, in: document, traits, drawing.options, drawing.format,
        isFullPage: drawing.isFullPage, isSized: drawing.isSized)
    } else {
      var arrangement = scene.layout(in: imported.size, traits: traits)
      if drawing.format != nil {
        arrangement = document.onScreen(arrangement, of: imported) { root, size in
          var part = scene
          part.root = root
          return part.layout(in: size, traits: traits)
        }
      }
      arrangements = [
        drawing.pages?.size.map { size in
          let margins = drawing.pages?.margins ?? PageFormat(size).margins
          return arrangement.fitted(on: PageFormat(size, margins: margins)).page
        } ?? arrangement
      ]
      if drawing.lint != nil {
        // Interface Builder specifies a content mode for every view, whether or not it can show an
        // image.
        diagnostics += scene.ignoredStyles(
          in: imported.size, traits: traits, except: [.contentMode])
      }
    }
    for (number, arrangement) in arrangements.enumerated() {
      diagnostics += arrangement.diagnostics
      // Missing glyphs that the arrangement already reports are not repeated.
      let reported = Set(arrangement.diagnostics)
      diagnostics += text.diagnostics(of: arrangement).filter { !reported.contains($0) }
      scenes.append(
        Scene(
          id: imported.id, name: imported.name, arrangement: arrangement,
          isInitial: imported.isInitial,
          texts: drawing.includesText && document.kind != .html
            ? ShownTexts(of: imported.root) : .none,
          title: drawing.includesText ? imported.title : nil,
          page: arrangements.count > 1 ? number + 1 : nil))
    }
    // A document may have many scenes.
    diagnostics = diagnostics.limited(to: findingLimits)
  }

  /// Creates the result for a document that exceeded the limits.
  init(_ path: String, beyond limits: Limits, _ excess: WorkLimit.Excess) {
    self.path = path
    text = .standard
    error = excess.diagnostic(limits, of: "the document")
  }

  /// Adds the diagnostics from painting, except for images already reported as missing while
  /// reading.
  mutating func addFindings(ofPainting found: [Diagnostic]) {
    let reported = Set(
      diagnostics.filter { LaidOutDocument.pictureRules.contains($0.rule) }.flatMap(\.nodes))
    let new = found.namingLimitsOnce(after: diagnostics).filter {
      !["missing-image", "resource-outside-root"].contains($0.rule)
        || reported.isDisjoint(with: $0.nodes)
    }
    diagnostics = limited(diagnostics + new)
  }

  /// Returns the diagnostics of all stages within the limits, sorted by place.
  private func limited(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.limited(to: findingLimits).byPlace(in: path)
  }

  /// Returns what may be the name that a message about a picture quotes; a name may contain the closing quote.
  private static func quoted(in message: String) -> [String] {
    guard let start = message.firstIndex(of: "“") else { return [] }
    let rest = message[message.index(after: start)...]
    return rest.indices.lazy.filter { rest[$0] == "”" }.prefix(8).map { String(rest[..<$0]) }
  }

  /// Reports missing images that no drawing uses, unless painting already reported the same name.
  mutating func reportMissingPictures() {
    let messages = diagnostics.filter { $0.rule == "missing-image" }.map(\.message)
    let reported = Set(messages.flatMap(LaidOutDocument.quoted))
    let new = missingPictures.filter { !reported.contains($0.name) }
    missingPictures = []
    diagnostics = limited(diagnostics + new.map(\.diagnostic))
  }

  private static let pictureRules: Set<String> = [
    "missing-resource", "remote-resource", "invalid-resource", "unsupported-image",
    "resource-outside-root", "resource-too-large",
  ]
}
