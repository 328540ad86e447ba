import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension Coordinate {
  fileprivate var isUsable: Bool { constant.isUsable && fraction.isUsable }

  /// Whether the length is negative for every length of the container.
  ///
  /// A fraction or a sibling's length may make up for subtracted points.
  fileprivate var isNegative: Bool {
    line == nil && (constant < 0 || fraction < 0) && constant <= 0 && fraction <= 0
  }
}

extension AbsolutePlacement.Span {
  /// Whether all numbers are usable; the maximum length may be infinite.
  fileprivate var isUsable: Bool {
    start?.isUsable ?? true && center?.isUsable ?? true && end?.isUsable ?? true
      && length?.isUsable ?? true && minLength?.isUsable ?? true
      && maxLength.map { !$0.constant.isNaN && !$0.fraction.isNaN } ?? true
  }

  fileprivate var hasNegativeLength: Bool {
    length?.isNegative ?? false || minLength?.isNegative ?? false || maxLength?.isNegative ?? false
  }
}

extension AbsolutePlacement: UsablePlacement {
  var isUsable: Bool {
    horizontal.isUsable && vertical.isUsable
      && !horizontal.hasNegativeLength && !vertical.hasNegativeLength
      && aspectRatio.map { $0 > 0 && $0.isFinite } ?? true && designSize?.isFinite ?? true
      && margin.isUsable
  }

  mutating func leaveOutUnusable() -> [String] {
    var what: [String] = []
    for axis in Axis.allCases where !self[axis].isUsable {
      what.append(axis == .horizontal ? "place along x" : "place along y")
      self[axis] = Span()
    }
    for axis in Axis.allCases {
      for (name, path) in [
        ("", \Span.length), ("min ", \Span.minLength), ("max ", \Span.maxLength),
      ] {
        guard self[axis][keyPath: path]?.isNegative ?? false else { continue }
        what.append(name + (axis == .horizontal ? "width" : "height") + " in its place")
        self[axis][keyPath: path] = nil
      }
    }
    what += margin.leaveOutUnusable("margin", fallback: 0)
    if let ratio = aspectRatio, !(ratio > 0 && ratio.isFinite) {
      what.append("aspectRatio (\(ratio))")
      aspectRatio = nil
    }
    if let size = designSize, !size.isFinite {
      what.append("design size")
      designSize = nil
    }
    return what
  }
}
