import Quoin
import Testing

/// Names in messages tell nodes apart, and printed constraints speak of nodes by them.
@Suite struct NodeNameTests {
  @Test func siblingsOfOneLineAreNumbered() {
    let list = StackContainer(.vertical) {
      for _ in 0..<12 { TextNode("Row") }
      TextNode("Last")
    }.id("list")
    let names = list.childNodes.map(\.displayName)
    #expect(names[0] == "label \"Row\" (the 1st of 12 in stackView 'list')")
    #expect(names[1].contains("(the 2nd of 12") && names[2].contains("(the 3rd of 12"))
    #expect(names[10].contains("(the 11th of 12") && names[11].contains("(the 12th of 12"))
    #expect(names[12] == "label \"Last\"")
    #expect(Set(names).count == 13)
  }

  @Test func siblingsOfSeveralLinesAreToldApartByThem() {
    let line = #line + 2
    let stack = StackContainer(.vertical) {
      TextNode("Row")
      TextNode("Row")
    }
    #expect(
      stack.childNodes.map(\.displayName) == [
        "label \"Row\" (QuoinLanguageTests/NodeNameTests.swift:\(line))",
        "label \"Row\" (QuoinLanguageTests/NodeNameTests.swift:\(line + 1))",
      ])
  }

  @Test func rowsTellTheirContentApart() {
    let table = StackContainer(.vertical) {
      for _ in 0..<3 { StackContainer(.horizontal) { TextNode("Name") } }
    }.id("table")
    let label = (table.childNodes[1] as? StackContainer)?.childNodes[0]
    #expect(
      label?.displayName.hasPrefix("label \"Name\" in stackView (QuoinLanguageTests/") == true)
    #expect(label?.displayName.hasSuffix("(the 2nd of 3 in stackView 'table')") == true)
    // A name of its own is enough.
    #expect(label?.id("name").displayName == "label 'name'")
  }

  @Test func manySiblingsAreCountedAndNotCompared() {
    let list = StackContainer(.vertical) { for _ in 0..<300 { TextNode("Row") } }.id("list")
    #expect(
      list.childNodes[299].displayName == "label \"Row\" (child 300 of 300 in stackView 'list')")
  }

  @Test func constraintsOfAGroupArePrintedInWords() {
    let (avatar, name) = (ImageNode("ada.png").id("avatar"), TextNode("Ada"))
    let card = RelativeContainer {
      avatar
      name
    }.id("card")
    let line = #line + 2
    let group = constrain(avatar, name) { avatar, name in
      avatar.left == avatar.superview.left + 16
      name.width <= avatar.width * 2 ~ .high
    }
    let place = "QuoinLanguageTests/NodeNameTests.swift"
    let words = [
      "imageView 'avatar'.left == view 'card'.left + 16 (\(place):\(line)",
      "label \"Ada\".width <= 2 * imageView 'avatar'.width ~ 750 (\(place):\(line + 1)",
    ]
    let lines = "\(group)".split(separator: "\n").map(String.init)
    #expect(lines.count == 2 && zip(lines, words).allSatisfy { $0.hasPrefix($1) }, "\(lines)")
    #expect(group.constraints.map { $0.description(in: card) } == lines)
    group.deactivate()
    #expect("\(group)".split(separator: "\n").allSatisfy { $0.hasPrefix("off: ") })
    #expect("\(group.constraints[0])".hasPrefix(words[0]))
  }

  @Test func aConflictNamesTheRowThatItIsIn() {
    let rows = (0..<3).map { _ in RelativeContainer { TextNode("Name") } }
    let list = StackContainer(.vertical) { for row in rows { row } }.id("list")
    let label = rows[1].children[0].node
    constrain(label) {
      $0.width == 10
      $0.width == 20
    }
    let found = Scene(list, text: FixedTextMeasurer()).layout(in: Size(100, 100)).diagnostics
    let conflict = found.first { $0.rule == "conflicting-constraints" }
    #expect(conflict?.message.contains("(the 2nd of 3 in stackView 'list').width == 10") == true)
  }
}
