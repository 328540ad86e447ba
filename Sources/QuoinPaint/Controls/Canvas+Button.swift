import QuoinGeometry
import QuoinModel

extension Canvas {
  /// A button's ground and pictures.
  mutating func button(
    _ button: ButtonContent, in frame: Rect, look: Look, texts: [PlacedText]
  ) {
    let radius = look.cornerRadius > 0 ? look.cornerRadius : min(7, frame.height / 2)
    let strength = button.isEnabled ? 1.0 : 0.5
    switch button.background {
    case .none: break
    case .filled: fill(frame, look.tint.opacity(strength), radius: radius)
    case .tinted: fill(frame, look.tint.opacity(0.16 * strength), radius: radius)
    case .gray: fill(frame, Color.systemFill.opacity(0.8 * strength), radius: radius)
    }
    if let behind = button.backgroundImage {
      var plain = look
      plain.contentMode = .scaleToFill
      image(behind, in: RoundedRect(frame), look: plain)
    }
    guard let picture = button.image else { return }
    var fitted = look
    fitted.contentMode = .scaleAspectFit
    if !button.isEnabled { fitted.tint = .placeholderText }
    if button.background == .filled { fitted.tint = .white }
    fitted.cornerRadius = 0
    let natural = picture.size ?? Size(20)
    let size = Size(min(natural.width, frame.width), min(natural.height, frame.height))
    var place = frame.centered(size)
    if let title = texts.first, !title.text.lines.isEmpty {
      // The picture stands before the title, wherever the title is.
      let room = title.frame.offset(by: frame.origin)
      let start = room.minX + (room.width - title.text.size.width) * title.alignment.share
      let end = start + title.text.size.width
      place.origin.x = isRightToLeft ? min(end, frame.maxX - size.width) : start - size.width
      if place.minX < frame.minX, !isRightToLeft { place.origin.x = frame.minX }
    }
    image(picture, in: RoundedRect(place), look: fitted)
  }
}

extension TextAlignment {
  /// The part of the free room that lies left of a line.
  fileprivate var share: Double {
    switch self {
    case .center: 0.5
    case .right: 1
    default: 0
    }
  }
}
