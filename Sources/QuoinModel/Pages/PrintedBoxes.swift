import QuoinGeometry

/// The boxes of a page on a larger sheet: ISO 32000 §14.11.2.
///
/// They take the space of a reference, since every arrangement has room for them and few have any.
package indirect enum PrintedBoxes: Hashable, Sendable {
  /// The page after it is cut, and the area to which it is printed.
  case boxes(trim: Rect, bleed: Rect)

  /// The page after it is cut.
  package var trim: Rect {
    switch self {
    case .boxes(let trim, _): trim
    }
  }

  /// The area to which it is printed.
  package var bleed: Rect {
    switch self {
    case .boxes(_, let bleed): bleed
    }
  }

  /// Creates the boxes of a page on a sheet that is larger at each side.
  package init(_ sheet: PageSheet) {
    let trim = Rect(origin: Point(sheet.edge, sheet.edge), size: sheet.size)
    self = .boxes(trim: trim, bleed: trim.outset(by: EdgeInsets(sheet.bleed)))
  }

  /// Returns the boxes on a sheet of a size that is turned.
  package func turned(_ orientation: PageOrientation, _ size: Size) -> PrintedBoxes {
    .boxes(trim: trim.turned(orientation, size), bleed: bleed.turned(orientation, size))
  }
}

extension Rect {
  /// Returns the rectangle on a sheet of a size that is turned.
  fileprivate func turned(_ orientation: PageOrientation, _ sheet: Size) -> Rect {
    switch orientation {
    case .upright: self
    case .left: Rect(minY, sheet.width - maxX, height, width)
    case .right: Rect(sheet.height - maxY, minX, height, width)
    }
  }
}
