/// W2…W5: systems of required equalities, which need no optimisation at all.
enum Equalities {
  /// W2: views of equal size in a row.
  static func chain(_ count: Int) -> System {
    let root = View.root
    var system = SystemBuilder.withRoot()
    for index in 0..<count {
      let view = View(index)
      let last = View(index - 1)
      if index == 0 {
        system.equal(view.left - root.left - 8)
      } else {
        system.equal(view.left - last.left - last.width - 8)
      }
      system.equal(view.top - root.top - 8)
      if index == 0 {
        system.equal(view.height - root.height + 16)
      } else {
        system.equal(view.width - last.width)
        system.equal(view.height - last.height)
      }
    }
    let end = View(count - 1)
    system.equal(end.left + end.width - root.left - root.width + 8)
    return finish(system, count, Double(8 * (count + 1) + 40 * count), 100)
  }

  /// W3: each view inside the one before, a point from its edges.
  static func nested(_ count: Int) -> System {
    var system = SystemBuilder.withRoot()
    for index in 0..<count {
      let view = View(index)
      let parent = View(index - 1)
      system.equal(view.left - parent.left - 1)
      system.equal(view.top - parent.top - 1)
      system.equal(view.left + view.width - parent.left - parent.width + 1)
      system.equal(view.top + view.height - parent.top - parent.height + 1)
    }
    return finish(system, count, Double(400 + 2 * count), Double(800 + 2 * count))
  }

  /// W4: views that are each inset from the root.
  static func independent(_ count: Int) -> System {
    let root = View.root
    var system = SystemBuilder.withRoot()
    for index in 0..<count {
      let view = View(index)
      system.equal(view.left - root.left - Double(8 + index % 7))
      system.equal(view.top - root.top - Double(8 + index % 11))
      system.equal(view.left + view.width - root.left - root.width + Double(8 + index % 5))
      system.equal(view.top + view.height - root.top - root.height + Double(8 + index % 3))
    }
    return finish(system, count, 414, 736)
  }

  /// W5: views below one another, each as wide and high as the one before.
  static func dependent(_ count: Int) -> System {
    let root = View.root
    var system = SystemBuilder.withRoot()
    for index in 0..<count {
      let view = View(index)
      let last = View(index - 1)
      if index == 0 {
        system.equal(view.left - root.left - 8)
        system.equal(view.top - root.top - 8)
        system.equal(view.width - root.width + 16)
        system.equal(view.height - 20)
      } else {
        system.equal(view.left - last.left)
        system.equal(view.top - last.top - last.height - 4)
        system.equal(view.width - last.width)
        system.equal(view.height - last.height)
      }
    }
    return finish(system, count, 414, 736)
  }

  private static func finish(
    _ system: SystemBuilder, _ count: Int, _ width: Double, _ height: Double
  ) -> System {
    var system = system
    let root = View.root
    let middle = View(count / 2)
    system.atMost(middle.left + middle.width - root.left - root.width)
    system.takeProbe()
    return system.system(views: count, width, height)
  }
}
