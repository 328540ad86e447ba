/// The maximum number and size of the diagnostics of a document.
package struct DiagnosticLimits: Hashable, Sendable {
  /// The maximum number of diagnostics, in addition to one for those that are omitted.
  package var count: Int
  /// The maximum length of a message, and of the names of the nodes together, in bytes of UTF-8.
  package var bytes: Int

  package init(count: Int, bytes: Int) {
    self.count = count
    self.bytes = bytes
  }

  /// No limits.
  package static let none = DiagnosticLimits(count: .max, bytes: .max)

  /// Returns a diagnostic with its message and its nodes shortened to the limit.
  package func shortened(_ diagnostic: Diagnostic) -> Diagnostic {
    guard isExceeded(by: diagnostic) else { return diagnostic }
    var result = diagnostic
    if diagnostic.message.utf8.count > bytes {
      result.message = diagnostic.message.prefix(bytes: bytes) + "…"
    }
    var room = bytes
    result.nodes = []
    for name in diagnostic.nodes {
      guard name.utf8.count <= room else {
        result.nodes.append(name.prefix(bytes: room) + "…")
        break
      }
      result.nodes.append(name)
      room -= name.utf8.count
    }
    return result
  }

  private func isExceeded(by diagnostic: Diagnostic) -> Bool {
    if diagnostic.message.utf8.count > bytes { return true }
    var room = bytes
    for name in diagnostic.nodes {
      guard name.utf8.count <= room else { return true }
      room -= name.utf8.count
    }
    return false
  }
}

extension Diagnostic {
  /// The diagnostics beyond the limit, which a single one represents.
  package struct Omission: Hashable, Sendable {
    /// The number of omitted diagnostics.
    package var count = 0
    /// Whether there may be more, because the search ended early.
    package var isMinimum = false

    package init(count: Int = 0, isMinimum: Bool = false) {
      self.count = count
      self.isMinimum = isMinimum
    }

    /// Whether nothing was omitted.
    var isEmpty: Bool { count == 0 && !isMinimum }

    mutating func add(_ other: Omission) {
      count += other.count
      if other.isMinimum { isMinimum = true }
    }
  }

  /// Creates the diagnostic for those that are omitted.
  fileprivate init(_ omission: Omission, beyond limit: Int) {
    let number = "\(omission.isMinimum ? "at least " : "")\(omission.count) more"
    self.init(
      .warning, rule: Diagnostic.limitRule,
      omission.count == 0
        ? "the search for findings ended near the limit of \(limit); there may be more"
        : "there are more findings than the limit of \(limit); \(number) "
          + "\(omission.count == 1 ? "is" : "are") not listed")
    self.omission = omission
  }

  /// The rule of exceeded limits.
  fileprivate static let limitRule = "limit-exceeded"

  /// The rank by which diagnostics are kept: findings about limits explain why a result is incomplete, and errors
  /// determine the status of a command.
  fileprivate var rank: Int {
    rule == Diagnostic.limitRule ? Diagnostic.limitRank : Int(severity.rawValue)
  }

  fileprivate static let limitRank = 3
}

/// A list of diagnostics that takes no more memory than its limits allow.
package struct DiagnosticList: Sendable {
  package let limits: DiagnosticLimits
  /// The diagnostics that may be listed, up to twice the limit.
  private var candidates: [Diagnostic] = []
  /// The number of candidates of each rank.
  private var counts = [Int](repeating: 0, count: Diagnostic.limitRank + 1)
  private var omission = Diagnostic.Omission()

  package init(_ limits: DiagnosticLimits) { self.limits = limits }

  /// Whether a further diagnostic of a severity is omitted, unless it is about a limit.
  package func omits(_ severity: Diagnostic.Severity) -> Bool {
    counts[Int(severity.rawValue)...].reduce(0, +) >= limits.count
  }

  /// Adds a diagnostic.
  ///
  /// - Complexity: O(1) on average.
  package mutating func append(_ diagnostic: Diagnostic) {
    if let more = diagnostic.omission {
      omission.add(more)
      return
    }
    candidates.append(limits.shortened(diagnostic))
    counts[diagnostic.rank] += 1
    if candidates.count / 2 > limits.count { reduce() }
  }

  /// Records diagnostics that are not listed.
  package mutating func omit(_ more: Diagnostic.Omission) { omission.add(more) }

  /// The diagnostics within the limit in the order in which they were added, and one for those that are omitted.
  ///
  /// The most severe ones are kept, and among equal ones the first.
  package var diagnostics: [Diagnostic] {
    var list = self
    list.reduce()
    if list.omission.isEmpty { return list.candidates }
    return list.candidates + [Diagnostic(list.omission, beyond: limits.count)]
  }

  private mutating func reduce() {
    let excess = candidates.count - limits.count
    guard excess > 0 else { return }
    var room = limits.count
    for rank in counts.indices.reversed() {
      counts[rank] = min(counts[rank], room)
      room -= counts[rank]
    }
    var rooms = counts
    candidates = candidates.filter { diagnostic in
      rooms[diagnostic.rank] -= 1
      return rooms[diagnostic.rank] >= 0
    }
    omission.count += excess
  }
}

extension [Diagnostic] {
  /// Returns the diagnostics of painting another page, without those about limits that are among these already.
  ///
  /// Each page is a drawing of its own, but the limits are the document's.
  package func namingLimitsOnce(after known: [Diagnostic] = []) -> [Diagnostic] {
    var messages = Set(known.filter { $0.rule == Diagnostic.limitRule }.map(\.message))
    return filter { $0.rule != Diagnostic.limitRule || messages.insert($0.message).inserted }
  }

  /// Returns the diagnostics within limits, followed by one for those that are omitted here or were before.
  ///
  /// - Complexity: O(n).
  package func limited(to limits: DiagnosticLimits) -> [Diagnostic] {
    if limits == .none { return self }
    var list = DiagnosticList(limits)
    for diagnostic in self { list.append(diagnostic) }
    return list.diagnostics
  }
}

extension String {
  /// Returns the longest prefix that fits in a number of bytes in UTF-8.
  ///
  /// - Precondition: The text has at least that many bytes.
  package func prefix(bytes: Int) -> String {
    var end = utf8.index(startIndex, offsetBy: bytes)
    while end > startIndex, end < endIndex, utf8[end] & 0xC0 == 0x80 {
      end = utf8.index(before: end)
    }
    return String(self[..<end])
  }
}
