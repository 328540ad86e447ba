import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// Creates the nodes of search bars.
struct SearchBarReader {
  let info: DocumentInfo

  func node(_ varied: VariedElement) -> Node {
    let node = SearchBarNode(placeholder: TextReader.text(varied, "placeholder"))
    node.text = TextReader.text(varied, "text")
    // Before iOS 11, a search bar had the height of other bars; in Xcode 26 it is 64 points high.
    if info.era == .classic { node.sizing.naturalHeight = .fixed(44) }
    if info.isGlass { node.sizing.naturalHeight = .fixed(64) }
    return node
  }

  /// Returns a search bar with its scopes below it, or `nil` if it does not show them.
  ///
  /// They are hidden by default: the recorded bars with titles of scopes are as high as others.
  func scoped(_ varied: VariedElement, _ bar: Node) -> Node? {
    guard bar is SearchBarNode, varied.flag("showsScopeBar") else { return nil }
    let titles = varied.element.child("scopeButtonTitles").map { $0.children.map(\.text) } ?? []
    guard !titles.isEmpty else { return nil }
    let selected = varied.number(
      "selectedScopeButtonIndex", in: 0...Double(titles.count - 1), otherwise: "0 is used")
    let scopes = FlexContainer(.row, alignItems: .center)
    scopes.documentType = "#scopes"
    scopes.padding = Edges(.zero, .points(8))
    scopes.sizing.height = SearchBarReader.scopeHeight
    scopes.add(
      Relation(
        SegmentedControlNode(titles, selected: selected.map { Int($0) } ?? 0), FlexItem(grow: 1)))
    let whole = FlexContainer(.column)
    whole.sizing.naturalWidth = .none
    whole.add(Relation(node(varied), FlexItem(shrink: 0)))
    whole.add(Relation(scopes, FlexItem(shrink: 0)))
    return whole
  }

  /// The height of the row of scopes, which is that of a bar.
  private static let scopeHeight = 44.0
}
