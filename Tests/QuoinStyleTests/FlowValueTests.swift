import QuoinBoxLayout
import QuoinGeometry
import Testing

@testable import QuoinStyle

/// The values of properties that say how boxes are divided into lines, contained and limited.
@Suite struct FlowValueTests {
  private func value(_ css: String) -> CSS.Value? {
    let declarations = CSS.DocumentStyler.inline(css).0
    guard case .value(_, let value)? = declarations.first?.declared else { return nil }
    return value
  }

  @Test func flexWrapHasTwoWords() {
    #expect(value("flex-wrap: balance") == .keyword(.balance))
    #expect(value("flex-wrap: wrap balance") == .keyword(.balance))
    #expect(value("flex-wrap: balance wrap") == .keyword(.balance))
    let both = CSS.Value.list([.keyword(.wrapReverse), .keyword(.balance)])
    #expect(value("flex-wrap: wrap-reverse balance") == both)
    #expect(value("flex-wrap: balance wrap-reverse") == both)
    for wrong in ["nowrap balance", "wrap wrap", "balance balance", "wrap wrap-reverse balance"] {
      #expect(value("flex-wrap: \(wrong)") == nil, "\(wrong)")
    }
    #expect(value("flex-line-count: 0") == nil)
    #expect(value("flex-line-count: 3") == .number(3))
  }

  /// CSS Grid 2 §7.3: names of characters, dots for unnamed cells, nothing else.
  @Test func rowsOfAreasAreSplitIntoCells() {
    #expect(CSS.GridParts.cells("a b") == ["a", "b"])
    #expect(CSS.GridParts.cells(" a\tb.c ... d\n. .") == ["a", "b", nil, "c", nil, "d", nil, nil])
    #expect(CSS.GridParts.cells("-é_1 ä2..日本") == ["-é_1", "ä2", nil, "日本"])
    for wrong in ["", "  ", "a/b", "a b!", "a \"b\"", "a\u{b}b", "a (b)"] {
      #expect(CSS.GridParts.cells(wrong) == nil, "\(wrong)")
    }
  }

  @Test func containmentHasEachWordOnce() {
    #expect(value("contain: strict") == .keyword(.strict))
    #expect(value("contain: layout paint") == .list([.keyword(.layout), .keyword(.paint)]))
    for wrong in ["size size", "size inline-size", "strict layout", "none size"] {
      #expect(value("contain: \(wrong)") == nil, "\(wrong)")
    }
  }

  @Test func logicalBordersFollowTheDirection() {
    func width(_ side: String, _ direction: String) -> CSS.Value? {
      let declarations = CSS.DocumentStyler.inline(
        "direction: \(direction); border-inline-start: 5px solid red"
      ).0
      for declaration in declarations {
        guard case .logical(let logical, let values) = declaration.declared else { continue }
        let properties = logical.properties(direction == "rtl" ? .rightToLeft : .leftToRight)
        return zip(properties, values).first { $0.0.name == "border-\(side)-width" }?.1
      }
      return nil
    }
    #expect(width("left", "ltr") == .length(5, .px))
    #expect(width("right", "rtl") == .length(5, .px))
    #expect(width("left", "rtl") == nil)
  }

  @Test func limitedPercentagesAreOneMixture() {
    func mixed(_ css: String) -> MixedLength? { value("padding-left: \(css)")?.mixedLength }
    #expect(mixed("min(50px, 30%)") == MixedLength(percent: 30, greatest: 50))
    #expect(mixed("max(20px, 10%)") == MixedLength(percent: 10, least: 20))
    #expect(mixed("clamp(10px, 20%, 30px)") == MixedLength(percent: 20, least: 10, greatest: 30))
    #expect(
      mixed("calc(min(50px, 30%) * 2 + 3px)")
        == MixedLength(percent: 60, points: 3, greatest: 103))
    #expect(mixed("min(10%, 20% + 5px)") == nil, "two parts refer to the container")
  }
}
