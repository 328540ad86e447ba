import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws the background and the images of a button.
  mutating func button(
    _ button: ButtonContent, in frame: Rect, look: Look, texts: [PlacedText]
  ) {
    switch button.background {
    case .none: break
    case .filled: part(.filled, in: frame, tint: look.tint, radius: look.cornerRadius)
    case .tinted: part(.tinted, in: frame, tint: look.tint, radius: look.cornerRadius)
    case .gray: part(.gray, in: frame, tint: look.tint, radius: look.cornerRadius)
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
      // The image precedes the title, wherever the title is.
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
  /// The fraction of the free space that is left of a line.
  fileprivate var share: Double {
    switch self {
    case .center: 0.5
    case .right: 1
    default: 0
    }
  }
}
