import QuoinGeometry
import QuoinModel

extension AndroidDrawableReader {
  /// Returns a vector drawable: paths in groups.
  func vector(
    _ element: XMLTreeElement, _ own: AndroidValues, _ file: AndroidFile
  ) -> AndroidDrawable? {
    guard let width = points(own["android:width"]), let height = points(own["android:height"]),
      width > 0, height > 0
    else { return nil }
    let viewport = Size(
      number(own["android:viewportWidth"]) ?? width, number(own["android:viewportHeight"]) ?? height
    )
    guard viewport.width > 0, viewport.height > 0 else { return nil }
    var steps: [DrawingVector.Step] = []
    group(element, .identity, file, &steps, depth: 0)
    var part = Drawing.Part(.vector(DrawingVector(viewport: viewport, steps)))
    part.opacity = min(max(number(own["android:alpha"]) ?? 1, 0), 1)
    part.isMirrored = own["android:autoMirrored"] == "true"
    return AndroidDrawable(tinted(Drawing([part]), own), size: Size(width, height))
  }

  private func group(
    _ element: XMLTreeElement, _ map: AffineMatrix, _ file: AndroidFile,
    _ steps: inout [DrawingVector.Step], depth: Int
  ) {
    guard depth < 64 else { return }
    var clips = 0
    for child in element.children {
      guard resolver.drawables.takesPart() else { return tooMuch(child, file) }
      let own = file.attributes(child)
      switch child.name {
      case "group": group(child, groupMap(own).followed(by: map), file, &steps, depth: depth + 1)
      case "path": path(child, own, map, file, &steps)
      case "clip-path":
        // A clip applies to everything that follows it in its group.
        guard let path = outline(child, own, map, file) else { continue }
        steps.append(.beginClip(path))
        clips += 1
      default: continue
      }
    }
    for _ in 0..<clips { steps.append(.endClip) }
  }

