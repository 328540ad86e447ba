import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// An image and its position.
///
/// The painter loads the image by name, and draws `standIn` if it cannot.
public struct DrawnImage: Hashable, Sendable {
  /// The name: a file path, a `data:` URL, or the name used by the document.
  public var name: String
  /// The rectangle for the image, in points.
  public var frame: Rect
  /// The way the image is fitted to its frame.
  public var mode: ContentMode
  /// The position of an image that does not fill its frame or is clipped by it.
  ///
  /// Content modes that name a side ignore it.
  public var position = BackgroundLayer.Position(x: .percent(50), y: .percent(50))
  /// The natural size in points, or `nil` if unknown; pixels then count as points.
  public var size: Size?
  /// The insets, in points, that keep their size when the rest of the image is stretched.
  public var caps: EdgeInsets?
  /// The slices of an image that is not shown completely.
  package var slices: PictureSlices?
  /// The stretchable regions of an image, if they are not defined by caps.
  package var patches: DrawingPatches?
  /// The border that the image is drawn for, if any; `frame` is the area that it fills.
  package var border: DrawnBorder?
  /// A description of where a missing image was searched for, or `nil` unless it is known to be
  /// missing.
  package var missingFrom: String?
  /// Whether pixels stay sharp when the image is enlarged.
  public var keepsPixels = false
  /// Whether an SVG image with a view box keeps its aspect ratio in its rectangle, as in browsers
  /// (SVG 2 §8.2).
  ///
  /// Otherwise it is stretched to the rectangle.
  package var keepsViewBox = false
  /// The corner radii of the frame, to which the image is clipped.
  public var radii: CornerRadii
  /// The colour for drawing the image as a silhouette, or `nil` to draw its own colours.
  public var tint: Color?
  /// Whether the colour scheme is dark, for the stand-in.
  public var isDark: Bool
  /// The source location of the node, for diagnostics.
  public var place: SourcePlace?
  /// The name of the node, for diagnostics.
  public var node: String?

  /// Creates an image.
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

  /// Returns the rectangle in which an image with a natural size is drawn.
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

  /// Returns the rectangle of a size at the position in the frame, as for backgrounds (CSS Images 3
  /// §5.6).
  private func placed(_ size: Size, scaled factor: Double) -> Rect {
    let size = Size(size.width * factor, size.height * factor)
    return Rect(
      frame.minX + position.moveX + position.x.points(of: frame.width - size.width),
      frame.minY + position.moveY + position.y.points(of: frame.height - size.height),
      size.width, size.height)
  }

  /// A part of an image and the rectangle it is stretched to.
  public struct Piece: Hashable, Sendable {
    /// The part, in points of the natural size.
    public var source: Rect
    /// The rectangle to fill.
    public var target: Rect
  }

  /// Returns the parts in which an image with a natural size is drawn: one, or nine with caps.
  ///
  /// Caps that do not fit into the frame share it in proportion.
  public func pieces(natural size: Size) -> [Piece] {
    if let border { return border.pieces(natural: size) }
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

  /// Returns the pieces of an image with explicit stretchable regions.
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

  /// The size in points that pieces refer to, if known: that of the whole file.
  package var drawingSize: Size? { slices?.full ?? size }

  /// Returns the pieces of an image that is not shown completely.
  ///
  /// An image stretched to its frame has caps of fixed size; otherwise the whole image is scaled.
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

  /// Returns up to three slices along an axis, the middle one of which may be shown partially.
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

  /// Returns the pieces at the intersections of columns and rows.
  static func pieces(_ columns: [Slice], _ rows: [Slice]) -> [Piece] {
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

  /// A part of an image along an axis, and where it is drawn.
  typealias Slice = (source: (Double, Double), target: (Double, Double))

  /// Returns up to three slices along an axis.
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
