import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

@testable import QuoinPaint

/// Controls look as a theme says, part by part.
@Suite struct ThemeTests {
  private static var controls: [Node] {
    [
      SwitchNode(), SwitchNode(isOn: false), SliderNode(), StepperNode(),
      SegmentedControlNode(["a", "b"]), ProgressNode(), ActivityIndicatorNode(),
      PageControlNode(count: 3), PickerNode(), SearchBarNode(), TextFieldNode(),
      button(.filled), button(.tinted),
      button(.gray), BarNode(.navigation), BarNode(.tabs, items: ["a", "b"]),
      BarNode(.tools), AccessoryNode(.disclosure), SeparatorNode(),
    ]
  }

  private static func button(_ background: ButtonContent.Background) -> ButtonNode {
    let button = ButtonNode("a")
    button.button.background = background
    return button
  }

  private func commands(
    _ node: Node, _ styles: StyleSheet = StyleSheet(), theme: StyleSheet = .iOS
  ) -> [DrawCommand] {
    var scene = Scene(node, styles: styles)
    scene.theme = theme
    let arrangement = scene.layout(in: Size(200, 60))
    #expect(arrangement.diagnostics.filter { $0.rule != "no-text-measurer" }.isEmpty)
    return DisplayList(arrangement).commands
  }

  private func colors(
    _ node: Node, _ styles: StyleSheet = StyleSheet(), theme: StyleSheet = .iOS
  ) -> [Color] {
    commands(node, styles, theme: theme).compactMap { command in
      switch command {
      case .fill(_, let color), .border(_, _, let color): color
      case .path(_, let fill, let stroke): fill ?? stroke?.color
      default: nil
      }
    }
  }

  @Test func eachThemeDrawsEachControl() {
    for control in ThemeTests.controls {
      #expect(!colors(control).isEmpty, "\(control.displayName)")
      #expect(!colors(control, theme: .neutral).isEmpty, "\(control.displayName)")
      #expect(commands(control) != commands(control, theme: .neutral), "\(control.displayName)")
      // Nothing is drawn that no sheet says.
      #expect(colors(control, theme: StyleSheet()).isEmpty, "\(control.displayName)")
    }
  }

  @Test func aSheetChangesAPart() {
    let sheet = StyleSheet(
      css: """
        switch:checked::track { background: #123456 }
        .quiet::thumb { background: #654321; width: 10px; height: 10px }
        slider::fill { background: #111111 }
        """)
    #expect(sheet.diagnostics.isEmpty)
    #expect(colors(SwitchNode(), sheet).contains(Color(hex: 0x123456)))
    #expect(!colors(SwitchNode(isOn: false), sheet).contains(Color(hex: 0x123456)))
    #expect(colors(SwitchNode().class("quiet"), sheet).contains(Color(hex: 0x654321)))
    #expect(!colors(SwitchNode(), sheet).contains(Color(hex: 0x654321)))
    #expect(colors(SliderNode(), sheet).contains(Color(hex: 0x111111)))
    // What is said of a part is not said of the control.
    let scene = Scene(SwitchNode(), styles: sheet)
    #expect(scene.layout(in: Size(60, 40)).items[0].look.background == nil)
  }

  @Test func aPartWithoutAFillIsInTheTint() {
    #expect(colors(SliderNode().tint(Color(hex: 0xABCDEF))).contains(Color(hex: 0xABCDEF)))
    let container = FlexContainer { ProgressNode().grow(1) }
    container.style.tint = Color(hex: 0x10A020)
    #expect(colors(container).contains(Color(hex: 0x10A020)))
  }

  @Test func aThemeOfOnesOwn() {
    let theme = StyleSheet(
      css: "switch::track { background: #010101; width: 30px; height: 12px; border-radius: 6px }",
      origin: .theme)
    #expect(colors(SwitchNode(), theme: theme) == [Color(hex: 0x010101)])
    // The author's rules win, however particular those of the theme are.
    let sheet = StyleSheet(css: "control::track { background: #020202 }")
    #expect(colors(SwitchNode(), sheet).contains(Color(hex: 0x020202)))
  }

  @Test func partsThatAreNone() {
    func message(_ css: String) -> String {
      StyleSheet(css: css).diagnostics.first?.message ?? ""
    }
    #expect(message("switch::trak { color: red }").contains("track"))
    #expect(message("switch::track:checked { color: red }").contains("cannot be read"))
    #expect(message("switch::track label { color: red }").contains("cannot be read"))
    #expect(message("switch:: { color: red }").contains("cannot be read"))
  }

  @Test func changesOfStateChangeParts() {
    let toggle = SwitchNode(isOn: false)
    var scene = Scene(toggle)
    scene.roundsToPixels = false
    let off = scene.layout(in: Size(60, 40)).items[0].parts[.track]
    toggle.isOn = true
    let on = scene.layout(in: Size(60, 40)).items[0].parts[.track]
    #expect(off?.background != on?.background)
    #expect(on?.background == Color.green.resolved(.light))
    let dark = scene.layout(in: Size(60, 40), traits: Traits(colorScheme: .dark)).items[0]
    #expect(dark.parts[.track]?.background == Color.green.resolved(.dark))
  }
}
