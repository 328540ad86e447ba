import QuoinBoxLayout
import QuoinModel
import QuoinStyle
import Testing

/// Grid properties in the words of the box engine.
@Suite struct GridValueTests {
  private func computed(_ css: String) -> CSS.ComputedStyle {
    let sheet = StyleSheet(source: CSS.Source(""), origin: .theme, target: .document)
    var styler = CSS.DocumentStyler(sheet, MediaEnvironment())
    return styler.styles(of: [
      CSS.DocumentStyler.Element(
        parent: -1, type: "div", inline: CSS.AttributeDeclarations(CSS.DocumentStyler.inline(css).0)
      )
    ])[0]
  }

  @Test func whatIsInitialIsNothing() {
    let style = computed("display: grid; gap: 2px; align-self: center")
    #expect(style.grid == nil)
    #expect(style.gridItem == nil)
  }

  @Test func templatesAreTrackLists() {
    let style = computed(
      """
      font-size: 10px; justify-items: safe end; grid-auto-flow: column dense;
      grid-template-columns: [a b] 1em repeat(auto-fit, minmax(10%, 2fr)) fit-content(3px) [c];
      grid-template-rows: repeat(2, auto max-content);
      grid-auto-rows: 5px min-content;
      """)
    var grid = GridStyle()
    // A flexible greatest size beside an automatic repetition needs a definite least one: it has it.
    grid.templateColumns = .none
    grid.templateRows = [.repeated(.count(2), [.auto, .maxContent])]
    grid.autoRows = [.points(5), .minContent]
    grid.autoFlow = .columnDense
    grid.justifyItems = .end.safe
    // `fit-content()` is no definite size, so the whole list is not valid there.
    #expect(style.grid == grid)
    let columns = computed(
      "grid-template-columns: [a b] 1in repeat(auto-fit, minmax(10%, 2fr)) 3px [c]")
    #expect(
      columns.grid?.templateColumns
        == [
          .names(["a", "b"]), .points(96),
          .repeated(.autoFit, [.minmax(.percent(10), .fr(2))]), .points(3), .names(["c"]),
        ])
  }

  @Test func areasAndPlaces() {
    let style = computed("grid: 'head head' 20px 'side main' / 1fr 3fr; grid-area: main")
    #expect(style.grid?.templateAreas == GridAreas([["head", "head"], ["side", "main"]]))
    #expect(style.grid?.templateRows == [.points(20), .auto])
    #expect(style.grid?.templateColumns == [.fr(1), .fr(3)])
    #expect(style.gridItem == .area("main"))
    let item = computed(
      "grid-row: 2 / span 3; grid-column: foo -2 / span bar; justify-self: left"
    ).gridItem
    #expect(item?.row == .line(2, span: 3))
    #expect(item?.column == GridPlacement(.nth("foo", -2), .spanName("bar", 1)))
    #expect(item?.justifySelf == .left)
  }

  @Test func whatIsNotValidIsTold() {
    for css in [
      "grid-template-columns: subgrid 1px",
      "grid-template-columns: subgrid repeat(auto-fit, [a])", "grid-template-rows: masonry",
      "grid-area: 1 / 0",
      "grid-template-areas: 'a' 'b b'", "grid-auto-flow: row column", "grid: 10px",
    ] {
      let (_, diagnostics) = CSS.DocumentStyler.inline(css)
      #expect(diagnostics.map(\.rule) == ["invalid-value"], "\(css)")
    }
  }
}
