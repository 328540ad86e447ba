import Foundation

/// How many times more a peer needs.
struct Ratio {
  var value: Double
  /// Which peer it is.
  var peer: String
  /// Whether it is of time, for the peer's instructions were not counted.
  var isOfTime = false

  var text: String { "\(Numbers.times(value)) \(peer)\(isOfTime ? " (time)" : "")" }
}

extension Results {
  /// What the better of the peers needs, in times of what the subject of the suite needs.
  ///
  /// Instructions are compared; time only where none of the peers was counted, or where it is asked
  /// for.
  func ratio(
    _ suite: Suite, _ family: Family, _ size: Int, _ phase: Phase, peers: [String]? = nil,
    ofTime: Bool = false
  ) -> Ratio? {
    let ours = figure(suite.subject, family, size, phase)
    var counted: Ratio?
    var timed: Ratio?
    for peer in peers ?? suite.peers {
      let theirs = figure(peer, family, size, phase)
      if let a = theirs.instructions, let b = ours.instructions {
        let ratio = Ratio(value: a / b, peer: peer)
        if ratio.value < counted?.value ?? .infinity { counted = ratio }
      }
      if let a = theirs.time, let b = ours.time {
        let ratio = Ratio(value: a / b, peer: peer, isOfTime: true)
        if ratio.value < timed?.value ?? .infinity { timed = ratio }
      }
    }
    return ofTime ? timed : counted ?? timed
  }

  /// The largest size up to `size` at which one of the peers was measured.
  func comparableSize(
    _ suite: Suite, _ family: Family, _ size: Int, _ phase: Phase, _ peers: [String]?
  ) -> Int? {
    family.sizes.last {
      $0 <= size && ratio(suite, family, $0, phase, peers: peers) != nil
    }
  }

  /// The exponent of growth of a phase with the number of views.
  ///
  /// It is fitted to the logarithms of the instructions by least squares.
  func exponent(_ engine: String, _ family: Family, _ phase: Phase, from least: Int) -> Double? {
    let points: [(x: Double, y: Double)] = family.sizes.filter { $0 >= least }.compactMap {
      guard let count = figure(engine, family, $0, phase).instructions else { return nil }
      return (log(Double(family.viewCount($0))), log(count))
    }
    if points.count < 2 { return nil }
    let meanX = points.reduce(0) { $0 + $1.x } / Double(points.count)
    let meanY = points.reduce(0) { $0 + $1.y } / Double(points.count)
    let covariance = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    return covariance / points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
  }
}
