import QuoinModel

extension CSS.ComputedStyle {
  /// Whether the mask layers can be composited as specified.
  ///
  /// That is the case if all are combined by the same operator, `add` or `intersect`, or if there
  /// are two opaque gradients.
  package var composesMasks: Bool {
    guard case .commas(let ways) = self[.maskComposite],
      case .commas(let images) = self[.maskImage], !ways.isEmpty
    else { return false }
    let joints = (0..<max(0, images.count - 1)).map { ways[$0 % ways.count].keyword }
    if joints.allSatisfy({ $0 == .intersect || $0 == .add }) {
      return Set(joints).count <= 1
    }
    return images.count == 2
      && images.allSatisfy { image in
        guard case .gradient(let gradient) = image else { return false }
        return gradient.stops.allSatisfy { stop in
          stop.color.map { $0.color(current: .black).alpha >= 1 } ?? true
        }
      }
  }
}
