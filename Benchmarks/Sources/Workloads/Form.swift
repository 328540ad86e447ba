/// W6: a form of rows with a label, a field and a hint below it, each with a size of its own.
enum Form {
  static func rows(_ count: Int) -> System {
    var random = SplitMix64(seed: 42)
    var system = SystemBuilder.withRoot()
    for row in 0..<count {
      add(row, labelWidth: 40 + random.draw(100), hintWidth: 60 + random.draw(300), to: &system)
    }
    system.atMost(field(count / 2).width - View.root.width + 250)
    system.takeProbe()
    return system.system(views: 3 * count, 600, 800)
  }

  private static func field(_ row: Int) -> View { View(3 * row + 1) }

  private static func add(
    _ row: Int, labelWidth: Int, hintWidth: Int, to system: inout SystemBuilder
  ) {
    let root = View.root
    let label = View(3 * row)
    let field = field(row)
    let hint = View(3 * row + 2)
    system.intrinsic(label.width, labelWidth, Strength.p251, Strength.p750)
    system.intrinsic(label.height, 20, Strength.p251, Strength.p750)
    system.intrinsic(field.width, 200, Strength.p250, Strength.p749)
    system.intrinsic(field.height, 30, Strength.p250, Strength.p750)
    system.intrinsic(hint.width, hintWidth, Strength.p252, Strength.p749)
    system.intrinsic(hint.height, 14, Strength.p252, Strength.p750)

    system.atLeast(label.left - root.left - 20)
    system.equal(label.left - root.left - 20, at: Strength.p300)
    system.equal(field.left - label.left - label.width - 8)
    if row > 0 { system.equal(field.left - Self.field(row - 1).left) }
    system.equal(field.left + field.width - root.left - root.width + 20)
    system.equal(Sum(label.top) + 0.5 * label.height - field.top - 0.5 * field.height)
    system.equal(hint.left - field.left)
    system.atMost(hint.left + hint.width - field.left - field.width)
    system.equal(hint.top - field.top - field.height - 4)
    if row == 0 {
      system.equal(field.top - root.top - 20)
    } else {
      let above = View(3 * row - 1)
      system.atLeast(field.top - above.top - above.height - 12)
      system.equal(field.top - above.top - above.height - 12, at: Strength.p500)
    }
  }
}

extension SystemBuilder {
  /// A size that content has: it hugs that, and resists being smaller.
  fileprivate mutating func intrinsic(
    _ unknown: Unknown, _ size: Int, _ hugging: Double, _ resistance: Double
  ) {
    atMost(unknown - Double(size), at: hugging)
    atLeast(unknown - Double(size), at: resistance)
  }
}
