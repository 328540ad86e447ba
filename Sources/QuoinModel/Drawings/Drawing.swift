import QuoinGeometry

/// A drawing for a rectangle of any size: a list of parts, from back to front.
///
/// A drawing is independent of nodes and formats. An importer creates it from a document, and
/// painters draw it in the rectangle that layout computes.
package struct Drawing: Hashable, Sendable {
  package var parts: [Part]
  /// The natural size, in points, or `nil` if there is none.
  package var size: Size?

  package init(_ parts: [Part] = [], size: Size? = nil) {
    self.parts = parts
    self.size = size
  }

  /// Creates a drawing of a single part that fills the rectangle.
  package init(_ content: Content, size: Size? = nil) { self.init([Part(content)], size: size) }

  /// A part with its position.
  package struct Part: Hashable, Sendable {
    package var place = DrawingPlace()
    package var content: Content
    package var opacity = 1.0
    /// The clipping shape of the part.
    package var clip: DrawingShape?
    /// Whether the part is mirrored in a right-to-left layout.
    package var isMirrored = false

    package init(_ content: Content, _ place: DrawingPlace = DrawingPlace()) {
      self.content = content
      self.place = place
    }
  }

  /// The content of a part.
  package indirect enum Content: Hashable, Sendable {
    case shape(DrawingShape)
    case vector(DrawingVector)
    case picture(DrawingPicture)
    case drawing(Drawing)
  }

  package var isEmpty: Bool { parts.isEmpty }

  /// Returns the number of drawn elements; counting stops shortly after a limit.
  package func weight(atMost most: Int) -> Int {
    var weight = 0
    for part in parts where weight <= most {
      switch part.content {
      case .shape, .picture: weight += 1
      case .vector(let vector): weight += 1 + vector.steps.count
      case .drawing(let inner): weight += 1 + inner.weight(atMost: most - weight)
      }
    }
    return weight
  }
}

/// The position of a part of a drawing in its rectangle.
package struct DrawingPlace: Hashable, Sendable {
  /// The position of the part along an axis, in its available space.
  package enum Position: Hashable, Sendable {
    /// From edge to edge.
    case fill
    /// At its own size, with this fraction of the free space before it, 0…1.
    case at(Double)
  }

  /// A size that keeps its proportions in the available space.
  package struct Aspect: Hashable, Sendable {
    /// The way the size is determined.
    package enum Way: Hashable, Sendable {
      /// Scaled to fit.
      case fit
      /// Scaled to cover the available space.
      case cover
      /// At its own size, or scaled to fit if that is smaller.
      case inside
    }

    package var size: Size
    package var way: Way
    /// The fraction of the free space before it along both axes, 0…1.
    package var position: Double

    package init(_ size: Size, _ way: Way, at position: Double) {
      (self.size, self.way, self.position) = (size, way, position)
    }

    /// Returns the rectangle in the available space.
    func rect(in room: Rect) -> Rect {
      guard size.width > 0, size.height > 0 else { return room }
      let (across, down) = (room.width / size.width, room.height / size.height)
      let scale =
        switch way {
        case .fit: min(across, down)
        case .cover: max(across, down)
        case .inside: min(across, down, 1)
        }
      let (width, height) = (size.width * scale, size.height * scale)
      return Rect(
        room.minX + (room.width - width) * position, room.minY + (room.height - height) * position,
        width, height)
    }
  }

  /// The part of the width that is available, as fractions; both may be equal for a part around a
  /// line.
  package var across = 0.0...1.0
  /// The part of the height that is available, as fractions.
  package var down = 0.0...1.0
  /// The insets of the available space, in points.
  package var insets = EdgeInsets.zero
  package var horizontal = Position.fill
  package var vertical = Position.fill
  /// The size if the part does not fill the available space, in points; `nil` for that of its
  /// content.
  package var width: Double?
  package var height: Double?
  /// The rule by which the size follows from the available space, if there is one.
  package var aspect: Aspect?
  /// Whether the position is mirrored in a right-to-left layout.
  package var isRelative = true
  /// The rotation about the pivot, in degrees clockwise.
  package var angle = 0.0
  /// The pivot, as fractions of the part.
  package var pivot = Point(0.5, 0.5)

  package init() {}

  /// Creates a position at its own size, with these fractions of the free space before it, 0…1.
  package init(_ x: Double, _ y: Double, _ width: Double? = nil, _ height: Double? = nil) {
    horizontal = .at(x)
    vertical = .at(y)
    (self.width, self.height) = (width, height)
  }

  /// Creates a position that fills the available space within insets.
  package init(insets: EdgeInsets) { self.insets = insets }

  /// Returns the rectangle of a part.
  ///
  /// - Parameters:
  ///   - frame: the rectangle of the drawing.
  ///   - natural: the natural size of the content.
  package func rect(in frame: Rect, natural: Size?, isRightToLeft: Bool) -> Rect {
    let room = Rect(
      left: frame.minX + frame.width * across.lowerBound + insets.left,
      top: frame.minY + frame.height * down.lowerBound + insets.top,
      right: frame.minX + frame.width * across.upperBound - insets.right,
      bottom: frame.minY + frame.height * down.upperBound - insets.bottom)
    if let aspect { return aspect.rect(in: room) }
    func along(
      _ position: Position, _ start: Double, _ room: Double, _ length: Double?
    ) -> (Double, Double) {
      guard case .at(let fraction) = position, let length else { return (start, room) }
      return (start + (room - length) * fraction, length)
    }
    let (x, width) = along(horizontal, room.minX, room.width, self.width ?? natural?.width)
    let (y, height) = along(vertical, room.minY, room.height, self.height ?? natural?.height)
    let placed = Rect(x, y, width, height)
    guard isRelative, isRightToLeft else { return placed }
    return Rect(frame.minX + frame.maxX - placed.maxX, placed.minY, placed.width, placed.height)
  }
}

/// The drawings of a node in addition to its look and its content.
///
/// A class, so that the many nodes without drawings only store a pointer.
package final class NodeDrawings: Sendable {
  /// The drawing behind the content.
  package let background: Drawing?
  /// The drawing in place of the content.
  package let content: Drawing?
  /// The drawing above everything else in the node.
  package let foreground: Drawing?
  /// The dividers between the children, behind them.
  package let dividers: DrawingDividers?

  package init(
    background: Drawing? = nil, content: Drawing? = nil, foreground: Drawing? = nil,
    dividers: DrawingDividers? = nil
  ) {
    self.background = background
    self.dividers = dividers
    self.content = content
    self.foreground = foreground
  }
}
