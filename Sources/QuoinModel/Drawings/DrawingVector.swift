import QuoinGeometry

/// Paths in a space of their own, which is stretched to a rectangle.
package struct DrawingVector: Hashable, Sendable {
  /// A step of the drawing.
  package enum Step: Hashable, Sendable {
    case path(DrawingPath)
    /// From here to the matching `endClip` nothing is drawn outside of a path.
    case beginClip(Path)
    case endClip
  }

  /// The size of the space.
  package var viewport: Size
  package var steps: [Step]

  package init(viewport: Size, _ steps: [Step]) {
    self.viewport = viewport
    self.steps = steps
  }

  /// A path of SVG in a square space; one that is not written so draws nothing.
  package init(_ path: String, side: Double = 24, _ color: Color) {
    viewport = Size(side)
    steps = Path(svg: path).map { [.path(DrawingPath($0, fill: .color(color)))] } ?? []
  }
}

/// A path, filled and drawn along.
package struct DrawingPath: Hashable, Sendable {
  package var path: Path
  package var fill: DrawingFill?
  package var stroke: DrawingStroke?

  package init(_ path: Path, fill: DrawingFill? = nil, stroke: DrawingStroke? = nil) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
  }
}

/// A picture of a file.
package struct DrawingPicture: Hashable, Sendable {
  /// How the picture fills its rectangle.
  package enum Mode: Hashable, Sendable {
    /// Stretched.
    case fill
    /// Set end to end from the top left, along the axes that are named.
    case tiled(across: Bool, down: Bool)
    /// In pieces along each axis, of which some keep their size and the others share the rest.
    case patches(DrawingPatches)
  }

  /// The path of the file.
  package var name: String
  /// The size in points.
  package var size: Size
  package var mode = Mode.fill
  /// The colour in which it is drawn as a silhouette.
  package var tint: Color?
  /// How that colour is mixed with the picture's own; `nil` where it takes their place.
  package var tintBlend: BlendMode?

  package init(_ name: String, size: Size) {
    self.name = name
    self.size = size
  }
}

/// How the pieces of a picture are stretched.
package struct DrawingPatches: Hashable, Sendable {
  /// A piece along an axis, in points of the picture.
  package struct Piece: Hashable, Sendable {
    package var start: Double
    package var end: Double
    package var isStretched: Bool

    package init(_ start: Double, _ end: Double, isStretched: Bool) {
      self.start = start
      self.end = end
      self.isStretched = isStretched
    }

    package var length: Double { end - start }
  }

  package var columns: [Piece]
  package var rows: [Piece]

  package init(columns: [Piece], rows: [Piece]) {
    self.columns = columns
    self.rows = rows
  }

  /// Where the pieces along an axis stand in a room: those that are stretched share what the others leave in the
  /// proportion of their lengths, and where nothing is left, the others are made smaller.
  package static func places(_ pieces: [Piece], from start: Double, to end: Double) -> [Double] {
    let kept = pieces.filter { !$0.isStretched }.reduce(0) { $0 + $1.length }
    let stretched = pieces.filter(\.isStretched).reduce(0) { $0 + $1.length }
    let room = max(0, end - start)
    let isTight = kept > room || stretched <= 0
    let keptScale = isTight && kept > 0 ? room / kept : 1
    let stretchedScale = isTight ? 0 : (room - kept) / stretched
    var place = start
    return [start]
      + pieces.map { piece in
        place += piece.length * (piece.isStretched ? stretchedScale : keptScale)
        return place
      }
  }
}
