import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws a control except its text.
  mutating func control(
    _ control: Control, in frame: Rect, look: Look, texts: [PlacedText]
  ) {
    switch control {
    case .button(let button): self.button(button, in: frame, look: look, texts: texts)
    case .textField(let field): textField(field, in: frame, look: look)
    case .textView: break  // drawn by its background
    case .toggle(let isOn): toggle(isOn: isOn, in: frame, look: look)
    case .slider(let fraction): slider(fraction, in: frame, look: look)
    case .stepper: stepper(in: frame, look: look)
    case .segments(let shares, let selected):
      segments(shares: shares, selected: selected, in: frame, look: look)
    case .progress(let fraction): progress(fraction, in: frame, look: look)
    case .activity(let isLarge): activity(isLarge: isLarge, in: frame, look: look)
    case .pages(let count, let current):
      pages(count: count, current: current, in: frame, look: look)
    case .picker: picker(in: frame)
    case .searchField: searchField(in: frame, look: look)
    case .bar(let bar): self.bar(bar, in: frame, look: look)
    case .accessory(let accessory): self.accessory(accessory, in: frame, look: look)
    case .separator: break  // drawn by its background
    case .foreign(let name): foreign(name, in: frame, look: look)
    }
  }
}

extension Double {
  /// The number limited to 0…1, with 0 for NaN.
  var asFraction: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
