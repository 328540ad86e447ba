import QuoinModel
import QuoinPaint

extension SVG {
  /// Writes the document, as a whole or not at all, with its pictures in it.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - imageFolders: where pictures are looked for by name.
  /// - Returns: what could not be drawn as asked.
  @discardableResult
  public func write(
    to path: String, imageFolders: [String] = [""]
  ) throws(PaintError) -> [Diagnostic] {
    var (document, diagnostics) = (self, list.diagnostics)
    diagnostics += document.embedPictures(from: imageFolders)
    try FileBytes.write(Array(document.text.utf8), to: path)
    return diagnostics
  }

  /// Loads the pictures that the drawing names, so that the document holds them.
  ///
  /// - Returns: a `missing-image` for each that could not be loaded.
  public mutating func embedPictures(from folders: [String] = [""]) -> [Diagnostic] {
    let loader = ImageLoader(folders: folders)
    for case .image(let image) in list.commands where pictures[image.name] == nil {
      guard let picture = loader.picture(for: image) else { continue }
      let url = "data:image/png;base64," + Base64.text(picture.bytes)
      pictures[image.name] = Picture(url: url, size: picture.natural)
    }
    return loader.diagnostics
  }
}
