import QuoinGeometry
import QuoinLayout
import QuoinModel

/// The logical structure of an arrangement, for accessibility.
struct DocumentStructure {
  /// The elements in tree order, parents before children.
  private(set) var elements: [DocumentElement] = []
  /// The index of the element that each item draws itself, or -1.
  private(set) var drawn: [Int] = []

  init(_ arrangement: Arrangement, isLeftOut: [Bool], links: [String?]) {
    let items = arrangement.items
    drawn = Array(repeating: -1, count: items.count)
    // The innermost element that contains each item, or that it is itself.
    var around: [Int?] = Array(repeating: nil, count: items.count)
    // The item in whose lines each inline item is.
    var blocks: [Int?] = Array(repeating: nil, count: items.count)
    var index = 0
    while index < items.count {
      defer { index += 1 }
      let item = items[index]
      guard !isLeftOut[index], !item.isRepeated, !item.isPiece else {
        index = max(index, item.end - 1)
        continue
      }
      around[index] = item.parent.flatMap { around[$0] }
      if item.level == .inline { blocks[index] = item.parent.map { blocks[$0] ?? $0 } }
      if let role = DocumentElement.Role(item) {
        elements.append(DocumentElement(role, in: around[index], node: item.id))
        around[index] = elements.count - 1
      }
      var isFigure = false
      if case .image(let image) = item.content { isFigure = !image.name.isEmpty }
      // Decorative images are not read: HTML §4.8.4.4.
      if isFigure, item.alternative == "" { continue }
      // A list marker that is a shape has no words.
      guard isFigure || item.texts.contains(where: { $0.sign == nil }) else { continue }
      let link = links[index]
      var element = DocumentElement(
        isFigure ? .figure : link == nil ? .span : .link, in: around[index],
        alternative: isFigure ? item.alternative : nil, link: isFigure ? nil : link)
      element.block = blocks[index]
      elements.append(element)
      drawn[index] = elements.count - 1
    }
  }
}

extension DocumentElement.Role {
  /// Creates the role of an item from its kind or tag, if it has one.
  fileprivate init?(_ item: Arrangement.Item) {
    guard item.stacking != nil else {
      switch item.type {
      case _ where item.isRow: self = .listItem
      case "list", "tableView", "collectionView": self = .list
      case "label", "textView": self = .paragraph
      default: return nil
      }
      return
    }
    if case .note? = item.breaks?.marks?.footnote {
      self = .note
      return
    }
    switch item.type {
    case "h1": self = .heading1
    case "h2": self = .heading2
    case "h3": self = .heading3
    case "h4": self = .heading4
    case "h5": self = .heading5
    case "h6": self = .heading6
    case "p", "dt", "summary", "legend", "address": self = .paragraph
    case "section", "main", "nav", "aside", "header", "footer", "form", "fieldset": self = .section
    case "article": self = .article
    case "div", "details", "figure": self = .division
    case "blockquote": self = .quotation
    case "ul", "ol", "menu", "dl": self = .list
    case "li": self = .listItem
    case "dd": self = .listBody
    case "table": self = .table
    case "thead": self = .tableHead
    case "tbody": self = .tableBody
    case "tfoot": self = .tableFoot
    case "tr": self = .row
    case "th": self = .headerCell
    case "td": self = .cell
    case "caption", "figcaption": self = .caption
    case "pre", "code": self = .code
    default: return nil
    }
  }
}
