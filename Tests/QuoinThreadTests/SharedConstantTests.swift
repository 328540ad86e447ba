import QuoinModel
import QuoinStyle
import Testing

/// A look that the trees of several tasks wear: `make test-threads` runs this under the thread sanitizer.
@Suite struct SharedConstantTests {
  /// A constant of no isolation, as an app declares the looks that its screens share.
  enum Looks {
    static let content = SharedStyle { $0.cornerRadius = 1 }
  }

  @Test func treesOfSeveralTasksWearOneConstant() async {
    func radius(_ resolver: StyleResolver, _ root: Node) -> Double {
      resolver.resolve(root, StyleSheet(), MediaEnvironment())
      return resolver.looks[0].cornerRadius
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let (node, resolver) = (TextNode("a").wear(Looks.content), StyleResolver())
          for step in 1...200 {
            if step % 20 == 0 { Looks.content.style.cornerRadius = Double(step) }
            // Another task may change it again, but never to a value that no task assigned.
            let seen = radius(resolver, node)
            #expect(seen == 1 || seen.truncatingRemainder(dividingBy: 20) == 0)
          }
        }
      }
    }
    let (node, resolver) = (TextNode("a").wear(Looks.content), StyleResolver())
    _ = radius(resolver, node)
    await Task.detached { Looks.content.style.cornerRadius = 7 }.value
    #expect(radius(resolver, node) == 7)
    // A tree that does not wear it is left alone, and so is one that has seen the change.
    let (bare, other) = (TextNode("b"), StyleResolver())
    _ = radius(other, bare)
    Looks.content.style.cornerRadius = 8
    #expect(radius(other, bare) == 0 && other.work == StyleResolver.Work())
    #expect(radius(resolver, node) == 8 && resolver.work.computed == 1)
    #expect(radius(resolver, node) == 8 && resolver.work == StyleResolver.Work())
  }
}
