import QuoinModel

/// The steps of a direct resolution, by which the layout is resolved again without the search that found them.
///
/// The steps follow from the connections, the kinds of sizes and the modes of the layout's specs; other specs of the same
/// modes change only the numbers.
struct ConstraintPlan {
  enum Step {
    /// Measures an item by these behaviours.
    case measure(Int, ConstraintPair<ConstraintExtent.Behaviour>)
    /// Places an item beside the target of one of its sides.
    case beside(ConstraintAnchorID)
    /// Centres an item between its targets.
    case center(Int, ConstraintAxis)
    /// Lets an item fill the space between its targets.
    case between(Int, ConstraintAxis)
  }

  /// The behaviours of the layout, from the modes of its specs.
  let layout: ConstraintPair<ConstraintExtent.Behaviour>
  var steps: [Step] = []
}

extension ConstraintState {
  /// Whether the steps of direct resolution are the same in all sizes.
  ///
  /// Lines and barriers, ratios, baselines and sizes that wrap between targets make them depend on numbers.
  var isPlannable: Bool {
    isOfViews
      && items.indices.allSatisfy { item in
        items[item].ratio == nil
          && ConstraintAnchorID.Side.allCases.allSatisfy { side in
            guard let target = target(ConstraintAnchorID(item, side)) else { return true }
            return side != .baseline && target.side != .baseline
          }
          && ConstraintAxis.both.allSatisfy {
            behaviour(item, $0) != .match || self[item, $0].match != .wrap
          }
      }
  }

  /// Resolves the positions by the steps of a plan.
  ///
  /// - Returns: `false` if a step does not determine a position with these numbers.
  func follow(_ plan: ConstraintPlan) -> Bool {
    for axis in ConstraintAxis.both { settleLayout(axis) }
    for step in plan.steps {
      switch step {
      case .measure(let item, let behaviours):
        var question = question(item, .own)
        question.behaviours = behaviours
        ask(item, question)
      case .beside(let side): if !settleBeside(side) { return false }
      case .center(let item, let axis): if !center(item, axis) { return false }
      case .between(let item, let axis): if !settleBetween(item, axis) { return false }
      }
    }
    return true
  }
}
