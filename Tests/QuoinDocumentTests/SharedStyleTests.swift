import Foundation
import QuoinBoxLayout
import QuoinImport
import QuoinModel
import Testing

/// What elements with equal attributes share, and what they must not share.
@Suite struct SharedStyleTests {
  private func read(_ body: String) throws -> ImportedDocument {
    try HTMLDocument.read(Data("<!doctype html><body>\(body)".utf8), options: ImportOptions())
  }

  private func relations(_ type: String, in document: ImportedDocument) -> [AnyRelation] {
    var found: [AnyRelation] = []
    var pending: [Node] = document.scenes.map(\.root).reversed()
    while let node = pending.popLast() {
      guard let container = node as? FlowContainer else { continue }
      found += container.relations.filter { $0.node.documentType == type }
      pending += container.relations.reversed().map(\.node)
    }
    return found
  }

  private func box(_ relation: AnyRelation) throws -> ElementBox {
    try #require((relation as? Relation<FlowContainer>)?.placement.element)
  }

  @Test(
    arguments: [
      ("img", #"<img width=9 alt="x">"#), ("button", "<button>b</button>"),
      ("input", "<input type=checkbox>"), ("a", "<a href=u>t</a>"),
      ("td", "<table><tr><td width=20 bgcolor=red>t</table>"),
      ("p", #"<p style="margin: 3px; color: red">t</p>"#),
    ])
  func equalElementsShareBoxAndStyle(tag: String, html: String) throws {
    let found = relations(tag, in: try read(html + html))
    try #require(found.count == 2)
    let styles = found.map { $0.node.documentStyle?.storageAddress }
    #expect(try box(found[0]).shared === box(found[1]).shared)
    #expect(styles[0] == styles[1])
  }

  /// A text looks as its element does if that has no box to paint, and then has no style of its own.
  @Test func aTextSharesTheStyleOfItsElement() throws {
    let document = try read("<div style='color: red'>t</div>")
    let element = try #require(relations("div", in: document).first?.node.documentStyle)
    let text = try #require(relations("#text", in: document).first?.node.documentStyle)
    #expect(text.text.color == Color(red: 1, green: 0, blue: 0))
    #expect(text.storageAddress == element.storageAddress)
    let shadowed = try read(
      "<p style='text-shadow: 1px 1px red'>t<b style='text-shadow: none'>u</b></p>")
    let styles = relations("#text", in: shadowed).map(\.node.documentStyle)
    #expect(styles.map { $0?.text.shadows?.count } == [1, nil])
  }

  /// A look does not depend on the size and place of a box.
  @Test func elementsAtOtherPlacesShareTheirLook() throws {
    let found = relations(
      "p",
      in: try read(
        """
        <p style='color: red; width: 9px; margin: 1px'>t</p>\
        <p style='color: red; width: 8px; padding: 2px; text-align: right'>t</p>\
        <p style='color: red; width: 8px; overflow: hidden'>t</p>\
        <p style='color: red; width: 8px; background: blue'>t</p>\
        <p style='color: blue; width: 8px'>t</p>\
        <p style='color: red; width: 7px'>t</p>
        """)
    ).map(\.node.documentStyle)
    let addresses = found.map { $0?.storageAddress }
    #expect(addresses[0] == addresses[1] && addresses[0] == addresses[5])
    #expect(Set(addresses).count == 4)
    #expect(found.map { $0?.clips == true } == [false, false, true, false, false, false])
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(found.map { $0?.text.color } == [red, red, red, red, blue, red])
  }

  /// A box does not depend on looks, apart from the lines that it draws itself.
  @Test func elementsWithOtherLooksShareTheirBox() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let paragraphs = relations(
      "p",
      in: try read(
        """
        <p style='color: red; background: blue'>t</p><p style='color: blue'>t</p>\
        <p style='color: blue; width: 9px'>t</p><p style='color: red; opacity: 0.5'>t</p>
        """))
    let boxes = try paragraphs.map(box)
    #expect(boxes[0] === boxes[1])
    #expect(boxes[2].style.width == .points(9))
    #expect(boxes.map(\.stacking.isContext) == [false, false, false, true])
    #expect(paragraphs.map { $0.node.documentStyle?.text.color } == [red, blue, blue, red])
    let columns = relations(
      "div",
      in: try read(
        ["red", "blue"].map {
          "<div style='columns: 2; column-rule: 1px solid; color: \($0)'>t</div>"
        }.joined()))
    #expect(try columns.map { try box($0).columns?.rule.color } == [red, blue])
    let cells = relations(
      "td",
      in: try read(
        """
        <table style='border-collapse: collapse'><tr><td style='border: 1px solid red'>t\
        <td style='border: 1px solid blue'>t</table>
        """))
    #expect(try cells.map { try box($0).tableLines?.top.color } == [red, blue])
  }

  @Test func elementsKeepTheirOwnValues() throws {
    let images = relations(
      "img", in: try read("<img width=9 alt=x><img width=9 alt=y><img width=8>"))
    #expect(try images.map { try box($0).alternative } == ["x", "y", nil])
    let widths = try images.map { try box($0).style.width }
    #expect(widths[0] == widths[1] && widths[1] != widths[2])
    let links = relations("a", in: try read("<a href=u>t</a><a href=v>t</a>"))
    #expect(try links.map { try box($0).link } == ["u", "v"])
  }

  @Test func cellsOfOneStyleKeepTheirSpans() throws {
    let cells = relations(
      "td", in: try read("<table><tr><td colspan=2>t<tr><td>t<td>t<tr><td colspan=2>t</table>"))
    let spans = try cells.map { try box($0).tablePart?.columnSpan }
    #expect(spans == [2, 1, 1, 2])
  }

  @Test func aVariableInAnAttributeDependsOnTheElement() throws {
    let part = #"<p style="color: var(--c)">t</p>"#
    let document = try read(
      #"<div style="--c: red">\#(part)</div><div style="--c: blue">\#(part)</div>"#)
    let colors = relations("p", in: document).map { $0.node.documentStyle?.text.color }
    #expect(colors == [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
  }

  @Test func eachWrongAttributeIsReportedAtItsPlace() throws {
    let document = try read("\n<p style='width: 3'>t</p>\n<p style='width: 3'>t</p>")
    let lines = document.diagnostics.filter { $0.rule == "invalid-value" }.map { $0.place?.line }
    #expect(lines == [2, 3])
  }
}
