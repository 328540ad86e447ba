import QuoinGeometry

/// What a document's page rules select a page by: CSS Paged Media 3 §4 and §6.
package struct PageKind: Hashable, Sendable {
  /// The position of a page in the document.
  package enum Position: CaseIterable, Hashable, Sendable {
    /// The first page, which is on the right.
    case first
    case left
    case right
  }

  package var position: Position
  /// The name of the page, or `nil` if it has none.
  package var name: String?
  /// Whether the page has no content, because the content after it begins on the other side of a spread.
  package var isBlank: Bool

  package init(_ position: Position, name: String? = nil, isBlank: Bool = false) {
    self.position = position
    self.name = name
    self.isBlank = isBlank
  }

  /// Creates the kind of a page by its index, starting at zero.
  package init(page number: Int, name: String?, isBlank: Bool) {
    self.init(
      number == 0 ? .first : number % 2 == 1 ? .left : .right, name: name, isBlank: isBlank)
  }
}

/// The marks around a page that is cut from a larger sheet: CSS Paged Media 3 §7.2.
package struct PrinterMarks: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Lines at the corners, along which the page is cut.
  package static let crop = PrinterMarks(rawValue: 1)
  /// Crosses at the middle of the sides, by which the prints of several colours are aligned.
  package static let cross = PrinterMarks(rawValue: 2)
}

/// How a page is turned after it is laid out: CSS Paged Media 3 §7.4.
package enum PageOrientation: UInt8, Hashable, Sendable {
  case upright
  /// A quarter turn counterclockwise.
  case left
  /// A quarter turn clockwise.
  case right
}

/// The size and the margins of a page.
package struct PageSheet: Hashable, Sendable {
  package var size: Size
  /// The insets of the content, which include borders and padding of the page.
  package var margins: EdgeInsets
  /// How far the page is printed beyond its edges.
  package var bleed = 0.0
  /// The marks around the page, and the width of the edge that they need.
  package var marks: PrinterMarks = []
  package var markRoom = 0.0
  package var orientation = PageOrientation.upright

  package init(_ size: Size, margins: EdgeInsets) {
    self.size = size
    self.margins = margins
  }

  /// The size within the margins, at least one point.
  package var content: Size {
    func room(_ length: Double, _ margins: Double) -> Double {
      let room = length - margins
      return room.isFinite ? min(max(1, room), 1e6) : 1
    }
    return Size(room(size.width, margins.horizontal), room(size.height, margins.vertical))
  }

  /// How much larger than the page the printed sheet is at each side.
  package var edge: Double { bleed + markRoom }

  /// The size of the printed sheet.
  package var whole: Size { Size(size.width + 2 * edge, size.height + 2 * edge) }

  /// Returns the sheet with all lengths multiplied by a factor.
  func scaled(by factor: Double) -> PageSheet {
    var sheet = PageSheet(
      Size(size.width * factor, size.height * factor),
      margins: EdgeInsets(
        top: margins.top * factor, left: margins.left * factor, bottom: margins.bottom * factor,
        right: margins.right * factor))
    (sheet.marks, sheet.orientation) = (marks, orientation)
    (sheet.bleed, sheet.markRoom) = (bleed * factor, markRoom * factor)
    return sheet
  }
}

extension PageFormat {
  /// Returns the sheet of a page.
  ///
  /// A page whose name has no sheet of its own has that of pages without a name.
  package func sheet(of kind: PageKind) -> PageSheet {
    if let sheet = sheets[kind] ?? sheets[PageKind(kind.position, isBlank: kind.isBlank)] {
      return sheet
    }
    switch kind.position {
    case .first: return PageSheet(size, margins: margins(ofPage: 0))
    case .left: return PageSheet(size, margins: margins(ofPage: 1))
    case .right: return PageSheet(size, margins: margins(ofPage: 2))
    }
  }
}
