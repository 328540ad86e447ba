import QuoinModel

/// The names of constraint attributes in documents.
enum AttributeNames {
  static func attribute(_ word: String) -> Attribute? { table[word] }

  private static let table: [String: Attribute] = [
    "left": .left, "right": .right, "leading": .leading, "trailing": .trailing,
    "centerX": .centerX, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "top": .top, "bottom": .bottom,
    "centerY": .centerY, "firstBaseline": .firstBaseline, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "centerYWithinMargins": .centerYWithinMargins, "width": .width, "height": .height,
  ]
}
