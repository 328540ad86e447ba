import QuoinGeometry
import QuoinModel

extension AndroidDrawableReader {
  /// Returns a `<shape>` as a drawable.
  func shape(
    _ element: XMLTreeElement, _ own: AndroidValues, _ file: AndroidFile
  ) -> AndroidDrawable {
    func attributes(_ name: String) -> AndroidValues? {
      element.children.first { $0.name == name }.map { file.attributes($0) }
    }
    var shape = DrawingShape(outline(own, corners: attributes("corners")))
    shape.fill = attributes("solid")?["android:color"].flatMap(colors.color).map { .color($0) }
    if let own = attributes("gradient") { shape.fill = gradient(own) ?? shape.fill }
    shape.stroke = attributes("stroke").flatMap(stroke)
    var size: Size?
    if let own = attributes("size") {
      let (width, height) = (points(own["android:width"]), points(own["android:height"]))
      if let width, let height, width > 0, height > 0 { size = Size(width, height) }
    }
    let padding = attributes("padding").map { own in
      EdgeInsets(
        top: points(own["android:top"]) ?? 0, left: points(own["android:left"]) ?? 0,
        bottom: points(own["android:bottom"]) ?? 0, right: points(own["android:right"]) ?? 0)
    }
    let drawing = tinted(Drawing(.shape(shape)), own)
    return AndroidDrawable(drawing, size: size, padding: padding)
  }

  private func outline(
    _ own: AndroidValues, corners: AndroidValues?
  ) -> DrawingShape.Outline {
    switch own["android:shape"] {
    case "oval", "1": return .oval
    case "line", "2": return .line
    case "ring", "3":
      // The default ratios of the framework.
      let inner: DrawingShape.Extent =
        points(own["android:innerRadius"]).map { .points($0) }
        ?? .part(number(own["android:innerRadiusRatio"]) ?? 3)
      let thickness: DrawingShape.Extent =
        points(own["android:thickness"]).map { .points($0) }
        ?? .part(number(own["android:thicknessRatio"]) ?? 9)
      return .ring(inner: inner, thickness: thickness)
    default:
      guard let corners else { return .rectangle([]) }
      let all = points(corners["android:radius"]) ?? 0
      let names: [AndroidName] = [
        "android:topLeftRadius", "android:topRightRadius", "android:bottomRightRadius",
        "android:bottomLeftRadius",
      ]
      let radii = names.map { max(0, points(corners[$0]) ?? all) }
      return .rectangle(radii.allSatisfy { $0 == 0 } ? [] : radii)
    }
  }

  private func stroke(_ own: AndroidValues) -> DrawingStroke? {
    guard let width = points(own["android:width"]), width > 0,
      let color = own["android:color"].flatMap(colors.color)
    else { return nil }
    var stroke = DrawingStroke(color, width: width)
    if let dash = points(own["android:dashWidth"]), dash > 0 {
      stroke.dashes = [dash, points(own["android:dashGap"]) ?? 0]
    }
    return stroke
  }

  /// Returns the gradient of a shape.
  private func gradient(_ own: AndroidValues) -> DrawingFill? {
    let names: [AndroidName] = ["android:startColor", "android:centerColor", "android:endColor"]
    let found = names.map { own[$0].flatMap(colors.color) }
    guard found.contains(where: { $0 != nil }) else { return nil }
    let center = Point(
      fraction(own["android:centerX"]) ?? 0.5, fraction(own["android:centerY"]) ?? 0.5)
    let line: DrawingGradient.Line
    switch own["android:type"] {
    case "radial", "1":
      let raw = own["android:gradientRadius"]
      if let points = points(raw) {
        line = .radial(center, isFraction: true, radius: .points(points))
      } else if raw?.contains("%") == true, let part = fraction(raw) {
        line = .radial(center, isFraction: true, radius: .fraction(part))
      } else {
        line = .radial(center, isFraction: true, radius: .points((number(raw) ?? 0) / density))
      }
    case "sweep", "2": line = .sweep(center)
    default: line = .across(angle: Int(number(own["android:angle"]) ?? 0))
    }
    var stops = [DrawingGradient.Stop(0, found[0] ?? .clear)]
    if let middle = found[1] {
      // The centre colour of a linear gradient is at the specified position, by default in the
      // middle.
      let place = own["android:type"] == nil ? (center.x != 0.5 ? center.x : center.y) : 0.5
      stops.append(DrawingGradient.Stop(place, middle))
    }
    stops.append(DrawingGradient.Stop(1, found[2] ?? .clear))
    return .gradient(DrawingGradient(line, stops))
  }
}
