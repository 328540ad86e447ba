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

extension RelativeContainer: ContainerAlgorithm {
  /// Returns the size that the constraints yield.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    children.pass.measureIsland(children.container, children.question)
  }

  /// Places the children by constraints, including those of nested constraint containers.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.placeIsland(children.container, in: size)
  }
}

extension StackContainer: ContainerAlgorithm {
  /// Returns the size of the stack.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    children.pass.measureIsland(children.container, children.question)
  }

  /// Places the children in a row, by the constraints that a stack represents.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.placeIsland(children.container, in: size)
  }
}

extension FlexContainer: ContainerAlgorithm {
  /// Returns the size of the flex lines: CSS Flexbox 1 §9.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    children.pass.measureFlow(children.container, children.question)
  }

  /// Places the items, including those of nested flex, grid and flow containers.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.placeFlow(children.container, in: size)
  }
}

extension FlowContainer: ContainerAlgorithm {
  /// Returns the size of the blocks and lines: CSS 2 §10.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    children.pass.measureFlow(children.container, children.question)
  }

  /// Places blocks and lines, including those of nested flex, grid and flow containers.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.placeFlow(children.container, in: size)
  }
}

extension GridContainer: ContainerAlgorithm {
  /// Returns the size of the tracks: CSS Grid 2 §12.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    children.pass.measureFlow(children.container, children.question)
  }

  /// Places the items, including those of nested flex, grid and flow containers.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.placeFlow(children.container, in: size)
  }
}

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
