public import QuoinGeometry
public import QuoinModel

// Names of other libraries with the same meaning in Quoin, so that migrated code keeps compiling.

extension Node {
  /// The node itself, as in SnapKit's `view.snp.makeConstraints` and `view.snp.top`.
  public final var snp: Self { self }

  /// The priority with which the node resists growing wider than its content.
  public final var contentHuggingHorizontalPriority: Priority {
    get { priorities.horizontalHugging }
    set { priorities.horizontalHugging = newValue }
  }

  /// The priority with which the node resists growing taller than its content.
  public final var contentHuggingVerticalPriority: Priority {
    get { priorities.verticalHugging }
    set { priorities.verticalHugging = newValue }
  }

  /// The priority with which the node resists becoming narrower than its content.
  public final var contentCompressionResistanceHorizontalPriority: Priority {
    get { priorities.horizontalCompression }
    set { priorities.horizontalCompression = newValue }
  }

  /// The priority with which the node resists becoming shorter than its content.
  public final var contentCompressionResistanceVerticalPriority: Priority {
    get { priorities.verticalCompression }
    set { priorities.verticalCompression = newValue }
  }

  /// Sets the priority with which the node resists growing beyond its content, by UIKit's name.
  public final func setContentHuggingPriority(_ priority: Priority, for axis: Axis) {
    priorities[hugging: axis] = priority
  }

  /// Sets the priority with which the node resists shrinking below its content, by UIKit's name.
  public final func setContentCompressionResistancePriority(_ priority: Priority, for axis: Axis) {
    priorities[compression: axis] = priority
  }
}

/// SnapKit's name for `Priority`.
public typealias ConstraintPriority = Priority
/// Cartography's and UIKit's name for `Priority`.
public typealias LayoutPriority = Priority

extension LayoutGuide {
  /// The guide itself, as in SnapKit's `guide.snp.top`.
  public var snp: LayoutGuide { self }
}

extension NodeGuide {
  /// The guide itself, as in SnapKit's `guide.snp.top`.
  public var snp: NodeGuide { self }
}

extension ConstraintGroup {
  /// Cartography's name for `isActive`.
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  /// UIKit's name for `label`.
  public var identifier: String? {
    get { label }
    set { label = newValue }
  }
}
