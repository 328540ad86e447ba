import QuoinModel
import Testing

@testable import QuoinStyle

/// Rules that are found by the ancestors of their subject.
@Suite struct RuleIndexTests {
  private static let count = 300

  /// body > section.c0#d0 > div.u > p.t, and so on.
  private let elements: [CSS.DocumentStyler.Element] = {
    func element(_ parent: Int, _ type: String, _ attributes: CSS.Attributes)
      -> CSS.DocumentStyler.Element
    {
      CSS.DocumentStyler.Element(parent: Int32(parent), type: type, attributes: attributes)
    }
    var all = [element(-1, "body", ["class": "page"])]
    for number in 0..<count {
      all.append(element(0, "section", ["class": "c\(number) s", "id": "d\(number)"]))
      all.append(element(all.count - 1, "div", ["class": "u s"]))
      all.append(element(all.count - 1, "p", ["class": "t"]))
    }
    return all
  }()

  private func styler(_ rules: (Int) -> String, behind: String = "") -> CSS.DocumentStyler {
    let css = (0..<Self.count).map { "\(rules($0)) { width: \($0 + 1)px }" }.joined() + behind
    return CSS.DocumentStyler(
      StyleSheet(source: CSS.Source(css), origin: .author, target: .document), MediaEnvironment())
  }

  /// The widths of all paragraphs.
  private func widths(_ rules: (Int) -> String, behind: String = "") -> [Double] {
    var styler = styler(rules, behind: behind)
    let styles = styler.styles(of: elements)
    return elements.indices.filter { elements[$0].type == "p" }.map { index in
      if case .length(let width, .px) = styles[index]["width"] { width } else { 0 }
    }
  }

  private let own = (0..<count).map { Double($0 + 1) }
  private let none = [Double](repeating: 0, count: count)

  @Test func rulesOfLongListsMatchAsThoseOfShortOnes() {
    #expect(widths { ".c\($0) p" } == own)
    #expect(widths { "#d\($0) p" } == own)
    #expect(widths { ".c\($0) .t" } == own)
    #expect(widths { ".c\($0) :first-child" } == own)
    #expect(widths { ".c\($0) > div > p" } == own)
    #expect(widths { "section.c\($0) div p" } == own)
    // The parent is no section.
    #expect(widths { ".c\($0) > p" } == none)
    #expect(widths { "p .c\($0)" } == none)
    // The section before has the class.
    #expect(widths { ".c\($0) + section p" } == [0] + own.dropLast())
    #expect(widths { ".page .c\($0) + .s p" } == [0] + own.dropLast())
    // What all share comes later, or weighs less.
    #expect(widths({ ".c\($0) p" }, behind: ".s p { width: 7px }") == none.map { _ in 7 })
    #expect(widths({ ".c\($0) p" }, behind: "p { width: 7px }") == own)
    #expect(widths({ ".page .c\($0) p" }, behind: ".s p { width: 7px }") == own)
  }

  /// Each paragraph is tested for the rule of its section, and for none of the 299 others.
  @Test func candidatesAreFewAndDifferent() {
    for rules in [{ ".c\($0) p" }, { ".c\($0) .t" }, { ".c\($0) > div > :last-child" }]
      as [(Int) -> String]
    {
      let styler = styler(rules)
      let tree = CSS.DocumentStyler.tree(of: elements, styler.content.atoms)
      for index in elements.indices where elements[index].type == "p" {
        var found: [Int32] = []
        styler.content.index.forEachCandidate(tree, index) { found.append($0) }
        #expect(found.count == 1)
      }
    }
    // The class of two ancestors finds a rule once.
    let styler = styler { _ in ".s p" }
    let tree = CSS.DocumentStyler.tree(of: elements, styler.content.atoms)
    var found: [Int32] = []
    styler.content.index.forEachCandidate(tree, 3) { found.append($0) }
    #expect(found.count == Set(found).count && found.count == Self.count)
  }
}
