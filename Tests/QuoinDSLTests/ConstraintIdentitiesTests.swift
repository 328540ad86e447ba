import QuoinModel
import Testing

@Suite struct ConstraintIdentitiesTests {
  @Test func itIsASet() {
    var generator = SplitMix(state: 3)
    let node = TextNode("")
    let all = (0..<60).map { _ in
      Constraint(AnchorTerm(node.anchorItem, .width), .equal, constant: 1)
    }
    for _ in 0..<200 {
      var set: Set<ConstraintIdentity> = []
      var identities = ConstraintIdentities()
      for _ in 0..<4 {
        let some = all.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
          .shuffled(using: &generator)
        if Bool.random(using: &generator) {
          set.formUnion(some.map(\.id))
          identities.insert(some)
        } else {
          set.subtract(some.map(\.id))
          identities.subtract(ConstraintIdentities(some))
        }
        #expect(all.filter(identities.contains) == all.filter { set.contains($0.id) })
        #expect(identities.isEmpty == set.isEmpty)
      }
    }
  }
}
