import QuoinGeometry
import QuoinModel
import QuoinStyle

// Controls that represent a number as a length: HTML §4.10.5.1.13, §4.10.13 and §4.10.14.
extension NodeBuilder {
  private typealias P = CSS.Property

  private func number(_ name: String, _ index: Int) -> Double? {
    guard let text = reader.tree.attribute(name, of: index)?.value,
      let number = Double(text.filter { !$0.isWhitespace }), number.isFinite
    else { return nil }
    return number
  }

  /// Returns the position of a value in a range, from 0 to 1.
  private func part(of value: Double?, _ low: Double, _ high: Double) -> Double {
    value.map { $0.fraction(from: low, to: high) } ?? (high > low ? 0.5 : 0)
  }

  // MARK: Ranges

  mutating func addRange(
    _ index: Int, _ computed: CSS.ComputedStyle, _ isNative: Bool, _ isDisabled: Bool,
    to node: FlowContainer
  ) {
    let low = number("min", index) ?? 0
    let part = part(of: number("value", index), low, max(low, number("max", index) ?? 100))
    // Where suggestions are, browsers have room for a tick at each of them below the track.
    let least = hasSuggestions(index) ? "; min-height: 22px" : ""
    let inner = addInner(computed, to: node, least)
    addRoom(.points(Size(129, 0)), computed, to: inner)
    let colors = controlColors(computed, isDisabled: isDisabled)
    if isNative {
      applyNativeAppearance(node, "", computed)
      addBar(colors, 16 * (0.5 - part), 100 * part, computed, to: inner)
    }
    let track = partStyle(.sliderTrack, of: index, in: computed)
    let trackNode = addPart("track", track, in: computed, to: inner)
    var thumb = partStyle(.sliderThumb, of: index, in: track)
    var width = 0.0
    if case .length(let points, .px) = thumb[P.width] { width = points }
    let margin = P.margins[computed.direction == .leftToRight ? 3 : 1]
    thumb[margin] = part == 0 ? .zero : .mixed(-width * part, 100 * part)
    let thumbNode = addPart("thumb", thumb, in: track, to: trackNode)
    if thumb[P.appearance] != .keyword(.none) {
      applyNativeAppearance(
        thumbNode, "background-color: \(colors.accent); border-radius: 50%", thumb)
    }
    // As in browsers, a range stands on the line by its border, not by its content.
    addBaseline(computed, to: node, ofBorderBox: true)
  }

  /// Whether the `list` of a control is that of an element with suggestions: HTML §4.10.5.3.9.
  private mutating func hasSuggestions(_ index: Int) -> Bool {
    guard let name = reader.tree.attribute("list", of: index)?.value, !name.isEmpty else {
      return false
    }
    return reader.references.item(at: "#" + name, in: reader.tree).map {
      reader.tree.items[$0].tag == "datalist"
    } ?? false
  }

  /// Adds the track that browsers draw in a range, 8 points high and filled up to a position.
  private mutating func addBar(
    _ colors: ControlColors, _ points: Double, _ percent: Double, _ computed: CSS.ComputedStyle,
    to node: FlowContainer
  ) {
    addBar(
      colors, "display: block; height: 8px; margin-top: 4px", points, percent, computed, to: node)
    addRing(
      colors, "display: block; height: 8px; margin-top: -8px; margin-bottom: -12px", computed,
      to: node)
  }

  private mutating func addBar(
    _ colors: ControlColors, _ place: String, _ points: Double, _ percent: Double,
    _ computed: CSS.ComputedStyle, to node: FlowContainer
  ) {
    let bar = partStyle(
      place + "; border-radius: 40px; overflow: hidden; background-color: \(colors.bar)",
      in: computed)
    let barNode = addPart("bar", bar, in: computed, to: node)
    var fill = partStyle(
      "display: block; height: 100%; background-color: \(colors.accent)", in: bar)
    fill[P.width] = points == 0 ? .percentage(percent) : .mixed(points, percent)
    addPart("fill", fill, in: bar, to: barNode)
  }

  private mutating func addRing(
    _ colors: ControlColors, _ place: String, _ computed: CSS.ComputedStyle,
    to node: FlowContainer
  ) {
    let ring = partStyle(
      place + "; border-radius: 40px; box-sizing: border-box; border: 1px solid \(colors.ring)",
      in: computed)
    addPart("ring", ring, in: computed, to: node)
  }

  // MARK: Progress

  mutating func addProgress(
    _ index: Int, _ computed: CSS.ComputedStyle, _ isNative: Bool, to node: FlowContainer
  ) {
    let greatest = number("max", index).flatMap { $0 > 0 ? $0 : nil } ?? 1
    // Without a value the progress is indeterminate, and the bar is empty at first.
    let part = number("value", index).map { self.part(of: $0, 0, greatest) } ?? 0
    if isNative {
      applyNativeAppearance(node, "", computed)
      // Half as high as the control, in its middle.
      let grid = partStyle(
        "display: grid; contain: layout; height: 100%; grid-template-rows: 1fr 2fr 1fr; "
          + "grid-template-columns: minmax(0, 1fr)", in: computed)
      let inner = addPart("inner", grid, in: computed, to: node)
      let colors = controlColors(computed, isDisabled: false)
      let place = "display: block; grid-row: 2; grid-column: 1"
      addBar(colors, place, 0, 100 * part, grid, to: inner)
      addRing(colors, place, grid, to: inner)
      return
    }
    let bar = partStyle(.progressBar, of: index, in: computed)
    let barNode = addPart("progress-bar", bar, in: computed, to: node)
    var value = partStyle(.progressValue, of: index, in: bar)
    value[P.width] = .percentage(100 * part)
    addPart("progress-value", value, in: bar, to: barNode)
  }

  // MARK: Meters

  mutating func addMeter(
    _ index: Int, _ computed: CSS.ComputedStyle, to node: FlowContainer
  ) {
    let least = number("min", index) ?? 0
    let greatest = max(least, number("max", index) ?? 1)
    let value = min(max(number("value", index) ?? 0, least), greatest)
    let low = min(max(number("low", index) ?? least, least), greatest)
    let high = min(max(number("high", index) ?? greatest, low), greatest)
    let best = min(max(number("optimum", index) ?? least / 2 + greatest / 2, least), greatest)
    let grid = partStyle(
      "display: grid; contain: layout; height: 100%; grid-template-rows: 1fr 2fr 1fr; "
        + "grid-template-columns: minmax(0, 1fr)", in: computed)
    let inner = addPart("inner", grid, in: computed, to: node)
    let bar = partStyle(.meterBar, of: index, in: grid)
    let barNode = addPart("meter-bar", bar, in: grid, to: inner)
    var fill = partStyle(region(value, low, high, best), of: index, in: bar)
    fill[P.width] = .percentage(100 * part(of: value, least, greatest))
    addPart("meter-value", fill, in: bar, to: barNode)
  }

  /// Returns the part for a value by how good it is: HTML §4.10.14.
  private func region(
    _ value: Double, _ low: Double, _ high: Double, _ best: Double
  ) -> CSS.PseudoElement {
    func third(_ number: Double) -> Int { number < low ? 0 : number > high ? 2 : 1 }
    if best < low { return value <= low ? .meterGood : value <= high ? .meterFair : .meterPoor }
    if best > high { return value >= high ? .meterGood : value >= low ? .meterFair : .meterPoor }
    return third(value) == 1 ? .meterGood : .meterFair
  }
}
