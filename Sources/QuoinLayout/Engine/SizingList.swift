import QuoinModel
import QuoinStyle

/// The size rules of all nodes of a tree.
///
/// Most nodes have none, and rules are large, so that only those that exist are stored.
struct SizingList {
  /// For each node, the index of its rules; 0 if it has none.
  private var numbers: [Int32] = []
  private var rules = [Sizing()]
  /// The indices of rules that no node has any more.
  private var vacant: [Int32] = []

  /// Creates a list of nodes without rules.
  init(count: Int) { numbers = Array(repeating: 0, count: count) }

  /// Sets the rules of a node, which has none, to those of another one.
  mutating func set(_ index: Int, toRulesOf other: Int) {
    if numbers[other] > 0 { self[index] = self[other] }
  }

  /// Returns whether a node has no rules.
  func isEmpty(at index: Int) -> Bool { numbers[index] == 0 }

  subscript(index: Int) -> Sizing {
    get { rules[Int(numbers[index])] }
    set {
      let number = Int(numbers[index])
      if newValue == rules[0] {
        if number > 0 { vacant.append(numbers[index]) }
        numbers[index] = 0
      } else if number > 0 {
        rules[number] = newValue
      } else if let number = vacant.popLast() {
        numbers[index] = number
        rules[Int(number)] = newValue
      } else {
        numbers[index] = Int32(truncatingIfNeeded: rules.count)
        rules.append(newValue)
      }
    }
  }

  /// Applies a splice; new nodes have no rules.
  fileprivate mutating func apply(_ splice: PreorderSplice) {
    splice.apply(to: &numbers, blank: 0)
    // Rules of removed nodes stay behind.
    guard rules.count > numbers.count + 64 else { return }
    var kept = [rules[0]]
    for index in numbers.indices where numbers[index] > 0 {
      kept.append(rules[Int(numbers[index])])
      numbers[index] = Int32(truncatingIfNeeded: kept.count - 1)
    }
    rules = kept
    vacant = []
  }
}

extension PreorderSplice {
  /// Applies the splice to the size rules; `blank` has none.
  func apply(to list: inout SizingList, blank: Sizing) { list.apply(self) }
}
