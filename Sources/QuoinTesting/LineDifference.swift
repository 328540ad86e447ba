/// A line-by-line difference of two texts, with three lines of context around each change.
///
/// Removed lines are marked with −, added lines with +, as in unified diffs. The changes form a
/// shortest edit script (Myers 1986), computed by the standard library.
struct LineDifference {
  private var lines: [(mark: Character, text: Substring)] = []

  /// Creates the difference, or `nil` if the texts are equal.
  init?(from old: String, to new: String) {
    guard old != new else { return nil }
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    var removed = [Bool](repeating: false, count: before.count)
    var inserted = [Bool](repeating: false, count: after.count)
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed[offset] = true
      case .insert(let offset, _, _): inserted[offset] = true
      }
    }
    var first = 0
    var second = 0
    while first < before.count || second < after.count {
      if first < before.count, removed[first] {
        lines.append(("−", before[first]))
        first += 1
      } else if second < after.count, inserted[second] {
        lines.append(("+", after[second]))
        second += 1
      } else {
        lines.append((" ", before[first]))
        first += 1
        second += 1
      }
    }
  }

  /// The changed lines with their context; "…" marks omitted lines.
  var text: String {
    var shown = [Bool](repeating: false, count: lines.count)
    for index in lines.indices where lines[index].mark != " " {
      for near in max(0, index - 3)...min(lines.count - 1, index + 3) { shown[near] = true }
    }
    var parts: [String] = []
    for index in lines.indices {
      if shown[index] {
        parts.append("\(lines[index].mark) \(lines[index].text)")
      } else if index == 0 || shown[index - 1] {
        parts.append("…")
      }
    }
    return parts.joined(separator: "\n")
  }
}
