/// A node that shows one of the system's controls, with the size that the system gives it.
///
/// Each kind of control is a subclass: ``ButtonNode``, ``SwitchNode``, ``TextFieldNode`` and others. A control
/// of an app's own is a subclass of one of these, or of ``Node``.
open class ControlNode: Node {
  package override init() { super.init() }

  /// The word for nodes of this kind.
  package var controlKind: String { "control" }
  /// The control, as a value.
  package var control: Control { .foreign(controlKind) }
  /// The states that the control is in.
  package var controlStates: NodeState { .normal }
  /// The texts in the control.
  package var controlTexts: [TextPart] { [] }
  /// The font of these texts, where no style sets one.
  package var controlFont: Font { .system(17) }
  /// The size that the control asks for, or `nil` for none.
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
