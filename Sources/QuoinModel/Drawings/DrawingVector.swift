import QuoinGeometry

/// A vector drawing: paths in a coordinate space that is scaled to a rectangle.
package struct DrawingVector: Hashable, Sendable {
  /// A step of the drawing.
  package enum Step: Hashable, Sendable {
    case path(DrawingPath)
    /// Clips the following steps to a path, up to the matching `endClip`.
    case beginClip(Path)
    case endClip
  }

  /// The size of the coordinate space.
  package var viewport: Size
  package var steps: [Step]

  package init(viewport: Size, _ steps: [Step]) {
    self.viewport = viewport
    self.steps = steps
  }

  /// Creates a drawing from SVG path data in a square space; invalid data draws nothing.
  package init(_ path: String, side: Double = 24, _ color: Color) {
    viewport = Size(side)
    steps = Path(svg: path).map { [.path(DrawingPath($0, fill: .color(color)))] } ?? []
  }
}

/// A path with an optional fill and stroke.
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

/// An image from a file.
package struct DrawingPicture: Hashable, Sendable {
  /// The way an image fills its rectangle.
  package enum Mode: Hashable, Sendable {
    /// Stretched to the rectangle.
    case fill
    /// Repeated from the top left, along the given axes.
    case tiled(across: Bool, down: Bool)
    /// In pieces along each axis, some of which keep their size while the others share the rest.
    case patches(DrawingPatches)
  }

  /// The path of the file.
  package var name: String
  /// The size in points.
  package var size: Size
  package var mode = Mode.fill
  /// The colour in which the image is drawn as a silhouette.
  package var tint: Color?
  /// The blending of that colour with the image; `nil` to replace the image's colours.
  package var tintBlend: BlendMode?

  package init(_ name: String, size: Size) {
    self.name = name
    self.size = size
  }
}

/// The stretching of the pieces of an image.
package struct DrawingPatches: Hashable, Sendable {
  /// A piece along an axis, in points of the image.
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

  /// Returns the positions of the pieces along an axis in the available space.
  ///
  /// Stretched pieces share the space that the others leave, in proportion to their lengths; if
  /// none is left, the others are scaled down.
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
