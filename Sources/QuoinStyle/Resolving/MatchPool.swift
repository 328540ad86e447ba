import QuoinModel

/// A pool of the distinct lists of rules that matched.
///
/// Nodes that match the same rules share the resulting styles.
struct MatchPool {
  /// The rules that matched, in ascending cascade order, and the styles they result in.
  struct Match {
    /// The rules with normal declarations.
    var normal: [Int32] = []
    /// The rules with important declarations.
    var important: [Int32] = []
    /// The style set by the normal declarations, as far as it is the same for every node.
    var normalStyle = Style()
    var importantStyle = Style()
    /// The normal and important declarations combined.
    var style = Style()
    var hasLate = false
  }

  private(set) var matches: [Match] = []
  /// The numbers of the lists, by the entries that selected a node, in ascending order.
  private var numbers: [[Int32]: Int32] = [:]
  /// The number of the empty list.
  private var numberOfNone: Int32?

  /// Returns the number of a list of rules, given the entries that selected them in ascending
  /// order.
  mutating func number(_ entries: [Int32], _ content: SheetContent) -> Int32 {
    if let known = entries.isEmpty ? numberOfNone : numbers[entries] { return known }
    let number = Int32(matches.count)
    matches.append(MatchPool.match(entries, content))
    if entries.isEmpty { numberOfNone = number } else { numbers[entries] = number }
    return number
  }

  private static func match(_ entries: [Int32], _ content: SheetContent) -> Match {
    var match = Match()
    for entry in entries {
      let number = content.entries[Int(entry)].rule
      let block = content.rules[Int(number)].normal
      if block.isEmpty { continue }
      match.normal.append(number)
      match.hasLate = match.hasLate || block.hasLate
      for case .style(let style) in block.steps { match.normalStyle.merge(style) }
    }
    let ranked = entries.sorted {
      (content.entries[Int($0)].importantRank, $0)
        < (content.entries[Int($1)].importantRank, $1)
    }
    for entry in ranked {
      let number = content.entries[Int(entry)].rule
      let block = content.rules[Int(number)].important
      if block.isEmpty { continue }
      match.important.append(number)
      match.hasLate = match.hasLate || block.hasLate
      for case .style(let style) in block.steps { match.importantStyle.merge(style) }
    }
    match.style = match.normalStyle.merging(match.importantStyle)
    return match
  }
}
