import QuoinGeometry

/// What is drawn into a rectangle of any size: parts that lie on each other, the first at the back.
///
/// A drawing knows no node and no format. Who reads a document makes one of what the document says, and painters
/// put it into the rectangle that layout comes to.
package struct Drawing: Hashable, Sendable {
  package var parts: [Part]
  /// The size that it has by itself, in points; `nil` where it has none.
  package var size: Size?

  package init(_ parts: [Part] = [], size: Size? = nil) {
    self.parts = parts
    self.size = size
  }

  /// A drawing of one thing that fills the rectangle.
  package init(_ content: Content, size: Size? = nil) { self.init([Part(content)], size: size) }

  /// A part with its place.
  package struct Part: Hashable, Sendable {
    package var place = DrawingPlace()
    package var content: Content
    package var opacity = 1.0
    /// The shape to which the part is cut.
    package var clip: DrawingShape?
    /// Whether the part is drawn as in a mirror where rows run from right to left.
    package var isMirrored = false

    package init(_ content: Content, _ place: DrawingPlace = DrawingPlace()) {
      self.content = content
      self.place = place
    }
  }

  /// What a part shows.
  package indirect enum Content: Hashable, Sendable {
    case shape(DrawingShape)
    case vector(DrawingVector)
    case picture(DrawingPicture)
    case drawing(Drawing)
  }

  package var isEmpty: Bool { parts.isEmpty }

  /// How many things are drawn; no more are counted than a little beyond a limit.
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

/// Where in a rectangle a part of a drawing is.
package struct DrawingPlace: Hashable, Sendable {
  /// How the part stands along an axis in the room for it.
  package enum Position: Hashable, Sendable {
    /// From edge to edge.
    case fill
    /// At its own size, with so much of what is left before it, 0…1.
    case at(Double)
  }

  /// A size that keeps its proportions in a room.
  package struct Aspect: Hashable, Sendable {
    /// How large it is.
    package enum Way: Hashable, Sendable {
      /// As large as fits.
      case fit
      /// As small as covers the room.
      case cover
      /// At its own size, or as large as fits where that is smaller.
      case inside
    }

    package var size: Size
    package var way: Way
    /// How much of what is left is before it along both axes, 0…1.
    package var position: Double

    package init(_ size: Size, _ way: Way, at position: Double) {
      (self.size, self.way, self.position) = (size, way, position)
    }

    /// The rectangle in a room.
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

  /// The part of the width that is room for it, as fractions; they may be the same for a part about a line.
  package var across = 0.0...1.0
  /// The part of the height that is room for it, as fractions.
  package var down = 0.0...1.0
  /// What is left free of that at its edges, in points.
  package var insets = EdgeInsets.zero
  package var horizontal = Position.fill
  package var vertical = Position.fill
  /// The size where the part does not fill its room, in points; that of its content where it is `nil`.
  package var width: Double?
  package var height: Double?
  /// How the size follows from that of the room, where it does.
  package var aspect: Aspect?
  /// Whether it stands on the other side where rows run from right to left.
  package var isRelative = true
  /// How far it is turned about its pivot, in degrees clockwise.
  package var angle = 0.0
  /// The pivot, as fractions of the part.
  package var pivot = Point(0.5, 0.5)

  package init() {}

  /// A place at its own size, with so much of the free room before it, 0…1.
  package init(_ x: Double, _ y: Double, _ width: Double? = nil, _ height: Double? = nil) {
    horizontal = .at(x)
    vertical = .at(y)
    (self.width, self.height) = (width, height)
  }

  /// A place that fills its room but for its edges.
  package init(insets: EdgeInsets) { self.insets = insets }

  /// The rectangle of a part.
  ///
  /// - Parameters:
  ///   - frame: the rectangle of the drawing.
  ///   - natural: the size of the content by itself.
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

/// What is drawn of a node beside its look and its content.
///
/// A class, so that the many nodes without one pay a pointer.
package final class NodeDrawings: Sendable {
  /// Behind the content.
  package let background: Drawing?
  /// In the place of the content.
  package let content: Drawing?
  /// Above all that is in the node.
  package let foreground: Drawing?
  /// Between the children, behind them.
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
