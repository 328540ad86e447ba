import QuoinGeometry
import QuoinModel
import QuoinResources

/// A picture of a bundle, for light and for dark surroundings.
struct BundlePicture: Hashable, Sendable {
  /// A file, and how large the picture in it is.
  struct File: Hashable, Sendable {
    var path: String
    /// The natural size, in points; of a sliced picture that of the slices that are kept.
    var size: Size?
    var slices: PictureSlices?
    /// An address that holds the picture itself, where it is a part of the file.
    var data: String?

    init(path: String, size: Size?) {
      self.path = path
      self.size = size
    }

    /// The picture in a slot.
    init(_ slot: ImageSet.Slot, in folder: String, _ door: Resources) {
      path = folder + "/" + slot.file
      guard let header = PictureFileSize(file: path, door) else { return }
      let scale = header.isVector ? 1 : slot.scale ?? 1
      let full = Size(header.size.width / scale, header.size.height / scale)
      size = full
      guard let slicing = slot.slicing else { return }
      let slices = PictureSlices(slicing, full: full, scale: slot.scale ?? 1)
      self.slices = slices
      size = slices.keptSize
    }
  }

  var light: File
  /// The file for dark surroundings, where that is another one.
  var dark: File?
  var rendering = ImageSet.Rendering.automatic
  /// Whether it is one of the app's own symbols, of which the font decides the size.
  var isSymbol = false

  init(light: File, rendering: ImageSet.Rendering = .automatic) {
    self.light = light
    self.rendering = rendering
  }

  /// The picture as a node shows it.
  ///
  /// - Parameter isTinted: whether whoever shows it tints pictures that say nothing of that.
  func content(isTinted: Bool) -> ImageContent {
    var image = content(light, isTinted: isTinted)
    if let dark {
      image.cases = [
        Varied<ImageContent>.Case(.dark, content(dark, isTinted: isTinted))
      ]
    }
    return image
  }

  private func content(_ file: File, isTinted: Bool) -> ImageContent {
    var image = ImageContent(name: file.data ?? file.path, size: file.size)
    image.isTemplate = rendering == .template || rendering == .automatic && (isTinted || isSymbol)
    image.caps = file.slices?.caps
    image.slices = file.slices
    return image
  }
}

extension PictureSlices {
  /// The slices of a picture of a size, of which the catalogue counts pixels.
  init(_ slicing: ImageSet.Slicing, full: Size, scale: Double) {
    let caps = EdgeInsets(
      top: slicing.caps.top / scale, left: slicing.caps.left / scale,
      bottom: slicing.caps.bottom / scale, right: slicing.caps.right / scale)
    let center = Size(
      slicing.isHorizontal ? slicing.center.width / scale : full.width,
      slicing.isVertical ? slicing.center.height / scale : full.height)
    self.init(full: full, caps: caps, center: center)
  }
}
