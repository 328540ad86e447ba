import Quoin

// The standard controls, as a screen of settings shows them.

let controls = Picture(
  name: "controls", section: .screens, title: "The standard controls", size: Size(390, 532)
) {
  func row(_ title: String, _ control: Node) -> Node {
    StackContainer(.horizontal, spacing: 12, alignment: .center) {
      TextNode(title).hugging(200, along: .horizontal)
      control
    }.height(44)
  }
  func group(@Children<FlexContainer> _ rows: () -> [Relation<FlexContainer>]) -> Node {
    FlexContainer(.column, gap: 0, rows).padding(4, 16).background(.systemBackground)
      .cornerRadius(12)
  }
  return padded(
    FlexContainer(.column, gap: 14) {
      SegmentedControlNode(["Day", "Week", "Month"], selected: 1)
      group {
        row("Notifications", SwitchNode(isOn: true))
        row("Sounds", SwitchNode(isOn: false))
        row("Volume", SliderNode(fraction: 0.65).width(180))
        row("Copies", StepperNode())
      }
      TextFieldNode("", placeholder: "Your name").height(36)
      StackContainer(.horizontal, spacing: 12, distribution: .fillEqually) {
        ButtonNode("Filled").ground(.filled).height(42)
        ButtonNode("Tinted").ground(.tinted).height(42)
        ButtonNode("Gray").ground(.gray).height(42)
        ButtonNode("Plain").height(42)
      }
      group {
        row("Download", ProgressNode(fraction: 0.4).width(180))
        row("Waiting", ActivityIndicatorNode())
        row("Page", PageControlNode(count: 5, current: 2))
      }
    })
}
