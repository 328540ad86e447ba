import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinPaint

/// The pieces of border images, by arithmetic after CSS Backgrounds 3 §6.
@Suite struct BorderImageTests {
  private func border(
    slices: [LengthPercentage] = Array(repeating: .points(10), count: 4), fills: Bool = false,
    widths: [BorderImage.Extent] = Array(repeating: .multiple(1), count: 4),
    outsets: [BorderImage.Extent] = Array(repeating: .multiple(0), count: 4),
    across: BorderImage.Tiling = .stretched, down: BorderImage.Tiling = .stretched
  ) -> DrawnBorder {
    let image = BorderImage(
      image: .picture("a.png"), slices: slices, fillsMiddle: fills, widths: widths,
      outsets: outsets, across: across, down: down)
    let line = BoxDecoration.Line(width: 12, color: .black, line: .solid)
    let edges = BoxEdges(
      RoundedRect(Rect(0, 0, 104, 74)), lines: BoxEdges.Lines(line))
    return DrawnBorder(image: image, edges: edges)
  }

  private let natural = Size(30, 30)

  @Test func eightPiecesAreStretched() {
    let pieces = border().pieces(natural: natural)
    #expect(pieces.count == 8)
    #expect(pieces[0] == DrawnImage.Piece(source: Rect(0, 0, 10, 10), target: Rect(0, 0, 12, 12)))
    #expect(
      pieces[1] == DrawnImage.Piece(source: Rect(10, 0, 10, 10), target: Rect(12, 0, 80, 12)))
    #expect(
      pieces[7] == DrawnImage.Piece(source: Rect(20, 20, 10, 10), target: Rect(92, 62, 12, 12)))
    #expect(border(fills: true).pieces(natural: natural).count == 9)
  }

  /// A copy of 12 points is centred in the 80 of the top edge: 34 points on each side of it hold two
  /// whole copies and 10 of the 12 points of a third.
  @Test func copiesAreCentredAndCut() {
    let top = border(across: .repeated).pieces(natural: natural).filter {
      $0.target.minY == 0 && $0.source.minX >= 10 && $0.source.maxX <= 20 + 1e-9
    }
    #expect(top.count == 7)
    #expect(abs(top[0].target.width - 10) < 1e-9)
    #expect(abs(top[0].source.minX - (10 + 2 / 1.2)) < 1e-9)
    #expect(top[3].target == Rect(46, 0, 12, 12))
  }

  /// 80 / 12 is nearest to 7 copies, or holds 6 with 8 / 7 points between and around them.
  @Test func copiesAreRoundedOrSpaced() {
    func top(_ tiling: BorderImage.Tiling) -> [DrawnImage.Piece] {
      border(across: tiling).pieces(natural: natural).filter {
        $0.target.minY == 0 && $0.source.minX == 10
      }
    }
    let rounded = top(.rounded)
    #expect(rounded.count == 7)
    #expect(abs(rounded[0].target.width - 80.0 / 7) < 1e-9)
    let spaced = top(.spaced)
    #expect(spaced.count == 6)
    #expect(abs(spaced[0].target.minX - 12 - 8.0 / 7) < 1e-9)
    #expect(abs(spaced[1].target.minX - spaced[0].target.maxX - 8.0 / 7) < 1e-9)
  }

  @Test func widthsThatOverlapAreReduced() {
    // 80 + 80 points of width share 104: the factor is 0.65, for all edges.
    let pieces = border(widths: Array(repeating: .length(.points(80)), count: 4))
      .pieces(natural: natural)
    #expect(abs(pieces[0].target.width - 37) < 1e-9)
    #expect(abs(pieces[0].target.height - 37) < 1e-9)
  }

  @Test func outsetsAndAutomaticWidths() {
    let border = border(
      slices: [.percent(20), .points(50), .percent(20), .points(0)],
      widths: Array(repeating: .auto, count: 4),
      outsets: [.length(.points(3)), .multiple(1), .length(.points(0)), .multiple(0)])
    #expect(border.area == Rect(0, -3, 116, 77))
    // The right slice is limited to the 30 pixels of the image; nothing is left for the edges above
    // and below, and the left one has no slice.
    let pieces = border.pieces(natural: natural)
    #expect(pieces.map(\.target.width).allSatisfy { $0 == 30 })
    #expect(pieces.map(\.source.height) == [6, 18, 6])
  }

  @Test func hugeNumbersEndInNothing() {
    #expect(border().pieces(natural: Size(.infinity, 3)).isEmpty)
    #expect(
      border(widths: Array(repeating: .multiple(.infinity), count: 4)).pieces(natural: natural)
        .isEmpty)
    let tiny = border(slices: Array(repeating: .points(15 - 1e-12), count: 4), across: .repeated)
    #expect(tiny.pieces(natural: natural).count <= 8)
    let dots = border(
      slices: Array(repeating: .points(14.99), count: 4), fills: true, across: .rounded,
      down: .rounded)
    #expect(dots.pieces(natural: natural).count < 30_000)
  }
}
