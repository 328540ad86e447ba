public import QuoinGeometry
public import QuoinModel

// Words of other libraries that mean the same here: code that moves over keeps them.

extension Node {
  /// The node itself: SnapKit's `view.snp.makeConstraints` and `view.snp.top`.
  public final var snp: Self { self }

  /// How firmly the node refuses to grow wider than its content.
  public final var contentHuggingHorizontalPriority: Priority {
    get { priorities.horizontalHugging }
    set { priorities.horizontalHugging = newValue }
  }

  /// How firmly the node refuses to grow taller than its content.
  public final var contentHuggingVerticalPriority: Priority {
    get { priorities.verticalHugging }
    set { priorities.verticalHugging = newValue }
  }

  /// How firmly the node refuses to get narrower than its content.
  public final var contentCompressionResistanceHorizontalPriority: Priority {
    get { priorities.horizontalCompression }
    set { priorities.horizontalCompression = newValue }
  }

  /// How firmly the node refuses to get lower than its content.
  public final var contentCompressionResistanceVerticalPriority: Priority {
    get { priorities.verticalCompression }
    set { priorities.verticalCompression = newValue }
  }

  /// Sets how firmly the node refuses to grow beyond its content, as UIKit spells it.
  public final func setContentHuggingPriority(_ priority: Priority, for axis: Axis) {
    priorities[hugging: axis] = priority
  }

  /// Sets how firmly the node refuses to shrink below its content, as UIKit spells it.
  public final func setContentCompressionResistancePriority(_ priority: Priority, for axis: Axis) {
    priorities[compression: axis] = priority
  }
}

/// SnapKit's name for `Priority`.
public typealias ConstraintPriority = Priority
/// Cartography's and UIKit's name for `Priority`.
public typealias LayoutPriority = Priority

extension LayoutGuide {
  /// The guide itself: SnapKit's `guide.snp.top`.
  public var snp: LayoutGuide { self }
}

extension NodeGuide {
  /// The guide itself: SnapKit's `guide.snp.top`.
  public var snp: NodeGuide { self }
}

extension ConstraintGroup {
  /// Cartography's word for `isActive`.
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  /// UIKit's word for `label`.
  public var identifier: String? {
    get { label }
    set { label = newValue }
  }
}
