import QuoinModel

extension InlineLineFiller {
  /// A piece of a line.
  struct Piece {
    var run: LineRun
    var part: Int
    var x: Double
    var width: Double
    var wordSpacing: Double

    /// Whether what is on its two sides does not touch.
    var takesRoom: Bool { width != 0 }
  }

  /// The pieces of a line, and how those of an element are found among them.
  struct PieceOrder {
    let pieces: [Piece]
    /// Whether the pieces are in the order of the text, as they are where all of it runs one way.
    let isLogical: Bool
    /// The leftmost and the rightmost edge.
    let left: Double?
    let right: Double?

    init(_ pieces: [Piece]) {
      self.pieces = pieces
      isLogical = zip(pieces, pieces.dropFirst()).allSatisfy { $0.part <= $1.part }
      left = pieces.map(\.x).min()
      right = pieces.map { $0.x + $0.width }.max()
    }

    /// Where the pieces of some parts are; pieces of others may be among them.
    func range(of parts: Range<Int>) -> Range<Int> {
      guard isLogical else { return pieces.indices }
      let start = pieces.lowerBound { $0.part < parts.lowerBound }
      return start..<max(start, pieces.lowerBound { $0.part < parts.upperBound })
    }

    /// The last piece of a part before another.
    func last(before part: Int) -> Piece? {
      guard isLogical else { return pieces.last { $0.part < part } }
      let end = pieces.lowerBound { $0.part < part }
      return end > 0 ? pieces[end - 1] : nil
    }
  }
}
