import QuoinModel
import Testing

@testable import QuoinStyle

/// Elements that are styled again after changes have the styles of elements that are styled from the beginning.
@Suite struct StylerUpdateTests {
  private typealias Styler = CSS.DocumentStyler

  private static let words = ["a", "b", "c"]

  private static func simple(_ random: inout Random, depth: Int) -> String {
    let word = random.pick(words)
    switch random.below(depth > 0 ? 14 : 7) {
    case 0, 1, 2: return ".\(word)"
    case 3: return random.pick([":active", ":disabled", ":not(:active)"])
    case 4, 5: return random.pick(["[class~=\(word)]", "[class^=\(word)]", "[class]", "#\(word)"])
    case 6: return random.pick([":empty", ":first-child", ":nth-last-of-type(2)"])
    case 7: return ":nth-child(odd of \(simple(&random, depth: 0)))"
    case 8: return ":nth-last-child(-n + 2 of \(simple(&random, depth: 0)))"
    case 9: return ":has(\(random.pick(["", "> ", "+ ", "~ "]))\(simple(&random, depth: 0)))"
    case 10, 11: return ":not(\(selector(&random, depth: depth - 1)))"
    default:
      return
        ":is(\(selector(&random, depth: depth - 1)), \(simple(&random, depth: depth - 1)))"
    }
  }

  /// Returns a selector of one to three compounds.
  ///
  /// Most compounds are short, so that it matches some elements.
  private static func selector(_ random: inout Random, depth: Int) -> String {
    let combinator = random.pick([" ", " ", " > ", " + ", " ~ "])
    return (0...random.pick([0, 0, 1, 1, 2])).map { _ in
      random.pick(["", "", "", "p"])
        + (0...random.pick([0, 0, 0, 1])).map { _ in simple(&random, depth: depth) }.joined()
    }.joined(separator: combinator)
  }

  private static func rule(_ random: inout Random, _ number: Int) -> String {
    let declarations = random.pick([
      "width: \(number)px", "font-size: 0.\(number)em", "letter-spacing: \(number)px",
      "--v: \(number)px", "height: var(--v, 1px)", "background: red", "padding: 1em",
      "margin: 1rem", "color: red; width: 2em !important",
    ])
    let rule =
      selector(&random, depth: 1) + random.pick(["", "", "", "::before", "::marker"])
      + " { \(declarations) }"
    switch random.below(6) {
    case 0:
      return
        "@scope (\(selector(&random, depth: 0))) to (\(simple(&random, depth: 0))) { \(rule) }"
    case 1: return "@media (prefers-color-scheme: dark) { \(rule) }"
    default: return rule
    }
  }

  /// Some 40 elements in preorder.
  private static func elements(_ random: inout Random) -> [Styler.Element] {
    var open: [Int32] = [0]
    var elements = [Styler.Element(parent: -1, type: "html")]
    for index in 1..<40 {
      while open.count > 1, random.below(3) == 0 { open.removeLast() }
      let type = random.pick(["div", "p", "input"])
      var element = Styler.Element(parent: open.last ?? 0, type: type)
      element.isControl = type == "input"
      element.attributes["id"] = random.below(4) == 0 ? random.pick(words) : nil
      if random.below(8) == 0 {
        element.inline = CSS.AttributeDeclarations(Styler.inline("line-height: \(index)px").0)
      }
      change(&element, &random)
      elements.append(element)
      if random.below(2) == 0, type != "input" { open.append(Int32(index)) }
    }
    return elements
  }

  private static func change(_ element: inout Styler.Element, _ random: inout Random) {
    element.attributes["class"] =
      words.filter { _ in random.below(2) == 0 }.joined(separator: " ")
    element.state = random.pick([[], [], .highlighted, .disabled])
  }

  @Test(arguments: Seeds.range(from: 0, 300)) func stylesAreThoseOfANewStyler(seed: UInt64) {
    var random = Random(seed: seed)
    var elements = Self.elements(&random)
    // With many rules, each class reaches most elements.
    let count = random.pick([1, 2, 2, 3, 4, 12])
    let text = (1...count).map { Self.rule(&random, $0) }.joined(separator: "\n")
    let sheet = StyleSheet(source: CSS.Source(text), origin: .author, target: .document)
    var environment = MediaEnvironment()
    var styler = Styler(sheet, environment)
    _ = styler.styles(of: elements)
    for step in 0..<8 {
      let former = (styler.styles, styler.partStyles, styler.painted)
      let findings = styler.diagnostics.count
      var others: [Int]?
      if random.below(5) == 0 {
        environment.traits.colorScheme = random.pick([.light, .dark])
        others = styler.update(environment, nil) { elements[$0] }
      } else {
        let changed = Set((0...random.below(3)).map { _ in random.below(elements.count) })
        for index in changed { Self.change(&elements[index], &random) }
        if random.below(4) == 0 { styler.families.releaseStyles() }
        others = styler.update(changed.sorted()) { elements[$0] }
      }
      var fresh = Styler(sheet, environment)
      _ = fresh.styles(of: elements)
      guard let others else {
        #expect(styler.diagnostics.count > findings, "step \(step): \(text)")
        styler = fresh
        continue
      }
      let difference = elements.indices.first { index in
        styler.styles[index] != fresh.styles[index]
          || CSS.PseudoElement.all.contains {
            styler.partStyles[index]?[$0] != fresh.partStyles[index]?[$0]
          }
      }
      #expect(difference == nil, "step \(step): \(text)")
      #expect(styler.painted == fresh.painted && styler.rootVariables == fresh.rootVariables)
      let missing = elements.indices.first { index in
        !others.contains(index)
          && (former.0[index] != styler.styles[index]
            || former.2.contains(index) != styler.painted.contains(index)
            || CSS.PseudoElement.all.contains {
              former.1[index]?[$0] != styler.partStyles[index]?[$0]
            })
      }
      #expect(missing == nil, "step \(step): \(text)")
      if difference != nil || missing != nil { return }
    }
  }

  /// Only what rules can select differently is matched, so that only that is found to have another style.
  @Test(arguments: [
    (".a { color: red }", [2]), (".a + p { color: red }", [3]), (".a ~ p { color: red }", [3, 4]),
    ("div:has(.a) { width: 1px }", [1, 2, 3, 4]), ("p:nth-last-child(1 of .a) { width: 1px }", [2]),
    (".b { color: red }", []), ("p[class] { color: red }", [2]),
  ])
  func onlyWhatAClassReachesIsOther(text: String, others: [Int]) {
    let sheet = StyleSheet(source: CSS.Source(text), origin: .author, target: .document)
    var styler = Styler(sheet, MediaEnvironment())
    var elements = [-1, 0, 1, 1, 1].map {
      Styler.Element(parent: $0, type: $0 < 0 ? "html" : $0 == 0 ? "div" : "p")
    }
    _ = styler.styles(of: elements)
    elements[2].attributes["class"] = "a"
    #expect(styler.update([2]) { elements[$0] } == others)
  }

  /// A change that makes an element a query container, or that causes a finding, requires a new styling.
  @Test(arguments: [".a { container-type: inline-size }", ".a { color: var(--nothing) }"])
  func otherElementsMayDependOnIt(text: String) {
    let sheet = StyleSheet(source: CSS.Source(text), origin: .author, target: .document)
    var styler = Styler(sheet, MediaEnvironment())
    var elements = [-1, 0].map { Styler.Element(parent: $0, type: "div") }
    _ = styler.styles(of: elements)
    elements[1].attributes["class"] = "a"
    #expect(styler.update([1]) { elements[$0] } == nil)
  }
}
