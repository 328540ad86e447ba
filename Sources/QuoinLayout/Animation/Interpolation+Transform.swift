import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension Interpolation {
  /// Interpolates the parts of a transform one by one.
  ///
  /// CSS functions are interpolated pairwise while their kinds match, the others as matrices.
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

  /// Interpolates function lists as in CSS Transforms 2 §12.
  ///
  /// Functions are paired while their kinds match, with the shorter list padded by identity functions; everything after
  /// the first mismatch is interpolated as one matrix.
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
      // Singular matrices cannot be interpolated.
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

  /// Interpolates two matrices by translation, rotation, skew and scale: CSS Transforms 2 §12.2.
  ///
  /// Returns `nil` if one of them is singular. Level 1 decomposes matrices in another way; Chromium does it as here.
  static func matrix(
    _ a: AffineMatrix, _ b: AffineMatrix, _ fraction: Double
  ) -> AffineMatrix? {
    guard a != b else { return b }
    guard var old = DecomposedMatrix(a), var new = DecomposedMatrix(b) else { return nil }
    // A reflection about one axis equals one about the other axis and half a turn.
    if (old.scale.width < 0 && new.scale.height < 0)
      || (old.scale.height < 0 && new.scale.width < 0)
    {
      old.scale = Size(-old.scale.width, -old.scale.height)
      old.angle += old.angle < 0 ? .pi : -.pi
    }
    // The short way round.
    if old.angle - new.angle > .pi { old.angle -= 2 * .pi }
    if new.angle - old.angle > .pi { new.angle -= 2 * .pi }
    return DecomposedMatrix(
      move: point(old.move, new.move, fraction),
      scale: Size(
        number(old.scale.width, new.scale.width, fraction),
        number(old.scale.height, new.scale.height, fraction)),
      slant: number(old.slant, new.slant, fraction),
      angle: number(old.angle, new.angle, fraction)
    ).matrix
  }

  /// A matrix decomposed into a scale, then a skew along x, then a rotation, then a translation.
  private struct DecomposedMatrix {
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
      // The reflection goes to the axis that leaves the smaller rotation.
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
