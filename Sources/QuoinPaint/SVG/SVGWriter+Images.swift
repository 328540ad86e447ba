import QuoinGeometry
import QuoinModel

extension SVGWriter {
  /// Writes an image or its stand-in.
  mutating func image(_ image: DrawnImage) {
    guard let picture = pictures[image.name], image.missingFrom == nil else {
      for command in image.standIn { write(command) }
      return
    }
    guard image.frame.isFinite, !image.frame.isEmpty else { return }
    let pieces = image.pieces(natural: image.size ?? picture.size)
    guard !pieces.isEmpty else { return }
    let isCut = !image.radii.isZero
    if isCut { beginClip(RoundedRect(image.frame, radii: image.radii)) }
    if let tint = image.tint {
      let silhouette = Silhouette(
        color: tint, bounds: pieces.dropFirst().reduce(pieces[0].target) { $0.union($1.target) })
      beginSilhouette(silhouette)
    }
    let url = SVGText.escaped(picture.url)
    let size = image.drawingSize ?? picture.size
    let ratio = image.keepsViewBox && pieces.count == 1 ? picture.aspectRatio : nil
    for piece in pieces {
      draw(url, size, piece, keepsPixels: image.keepsPixels, ratio: ratio ?? "none")
    }
    if image.tint != nil { text += "</g>\n" }
    if isCut { text += "</g>\n" }
  }

  /// Writes a part of an image, stretched to its target.
  private mutating func draw(
    _ url: String, _ natural: Size, _ piece: DrawnImage.Piece, keepsPixels: Bool,
    ratio: String
  ) {
    let (source, target) = (piece.source, piece.target)
    guard source.width > 0, source.height > 0 else { return }
    let across = target.width / source.width
    let down = target.height / source.height
    let whole = Rect(
      target.minX - source.minX * across, target.minY - source.minY * down,
      natural.width * across, natural.height * down)
    guard let place = element(RoundedRect(whole)) else { return }
    let isPart = source != Rect(origin: .zero, size: natural)
    if isPart { beginClip(RoundedRect(target)) }
    let rendering = keepsPixels ? " style=\"image-rendering:pixelated\"" : ""
    text +=
      "<image\(place.dropFirst(4)) preserveAspectRatio=\"\(SVGText.escaped(ratio))\"\(rendering)"
      + " href=\"\(url)\"/>\n"
    if isPart { text += "</g>\n" }
  }

  /// Writes a background layer as a pattern of copies.
  mutating func layer(_ layer: DrawnLayer) {
    var natural = NaturalSize(nil)
    var url = ""
    var ratio = "none"
    if case .picture(let name) = layer.image {
      guard let picture = pictures[name] else {
        for command in layer.standIn { write(command) }
        return
      }
      natural = picture.natural ?? NaturalSize(picture.size)
      url = SVGText.escaped(picture.url)
      ratio = SVGText.escaped(picture.aspectRatio ?? "none")
    }
    guard let tiling = layer.tiling(of: natural), let clip = element(layer.shape) else {
      return
    }
    let tile = tiling.tile
    let painted = tiling.covered(of: layer.shape.rect)
    guard !painted.isEmpty else { return }
    let name = newName()
    text +=
      "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\"" + attribute("x", tile.minX)
      + attribute("y", tile.minY) + attribute("width", tile.width + tiling.gap.width)
      + attribute("height", tile.height + tiling.gap.height) + ">\n"
    let unit = Rect(origin: .zero, size: tile.size)
    switch layer.image {
    case .gradient(let gradient):
      fill(RoundedRect(unit), DrawnGradient(gradient, in: unit))
    case .picture:
      text +=
        "<image width=\"\(SVGNumber.text(tile.width))\" height=\"\(SVGNumber.text(tile.height))\""
        + " preserveAspectRatio=\"\(ratio)\" href=\"\(url)\"/>\n"
    }
    text += "</pattern>\n"
    if painted == layer.shape.rect {
      text += "<\(clip) fill=\"url(#\(name))\"/>\n"
    } else {
      beginClip(layer.shape)
      if let rect = element(RoundedRect(painted)) {
        text += "<\(rect) fill=\"url(#\(name))\"/>\n"
      }
      text += "</g>\n"
    }
  }
}
