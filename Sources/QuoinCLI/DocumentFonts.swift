import Foundation
import QuoinCairo
import QuoinImport

/// The fonts of a document as files; those that are in the document itself are written out for as long as
/// this lives.
final class DocumentFonts: Sendable {
  let faces: [DocumentFont]
  private let written: [URL]

  init(_ fonts: [ImportedFont]) {
    var faces: [DocumentFont] = []
    var written: [URL] = []
    for font in fonts {
      switch font.source {
      case .file(let path): faces.append(DocumentFont(family: font.family, path: path))
      case .data(let bytes):
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
          "quoin-\(UUID().uuidString).font")
        guard (try? Data(bytes).write(to: file)) != nil else { continue }
        written.append(file)
        faces.append(DocumentFont(family: font.family, path: file.path))
      }
    }
    self.faces = faces
    self.written = written
  }

  deinit { for file in written { try? FileManager.default.removeItem(at: file) } }
}
