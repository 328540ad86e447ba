import ArgumentParser
import Foundation
import QuoinCairo
import Synchronization

/// `quoin render`: draws pictures.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw the scenes of documents as PNG, SVG or PDF files.",
    discussion: """
      A document with several scenes gives a PNG or SVG file for each scene, with the scene's id in the file name, or \
      a PDF file with a page for each scene. An HTML document on pages gives a PNG or SVG file for each page, with the \
      page number in the file name. The paths of the files are printed to standard output.

      An HTML document is drawn at the width of its viewport, 1280 points without --size, and at the height of its \
      content, at least 720 points. With --size it is drawn at that size, and content that is cut off is reported, \
      unless --full-page is used.

      With several devices, schemes, text sizes, directions or languages, each scene is drawn in every combination: \
      --device 'iPhone 15' --device 'iPad Pro landscape' --scheme light,dark --text-size L,AX1. The output folder then \
      contains a picture of each scene with all combinations side by side, a folder of the same name with the single \
      pictures, such as iphone-15_dark_ax1.png, and index.html as an overview. If both Android and Apple devices are \
      named, Android layouts are drawn on the former, and storyboards on the latter.
      """)

  @OptionGroup var options: DocumentOptions

  @Option(
    name: .shortAndLong,
    help: """
      The output file (.png, .svg or .pdf), or a folder, which is created if missing; several documents need a \
      folder. The default is a PNG file with the document's name in the current folder.
      """)
  var output: String?

  @Flag(
    help: "Write text in SVG files as outlines, for machines without the fonts.")
  var outlineText = false

  @Flag(
    help: "Draw HTML documents at the width of --size and the full height of their content.")
  var fullPage = false

  @Flag(
    help: """
      Write index.html into the output folder: a page that shows the pictures by document. It is always written with \
      several devices, schemes, text sizes, directions or languages.
      """)
  var index = false

  @OptionGroup var pages: PageOptions

  func validate() throws {
    if options.variants.variants.count > 1, output.map({ !isFolder($0) }) ?? false {
      throw ValidationError(
        "several devices, schemes, text sizes, directions or languages need a folder for their PNG pictures: "
          + "end -o in /")
    }
    try options.validateFilesOfVariants()
    if pages.areOfPDF, output.flatMap({ PictureFormat(path: $0) }) != .pdf {
      throw ValidationError(
        "--title, --author, --subject and --keywords apply to PDF files only: end -o in .pdf")
    }
    if index, options.variants.variants.count == 1, output.map({ !isFolder($0) }) ?? true {
      throw ValidationError("--index needs a folder for the pictures: end -o in /")
    }
    guard let output, !isFolder(output) else { return }
    if PictureFormat(path: output) == nil {
      throw ValidationError("'\(output)' ends neither in .png, .svg, .pdf nor in /")
    }
    if options.files.count > 1 || options.stdinList {
      throw ValidationError("several documents need a folder: end -o in /")
    }
  }

  func run() throws {
    if let output, output.hasSuffix("/") {
      // A failure is reported when the first picture cannot be written.
      try? FileManager.default.createDirectory(
        atPath: output, withIntermediateDirectories: true)
    }
    let reading = try DocumentReading(options)
    let variants = options.variants
    guard variants.variants.count == 1 else { return try run(variants, reading) }
    let output = output
    let outlinesText = outlineText
    let pages = pages
    let isFullPage = fullPage
    let printer = DiagnosticPrinter()
    let (paths, known) = try paths(reading)
    var names = known
    let claims = OutputClaims(inputs: options.files)
    let limits = reading.limits
    let page = Mutex(PictureIndex(folder: output ?? "."))
    let hasIndex = index
    StandardOutput.prepare()
    let status = inParallel(
      paths,
      prepare: {
        claims.add(input: $0)
        return names.job($0)
      },
      limits: limits,
      instead: { (LaidOutDocument($0.path, beyond: limits, $1), []) },
      { job, token -> (LaidOutDocument, [String]) in
        let format = output.flatMap { PictureFormat(path: $0) } ?? .png
        var document = LaidOutDocument(
          job.path, reading, token.deadline, placesTexts: true,
          pages: pages.request(isPDF: format == .pdf),
          format: format, isFullPage: isFullPage)
        let pictures = PictureReading(
          resources: document.resources, limits: limits, decoders: reading.decoders)
        var writer = PictureWriter(
          job: job, output: output, text: document.text, pictures: pictures, claims: claims,
          deadline: token.deadline, outlinesText: outlinesText)
        writer.metadata = pages.metadata(document.metadata)
        guard !token.isLate else { return (document, []) }
        let written = writer.write(&document)
        return (document, written)
      },
      each: { answer throws(OutputFailure) in
        let (document, written) = answer
        printer.print(document)
        try StandardOutput.write(written.map { $0 + "\n" }.joined())
        if hasIndex { page.withLock { $0.add(document.path, written) } }
        return document.status
      })
    let shown = hasIndex ? page.withLock { $0.write(claims) } : nil
    if let shown { StandardOutput.warn(shown) }
    let worst = max(
      status, shown == nil ? .clean : .failure,
      printer.print(
        fonts: reading.text.diagnostics, except: ["font-replaced", "missing-glyph"]))
    if worst != .clean { throw ExitCode(worst.rawValue) }
  }
}

extension RenderCommand {
  /// Draws documents in several surroundings.
  private func run(_ variants: VariantSet, _ reading: DocumentReading) throws {
    StandardOutput.prepare()
    let status = VariantRun(
      reading: reading, variants: variants,
      folder: output ?? VariantRun.folder(for: options.files), isFullPage: fullPage, pages: pages
    ).run()
    let worst = max(
      status,
      DiagnosticPrinter().print(
        fonts: reading.text.diagnostics, except: ["font-replaced", "missing-glyph"]))
    if worst != .clean { throw ExitCode(worst.rawValue) }
  }

  /// Returns the documents and the names of their pictures.
  private func paths(_ reading: DocumentReading) throws -> (InputPaths, OutputNames) {
    let paths = options.paths(reading.apps, language: reading.variant.language)
    let hasFolder = output.map { isFolder($0) } ?? false
    if let output, !hasFolder, paths.count.map({ $0 > 1 }) ?? false {
      throw ValidationError(
        "several documents need a folder for their pictures, not '\(output)': end -o in /")
    }
    // In an output folder, the pictures of an app are arranged in folders like its documents.
    return (paths, OutputNames(hasFolder ? paths.names : [:]))
  }
}

/// Returns whether a path names a folder.
func isFolder(_ path: String) -> Bool {
  var isDirectory: ObjCBool = false
  return path.hasSuffix("/")
    || (FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue)
}
