import Foundation
import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

/// What poppler, which many viewers use, makes of a document.
struct Poppler {
  private let folder = TemporaryFolder()
  private let file: String

  /// `nil` where its tools are not there.
  init?(_ data: [UInt8]) throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftoppm") else { return nil }
    file = folder.path("a.pdf")
    try FileBytes.write(data, to: file)
  }

  private func run(_ tool: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/" + tool)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The text of the document.
  func text() throws -> String { try run("pdftotext", file, "-") }

  /// The first page with a pixel a point.
  func pixels() throws -> Pixels {
    _ = try run("pdftoppm", "-r", "72", "-png", "-singlefile", file, folder.path("page"))
    return try Pixels(file: folder.path("page.png"))
  }
}

extension SVG {
  /// What librsvg makes of the document.
  func drawn(_ width: Double, _ height: Double) throws -> Pixels {
    let folder = TemporaryFolder()
    try FileBytes.write(Array(text.utf8), to: folder.path("a.svg"))
    return try Pixels(
      .of(
        [.image(DrawnImage(name: folder.path("a.svg"), frame: Rect(0, 0, width, height)))], width,
        height))
  }
}
