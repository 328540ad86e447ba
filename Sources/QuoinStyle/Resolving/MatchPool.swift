import QuoinModel

/// The lists of rules that matched, each once: nodes that match the same rules share what those
/// come to.
struct MatchPool {
  /// What matched, in ascending order of the cascade, and what it comes to.
  struct Match {
    /// The rules with normal declarations.
    var normal: [Int32]
    /// The rules with important ones.
    var important: [Int32]
    /// What the normal ones come to where nothing depends on the node.
    var normalStyle = Style()
    var importantStyle = Style()
    var hasLate = false
  }

  private struct Key: Hashable {
    var normal: [Int32]
    var important: [Int32]
  }

  private(set) var matches: [Match] = []
  private var numbers: [Key: Int32] = [:]

  /// The number of a list.
  mutating func number(
    _ normal: [Int32], _ important: [Int32], _ content: SheetContent
  ) -> Int32 {
    let key = Key(normal: normal, important: important)
    if let known = numbers[key] { return known }
    var match = Match(normal: normal, important: important)
    for rule in normal {
      let block = content.rules[Int(rule)].normal
      match.hasLate = match.hasLate || block.hasLate
      for case .style(let style) in block.steps { match.normalStyle.merge(style) }
    }
    for rule in important {
      let block = content.rules[Int(rule)].important
      match.hasLate = match.hasLate || block.hasLate
      for case .style(let style) in block.steps { match.importantStyle.merge(style) }
    }
    matches.append(match)
    let number = Int32(matches.count - 1)
    numbers[key] = number
    return number
  }
}
