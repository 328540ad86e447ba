import QuoinModel
import QuoinStyle

/// The size rules of all nodes of a tree.
///
/// Most nodes have none, many share them, and rules are large.
struct SizingList {
  /// For each node, the index of its rules; 0 if it has none.
  private var numbers: [Int32] = []
  /// The rules, the same at each index as long as a node has them; the first ones are empty.
  private var rules = [Sizing()]

  /// Creates a list of nodes without rules.
  init(count: Int) { numbers = Array(repeating: 0, count: count) }

  /// Sets the rules of a node to those of another one.
  mutating func set(_ index: Int, toRulesOf other: Int) {
    // Most nodes have no rules before and after.
    if numbers[index] != numbers[other] { numbers[index] = numbers[other] }
  }

  /// Returns whether a node has no rules.
  func isEmpty(at index: Int) -> Bool { numbers[index] == 0 }

  subscript(index: Int) -> Sizing {
    get { rules[Int(numbers[index])] }
    set {
      if newValue == rules[Int(numbers[index])] { return }
      if newValue == rules[0] {
        numbers[index] = 0
        return
      }
      trim()
      numbers[index] = Int32(truncatingIfNeeded: rules.count)
      rules.append(newValue)
    }
  }

  /// Applies a splice; new nodes have no rules.
  fileprivate mutating func apply(_ splice: PreorderSplice) {
    splice.apply(to: &numbers, blank: 0)
    trim()
  }

  /// Discards the rules that no node has any more, if they are many.
  private mutating func trim() {
    guard rules.count > 2 * numbers.count + 64 else { return }
    var kept = [rules[0]]
    var places = Array(repeating: Int32(0), count: rules.count)
    for index in numbers.indices where numbers[index] > 0 {
      let number = Int(numbers[index])
      if places[number] == 0 {
        places[number] = Int32(truncatingIfNeeded: kept.count)
        kept.append(rules[number])
      }
      numbers[index] = places[number]
    }
    rules = kept
  }
}

extension PreorderSplice {
  /// Applies the splice to the size rules; `blank` has none.
  func apply(to list: inout SizingList, blank: Sizing) { list.apply(self) }
}
