import QuoinModel

/// The size classes that select a document's variations.
struct SizeClasses: Hashable {
  var width: SizeClass
  var height: SizeClass

  /// Returns the number of conditions in a variation's key, or 0 if one is not met.
  ///
  /// A key is `heightClass=compact-widthClass=regular`; conditions of other kinds are never met.
  func specificity(of key: String) -> Int {
    var count = 0
    for condition in key.split(separator: "-", omittingEmptySubsequences: false) {
      switch condition {
      case "widthClass=compact" where width == .compact,
        "widthClass=regular" where width == .regular,
        "heightClass=compact" where height == .compact,
        "heightClass=regular" where height == .regular:
        count += 1
      default: return 0
      }
    }
    return count
  }

  /// Returns an element's variations that apply, from the default to the most specific.
  func variations(of element: XMLTreeElement) -> [XMLTreeElement] {
    var matching: [(rank: Int, element: XMLTreeElement)] = []
    for child in element.children where child.name == "variation" {
      let key = child["key"] ?? ""
      if key == "default" {
        matching.append((0, child))
      } else if case let rank = specificity(of: key), rank > 0 {
        matching.append((rank, child))
      }
    }
    guard matching.count > 1 else { return matching.map { $0.element } }
    // Keeps the order of variations of the same rank.
    return matching.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map { $0.element.element }
  }
}
