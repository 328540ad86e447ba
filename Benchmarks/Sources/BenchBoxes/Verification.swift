import BenchReport
import BoxWorkloads

/// Holds the frames of both engines against each other.
struct Verification {
  /// Trees on which Yoga does not do what CSS says.
  ///
  /// It asks measured boxes in a column for a size within the column's height, and those of F1a are as
  /// high as any limit they hear of; in CSS the content's height is open, which is 10. On F2b and F2c
  /// percentages refer to sizes that depend on the content.
  private static let other: [BoxWorkload] = [.stack, .wide, .deepRandom]

  private let suite: Suite

  init(_ suite: Suite) { self.suite = suite }

  /// Sentences about frames that differ where they should not.
  func findings(_ results: Results) -> [String] {
    suite.families.flatMap { family in
      family.sizes.flatMap { size in
        suite.phases.compactMap { phase in
          disagreement(results, family, size, phase)
        }
      }
    }
  }

  private func disagreement(
    _ results: Results, _ family: Family, _ size: Int, _ phase: Phase
  ) -> String? {
    let ours = results.figure(suite.subject, family, size, phase).check
    let theirs = results.figure("yoga", family, size, phase).check
    guard !ours.isEmpty, !theirs.isEmpty, ours != theirs,
      !Self.other.contains(where: { $0.rawValue == family.name })
    else { return nil }
    return "\(family.name) \(size) after \(phase.name): quoin \(ours), yoga \(theirs)"
  }
}
