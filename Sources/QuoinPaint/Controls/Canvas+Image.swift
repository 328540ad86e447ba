import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws an image: a file as an image command, a system symbol as a shape in the tint colour.
  mutating func image(_ image: ImageContent, in shape: RoundedRect, look: Look) {
    let frame = shape.rect
    guard !frame.isEmpty else { return }
    if image.isSymbol {
      symbol(image, in: frame, look: look)
      return
    }
    var drawn = DrawnImage(
      name: image.name, frame: frame, mode: look.contentMode, size: image.size,
      isDark: scheme == .dark)
    drawn.keepsViewBox = isDocument
    if !shape.isSharp { drawn.radii = shape.radii }
    drawn.caps = image.caps
    drawn.slices = image.slices
    drawn.missingFrom = image.missingFrom
    if !look.decoration.isNone {
      drawn.position = look.decoration.parts.contentPosition
      drawn.keepsPixels = look.decoration.parts.keepsPixels
    }
    if image.isTemplate { drawn.tint = resolve(look.tint) }
    drawn.place = place
    drawn.node = node
    guard !image.name.isEmpty else { return }
    // CSS Images 3 §5.5: an image larger than its box is clipped.
    let isLarger = [.scaleAspectFill, .center].contains(drawn.mode) && drawn.radii.isZero
    let isCut = isDocument && isLarger
    if isCut { add(.beginClip(shape)) }
    add(.image(drawn))
    if isCut { add(.endClip) }
  }
}

extension DrawnImage {
  /// The commands to draw if the image cannot be loaded: a grey area with a sun and mountains, or
  /// the lines of a border (CSS Backgrounds 3 §6.1).
  package var standIn: [DrawCommand] {
    var traits = Traits()
    traits.colorScheme = isDark ? .dark : .light
    var canvas = Canvas(traits: traits)
    if let border {
      canvas.border(border.edges)
      return canvas.commands
    }
    let ground = Color(light: Color(hex: 0xE5E5EA), dark: Color(hex: 0x2C2C2E))
    let shape = Color(light: Color(hex: 0xC0C0C8), dark: Color(hex: 0x55555A))
    guard frame.isFinite, !frame.isEmpty else { return [] }
    let radius = min(4, frame.width / 8, frame.height / 8)
    canvas.fill(
      RoundedRect(frame, radii: radii.isZero ? CornerRadii(radius) : radii), ground)
    let side = min(frame.width * 0.6, frame.height * 0.6, 64)
    guard side >= 5 else { return canvas.commands }
    let box = frame.centered(Size(side, side * 0.8))
    func at(_ x: Double, _ y: Double) -> Point {
      Point(box.minX + x * box.width, box.minY + y * box.height)
    }
    canvas.disc(at(0.28, 0.22), radius: side * 0.11, shape)
    canvas.fill(
      Path(
        lines: [
          at(0, 1), at(0.3, 0.52), at(0.46, 0.74), at(0.68, 0.34), at(1, 1),
        ], closed: true), shape)
    return canvas.commands
  }
}
