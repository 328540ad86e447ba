import Foundation
import Quoin
import QuoinCairo

/// Pictures that the gallery's programs show, drawn when they are needed.
enum Photo {
  /// An evening by the sea, 240 by 160 points, as a `data:` URL.
  static let evening = url(eveningScene, Size(240, 160))
  /// A speech bubble, 60 by 48 points, with round corners and a tail, to be stretched.
  static let bubble = url(bubbleShape, Size(60, 48))

  private static func url(_ node: () -> Node, _ size: Size) -> String {
    let arrangement = Scene(node()).layout(in: size, traits: Traits(displayScale: 2))
    guard let data = try? PNG(arrangement, scale: 2, background: .transparent).data else {
      return ""
    }
    return "data:image/png;base64," + Data(data).base64EncodedString()
  }

  private static func eveningScene() -> Node {
    func hill(_ points: [(Double, Double)], _ color: Color) -> Relation<AbsoluteContainer> {
      let lines = [(0.0, 160.0)] + points + [(240, 160)]
      return ShapeNode(.path(Path(lines: lines.map { Point($0.0, $0.1) }, closed: true)))
        .background(color).frame(0, 0, 240, 160)
    }
    return AbsoluteContainer {
      ShapeNode().style {
        $0.gradient = .linear(
          angle: 180, Color(hex: 0x3B2667), Color(hex: 0xBC4E9C), Color(hex: 0xF8A055),
          Color(hex: 0xFFE29A))
      }.frame(0, 0, 240, 160)
      ShapeNode(.ellipse).background(Color(hex: 0xFFF4C8)).style {
        $0.shadow = Shadow(color: Color(hex: 0xFFF4C8), y: 0, blur: 24)
      }.frame(142, 60, 40, 40)
      hill(
        [(0, 96), (34, 70), (58, 92), (96, 52), (130, 94), (168, 80), (204, 102), (240, 86)],
        Color(hex: 0x7A3B69))
      hill(
        [(0, 120), (46, 98), (90, 122), (142, 104), (190, 126), (240, 110)], Color(hex: 0x4A2545))
      hill([(0, 146), (70, 128), (132, 144), (190, 134), (240, 142)], Color(hex: 0x2A1530))
    }
  }

  private static func bubbleShape() -> Node {
    let color = Color(hex: 0x12B886)
    let tail = Path([
      .move(Point(20, 38)), .line(Point(14, 48)), .line(Point(32, 38)), .close,
    ])
    return AbsoluteContainer {
      ShapeNode().cornerRadius(14).style {
        $0.gradient = .linear(angle: 180, Color(hex: 0x38D9A9), color)
        $0.borderWidth = 2
        $0.borderColor = Color(hex: 0x087F5B)
      }.frame(0, 0, 60, 40)
      ShapeNode(.path(tail)).background(Color(hex: 0x087F5B)).frame(0, 0, 60, 48)
    }
  }
}
