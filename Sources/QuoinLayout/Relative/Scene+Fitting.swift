public import QuoinGeometry
public import QuoinModel

extension Size {
  /// The target of the smallest fitting size.
  public static var compressed: Size { Size(0, 0) }
  /// The target of the largest fitting size.
  public static var expanded: Size { Size(10_000, 10_000) }
}

extension Scene {
  /// The size at which the root's constraints are as close to a target as they let it:
  /// UIKit's `systemLayoutSizeFitting`.
  ///
  ///     scene.fittingSize()                                            // as small as it gets
  ///     scene.fittingSize(Size(320, 0), horizontal: .required)         // the height at a width
  ///
  /// A constraint above the priority of an axis wins over the target, one below yields to it. What
  /// contradicts a required target is set aside, as in any layout. A root that does not place by
  /// constraints takes a required extent exactly and is else as large as its content.
  ///
  /// - Parameters:
  ///   - target: the size to come close to, in points: `.compressed`, `.expanded` or one of yours.
  ///   - horizontal: how much the target's width matters.
  ///   - vertical: how much the target's height matters.
  ///   - traits: the surroundings.
  public func fittingSize(
    _ target: Size = .compressed, horizontal: Priority = .fittingSize,
    vertical: Priority = .fittingSize, traits: Traits = Traits()
  ) -> Size {
    adapt(to: MediaEnvironment(traits: traits))
    let pass = LayoutPass(self, traits: traits)
    defer { pass.finish() }
    let target = pass.finite(target)
    var question = Question(.unlimited)
    if horizontal.isRequired {
      question.proposal.width = target.width
      question.isWidthExact = true
    }
    if vertical.isRequired {
      question.proposal.height = target.height
      question.isHeightExact = true
    }
    guard pass.tree.roles[0].contains(.island) else { return pass.measure(0, question).size }
    let island = Island(pass, root: 0)
    island.fitting = Fitting(target: target, horizontal: horizontal, vertical: vertical)
    island.solve(question, reports: false)
    defer { island.release() }
    return island.measuredSize.size
  }
}

/// The size that an island's root comes close to, and how much that matters.
struct Fitting {
  var target = Size.zero
  var horizontal = Priority.fittingSize
  var vertical = Priority.fittingSize

  func priority(_ axis: Axis) -> Priority { axis == .horizontal ? horizontal : vertical }
}