  /// Returns the transform of a group: scaled and rotated about its pivot, then translated.
  private func groupMap(_ own: AndroidValues) -> AffineMatrix {
    func value(_ name: AndroidName, _ other: Double = 0) -> Double { number(own[name]) ?? other }
    let (x, y) = (value("android:pivotX"), value("android:pivotY"))
    let turn = value("android:rotation").remainder(dividingBy: 360) * .pi / 180
    let (sine, cosine) = (LibM.sin(turn), LibM.cos(turn))
    return AffineMatrix.translation(-x, -y)
      .followed(
        by: AffineMatrix(
          a: value("android:scaleX", 1), b: 0, c: 0, d: value("android:scaleY", 1), tx: 0, ty: 0)
      )
      .followed(by: AffineMatrix(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
      .followed(
        by: .translation(value("android:translateX") + x, value("android:translateY") + y))
  }

  private func outline(
    _ element: XMLTreeElement, _ own: AndroidValues, _ map: AffineMatrix,
    _ file: AndroidFile
  ) -> Path? {
    guard let data = own["android:pathData"].flatMap({ resolver.text($0, themes) }) else {
      return nil
    }
    // A point takes at least two characters.
    guard resolver.drawables.takes(points: data.utf8.count / 2) else {
      tooMuch(element, file)
      return nil
    }
    guard var path = Path(svg: data) else {
      resolver.report(
        "invalid-path",
        "the path of a drawable is not written as paths are, so it is not drawn: "
          + "'\(data.prefix(40))…'", key: file.path + data.prefix(100),
        place: SourcePlace(file: file.path, line: element.line, column: element.column))
      return nil
    }
    if own["android:fillType"] == "evenOdd" { path.rule = .evenOdd }
    return map == .identity ? path : path.mapped(by: map)
  }

  private func path(
    _ element: XMLTreeElement, _ own: AndroidValues, _ map: AffineMatrix,
    _ file: AndroidFile, _ steps: inout [DrawingVector.Step]
  ) {
    // Paths drawn by an animation are initially empty.
    let shown =
      (number(own["android:trimPathEnd"]) ?? 1) - (number(own["android:trimPathStart"]) ?? 0)
    guard shown != 0, let path = outline(element, own, map, file) else { return }
    var drawn = DrawingPath(path)
    drawn.fill = fill("fillColor", element, own, map, file)
    if let alpha = number(own["android:fillAlpha"]) {
      drawn.fill = drawn.fill?.mapped { $0.opacity(min(max(alpha, 0), 1)) }
    }
    let width = number(own["android:strokeWidth"]) ?? 0
    if width > 0, var fill = fill("strokeColor", element, own, map, file) {
      if let alpha = number(own["android:strokeAlpha"]) {
        fill = fill.mapped { $0.opacity(min(max(alpha, 0), 1)) }
      }
      let scale = (map.a * map.d - map.b * map.c).magnitude.squareRoot()
      var stroke = DrawingStroke(.clear, width: width * scale)
      stroke.fill = fill
      stroke.isRoundEnded = own["android:strokeLineCap"] == "round"
      stroke.isSquareEnded = own["android:strokeLineCap"] == "square"
      stroke.hasRoundJoins = own["android:strokeLineJoin"] == "round"
      drawn.stroke = stroke
    }
    if drawn.fill != nil || drawn.stroke != nil { steps.append(.path(drawn)) }
  }

  /// Returns the fill of a path: a colour, or a gradient in the element or in a colour file.
  private func fill(
    _ name: String, _ element: XMLTreeElement, _ own: AndroidValues, _ map: AffineMatrix,
    _ file: AndroidFile
  ) -> DrawingFill? {
    if let raw = own[AndroidName(.android, name)] {
      if let color = colors.color(raw) { return .color(color) }
      guard let value = resolver.text(raw, themes), let reference = AndroidReference(value),
        reference.kind == "color" || reference.kind == "drawable",
        let path = resolver.project.file("\(reference.kind)/\(reference.name)"),
        let inner = resolver.file(path), let root = inner.tree.root, root.name == "gradient"
      else { return nil }
      return gradient(root, map, inner)
    }
    for child in element.children
    where child.name.hasSuffix("attr") && child["name"] == "android:\(name)" {
      guard let root = child.children.first(where: { $0.name == "gradient" }) else { continue }
      return gradient(root, map, file)
    }
    return nil
  }

  /// Returns a gradient in the units of the path.
  private func gradient(
    _ element: XMLTreeElement, _ map: AffineMatrix, _ file: AndroidFile
  ) -> DrawingFill? {
    let own = file.attributes(element)
    func point(_ x: AndroidName, _ y: AndroidName) -> Point {
      map.apply(Point(number(own[x]) ?? 0, number(own[y]) ?? 0))
    }
    let line: DrawingGradient.Line
    switch own["android:type"] {
    case "radial", "1":
      let scale = (map.a * map.d - map.b * map.c).magnitude.squareRoot()
      line = .radial(
        point("android:centerX", "android:centerY"), isFraction: false,
        radius: .points((number(own["android:gradientRadius"]) ?? 0) * scale))
    // Sweep gradients of icons are centred.
    case "sweep", "2": line = .sweep(Point(0.5, 0.5))
    default:
      line = .linear(
        point("android:startX", "android:startY"), point("android:endX", "android:endY"))
    }
    var stops = element.children.filter { $0.name == "item" }.prefix(1_000).compactMap {
      item -> DrawingGradient.Stop? in
      let own = file.attributes(item)
      guard let color = own["android:color"].flatMap(colors.color) else { return nil }
      return DrawingGradient.Stop(number(own["android:offset"]) ?? 0, color)
    }
    if stops.isEmpty {
      let names: [AndroidName] = ["android:startColor", "android:centerColor", "android:endColor"]
      let found = names.map { own[$0].flatMap(colors.color) }
      stops = [DrawingGradient.Stop(0, found[0] ?? .clear)]
      if let middle = found[1] { stops.append(DrawingGradient.Stop(0.5, middle)) }
      stops.append(DrawingGradient.Stop(1, found[2] ?? .clear))
    }
    var gradient = DrawingGradient(line, stops)
    gradient.isRepeating = own["android:tileMode"] == "repeat"
    return .gradient(gradient)
  }

  func tooMuch(_ element: XMLTreeElement, _ file: AndroidFile) {
    resolver.report(
      "limit-exceeded",
      "the drawables of the document have more parts or points than the limits of \(AndroidDrawableStore.maximumParts) "
        + "and \(AndroidDrawableStore.maximumPoints), or a layer list has more than \(AndroidDrawableReader.heaviest) "
        + "parts; the rest is left out", key: "drawables",
      place: SourcePlace(file: file.path, line: element.line, column: element.column))
  }
}
