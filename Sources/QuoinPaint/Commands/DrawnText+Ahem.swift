import QuoinGeometry
import QuoinLayout
import QuoinModel

extension DrawnText {
  /// The rectangles of a text in the test font, with touching ones merged.
  var ahemBoxes: [Rect] {
    var boxes: [Rect] = []
    let em = font.size
    var pen = 0.0
    for character in string {
      var advance = Ahem.advance(character) * em
      if advance > 0 { advance += letterSpacing }
      if character == " " || character == "\u{A0}" { advance += wordSpacing }
      defer { pen += advance }
      guard let ink = Ahem.ink(character) else { continue }
      let x = isRightToLeft ? origin.x + (width ?? 0) - pen - em : origin.x + pen
      let box = Rect(
        x: x, y: origin.y - ink.top * em, width: em, height: (ink.top - ink.bottom) * em)
      if let last = boxes.last, last.minY == box.minY, last.height == box.height,
        abs(last.maxX - box.minX) < 1e-9 || abs(box.maxX - last.minX) < 1e-9
      {
        boxes[boxes.count - 1] = last.union(box)
      } else {
        boxes.append(box)
      }
    }
    return boxes
  }
}
