import Foundation
import QuoinModel

/// What generated content says about pages and about other elements: CSS Content 3 §2.6.
///
/// Page numbers are known when the document is laid out; they are then set in a further pass.
struct PageReferences {
  /// The values that a pass uses.
  struct Known: Equatable {
    /// The number of pages.
    var count = 0
    /// The page numbers of elements, by item.
    var pages: [Int: Int] = [:]
    /// The counters at elements, by item.
    var counters: [Int: [String: [Int]]] = [:]
    /// The pages of the calls of footnotes, by item, where their numbers depend on them.
    var calls: [Int: CallPage] = [:]
    /// The items of footnotes that are the first on their page, where notes share lines.
    var firstNotes: Set<Int> = []
    /// The widths of leaders, once the numbers after them are known.
    var leaders: [Leader.Key: Double]?

    /// The values without the widths of leaders.
    var withoutLeaders: Known {
      var known = self
      known.leaders = nil
      return known
    }
  }

  /// The page of a footnote's call.
  struct CallPage: Equatable {
    var index: Int
    var kind: PageKind
  }

  /// The values of this pass, or `nil` in the first one.
  var known: Known?
  /// The elements whose page number is shown, by item, and whether the number of pages is.
  var pagesWanted: Set<Int> = []
  var wantsCount = false
  /// The names of the counters that are shown of other elements, by their item.
  var countersWanted: [Int: Set<String>] = [:]
  /// The values of those counters in this pass.
  var counters: [Int: [String: [Int]]] = [:]
  /// Whether the numbers of footnotes depend on pages, and whether notes share lines.
  var numbersFootnotes = false
  var joinsFootnotes = false
  /// The items by their `id`.
  private(set) var targets: [String: Int]?

  /// Whether any content has to be set in a further pass.
  var areWanted: Bool {
    wantsCount || numbersFootnotes || joinsFootnotes || !pagesWanted.isEmpty
      || !countersWanted.isEmpty
  }

  /// Returns the item that an address refers to, if it is in the document.
  mutating func item(at address: String, in tree: HTMLTree) -> Int? {
    guard address.hasPrefix("#") else { return nil }
    let name = String(address.dropFirst())
    if targets == nil {
      var found: [String: Int] = [:]
      for index in tree.items.indices where tree.items[index].tag != nil {
        guard let id = tree.attribute("id", of: index)?.value, found[id] == nil else { continue }
        found[id] = index
      }
      targets = found
    }
    return targets?[name] ?? name.removingPercentEncoding.flatMap { targets?[$0] }
  }
}
