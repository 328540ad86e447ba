public import QuoinGeometry
public import QuoinModel

// Quoin's own containers, each with its own engine. Their algorithms look deeper than others can:
// at whole islands, box trees and windows of rows, which the pass holds.

extension AbsoluteContainer: ContainerAlgorithm {
  /// Returns the smallest size that contains all children.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    children.pass.measureAbsolute(children.container, children.question)
  }

  /// Places the children by their numbers: columns first, then rows at the resulting widths.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.placeAbsolute(children.container, in: size)
  }
}

/// A container that is a linear program together with its descendants of the same kind.
protocol IslandAlgorithm: ContainerAlgorithm where Cache == Void {}

extension IslandAlgorithm {
  /// Returns the size that the constraints yield; those of a stack follow from its rules.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    children.pass.measureIsland(children.container, children.question)
  }

  /// Places the children by constraints, including those of nested containers.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.placeIsland(children.container, in: size)
  }
}

extension RelativeContainer: ContainerAlgorithm, IslandAlgorithm {}
extension StackContainer: ContainerAlgorithm, IslandAlgorithm {}

/// A container whose children are boxes of CSS, in one box tree with those of nested containers.
protocol BoxAlgorithm: ContainerAlgorithm where Cache == Void {}

extension BoxAlgorithm {
  /// Returns the size of the flex lines (CSS Flexbox 1 §9), blocks and lines (CSS 2 §10) or tracks (CSS Grid 2 §12).
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    children.pass.measureFlow(children.container, children.question)
  }

  /// Places the items, blocks and lines, including those of nested containers.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.placeFlow(children.container, in: size)
  }
}

extension FlexContainer: ContainerAlgorithm, BoxAlgorithm {}
extension FlowContainer: ContainerAlgorithm, BoxAlgorithm {}
extension GridContainer: ContainerAlgorithm, BoxAlgorithm {}

extension ListContainer: ContainerAlgorithm {
  /// Returns the size of all rows, including those not yet created.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    children.pass.measureList(children.container, children.question)
  }

  /// Places the rows of the window.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.placeList(children.container, in: size)
  }
}
