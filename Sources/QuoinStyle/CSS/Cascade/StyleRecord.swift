extension CSS {
  /// What determined the styles of a document's elements, so that a later styling with the same sheets in the same
  /// environment tells which elements have other styles.
  ///
  /// It holds numbers, but no styles.
  package struct StyleRecord: Sendable {
    /// A pseudo-element and its family.
    struct Part: Equatable {
      var element: Int
      var part: PseudoElement
      var family: Int32
    }

    /// The families by what determines them.
    let known: [DocumentStyler.SharedStyles.Key: Int32]
    /// The number of families, also those that no element is of.
    let count: Int
    /// The family of each element.
    private let members: [Int32]
    /// The families of pseudo-elements, in the order of the elements.
    private let parts: [Part]
    /// The controls that the author styles.
    private let painted: Set<Int>

    init(_ families: DocumentStyler.SharedStyles, _ parts: [Part], painted: Set<Int>) {
      known = families.known
      count = families.count
      members = families.members
      self.parts = parts
      self.painted = painted
    }

    /// Whether there are few families that no element is of, so that a later styling may continue the record.
    var canBeContinued: Bool { count <= 1_024 + 4 * members.count }

    /// Returns for each element whether its style or those of its parts are other ones than in the former styling that
    /// the record continues.
    package func changes(since former: StyleRecord) -> [Bool] {
      guard members.count == former.members.count else {
        return Array(repeating: true, count: members.count)
      }
      var changes = members.indices.map { members[$0] != former.members[$0] }
      for element in painted.symmetricDifference(former.painted) { changes[element] = true }
      var (index, other) = (0, 0)
      while index < parts.count || other < former.parts.count {
        let (own, old) = (
          index < parts.count ? parts[index] : nil,
          other < former.parts.count ? former.parts[other] : nil
        )
        if let own, own == old {
          (index, other) = (index + 1, other + 1)
        } else if let own, own.element <= old?.element ?? .max {
          changes[own.element] = true
          index += 1
        } else if let old {
          changes[old.element] = true
          other += 1
        }
      }
      return changes
    }
  }
}
