public import QuoinGeometry
public import QuoinModel

// Quoin's own containers, each by its own engine. Their algorithms look deeper than others can: at
// whole islands, at trees of boxes and at windows of rows, which the pass holds.

extension AbsoluteContainer: ContainerAlgorithm {
  /// The smallest size in which all children stand inside.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    children.pass.measureAbsolute(children.container, children.question)
  }

  /// Places the children by their numbers: columns first, then rows at those widths.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.placeAbsolute(children.container, in: size)
  }
}

extension RelativeContainer: ContainerAlgorithm {
  /// The size that the constraints come to.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    children.pass.measureIsland(children.container, children.question)
  }

  /// Places the children by constraints, those of containers of constraints in it included.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.placeIsland(children.container, in: size)
  }
}

extension StackContainer: ContainerAlgorithm {
  /// The size that the row takes.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    children.pass.measureIsland(children.container, children.question)
  }

  /// Places the children in a row, by the constraints that a stack stands for.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.placeIsland(children.container, in: size)
  }
}

extension FlexContainer: ContainerAlgorithm {
  /// The size that the lines of items take: CSS Flexbox 1 §9.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    children.pass.measureFlow(children.container, children.question)
  }

  /// Places the items, those of flex, grid and flow containers in it included.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.placeFlow(children.container, in: size)
  }
}

extension FlowContainer: ContainerAlgorithm {
  /// The size that blocks and lines take: CSS 2 §10.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    children.pass.measureFlow(children.container, children.question)
  }

  /// Places blocks and lines, those of flex, grid and flow containers in it included.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.placeFlow(children.container, in: size)
  }
}

extension GridContainer: ContainerAlgorithm {
  /// The size that the tracks take: CSS Grid 2 §12.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    children.pass.measureFlow(children.container, children.question)
  }

  /// Places the items, those of flex, grid and flow containers in it included.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.placeFlow(children.container, in: size)
  }
}

extension ListContainer: ContainerAlgorithm {
  /// The size of all rows, those included that are not made.
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
