import QuoinBoxLayout
import QuoinModel

extension GridItem: UsablePlacement {
  var isUsable: Bool { margin.isUsable && inset.isUsable }

  /// Replaces unusable distances by their defaults, and returns their names.
  mutating func leaveOutUnusable() -> [String] {
    margin.leaveOutUnusable("margin", fallback: 0)
      + inset.leaveOutUnusable("inset", fallback: .auto)
  }
}

extension GridContainer {
  /// Replaces unusable tracks by `auto`, and unusable gaps and padding by zero, for one pass.
  func leaveOutUnusable() -> Sanitization? {
    let areTracksUsable =
      grid.templateColumns.parts.allSatisfy(\.isUsable)
      && grid.templateRows.parts.allSatisfy(\.isUsable)
      && grid.autoColumns.allSatisfy(\.isUsable) && grid.autoRows.allSatisfy(\.isUsable)
    guard
      !(areTracksUsable && grid.rowGap.isUsable && grid.columnGap.isUsable && padding.isUsable)
    else { return nil }
    let (oldGrid, oldPadding) = (grid, padding)
    var what: [String] = []
    grid.templateColumns.parts = grid.templateColumns.parts.map { $0.usable("column", &what) }
    grid.templateRows.parts = grid.templateRows.parts.map { $0.usable("row", &what) }
    grid.autoColumns = grid.autoColumns.map { $0.usable("column", &what) }
    grid.autoRows = grid.autoRows.map { $0.usable("row", &what) }
    what += grid.rowGap.leaveOutUnusable("row gap")
    what += grid.columnGap.leaveOutUnusable("column gap")
    what += padding.leaveOutUnusable()
    return Sanitization(what: what) { (self.grid, self.padding) = (oldGrid, oldPadding) }
  }
}

extension TrackBreadth {
  fileprivate var isUsable: Bool {
    switch self {
    case .points(let number), .percent(let number), .fr(let number): number >= 0 && number.isUsable
    case .mixed(let length):
      // Limits may be infinite, and negative results become zero.
      length.percent.isUsable && length.points.isUsable && !length.least.isNaN
        && !length.greatest.isNaN
    case .auto, .minContent, .maxContent: true
    }
  }
}

extension TrackSize {
  fileprivate var isUsable: Bool {
    switch self {
    case .breadth(let breadth): breadth.isUsable
    case .minmax(let least, let greatest): least.isUsable && greatest.isUsable
    case .fitContent(let length): length.isUsable
    }
  }

  fileprivate func usable(_ name: String, _ what: inout [String]) -> TrackSize {
    guard !isUsable else { return self }
    what.append("size of a \(name)")
    return .auto
  }
}

extension TrackList.Part {
  fileprivate var isUsable: Bool {
    switch self {
    case .track(let size): size.isUsable
    case .names: true
    case .repeated(_, let parts): parts.allSatisfy(\.isUsable)
    }
  }

  fileprivate func usable(_ name: String, _ what: inout [String]) -> TrackList.Part {
    switch self {
    case .track(let size): return .track(size.usable(name, &what))
    case .names: return self
    case .repeated(let repetition, let parts):
      return .repeated(repetition, parts.map { $0.usable(name, &what) })
    }
  }
}
