import ArgumentParser
import Foundation
import QuoinCairo

/// `quoin render`: pictures.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw the scenes of documents to PNG, SVG or PDF.",
    discussion: """
      Of a document with several scenes, PNG and SVG get a file for each, with the scene's id in \
      its name, and PDF a page for each. The paths of the files go to standard output.
      """)

  @OptionGroup var options: DocumentOptions

  @Option(
    name: .shortAndLong,
    help: """
      The file to write, by its ending .png, .svg or .pdf; a folder, which is made, for several documents. \
      Without it, a PNG named as the document in this folder.
      """)
  var output: String?

  @Flag(
    help: "Write texts of SVG as outlines, for where their fonts are not there.")
  var outlineText = false

  @OptionGroup var pages: PageOptions

  func validate() throws {
    if pages.areGiven, output.flatMap({ PictureFormat(path: $0) }) != .pdf {
      throw ValidationError("pages and their titles are those of a PDF: end -o in .pdf")
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
      // What cannot be made is said when the first picture cannot be written.
      try? FileManager.default.createDirectory(
        atPath: output, withIntermediateDirectories: true)
    }
    let reading = try DocumentReading(options)
    let output = output
    let outlinesText = outlineText
    let format = pages.format
    let metadata = pages.metadata
    let printer = DiagnosticPrinter()
    var names = OutputNames()
    StandardOutput.prepare()
    let status = inParallel(
      options.paths,
      prepare: { names.job($0) },
      { job -> (LaidOutDocument, [String]) in
        var document = LaidOutDocument(
          job.path, reading, placesTexts: true, pages: format)
        var writer = PictureWriter(
          job: job, output: output, text: document.text, outlinesText: outlinesText)
        writer.metadata = metadata
        let written = writer.write(&document)
        return (document, written)
      },
      each: { answer throws(OutputFailure) in
        let (document, written) = answer
        printer.print(document)
        try StandardOutput.write(written.map { $0 + "\n" }.joined())
        return document.status
      })
    let worst = max(
      status,
      printer.print(
        fonts: reading.text.diagnostics, but: ["font-replaced", "missing-glyph"]))
    if worst != .clean { throw ExitCode(worst.rawValue) }
  }
}

/// Whether a path names a folder.
func isFolder(_ path: String) -> Bool {
  var isDirectory: ObjCBool = false
  return path.hasSuffix("/")
    || (FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue)
}
