import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// The border of a box with an image in place of its lines: CSS Backgrounds 3 §6.
package struct DrawnBorder: Hashable, Sendable {
  /// The image and its slices.
  var image: BorderImage
  /// The edges of the box, whose lines are drawn if there is no image.
  var edges: BoxEdges

  /// The maximum number of copies along an edge; more are stretched to one.
  ///
  /// Each copy of a gradient is a group of commands of its own.
  private var maximumCopies: Double {
    if case .picture = image.image { 4_096 } else { 16 }
  }

  /// The maximum number of copies in the middle.
  private static let maximumArea = 16_384

  /// Whether copies of a slice have no space between them.
  package var hasCopiesThatMeet: Bool { image.across != .spaced && image.down != .spaced }

  /// The area that the border image fills: §6.4.
  var area: Rect {
    edges.outer.rect.outset(
      by: insets { edge, index in
        switch image.outsets[index] {
        case .auto: 0
        case .multiple(let factor): factor * edges.widths[edge]
        case .length(let length): length.points(of: 0)
        }
      })
  }

  private func insets(_ length: (Edge, Int) -> Double) -> EdgeInsets {
    EdgeInsets(
      top: length(.top, 0), left: length(.left, 3), bottom: length(.bottom, 2),
      right: length(.right, 1))
  }

  /// Returns the parts in which an image with a natural size is drawn.
  func pieces(natural: Size) -> [DrawnImage.Piece] {
    let area = area
    guard natural.isFinite, natural.width > 0, natural.height > 0, area.isFinite, !area.isEmpty
    else { return [] }
    func isUpright(_ edge: Edge) -> Bool { edge == .top || edge == .bottom }
    // §6.2: slices are limited to the image.
    let slices = insets { edge, index in
      let whole = isUpright(edge) ? natural.height : natural.width
      return min(max(0, image.slices[index].points(of: whole)), whole)
    }
    var widths = insets { edge, index in
      let length: Double =
        switch image.widths[index] {
        case .auto: slices[edge]
        case .multiple(let factor): factor * edges.widths[edge]
        case .length(let length): length.points(of: isUpright(edge) ? area.height : area.width)
        }
      return max(0, length)
    }
    // §6.3: widths that overlap are reduced in proportion.
    let factor = min(
      area.width / max(widths.left + widths.right, 1e-9),
      area.height / max(widths.top + widths.bottom, 1e-9), 1)
    widths = widths.scaled(factor)
    guard widths.top.isFinite, widths.left.isFinite, widths.right.isFinite, widths.bottom.isFinite
    else { return [] }
    return pieces(natural, slices, area, widths)
  }

  private func pieces(
    _ natural: Size, _ slices: EdgeInsets, _ area: Rect, _ widths: EdgeInsets
  ) -> [DrawnImage.Piece] {
    let source = (
      x: [0, slices.left, natural.width - slices.right, natural.width],
      y: [0, slices.top, natural.height - slices.bottom, natural.height]
    )
    let target = (
      x: [area.minX, area.minX + widths.left, area.maxX - widths.right, area.maxX],
      y: [area.minY, area.minY + widths.top, area.maxY - widths.bottom, area.maxY]
    )
    // §6.5: the scale of each edge; that of the middle is the scale of the edges beside it.
    func scale(_ width: Double, _ slice: Double) -> Double? {
      width > 0 && slice > 0 ? width / slice : nil
    }
    let (top, bottom) = (scale(widths.top, slices.top), scale(widths.bottom, slices.bottom))
    let (left, right) = (scale(widths.left, slices.left), scale(widths.right, slices.right))
    let across = [top, top ?? bottom ?? 1, bottom]
    let down = [left, left ?? right ?? 1, right]
    var pieces: [DrawnImage.Piece] = []
    for row in 0..<3 {
      for column in 0..<3 {
        if row == 1, column == 1, !image.fillsMiddle { continue }
        let slice = (
          x: (source.x[column], source.x[column + 1]), y: (source.y[row], source.y[row + 1])
        )
        let part = (
          x: (target.x[column], target.x[column + 1]), y: (target.y[row], target.y[row + 1])
        )
        var columns = copies(
          of: slice.x, along: part.x, column == 1 ? image.across : .stretched,
          scale: across[row] ?? 1)
        var rows = copies(
          of: slice.y, along: part.y, row == 1 ? image.down : .stretched, scale: down[column] ?? 1)
        if columns.count * rows.count > DrawnBorder.maximumArea {
          columns = copies(of: slice.x, along: part.x, .stretched, scale: 1)
          rows = copies(of: slice.y, along: part.y, .stretched, scale: 1)
        }
        pieces += DrawnImage.pieces(columns, rows)
      }
    }
    return pieces
  }

  /// Returns the copies of a slice along a part of the border: §6.5.
  private func copies(
    of source: (Double, Double), along target: (Double, Double), _ tiling: BorderImage.Tiling,
    scale: Double
  ) -> [DrawnImage.Slice] {
    let room = target.1 - target.0
    guard source.1 > source.0, room > 0 else { return [] }
    let whole: [DrawnImage.Slice] = [(source, target)]
    var length = (source.1 - source.0) * scale
    guard tiling != .stretched, room / length <= maximumCopies else { return whole }
    var start = target.0
    var step = length
    switch tiling {
    case .stretched: return whole
    case .rounded:
      length = room / max(1, (room / length).rounded())
      step = length
    case .spaced:
      let count = (room / length + 1e-9).rounded(.down)
      guard count >= 1 else { return [] }
      step = length + (room - count * length) / (count + 1)
      start += step - length
    case .repeated:
      // One copy is centred.
      start += (room - length) / 2
      start -= ((start - target.0) / length).rounded(.up) * length
    }
    var copies: [DrawnImage.Slice] = []
    while start < target.1 - 1e-6 {
      let (low, high) = (max(start, target.0), min(start + length, target.1))
      func place(_ position: Double) -> Double {
        source.0 + (position - start) / length * (source.1 - source.0)
      }
      if high - low > 1e-6 { copies.append(((place(low), place(high)), (low, high))) }
      start += step
    }
    return copies
  }
}

extension Canvas {
  /// Draws the border of a box whose look may have an image for it.
  mutating func border(_ edges: BoxEdges, _ look: Look) {
    guard !look.decoration.isNone, let image = look.decoration.parts.borderImage else {
      return border(edges)
    }
    let border = DrawnBorder(image: image, edges: edges)
    let area = border.area
    guard area.isFinite, !area.isEmpty else { return }
    switch image.image {
    case .picture(let name):
      var drawn = DrawnImage(name: name, frame: area)
      drawn.border = border
      drawn.place = place
      drawn.node = node
      add(.image(drawn))
    case .gradient(let gradient):
      // §6.1: a gradient is as large as the area.
      let whole = Rect(origin: .zero, size: area.size)
      let gradient = DrawnGradient(gradient.resolved(scheme), in: whole)
      guard gradient.isFinite else { return }
      for piece in border.pieces(natural: area.size) {
        let (source, target) = (piece.source, piece.target)
        let (across, down) = (target.width / source.width, target.height / source.height)
        add(.beginClip(RoundedRect(target)))
        add(
          .beginTransform(
            AffineMatrix(
              a: across, b: 0, c: 0, d: down, tx: target.minX - source.minX * across,
              ty: target.minY - source.minY * down)))
        add(.gradient(RoundedRect(whole), gradient))
        add(.endTransform)
        add(.endClip)
      }
    }
  }
}
