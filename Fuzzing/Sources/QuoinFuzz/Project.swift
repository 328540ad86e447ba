import Foundation
import Quoin
import QuoinDocument
import QuoinImport

/// An Android project in a folder of its own, whose files are an input's parts.
///
/// The parts are apart by lines of three hyphens: the layout, a values file, the drawable `d`, and the layout `other`.
struct Project {
  static let shared = Project()

  private static let files = [
    "layout/main.xml", "values/values.xml", "drawable/d.xml", "layout/other.xml",
  ]

  private let resources: String

  private init() {
    let name = "quoin-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    resources = root + "/res"
    for folder in ["layout", "values", "drawable"] {
      try? FileManager.default.createDirectory(
        atPath: resources + "/" + folder, withIntermediateDirectories: true)
    }
    // What makes the folder the root of a project.
    _ = FileManager.default.createFile(atPath: root + "/settings.gradle", contents: Data())
  }

  /// Reads the input's layout, lays it out and draws it.
  func open(_ data: Data) {
    var rest = data
    for (number, file) in Project.files.enumerated() {
      let cut = rest.range(of: Data("\n---\n".utf8))
      let part = number + 1 < Project.files.count ? cut.map { rest[..<$0.lowerBound] } : nil
      let path = resources + "/" + file
      // A file that is not there is another case than an empty one.
      if rest.isEmpty { unlink(path) } else { write(part ?? rest, to: path) }
      rest = part == nil ? Data() : cut.map { rest[$0.upperBound...] } ?? Data()
    }
    var options = ImportOptions()
    options.limits = .strict
    options.text = FixedTextMeasurer()
    options.size = Size(360, 640)
    options.path = resources + "/layout/main.xml"
    guard let layout = FileManager.default.contents(atPath: options.path),
      let document = try? Document(layout, options: options)
    else { return }
    for imported in document.imported.scenes {
      let scene = Scene(imported.root, text: FixedTextMeasurer())
      let arrangement = scene.layout(in: imported.size, traits: imported.traits)
      _ = try? SVG(DisplayList(arrangement, isTagged: true)).text
    }
  }

  private func write(_ data: Data, to path: String) {
    // Without a file of its own for each writing, which would be most of the time.
    guard let file = fopen(path, "w") else { return }
    data.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, file) }
    fclose(file)
  }
}
