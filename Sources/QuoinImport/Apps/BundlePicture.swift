import QuoinGeometry
import QuoinModel
import QuoinResources

/// An image of a bundle, with its light and dark variants.
struct BundlePicture: Hashable, Sendable {
  /// A file, and the size of its image.
  struct File: Hashable, Sendable {
    var path: String
    /// The natural size, in points; for a sliced image, that of the kept slices.
    var size: Size?
    var slices: PictureSlices?
    /// A data URL of the image, if it is only a part of the file.
    var data: String?

    init(path: String, size: Size?) {
      self.path = path
      self.size = size
    }

    /// Creates the file of an image set's slot.
    init(_ slot: ImageSet.Slot, in folder: String, _ resources: Resources) {
      path = folder + "/" + slot.file
      guard let header = PictureFileSize(file: path, resources) else { return }
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
  /// The file for dark mode, if it has its own.
  var dark: File?
  var rendering = ImageSet.Rendering.automatic
  /// Whether the image is a custom symbol, whose size depends on the font.
  var isSymbol = false

  init(light: File, rendering: ImageSet.Rendering = .automatic) {
    self.light = light
    self.rendering = rendering
  }

  /// Returns the image as the content of a node.
  ///
  /// - Parameter isTinted: Whether the view tints images with automatic rendering.
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
  /// Creates the slices of an image from the catalogue's insets, which are in pixels.
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
