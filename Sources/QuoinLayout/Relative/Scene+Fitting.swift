public import QuoinGeometry
public import QuoinModel

extension Size {
  /// The target of the smallest fitting size.
  public static var compressed: Size { Size(0, 0) }
  /// The target of the largest fitting size.
  public static var expanded: Size { Size(10_000, 10_000) }
}

extension Scene {
  /// Returns the size at which the root's constraints come closest to a target.
  ///
  /// This is UIKit's `systemLayoutSizeFitting`.
  ///
  ///     scene.fittingSize()                                            // the smallest size
  ///     scene.fittingSize(Size(320, 0), horizontal: .required)         // the height at a width
  ///
  /// A constraint above the priority of an axis takes precedence over the target, one below yields
  /// to it. Constraints that contradict a required target are set aside, as in any layout. A root
  /// that does not place by constraints takes a required extent exactly and is otherwise as large
  /// as its content.
  ///
  /// - Parameters:
  ///   - target: The target size, in points: `.compressed`, `.expanded` or a custom size.
  ///   - horizontal: The priority of the target's width.
  ///   - vertical: The priority of the target's height.
  ///   - traits: The traits of the environment.
  public func fittingSize(
    _ target: Size = .compressed, horizontal: Priority = .fittingSize,
    vertical: Priority = .fittingSize, traits: Traits = Traits()
  ) -> Size {
    adapt(to: MediaEnvironment(traits: traits))
    let pass = LayoutPass(self, traits: traitsOfDocument(in: nil, traits))
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

/// The target size of an island's root, with its priorities.
struct Fitting {
  var target = Size.zero
  var horizontal = Priority.fittingSize
  var vertical = Priority.fittingSize

  func priority(_ axis: Axis) -> Priority { axis == .horizontal ? horizontal : vertical }
}
