/// A node that shows a standard control, with the size that UIKit gives it.
///
/// Each kind of control is a subclass: ``ButtonNode``, ``SwitchNode``, ``TextFieldNode`` and
/// others. Your own control is a subclass of one of these, or of ``Node``.
open class ControlNode: Node {
  package override init() { super.init() }

  /// The name of the node's kind.
  package var controlKind: String { "control" }
  /// The control, as a value.
  package var control: Control { .foreign(controlKind) }
  /// The states of the control.
  package var controlStates: NodeState { .normal }
  /// The texts in the control.
  package var controlTexts: [TextPart] { [] }
  /// The default font of these texts, used if no style specifies one.
  package var controlFont: Font { .system(17) }
  /// Returns the size of the control, or `nil` for none.
  package func controlSize(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? { nil }

  open override var kind: String { controlKind }
  open override var content: NodeContent { .control(control) }
  open override var contentStates: NodeState { controlStates }
  open override var texts: [TextPart] { controlTexts }
  open override var defaultFont: Font { controlFont }
  open override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize?
  {
    controlSize(proposal, in: context)
  }
}
