import QuoinModel

/// Passes that place the children of a group along an axis.
protocol AndroidAxisPasses: AndroidPasses {
  var run: AndroidRun<Placement> { get }
  /// Whether the main axis is horizontal.
  var isHorizontal: Bool { get }
}

// The measures of children and of the group along the main axis and across it.
extension AndroidAxisPasses {
  var mainPadding: Int { isHorizontal ? run.padding.horizontal : run.padding.vertical }
  var crossPadding: Int { isHorizontal ? run.padding.vertical : run.padding.horizontal }

  func measure(_ slot: AndroidSlot<Placement>, _ main: MeasureSpec, _ cross: MeasureSpec) {
    if isHorizontal { slot.measure(main, cross) } else { slot.measure(cross, main) }
  }

  func mainLength(_ slot: AndroidSlot<Placement>) -> AndroidLength {
    isHorizontal ? slot.widthLength : slot.heightLength
  }
  func crossLength(_ slot: AndroidSlot<Placement>) -> AndroidLength {
    isHorizontal ? slot.heightLength : slot.widthLength
  }
  func mainSize(_ slot: AndroidSlot<Placement>) -> Int { isHorizontal ? slot.width : slot.height }
  func crossSize(_ slot: AndroidSlot<Placement>) -> Int { isHorizontal ? slot.height : slot.width }
  func mainMargins(_ slot: AndroidSlot<Placement>) -> Int {
    isHorizontal ? slot.margins.horizontal : slot.margins.vertical
  }
  func crossMargins(_ slot: AndroidSlot<Placement>) -> Int {
    isHorizontal ? slot.margins.vertical : slot.margins.horizontal
  }
}
