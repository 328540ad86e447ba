import QuoinModel

/// The regions of a nine-patch image, defined by its border.
///
/// Black pixels at the left and top mark stretchable regions, those at the right and bottom the
/// content area.
struct NinePatch: Hashable {
  /// The pieces along each axis, in pixels of the file, without the border.
  private(set) var columns: [DrawingPatches.Piece]
  private(set) var rows: [DrawingPatches.Piece]
  /// The padding around the content area, in pixels.
  private(set) var padding: AndroidInsets

  /// The maximum number of pieces along an axis.
  private static let maximumPieces = 1_000

  /// Creates the patches of an image, or fails if its border has no marks or it has only a border.
  init?(_ pixels: PNGPixels) {
    let (width, height) = (pixels.width, pixels.height)
    guard width >= 3, height >= 3 else { return nil }
    let top = (1..<width - 1).map { pixels.isBlack($0, 0) }
    let left = (1..<height - 1).map { pixels.isBlack(0, $0) }
    guard let columns = NinePatch.pieces(top), let rows = NinePatch.pieces(left) else { return nil }
    (self.columns, self.rows) = (columns, rows)
    let bottom = (1..<width - 1).map { pixels.isBlack($0, height - 1) }
    let right = (1..<height - 1).map { pixels.isBlack(width - 1, $0) }
    let across = NinePatch.room(bottom) ?? NinePatch.room(top) ?? (0, 0)
    let down = NinePatch.room(right) ?? NinePatch.room(left) ?? (0, 0)
    padding = AndroidInsets(left: across.0, top: down.0, right: across.1, bottom: down.1)
  }

  /// Returns the alternating runs of marked and unmarked pixels, or `nil` without a mark.
  private static func pieces(_ marks: [Bool]) -> [DrawingPatches.Piece]? {
    guard marks.contains(true) else { return nil }
    var pieces: [DrawingPatches.Piece] = []
    var start = 0
    for index in 1...marks.count where index == marks.count || marks[index] != marks[start] {
      pieces.append(
        DrawingPatches.Piece(Double(start + 1), Double(index + 1), isStretched: marks[start]))
      start = index
      if pieces.count > maximumPieces { return nil }
    }
    return pieces
  }

  /// Returns the number of pixels before and after the marks.
  private static func room(_ marks: [Bool]) -> (Int, Int)? {
    guard let first = marks.firstIndex(of: true), let last = marks.lastIndex(of: true) else {
      return nil
    }
    return (first, marks.count - 1 - last)
  }
}
