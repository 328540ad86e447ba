import Quoin
import Testing

@Suite struct VisualFormatTests {
  let a = Box(10, 10)
  let b = Box(20, 20)
  let c = Box(30, 30)

  private var views: [String: any Anchored] { ["a": a, "b": b, "c": c] }

  /// Where the three views are along x, or what is wrong.
  private func row(
    _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
    width: Double = 300, direction: LayoutDirection = .leftToRight
  ) throws -> [[Double]] {
    let page = Page(width, 100, [a, b, c])
    let group = try page.root.constrain(
      format, options: options, metrics: metrics, views: views)
    defer { group.clear() }
    return page.frames(a, b, c, direction: direction).map { [$0?.minX ?? -1, $0?.width ?? -1] }
  }

  @Test func spaces() throws {
    // 20 to the container, 8 between; the last reaches the other side.
    #expect(try row("|-[a]-[b]-[c]") == [[20, 10], [38, 20], [66, 30]])
    #expect(try row("H:|[a][b][c]") == [[0, 10], [10, 20], [30, 30]])
    #expect(
      try row("H:|-5-[a]-(-2)-[b]-gap-[c]", metrics: ["gap": 7])
        == [[5, 10], [13, 20], [40, 30]])
    #expect(try row("[a]-[b]-[c]-|") == [[204, 10], [222, 20], [250, 30]])
    #expect(
      try row(" H : | - 5 - [ a ] [ b ] - ( == 3 ) - [ c ] ") == [[5, 10], [15, 20], [38, 30]])
  }

  @Test func sizes() throws {
    #expect(try row("|[a(50)][b(==a)][c(b*2)]") == [[0, 50], [50, 50], [100, 100]])
    // The third is 30 wide at 750, so the first gives up hugging at 250: (30 − 7) · 2.
    #expect(try row("|[a(>=40)][b(<=15)][c(a/2+7)]") == [[0, 46], [46, 15], [61, 30]])
    #expect(try row("|[a(w@600)][b][c]", metrics: ["w": 44])[0] == [0, 44])
    // Weaker than the content's hugging at 250.
    #expect(try row("|[a(44@low)][b][c]", metrics: ["low": 100])[0] == [0, 10])
    #expect(try row("|[a(>=12,<=18,==99@500)][b][c]")[0] == [0, 18])
  }

  @Test func bothSides() throws {
    #expect(try row("|-[a]-(>=10)-[b][c]-|") == [[20, 10], [230, 20], [250, 30]])
    // At least 10 and at most 30 away; the weakest wish is met as far as it goes.
    #expect(try row("|-(>=10,<=30,50@600)-[a]")[0] == [30, 10])
    #expect(try row("[c]-(>=10,<=30,50@600)-|")[2] == [240, 30])
  }

  @Test func directions() throws {
    let format = "|-1-[a]-2-[b]-3-[c]"
    let leftToRight = [[1.0, 10.0], [13, 20], [36, 30]]
    let rightToLeft = [[289.0, 10.0], [267, 20], [234, 30]]
    #expect(try row(format) == leftToRight)
    #expect(try row(format, direction: .rightToLeft) == rightToLeft)
    #expect(
      try row(format, options: .directionLeftToRight, direction: .rightToLeft) == leftToRight)
    #expect(try row(format, options: .directionRightToLeft) == rightToLeft)
    #expect(
      try row("[a]-2-[b]-3-[c]-1-|", options: .directionRightToLeft)
        == [[56, 10], [34, 20], [1, 30]])
  }

  @Test func alignment() throws {
    let page = Page(300, 100, [a, b, c])
    try page.root.constrain("|[a]-[b]-[c]", options: [.alignAllCenterY], views: views)
    try page.root.constrain("V:|-4-[c]", views: views)
    #expect(page.frames(a, b, c).map { $0?.minY } == [14, 9, 4])
  }

  @Test func columns() throws {
    let page = Page(300, 200, [a, b, c])
    try page.root.constrain(
      "V:|-[a]-[b(a)]-[c(100)]-|", options: [.alignAllLeading, .alignAllTrailing], views: views)
    try page.root.constrain("|-9-[a(33)]", views: views)
    // 200 − 2 · 20 − 2 · 8 − 100 is shared by two.
    #expect(
      page.frames(a, b, c) == [Rect(9, 20, 33, 22), Rect(9, 50, 33, 22), Rect(9, 80, 33, 100)])
  }

  @Test(arguments: [
    ("", 0, "a view"), ("H|[a]", 1, "':'"), ("|-[a", 4, "']'"), ("|[]", 2, "name"),
    ("|[nobody]", 2, "'nobody'"), ("|-x-[a]", 2, "'x'"), ("|-5[a]", 3, "'-'"),
    ("[a(5]", 4, "')'"), ("[a(=5)]", 4, "=="), ("[a(5@0)]", 5, "1 to 1000"),
    ("[a(5@)]", 5, "priority"), ("[a(b/0)]", 5, "divided"), ("[a]-[b]-|-[c]", 9, "follow"),
    ("[a] x", 4, "a view"), ("[a(1.2.3)]", 3, "number"), ("[a(zzz)]", 3, "'zzz'"),
    ("[a]-(>=)-[b]", 7, "number"), ("[a]-", 4, "a view"), ("Ω:[a]", 0, "a view"),
    ("|-(5-[a]", 5, "number"),
  ])
  func errorsPointAtTheCharacter(format: String, offset: Int, word: String) {
    do {
      _ = try Constraint.constraints(visualFormat: format, views: views)
      Issue.record("'\(format)' was read")
    } catch {
      #expect(error.offset == offset, "\(error)")
      #expect(error.message.contains(word), "\(error)")
      let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 3 && lines[2].count == offset + 1)
    }
  }

  @Test func alignmentAlongTheFormatIsRefused() {
    #expect(throws: VisualFormatError.self) {
      try Constraint.constraints(visualFormat: "[a][b]", options: .alignAllLeft, views: views)
    }
  }

  @Test func anythingIsReadOrRefused() {
    var generator = SystemRandomNumberGenerator()
    let signs = Array("HV:|[]()-<>=@,.*/+abc01 x")
    for _ in 0..<3_000 {
      let text = String(
        (0..<Int.random(in: 0...16, using: &generator)).map { _ in
          signs[Int.random(in: 0..<signs.count, using: &generator)]
        })
      do {
        _ = try Constraint.constraints(visualFormat: text, views: views)
      } catch {
        #expect((0...text.count).contains(error.offset), "\(error)")
      }
    }
  }
}
