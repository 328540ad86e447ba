import QuoinGeometry
import QuoinModel
import QuoinStyle
import Testing

@testable import QuoinPaint

@Suite struct ControlTests {
  private static let all: [Control] = [
    .button(ButtonContent()), .textField(TextFieldContent()), .textView, .toggle(isOn: true),
    .toggle(isOn: false), .slider(fraction: 0.5), .stepper,
    .segments(shares: [0.25, 0.5, 0.25], selected: 1),
    .progress(fraction: 2), .activity(isLarge: true), .pages(count: 3, current: 0), .picker,
    .searchField, .bar(BarContent(kind: .navigation)), .bar(BarContent(kind: .tabs, count: 4)),
    .bar(BarContent(kind: .tools)), .accessory(.disclosure), .accessory(.detail),
    .accessory(.detailDisclosure), .accessory(.checkmark), .foreign("MKMapView"),
    // what a broken document may say
    .slider(fraction: .nan), .progress(fraction: -.infinity), .segments(shares: [], selected: 7),
    .segments(shares: [.nan, .infinity, -1], selected: .min), .pages(count: .max, current: .max),
    .pages(count: .min, current: 0), .bar(BarContent(kind: .tabs, count: .max)),
  ]

  /// The looks of the parts of all controls.
  private static func parts(_ theme: StyleSheet) -> [ControlPart: Look] {
    let nodes: [Node] = [
      SwitchNode(), SliderNode(), StepperNode(), SegmentedControlNode(["a"]), ProgressNode(),
      ActivityIndicatorNode(), PageControlNode(count: 1), PickerNode(), SearchBarNode(),
      TextFieldNode(), ButtonNode("a"), BarNode(.navigation), AccessoryNode(.detail),
    ]
    return nodes.reduce(into: [:]) { parts, node in
      parts.merge(node.themedParts(theme, Traits())) { first, _ in first }
    }
  }

  @Test(arguments: [
    Size(120, 44), Size(1, 1), Size(0, 0), Size(3, 900), Size(1e6, 1e6), Size(-5, 10),
  ])
  func everyControlIsBalancedAndFiniteInAnyRoom(_ size: Size) {
    for control in Self.all {
      for scheme in ColorScheme.allCases {
        for direction in LayoutDirection.allCases {
          var canvas = Canvas(
            traits: Traits(layoutDirection: direction, colorScheme: scheme))
          canvas.parts = ControlTests.parts(direction == .leftToRight ? .iOS : .neutral)
          canvas.control(
            control, in: Rect(origin: Point(7, 9), size: size), look: Look(), texts: [])
          var depth = 0
          for command in canvas.commands {
            switch command {
            case .beginClip, .beginGroup, .beginRotation: depth += 1
            case .endClip, .endGroup, .endRotation: depth -= 1
            default: break
            }
            #expect(depth >= 0)
            if let bounds = command.bounds { #expect(bounds.isFinite) }
          }
          #expect(depth == 0)
          #expect(canvas.commands.count < 5000)
        }
      }
    }
  }

  @Test func accentsColourTheParts() {
    var look = Look()
    look.accents.on = Color(hex: 0x010203)
    look.accents.thumb = Color(hex: 0x0A0B0C)
    var canvas = Canvas(traits: Traits())
    canvas.parts = SwitchNode().themedParts(.iOS, Traits())
    canvas.control(.toggle(isOn: true), in: Rect(0, 0, 51, 31), look: look, texts: [])
    let colors = canvas.commands.compactMap { command -> Color? in
      switch command {
      case .fill(_, let color): color
      default: nil
      }
    }
    #expect(colors.first == Color(hex: 0x010203))
    #expect(colors.last == Color(hex: 0x0A0B0C))
  }

  @Test func theKnobIsWhereTheSwitchIsOn() {
    func knob(isOn: Bool, _ direction: LayoutDirection) -> Double? {
      var canvas = Canvas(traits: Traits(layoutDirection: direction))
      canvas.parts = SwitchNode(isOn: isOn).themedParts(.iOS, Traits())
      canvas.control(.toggle(isOn: isOn), in: Rect(0, 0, 51, 31), look: Look(), texts: [])
      return canvas.commands.last?.bounds?.midX
    }
    #expect(knob(isOn: true, .leftToRight) == 35.5)
    #expect(knob(isOn: false, .leftToRight) == 15.5)
    #expect(knob(isOn: true, .rightToLeft) == 15.5)
  }
}
