import QuoinGeometry
import QuoinModel

extension AndroidLooks {
  /// Reads the image of an image view and scales it as the view specifies.
  mutating func readImage(of leaf: AndroidLeaf) {
    guard let raw = attributes.raw("srcCompat") ?? attributes.raw("android:src") else { return }
    if raw.hasPrefix("@null") || raw.hasPrefix("@{") { return }
    let insets = leaf.padding.insets(leaf.readingDirection)
    let room = EdgeInsets(
      top: Double(insets.top) / density, left: Double(insets.left) / density,
      bottom: Double(insets.bottom) / density, right: Double(insets.right) / density)
    let tint = color("tint") ?? color("android:tint") ?? imageTint
    let mode = attributes.text("tintMode") ?? attributes.text("android:tintMode") ?? "src_atop"
    guard let found = drawables.drawable(raw, tint: tint.map { AndroidTint($0, mode: mode) }) else {
      return standIn(room)
    }
    let drawing = found.drawing
    var part = Drawing.Part(.drawing(drawing))
    part.place.insets = room
    part.place.isRelative = false
    if let size = found.size {
      let fit =
        attributes.kind == .floatingButton ? .center : Fit(attributes.text("android:scaleType"))
      content.parts.append(contentsOf: [AndroidLooks.scaled(part, size, fit)])
      leaf.style.clips = true
    } else {
      content.parts.append(part)
    }
    if let radius = corner {
      leaf.style.cornerRadius = radius
      leaf.style.clips = true
    }
  }

  /// The scaling of an image in its view: `ImageView.ScaleType`.
  enum Fit: String {
    case matrix, fitXY, fitStart, fitCenter, fitEnd, center, centerCrop, centerInside

    init(_ word: String?) {
      let numbers: [String: Fit] = [
        "0": .matrix, "1": .fitXY, "2": .fitStart, "3": .fitCenter, "4": .fitEnd, "5": .center,
        "6": .centerCrop, "7": .centerInside,
      ]
      self = word.flatMap { Fit(rawValue: $0) ?? numbers[$0] } ?? .fitCenter
    }
  }

  /// Returns a part with its scaling; modes that depend on the size of the view use an aspect mode.
  static func scaled(_ part: Drawing.Part, _ size: Size, _ fit: Fit) -> Drawing.Part {
    var part = part
    switch fit {
    case .fitXY: return part
    case .matrix:
      (part.place.horizontal, part.place.vertical) = (.at(0), .at(0))
    case .center:
      (part.place.horizontal, part.place.vertical) = (.at(0.5), .at(0.5))
    case .fitStart: part.place.aspect = DrawingPlace.Aspect(size, .fit, at: 0)
    case .fitCenter: part.place.aspect = DrawingPlace.Aspect(size, .fit, at: 0.5)
    case .fitEnd: part.place.aspect = DrawingPlace.Aspect(size, .fit, at: 1)
    case .centerCrop: part.place.aspect = DrawingPlace.Aspect(size, .cover, at: 0.5)
    case .centerInside: part.place.aspect = DrawingPlace.Aspect(size, .inside, at: 0.5)
    }
    (part.place.width, part.place.height) = (size.width, size.height)
    return part
  }

  /// The tint that the view class gives its image.
  private var imageTint: Color? {
    guard attributes.kind == .floatingButton else { return nil }
    return floatingIcon
  }

  /// The corner radius of an image that is clipped to a shape.
  private var corner: Double? {
    guard attributes.className.hasSuffix("ShapeableImageView") else { return nil }
    for name: AndroidName in ["shapeAppearanceOverlay", "shapeAppearance"] {
      guard let raw = attributes.raw(name) else { continue }
      let style = AndroidReference.styleName(resolver.text(raw, attributes.themes) ?? raw)
      guard let size = resolver.item("cornerSize", of: style) else {
        if style.contains("Full") || style.contains("Circle") { return 10_000 }
        continue
      }
      if size.hasSuffix("%") { return (Double(size.dropLast()) ?? 0) >= 50 ? 10_000 : 8 }
      return drawables.points(size)
    }
    return nil
  }

  /// Draws a placeholder for an image that is missing from the project.
  private mutating func standIn(_ room: EdgeInsets) {
    let faint = colors.theme("textColorPrimary").opacity(0.12)
    if background == nil, attributes.raw("android:background") == nil, attributes.kind == .image {
      var ground = Drawing.Part(.shape(DrawingShape(radius: 2, faint.opacity(0.5))))
      ground.place.insets = room
      content.parts.append(ground)
    }
    let sign = DrawingVector(AndroidIcons.picture, colors.theme("textColorSecondary").opacity(0.6))
    var part = Drawing.Part(.vector(sign))
    part.place.insets = room
    part.place.aspect = DrawingPlace.Aspect(Size(24), .inside, at: 0.5)
    (part.place.width, part.place.height) = (24, 24)
    content.parts.append(part)
  }

  /// Reads the drawables beside a text.
  mutating func readCompounds(of leaf: AndroidLeaf) {
    guard case .text(let text) = leaf.extent, !text.compounds.isEmpty else { return }
    let insets = leaf.padding.insets(leaf.readingDirection)
    let tint = color("drawableTint") ?? color("android:drawableTint")
    for compound in text.compounds {
      guard let raw = attributes.raw(AndroidName(stringLiteral: compound.attribute)),
        let found = drawables.drawable(raw, tint: tint.map { AndroidTint($0) }),
        let size = found.size
      else { continue }
      let drawing = found.drawing
      var part = Drawing.Part(.drawing(drawing))
      part.place.isRelative = false
      part.place.insets = EdgeInsets(
        top: Double(insets.top) / density, left: Double(insets.left) / density,
        bottom: Double(insets.bottom) / density, right: Double(insets.right) / density)
      (part.place.width, part.place.height) = (size.width, size.height)
      let side = compound.side.absolute(leaf.readingDirection)
      part.place.horizontal = .at(side == .left ? 0 : side == .right ? 1 : 0.5)
      part.place.vertical = .at(side == .top ? 0 : side == .bottom ? 1 : 0.5)
      content.parts.append(part)
    }
  }
}
