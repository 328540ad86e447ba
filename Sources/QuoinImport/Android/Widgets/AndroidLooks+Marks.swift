import QuoinGeometry
import QuoinModel

/// Checkboxes, switches and similar controls, and progress bars.
extension AndroidLooks {
  private var off: Color {
    theme.family == .material3
      ? colors.theme("colorOnSurfaceVariant") : colors.theme("textColorSecondary")
  }

  mutating func dressMark() {
    guard attributes.raw("android:button") != "@null" else { return }
    if let raw = attributes.raw("android:button") ?? attributes.raw("buttonCompat"),
      let found = drawables.drawable(raw), let size = found.size
    {
      var part = Drawing.Part(.drawing(found.drawing))
      (part.place.width, part.place.height) = (size.width, size.height)
      part.place.horizontal = .at(0)
      part.place.vertical = .at(0.5)
      content.parts.append(part)
      return
    }
    if attributes.kind == .switch { return dressSwitch() }
    let isOn = states.contains(.checked)
    let tint = color("buttonTint") ?? color("android:buttonTint")
    var color = tint ?? (isOn ? activated : off)
    if !states.contains(.enabled) { color = color.opacity(0.38) }
    if attributes.className.contains("Radio") {
      var ring = DrawingShape(.oval)
      ring.stroke = DrawingStroke(color, width: 2)
      content.parts.append(mark(ring, 20))
      if isOn { content.parts.append(mark(DrawingShape(.oval, fill: .color(color)), 10)) }
      return
    }
    var box = DrawingShape(.rectangle([2, 2, 2, 2]))
    if isOn { box.fill = .color(color) } else { box.stroke = DrawingStroke(color, width: 2) }
    content.parts.append(mark(box, 18))
    guard isOn else { return }
    let check = theme.family == .material3 ? colors.theme("colorOnPrimary") : surface
    var sign = Drawing.Part(.vector(DrawingVector(AndroidIcons.check, check)))
    sign.place = mark(box, 18).place
    content.parts.append(sign)
  }

  /// Returns a shape centred in the space for a mark at the leading edge.
  private func mark(_ shape: DrawingShape, _ side: Double) -> Drawing.Part {
    var part = Drawing.Part(.shape(shape), DrawingPlace(0, 0.5, side, side))
    part.place.insets.left = (32 - side) / 2
    return part
  }

  private mutating func dressSwitch() {
    let isOn = states.contains(.checked)
    let isMaterial3 = theme.family == .material3 || attributes.className.hasSuffix("MaterialSwitch")
    var track: DrawingShape
    let trackSize: Size
    let thumb: (size: Double, color: Color, margin: Double)
    if isMaterial3 {
      trackSize = Size(46, 28)
      track = DrawingShape(
        radius: 14,
        isOn ? colors.theme("colorPrimary") : colors.theme("colorSurfaceContainerHighest"))
      if !isOn { track.stroke = DrawingStroke(colors.theme("colorOutline"), width: 2) }
      thumb =
        isOn
        ? (21, colors.theme("colorOnPrimary"), 3.5) : (14, colors.theme("colorOutline"), 7)
    } else if theme.family == .holo {
      trackSize = Size(48, 24)
      track = DrawingShape(radius: 0, Color(white: 0.5, alpha: 0.35))
      thumb = (24, isOn ? colors.theme("colorAccent") : Color(white: 0.6), 0)
    } else {
      trackSize = Size(34, 14)
      let base = isOn ? activated : colors.theme("colorForeground")
      track = DrawingShape(radius: 7, base.opacity(isOn ? 0.3 : 0.3))
      thumb = (20, isOn ? activated : colors.theme("colorSwitchThumbNormal"), -3)
    }
    if let tint = color("trackTint") ?? color("android:trackTint") { track.fill = .color(tint) }
    let thumbColor = color("thumbTint") ?? color("android:thumbTint") ?? thumb.color
    let margin = (48 - trackSize.width) / 2
    var ground = part(track, 1, 0.5, trackSize.width, trackSize.height)
    ground.place.insets.right = margin
    var knob = part(
      DrawingShape(theme.family == .holo ? .rectangle([]) : .oval, fill: .color(thumbColor)), 1,
      0.5,
      thumb.size, thumb.size)
    knob.place.insets.right =
      margin + (isOn ? thumb.margin : trackSize.width - thumb.size - thumb.margin)
    if !states.contains(.enabled) { (ground.opacity, knob.opacity) = (0.38, 0.38) }
    if !isMaterial3, theme.family != .holo {
      var shade = knob
      shade.content = .shape(DrawingShape(.oval, fill: .color(Color(white: 0, alpha: 0.18))))
      shade.place.insets.top = 1.5
      (shade.place.width, shade.place.height) = (thumb.size + 1, thumb.size + 1)
      content.parts += [ground, shade, knob]
    } else {
      content.parts += [ground, knob]
    }
  }

  // MARK: Bars

