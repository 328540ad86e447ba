import QuoinBoxLayout
import QuoinGeometry

// Each container uses the names of the system that it is modelled on; these are the names of other
// systems, with their replacements.

extension StackContainer {
  /// Flexbox's name for `alignment:`.
  @available(*, unavailable, message: "a stack uses 'alignment:', as UIStackView does")
  public convenience init(
    _ axis: Axis = .horizontal, spacing: Double = 0, distribution: Distribution = .fill,
    alignItems: Alignment,
    @Children<StackContainer> _ children: () -> [Relation<StackContainer>] = { [] }
  ) {
    self.init(axis)
  }

  /// Other stack layouts' name for `alignment:`.
  @available(*, unavailable, message: "a stack uses 'alignment:', as UIStackView does")
  public convenience init(
    _ axis: Axis = .horizontal, spacing: Double = 0, distribution: Distribution = .fill,
    align: Alignment,
    @Children<StackContainer> _ children: () -> [Relation<StackContainer>] = { [] }
  ) {
    self.init(axis)
  }

  /// Flexbox's name for `spacing:`.
  @available(*, unavailable, message: "a stack uses 'spacing:', as UIStackView does")
  public convenience init(
    _ axis: Axis = .horizontal, gap: Double, distribution: Distribution = .fill,
    alignment: Alignment = .fill,
    @Children<StackContainer> _ children: () -> [Relation<StackContainer>] = { [] }
  ) {
    self.init(axis)
  }
}

extension FlexContainer {
  /// UIStackView's name for `gap:`.
  @available(*, unavailable, message: "a flex container uses 'gap:', as CSS does")
  public convenience init(
    _ direction: FlexDirection = .row, wrap: FlexWrap = .nowrap, spacing: LengthPercentage,
    justifyContent: ContentAlignment = .normal, alignItems: SelfAlignment = .normal,
    @Children<FlexContainer> _ children: () -> [Relation<FlexContainer>] = { [] }
  ) {
    self.init(direction)
  }

  /// UIStackView's name for `alignItems:`.
  @available(*, unavailable, message: "a flex container uses 'alignItems:', as CSS does")
  public convenience init(
    _ direction: FlexDirection = .row, wrap: FlexWrap = .nowrap, gap: LengthPercentage = 0,
    justifyContent: ContentAlignment = .normal, alignment: SelfAlignment,
    @Children<FlexContainer> _ children: () -> [Relation<FlexContainer>] = { [] }
  ) {
    self.init(direction)
  }

  /// Other stack layouts' name for `alignItems:`.
  @available(*, unavailable, message: "a flex container uses 'alignItems:', as CSS does")
  public convenience init(
    _ direction: FlexDirection = .row, wrap: FlexWrap = .nowrap, gap: LengthPercentage = 0,
    justifyContent: ContentAlignment = .normal, align: SelfAlignment,
    @Children<FlexContainer> _ children: () -> [Relation<FlexContainer>] = { [] }
  ) {
    self.init(direction)
  }
}

extension GridContainer {
  /// UIStackView's name for `gap:`.
  @available(*, unavailable, message: "a grid container uses 'gap:', as CSS does")
  public convenience init(
    columns: TrackList = .none, rows: TrackList = .none, spacing: LengthPercentage,
    @Children<GridContainer> _ children: () -> [Relation<GridContainer>] = { [] }
  ) {
    self.init(columns: columns)
  }

  /// A number of columns instead of a track list.
  @available(
    *, unavailable, message: "a grid container lists its columns one by one: '[.repeat(3, .fr(1))]'"
  )
  public convenience init(
    columns count: Int, gap: LengthPercentage = 0,
    @Children<GridContainer> _ children: () -> [Relation<GridContainer>] = { [] }
  ) {
    self.init()
  }
}
