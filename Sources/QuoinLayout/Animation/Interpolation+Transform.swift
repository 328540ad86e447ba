import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension Between {
  /// The parts one by one; CSS's functions pairwise where their kinds are the same, else their maps.
  static func transform(
    _ a: Transform, _ b: Transform, _ fraction: Double, _ sizes: Sizes
  ) -> Transform {
    guard a != b else { return a }
    var transform = Transform(
      translation: point(a.translation, b.translation, fraction),
      rotation: number(a.rotation, b.rotation, fraction),
      scale: Size(
        number(a.scale.width, b.scale.width, fraction),
        number(a.scale.height, b.scale.height, fraction)),
      anchor: point(a.anchor, b.anchor, fraction))
    transform.anchorOffset = point(a.anchorOffset, b.anchorOffset, fraction)
    transform.functions = functions(a.functions, b.functions, fraction, sizes)
    return transform
  }

  /// CSS Transforms 2 §12: pairwise as long as the kinds are the same, a shorter list goes on with
  /// functions that do nothing, and what is behind a pair of two kinds is one map.
  private static func functions(
    _ a: [Transform.Function], _ b: [Transform.Function], _ fraction: Double, _ sizes: Sizes
  ) -> [Transform.Function] {
    if fraction == 0 { return a }
    if fraction == 1 { return b }
    var functions: [Transform.Function] = []
    for index in 0..<max(a.count, b.count) {
      let old = index < a.count ? a[index] : idle(b[index])
      let new = index < b.count ? b[index] : idle(a[index])
      if let between = function(old, new, fraction, sizes) {
        functions.append(between)
        continue
      }
      let rest = matrix(
        Transform.Function.matrix(of: a[min(index, a.count)...], in: sizes.from),
        Transform.Function.matrix(of: b[min(index, b.count)...], in: sizes.to), fraction)
      // Maps that squeeze the plane into a line have no middle.
      return functions + (rest.map { [.matrix($0)] } ?? b[min(index, b.count)...])
    }
    return functions
  }

  private static func idle(_ function: Transform.Function) -> Transform.Function {
    switch function {
    case .translate: .translate(.zero, .zero)
    case .scale: .scale(1, 1)
    case .rotate: .rotate(0)
    case .skew: .skew(0, 0)
    case .matrix: .matrix(.identity)
    }
  }

  private static func function(
    _ a: Transform.Function, _ b: Transform.Function, _ fraction: Double, _ sizes: Sizes
  ) -> Transform.Function? {
    switch (a, b) {
    case (.translate(let fromX, let fromY), .translate(let toX, let toY)):
      return .translate(
        length(fromX, toX, fraction, sizes.width), length(fromY, toY, fraction, sizes.height))
    case (.scale(let fromX, let fromY), .scale(let toX, let toY)):
      return .scale(number(fromX, toX, fraction), number(fromY, toY, fraction))
    case (.rotate(let from), .rotate(let to)): return .rotate(number(from, to, fraction))
    case (.skew(let fromX, let fromY), .skew(let toX, let toY)):
      return .skew(number(fromX, toX, fraction), number(fromY, toY, fraction))
    case (.matrix(let from), .matrix(let to)):
      return matrix(from, to, fraction).map { .matrix($0) }
    default: return nil
    }
  }

  /// Between two maps by their moves, turns, slants and stretches: CSS Transforms 2 §12.2.
  ///
  /// Answers `nil` where one of them squeezes the plane into a line. Level 1 takes maps apart in
  /// another way; Chromium does it so.
  static func matrix(
    _ a: AffineMatrix, _ b: AffineMatrix, _ fraction: Double
  ) -> AffineMatrix? {
    guard a != b else { return b }
    guard var old = TakenApart(a), var new = TakenApart(b) else { return nil }
    // A mirror about one axis is one about the other and half a turn.
    if (old.scale.width < 0 && new.scale.height < 0)
      || (old.scale.height < 0 && new.scale.width < 0)
    {
      old.scale = Size(-old.scale.width, -old.scale.height)
      old.angle += old.angle < 0 ? .pi : -.pi
    }
    // The short way round.
    if old.angle - new.angle > .pi { old.angle -= 2 * .pi }
    if new.angle - old.angle > .pi { new.angle -= 2 * .pi }
    return TakenApart(
      move: point(old.move, new.move, fraction),
      scale: Size(
        number(old.scale.width, new.scale.width, fraction),
        number(old.scale.height, new.scale.height, fraction)),
      slant: number(old.slant, new.slant, fraction),
      angle: number(old.angle, new.angle, fraction)
    ).matrix
  }

  /// A map as a stretch, then a slant along x, then a turn, then a move.
  private struct TakenApart {
    var move: Point
    var scale: Size
    var slant: Double
    var angle: Double

    init(move: Point, scale: Size, slant: Double, angle: Double) {
      self.move = move
      self.scale = scale
      self.slant = slant
      self.angle = angle
    }

    init?(_ matrix: AffineMatrix) {
      let determinant = matrix.a * matrix.d - matrix.b * matrix.c
      guard determinant != 0, determinant.isFinite, matrix.isFinite else { return nil }
      move = Point(matrix.tx, matrix.ty)
      let width = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
      scale = Size(width, determinant / width)
      // A mirror is put on the axis that it turns the other less from.
      if determinant < 0, matrix.a < matrix.d { scale = Size(-width, -scale.height) }
      let axis = Point(matrix.a / scale.width, matrix.b / scale.width)
      slant = (axis.x * matrix.c + axis.y * matrix.d) / scale.height
      angle = LibM.atan2(axis.y, axis.x)
    }

    var matrix: AffineMatrix {
      let (sine, cosine) = (LibM.sin(angle), LibM.cos(angle))
      let stretched = AffineMatrix(
        a: scale.width, b: 0, c: slant * scale.height, d: scale.height, tx: 0, ty: 0)
      return stretched.followed(
        by: AffineMatrix(a: cosine, b: sine, c: -sine, d: cosine, tx: move.x, ty: move.y))
    }
  }
}
