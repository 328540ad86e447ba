import Quoin

// States of controls by selectors: the button knows its state, the sheet what that looks like.

let states = Picture(
  name: "states", section: .style, title: "States as selectors: one rule each",
  size: Size(460, 190),
  styles: StyleSheet(
    css: """
      button {
        background: #4263eb; color: white; border-radius: 12px;
        font: 600 15px system-ui; box-shadow: 0 3px 8px rgb(66 99 235 / 35%);
      }
      button:hover { background: #5c7cfa }
      button:active { background: #364fc7; box-shadow: none }
      button:focus { border: 3px solid #91a7ff }
      button:checked { background: #2b8a3e; box-shadow: 0 3px 8px rgb(43 138 62 / 35%) }
      button:disabled { background: #dee2e6; color: #868e96; box-shadow: none }
      """)
) {
  func button(_ title: String, _ state: NodeState) -> Node {
    let button = ButtonNode(title).state(state).height(44)
    button.button.isEnabled = !state.contains(.disabled)
    return button
  }
  func row(@Children<StackContainer> _ children: () -> [Relation<StackContainer>]) -> Node {
    StackContainer(.horizontal, spacing: 16, distribution: .fillEqually, children)
  }
  return padded(
    StackContainer(.vertical, spacing: 20, distribution: .fillEqually) {
      row {
        button("normal", .normal)
        button(":hover", .hovered)
        button(":active", .highlighted)
      }
      row {
        button(":focus", .focused)
        button(":checked", .selected)
        button(":disabled", .disabled)
      }
    }, by: 24)
}
