import QuoinModel

/// The size classes that a document is laid out in, for its variations.
struct SizeClasses: Hashable {
  var width: SizeClass
  var height: SizeClass

  /// How closely a variation's key fits: 0 where it does not, else the number of its conditions.
  ///
  /// A key is `heightClass=compact-widthClass=regular`; conditions of other kinds never hold.
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

  /// The variations of an element that apply, the default first and the closest last.
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
    // Those of one rank keep their order.
    return matching.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map { $0.element.element }
  }
}
