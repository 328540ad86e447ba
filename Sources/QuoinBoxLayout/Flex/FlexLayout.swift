public import QuoinGeometry

/// The flex layout of one container: CSS Flexible Box Layout, Level 1.
///
/// ``measure(_:_:in:)`` answers how large a container is, ``place(_:_:in:)`` places its direct
/// children. Placing in a measured size gives the children the sizes with which it was measured.
public enum FlexLayout {
  /// The border box that a container's content needs in the room offered.
  public static func measure<Tree: BoxTree>(
    _ container: Int32, _ proposal: BoxProposal, in tree: inout Tree
  ) -> BoxMeasurement {
    BoxMeasurement(size: .zero)
  }

  /// Places the direct children of a container.
  @discardableResult
  public static func place<Tree: BoxTree>(
    _ container: Int32, _ placement: BoxPlacement, in tree: inout Tree
  ) -> BoxLimitation {
    []
  }

  /// Places the direct children of a container of a definite size.
  @discardableResult
  public static func place<Tree: BoxTree>(
    _ container: Int32, size: Size, in tree: inout Tree
  ) -> BoxLimitation {
    place(container, BoxPlacement(frame: Rect(origin: .zero, size: size)), in: &tree)
  }
}
