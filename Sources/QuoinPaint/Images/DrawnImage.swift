import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// A picture at its place.
///
/// The painter loads it by name; where it cannot, it draws `standIn`.
public struct DrawnImage: Hashable, Sendable {
  /// The name: a file path, a `data:` URL, or what the document calls it.
  public var name: String
  /// The room that it fills, in points.
  public var frame: Rect
  /// How it fills its room.
  public var mode: ContentMode
  /// Where it stands in a room that it does not fill, or which of its parts are cut; modes that name
  /// a side say it themselves.
  public var position = BackgroundLayer.Position(x: .percent(50), y: .percent(50))
  /// The natural size, in points, where it is known; else pixels count as points.
  public var size: Size?
  /// The borders of the picture, in points, that keep their size where the rest is stretched.
  public var caps: EdgeInsets?
  /// The parts of a picture of which not all is shown.
  package var slices: PictureSlices?
  /// How the pieces of a picture are stretched that has other ones than those between caps.
  package var patches: DrawingPatches?
  /// Where a picture was looked for that is known not to be there, in words.
  package var missingFrom: String?
  /// Whether its pixels stay sharp where it is enlarged.
  public var keepsPixels = false
  /// Whether a drawing with a view box keeps its proportions in the rectangle that it fills, as in
  /// documents of browsers (SVG 2 §8.2); else the rectangle has the last word.
  package var keepsViewBox = false
  /// The radii of the room's corners, to which the picture is cut.
  public var radii: CornerRadii
  /// The colour in which it is drawn as a silhouette, or `nil` for its own colours.
  public var tint: Color?
  /// Whether the surroundings are dark; the stand-in looks at it.
  public var isDark: Bool
  /// Where the node was described that shows it, for what is to be said of the picture.
  public var place: SourcePlace?
  /// The name of the node that shows it.
  public var node: String?

  /// A picture of its parts.
  package init(
    name: String, frame: Rect, mode: ContentMode = .scaleToFill, size: Size? = nil,
    cornerRadius: Double = 0, tint: Color? = nil, isDark: Bool = false
  ) {
    self.name = name
    self.frame = frame
    self.mode = mode
    self.size = size
    radii = cornerRadius > 0 ? CornerRadii(cornerRadius) : CornerRadii()
    self.tint = tint
    self.isDark = isDark
  }

  /// Where a picture of a natural size is drawn.
  public func target(natural size: Size) -> Rect {
    guard size.width > 0, size.height > 0 else { return frame }
    let across = frame.width / size.width
    let down = frame.height / size.height
    switch mode {
    case .scaleToFill, .redraw: return frame
    case .scaleAspectFit: return placed(size, scaled: min(across, down))
    case .scaleAspectFill: return placed(size, scaled: max(across, down))
    case .scaleDown: return placed(size, scaled: min(across, down, 1))
    case .center: return placed(size, scaled: 1)
    default: break
    }
    var target = frame.centered(size)
    if [.left, .topLeft, .bottomLeft].contains(mode) { target.origin.x = frame.minX }
    if [.right, .topRight, .bottomRight].contains(mode) {
      target.origin.x = frame.maxX - size.width
    }
    if [.top, .topLeft, .topRight].contains(mode) { target.origin.y = frame.minY }
    if [.bottom, .bottomLeft, .bottomRight].contains(mode) {
      target.origin.y = frame.maxY - size.height
    }
    return target
  }

  /// A size at the position in the frame (CSS Images 3 §5.6: as a background's).
  private func placed(_ size: Size, scaled factor: Double) -> Rect {
    let size = Size(size.width * factor, size.height * factor)
    return Rect(
      frame.minX + position.moveX + position.x.points(of: frame.width - size.width),
      frame.minY + position.moveY + position.y.points(of: frame.height - size.height),
      size.width, size.height)
  }

  /// A part of the picture and where it is stretched to.
  public struct Piece: Hashable, Sendable {
    /// The part, in points of the natural size.
    public var source: Rect
    /// The rectangle that it fills.
    public var target: Rect
  }

