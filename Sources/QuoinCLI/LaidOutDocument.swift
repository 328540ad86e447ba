import Foundation
import Quoin
import QuoinCairo
import QuoinDocument
import QuoinImport
import QuoinResources

/// A document that was read and laid out; what went wrong is in it.
struct LaidOutDocument: Sendable {
  /// A scene of it.
  struct Scene: Sendable {
    var id: String
    /// What a person would call it.
    var name: String
    var arrangement: Arrangement
    var isInitial: Bool
    /// What its nodes say, where an answer in words is asked for.
    var texts = ShownTexts.none
    /// The title in the bar above it.
    var title: String?
    /// The number of the page, where the scene is one of several.
    var page: Int?
  }

  var path: String
  var scenes: [Scene] = []
  var diagnostics: [Diagnostic] = []
  /// What the document is, where it could be read.
  private(set) var kind: DocumentKind?
  /// What the document says of itself.
  private(set) var metadata = ImportedMetadata()
  /// Measures text in the document's fonts, too.
  private(set) var text: PangoTextMeasurer
  /// The door to the files that the document names.
  private(set) var resources: Resources?
  /// The pictures that are not there, also those that no drawing shows.
  private var missingPictures: [MissingPicture] = []
  /// Why the document could not be read.
  var error: Diagnostic?

  /// The worst of it.
  var status: ExitStatus {
    if error != nil { return .failure }
    return diagnostics.contains { $0.severity == .error } ? .findings : .clean
  }

  /// Reads a document and lays out its scenes.
  ///
  /// - Parameters:
  ///   - path: the document.
  ///   - reading: in which surroundings, and with which values.
  ///   - placesTexts: whether texts are broken into lines, for drawing.
  ///   - pages: the pages that are asked for, each a scene of its own then.
  ///   - format: what is drawn, or `nil` where nothing is.
  ///   - isFullPage: whether pictures are as high as the content, whatever size is asked for.
  ///   - lint: what is looked for beside, or `nil` for nothing.
  ///   - saysTexts: whether the texts of nodes are kept for an answer in words.
  ///   - deadline: when nobody waits for the layout any more.
  init(
    _ path: String, _ reading: DocumentReading, _ deadline: Deadline, placesTexts: Bool,
    pages: ImportOptions.PageRequest? = nil, format: PictureFormat? = nil, isFullPage: Bool = false,
    lint: LintRules? = nil, saysTexts: Bool = false
  ) {
    self.path = path
    text = reading.text
    let options = reading.options
    let drawing = Drawing(
      options: options, isSized: options.size != nil || reading.variant.device != nil, pages: pages,
      format: format, isFullPage: isFullPage,
      placesTexts: placesTexts, lint: lint, saysTexts: saysTexts, deadline: deadline)
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
    diagnostics = document.diagnostics
    kind = document.kind
    metadata = document.imported.metadata
    resources = document.imported.resources
    text = document.text
    if options.scene == nil { missingPictures = document.imported.missingPictures }
    if lint != nil { takeMissingPictures() }
    for imported in document.imported.scenes where !deadline.isPassed {
      if let wanted = options.scene, imported.id != wanted, imported.name != wanted { continue }
      layOut(imported, in: document, drawing)
    }
    diagnostics = diagnostics.byPlace(in: path)
    if let wanted = options.scene, scenes.isEmpty {
      let known = document.imported.scenes.map(\.id).joined(separator: ", ")
      error = Diagnostic(
        .error, rule: "no-such-scene", "no scene has the id '\(wanted)'; there are: \(known)")
    }
  }

  /// What is asked of the layout of a document.
  private struct Drawing {
    var options: DocumentOptions
    /// Whether a size is asked for: who says one wants a picture of that size.
    var isSized: Bool
    var pages: ImportOptions.PageRequest?
    var format: PictureFormat?
    var isFullPage: Bool
    var placesTexts: Bool
    var lint: LintRules?
    var saysTexts: Bool
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

  /// Lays out a scene, or its pages.
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
    // Whoever wants whole pixels of HTML says of which size.
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
        // Interface Builder says how any view shows a picture, whether it could have one or not.
        diagnostics += scene.ignoredStyles(
          in: imported.size, traits: traits, except: [.contentMode])
      }
    }
    for (number, arrangement) in arrangements.enumerated() {
      diagnostics += arrangement.diagnostics
      // The arrangement reports missing glyphs itself where it knows them.
      diagnostics += text.diagnostics(of: arrangement).filter {
        !arrangement.diagnostics.contains($0)
      }
      scenes.append(
        Scene(
          id: imported.id, name: imported.name, arrangement: arrangement,
          isInitial: imported.isInitial,
          texts: drawing.saysTexts && document.kind != .html
            ? ShownTexts(of: imported.root) : .none,
          title: drawing.saysTexts ? imported.title : nil,
          page: arrangements.count > 1 ? number + 1 : nil))
    }
  }

  /// A document that took more than the limits allow.
  init(_ path: String, beyond limits: Limits, _ excess: WorkLimit.Excess) {
    self.path = path
    text = .standard
    error = excess.diagnostic(limits, of: "the document")
  }

  /// Takes what painting found, but for pictures of which reading told that they are not there.
  mutating func take(painted found: [Diagnostic]) {
    let told = Set(
      diagnostics.filter { LaidOutDocument.pictureRules.contains($0.rule) }.flatMap(\.nodes))
    let new = found.filter {
      !["missing-image", "resource-outside-root"].contains($0.rule)
        || told.isDisjoint(with: $0.nodes)
    }
    diagnostics = (diagnostics + new).byPlace(in: path)
  }

  /// Takes what reading knows of pictures that no drawing shows; what painting has told of a name is enough.
  mutating func takeMissingPictures() {
    let told = diagnostics.filter { $0.rule == "missing-image" }.map(\.message)
    let new = missingPictures.filter { picture in
      !told.contains { $0.contains("“\(picture.name)”") }
    }
    missingPictures = []
    diagnostics = (diagnostics + new.map(\.diagnostic)).byPlace(in: path)
  }

  private static let pictureRules: Set<String> = [
    "missing-resource", "remote-resource", "invalid-resource", "unsupported-image",
    "resource-outside-root", "resource-too-large",
  ]
}
