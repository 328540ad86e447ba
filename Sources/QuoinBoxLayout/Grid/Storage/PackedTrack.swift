/// The specified minimum and maximum size of a track.
struct PackedTrack: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case points
    case percent
    case auto
    case minContent
    case maxContent
    case flex
    /// `fit-content()` with a length or a percentage; a maximum size only.
    case fitPoints
    case fitPercent
  }

  var minKind = Kind.auto
  var maxKind = Kind.auto
  var least: Float = 0
  var greatest: Float = 0
  /// The points and limits of percentages.
  var leastMixture = PackedMixture()
  var greatestMixture = PackedMixture()

  init() {}

  init(_ size: TrackSize) {
    switch size {
    case .breadth(.mixed(let length)):
      leastMixture = PackedMixture(length)
      greatestMixture = leastMixture
    case .minmax(let low, let high):
      if case .mixed(let length) = low { leastMixture = PackedMixture(length) }
      if case .mixed(let length) = high { greatestMixture = PackedMixture(length) }
    case .breadth, .fitContent: break
    }
    switch size {
    case .breadth(let breadth):
      (maxKind, greatest) = PackedTrack.packed(breadth)
      if maxKind != .flex { (minKind, least) = (maxKind, greatest) }
    case .minmax(let low, let high):
      (minKind, least) = PackedTrack.packed(low)
      (maxKind, greatest) = PackedTrack.packed(high)
      if minKind == .flex { (minKind, least) = (.auto, 0) }
    case .fitContent(.points(let length)):
      (maxKind, greatest) = (.fitPoints, Float(length.finiteLength))
    case .fitContent(.percent(let percent)):
      (maxKind, greatest) = (.fitPercent, Float(percent.finiteLength))
    }
  }

  private static func packed(_ breadth: TrackBreadth) -> (Kind, Float) {
    switch breadth {
    case .points(let length): (.points, Float(length.finiteLength))
    case .percent(let percent): (.percent, Float(percent.finiteLength))
    case .mixed(let length): (.percent, Float(length.percent.finite))
    case .fr(let factor): (.flex, Float(factor.finiteLength))
    case .auto: (.auto, 0)
    case .minContent: (.minContent, 0)
    case .maxContent: (.maxContent, 0)
    }
  }

  /// Returns the size of the track for automatic repetition (CSS Grid §7.2.3.2).
  ///
  /// It is the maximum size if that is definite, otherwise the minimum one; at least one point.
  func repeatedSize(of base: Float) -> Float {
    let low = leastLength(of: base)
    let high = greatestLength(of: base)
    let size = high.isKnown ? max(high, low.orZero) : low
    return max(1, size.orZero)
  }

  /// Returns the minimum size if it is a length; NaN for a keyword or an unresolved percentage.
  func leastLength(of base: Float) -> Float {
    PackedTrack.length(minKind, least, leastMixture, of: base)
  }

  /// Returns the maximum size if it is a length.
  func greatestLength(of base: Float) -> Float {
    PackedTrack.length(maxKind, greatest, greatestMixture, of: base)
  }

  /// Returns the length of a breadth; NaN for a keyword or an unresolved percentage.
  private static func length(
    _ kind: Kind, _ value: Float, _ mixture: PackedMixture, of base: Float
  ) -> Float {
    switch kind {
    case .points, .fitPoints: value
    case .percent, .fitPercent:
      max(0, mixture.length((value * base / 100).limited)) + (base.isKnown ? 0 : .nan)
    case .auto, .minContent, .maxContent, .flex: .nan
    }
  }
}
