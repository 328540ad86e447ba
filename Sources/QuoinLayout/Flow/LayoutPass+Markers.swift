import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// What the place of a list item's marker depends on, besides its text and style.
struct MarkerPlace: Equatable {
  /// The width of the item's border box, in points.
  var width: Double
  /// The first baseline in the item, from its top, in points; `nil` if it has no lines.
  var baseline: Double?
}

extension LayoutPass {
  /// Places the markers of list items beside their first lines: CSS Lists 3 §3.5.
  func placeMarkers(_ flow: FlowTree, _ absolute: [Rect]) {
    var baselines = ItemBaselines(flow: flow, absolute: absolute)
    for box in flow.nodes.indices.reversed() { placeMarker(of: box, &baselines) }
  }

  /// Places the marker of a box, if it is that of a list item.
  ///
  /// Inner items come first, whose baselines may be those of outer ones.
  func placeMarker(of box: Int, _ baselines: inout ItemBaselines) {
    let flow = baselines.flow
    let node = Int(flow.nodes[box])
    guard node >= 0, let element = tree.elements[node], let marker = element.marker,
      !tree.nodes[node].isHidden
    else { return }
    let frame = baselines.absolute?[box] ?? flow.boxes.frame(of: flow.ids[box])
    let place = MarkerPlace(
      width: frame.width, baseline: baselines.baseline(of: Int32(box), in: self))
    if scene.keepsLayouts {
      let isSame = isUpdating && !dirty.contains(node)
      if markerPlaces.updateValue(place, forKey: node) == place, isSame { return }
      if isUpdating { rewritten.insert(node) }
    }
    placeMarker(marker, element.markerStyle, of: node, place)
  }

  private func placeMarker(
    _ marker: String, _ style: Style, of node: Int, _ place: MarkerPlace
  ) {
    guard let measurer = scene.text else { return }
    var look = tree.looks[node].text
    look.apply(style, traits: tree.traits(of: node))
    let metrics = markerMetrics(look, style, of: node)
    var plain = look
    plain.lineLimit = 1
    plain.lineHeight = .normal
    let isLeft = tree.directions[node] == .leftToRight
    let top = (place.baseline ?? inlineMetrics(of: node).above) - metrics.ascent
    let color = look.color ?? Color.label.resolved(tree.traits(of: node).colorScheme)
    if let shape = LayoutPass.signs[marker] {
      let sign = ListSignPlace(ascent: metrics.ascent)
      let x = isLeft ? -sign.distance : place.width + sign.distance - sign.side
      var placed = PlacedText(
        frame: Rect(x: x, y: top + sign.top, width: sign.side, height: sign.side),
        text: MeasuredText(lines: [], size: .zero), look: plain, alignment: .left, color: color)
      placed.sign = shape
      inlineTexts[node] = [placed]
      return
    }
    // In right-to-left lines the full stop is to the left of the number.
    let visible = String(marker.reversed().drop { $0 == " " }.reversed())
    let text = isLeft ? visible : "\u{200F}" + visible
    let measured = measurer.measure(text, style: plain, width: nil)
    let width = measured.size.width
    // Spaces at the end keep their width.
    let spaces = Double(marker.count - visible.count)
    let gap = spaces > 0 ? spaces * room(behind: visible, width, measurer, plain) : 0
    let x = isLeft ? -gap - width : place.width + gap
    let height = metrics.ascent + metrics.descent
    let line = TextLine(
      text: text, width: width, top: 0, baseline: metrics.ascent, height: height)
    inlineTexts[node] = [
      PlacedText(
        frame: Rect(x: x, y: top, width: width, height: height),
        text: MeasuredText(
          lines: [line], size: Size(width, height), missingGlyphs: measured.missingGlyphs),
        look: plain, alignment: .left, color: color)
    ]
  }

  /// Returns the distance from the top of a list item's marker to its baseline.
  ///
  /// It is that of the marker's font, or of another one that has characters of the marker.
  func markerAscent(of node: Int) -> Double {
    guard let element = tree.elements[node], let marker = element.marker else {
      return inlineMetrics(of: node).above
    }
    let isPlain = marker.utf8.allSatisfy { $0 < 0x80 } || LayoutPass.signs[marker] != nil
    if isPlain, element.markerStyle.isEmpty { return inlineMetrics(of: node).above }
    var look = tree.looks[node].text
    look.apply(element.markerStyle, traits: tree.traits(of: node))
    let metrics = markerMetrics(look, element.markerStyle, of: node)
    guard !isPlain, look.lineHeight == .normal else { return metrics.above }
    let line = scene.text?.measure(StyledText(marker), style: look, width: nil).lines.first
    return (line?.otherFonts ?? []).reduce(metrics.above) { above, font in
      max(above, InlineMetrics(look, font.metrics, scale: max(1, traits.displayScale)).above)
    }
  }

  /// Returns the heights of a marker's line, those of the item unless it has a style of its own.
  private func markerMetrics(_ look: TextLook, _ style: Style, of node: Int) -> InlineMetrics {
    if style.isEmpty { return inlineMetrics(of: node) }
    return InlineMetrics(look, fontMetrics(of: look).metrics, scale: max(1, traits.displayScale))
  }

  /// Returns the width of a space after a text, in points.
  private func room(
    behind marker: String, _ width: Double, _ measurer: any TextMeasurer, _ look: TextLook
  ) -> Double {
    let letter = measurer.measure(marker + "\u{A0}" + ".", style: look, width: nil).size.width
    let point = measurer.measure(".", style: look, width: nil).size.width
    return max(0, letter - width - point)
  }

  /// The characters that represent drawn markers.
  private static let signs: [String: ListSign] = ["•": .disc, "◦": .circle, "▪": .square]
}
