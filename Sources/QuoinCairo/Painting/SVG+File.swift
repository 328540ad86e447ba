import QuoinModel
import QuoinPaint
import QuoinResources

extension SVG {
  /// Writes the document atomically, with its pictures embedded.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - imageFolders: the folders that are searched for pictures by name.
  ///   - reading: how pictures are accessed, limited and decoded.
  /// - Returns: diagnostics about what could not be drawn as requested.
  @discardableResult
  public func write(
    to path: String, imageFolders: [String] = [""], reading: PictureReading = PictureReading()
  ) throws(PaintError) -> [Diagnostic] {
    var (document, diagnostics) = (self, list.diagnostics)
    diagnostics += list.backdropsNotShown(in: "SVG")
    diagnostics += document.embedPictures(from: imageFolders, reading: reading)
    try FileBytes.write(Array(document.text.utf8), to: path)
    return diagnostics.limited(to: list.documentTerms?.diagnostics ?? .none)
  }

  /// Loads the pictures of the drawing, so that the document contains them.
  ///
  /// - Returns: a `missing-image` diagnostic for each picture that could not be loaded.
  package mutating func embedPictures(
    from folders: [String] = [""], reading: PictureReading = PictureReading()
  ) -> [Diagnostic] {
    let loader = ImageLoader(
      folders: folders, reading: reading.completed(by: list.documentTerms, folders))
    for command in list.commands {
      switch command {
      case .image(let image):
        guard image.missingFrom == nil else {
          _ = loader.picture(for: image)
          continue
        }
        embed(image.name, image.place, image.node, loader)
      case .layer(let layer):
        if case .picture(let name) = layer.image {
          embed(name, layer.place, layer.node, loader, hasStandIn: layer.hasStandIn)
        }
      default: break
      }
    }
    return loader.diagnostics
  }

  private mutating func embed(
    _ name: String, _ place: SourcePlace?, _ node: String?, _ loader: ImageLoader,
    hasStandIn: Bool = true
  ) {
    guard pictures[name] == nil,
      let picture = loader.picture(name, place: place, node: node, hasStandIn: hasStandIn)
    else { return }
    // A picture that hangs a decoder here would hang the program that shows the file.
    picture.document?.tryDrawing(in: picture.natural)
    if picture.document?.failure != nil { return }
    // WebP is the only format that some SVG readers do not support.
    var (bytes, type) = (picture.bytes, picture.format.mediaType)
    if picture.format == .webp, let surface = picture.surface,
      let encoder = PNGEncoder(surface)
    {
      (bytes, type) = (encoder.encode(), PictureFormat.png.mediaType)
    }
    var embedded = Picture(
      url: "data:\(type);base64," + Base64.text(bytes), size: picture.natural,
      aspectRatio: picture.document?.sizing.contains(.viewBox) == true
        ? SVGPicture.aspectRatio(bytes) : nil)
    embedded.natural = picture.dimensions
    pictures[name] = embedded
  }
}
