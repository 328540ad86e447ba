import Foundation
import Quoin
import QuoinCairo
import QuoinDocument
import QuoinResources

/// A picture format, identified by its file extension.
enum PictureFormat: String {
  case png
  case svg
  case pdf

  init?(path: String) {
    self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
  }
}

/// Writes the scenes of a document to files.
struct PictureWriter {
  private let base: String
  private let format: PictureFormat
  private let text: PangoTextMeasurer
  private let imageFolders: [String]
  private let pictures: PictureReading
  private let claims: OutputClaims
  private let document: String
  private let outlinesText: Bool
  private let deadline: Deadline
  /// The metadata of a PDF.
  var metadata = DocumentMetadata()

  /// Creates a writer for a document.
  ///
  /// - Parameters:
  ///   - output: A file, a folder, or `nil` for a PNG in the current folder.
  ///   - outlinesText: Whether SVG text is converted to outlines.
  ///   - pictures: The reader of the document's images.
  ///   - claims: The files that the run writes.
  ///   - deadline: The time at which writing is abandoned.
  init(
    job: DrawingJob, output: String?, text: PangoTextMeasurer, pictures: PictureReading,
    claims: OutputClaims, deadline: Deadline, outlinesText: Bool = false
  ) {
    self.deadline = deadline
    self.text = text
    self.pictures = pictures
    self.claims = claims
    document = job.path
    self.outlinesText = outlinesText
    imageFolders = PictureWriter.imageFolders(of: job.path)
    let name = job.name
    if let output, !isFolder(output) {
      format = PictureFormat(path: output) ?? .png
      base = String(output.dropLast(format.rawValue.count + 1))
    } else {
      format = .png
      base = output.map { $0.hasSuffix("/") ? $0 + name : $0 + "/" + name } ?? name
      if let output, name.contains("/") { PictureWriter.makeFolder(of: base, in: output) }
    }
  }

  /// Returns the folders in which a document's pictures are searched: its own, and the current one for full paths.
  static func imageFolders(of path: String) -> [String] {
    [URL(fileURLWithPath: path).deletingLastPathComponent().path, ""]
  }

  /// The number of items from which their layout takes much more memory than what remains of it.
  private static let manyItems = 20_000

  /// That a document has nothing to draw.
  static let noScenes = Diagnostic(
    .error, rule: "no-scenes", "the document has no view to draw; no picture is written")

  /// Creates the picture's folder inside an existing one.
  ///
  /// Writing the picture reports a folder that could not be created.
  private static func makeFolder(of path: String, in output: String) {
    guard isFolder(output) else { return }
    try? FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(),
      withIntermediateDirectories: true)
  }

  /// Writes all scenes and stores an error in the document if that fails.
  ///
  /// - Returns: The paths of the files.
  func write(_ document: inout LaidOutDocument) -> [String] {
    guard document.error == nil else { return [] }
    guard !document.scenes.isEmpty else {
      document.error = PictureWriter.noScenes
      return []
    }
    if document.scenes.contains(where: { $0.arrangement.items.count > PictureWriter.manyItems }) {
      ProcessMemory.giveBack()
    }
    var written: [String] = []
    do {
      let paths = paths(of: document)
      // Check all paths before writing any file.
      if let fault = claims.claim(paths, for: self.document) {
        document.error = fault
        return []
      }
      if let path = readPath(in: paths, of: document) {
        document.error = OutputClaims.readFault(path)
        return []
      }
      if format == .pdf {
        var pdf = PDF(
          document.scenes.map(\.arrangement), text: text, imageFolders: imageFolders)
        pdf.metadata = metadata
        pdf.reading = pictures
        pdf.deadline = deadline
        document.addFindings(ofPainting: try pdf.write(to: paths[0]))
        document.reportMissingPictures()
        return paths
      }
      for (scene, path) in zip(document.scenes, paths) {
        let found: [Diagnostic]
        if format == .svg {
          found = try svg(scene.arrangement).write(
            to: path, imageFolders: imageFolders, reading: pictures)
        } else {
          var png = PNG(scene.arrangement, text: text, imageFolders: imageFolders)
          png.reading = pictures
          png.deadline = deadline
          found = try png.write(to: path)
        }
        document.addFindings(ofPainting: found)
        written.append(path)
      }
      document.reportMissingPictures()
    } catch PaintError.unwritable(let path, _) where ReadFiles.shared.contains(path) {
      document.error = OutputClaims.readFault(path)
    } catch {
      document.error = Diagnostic(.error, rule: "unwritable", folderFault ?? "\(error)")
    }
    return written
  }

  /// Returns the first of several outputs that would replace a picture which a later one shows.
  ///
  /// A single picture is painted, with all pictures that it shows, before it is written. Of several, the first is written
  /// before the others are painted.
  private func readPath(in paths: [String], of document: LaidOutDocument) -> String? {
    guard paths.count > 1,
      paths.contains(where: {
        let path = URL(fileURLWithPath: $0).path
        return FileManager.default.fileExists(atPath: path)
          && document.resources?.mayRead(path) ?? true
      })
    else { return nil }
    for scene in document.scenes {
      DisplayList(scene.arrangement).openPictures(in: imageFolders, reading: pictures)
    }
    return paths.first { ReadFiles.shared.contains($0) }
  }

  /// An error message if the folder of the pictures does not exist.
  private var folderFault: String? {
    let folder = URL(fileURLWithPath: base).deletingLastPathComponent().path
    guard !FileManager.default.fileExists(atPath: folder) else { return nil }
    return "the picture cannot be written: there is no folder '\(folder)'"
  }

  private func svg(_ arrangement: Arrangement) -> SVG {
    let list = DisplayList(arrangement)
    return SVG(outlinesText ? list.outliningText(text) : list)
  }

  /// Returns the files of a document: one for each scene, or a single PDF.
  private func paths(of document: LaidOutDocument) -> [String] {
    if format == .pdf { return [base + ".pdf"] }
    var used: Set<String> = []
    return document.scenes.map { path(of: $0, in: document, used: &used) }
  }

  private func path(
    of scene: LaidOutDocument.Scene, in document: LaidOutDocument, used: inout Set<String>
  ) -> String {
    if let page = scene.page, document.kind == .html { return "\(base)-\(page).\(format.rawValue)" }
    guard document.scenes.count > 1 else { return base + "." + format.rawValue }
    let id = scene.id.replacing("/", with: "_")
    var name = id
    var number = 2
    while !used.insert(name).inserted {
      name = "\(id)-\(number)"
      number += 1
    }
    return "\(base)-\(name).\(format.rawValue)"
  }
}
