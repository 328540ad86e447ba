import QuoinGeometry
import QuoinModel

/// A symbol drawn as open and closed lines, identified by a prefix of its name.
private struct SymbolOutline {
  let name: String
  /// Open lines, in fractions of the square's side, relative to its centre.
  var open: [[(Double, Double)]] = []
  /// Closed lines, which are filled if the symbol's name says so.
  var closed: [[(Double, Double)]] = []
  /// Circles, given by centre and radius.
  var circles: [(Double, Double, Double)] = []

  /// The most common symbols; longer names precede their prefixes.
  static let all: [SymbolOutline] = [
    SymbolOutline(
      name: "square.and.arrow.up",
      open: [
        [(-0.14, -0.14), (-0.3, -0.14), (-0.3, 0.44), (0.3, 0.44), (0.3, -0.14), (0.14, -0.14)],
        [(0, 0.18), (0, -0.46)], [(-0.17, -0.28), (0, -0.46), (0.17, -0.28)],
      ]),
    SymbolOutline(
      name: "square.and.arrow.down",
      open: [
        [(-0.14, -0.14), (-0.3, -0.14), (-0.3, 0.44), (0.3, 0.44), (0.3, -0.14), (0.14, -0.14)],
        [(0, -0.46), (0, 0.2)], [(-0.17, 0.02), (0, 0.2), (0.17, 0.02)],
      ]),
    SymbolOutline(
      name: "square.and.pencil",
      open: [
        [(0.1, -0.34), (-0.38, -0.34), (-0.38, 0.42), (0.36, 0.42), (0.36, -0.02)],
        [(-0.08, 0.14), (0.42, -0.4)],
      ]),
    SymbolOutline(
      name: "trash",
      open: [
        [(-0.38, -0.3), (0.38, -0.3)],
        [(-0.12, -0.3), (-0.12, -0.42), (0.12, -0.42), (0.12, -0.3)],
        [(-0.1, -0.12), (-0.1, 0.26)], [(0.1, -0.12), (0.1, 0.26)],
      ], closed: [[(-0.3, -0.3), (0.3, -0.3), (0.25, 0.42), (-0.25, 0.42)]]),
    SymbolOutline(
      name: "house",
      closed: [
        [
          (0, -0.42), (0.44, -0.04), (0.32, -0.04), (0.32, 0.4), (-0.32, 0.4), (-0.32, -0.04),
          (-0.44, -0.04),
        ]
      ]),
    SymbolOutline(
      name: "folder",
      closed: [
        [
          (-0.44, -0.32), (-0.12, -0.32), (-0.02, -0.22), (0.44, -0.22), (0.44, 0.34),
          (-0.44, 0.34),
        ]
      ]),
    SymbolOutline(
      name: "doc",
      closed: [[(-0.3, -0.44), (0.08, -0.44), (0.3, -0.2), (0.3, 0.44), (-0.3, 0.44)]]),
    SymbolOutline(
      name: "book",
      open: [[(0, -0.26), (0, 0.36)]],
      closed: [
        [
          (-0.46, -0.34), (-0.16, -0.34), (0, -0.26), (0.16, -0.34), (0.46, -0.34), (0.46, 0.3),
          (0.16, 0.3), (0, 0.36), (-0.16, 0.3), (-0.46, 0.3),
        ]
      ]),
    SymbolOutline(
      name: "pencil",
      closed: [[(-0.4, 0.4), (-0.32, 0.14), (0.26, -0.42), (0.42, -0.26), (-0.14, 0.32)]]),
    SymbolOutline(
      name: "bell",
      open: [[(-0.1, 0.4), (0.1, 0.4)]],
      closed: [
        [
          (0, -0.44), (0.22, -0.3), (0.28, 0.06), (0.4, 0.26), (-0.4, 0.26), (-0.28, 0.06),
          (-0.22, -0.3),
        ]
      ]),
    SymbolOutline(
      name: "bookmark",
      closed: [[(-0.26, -0.44), (0.26, -0.44), (0.26, 0.44), (0, 0.2), (-0.26, 0.44)]]),
    SymbolOutline(
      name: "flag", open: [[(-0.32, -0.44), (-0.32, 0.46)]],
      closed: [[(-0.32, -0.4), (0.38, -0.4), (0.38, 0.08), (-0.32, 0.08)]]),
    SymbolOutline(name: "play", closed: [[(-0.3, -0.4), (0.4, 0), (-0.3, 0.4)]]),
    SymbolOutline(
      name: "pause",
      closed: [
        [(-0.28, -0.38), (-0.08, -0.38), (-0.08, 0.38), (-0.28, 0.38)],
        [(0.08, -0.38), (0.28, -0.38), (0.28, 0.38), (0.08, 0.38)],
      ]),
    SymbolOutline(
      name: "forward",
      closed: [[(-0.44, -0.3), (0, 0), (-0.44, 0.3)], [(0, -0.3), (0.44, 0), (0, 0.3)]]),
    SymbolOutline(
      name: "backward",
      closed: [[(0.44, -0.3), (0, 0), (0.44, 0.3)], [(0, -0.3), (-0.44, 0), (0, 0.3)]]),
    SymbolOutline(
      name: "clock", open: [[(0, -0.24), (0, 0), (0.16, 0.08)]], circles: [(0, 0, 0.42)]),
    SymbolOutline(
      name: "info",
      open: [[(-0.07, -0.06), (0.01, -0.06), (0.01, 0.24)], [(0, -0.22), (0, -0.18)]]),
    SymbolOutline(
      name: "gear",
      open: (0..<8).map { tooth in
        let (x, y) = directions[tooth]
        return [(x * 0.32, y * 0.32), (x * 0.46, y * 0.46)]
      }, circles: [(0, 0, 0.32), (0, 0, 0.13)]),
    SymbolOutline(
      name: "camera",
      closed: [
        [
          (-0.46, -0.24), (-0.2, -0.24), (-0.12, -0.36), (0.12, -0.36), (0.2, -0.24), (0.46, -0.24),
          (0.46, 0.34), (-0.46, 0.34),
        ]
      ], circles: [(0, 0.04, 0.17)]),
    SymbolOutline(
      name: "arrow.clockwise",
      open: [
        [
          (0.3, -0.22), (0.1, -0.37), (-0.14, -0.36), (-0.34, -0.18), (-0.38, 0.06), (-0.26, 0.28),
          (-0.02, 0.4), (0.22, 0.34), (0.38, 0.12),
        ],
        [(0.34, -0.44), (0.32, -0.2), (0.08, -0.2)],
      ]),
    SymbolOutline(
      name: "arrow.counterclockwise",
      open: [
        [
          (-0.3, -0.22), (-0.1, -0.37), (0.14, -0.36), (0.34, -0.18), (0.38, 0.06), (0.26, 0.28),
          (0.02, 0.4), (-0.22, 0.34), (-0.38, 0.12),
        ],
        [(-0.34, -0.44), (-0.32, -0.2), (-0.08, -0.2)],
      ]),
    SymbolOutline(
      name: "arrowshape.turn.up.left",
      closed: [
        [
          (-0.44, -0.04), (-0.06, -0.38), (-0.06, -0.18), (0.2, -0.14), (0.42, 0.32), (0.14, 0.12),
          (-0.06, 0.1), (-0.06, 0.3),
        ]
      ]),
  ]

  /// Unit vectors in eight directions.
  private static let directions: [(Double, Double)] = [
    (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0), (-0.7071, -0.7071), (0, -1),
    (0.7071, -0.7071),
  ]
}

extension Canvas {
  /// Draws a symbol as an outline, and returns `false` if there is none with that name.
  mutating func outline(_ name: String, in square: SymbolSquare) -> Bool {
    guard
      let found = SymbolOutline.all.first(where: {
        name == $0.name || name.hasPrefix($0.name + ".")
          || $0.name == "gear" && name.hasPrefix("gearshape")
      })
    else { return false }
    let isFilled = name.hasSuffix(".fill")
    let width = square.penWidth * 0.75
    for points in found.closed {
      let path = Path(lines: square.at(points), closed: true)
      if isFilled { fill(path, square.color) } else { stroke(path, square.color, width: width) }
    }
    for (x, y, radius) in found.circles {
      let length = radius * square.side * square.share
      let center = square.at(x, y)
      let box = Rect(center.x - length, center.y - length, 2 * length, 2 * length)
      stroke(Path(ellipse: box), square.color, width: width)
    }
    for points in found.open { line(square.at(points), square.color, width: width) }
    return true
  }
}
