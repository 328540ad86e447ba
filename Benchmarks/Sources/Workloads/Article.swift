/// W1 and W1b: the article of 2016 that gave constraints their name for slowness.
///
/// Views of 20 × 20 points are kept inside the root; each would like to be at an offset from two
/// earlier views.
enum Article {
  /// The root's size.
  private static let size = (width: 414.0, height: 736.0)

  /// The offsets are drawn, so that many cannot hold.
  static func asWritten(_ count: Int) -> System {
    var random = SplitMix64(seed: 42)
    var system = SystemBuilder.withRoot()
    for index in 0..<count {
      let (beside, below) = anchors(of: index, &random)
      let x = Double(random.draw(414))
      let y = Double(random.draw(568))
      add(View(index), beside, x, below, y, to: &system)
    }
    return finish(system, count)
  }

  /// The positions are drawn and the offsets follow, so that all can hold.
  static func asIntended(_ count: Int) -> System {
    var random = SplitMix64(seed: 42)
    var system = SystemBuilder.withRoot()
    var targets: [(x: Double, y: Double)] = []
    for index in 0..<count {
      let (beside, below) = anchors(of: index, &random)
      let x = Double(random.draw(394))
      let y = Double(random.draw(716))
      targets.append((x, y))
      let besideX = beside.index < 0 ? 0 : targets[beside.index].x
      let belowY = below.index < 0 ? 0 : targets[below.index].y
      add(View(index), beside, x - besideX, below, y - belowY, to: &system)
    }
    return finish(system, count)
  }

  private static func anchors(of index: Int, _ random: inout SplitMix64) -> (View, View) {
    if index == 0 { return (.root, .root) }
    let beside = View(random.draw(index))
    return (beside, View(random.draw(index)))
  }

  private static func add(
    _ view: View, _ beside: View, _ x: Double, _ below: View, _ y: Double,
    to system: inout SystemBuilder
  ) {
    let root = View.root
    system.atLeast(view.left - root.left)
    system.atMost(view.left + view.width - root.left - root.width)
    system.atLeast(view.top - root.top)
    system.atMost(view.top + view.height - root.top - root.height)
    system.equal((view.left - beside.left).equalling(x), at: Strength.p500)
    system.equal((view.top - below.top).equalling(y), at: Strength.p500)
    system.equal(view.width - 20)
    system.equal(view.height - 20)
  }

  private static func finish(_ system: SystemBuilder, _ count: Int) -> System {
    var system = system
    system.atLeast(View(count / 2).left - View.root.left - 1)
    system.takeProbe()
    return system.system(views: count, size.width, size.height)
  }
}
