import QuoinGeometry

extension ListContainer {
  /// Returns a section without unusable numbers; those that were left out are reported.
  func sanitized(_ section: ListSection) -> ListSection {
    var section = section
    let faults = section.leaveOutUnusable()
    if !faults.isEmpty {
      descriptionDiagnostics.append(
        Diagnostic(
          .error, rule: "number-out-of-range",
          "a section of \(displayName) has invalid numbers: "
            + faults.joined(separator: ", "), place: place, nodes: [displayName]))
    }
    return section
  }
}

extension ListSection {
  /// The maximum number of rows in a section.
  static let countLimit = 1_000_000_000

  fileprivate mutating func leaveOutUnusable() -> [String] {
    var faults: [String] = []
    if count < 0 || count > ListSection.countLimit {
      faults.append("\(count) rows")
      count = min(max(0, count), ListSection.countLimit)
    }
    func clean(_ name: String, _ length: inout Double, or other: Double = 0) {
      guard !(length >= 0 && length <= 1e9) else { return }
      faults.append("\(name) \(length)")
      length = other
    }
    clean("line spacing", &lineSpacing)
    clean("item spacing", &itemSpacing)
    clean("inset at the top", &insets.top)
    clean("leading inset", &insets.leading)
    clean("inset at the bottom", &insets.bottom)
    clean("trailing inset", &insets.trailing)
    headerLength.clean("header", 28, &faults)
    footerLength.clean("footer", 28, &faults)
    switch layout {
    case .rows(var length):
      length.clean("row", 44, &faults)
      layout = .rows(length)
    case .grid(var columns, var length):
      if columns < 1 || columns > 100_000 {
        faults.append("\(columns) columns")
        columns = min(max(1, columns), 100_000)
      }
      length.clean("cell", 44, &faults)
      layout = .grid(columns: columns, length)
    case .flow(let size):
      var (width, height) = (
        ListLength(size.expected.width, size.isFixed),
        ListLength(size.expected.height, size.isFixed)
      )
      width.clean("cell's width", 50, &faults)
      height.clean("cell's height", 50, &faults)
      let clean = Size(width.expected, height.expected)
      layout = .flow(size.isFixed ? .fixed(clean) : .estimated(clean))
    }
    return faults
  }
}

extension ListLength {
  fileprivate init(_ length: Double, _ isFixed: Bool) {
    self = isFixed ? .fixed(length) : .estimated(length)
  }

  /// UIKit's default replaces an invalid length; an estimate of zero would put all rows into the
  /// window.
  fileprivate mutating func clean(_ name: String, _ other: Double, _ faults: inout [String]) {
    let least = isFixed ? 0 : Double.leastNormalMagnitude
    guard !(expected >= least && expected <= 1e9) else { return }
    faults.append("a length of \(expected) for the \(name)")
    self = ListLength(other, isFixed)
  }
}
