import Quoin

// Themes: the same controls, drawn as one style sheet or another says.

private func themedControls() -> Node {
  let filled = ButtonNode("Filled")
  filled.button.background = .filled
  let tinted = ButtonNode("Tinted")
  tinted.button.background = .tinted
  let gray = ButtonNode("Grey")
  gray.button.background = .gray
  return FlexContainer(.column, gap: 14, alignItems: .stretch, padding: 16) {
    FlexContainer(.row, gap: 16, alignItems: .center) {
      SwitchNode(isOn: true)
      SwitchNode(isOn: false)
      StepperNode()
      ActivityIndicatorNode()
    }
    SliderNode(fraction: 0.4)
    ProgressNode(fraction: 0.6)
    SegmentedControlNode(["One", "Two", "Three"], selected: 1)
    TextFieldNode(placeholder: "A text field")
    SearchBarNode()
    FlexContainer(.row, gap: 10) {
      filled.size(86, 34)
      tinted.size(86, 34)
      gray.size(86, 34)
    }
    PageControlNode(count: 5, current: 1)
    BarNode(.tabs, items: ["Home", "Find", "Me"])
  }
  .background(.systemBackground)
}

let iOSTheme = Picture(
  name: "theme-ios", section: .style, title: "Themes: controls as iOS draws them",
  size: Size(320, 480)
) { themedControls() }

let neutralTheme = Picture(
  name: "theme-neutral", section: .style, title: "Themes: the same controls by another sheet",
  size: Size(320, 480), theme: .neutral
) { themedControls() }

let ownTheme = Picture(
  name: "theme-own", section: .style, title: "Themes: a sheet of one's own over the theme",
  size: Size(320, 480),
  styles: StyleSheet(
    css: """
      switch:checked::track { background: linear-gradient(90deg, #ff6b6b, #845ec2) }
      slider::fill, progressView::fill { background: #845ec2 }
      slider::thumb { border: 3px solid #845ec2; width: 20px; height: 20px }
      segmentedControl::selection { background: #ffe3e3; border-radius: 16px }
      segmentedControl::track, searchBar::field, textField::rounded { border-radius: 18px }
      button::filled { background: #845ec2; border-radius: 17px }
      pageControl::current { background: #ff6b6b; width: 18px }
      """)
) { themedControls() }
