/// What a flow made of its members.
struct ConstraintFlowPlan {
}

extension ConstraintState {
  func measure(_ flow: ConstraintFlow, _ item: Int, _ width: ConstraintSpec, _ height: ConstraintSpec) -> ConstraintAnswer {
    ConstraintAnswer(width: 0, height: 0)
  }
  func connectFlow(_ item: Int) {}
}
