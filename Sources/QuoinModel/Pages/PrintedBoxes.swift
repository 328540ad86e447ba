import QuoinGeometry

/// The boxes of a page on a larger sheet: ISO 32000 §14.11.2.
package struct PrintedBoxes: Hashable, Sendable {
  /// The page after it is cut.
  package var trim: Rect
  /// The area to which it is printed.
  package var bleed: Rect

  /// Creates the boxes of a page on a sheet that is larger at each side.
  package init(_ sheet: PageSheet) {
    trim = Rect(origin: Point(sheet.edge, sheet.edge), size: sheet.size)
    bleed = trim.outset(by: EdgeInsets(sheet.bleed))
  }

  /// Returns the boxes on a sheet of a size that is turned.
  package func turned(_ orientation: PageOrientation, _ size: Size) -> PrintedBoxes {
    var boxes = self
    (boxes.trim, boxes.bleed) = (
      trim.turned(orientation, size), bleed.turned(orientation, size)
    )
    return boxes
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