  /// The parts in which a picture of a natural size is drawn: one, or nine between caps.
  ///
  /// Caps that do not fit into the frame share it in their proportion.
  public func pieces(natural size: Size) -> [Piece] {
    if let slices { return pieces(slices) }
    if let patches { return pieces(patches) }
    let whole = Piece(source: Rect(origin: .zero, size: size), target: target(natural: size))
    guard whole.target.isFinite, !whole.target.isEmpty, size.isFinite else { return [] }
    guard let caps, caps != .zero, mode == .scaleToFill || mode == .redraw, size.width > 0,
      size.height > 0
    else { return [whole] }
    let columns = DrawnImage.slices(
      size.width, caps.left, caps.right, from: frame.minX, to: frame.maxX)
    let rows = DrawnImage.slices(
      size.height, caps.top, caps.bottom, from: frame.minY, to: frame.maxY)
    return DrawnImage.pieces(columns, rows)
  }

  /// The pieces of a picture that says of each whether it is stretched.
  private func pieces(_ patches: DrawingPatches) -> [Piece] {
    guard frame.isFinite, !frame.isEmpty else { return [] }
    func slices(_ pieces: [DrawingPatches.Piece], _ start: Double, _ end: Double) -> [Slice] {
      let places = DrawingPatches.places(pieces, from: start, to: end)
      return pieces.indices.compactMap { index in
        guard places[index + 1] > places[index] else { return nil }
        return (
          (pieces[index].start, pieces[index].end), (places[index], places[index + 1])
        )
      }
    }
    return DrawnImage.pieces(
      slices(patches.columns, frame.minX, frame.maxX), slices(patches.rows, frame.minY, frame.maxY))
  }

  /// The size in points in which pieces are told, where it is known: that of the whole file.
  package var drawingSize: Size? { slices?.full ?? size }

  /// The pieces of a picture of which not all is shown.
  ///
  /// Stretched to its frame it has caps of their own size; else the whole of it is scaled.
  private func pieces(_ slices: PictureSlices) -> [Piece] {
    let kept = slices.keptSize
    let target = target(natural: kept)
    guard target.isFinite, !target.isEmpty, slices.full.isFinite, kept.width > 0, kept.height > 0
    else { return [] }
    let isStretched = mode == .scaleToFill || mode == .redraw
    let columns = DrawnImage.slices(
      (slices.caps.left, slices.center.width, slices.caps.right, slices.full.width),
      scale: isStretched ? 1 : target.width / kept.width, from: target.minX, to: target.maxX)
    let rows = DrawnImage.slices(
      (slices.caps.top, slices.center.height, slices.caps.bottom, slices.full.height),
      scale: isStretched ? 1 : target.height / kept.height, from: target.minY, to: target.maxY)
    return DrawnImage.pieces(columns, rows)
  }

  /// The up to three slices along an axis of which the middle is not all shown.
  private static func slices(
    _ lengths: (before: Double, center: Double, after: Double, full: Double), scale: Double,
    from start: Double, to end: Double
  ) -> [Slice] {
    let caps = (lengths.before + lengths.after) * scale
    let factor = caps > end - start ? (end - start) / caps * scale : scale
    let sources = [
      (0, lengths.before), (lengths.before, lengths.before + lengths.center),
      (lengths.full - lengths.after, lengths.full),
    ]
    let places = [start, start + lengths.before * factor, end - lengths.after * factor, end]
    return (0..<3).compactMap { index in
      guard sources[index].1 > sources[index].0, places[index + 1] > places[index] else {
        return nil
      }
      return (sources[index], (places[index], places[index + 1]))
    }
  }

  /// The pieces where slices of both axes cross.
  private static func pieces(_ columns: [Slice], _ rows: [Slice]) -> [Piece] {
    rows.flatMap { row in
      columns.map { column in
        Piece(
          source: Rect(
            left: column.source.0, top: row.source.0, right: column.source.1,
            bottom: row.source.1),
          target: Rect(
            left: column.target.0, top: row.target.0, right: column.target.1,
            bottom: row.target.1))
      }
    }
  }

  private typealias Slice = (source: (Double, Double), target: (Double, Double))

  /// The up to three slices along an axis.
  private static func slices(
    _ length: Double, _ before: Double, _ after: Double, from start: Double, to end: Double
  ) -> [Slice] {
    let first = min(max(before.isFinite ? before : 0, 0), length)
    let last = min(max(after.isFinite ? after : 0, 0), length - first)
    let room = end - start
    let scale = first + last > room ? room / (first + last) : 1
    let cuts = [0, first, length - last, length]
    let places = [start, start + first * scale, end - last * scale, end]
    return (0..<3).compactMap { index in
      guard cuts[index + 1] > cuts[index], places[index + 1] > places[index] else { return nil }
      return ((cuts[index], cuts[index + 1]), (places[index], places[index + 1]))
    }
  }
}
