import QuoinDSL
import QuoinModel
import Testing

@Suite struct ConstraintWordsTests {
  @Test func aConstraintIsPrintedAsItIsWritten() throws {
    let (a, b) = (TextNode("a"), TextNode("b"))
    func text(@Constraints _ build: (Proxy, Proxy) -> [Constraint]) -> String {
      let text = build(a.proxied, b.proxied).first.map { "\($0)" } ?? ""
      // The place follows in parentheses.
      return text.components(before: " (")
    }
    let (one, two) = ("#\(a.id.rawValue)", "#\(b.id.rawValue)")
    #expect(text { a, b in a.left == b.right + 16 } == "\(one).left == \(two).right + 16")
    #expect(
      text { a, _ in a.width <= a.superview.width * 0.5 - 8 ~ .high }
        == "\(one).width <= 0.5 * \(one).superview.width - 8 ~ 750")
    #expect(text { a, _ in a.width == 48 } == "\(one).width == 48")
    #expect(
      text { a, b in (a.top >= b.safeArea.top).labeled("top") }
        == "'top': \(one).top >= \(two).safeArea.top")
    let constraint = try #require(constrain(a) { $0.width == 48 }.constraints.first)
    #expect("\(constraint)".contains("ConstraintWordsTests.swift:"))
  }
}

extension String {
  /// What comes before a string, or all.
  fileprivate func components(before separator: String) -> String {
    var result = ""
    var rest = self[...]
    while let first = rest.first, !rest.hasPrefix(separator) {
      result.append(first)
      rest = rest.dropFirst()
    }
    return result
  }
}