  /// Returns the filled fraction of a framework progress bar or a library slider.
  private func fraction(_ other: Double) -> Double {
    let isSlider = attributes.className.hasSuffix("lider")
    let value = attributes.number(isSlider ? "android:value" : "android:progress") ?? other
    let least = attributes.number(isSlider ? "android:valueFrom" : "android:min") ?? 0
    let most =
      attributes.number(isSlider ? "android:valueTo" : "android:max") ?? (isSlider ? 1 : 100)
    return value.fraction(from: least, to: most)
  }

  mutating func dressProgress() {
    let isBar =
      styleSays("Horizontal", "Linear") || attributes.className.contains("LinearProgress")
    let tint =
      color("indicatorColor") ?? color("android:progressTint") ?? color("android:indeterminateTint")
    let fill = tint ?? (theme.family == .components ? colors.theme("colorPrimary") : activated)
    if let raw = attributes.raw(
      isBar ? "android:progressDrawable" : "android:indeterminateDrawable")
    {
      var reader = drawables
      reader.level = Int(fraction(0) * 10_000)
      if let found = reader.drawable(raw) {
        content.parts.append(Drawing.Part(.drawing(found.drawing)))
        return
      }
    }
    guard isBar else {
      // Three quarters of a ring, as a frame of its rotation.
      var path = DrawingVector("M0,0", fill)
      var stroke = DrawingStroke(fill, width: 4)
      stroke.isSquareEnded = true
      if let arc = Path(svg: "M24,5a19,19 0 1 1 -19,19") {
        path.steps = [.path(DrawingPath(arc, stroke: stroke))]
      }
      path.viewport = Size(48)
      var part = Drawing.Part(.vector(path))
      part.place.aspect = DrawingPlace.Aspect(Size(48), .fit, at: 0.5)
      content.parts.append(part)
      return
    }
    let height = points("trackThickness") ?? 4
    let isEndless = attributes.bool("android:indeterminate") == true
    let track =
      color("trackColor") ?? color("android:progressBackgroundTint")
      ?? (theme.family == .material3 ? colors.theme("colorSecondaryContainer") : fill.opacity(0.26))
    let radius = theme.family == .material3 ? height / 2 : 0
    content.parts.append(bar(DrawingShape(radius: radius, track), 0...1, height))
    let part = isEndless ? 0.2...0.65 : 0...fraction(0)
    content.parts.append(bar(DrawingShape(radius: radius, fill), part, height))
  }

  /// Returns a vertically centred bar along a part of the width.
  private func bar(
    _ shape: DrawingShape, _ part: ClosedRange<Double>, _ height: Double, margin: Double = 0
  ) -> Drawing.Part {
    var bar = Drawing.Part(.shape(shape))
    bar.place.vertical = .at(0.5)
    bar.place.height = height
    // The outer part insets the bar by the margins.
    bar.place.across = part
    guard margin > 0 else { return bar }
    var room = Drawing.Part(.drawing(Drawing([bar])))
    room.place.insets = EdgeInsets(left: margin, right: margin)
    return room
  }

  mutating func dressSlider() {
    let filled = fraction(0)
    let tint = color("android:progressTint") ?? color("trackColorActive")
    let fill =
      tint
      ?? (theme.family == .components && attributes.className.hasSuffix("lider")
        ? colors.theme("colorPrimary") : activated)
    let knob = color("android:thumbTint") ?? color("thumbColor") ?? fill
    let isSlider = attributes.className.hasSuffix("lider")
    let isThick = theme.family == .material3 && isSlider
    let (height, margin) = isThick ? (16.0, 10.0) : isSlider ? (4, 16) : (2, 16)
    let rest =
      theme.family == .material3 ? colors.theme("colorSecondaryContainer") : fill.opacity(0.3)
    content.parts.append(
      bar(DrawingShape(radius: height / 2, rest), 0...1, height, margin: margin))
    content.parts.append(
      bar(DrawingShape(radius: height / 2, fill), 0...filled, height, margin: margin))
    let size = isThick ? Size(4, 30) : Size(isSlider ? 20 : 14)
    var thumb = Drawing.Part(
      .shape(DrawingShape(radius: 10, knob)), DrawingPlace(0.5, 0.5, size.width, size.height))
    thumb.place.across = filled...filled
    var room = Drawing.Part(.drawing(Drawing([thumb])))
    room.place.insets = EdgeInsets(left: margin, right: margin)
    content.parts.append(room)
  }

  mutating func dressRating() {
    let count = min(max(attributes.integer("android:numStars") ?? 5, 1), 20)
    let rating = attributes.number("android:rating") ?? 0
    let fill = color("android:progressTint") ?? activated
    for star in 0..<count {
      let isOn = rating >= Double(star) + 0.5
      var part = Drawing.Part(
        .vector(DrawingVector(AndroidIcons.star, isOn ? fill : off.opacity(0.35))))
      part.place.across = Double(star) / Double(count)...Double(star + 1) / Double(count)
      part.place.aspect = DrawingPlace.Aspect(Size(32), .inside, at: 0.5)
      content.parts.append(part)
    }
  }
}
