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

  /// What a group or a node hands out knows the names of its nodes, also after they are gone.
  @Test func aConstraintThatIsHandedOutNamesItsNodes() throws {
    var constraints: [Constraint] = []
    do {
      let (name, photo) = (TextNode("Ada"), ImageNode("ada.png").id("photo"))
      let inner = FlexContainer { photo }
      let card = RelativeContainer {
        name
        inner
      }.id("card")
      let group = constrain(name, photo) { name, photo in
        name.left == photo.right + 8
        name.top == name.superview.safeArea.top ~ .high
        (photo.width == 48).labeled("width")
      }
      constraints = group.constraints + name.constraints
      #expect(card.constraints.isEmpty)
    }
    let texts = constraints.map { "\($0)".components(before: " (") }
    let words = [
      "label \"Ada\".left == imageView 'photo'.right + 8",
      "label \"Ada\".top == view 'card'.safeArea.top ~ 750",
      "'width': imageView 'photo'.width == 48",
    ]
    #expect(texts == words + words)
    // A name that is changed later is another one.
    let node = TextNode("a")
    let group = constrain(node) { $0.width == 1 }
    let old = try #require(group.constraints.first)
    node.identifier = "b"
    #expect("\(old)".hasPrefix("label \"a\".width == 1"))
    #expect("\(group.constraints[0])".hasPrefix("label 'b'.width == 1"))
  }

  @Test func nodesOfOneNameAreToldApartAndStrangersAreNumbers() throws {
    let (a, b, stranger) = (TextNode("Row"), TextNode("Row"), TextNode("Else"))
    let page = RelativeContainer {
      a
      b
    }
    let group = constrain(a, b, stranger) { a, b, stranger in
      a.left == b.right
      a.left == a.superview.left
      a.left == stranger.left
    }
    let texts = group.constraints.map { "\($0)".components(before: " (") }
    #expect(
      texts[0]
        == "label \"Row\" #\(a.id.rawValue).left == label \"Row\" #\(b.id.rawValue).right")
    #expect(texts[1].hasPrefix("label \"Row\".left == view"))
    #expect(texts[2] == "label \"Row\".left == #\(stranger.id.rawValue).left")
    #expect(page.childNodes.count == 2)
  }

  /// A constraint keeps its names when it is changed and put elsewhere, and is the same without them.
  @Test func namesAreNoPartOfAConstraint() throws {
    let node = TextNode("a")
    let group = constrain(node) { $0.width == 1 }
    var constraint = try #require(group.constraints.first)
    #expect(constraint == node.constraints[0])
    constraint.constant = 2
    constraint.label = "wide"
    #expect("\(constraint)".hasPrefix("'wide': label \"a\".width == 2"))
    node.constraints = [constraint]
    #expect(node.constraints == [constraint])
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
